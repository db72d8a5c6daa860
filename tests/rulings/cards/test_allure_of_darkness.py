"""Allure of Darkness: two cards for a DARK monster, or for the whole hand."""

from tests.table import Table, side

ALLURE = "Allure of Darkness"


def test_faq_7570_a_dark_monster_of_the_hand_is_banished() -> None:
    table = Table(
        yugi=side(hand=[ALLURE, "Kuriboh", "Uraby"], deck=["Summoned Skull", "Silver Fang"])
    )
    table.yugi.activates(ALLURE)
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.banished == ["Summoned Skull"]
    assert sorted(table.yugi.hand) == ["Kuriboh", "Silver Fang", "Uraby"]


def test_faq_7570_without_one_the_whole_hand_is_sent_to_the_graveyard() -> None:
    table = Table(yugi=side(hand=[ALLURE, "Uraby"], deck=["Silver Fang", "Giant Rat"]))
    table.yugi.activates(ALLURE)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert sorted(table.yugi.graveyard) == [ALLURE, "Giant Rat", "Silver Fang", "Uraby"]


def test_faq_7570_it_is_not_activated_with_one_card_in_the_deck() -> None:
    table = Table(yugi=side(hand=[ALLURE, "Kuriboh"], deck=["Uraby"]))

    assert not table.yugi.may("activate", ALLURE)
