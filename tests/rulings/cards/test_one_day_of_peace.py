"""One Day of Peace: both draw, and nobody takes damage until the opponent's turn is over."""

import pytest

from tests.table import Table, face_down, side

PEACE = "One Day of Peace"


def test_each_player_draws_one_card() -> None:
    table = Table(yugi=side(hand=[PEACE], deck=["Uraby"]), kaiba=side(deck=["Kuriboh"]))
    table.yugi.activates(PEACE)
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.hand) == (["Uraby"], ["Kuriboh"])


def test_neither_takes_damage_but_monsters_are_destroyed_by_battle() -> None:
    table = Table(
        yugi=side(hand=[PEACE, "Tremendous Fire"], field=["Summoned Skull"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(PEACE)
    table.everyone_passes()
    table.yugi.activates("Tremendous Fire")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.life_changes() == []
    assert table.kaiba.graveyard == ["Uraby"]


def test_after_the_opponents_turn_damage_is_taken_again() -> None:
    table = Table(yugi=side(hand=[PEACE], field=["Gemini Elf"]), kaiba=side(field=[]))
    table.yugi.activates(PEACE)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.life == 6100


@pytest.mark.parametrize("mine", [0, 1])
def test_it_needs_a_card_in_both_decks(mine: int) -> None:
    decks = [["Kuriboh"] * 3, []]
    table = Table(yugi=side(hand=[PEACE], deck=decks[mine]), kaiba=side(deck=decks[1 - mine]))

    assert not table.yugi.may("activate", PEACE)


@pytest.mark.rule("MR-WIN-07")
def test_two_who_have_nothing_to_draw_lose_at_the_same_time() -> None:
    jar = face_down("Jar of Greed")
    table = Table(
        yugi=side(hand=[PEACE], field=[jar], deck=["Kuriboh"]),
        kaiba=side(field=[jar], deck=["Kuriboh"]),
    )
    table.yugi.activates(PEACE)
    table.kaiba.activates("Jar of Greed")
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.result == ("", "DECK_OUT")


def test_a_second_one_can_be_activated_while_one_applies() -> None:
    table = Table(yugi=side(hand=[PEACE, PEACE]))
    table.yugi.activates(PEACE)
    table.everyone_passes()
    table.yugi.activates(PEACE)
    table.everyone_passes()

    assert len(table.kaiba.hand) == 2
