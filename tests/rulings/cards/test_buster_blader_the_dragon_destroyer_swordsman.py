"""Buster Blader, the Dragon Destroyer Swordsman: Dragons lie down and do nothing."""

import pytest

from engine.yugioh.language import (
    THIS,
    Attribute,
    Continuous,
    Draw,
    Ignition,
    IsUnaffected,
    Kind,
    Type,
    monster,
)
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in

CARD, DRAGON = "Buster Blader, the Dragon Destroyer Swordsman", "Luster Dragon"
FUSION = "Polymerization"


def test_it_is_made_of_buster_blader_and_a_dragon_and_comes_in_no_other_way() -> None:
    table = Table(yugi=side(hand=[FUSION, "Buster Blader", DRAGON], extra=[CARD]))
    table.yugi.activates(FUSION)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    assert not table.yugi.may("activate", "Monster Reborn")


def test_it_cannot_attack_directly() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", CARD)


def test_it_gains_for_each_dragon_of_the_opponents_field_and_graveyard() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(DRAGON)], graveyard=[DRAGON]),
        kaiba=side(
            field=[attacking(DRAGON), face_down("Hunter Dragon"), attacking("Uraby")],
            graveyard=[DRAGON, "Uraby"],
        ),
    )
    mine = table.yugi.sees(CARD)

    assert (mine.attack, mine.defense) == (4800, 4500)


def test_faq_12153_the_opponents_dragons_are_changed_to_defense_position() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking("Hunter Dragon")]),
        kaiba=side(hand=[DRAGON]),
        turn_player="kaiba",
    )
    table.kaiba.summons(DRAGON)
    table.everyone_passes()

    assert table.kaiba.sees(DRAGON).position == "face-up Defense"
    assert table.yugi.sees("Hunter Dragon").position == "face-up Attack"


def test_q_a_17471_turned_by_hand_they_turn_back_at_once() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[defending(DRAGON)]),
        turn_player="kaiba",
    )
    table.kaiba.changes_position(DRAGON)
    table.everyone_passes()

    assert table.kaiba.sees(DRAGON).position == "face-up Defense"


def fallen(attacker: str) -> Table:
    """A table on which a Dragon with an effect in the Graveyard has fallen to that attacker."""
    table = Table(
        yugi=side(field=[attacking(attacker)]),
        kaiba=side(field=[attacking("Kidmodo Dragon")], hand=["Hunter Dragon"]),
    )
    table.yugi.attacks_with(attacker, at="Kidmodo Dragon")
    table.everyone_passes()
    return table


def test_faq_12153_the_opponent_cannot_activate_effects_of_dragons_anywhere() -> None:
    free, bound = fallen("Summoned Skull"), fallen(CARD)

    assert free.was_offered(free.kaiba, "Kidmodo Dragon")
    assert not bound.was_offered(bound.kaiba, "Kidmodo Dragon")


def test_its_own_player_can() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking("Kidmodo Dragon")], hand=["Hunter Dragon"]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at="Kidmodo Dragon")
    table.yugi.activates("Kidmodo Dragon")
    table.everyone_passes()

    assert "Hunter Dragon" in table.yugi.monsters


def test_faq_12153_what_is_unaffected_stands_but_its_player_cannot_use_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dragon = monster(
        "A Proud Dragon",
        1,
        Continuous(IsUnaffected(THIS, Kind.MONSTER)),
        Ignition(do=Draw(1)),
        attribute=Attribute.WIND,
        type=Type.DRAGON,
        level=4,
        attack=1500,
    )
    deal_in(monkeypatch, dragon)
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking(dragon.name)]),
        turn_player="kaiba",
    )

    assert not table.kaiba.may("activate", dragon.name)
    assert table.kaiba.sees(dragon.name).position == "face-up Attack"


def test_negated_it_does_nothing_of_it() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking(DRAGON), face_up("Skill Drain")]),
    )

    assert table.yugi.sees(CARD).attack == 2800
    assert table.kaiba.sees(DRAGON).position == "face-up Attack"


def test_it_pierces() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]), kaiba=side(field=[defending("Mystical Elf")])
    )
    table.yugi.attacks_with(CARD, at="Mystical Elf")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 800
