"""Damage calculation: what is compared, and what comes of it."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.acts.life import lower_life, settle_life
from engine.yugioh.language import And, InflictDamage, Then, Whose
from engine.yugioh.state.duel import DuelOver
from engine.yugioh.state.events.battle import Battled
from engine.yugioh.state.events.life import LifeWhy
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.steps import carry_out
from tests.table import Table, attacking, defending, face_down, side

STRONG, MIDDLE, WEAK = "Alexandrite Dragon", "Uraby", "Ryu-Kishin"
"""ATK 2000, 1500 and 1000."""


def battle(attacker: str, target: str, *, defends: bool = False) -> Table:
    """Fight one battle to its end."""
    stands = defending(target) if defends else attacking(target)
    table = Table(yugi=side(field=[attacker]), kaiba=side(field=[stands]))
    table.yugi.attacks_with(attacker)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-CALC-01")
@pytest.mark.parametrize(("defends", "against"), [(False, 1300), (True, 2000)])
def test_atk_is_compared_with_atk_or_in_defense_with_def(defends: bool, against: int) -> None:
    table = battle("Dark Blade", "Giant Soldier of Stone", defends=defends)
    (battled,) = table.happened(Battled)
    assert (battled.attack, battled.against) == (1800, against)


@pytest.mark.rule("MR-CALC-02")
def test_a_stronger_attacker_destroys_and_the_difference_is_dealt() -> None:
    table = battle(STRONG, MIDDLE)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([STRONG], [])
    assert (table.yugi.life, table.kaiba.life) == (8000, 7500)


@pytest.mark.rule("MR-CALC-03")
def test_equals_destroy_each_other_without_damage() -> None:
    table = battle(MIDDLE, "Mystic Clown")
    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])
    assert table.life_changes() == []


@pytest.mark.rule("MR-CALC-04")
def test_a_weaker_attacker_is_destroyed_and_its_player_takes_the_difference() -> None:
    table = battle(WEAK, MIDDLE)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [MIDDLE])
    assert table.life_changes() == [("yugi", "BATTLE", -500)]


@pytest.mark.rule("MR-CALC-05")
def test_a_beaten_defender_is_destroyed_without_damage() -> None:
    table = battle(STRONG, "Beaver Warrior", defends=True)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([STRONG], [])
    assert table.life_changes() == []


@pytest.mark.rule("MR-CALC-06")
def test_against_an_equal_def_both_stay() -> None:
    table = battle(MIDDLE, "Beaver Warrior", defends=True)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([MIDDLE], ["Beaver Warrior"])
    assert table.life_changes() == []


@pytest.mark.rule("MR-CALC-07")
def test_against_a_higher_def_both_stay_and_the_attacking_player_takes_the_rest() -> None:
    table = battle(WEAK, "Beaver Warrior", defends=True)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([WEAK], ["Beaver Warrior"])
    assert table.life_changes() == [("yugi", "BATTLE", -500)]


@pytest.mark.rule("MR-CALC-08")
def test_a_direct_attack_deals_the_atk() -> None:
    table = Table(yugi=side(field=["Dark Magician"]))
    table.yugi.attacks_with("Dark Magician")
    table.everyone_passes()
    assert table.kaiba.life == 5500


@pytest.mark.rule("MR-CALC-09")
def test_two_monsters_without_atk_do_not_hurt_each_other() -> None:
    table = Table(
        yugi=side(field=["Labyrinth Wall"]), kaiba=side(field=[attacking("Labyrinth Wall")])
    )
    table.yugi.attacks_with("Labyrinth Wall")
    table.everyone_passes()
    assert (table.yugi.monsters, table.kaiba.monsters) == (["Labyrinth Wall"],) * 2
    assert table.life_changes() == []


@pytest.mark.rule("MR-CALC-09")
def test_a_monster_without_atk_loses_to_any_atk() -> None:
    table = battle("Labyrinth Wall", "Skull Servant")
    assert table.yugi.graveyard == ["Labyrinth Wall"]
    assert table.life_changes() == [("yugi", "BATTLE", -300)]


@pytest.mark.rule("MR-CALC-10")
def test_a_face_down_target_is_judged_face_up_by_its_def() -> None:
    table = Table(
        yugi=side(field=["Celtic Guardian"]), kaiba=side(field=[face_down("Beaver Warrior")])
    )
    table.yugi.attacks_with("Celtic Guardian")
    table.everyone_passes()
    assert table.kaiba.sees("Beaver Warrior").position == "face-up Defense"
    assert table.life_changes() == [("yugi", "BATTLE", -100)]


@pytest.mark.rule("MR-CALC-11", "MR-WIN-02")
async def test_when_one_effect_brings_both_to_0_the_duel_is_a_draw() -> None:
    table = Table(yugi=side(life=500), kaiba=side(life=500))
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], Seat(0))
    both = And(InflictDamage(Whose.THEIRS, 1000), InflictDamage(Whose.YOURS, 1000))
    await carry_out(both, duel, speaker)
    with pytest.raises(DuelOver):
        settle_life(duel)
    assert duel.state.verdict.winners == ()


@pytest.mark.rule("MR-WIN-02")
async def test_what_comes_after_comes_too_late_for_a_draw() -> None:
    table = Table(yugi=side(life=500), kaiba=side(life=500))
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], Seat(0))
    one_by_one = Then(InflictDamage(Whose.THEIRS, 1000), InflictDamage(Whose.YOURS, 1000))
    with pytest.raises(DuelOver):
        await carry_out(one_by_one, duel, speaker)
    assert duel.state.verdict.winners == (Seat(0),)


@pytest.mark.rule("MR-CALC-12")
def test_life_points_do_not_fall_below_0() -> None:
    table = Table(yugi=side(field=["Dark Magician"]), kaiba=side(life=300))
    table.yugi.attacks_with("Dark Magician")
    table.everyone_passes()
    assert table.kaiba.life == 0
    assert table.result == ("yugi", "LIFE")


@pytest.mark.rule("MR-CALC-12")
def test_damage_of_both_at_once_is_bounded_for_each() -> None:
    duel = Table(yugi=side(life=300), kaiba=side(life=5000)).driver.duel
    lower_life(duel, [(Seat(0), 1000), (Seat(1), 1000)], LifeWhy.EFFECT)
    assert [side.life for side in duel.state.sides] == [0, 4000]


@pytest.mark.rule("MR-CALC-13")
def test_battle_damage_is_told_apart_from_effect_damage() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(field=["Magic Cylinder"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Magic Cylinder", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()
    assert table.life_changes() == [("yugi", "EFFECT", -1500), ("kaiba", "BATTLE", -1200)]


@pytest.mark.rule("MR-CALC-13")
def test_kuriboh_spares_from_battle_damage_only() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=["Silver Fang"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates("Kuriboh", at="during damage calculation")
    table.everyone_passes()
    assert table.kaiba.life == 8000
    assert table.kaiba.graveyard == ["Kuriboh", "Silver Fang"]
    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()
    assert table.kaiba.life == 6800


@pytest.mark.rule("MR-CALC-14", "MR-DSTEP-21", "MR-DSTEP-29")
def test_the_loser_stays_until_the_end_of_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with("Uraby")
    table.driver.pass_to(
        lambda _: table.driver.is_at("after damage calculation"), "calculate the damage"
    )
    assert table.kaiba.life == 7700
    assert table.kaiba.monsters == ["Silver Fang"]
    table.driver.pass_to(
        lambda _: table.driver.is_at("end of the damage step"), "end the Damage Step"
    )
    assert table.kaiba.graveyard == ["Silver Fang"]
