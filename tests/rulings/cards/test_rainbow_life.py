"""Rainbow Life: for the turn damage is gained as Life Points."""

from collections.abc import Callable

from engine.yugioh.language import Activate, InflictDamage, LifeDifference, Whose
from engine.yugioh.language.cards import spell
from tests.table import Table, attacking, defending, face_down, side

CARD = "Rainbow Life"


def ookazi(*hand: str) -> Table:
    """Kaiba has answered Ookazi with the card."""
    table = Table(
        yugi=side(hand=["Ookazi", *hand]), kaiba=side(hand=["Uraby"], field=[face_down(CARD)])
    )
    table.yugi.activates("Ookazi")
    table.kaiba.activates(CARD, cost="Uraby")
    table.everyone_passes()
    return table


def test_it_takes_a_card_of_the_hand() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]))

    assert not table.yugi.may("activate", CARD)


def test_damage_by_an_effect_is_gained() -> None:
    table = ookazi()

    assert table.life_changes() == [("kaiba", "GAIN", 800)]


def test_damage_of_a_battle_is_gained() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]), kaiba=side(hand=["Uraby"], field=[face_down(CARD)])
    )
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD, cost="Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "GAIN", 1700)]


def test_its_opponent_takes_damage_as_ever() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(hand=["Uraby"], field=[face_down(CARD), defending("Millennium Shield")]),
    )
    table.yugi.attacks_with("Battle Ox", at="Millennium Shield")
    table.kaiba.activates(CARD, cost="Uraby")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1300, 8000)


def test_a_cost_is_no_damage() -> None:
    table = Table(
        yugi=side(
            field=[face_down(CARD)], hand=["Uraby", "Premature Burial"], graveyard=["Kuriboh"]
        )
    )
    table.yugi.activates(CARD, cost="Uraby")
    table.everyone_passes()
    table.yugi.activates("Premature Burial", targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.life == 7200


def test_it_is_over_at_the_end_of_the_turn() -> None:
    table = ookazi("Ookazi")
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_qa_13499_what_answers_damage_is_not_used() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(
            hand=["Uraby", "Kuriboh"],
            field=[face_down(CARD), face_down("Damage Condenser")],
            deck=["Kuriboh"] * 5,
        ),
    )
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD, cost="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 + 1700
    assert not table.was_offered(table.kaiba, "Damage Condenser")


def test_what_is_handed_on_is_gained_by_whom_it_is_handed_to() -> None:
    """Dimension Wall of the other player."""
    table = Table(
        yugi=side(field=["Battle Ox", face_down(CARD)], hand=["Uraby"]),
        kaiba=side(field=[face_down("Dimension Wall"), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")
    table.kaiba.activates("Dimension Wall")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 + 1400, 8000)


def test_no_damage_is_no_gain(lay_beside: Callable[..., None]) -> None:
    none_yet = InflictDamage(Whose.THEIRS, LifeDifference())
    lay_beside(spell("Gap", 9001, Activate(do=none_yet)))
    table = Table(yugi=side(hand=["Gap"]), kaiba=side(hand=["Uraby"], field=[face_down(CARD)]))
    table.yugi.activates("Gap")
    table.kaiba.activates(CARD, cost="Uraby")
    table.everyone_passes()

    assert table.life_changes() == []
