"""Mystical Beast of Serket: banishes what it destroys by battle, and grows by it."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

SERKET, TEMPLE = "Mystical Beast of Serket", "Temple of the Kings"


def fought(target: str, *, spells: tuple[str, ...] = ()) -> Table:
    table = Table(
        yugi=side(field=[attacking(SERKET), face_up(TEMPLE)]),
        kaiba=side(field=[attacking(target), *map(face_up, spells)]),
    )
    table.yugi.attacks_with(SERKET, at=target)
    table.everyone_passes()
    return table


def test_faq_5242_what_it_destroys_by_battle_is_banished_and_it_gains_500() -> None:
    table = fought("Uraby")

    assert table.kaiba.banished == ["Uraby"]
    assert table.kaiba.graveyard == []
    assert table.yugi.sees(SERKET).attack == 3000
    assert table.chains() == [[SERKET]]


def test_also_as_it_is_attacked() -> None:
    table = Table(
        yugi=side(field=[attacking(SERKET), face_up(TEMPLE)]),
        kaiba=side(field=[attacking("Uraby")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby", at=SERKET)
    table.everyone_passes()

    assert table.kaiba.banished == ["Uraby"]
    assert table.yugi.sees(SERKET).attack == 3000


def test_what_answers_that_it_was_sent_to_the_graveyard_is_not_activated() -> None:
    table = fought("Nova Summoner")

    assert table.kaiba.banished == ["Nova Summoner"]
    assert table.chains() == [[SERKET]]


def test_q_a_18549_what_answers_its_destruction_by_battle_is_activated_though_banished() -> (
    None
):
    apprentice = "Apprentice Magician"
    table = Table(
        yugi=side(field=[attacking(SERKET), face_up(TEMPLE)]),
        kaiba=side(field=[attacking(apprentice)], deck=["Magician of Faith"]),
    )
    table.yugi.attacks_with(SERKET, at=apprentice)
    table.kaiba.activates(apprentice)
    table.everyone_passes()

    assert table.kaiba.banished == [apprentice]
    assert table.kaiba.monsters == ["Magician of Faith"]


def test_with_its_effects_negated_it_sends_it_to_the_graveyard() -> None:
    table = fought("Uraby", spells=("Skill Drain",))

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.sees(SERKET).attack == 2500


def test_where_both_fall_nothing_is_banished() -> None:
    table = fought("Summoned Skull")

    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([SERKET], ["Summoned Skull"])


@pytest.mark.parametrize("temple", [[], [face_down(TEMPLE)]])
def test_faq_5242_without_a_temple_of_ones_own_it_is_destroyed(temple: list[Lying]) -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[SERKET], field=temple),
        kaiba=side(field=[face_up(TEMPLE)]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted([SERKET, "Monster Reborn"])


def test_it_falls_once_the_temple_has_gone() -> None:
    table = Table(
        yugi=side(field=[attacking(SERKET), face_up(TEMPLE)], hand=["Mystical Space Typhoon"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=TEMPLE)
    table.everyone_passes()

    assert SERKET in table.yugi.graveyard
    assert table.chains() == [["Mystical Space Typhoon"]]


def test_a_monster_destroyed_by_an_effect_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[attacking(SERKET), face_up(TEMPLE)], hand=["Smashing Ground"]),
        kaiba=side(field=[defending("Mystical Elf")]),
    )
    table.yugi.activates("Smashing Ground")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Mystical Elf"]
