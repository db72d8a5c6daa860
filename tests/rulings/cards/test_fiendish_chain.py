"""Fiendish Chain: a monster has no effects and cannot attack, until one of the two is gone."""

from tests.table import Table, face_up, side
from tests.table.laying import Lying

CHAIN = "Fiendish Chain"


def test_the_monster_has_no_effects_and_cannot_attack() -> None:
    table = Table(yugi=side(field=["Jinzo"]), kaiba=side(field=[face_up(CHAIN, on="Jinzo")]))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Jinzo")


def test_it_is_activated_on_an_effect_monster_and_answers_its_effect() -> None:
    table = Table(
        yugi=side(field=["Exiled Force", "Uraby"]), kaiba=side(field=["Silver Fang", CHAIN])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CHAIN, targeting="Exiled Force")
    table.everyone_passes()

    assert table.kaiba.spells == [CHAIN]
    assert not table.yugi.may("attack", "Exiled Force")


def test_the_effect_of_a_monster_that_left_the_field_as_a_cost_is_not_negated() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"]),
        kaiba=side(field=["Uraby", face_up(CHAIN, on="Exiled Force")]),
    )
    table.yugi.activates("Exiled Force", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_it_is_destroyed_when_the_monster_is_destroyed() -> None:
    table = Table(
        yugi=side(field=["Jinzo"], hand=["Dark Hole"]),
        kaiba=side(field=[face_up(CHAIN, on="Jinzo")]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.graveyard == [CHAIN]


def test_it_stays_when_the_monster_is_turned_face_down_and_holds_it_no_more() -> None:
    table = Table(
        yugi=side(field=["Jinzo"], hand=["Book of Moon"]),
        kaiba=side(field=[face_up(CHAIN, on="Jinzo")]),
    )
    table.yugi.activates("Book of Moon", targeting="Jinzo")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Jinzo")
    table.yugi.enters_battle_phase()

    assert table.kaiba.spells == [CHAIN]
    assert table.yugi.may("attack", "Jinzo")


def test_until_the_chain_is_over_an_attacker_is_one() -> None:
    table = Table(
        yugi=side(field=["Cyber Dragon"]), kaiba=side(field=[CHAIN, "Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Cyber Dragon")
    table.kaiba.activates("Sakuretsu Armor")
    table.kaiba.activates(CHAIN)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Cyber Dragon"]


def test_activated_while_it_is_negated_it_works_once_it_is_not() -> None:
    """Q&A 22410, 12930, FAQ 8675: it stays, and points at its target as long as it does."""
    trap = "Infinite Impermanence"
    table = Table(
        yugi=side(field=["Axe Raider", "Exiled Force", Lying(trap, "S3")]),
        kaiba=side(field=["Skelengel", Lying(CHAIN, "S3")]),
    )
    table.yugi.activates(trap, targeting="Skelengel")
    table.everyone_passes()
    table.yugi.attacks_with("Axe Raider")
    table.kaiba.activates(CHAIN, targeting="Exiled Force")
    table.everyone_passes()
    assert table.kaiba.spells == [CHAIN]
    assert table.yugi.may("attack", "Exiled Force")
    table.turn_ends()
    table.turn_ends()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Exiled Force")
