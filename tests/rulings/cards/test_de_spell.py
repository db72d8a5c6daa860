"""De-Spell: destroy a face-up Spell, or a Set card that turns out to be one."""

import pytest

from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side


def aimed_at(card: str) -> Table:
    """A table on which yugi's De-Spell has just resolved on a Set card of kaiba."""
    table = Table(yugi=side(hand=["De-Spell"]), kaiba=side(field=[card]))
    table.yugi.activates("De-Spell", targeting=card)
    table.everyone_passes()
    return table


def test_a_set_spell_is_shown_and_destroyed() -> None:
    table = aimed_at("Raigeki")

    assert table.kaiba.graveyard == ["Raigeki"]
    assert table.story(Revealed) == ["Revealed"]


@pytest.mark.rule("MR-INFO-07")
@pytest.mark.rule("MR-GLOS-30")
def test_a_set_trap_is_shown_and_stays_set() -> None:
    table = aimed_at("Mirror Force")

    assert table.kaiba.spells == ["Mirror Force"]
    assert table.kaiba.sees("Mirror Force").position == "Set"
    assert any(isinstance(event, Revealed) for event in table.told(table.yugi))
    assert not table.happened(Flipped)


def test_it_targets_face_up_spells_and_all_set_cards_but_not_face_up_traps_or_itself() -> None:
    table = Table(
        yugi=side(hand=["De-Spell"]),
        kaiba=side(field=[face_up("Supply Squad"), face_up("Macro Cosmos"), "Waboku"]),
    )
    table.yugi.activates("De-Spell", targeting="Supply Squad")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Supply Squad", "Waboku"]]
    assert "Supply Squad" not in table.kaiba.spells
    assert not table.happened(Revealed)


def test_a_set_trap_that_is_activated_in_response_is_not_destroyed() -> None:
    table = Table(
        yugi=side(hand=["De-Spell"], deck=["Uraby"] * 3),
        kaiba=side(field=["Macro Cosmos"], deck=["Uraby"] * 3),
    )
    table.yugi.activates("De-Spell")
    table.kaiba.activates("Macro Cosmos")
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.spells == ["Macro Cosmos"]
