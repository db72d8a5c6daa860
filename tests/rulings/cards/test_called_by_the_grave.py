"""Called by the Grave: banish a monster, and what bears its name has no effects for a while."""

import pytest

from tests.table import Table, face_down, side

CALLED = "Called by the Grave"
ASH = "Ash Blossom & Joyous Spring"


def test_chained_to_an_effect_in_the_hand_it_negates_that() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed", CALLED], deck=["Uraby", "Silver Fang"]),
        kaiba=side(hand=[ASH]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)
    table.yugi.activates(CALLED, targeting=ASH)
    table.everyone_passes()

    assert table.kaiba.banished == [ASH]
    assert table.yugi.hand == ["Uraby", "Silver Fang"]


def test_a_monster_of_the_same_name_has_no_effects_until_the_end_of_the_next_turn() -> None:
    table = Table(
        yugi=side(hand=[CALLED], field=["Uraby"]),
        kaiba=side(graveyard=["Man-Eater Bug"], field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.activates(CALLED, targeting="Man-Eater Bug")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons("Man-Eater Bug")
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_it_ends_with_the_next_turn() -> None:
    table = Table(
        yugi=side(hand=[CALLED], field=["Uraby"]),
        kaiba=side(graveyard=["Man-Eater Bug"], field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.activates(CALLED, targeting="Man-Eater Bug")
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()
    table.kaiba.flip_summons("Man-Eater Bug")
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_it_needs_a_monster_in_the_opponents_graveyard() -> None:
    table = Table(
        yugi=side(hand=[CALLED], graveyard=["Uraby"]), kaiba=side(graveyard=["Dark Hole"])
    )

    assert not table.yugi.may("activate", CALLED)


@pytest.mark.parametrize("name", ["Cyber Dragon", "Elemental HERO Necroshade"])
def test_what_a_monster_lets_its_player_do_from_elsewhere_is_not_negated(name: str) -> None:
    table = Table(
        yugi=side(hand=[CALLED], field=["Uraby"]),
        kaiba=side(hand=["Cyber Dragon", "Elemental HERO Bladedge"], graveyard=[name, name]),
    )
    table.yugi.activates(CALLED)
    table.yugi.chooses(name)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.may("Special Summon", "Cyber Dragon")
    shaded = name == "Elemental HERO Necroshade"
    assert table.kaiba.may("Normal Summon", "Elemental HERO Bladedge") is shaded


def test_an_effect_activated_under_it_is_negated_even_face_down() -> None:
    chiron = "Chiron the Mage"
    table = Table(
        yugi=side(hand=[CALLED], field=["Waboku"]),
        kaiba=side(hand=["Dark Hole"], field=[chiron, "Book of Moon"], graveyard=[chiron]),
    )
    table.yugi.activates(CALLED)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates(chiron, targeting="Waboku")
    table.kaiba.activates("Book of Moon", targeting=chiron)
    table.everyone_passes()

    assert table.yugi.spells == ["Waboku"]
