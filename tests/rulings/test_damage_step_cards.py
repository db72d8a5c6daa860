"""The cards that the rule book names for each timing of the Damage Step."""

import pytest

from engine.yugioh.language import Timing
from engine.yugioh.state.events.battle import Battled, TimingReached
from engine.yugioh.state.events.moves import Destroyed
from engine.yugioh.state.reasons import Reason
from tests.rulings.test_damage_step import AFTER, BEFORE, DURING, END, START, offered
from tests.table import Table, attacking, defending, face_down, side


def timings(table: Table) -> list[Timing]:
    """The timings of the Damage Step that were reached."""
    return [event.timing for event in table.happened(TimingReached)]


@pytest.mark.rule("MR-DSTEP-09")
def test_catastor_destroys_at_the_start_whatever_the_atk() -> None:
    table = Table(
        yugi=side(field=["Ally of Justice Catastor"]),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.attacks_with("Ally of Justice Catastor")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Blue-Eyes White Dragon"]
    assert table.yugi.monsters == ["Ally of Justice Catastor"]
    assert table.life_changes() == []
    assert timings(table) == [Timing.START, Timing.END]


@pytest.mark.rule("MR-DSTEP-09")
@pytest.mark.parametrize("target", ["Summoned Skull", face_down("Silver Fang")])
def test_catastor_must_not_touch_a_dark_or_a_face_down_monster(target: str) -> None:
    table = Table(yugi=side(field=["Ally of Justice Catastor"]), kaiba=side(field=[target]))
    table.yugi.attacks_with("Ally of Justice Catastor")
    table.everyone_passes()

    assert table.chains() == []
    assert len(table.happened(Battled)) == 1


@pytest.mark.rule("MR-DSTEP-09")
def test_against_a_dark_monster_catastor_is_calculated_as_usual() -> None:
    table = Table(
        yugi=side(field=["Ally of Justice Catastor"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.attacks_with("Ally of Justice Catastor")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Ally of Justice Catastor"]
    assert table.life_changes() == [("yugi", "BATTLE", -300)]


@pytest.mark.rule("MR-DSTEP-13")
def test_ehren_returns_a_defender_before_the_calculation() -> None:
    table = Table(
        yugi=side(field=["Ehren, Lightsworn Monk"]),
        kaiba=side(field=[defending("Giant Soldier of Stone")]),
    )
    table.yugi.attacks_with("Ehren, Lightsworn Monk")
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert table.driver.is_at(BEFORE)
    table.everyone_passes()

    assert "Giant Soldier of Stone" in table.kaiba.deck
    assert (table.kaiba.graveyard, table.kaiba.monsters) == ([], [])
    assert (table.life_changes(), table.happened(Battled)) == ([], [])


@pytest.mark.rule("MR-DSTEP-20")
def test_defense_draw_is_offered_during_the_calculation_alone() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[attacking("Mokey Mokey"), "Defense Draw"])
    )
    table.yugi.attacks_with("Uraby")

    assert offered(table, table.kaiba) == {
        START: [],
        BEFORE: [],
        DURING: ["Defense Draw"],
        AFTER: [],
        END: [],
    }


@pytest.mark.rule("MR-DSTEP-20")
def test_defense_draw_takes_the_damage_and_not_the_destruction() -> None:
    table = Table(
        yugi=side(field=["La Jinn the Mystical Genie of the Lamp"]),
        kaiba=side(field=["Mystical Elf", "Defense Draw"], deck=["Feral Imp", "Sangan"]),
    )
    table.yugi.attacks_with("La Jinn the Mystical Genie of the Lamp")
    table.kaiba.activates("Defense Draw", at=DURING)
    table.everyone_passes()

    assert (table.kaiba.life, table.kaiba.hand) == (8000, ["Feral Imp"])
    assert table.kaiba.graveyard == ["Defense Draw", "Mystical Elf"]


@pytest.mark.rule("MR-DSTEP-20")
def test_defense_draw_is_not_for_the_own_turn_nor_for_no_damage() -> None:
    own = Table(yugi=side(field=["Skull Servant", "Defense Draw"]), kaiba=side(field=["Uraby"]))
    own.yugi.attacks_with("Skull Servant")
    assert offered(own, own.yugi)[DURING] == []

    none = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[defending("Skull Servant"), "Defense Draw"]),
    )
    none.yugi.attacks_with("Uraby")
    assert offered(none, none.kaiba)[DURING] == []


@pytest.mark.rule("MR-DSTEP-24")
def test_airknight_pierces_and_then_draws_after_the_calculation() -> None:
    table = Table(
        yugi=side(field=["Airknight Parshath"], deck=["Feral Imp", "Sangan"]),
        kaiba=side(field=[defending("Battle Ox")]),
    )
    table.yugi.attacks_with("Airknight Parshath")
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert (table.driver.is_at(AFTER), table.yugi.hand) == (True, [])
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -900)]
    assert table.yugi.hand == ["Feral Imp"]


