"""Solidarity: one Type in the Graveyard makes monsters of that Type stronger."""

from tests.table import Table, face_up, side
from tests.table.laying import Lying

CARD = "Solidarity"


def _seen(graves: list[str], name: str, copies: int = 1) -> int | None:
    field: list[str | Lying] = [*[face_up(CARD)] * copies, "Summoned Skull", "Uraby"]
    return Table(yugi=side(field=field, graveyard=graves)).yugi.sees(name).attack


def test_monsters_of_the_only_type_gain_800_and_others_nothing() -> None:
    assert _seen(["Feral Imp", "Winged Dragon"][:1], "Summoned Skull") == 3300
    assert _seen(["Feral Imp"], "Uraby") == 1500


def test_two_types_or_none_give_nothing() -> None:
    assert _seen(["Feral Imp", "Uraby"], "Summoned Skull") == 2500
    assert _seen([], "Summoned Skull") == 2500


def test_spells_in_the_graveyard_have_no_type() -> None:
    assert _seen(["Feral Imp", "Pot of Greed"], "Summoned Skull") == 3300


def test_faq_8344_two_of_them_give_it_twice() -> None:
    assert _seen(["Feral Imp"], "Summoned Skull", 2) == 4100


def test_monsters_of_the_opponent_gain_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], graveyard=["Feral Imp"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_qa_8646_a_type_that_an_effect_gives_does() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), "D. Tribe", "Uraby"], graveyard=["Petit Dragon"])
    )
    table.yugi.activates("D. Tribe")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 2300
