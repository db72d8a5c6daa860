"""Each activation is told with its own targets."""

from tests.table import Table, side
from tests.talk.reading import told


def test_what_targets_nothing_is_not_told_with_the_target_of_a_later_chain() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole", "Monster Reborn"], field=["Uraby"], graveyard=["Kuriboh"])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Kuriboh")
    table.everyone_passes()

    said = told(table, None)
    assert "Yugi activates Dark Hole." in said
    assert any("Monster Reborn, targeting" in each for each in said)
