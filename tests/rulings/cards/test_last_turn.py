"""Last Turn: all but one monster go; theirs comes to battle it, and who is left alone wins."""

import pytest

from engine.yugioh.state.events.battle import Battled
from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, defending, face_down, face_up, side
from tests.table.laying import Lying

LAST, SKULL = "Last Turn", "Summoned Skull"


def played(mine: str | Lying, *deck: str) -> Table:
    """kaiba has activated the card in yugi's Draw Phase; only choices are left."""
    table = Table(
        yugi=side(field=["Axe Raider", "Umi"], deck=["Raigeki", *deck]),
        kaiba=side(life=1000, field=[mine, LAST]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.everyone_passes()
    return table


def test_all_but_one_monster_go_to_the_graveyards() -> None:
    table = Table(
        yugi=side(field=["Axe Raider", "Umi"], deck=["Raigeki", "Umi"]),
        kaiba=side(life=1000, field=[SKULL, "Uraby", LAST, "Waboku"], hand=["Kuriboh"]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.everyone_passes()
    table.kaiba.chooses("Uraby")

    assert (table.yugi.field, table.yugi.hand) == ([], [])
    assert table.yugi.graveyard == ["Axe Raider", "Umi", "Raigeki"]
    assert (table.kaiba.field, table.kaiba.hand) == (["Uraby"], [])
    assert sorted(table.kaiba.graveyard) == ["Kuriboh", LAST, SKULL, "Waboku"]


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("Uraby", SKULL, "yugi"), (SKULL, "Uraby", "kaiba"), (SKULL, SKULL, "")],
)
def test_who_alone_has_a_monster_in_the_end_phase_wins(
    mine: str, theirs: str, winner: str
) -> None:
    table = played(mine, theirs, "Umi")
    assert table.result is None
    assert len(table.happened(Battled)) == 1
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result == (winner, "CARD_EFFECT")


def test_where_both_have_a_monster_left_it_is_a_draw() -> None:
    table = played(defending("Marshmallon"), SKULL, "Umi")
    assert (table.yugi.monsters, table.kaiba.monsters) == ([SKULL], ["Marshmallon"])
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result == ("", "CARD_EFFECT")


def test_nobody_takes_battle_damage() -> None:
    table = played("Uraby", SKULL, "Umi")

    assert table.kaiba.monsters == []
    assert (table.yugi.life, table.kaiba.life) == (8000, 1000)
    assert table.happened(Destroyed)[-1].why.name == "DESTROYED_BY_BATTLE"


def test_the_opponent_chooses_any_monster_of_their_deck_that_can_come() -> None:
    """FAQ: a monster of a high Level too, if it can be Normal Summoned."""
    table = played("Uraby", "Umi", "Dark Magician", "Black Luster Soldier", SKULL)
    assert sorted(table.options) == ["Dark Magician", SKULL]
    table.yugi.chooses("Dark Magician")

    assert table.yugi.monsters == ["Dark Magician"]
    assert table.yugi.sees("Dark Magician").position == "face-up Attack"


def test_where_none_can_come_the_one_that_was_kept_is_alone() -> None:
    table = played("Uraby", "Umi", "Waboku")
    assert table.happened(Battled) == []
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result == ("kaiba", "CARD_EFFECT")


def test_it_takes_the_turn_of_the_opponent_1000_life_points_and_a_monster() -> None:
    def may(turn_player: str, life: int, *field: str) -> bool:
        kaiba = side(life=life, field=[*field, LAST])
        table = Table(kaiba=kaiba, turn_player=turn_player, phase="draw phase")
        return table.kaiba.may("activate", LAST)

    assert may("yugi", 1000, "Uraby")
    assert not may("yugi", 1001, "Uraby")
    assert not may("yugi", 1000)
    assert not may("kaiba", 1000, "Uraby")


def test_a_face_down_monster_is_flipped_and_its_effect_waits_for_the_chain_to_end() -> None:
    table = played(face_down("Man-Eater Bug"), SKULL, "Umi")

    assert table.chains() == [[LAST], ["Man-Eater Bug"]]
    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])


