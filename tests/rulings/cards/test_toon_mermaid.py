"""Toon Mermaid and the other Toons of its age: they need Toon World, and pay to attack."""

import pytest

from tests.rulings.cards.toons import WORLD, Toon
from tests.table import Table, face_down, improper, side

CARD = "Toon Mermaid"


class TestToonMermaid(Toon):
    card = CARD
    attack = 1400
    tributes = 0


def test_back_from_the_graveyard_it_needs_no_toon_world() -> None:
    """Q&A 16176: once it came in its own way, Monster Reborn brings it back anywhere."""
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    never = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(CARD)]))
    assert not never.yugi.may("activate", "Monster Reborn")


def test_it_cannot_attack_in_the_turn_in_which_it_came() -> None:
    table = Table(yugi=side(hand=[CARD], field=[WORLD, "Uraby"]))
    table.yugi.special_summons(CARD, position="Attack")
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", CARD)
    assert table.yugi.may("attack", "Uraby")


def test_an_attack_costs_500_life_points_as_it_is_declared() -> None:
    table = Table(yugi=side(field=[CARD, WORLD]), kaiba=side(field=["Negate Attack"]))
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "COST", -500)]


@pytest.mark.parametrize(("life", "may"), [(499, False), (501, True)])
def test_who_has_not_so_many_declares_no_attack(life: int, may: bool) -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"], life=life))
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", CARD) is may
    assert table.yugi.may("attack", "Uraby")


def test_of_monsters_with_a_toon_among_them_it_attacks_that_alone() -> None:
    """Q&A 15530: then it does not attack directly, whatever lets it."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby", "Manga Ryu-Ran"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.life == 8000 - 500 - 800


def test_it_falls_with_toon_world() -> None:
    """Q&A 15866: whoever's Toon World is destroyed on the field."""
    table = Table(
        yugi=side(field=[CARD, WORLD, "Uraby"]),
        kaiba=side(hand=["Mystical Space Typhoon"], field=[WORLD]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Toon World")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_it_stays_where_a_toon_world_falls_that_is_not_face_up() -> None:
    """Q&A 16118: one whose activation is negated is destroyed without having been there."""
    table = Table(
        yugi=side(field=[CARD, face_down("Toon World")]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Toon World")
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    negated = Table(
        yugi=side(field=[CARD], hand=["Toon World"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    negated.yugi.activates("Toon World")
    negated.kaiba.activates("Magic Jammer")
    negated.everyone_passes()
    assert negated.yugi.graveyard == ["Toon World"]
    assert negated.yugi.monsters == [CARD]
