"""The Graveyard in the Fourth Dimension: two "LV" monsters go back into the Deck."""

from tests.table import Table, side

CARD = "The Graveyard in the Fourth Dimension"
HORUS, ARMED = "Horus the Black Flame Dragon LV8", "Armed Dragon LV5"


def test_two_of_them_are_shuffled_into_the_deck() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[HORUS, ARMED, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted([CARD, "Uraby"])
    assert {HORUS, ARMED} <= set(table.yugi.deck)


def test_faq_6135_one_alone_is_too_few() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[HORUS, "Uraby"]))
    assert not table.yugi.may("activate", CARD)


def test_faq_6135_one_goes_back_though_the_other_has_left() -> None:
    table = Table(
        yugi=side(hand=[CARD], graveyard=[HORUS, ARMED]),
        kaiba=side(field=["Called by the Grave"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Called by the Grave", targeting=ARMED)
    table.everyone_passes()

    assert HORUS in table.yugi.deck
    assert table.yugi.banished == [ARMED]
