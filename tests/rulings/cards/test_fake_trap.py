"""Fake Trap: falls in place of other Traps of its player."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, face_down, face_up, side

FAKE, STORM = "Fake Trap", "Heavy Storm"


def test_all_other_traps_stay_and_spells_fall() -> None:
    table = Table(
        yugi=side(hand=[STORM]),
        kaiba=side(field=[face_down(FAKE), face_down("Waboku"), face_up("Supply Squad")]),
    )
    table.yugi.activates(STORM)
    table.kaiba.activates(FAKE)
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert sorted(table.kaiba.graveyard) == sorted([FAKE, "Supply Squad"])


def test_faq_4696_set_traps_that_would_fall_are_shown() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(FAKE), face_down("Waboku"), face_down("Mirror Force")]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Waboku")
    table.kaiba.activates(FAKE)
    table.everyone_passes()

    shown = [card for event in table.happened(Revealed) for card in event.cards]
    assert [table.driver.name(card) for card in shown] == ["Waboku"]
    assert "Waboku" in table.kaiba.spells


def test_qa_11305_alone_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[STORM]), kaiba=side(field=[face_down(FAKE)]))
    table.yugi.activates(STORM)

    assert not table.kaiba.may("activate", FAKE)


def test_a_spell_that_would_fall_is_no_reason() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(FAKE), face_down("Waboku"), face_up("Supply Squad")]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Supply Squad")

    assert not table.kaiba.may("activate", FAKE)


def test_it_holds_for_that_chain_alone() -> None:
    table = Table(
        yugi=side(hand=[STORM, STORM]),
        kaiba=side(field=[face_down(FAKE), face_down("Waboku")]),
    )
    table.yugi.activates(STORM)
    table.kaiba.activates(FAKE)
    table.everyone_passes()
    table.yugi.activates(STORM)
    table.everyone_passes()

    assert table.kaiba.spells == []
