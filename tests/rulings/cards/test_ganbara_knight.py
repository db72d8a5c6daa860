"""Ganbara Knight, Gogogo Golem and Goblindbergh: what Defense Position is good for."""

import pytest

from tests.table import Table, attacking, defending, face_down, side


def test_ganbara_knight_turns_to_defense_when_it_is_attacked() -> None:
    table = Table(
        yugi=side(field=["Silver Fang"]), kaiba=side(field=[attacking("Ganbara Knight")])
    )
    table.yugi.attacks_with("Silver Fang")
    table.kaiba.activates("Ganbara Knight")
    table.everyone_passes()
    assert table.kaiba.sees("Ganbara Knight").position == "face-up Defense"
    assert table.life_changes() == [("yugi", "BATTLE", -600)]


def test_ganbara_knight_in_defense_has_nothing_to_do() -> None:
    table = Table(
        yugi=side(field=["Silver Fang"]), kaiba=side(field=[defending("Ganbara Knight")])
    )
    table.yugi.attacks_with("Silver Fang")
    assert not table.kaiba.may("activate", "Ganbara Knight")
    table.everyone_passes()


def test_ganbara_knight_turned_face_down_in_response_stays_so() -> None:
    table = Table(
        yugi=side(field=["Silver Fang", face_down("Book of Moon")]),
        kaiba=side(field=[attacking("Ganbara Knight"), "Mokey Mokey"]),
    )
    table.yugi.attacks_with("Silver Fang", at="Ganbara Knight")
    table.kaiba.activates("Ganbara Knight")
    table.yugi.activates("Book of Moon", targeting="Ganbara Knight")
    table.chain_resolves()
    assert table.kaiba.sees("Ganbara Knight").position == "face-down Defense"
    table.everyone_passes()


@pytest.mark.rule("MR-GLOS-27")
@pytest.mark.parametrize("golem", [defending("Gogogo Golem"), face_down("Gogogo Golem")])
def test_gogogo_golem_is_spared_once_a_turn_in_defense(golem: str) -> None:
    table = Table(yugi=side(field=["Summoned Skull", "Battle Ox"]), kaiba=side(field=[golem]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Gogogo Golem"]
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Gogogo Golem"]


def test_gogogo_golem_is_not_spared_in_attack_position() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking("Gogogo Golem")])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Gogogo Golem"]


def test_goblindbergh_brings_a_monster_and_turns_to_defense() -> None:
    table = Table(yugi=side(hand=["Goblindbergh", "Gemini Elf", "Summoned Skull"]))
    table.yugi.summons("Goblindbergh")
    table.yugi.activates("Goblindbergh")
    table.everyone_passes()
    assert table.yugi.monsters == ["Goblindbergh", "Gemini Elf"]
    assert table.yugi.sees("Goblindbergh").position == "face-up Defense"


def test_goblindbergh_without_a_monster_to_bring_stays() -> None:
    table = Table(yugi=side(hand=["Goblindbergh", "Summoned Skull"]))
    table.yugi.summons("Goblindbergh")
    assert not table.yugi.may("activate", "Goblindbergh")
    assert table.yugi.sees("Goblindbergh").position == "face-up Attack"
