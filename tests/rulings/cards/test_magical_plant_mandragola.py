"""Magical Plant Mandragola: a Spell Counter on each card that can bear one more."""

from engine.yugioh.language import Counter
from engine.yugioh.state.events.standing import CountersPlaced
from tests.table import Table, face_down, side

PLANT, BREAKER = "Magical Plant Mandragola", "Breaker the Magical Warrior"


def test_both_players_cards_that_can_bear_one_get_one() -> None:
    table = Table(
        yugi=side(field=[face_down(PLANT), "Royal Magical Library"]),
        kaiba=side(field=[BREAKER, "Gemini Elf"]),
    )
    table.yugi.flip_summons(PLANT)
    table.everyone_passes()

    placed = table.happened(CountersPlaced)
    assert [(each.counter, each.count) for each in placed] == [(Counter.SPELL, 1)] * 2
    assert table.kaiba.sees(BREAKER).attack == 1900


def test_it_is_activated_though_no_card_can_bear_one() -> None:
    table = Table(yugi=side(field=[face_down(PLANT)]), kaiba=side(field=["Gemini Elf"]))
    table.yugi.flip_summons(PLANT)
    table.everyone_passes()

    assert table.chains() == [[PLANT]]
    assert table.happened(CountersPlaced) == []
