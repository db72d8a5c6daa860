"""Draconnet: Normal Summoned, it brings a weak Normal Monster from the hand or the Deck."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

SMALL = "Mokey Mokey"


def test_it_brings_a_normal_monster_of_the_hand_or_deck_in_defense_position() -> None:
    table = Table(
        yugi=side(
            hand=["Draconnet", "Charcoal Inpachi", "Sangan"],
            deck=["Kuriboh", SMALL, "Gemini Elf"],
        )
    )
    table.yugi.summons("Draconnet")
    table.yugi.activates("Draconnet")
    table.yugi.chooses(SMALL)
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Charcoal Inpachi", SMALL]]
    assert table.yugi.sees(SMALL).position == "face-up Defense"


def test_it_is_not_offered_where_there_is_no_such_monster() -> None:
    table = Table(yugi=side(hand=["Draconnet", "Kuriboh"], deck=["Gemini Elf"]))
    table.yugi.summons("Draconnet")
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [[]]
