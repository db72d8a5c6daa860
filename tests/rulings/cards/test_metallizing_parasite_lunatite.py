"""Metallizing Parasite - Lunatite: a Union for any monster, which Spells then pass by."""

import pytest

from tests.table import Table, attacking, face_up, side

LUNATITE, HOST = "Metallizing Parasite - Lunatite", "Uraby"


def worn(**more: list[str]) -> Table:
    """Lunatite is equipped to Yugi's monster."""
    table = Table(
        yugi=side(
            field=[attacking(HOST), attacking(LUNATITE)],
            hand=more.get("yugi", []),
            deck=["Kuriboh"] * 4,
        ),
        kaiba=side(
            field=[attacking("Summoned Skull")],
            hand=more.get("kaiba", []),
            deck=["Kuriboh"] * 4,
        ),
    )
    table.yugi.activates(LUNATITE, targeting=HOST)
    table.everyone_passes()
    assert table.yugi.sees(LUNATITE).on == HOST
    return table


def test_the_equipped_monster_is_passed_by_by_their_spells() -> None:
    table = worn(kaiba=["Raigeki"])
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == [HOST]


def test_ones_own_spells_reach_it() -> None:
    table = worn(yugi=["Axe of Despair"])
    table.yugi.activates("Axe of Despair", targeting=HOST)
    table.everyone_passes()

    assert table.yugi.sees(HOST).attack == 2500


def test_their_monster_effects_reach_it() -> None:
    table = worn(kaiba=["Exiled Force"])
    table.turn_ends()
    table.kaiba.summons("Exiled Force")
    table.kaiba.activates("Exiled Force", targeting=HOST)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_destroyed_by_battle_it_takes_the_place_of_the_monster() -> None:
    table = worn()
    table.yugi.attacks_with(HOST)
    table.everyone_passes()

    assert table.yugi.monsters == [HOST]
    assert table.yugi.graveyard == [LUNATITE]
    assert table.yugi.life == 8000 - 1000


def test_it_comes_back_in_attack_position_in_a_later_turn() -> None:
    table = worn()
    assert not table.yugi.may("activate", LUNATITE)
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates(LUNATITE, zone="M3")
    table.everyone_passes()

    assert table.yugi.sees(LUNATITE).position == "face-up Attack"


@pytest.mark.parametrize("spell", ["Mystical Space Typhoon"])
def test_it_can_be_destroyed_itself(spell: str) -> None:
    table = worn(kaiba=[spell, "Raigeki"])
    table.turn_ends()
    table.kaiba.activates(spell, targeting=LUNATITE)
    table.everyone_passes()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.field == []


def test_without_another_monster_it_cannot_be_equipped() -> None:
    table = Table(yugi=side(field=[attacking(LUNATITE), face_up("Supply Squad")]))

    assert not table.yugi.may("activate", LUNATITE)
