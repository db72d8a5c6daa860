"""Maxx "C": a card for each time that the opponent Special Summons in a turn."""

from tests.table import Table, side

MAXX = 'Maxx "C"'


def test_faq_9455_each_special_summon_of_the_opponent_draws_a_card_without_a_chain() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Premature Burial"], graveyard=["Uraby"] * 2),
        kaiba=side(hand=[MAXX], deck=["Kuriboh"] * 5),
        turn_player="kaiba",
    )
    table.turn_ends()
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.kaiba.activates(MAXX)
    table.everyone_passes()
    assert table.kaiba.hand == ["Kuriboh"], "it resolves before the summon that it answers"

    table.yugi.activates("Premature Burial", targeting="Uraby")
    table.everyone_passes()
    assert table.kaiba.hand == ["Kuriboh", "Kuriboh"]
    assert table.chains() == [["Monster Reborn", MAXX], ["Premature Burial"]]


def test_ones_own_special_summons_draw_none() -> None:
    table = Table(
        yugi=side(hand=[MAXX, "Monster Reborn"], graveyard=["Uraby"], deck=["Kuriboh"] * 5)
    )
    table.yugi.activates(MAXX)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.hand == []


def test_qa_10918_several_monsters_at_once_are_one_time() -> None:
    table = Table(
        yugi=side(hand=["Scapegoat"]),
        kaiba=side(hand=[MAXX], deck=["Kuriboh"] * 5),
    )
    table.yugi.activates("Scapegoat")
    table.kaiba.activates(MAXX)
    table.everyone_passes()

    assert len(table.yugi.monsters) == 4
    assert table.kaiba.hand == ["Kuriboh"]


def test_a_normal_summon_draws_none_and_the_next_turn_neither() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Pot of Greed"], deck=["Silver Fang"] * 5),
        kaiba=side(hand=[MAXX], deck=["Kuriboh"] * 5),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(MAXX)
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == []


def test_qa_11639_it_need_not_stay_in_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed", "Called by the Grave", "Monster Reborn"]),
        kaiba=side(hand=[MAXX], deck=["Kuriboh"] * 5, graveyard=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(MAXX)
    table.everyone_passes()
    table.yugi.activates("Called by the Grave", targeting=MAXX)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
