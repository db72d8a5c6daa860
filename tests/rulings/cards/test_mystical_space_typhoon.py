"""Mystical Space Typhoon: target 1 Spell/Trap on the field; destroy that target."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-TRAP-03", "MR-GLOS-31")
def test_a_normal_trap_destroyed_in_response_still_resolves() -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mirror Force", "Summoned Skull"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")
    table.everyone_passes()

    assert table.kaiba.field == ["Summoned Skull"]
    assert table.kaiba.graveyard == ["Mirror Force"]
    assert table.yugi.graveyard == ["Dark Magician", "Mystical Space Typhoon"]


@pytest.mark.rule("MR-SPELL-06", "MR-TRAP-05")
def test_a_continuous_trap_destroyed_in_response_does_not_resolve() -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Call of the Haunted", targeting="Summoned Skull")
    table.yugi.activates("Mystical Space Typhoon", targeting="Call of the Haunted")
    table.everyone_passes()

    assert table.kaiba.field == []
    assert table.kaiba.graveyard == ["Summoned Skull", "Call of the Haunted"]


def test_it_cannot_target_itself() -> None:
    table = Table(yugi=side(field=["Mystical Space Typhoon"]))

    assert not table.yugi.may("activate", "Mystical Space Typhoon")


@pytest.mark.rule("MR-INFO-07")
def test_face_down_cards_and_field_spells_are_targets() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down("Waboku"), face_up("Mystic Plasma Zone"), "Uraby"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Mystic Plasma Zone")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Waboku", "Mystic Plasma Zone"]]
    assert table.kaiba.field == ["Uraby", "Waboku"]
