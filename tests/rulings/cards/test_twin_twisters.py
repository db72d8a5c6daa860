"""Twin Twisters: discard a card; destroy up to 2 Spells and Traps."""

from tests.table import Table, side

TWIN = "Twin Twisters"


def table_with(*set_cards: str) -> Table:
    """A table on which yugi has activated Twin Twisters and is asked for its targets."""
    table = Table(yugi=side(hand=[TWIN, "Kuriboh"]), kaiba=side(field=list(set_cards)))
    table.yugi.activates(TWIN, cost="Kuriboh")
    return table


def test_two_can_be_targeted() -> None:
    table = table_with("Waboku", "Mirror Force", "Magic Jammer")
    table.yugi.chooses("Waboku", "Mirror Force")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Waboku", "Mirror Force"]


def test_one_can_be_targeted() -> None:
    table = table_with("Waboku", "Mirror Force")
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]


def test_the_other_target_is_destroyed_if_one_is_gone() -> None:
    table = table_with("Waboku", "Mirror Force")
    table.yugi.chooses("Waboku", "Mirror Force")
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert sorted(table.kaiba.graveyard) == ["Mirror Force", "Waboku"]


def test_it_needs_a_card_to_discard() -> None:
    table = Table(yugi=side(hand=[TWIN]), kaiba=side(field=["Waboku"]))

    assert not table.yugi.may("activate", TWIN)
