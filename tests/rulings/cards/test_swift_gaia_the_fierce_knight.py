"""Swift Gaia the Fierce Knight: alone in the hand, it needs no Tributes."""

from tests.table import Table, side

GAIA = "Swift Gaia the Fierce Knight"


def test_alone_in_the_hand_it_is_normal_summoned_without_tributes() -> None:
    table = Table(yugi=side(hand=[GAIA]))
    table.yugi.summons(GAIA)
    table.everyone_passes()

    assert table.yugi.monsters == [GAIA]


def test_faq_5243_it_cannot_be_set_so() -> None:
    table = Table(yugi=side(hand=[GAIA]))
    assert not table.yugi.may("Set", GAIA)


def test_with_another_card_in_the_hand_it_needs_its_tributes() -> None:
    table = Table(yugi=side(hand=[GAIA, "Uraby"]))
    assert not table.yugi.may("Normal Summon", GAIA)
