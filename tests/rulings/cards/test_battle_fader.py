"""Battle Fader: it comes from the hand, and the Battle Phase is over."""

import pytest

from tests.table import Table, face_down, side

FADER = "Battle Fader"


@pytest.mark.rule("MR-BATTLE-09")
def test_a_direct_attack_brings_it_and_ends_the_battle_phase() -> None:
    table = Table(yugi=side(field=["Gemini Elf", "Silver Fang"]), kaiba=side(hand=[FADER]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(FADER)
    table.everyone_passes()
    assert table.kaiba.monsters == [FADER]
    assert table.kaiba.life == 8000
    assert table.phase == "main phase 2"


def test_it_is_banished_when_it_leaves_the_field() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], hand=["Raigeki"]), kaiba=side(hand=[FADER]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(FADER)
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.kaiba.banished == [FADER]
    assert table.kaiba.graveyard == []


def test_turned_face_down_it_is_not_banished_any_more() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", face_down("Book of Moon")], hand=["Raigeki"]),
        kaiba=side(hand=[FADER]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(FADER)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=FADER)
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.kaiba.graveyard == [FADER]


def test_an_attack_on_a_monster_does_not_bring_it() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(field=["Silver Fang"], hand=[FADER])
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.kaiba.hand == [FADER]
    assert not table.was_offered(table.kaiba, FADER)


def test_discarded_before_its_effect_resolves_it_does_not_come() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Silver Fang"]),
        kaiba=side(hand=[FADER], field=[face_down("Raigeki Break")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(FADER)
    table.yugi.passes()
    table.kaiba.activates("Raigeki Break", targeting="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert sorted(table.kaiba.graveyard) == sorted([FADER, "Raigeki Break"])
