"""One Day of Peace: both draw, and nobody takes damage until the opponent's turn is over."""

from tests.table import Table, side

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
