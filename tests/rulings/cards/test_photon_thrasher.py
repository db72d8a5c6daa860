"""Photon Thrasher and Evilswarm Mandragora: Special Summons by their own text."""

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import improper

THRASHER = "Photon Thrasher"


@pytest.mark.rule("MR-SS-06")
def test_thrasher_comes_only_to_an_empty_field_and_never_by_a_normal_summon() -> None:
    table = Table(yugi=side(hand=[THRASHER, "Silver Fang"]))
    assert not table.yugi.may("Normal Summon", THRASHER)
    assert not table.yugi.may("Set", THRASHER)
    table.yugi.special_summons(THRASHER)
    table.everyone_passes()
    assert table.yugi.monsters == [THRASHER]
    assert table.chains() == []

    held = Table(yugi=side(field=["Silver Fang"], hand=[THRASHER]))
    assert not held.yugi.may("Special Summon", THRASHER)


def test_thrasher_cannot_attack_beside_another_monster() -> None:
    table = Table(yugi=side(field=[THRASHER, face_down("Silver Fang")]))
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == []
    alone = Table(yugi=side(field=[THRASHER]))
    alone.yugi.attacks_with(THRASHER)
    alone.everyone_passes()
    assert alone.kaiba.life == 8000 - 2100


@pytest.mark.rule("MR-BATTLE-14")
def test_thrasher_stops_beside_another_as_skill_drain_goes() -> None:
    table = Table(
        yugi=side(field=[THRASHER, "Uraby", face_up("Skill Drain")]),
        kaiba=side(field=["Petit Dragon", face_down("Mystical Space Typhoon")]),
    )
    table.yugi.attacks_with(THRASHER)
    table.kaiba.activates("Mystical Space Typhoon", targeting="Skill Drain")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Petit Dragon"]
    assert table.yugi.options("attack") == ["Uraby"]


@pytest.mark.rule("MR-SS-04")
def test_thrasher_is_revived_only_after_it_has_come_in_its_way() -> None:
    table = Table(
        yugi=side(hand=[THRASHER, "Monster Reborn", "Monster Reborn"]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Silver Fang"]),
    )
    table.yugi.special_summons(THRASHER)
    table.kaiba.activates("Raigeki Break")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=THRASHER)
    table.everyone_passes()
    assert table.yugi.monsters == [THRASHER]

    discarded = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(THRASHER)]))
    assert not discarded.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize(("mine", "theirs", "can"), [(0, 1, True), (1, 1, False), (1, 2, True)])
def test_mandragora_comes_where_the_opponent_has_more(
    mine: int, theirs: int, can: bool
) -> None:
    table = Table(
        yugi=side(hand=["Evilswarm Mandragora"], field=["Mokey Mokey"] * mine),
        kaiba=side(field=[face_down("Silver Fang")] * theirs),
    )
    assert table.yugi.may("Special Summon", "Evilswarm Mandragora") is can
