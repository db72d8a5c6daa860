"""Relinquished: takes a monster as an Equip Card, and fights with its numbers."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Why
from tests.table import Table, face_down, face_up, side

CARD = "Relinquished"


def numbers(table: Table) -> tuple[int, int]:
    seen = table.yugi.sees(CARD)
    return seen.attack, seen.defense


@pytest.mark.rule("MR-GLOS-15")
def test_it_equips_a_monster_in_a_spell_and_trap_zone_and_has_its_numbers() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull", "Uraby"]))
    table.yugi.activates(CARD, targeting="Summoned Skull", zone="S3")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    taken = table.yugi.sees("Summoned Skull")
    assert (taken.zone, taken.on, taken.owner) == ("S3", CARD, "kaiba")
    assert numbers(table) == (2500, 1200)


def test_it_takes_one_monster_and_tries_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)]),
        kaiba=side(field=["Summoned Skull"]),
    )

    assert not table.yugi.may("activate", CARD)


def test_a_face_down_monster_stays_so_and_gives_no_numbers() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Uraby")]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.spells == ["Uraby"]
    assert table.yugi.sees("Uraby").position == "Set"
    assert numbers(table) == (0, 0)


def test_the_monster_is_destroyed_in_its_place_and_the_damage_is_shared() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.kaiba.graveyard == []
    assert table.yugi.graveyard == ["Uraby"]
    assert [e.why for e in table.happened(Destroyed)] == [Why.DESTROYED_BY_EFFECT]
    assert (table.yugi.life, table.kaiba.life) == (7000, 7000)
    assert numbers(table) == (0, 0)


def test_without_a_monster_it_is_destroyed_and_the_damage_is_its_own() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert (table.yugi.life, table.kaiba.life) == (6500, 8000)


def test_both_are_beaten_by_the_shared_damage_together() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)], life=1000),
        kaiba=side(field=["Summoned Skull"], life=1000),
    )
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (0, 0)


def test_turned_face_down_it_loses_the_monster() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)], hand=["Book of Moon"]),
    )
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Book of Moon"]


def test_what_it_cannot_take_any_more_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Uraby", face_down("Book of Moon")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert "Uraby" in table.kaiba.graveyard
    assert table.happened(Destroyed) == []


def test_it_cannot_take_a_monster_whose_control_cannot_switch() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Mataza the Zapper"]))

    assert not table.yugi.may("activate", CARD)


def test_the_effects_of_a_taken_monster_are_silent() -> None:
    table = Table(
        yugi=side(field=[CARD, "Summoned Skull"]),
        kaiba=side(field=["Airknight Parshath", face_down("Uraby")]),
    )
    table.yugi.activates(CARD, targeting="Airknight Parshath")
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert numbers(table) == (1900, 1400)
    assert table.kaiba.life == 8000


@pytest.mark.parametrize("negating", ["Skill Drain", "Fiendish Chain"])
def test_with_its_effects_negated_it_cannot_hold_the_monster(negating: str) -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)], hand=["Upstart Goblin"]),
        kaiba=side(field=[face_down(negating)]),
    )
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates(negating)
    table.everyone_passes()

    assert table.yugi.spells == []
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]
    assert numbers(table) == (0, 0)


def test_a_token_can_be_taken_and_vanishes_as_it_leaves() -> None:
    table = Table(
        yugi=side(field=[CARD, "Raigeki Break"], hand=["Upstart Goblin"]),
        kaiba=side(field=["Scapegoat"]),
    )
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Sheep Token")
    table.everyone_passes()
    assert table.yugi.spells == ["Raigeki Break", "Sheep Token"]

    table.yugi.activates("Raigeki Break", cost="Mokey Mokey", targeting="Sheep Token")
    table.everyone_passes()
    assert table.yugi.spells == []
    assert "Sheep Token" not in table.kaiba.graveyard


def test_a_link_monster_gives_no_def() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Link Spider"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert numbers(table) == (1000, 0)


@pytest.mark.rule("MR-PEND-24")
def test_a_face_down_pendulum_monster_it_holds_goes_to_the_extra_deck() -> None:
    dragon = "Odd-Eyes Pendulum Dragon"
    table = Table(
        yugi=side(field=[CARD], hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(dragon)]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=dragon)
    table.everyone_passes()

    assert table.kaiba.graveyard == []
    assert table.kaiba.sees(dragon).place == "extra_deck"


def test_what_it_takes_sets_what_was_raised_before_and_is_raised_later() -> None:
    """By analogy with Q&A 6156 and 15296."""
    guard = "The Reliable Guardian"
    table = Table(
        yugi=side(hand=[guard, guard], field=["Relinquished"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates(guard, targeting="Relinquished")
    table.everyone_passes()
    table.yugi.activates("Relinquished")
    table.everyone_passes()
    assert table.yugi.sees("Relinquished").defense == 1200
    table.yugi.activates(guard, targeting="Relinquished")
    table.everyone_passes()

    assert table.yugi.sees("Relinquished").defense == 1900
