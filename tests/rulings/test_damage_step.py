"""The Damage Step: its five timings, and what may be used in each."""

import pytest

from cards.yugioh import by_name
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.language import (
    FORMER,
    Activate,
    And,
    Apply,
    AttackBecomes,
    AttackOf,
    Cards,
    Choose,
    Flip,
    HalfOf,
    Kind,
    Place,
    SpecialSummon,
    Target,
    Timing,
    Until,
    Whose,
    quick_play,
)
from engine.yugioh.state.events.battle import Battled, TimingReached
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.effects.uses import uses
from engine.yugioh.words.targets import lawful_targets
from tests.table import Table, defending, face_down, side
from tests.table.player import Player

TIMINGS = (
    "start of the damage step",
    "before damage calculation",
    "during damage calculation",
    "after damage calculation",
    "end of the damage step",
)
START, BEFORE, DURING, AFTER, END = TIMINGS


def fought(**starts: object) -> Table:
    """A table on which Uraby has attacked the first monster of kaiba."""
    table = Table(**starts)  # type: ignore[arg-type]
    table.yugi.attacks_with("Uraby")
    return table


def offered(table: Table, player: Player) -> dict[str, list[str]]:
    """What that player may activate in each of the five timings, all of them passed."""
    found: dict[str, list[str]] = {}
    for timing in TIMINGS:
        table.driver.pass_to(
            lambda decision, at=timing: (  # type: ignore[misc]
                decision.seat == player.seat and table.driver.is_at(at)
            ),
            f"ask {player} at {timing}",
        )
        found[timing] = player.options("activate")
    return found


@pytest.mark.rule("MR-DSTEP-01")
def test_the_five_timings_follow_each_other() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.everyone_passes()
    assert [event.timing for event in table.happened(TimingReached)] == list(Timing)


@pytest.mark.rule("MR-DSTEP-02", "MR-DSTEP-03", "MR-DSTEP-06", "MR-DSTEP-12", "MR-CHAIN-21")
def test_the_damage_step_allows_little() -> None:
    set_cards = ["Mystical Space Typhoon", "Book of Moon", "Waboku", "Rush Recklessly"]
    table = fought(
        yugi=side(field=["Uraby", "Jar of Greed"]),
        kaiba=side(field=["Silver Fang", *set_cards]),
    )
    assert table.kaiba.options("activate") == set_cards
    assert offered(table, table.kaiba) == {
        START: ["Rush Recklessly"],
        BEFORE: ["Rush Recklessly"],
        DURING: [],
        AFTER: [],
        END: [],
    }


@pytest.mark.rule("MR-DSTEP-03")
def test_what_changes_atk_is_used_before_the_calculation() -> None:
    table = fought(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly"]), kaiba=side(field=["Swordstalker"])
    )
    table.yugi.activates("Rush Recklessly", targeting="Uraby", at=BEFORE)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Swordstalker"]
    assert table.kaiba.life == 7800


@pytest.mark.rule("MR-DSTEP-04")
@pytest.mark.parametrize("timing", [START, BEFORE])
def test_a_counter_trap_answers_in_the_damage_step(timing: str) -> None:
    table = fought(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly"]),
        kaiba=side(field=["Silver Fang", "Magic Jammer"], hand=["Kuriboh"]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Uraby", at=timing)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()
    assert table.kaiba.life == 7700
    assert table.chains() == [["Rush Recklessly", "Magic Jammer"]]


@pytest.mark.rule("MR-DSTEP-04")
@pytest.mark.parametrize("name", ["Magic Jammer", "Seven Tools of the Bandit"])
def test_a_counter_trap_is_usable_in_all_five_timings(name: str) -> None:
    (use,) = uses(by_name(name))
    assert use.timings == tuple(Timing)


@pytest.mark.rule("MR-DSTEP-05", "MR-DSTEP-10")
def test_the_target_is_face_down_at_the_start_and_flipped_before_the_calculation() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Silver Fang")]))
    table.driver.pass_to(lambda _: table.driver.is_at(START), "start the Damage Step")
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"
    assert table.happened(Flipped) == []
    table.driver.pass_to(lambda _: table.driver.is_at(BEFORE), "flip the target")
    assert table.kaiba.sees("Silver Fang").position == "face-up Defense"
    assert len(table.happened(Flipped)) == 1
    table.everyone_passes()


@pytest.mark.rule("MR-DSTEP-11", "MR-DSTEP-22", "MR-DSTEP-31")
def test_a_flip_effect_waits_until_the_damage_is_calculated() -> None:
    table = fought(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.everyone_passes()
    assert table.driver.is_at(AFTER)
    assert len(table.happened(Battled)) == 1
    assert (table.asked, table.options) == ("kaiba TARGET", ["Uraby", "Silver Fang"])
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.kaiba.graveyard == ["Man-Eater Bug"]


@pytest.mark.rule("MR-DSTEP-11", "MR-DSTEP-22")
def test_a_flip_effect_is_not_used_twice() -> None:
    table = fought(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down("Skelengel")], deck=["Feral Imp", "Sangan"]),
    )
    table.everyone_passes()
    assert table.chains() == [["Skelengel"]]
    assert table.kaiba.hand == ["Feral Imp"]


@pytest.mark.rule("MR-DSTEP-11")
def test_a_monster_flipped_before_the_battle_has_used_its_effect() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_down("Skelengel")], deck=["Feral Imp", "Sangan", "Uraby"]
        ),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.flip_summons("Skelengel")
    table.everyone_passes()
    table.yugi.attacks_with("Skelengel")
    table.everyone_passes()
    assert table.chains() == [["Skelengel"]]


