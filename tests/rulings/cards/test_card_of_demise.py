"""Card of Demise: three cards now, and none at the end of the turn."""

from tests.table import Table, side

CARD = "Card of Demise"


def held(*cards: str) -> Table:
    """A table on which it has been activated with those cards in the hand."""
    table = Table(yugi=side(hand=[CARD, *cards], field=["Uraby"], deck=["Battle Ox"] * 4))
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_its_player_draws_until_they_hold_three_and_loses_them_in_the_end_phase() -> None:
    table = held("Kuriboh")
    assert table.yugi.hand == ["Kuriboh", "Battle Ox", "Battle Ox"]
    table.turn_ends()

    assert table.yugi.hand == []
    assert len(table.yugi.graveyard) == 4


def test_the_opponent_takes_no_damage_this_turn() -> None:
    table = held()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_in_a_turn_with_a_special_summon_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[CARD, "Monster Reborn"], graveyard=["Uraby"]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_activated_from_the_hand_it_counts_only_the_other_cards_there() -> None:
    """FAQ 5576."""
    assert Table(yugi=side(hand=[CARD, "Uraby", "Kuriboh"])).yugi.may("activate", CARD)
    hand = [CARD, "Uraby", "Kuriboh", "Battle Ox"]
    assert not Table(yugi=side(hand=hand)).yugi.may("activate", CARD)


def test_it_needs_as_many_cards_in_the_deck_as_it_will_have_its_player_draw() -> None:
    hand = [CARD, "Uraby"]
    assert not Table(yugi=side(hand=hand, deck=["Battle Ox"])).yugi.may("activate", CARD)
    assert Table(yugi=side(hand=hand, deck=["Battle Ox"] * 2)).yugi.may("activate", CARD)
