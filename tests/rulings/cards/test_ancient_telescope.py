"""Ancient Telescope: looks at the top of the opponent's Deck."""

from tests.table import Table, side

CARD = "Ancient Telescope"


def test_its_player_alone_looks_and_nothing_moves() -> None:
    """FAQ 4852."""
    deck = ["Uraby", "Kuriboh", "Battle Ox", "Feral Imp", "Judge Man", "Kojikocy"]
    table = Table(yugi=side(hand=[CARD]), kaiba=side(deck=deck))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.deck == deck
    assert table.yugi.graveyard == [CARD]


def test_fewer_than_five_cards_will_do() -> None:
    """FAQ 4852."""
    table = Table(yugi=side(hand=[CARD]), kaiba=side(deck=["Uraby"]))

    assert table.yugi.may("activate", CARD)


def test_an_empty_deck_will_not() -> None:
    """FAQ 4852."""
    table = Table(yugi=side(hand=[CARD]), kaiba=side(deck=[]))

    assert not table.yugi.may("activate", CARD)
