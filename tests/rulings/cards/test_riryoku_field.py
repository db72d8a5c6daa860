"""Riryoku Field: negates a Spell that targets one monster and nothing else."""

from tests.table import Table, face_down, side

CARD = "Riryoku Field"


def test_a_spell_that_targets_one_monster_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly"]),
        kaiba=side(field=[face_down(CARD)]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500
    assert table.yugi.graveyard == ["Rush Recklessly"]


def test_a_spell_without_a_target_and_one_that_targets_a_spell_are_not() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(CARD)]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)

    assert not table.kaiba.may("activate", CARD)
