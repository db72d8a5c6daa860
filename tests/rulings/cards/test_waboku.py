"""Waboku: no battle damage and no destruction by battle for this turn."""

import pytest

from tests.table import Table, defending, side


def test_waboku_spares_the_player_and_their_monsters_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Dark Magician"]),
        kaiba=side(field=["Uraby", defending("Silver Fang"), "Waboku"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.attacks_with("Dark Magician", at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Silver Fang"]
    assert table.kaiba.life == 8000


def test_waboku_does_not_spare_the_opponent() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Dark Magician", "Waboku"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.life == 7000


def test_waboku_also_spares_a_monster_that_comes_later() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Waboku", "Call of the Haunted"], graveyard=["Uraby"]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.life == 8000


def test_waboku_is_over_in_the_next_turn() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", "Waboku"]))
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 7000


@pytest.mark.parametrize("name", ["Waboku", "Jar of Greed", "Mystical Space Typhoon"])
def test_a_card_that_changes_no_atk_is_not_activated_in_the_damage_step(name: str) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", name, "Trap Hole"])
    )
    table.yugi.attacks_with("Summoned Skull")

    assert table.kaiba.may("activate", name, at="attack")
    assert not table.kaiba.may("activate", name, at="start of the damage step")
    assert not table.kaiba.may("activate", name, at="before damage calculation")


def waits(phase: str, *, turn: int = 3, turn_player: str = "kaiba") -> bool:
    """Whether yugi may activate Waboku in answer to a Jar of Greed in that phase."""
    jar, mine = "Jar of Greed", turn_player == "yugi"
    table = Table(
        yugi=side(field=["Waboku", "Uraby", *([jar] if mine else [])]),
        kaiba=side(field=["Uraby", *([] if mine else [jar])]),
        turn=turn,
        turn_player=turn_player,
    )
    player = table.turn_player
    if phase in ("main phase 2", "end step"):
        player.enters_battle_phase()
    if phase == "main phase 2":
        player.enters_main_phase_2()
    elif phase == "end step":
        player.leaves_battle_phase()
    elif phase == "end phase":
        player.ends_turn()
    player.activates(jar)
    return table.yugi.may("activate", "Waboku")


@pytest.mark.parametrize("turn_player", ["yugi", "kaiba"])
def test_it_can_be_activated_before_the_battle_phase_of_either_player(turn_player: str) -> None:
    """FAQ 4886: in either turn."""
    assert waits("main phase 1", turn_player=turn_player)


@pytest.mark.parametrize("turn_player", ["yugi", "kaiba"])
@pytest.mark.parametrize("phase", ["end step", "main phase 2", "end phase"])
def test_it_cannot_be_activated_once_no_battle_follows(phase: str, turn_player: str) -> None:
    """FAQ 13106, 13269 and Q&A 19298, of cards that say the same; FAQ 12514: End Step."""
    assert not waits(phase, turn_player=turn_player)


def test_it_cannot_be_activated_in_the_first_turn() -> None:
    """FAQ 13269, 9297, 18728."""
    assert not waits("main phase 1", turn=1)


def test_it_cannot_be_activated_in_a_turn_without_battle_phase() -> None:
    """FAQ 13269, 9297, 18728: where the effect of a card keeps the player from it."""
    table = Table(
        yugi=side(hand=["Soul Exchange"], field=["Jar of Greed"]),
        kaiba=side(field=["Uraby", "Waboku"]),
    )
    table.yugi.activates("Soul Exchange")
    table.everyone_passes()
    table.yugi.activates("Jar of Greed")

    assert not table.kaiba.may("activate", "Waboku")
