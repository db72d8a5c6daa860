"""Junk Destroyer: Synchro Summoned, it destroys as many cards as it took non-Tuners."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side
from tests.table.laying import Lying

DESTROYER = "Junk Destroyer"
JUNK = "Junk Synchron"
THEIRS: list[str | Lying] = ["Summoned Skull", "Gemini Elf", face_down("Waboku")]
NAMES = ["Gemini Elf", "Summoned Skull", "Waboku"]


def made_of(*others: str) -> Table:
    """Yugi Synchro Summons it with Junk Synchron (Level 3) and these."""
    table = Table(yugi=side(field=[JUNK, *others], extra=[DESTROYER]), kaiba=side(field=THEIRS))
    table.yugi.special_summons(DESTROYER, using=[JUNK, *others])
    return table


def test_one_card_falls_for_one_non_tuner() -> None:
    table = made_of("Curse of Dragon")
    table.yugi.activates(DESTROYER, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.field == ["Gemini Elf", "Waboku"]


def test_two_at_most_fall_for_two() -> None:
    table = made_of("Kuriboh", "Gemini Elf")
    table.yugi.activates(DESTROYER)
    table.driver.choose("Summoned Skull", "Waboku")
    table.everyone_passes()

    assert table.kaiba.field == ["Gemini Elf"]


def test_or_fewer() -> None:
    table = made_of("Kuriboh", "Gemini Elf")
    table.yugi.activates(DESTROYER)
    table.driver.choose("Waboku")
    table.everyone_passes()

    assert table.kaiba.field == ["Summoned Skull", "Gemini Elf"]


def test_its_player_may_leave_it() -> None:
    table = made_of("Curse of Dragon")
    table.everyone_passes()

    assert table.was_offered(table.yugi, DESTROYER)
    assert len(table.kaiba.field) == 3


def test_qa_21644_summoned_without_materials_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[DESTROYER]), kaiba=side(field=THEIRS)
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.monsters == [DESTROYER]
    assert not table.was_offered(table.yugi, DESTROYER)
    assert not table.was_asked(table.yugi, Reason.TARGET)


def test_it_takes_junk_synchron() -> None:
    table = Table(yugi=side(field=["Road Synchron", "Gemini Elf"], extra=[DESTROYER]))

    assert not table.yugi.may("Special Summon", DESTROYER)