@pytest.mark.rule("MR-DSTEP-15")
def test_when_both_pass_the_calculation_follows() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.driver.pass_to(lambda _: table.driver.is_at(BEFORE), "reach the second timing")
    table.yugi.passes()
    assert table.driver.is_at(BEFORE)
    table.kaiba.passes()
    assert table.driver.is_at(DURING)
    table.everyone_passes()


@pytest.mark.rule("MR-DSTEP-15")
def test_after_a_chain_the_timing_is_offered_once_more() -> None:
    table = fought(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly", "Rush Recklessly"]),
        kaiba=side(field=["Tri-Horned Dragon"]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Uraby", at=BEFORE)
    table.yugi.activates("Rush Recklessly", targeting="Uraby", at=BEFORE)
    table.everyone_passes()
    assert table.chains() == [["Rush Recklessly", "Rush Recklessly"]]
    assert table.kaiba.life == 7950


@pytest.mark.rule("MR-DSTEP-16", "MR-DSTEP-18")
def test_kuriboh_is_resolved_before_the_arithmetic() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(hand=["Kuriboh"]))
    table.kaiba.activates("Kuriboh", at=DURING)
    assert table.happened(Battled) == []
    table.everyone_passes()
    assert len(table.happened(Battled)) == 1
    assert table.kaiba.life == 8000


@pytest.mark.rule("MR-DSTEP-17", "MR-DSTEP-18", "MR-DSTEP-28")
def test_kuriboh_is_offered_during_the_calculation_only() -> None:
    table = fought(
        yugi=side(field=["Uraby"]), kaiba=side(hand=["Kuriboh"], field=["Rush Recklessly"])
    )
    assert not table.kaiba.may("activate", "Kuriboh", at="attack")
    assert offered(table, table.kaiba) == {
        START: ["Rush Recklessly"],
        BEFORE: ["Rush Recklessly"],
        DURING: ["Kuriboh"],
        AFTER: [],
        END: [],
    }


@pytest.mark.rule("MR-DSTEP-17")
def test_kuriboh_is_not_offered_where_no_damage_would_be_taken() -> None:
    table = fought(
        yugi=side(field=["Uraby"]), kaiba=side(field=[defending("Uraby")], hand=["Kuriboh"])
    )
    assert offered(table, table.kaiba)[DURING] == []


@pytest.mark.rule("MR-DSTEP-22")
def test_what_battled_is_answered_after_the_calculation() -> None:
    table = fought(
        yugi=side(field=["Uraby"]), kaiba=side(field=[defending("Wall of Illusion")])
    )
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert table.driver.is_at(AFTER)
    assert table.yugi.life == 7650
    table.everyone_passes()
    assert table.yugi.hand == ["Uraby"]


@pytest.mark.rule("MR-DSTEP-22", "MR-DSTEP-29")
def test_a_doomed_monster_still_uses_its_effect_and_goes_at_the_end() -> None:
    table = Table(
        yugi=side(field=["Tri-Horned Dragon"]),
        kaiba=side(field=[face_down("Wall of Illusion")]),
    )
    table.yugi.attacks_with("Tri-Horned Dragon")
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert table.kaiba.monsters == ["Wall of Illusion"]
    table.everyone_passes()
    assert table.yugi.hand == ["Tri-Horned Dragon"]
    assert table.kaiba.graveyard == ["Wall of Illusion"]


@pytest.mark.rule("MR-DSTEP-22", "MR-DSTEP-29")
def test_a_doomed_attacker_does_not_return_to_the_hand() -> None:
    table = Table(yugi=side(field=["Ryu-Kishin"]), kaiba=side(field=["Wall of Illusion"]))
    table.yugi.attacks_with("Ryu-Kishin")
    table.everyone_passes()
    assert (table.yugi.hand, table.yugi.graveyard) == ([], ["Ryu-Kishin"])
    assert table.kaiba.graveyard == ["Wall of Illusion"]


@pytest.mark.rule("MR-DSTEP-30", "MR-CHAIN-16", "MR-CHAIN-17")
def test_those_destroyed_by_battle_answer_on_one_chain_the_turn_players_first() -> None:
    table = Table(
        yugi=side(field=["Mystic Tomato"], deck=["Feral Imp", "Ryu-Kishin"]),
        kaiba=side(field=["Mystic Tomato"], deck=["Mystic Clown", "Sangan"]),
    )
    table.yugi.attacks_with("Mystic Tomato")
    table.yugi.activates("Mystic Tomato", at=END)
    table.kaiba.activates("Mystic Tomato", at=END)
    table.everyone_passes()
    assert table.asked == "kaiba CHOOSE"
    table.kaiba.chooses("Sangan")
    assert (table.asked, table.yugi.monsters) == ("yugi CHOOSE", [])
    table.yugi.chooses("Ryu-Kishin")
    table.everyone_passes()
    assert table.chains() == [["Mystic Tomato", "Mystic Tomato"]]
    assert (table.yugi.monsters, table.kaiba.monsters) == (["Ryu-Kishin"], ["Sangan"])


@pytest.mark.rule("MR-DSTEP-30")
def test_a_destroyed_tomato_need_not_answer() -> None:
    table = fought(
        yugi=side(field=["Uraby"]), kaiba=side(field=["Mystic Tomato"], deck=["Sangan"])
    )
    table.everyone_passes()
    assert (table.chains(), table.kaiba.monsters) == ([], [])


@pytest.mark.rule("MR-DSTEP-31")
def test_a_doomed_flip_monster_must_target_the_attacker_if_there_is_no_other() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Man-Eater Bug")]))
    table.everyone_passes()
    assert table.chains() == [["Man-Eater Bug"]]
    assert table.yugi.graveyard == ["Uraby"]


@pytest.mark.rule("MR-DSTEP-32")
@pytest.mark.parametrize(
    ("timing", "reached"),
    [
        (START, [Timing.START, Timing.END]),
        (BEFORE, [Timing.START, Timing.BEFORE_CALCULATION, Timing.END]),
    ],
)
@pytest.mark.parametrize("name", ["Uraby", "Man-Eater Bug"])
def test_when_a_battling_monster_leaves_nothing_is_calculated(
    timing: str, reached: list[Timing], name: str
) -> None:
    table = fought(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=["Man-Eater Bug", "Wall of Illusion"]),
    )
    table.yugi.chooses("Man-Eater Bug")
    table.driver.pass_to(lambda _: table.driver.is_at(timing), f"reach {timing}")
    duel = table.driver.duel
    destroy(duel, [card for card in duel.state.field() if card.text.name == name])
    table.everyone_passes()
    assert [event.timing for event in table.happened(TimingReached)] == reached
    assert (table.happened(Battled), table.life_changes()) == ([], [])
    assert table.asked == "yugi ACT"


