"""Dark World Dealings: both draw a card, then both discard one."""

from tests.table import Table, side

DEALINGS = "Dark World Dealings"


def test_faq_7002_both_draw_then_both_discard_the_turn_player_first() -> None:
    table = Table(
        yugi=side(hand=[DEALINGS, "Uraby"], deck=["Silver Fang"] * 3),
        kaiba=side(hand=["Giant Rat"], deck=["Kuriboh"] * 3),
    )
    table.yugi.activates(DEALINGS)
    table.yugi.chooses("Uraby")
    table.kaiba.chooses("Giant Rat")
    table.everyone_passes()

    assert table.yugi.hand == ["Silver Fang"]
    assert table.kaiba.hand == ["Kuriboh"]
    assert table.kaiba.graveyard == ["Giant Rat"]


def test_faq_7002_it_needs_a_card_in_both_decks() -> None:
    table = Table(yugi=side(hand=[DEALINGS, "Uraby"]), kaiba=side(deck=[]))

    assert not table.yugi.may("activate", DEALINGS)
