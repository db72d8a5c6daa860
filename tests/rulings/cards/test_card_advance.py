"""Card Advance: up to five cards are looked at, and one more Tribute Summon is made."""

import pytest

from tests.table import Table, side

CARD = "Card Advance"
DECK = ["Kuriboh", "Uraby", "Giant Rat", "Mokey Mokey", "Kuriboh", "Uraby"]


def advanced(*hand: str, field: tuple[str, ...] = ()) -> Table:
    table = Table(yugi=side(hand=[CARD, *hand], field=[*field], deck=["Kuriboh"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_faq_11425_up_to_five_cards_are_put_back_in_any_order() -> None:
    table = Table(yugi=side(hand=[CARD], deck=DECK))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.asked == "yugi HOW_MANY"
    table.driver.answer((5,))
    table.yugi.chooses("Mokey Mokey", "Giant Rat", "Uraby", "Kuriboh")
    table.everyone_passes()

    assert table.yugi.deck[:2] == ["Mokey Mokey", "Giant Rat"]
    assert table.yugi.deck[-1] == "Uraby"


@pytest.mark.parametrize("first", ["Uraby", "Summoned Skull"])
def test_faq_11425_one_tribute_summon_beside_that_of_the_turn(first: str) -> None:
    hand = ("Uraby", "Summoned Skull", "Summoned Skull", "Gemini Elf")
    table = advanced(*hand, field=("Battle Ox", "Giant Rat"))
    tributing = [["Giant Rat"], ["Battle Ox"]]
    if first == "Uraby":
        table.yugi.summons("Uraby")
        table.everyone_passes()
        assert not table.yugi.may("Normal Summon", "Gemini Elf")
    table.yugi.summons("Summoned Skull", tributing=tributing[0])
    table.everyone_passes()
    if first != "Uraby":
        table.yugi.summons("Uraby")
        table.everyone_passes()
    assert sorted(table.yugi.monsters) == ["Battle Ox", "Summoned Skull", "Uraby"]
    assert not table.yugi.may("Normal Summon")
    assert not table.yugi.may("Set")


def test_two_tribute_summons_and_no_third() -> None:
    hand = ("Summoned Skull", "Summoned Skull", "Summoned Skull")
    table = advanced(*hand, field=("Battle Ox", "Giant Rat"))
    for tribute in ("Battle Ox", "Giant Rat"):
        table.yugi.summons("Summoned Skull", tributing=[tribute])
        table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull", "Summoned Skull"]
    assert not table.yugi.may("Normal Summon")


def test_faq_11425_it_can_be_set_as_well() -> None:
    table = advanced("Uraby", "Gemini Elf", "Summoned Skull", field=("Battle Ox",))
    table.yugi.summons("Uraby")
    table.everyone_passes()
    assert not table.yugi.may("Set", "Gemini Elf")
    table.yugi.sets("Summoned Skull", tributing=["Battle Ox"])
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").position == "face-down Defense"
    assert not table.yugi.may("Normal Summon")


def test_qa_17079_it_takes_a_tribute() -> None:
    table = advanced("Uraby", "Summoned Skull")
    table.yugi.summons("Uraby")
    table.everyone_passes()
    assert table.yugi.may("Normal Summon", "Summoned Skull")
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD, "Uraby"]


def test_qa_17079_without_a_monster_to_tribute_there_is_none() -> None:
    table = advanced("Summoned Skull")

    assert not table.yugi.may("Normal Summon", "Summoned Skull")


def test_faq_11425_not_while_another_applies() -> None:
    table = advanced(CARD)

    assert not table.yugi.may("activate", CARD)


def test_qa_6501_not_without_a_deck() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"], deck=[]))

    assert not table.yugi.may("activate", CARD)


def test_it_is_over_at_the_end_of_the_turn() -> None:
    table = advanced("Uraby", "Summoned Skull", field=("Battle Ox",))
    table.turn_ends()
    table.turn_ends()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Summoned Skull")