@pytest.mark.rule("MR-DSTEP-27")
@pytest.mark.parametrize(("name", "lost"), [("D.D. Warrior Lady", 500), ("D.D. Warrior", 800)])
def test_a_warrior_of_the_other_dimension_takes_its_slayer_along(name: str, lost: int) -> None:
    table = Table(yugi=side(field=[name]), kaiba=side(field=[attacking("Curse of Dragon")]))
    table.yugi.attacks_with(name)
    table.driver.pass_to(lambda _: table.driver.is_at(AFTER), "calculate the damage")
    assert table.yugi.life == 8000 - lost
    assert table.yugi.monsters == [name]
    if name == "D.D. Warrior Lady":
        table.yugi.activates(name, at=AFTER)
    table.everyone_passes()

    assert (table.yugi.banished, table.kaiba.banished) == ([name], ["Curse of Dragon"])
    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([], [])


@pytest.mark.rule("MR-DSTEP-27")
def test_what_is_banished_then_is_not_destroyed_at_the_end() -> None:
    table = Table(
        yugi=side(field=["D.D. Warrior Lady"]),
        kaiba=side(field=[attacking("Mystic Tomato")], deck=["Sangan"]),
    )
    table.yugi.attacks_with("D.D. Warrior Lady")
    table.yugi.activates("D.D. Warrior Lady", at=AFTER)
    table.everyone_passes()

    assert table.chains() == [["D.D. Warrior Lady"]]
    assert table.happened(Destroyed) == []


@pytest.mark.rule("MR-DSTEP-27")
def test_the_lady_asks_and_the_warrior_does_not() -> None:
    table = Table(yugi=side(field=["D.D. Warrior Lady"]), kaiba=side(field=["Curse of Dragon"]))
    table.yugi.attacks_with("D.D. Warrior Lady")
    table.everyone_passes()
    assert table.chains() == []
    assert (table.yugi.graveyard, table.kaiba.monsters) == (
        ["D.D. Warrior Lady"],
        ["Curse of Dragon"],
    )


@pytest.mark.rule("MR-DSTEP-33")
@pytest.mark.parametrize("timing", [START, BEFORE])
def test_honest_adds_the_atk_of_the_foe(timing: str) -> None:
    table = Table(
        yugi=side(field=["Ehren, Lightsworn Monk"], hand=["Honest"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Ehren, Lightsworn Monk")
    table.yugi.activates("Honest", at=timing)
    assert table.yugi.graveyard == ["Honest"]
    table.everyone_passes()

    assert table.yugi.sees("Ehren, Lightsworn Monk").attack == 4100
    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.life_changes() == [("kaiba", "BATTLE", -1600)]


@pytest.mark.rule("MR-DSTEP-33")
def test_honest_is_offered_at_the_first_two_timings_alone() -> None:
    table = Table(
        yugi=side(field=["Ehren, Lightsworn Monk"], hand=["Honest"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Ehren, Lightsworn Monk")

    assert offered(table, table.yugi) == {
        START: ["Honest"],
        BEFORE: ["Honest"],
        DURING: [],
        AFTER: [],
        END: [],
    }


@pytest.mark.rule("MR-DSTEP-05", "MR-DSTEP-10")
def test_shrink_reaches_the_target_once_it_is_flipped() -> None:
    reached = {}
    for timing in (START, BEFORE):
        table = Table(
            yugi=side(field=["Uraby", "Shrink"]),
            kaiba=side(field=[face_down("Giant Soldier of Stone")]),
        )
        table.yugi.attacks_with("Uraby")
        table.yugi.activates("Shrink", at=timing)
        reached[timing] = table.questions(Reason.TARGET)
        if reached[timing]:
            table.yugi.chooses("Giant Soldier of Stone")

    assert reached == {START: [], BEFORE: [["Uraby", "Giant Soldier of Stone"]]}


@pytest.mark.rule("MR-DSTEP-22", "MR-DSTEP-23", "MR-CHAIN-16")
def test_a_flip_effect_stands_above_what_the_turn_player_must_use() -> None:
    table = Table(
        yugi=side(field=["Airknight Parshath"]),
        kaiba=side(field=[face_down("Man-Eater Bug"), "Uraby"]),
    )
    table.yugi.attacks_with("Airknight Parshath", at="Man-Eater Bug")
    table.kaiba.chooses("Airknight Parshath")
    table.everyone_passes()

    assert table.chains() == [["Airknight Parshath", "Man-Eater Bug"]]
    assert table.yugi.graveyard == ["Airknight Parshath"]
    assert len(table.yugi.hand) == 1


@pytest.mark.rule("MR-DSTEP-34")
def test_shrink_halves_the_attacker_before_the_calculation() -> None:
    table = Table(yugi=side(field=["Dark Magician"]), kaiba=side(field=["Uraby", "Shrink"]))
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Shrink", targeting="Dark Magician", at=BEFORE)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dark Magician"]
    assert table.life_changes() == [("yugi", "BATTLE", -250)]


@pytest.mark.rule("MR-DSTEP-34")
def test_shrink_is_offered_at_the_first_two_timings_alone() -> None:
    table = Table(yugi=side(field=["Dark Magician"]), kaiba=side(field=["Uraby", "Shrink"]))
    table.yugi.attacks_with("Dark Magician")

    assert offered(table, table.kaiba) == {
        START: ["Shrink"],
        BEFORE: ["Shrink"],
        DURING: [],
        AFTER: [],
        END: [],
    }
