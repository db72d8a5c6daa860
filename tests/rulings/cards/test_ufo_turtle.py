"""UFO Turtle: destroyed by battle, it brings a FIRE monster with 1500 or less ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


def test_it_can_bring_another_of_itself() -> None:
    deck = ["Sangan", "UFO Turtle", "Charcoal Inpachi"]
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["UFO Turtle"], deck=deck)
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("UFO Turtle", at="end of the damage step")
    table.kaiba.chooses("UFO Turtle")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Charcoal Inpachi", "UFO Turtle"]]
    assert table.kaiba.monsters == ["UFO Turtle"]


def test_it_is_not_offered_without_such_a_monster_in_the_deck() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["UFO Turtle"], deck=["Sangan"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [[]]
