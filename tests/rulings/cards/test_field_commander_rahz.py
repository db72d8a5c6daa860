"""Field-Commander Rahz: places a small Warrior on top of the Deck."""

from tests.table import Table, side

CARD = "Field-Commander Rahz"


def test_summoned_it_places_a_warrior_on_top() -> None:
    """FAQ 7431: nothing is targeted; it is activated always."""
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", "Kojikocy", "Judge Man", CARD]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.deck[0] == "Kojikocy"


def test_without_such_a_warrior_it_is_activated_and_does_nothing() -> None:
    """FAQ 7431."""
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", "Judge Man"]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert sorted(table.yugi.deck) == ["Judge Man", "Uraby"]
