"""Soul Resurrection: revives a Normal Monster in Defense Position."""

from tests.table import Table, side


def revived(*hand: str) -> Table:
    """A table on which yugi has revived Summoned Skull with Soul Resurrection."""
    table = Table(
        yugi=side(
            field=["Soul Resurrection"], hand=hand, graveyard=["Sangan", "Summoned Skull"]
        ),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates("Soul Resurrection")
    table.chain_resolves()
    return table


def test_it_revives_a_normal_monster_in_defense_position() -> None:
    table = revived()

    assert table.yugi.sees("Summoned Skull").position == "face-up Defense"


def test_it_stays_when_the_monster_leaves_undestroyed() -> None:
    table = revived()
    table.kaiba.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.yugi.spells == ["Soul Resurrection"]


def test_it_is_destroyed_with_the_monster() -> None:
    table = revived("Dark Hole")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.field == []
    assert "Soul Resurrection" in table.yugi.graveyard
