"""Asura Priest: it attacks each monster once, and goes home in the turn it came."""

import pytest

from tests.table import Table, attacking, defending, face_down, side

CARD = "Asura Priest"


def test_it_attacks_every_monster_once_each() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[attacking("Silver Fang"), attacking("Uraby"), defending("Bitron")]),
    )
    for foe in ("Silver Fang", "Uraby"):
        table.yugi.attacks_with(CARD, at=foe)
        table.everyone_passes()
    table.yugi.attacks_with(CARD, at="Bitron")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 500 - 200
    assert table.yugi.life == 8000 - 300
    assert not table.yugi.may("attack", CARD)


def test_after_the_last_monster_it_cannot_attack_directly() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("attack", CARD)


def test_after_a_direct_attack_it_attacks_no_monster_that_comes() -> None:
    table = Table(
        yugi=side(field=[CARD, "Time Wizard"]),
        kaiba=side(field=[face_down("Call of the Haunted")], graveyard=["Silver Fang"]),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.attacks_with("Time Wizard")
    table.kaiba.activates("Call of the Haunted")
    table.chain_resolves()
    table.yugi.calls_off()

    assert table.kaiba.life == 6300
    assert table.kaiba.monsters == ["Silver Fang"]
    assert not table.yugi.may("attack", CARD)


def test_an_attack_that_is_negated_is_used_up_for_that_monster() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Silver Fang", "Uraby", face_down("Draining Shield")]),
    )
    table.yugi.attacks_with(CARD, at="Silver Fang")
    table.kaiba.activates("Draining Shield")
    table.chain_resolves()
    assert table.kaiba.life == 9700
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Draining Shield", "Uraby"]
    assert not table.yugi.may("attack", CARD)


@pytest.mark.parametrize("way", ["summoned", "flipped"])
def test_it_returns_in_the_end_phase_of_the_turn_it_came(way: str) -> None:
    start = side(hand=[CARD]) if way == "summoned" else side(field=[face_down(CARD)])
    table = Table(yugi=start)
    if way == "summoned":
        table.yugi.summons(CARD)
    else:
        table.yugi.flip_summons(CARD)
    table.turn_ends()

    assert table.yugi.monsters == []
    assert table.yugi.hand == [CARD]


def test_set_it_stays_and_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=[CARD, "Monster Reborn"], graveyard=[CARD]))
    assert not table.yugi.may("activate", "Monster Reborn")
    table.yugi.sets(CARD)
    table.turn_ends()

    assert table.yugi.monsters == [CARD]


def test_flipped_by_an_attack_it_goes_to_the_hand_of_its_owner() -> None:
    table = Table(yugi=side(field=["Time Wizard"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Time Wizard")
    table.everyone_passes()
    assert table.kaiba.monsters == [CARD]
    table.turn_ends()

    assert table.kaiba.hand[0] == CARD
