"""Odd-Eyes Pendulum Dragon: double battle damage; as a Spell, none, and a search at the end."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_up, side
from tests.table.laying import Lying

ODD_EYES = Lying("Odd-Eyes Pendulum Dragon", "S1", face_up=True)
PULSE = "Dragonpulse Magician"


@pytest.mark.rule("MR-CALC-02")
def test_what_it_inflicts_by_battle_with_a_monster_is_doubled() -> None:
    table = Table(
        yugi=side(field=["Odd-Eyes Pendulum Dragon"]), kaiba=side(field=["Gemini Elf"])
    )
    table.yugi.attacks_with("Odd-Eyes Pendulum Dragon")
    table.everyone_passes()
    assert table.life_changes() == [("kaiba", "BATTLE", -1200)]


def test_it_is_doubled_when_it_is_attacked_but_not_what_its_own_player_takes() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Blue-Eyes White Dragon"]),
        kaiba=side(field=["Odd-Eyes Pendulum Dragon"]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.everyone_passes()
    assert table.life_changes() == [("yugi", "BATTLE", -1200), ("kaiba", "BATTLE", -500)]


def test_a_direct_attack_is_no_battle_with_a_monster() -> None:
    table = Table(yugi=side(field=["Odd-Eyes Pendulum Dragon"]))
    table.yugi.attacks_with("Odd-Eyes Pendulum Dragon")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2500


@pytest.mark.rule("MR-PEND-08")
def test_in_its_pendulum_zone_the_player_may_take_no_damage_once_a_turn() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon", "Dark Magician"]),
        kaiba=side(field=[PULSE, Lying(PULSE, "M2"), ODD_EYES]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=f"{PULSE} in M1")
    table.kaiba.agrees()
    table.everyone_passes()
    assert table.kaiba.life == 8000
    assert table.chains() == []

    table.yugi.attacks_with("Dark Magician", at=f"{PULSE} in M2")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 700


def test_who_declines_takes_the_damage_and_keeps_the_effect() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon", "Dark Magician"]),
        kaiba=side(field=[PULSE, Lying(PULSE, "M2"), ODD_EYES]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=f"{PULSE} in M1")
    table.kaiba.declines()
    table.everyone_passes()
    table.yugi.attacks_with("Dark Magician", at=f"{PULSE} in M2")
    table.kaiba.agrees()
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1200


@pytest.mark.parametrize(
    "field",
    [
        ["Gemini Elf", ODD_EYES],
        [defending(PULSE), ODD_EYES],
        [PULSE, "Odd-Eyes Pendulum Dragon"],
    ],
    ids=["no Pendulum Monster", "no damage", "not in the Pendulum Zone"],
)
def test_nobody_is_asked_where_it_does_not_concern_them(field: list[str | Lying]) -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=field))
    first = field[0] if isinstance(field[0], str) else field[0].name
    table.yugi.attacks_with("Summoned Skull", at=first)
    table.everyone_passes()
    assert not table.was_asked(table.kaiba, Reason.WHETHER)


@pytest.mark.rule("MR-END-02")
def test_in_the_end_phase_it_destroys_itself_for_a_weak_pendulum_monster() -> None:
    table = Table(yugi=side(field=[ODD_EYES], deck=["Dragonpit Magician", "Silver Fang"]))
    table.yugi.ends_turn()
    table.yugi.activates("Odd-Eyes Pendulum Dragon")
    table.everyone_passes()
    assert table.yugi.hand == ["Dragonpit Magician"]
    assert table.yugi.spells == []


@pytest.mark.rule("MR-PEND-08")
@pytest.mark.parametrize(
    ("lying", "deck"),
    [
        (ODD_EYES, ["Silver Fang", PULSE]),
        ("Odd-Eyes Pendulum Dragon", ["Dragonpit Magician"]),
        (face_up("Axe of Despair", on=PULSE), ["Dragonpit Magician"]),
    ],
    ids=["nothing weak in the Deck", "a monster", "another card"],
)
def test_without_a_weak_one_or_as_a_monster_it_is_not_offered(
    lying: str | Lying, deck: list[str]
) -> None:
    table = Table(yugi=side(field=[PULSE, lying], deck=deck))
    table.turn_ends()
    assert not any(table.questions(Reason.TRIGGER))
