"""Gryphon Wing: turns Harpie's Feather Duster back upon its player."""

from tests.table import Table, side

WING, DUSTER = "Gryphon Wing", "Harpie's Feather Duster"


def test_the_duster_is_negated_and_their_own_spells_and_traps_destroyed() -> None:
    table = Table(
        yugi=side(hand=[DUSTER], field=["Waboku"]), kaiba=side(field=[WING, "Mirror Force"])
    )
    table.yugi.activates(DUSTER)
    table.kaiba.activates(WING)
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]
    assert sorted(table.yugi.graveyard) == [DUSTER, "Waboku"]


def test_another_spell_is_not_answered() -> None:
    table = Table(yugi=side(hand=["Heavy Storm"]), kaiba=side(field=[WING, "Mirror Force"]))
    table.yugi.activates("Heavy Storm")

    assert not table.kaiba.may("activate", WING)
    table.everyone_passes()