@pytest.mark.rule("MR-DSTEP-22", "MR-DSTEP-32")
def test_a_flipped_target_that_leaves_still_uses_its_flip_effect() -> None:
    table = fought(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.driver.pass_to(lambda _: table.driver.is_at(BEFORE), "flip the target")
    duel = table.driver.duel
    destroy(duel, duel.state.monsters(table.kaiba.seat))
    table.everyone_passes()
    assert (table.asked, table.options) == ("kaiba TARGET", ["Uraby", "Silver Fang"])
    assert table.driver.is_at(END)
    table.kaiba.chooses("Uraby")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Uraby"]


@pytest.mark.rule("MR-DSTEP-31")
def test_what_a_battle_has_destroyed_may_be_targeted_in_the_graveyard() -> None:
    table = fought(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.driver.pass_to(lambda _: table.driver.is_at(END), "end the Damage Step")
    duel = table.driver.duel
    dead = Flip(target=Target(Cards(Kind.MONSTER, place=Place.GRAVEYARD)))
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)
    assert [card.text.name for card in lawful_targets(dead, duel, speaker)] == ["Silver Fang"]


@pytest.mark.rule("MR-DSTEP-03")
def test_faq_6705_what_an_effect_brings_itself_is_not_changed_by_it() -> None:
    halved = Apply(AttackBecomes(FORMER, HalfOf(AttackOf(FORMER))), Until.WHILE_FACE_UP)
    brings = SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)))
    (use,) = uses(quick_play("Heaven", 9001, Activate(do=And(brings, halved))))

    assert use.timings == ()
