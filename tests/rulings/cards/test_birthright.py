"""Birthright: revives a Normal Monster in Attack Position; the two leave together."""

from tests.table import Table, side


def revived(*hand: str) -> Table:
    """A table on which yugi has revived Summoned Skull with Birthright."""
    table = Table(
        yugi=side(
            field=["Birthright"], hand=hand, graveyard=["Sangan", "Summoned Skull", "Kuriboh"]
        ),
        kaiba=side(hand=["Mystical Space Typhoon"], field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates("Birthright")
    table.chain_resolves()
    return table


def test_it_revives_a_normal_monster_only() -> None:
    table = revived()

    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.sees("Summoned Skull").position == "face-up Attack"


def test_it_is_destroyed_when_the_monster_leaves_even_undestroyed() -> None:
    table = revived()
    table.kaiba.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.yugi.hand == ["Summoned Skull"]
    assert table.yugi.spells == []
    assert "Birthright" in table.yugi.graveyard


def test_the_monster_is_destroyed_when_it_leaves() -> None:
    table = revived("Heavy Storm")
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert "Summoned Skull" in table.yugi.graveyard