def test_what_falls_in_that_battle_was_destroyed_by_battle() -> None:
    table = Table(
        yugi=side(deck=["Raigeki", SKULL, "Umi"]),
        kaiba=side(life=1000, field=["Mystic Tomato", LAST], deck=["Sangan", "Umi"]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.chain_resolves()
    table.kaiba.activates("Mystic Tomato")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Sangan"]


def test_an_attack_under_way_is_not_fought() -> None:
    table = Table(
        yugi=side(field=["Axe Raider"], deck=["Uraby", "Umi"]),
        kaiba=side(life=1000, field=[SKULL, LAST]),
    )
    table.yugi.attacks_with("Axe Raider")
    table.kaiba.activates(LAST)
    table.everyone_passes()

    assert table.kaiba.monsters == [SKULL]
    assert sorted(table.yugi.graveyard) == ["Axe Raider", "Uraby"]
    assert len(table.happened(Battled)) == 1


def test_the_turn_player_can_still_conduct_their_battle_phase() -> None:
    table = played("Uraby", SKULL, "Umi")
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")


def test_a_slayer_has_slain_in_that_battle_too() -> None:
    table = Table(
        yugi=side(deck=["Raigeki", "Uraby", "Umi"]),
        kaiba=side(life=1000, field=["Elemental HERO Flame Wingman", LAST]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1500


def test_activated_in_the_end_phase_it_decides_the_duel_in_that_one() -> None:
    table = Table(
        yugi=side(field=["Axe Raider"], deck=[SKULL, "Umi"]),
        kaiba=side(life=1000, field=["Uraby", LAST]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates(LAST, at="end phase")
    table.everyone_passes()

    assert table.turn == 3
    assert table.result == ("yugi", "CARD_EFFECT")


def test_its_battle_is_fought_before_anything_can_be_activated() -> None:
    table = Table(
        yugi=side(deck=["Raigeki", SKULL, "Umi"]),
        kaiba=side(life=1000, field=["D.D. Warrior", LAST]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.everyone_passes()

    assert table.chains() == [[LAST]]
    assert table.kaiba.graveyard[-1:] == [LAST]
    assert "D.D. Warrior" in table.kaiba.graveyard


def test_a_token_can_be_the_one_that_is_kept() -> None:
    table = Table(
        yugi=side(deck=["Raigeki", SKULL, "Umi"]),
        kaiba=side(life=1000, field=["Scapegoat", "Uraby", LAST]),
        phase="draw phase",
    )
    table.kaiba.activates("Scapegoat")
    table.chain_resolves()
    table.kaiba.activates(LAST)
    table.everyone_passes()
    table.kaiba.chooses("Sheep Token")

    assert len(table.happened(Battled)) == 1
    assert (table.yugi.monsters, table.kaiba.monsters) == ([SKULL], [])


def test_what_was_equipped_to_the_one_that_is_kept_goes_before_the_battle() -> None:
    axe = face_up("Axe of Despair", on="Uraby")
    table = Table(
        yugi=side(deck=["Raigeki", "Axe Raider", "Umi"]),
        kaiba=side(life=1000, field=["Uraby", axe, LAST]),
        phase="draw phase",
    )
    table.kaiba.activates(LAST)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == (["Axe Raider"], [])


def test_the_trap_that_revived_the_one_that_is_kept_destroys_it_after_the_battle() -> None:
    """Q&A 19659, 23812: what follows without a chain waits for the effect to be over."""
    table = Table(
        yugi=side(deck=["Raigeki", "Axe Raider", "Umi"]),
        kaiba=side(life=1000, field=["Birthright", LAST], graveyard=[SKULL]),
        phase="draw phase",
    )
    table.kaiba.activates("Birthright")
    table.chain_resolves()
    table.kaiba.activates(LAST)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Raigeki", "Axe Raider"]
    assert table.kaiba.graveyard == ["Birthright", SKULL, LAST]
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.result == ("", "CARD_EFFECT")
