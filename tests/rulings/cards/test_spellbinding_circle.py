"""Spellbinding Circle: a monster of the opponent can neither attack nor be turned."""

from engine.yugioh.state.events.standing import Bound
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side

CARD = "Spellbinding Circle"


def test_the_monster_can_neither_attack_nor_change_its_position() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_up(CARD, on="Summoned Skull")]),
    )

    assert not table.yugi.may("change position", "Summoned Skull")
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", "Summoned Skull")


def test_it_is_destroyed_with_the_monster_and_stays_where_that_only_leaves() -> None:
    destroyed = Table(
        yugi=side(field=["Summoned Skull"], hand=["Dark Hole"]),
        kaiba=side(field=[face_up(CARD, on="Summoned Skull")]),
    )
    destroyed.yugi.activates("Dark Hole")
    destroyed.everyone_passes()
    assert destroyed.kaiba.graveyard == [CARD]

    gone = Table(
        yugi=side(field=["Summoned Skull", face_down("Compulsory Evacuation Device")]),
        kaiba=side(field=[face_up(CARD, on="Summoned Skull")]),
    )
    gone.yugi.activates("Compulsory Evacuation Device", targeting="Summoned Skull")
    gone.everyone_passes()
    assert gone.kaiba.spells == [CARD]


def test_a_face_down_monster_can_be_bound() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=[face_down("Uraby")]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert not table.kaiba.may("Flip Summon", "Uraby")


def test_who_may_not_know_a_face_down_monster_is_not_told_which_one_is_bound() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]), kaiba=side(field=[face_down("Man-Eater Bug")])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    bound = {
        reader.seat: [event.to for event in table.told(reader) if isinstance(event, Bound)]
        for reader in (table.yugi, table.kaiba)
    }
    assert bound[table.yugi.seat] == [HIDDEN]
    assert len(bound[table.kaiba.seat]) == 1
    assert bound[table.kaiba.seat] != [HIDDEN]
