"""Shifting Shadows: Set monsters change their places, and only their player knows which did."""

import pytest

from engine.yugioh.state.events.moves import Rearranged
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, defending, face_down, face_up, side

SHADOWS = "Shifting Shadows"
SET = (("Uraby", "M1"), ("Kuriboh", "M3"), ("Summoned Skull", "M4"))


def laid(*, life: int = 8000) -> Table:
    lying = [face_down(name, zone) for name, zone in SET]
    return Table(
        yugi=side(field=[*lying, defending("Mystical Elf", "M2"), face_up(SHADOWS)], life=life)
    )


def test_faq_6354_the_monsters_lie_in_the_same_zones_set_as_before() -> None:
    table = laid()
    table.yugi.activates(SHADOWS)
    table.everyone_passes()

    looks = [table.yugi.sees(name) for name, _ in SET]
    assert table.yugi.life == 8000 - 300
    assert sorted(look.zone for look in looks) == ["M1", "M3", "M4"]
    assert {look.position for look in looks} == {"face-down Defense"}
    assert table.yugi.sees("Mystical Elf").zone == "M2"
    assert [look.zone for look in looks] != [zone for _, zone in SET]


@pytest.mark.rule("MR-INFO-05")
def test_which_monster_lies_where_only_their_player_is_told() -> None:
    table = laid()
    table.yugi.activates(SHADOWS)
    table.everyone_passes()

    (mine,) = [each for each in table.told(table.yugi) if isinstance(each, Rearranged)]
    assert len(mine.cards) == 3
    for audience in (table.kaiba, None):
        (told,) = [each for each in table.told(audience) if isinstance(each, Rearranged)]
        assert told.zones == mine.zones
        assert not told.cards
        for zone in (0, 2, 3):
            card = table.seen_by(audience).sides[0].monsters[zone].card
            assert card is not None
            assert not card.is_known
    assert HIDDEN not in mine.cards


def test_faq_6354_it_takes_two_set_monsters() -> None:
    table = Table(
        yugi=side(field=[face_down("Uraby"), defending("Mystical Elf"), face_up(SHADOWS)]),
        kaiba=side(field=[face_down("Kuriboh")]),
    )

    assert not table.yugi.may("activate", SHADOWS)


def test_faq_6354_once_a_turn_in_ones_own_main_phase_for_300() -> None:
    table = laid()
    table.yugi.activates(SHADOWS)
    table.everyone_passes()
    assert not table.yugi.may("activate", SHADOWS)
    poor = laid(life=200)
    assert not poor.yugi.may("activate", SHADOWS)


def test_faq_6354_not_in_the_turn_of_the_opponent() -> None:
    lying = [face_down(name, zone) for name, zone in SET]
    table = Table(yugi=side(field=[*lying, face_up(SHADOWS)]), turn_player="kaiba")
    table.kaiba.enters_battle_phase()
    table.kaiba.enters_main_phase_2()

    assert not table.was_offered(table.yugi, SHADOWS)


def test_faq_6354_where_one_has_left_in_response_nothing_is_shuffled() -> None:
    lying = [face_down(name, zone) for name, zone in SET[:2]]
    table = Table(
        yugi=side(field=[*lying, face_up(SHADOWS)]),
        kaiba=side(field=[face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.activates(SHADOWS)
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.happened(Rearranged) == []
    assert table.yugi.sees("Kuriboh").zone == "M3"
    assert table.yugi.life == 7700


def test_one_of_them_can_be_flip_summoned_from_where_it_now_lies() -> None:
    table = laid()
    table.yugi.activates(SHADOWS)
    table.everyone_passes()
    zone = table.yugi.sees("Kuriboh").zone
    table.yugi.flip_summons("Kuriboh")
    table.everyone_passes()

    assert table.yugi.sees("Kuriboh").zone == zone
    assert table.yugi.sees("Kuriboh").position == "face-up Attack"
