"""Each act once, through the steps of the game."""

from collections.abc import Mapping

import pytest

from engine.core.protocol import Event, Number, Pick
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.events.battle import AttackNegated, BattlePhaseCutShort
from engine.yugioh.state.events.by_hand import HandAgreed
from engine.yugioh.state.events.chain import ActivationNegated, EffectNegated
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.events.moves import ControlTaken, Destroyed, Moved, Tributed
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.events.standing import (
    CountersPlaced,
    CountersRemoved,
    Equipped,
    PositionChanged,
)
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.events.turns import PhaseBarred
from engine.yugioh.state.reasons import Reason
from tests.by_hand.made_up import CARDS
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

A = HandAct
COMES: Mapping[HandAct, type[Event]] = {
    A.DESTROY: Destroyed,
    A.TRIBUTE: Tributed,
    A.SPECIAL_SUMMON: Summoned,
    A.SUMMON_TO_THEM: Summoned,
    A.NORMAL_SUMMON: Summoned,
    A.POSITION: PositionChanged,
    A.CONTROL: ControlTaken,
    A.EQUIP: Equipped,
    A.WEAR: Equipped,
    A.PLACE_COUNTERS: CountersPlaced,
    A.REMOVE_COUNTERS: CountersRemoved,
    A.GAIN_LIFE: LifeChanged,
    A.LOSE_LIFE: LifeChanged,
    A.PAY_LIFE: LifeChanged,
    A.DAMAGE: LifeChanged,
    A.NEGATE_ACTIVATION: ActivationNegated,
    A.NEGATE_EFFECT: EffectNegated,
    A.NEGATE_ATTACK: AttackNegated,
    A.END_BATTLE: BattlePhaseCutShort,
    A.SKIP: PhaseBarred,
    A.REVEAL: Revealed,
    A.LOOK: LookedAt,
    A.LOOK_AT_HAND: LookedAt,
    A.LOOK_AT_DECK: LookedAt,
    **dict.fromkeys(
        (
            *(A.MORE_ATTACK, A.LESS_ATTACK, A.ATTACK_BECOMES, A.MORE_DEFENSE),
            *(A.LESS_DEFENSE, A.DEFENSE_BECOMES, A.LEVEL_BECOMES, A.TYPE_BECOMES),
            *(A.NEGATE_CARD, A.CANNOT_ATTACK, A.CANNOT_BE_ATTACKED, A.STANDS_IN_BATTLE),
            *(A.STANDS_AGAINST_EFFECTS, A.CANNOT_BE_TARGETED),
        ),
        Applied,
    ),
}
"""What comes of acts; the others move cards."""
FIRST: Mapping[HandAct, tuple[str, ...]] = {
    A.POSITION: ("Defense",),
    A.NEGATE_CARD: ("Breaker the Magical Warrior",),
    A.REMOVE_COUNTERS: ("Breaker the Magical Warrior",),
    A.PLACE_COUNTERS: ("Breaker the Magical Warrior",),
}
"""What is chosen, where the first that is offered would not do."""


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS)


def table() -> Table:
    """Where nearly every act finds something to be done to."""
    return Table(
        yugi=side(
            field=["By Hand Scribe", "Breaker the Magical Warrior", "Gemini Elf"],
            hand=["By Hand Spell", "Kuriboh", "Mokey Mokey"],
            deck=["Sangan", "Mystic Tomato", "Pot of Greed"],
            graveyard=["Summoned Skull", "Mystical Space Typhoon"],
            banished=["Dark Magician"],
            extra=["Junk Warrior"],
        ),
        kaiba=side(
            field=["Mystic Tomato", face_down("Mirror Force")],
            hand=["La Jinn the Mystical Genie of the Lamp"],
            deck=["Kuriboh", "Kuriboh"],
        ),
    )


def activated(table: Table, card: str) -> None:
    """Yugi activates the card, Kaiba allows it, and all pass until it resolves."""
    what = f"activate {card}"
    table.driver.pass_to(lambda _: what in table.options, what)
    table.driver.choose(what)
    table.driver.choose("Agree")
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "put it together")


def done(table: Table, *acts: HandAct) -> None:
    """Yugi puts the acts together, each with the first that is offered; Kaiba agrees."""
    for act in acts:
        table.driver.choose(act.name.capitalize())
        while (asked := table.driver.decision) and asked.reason is not Reason.HAND_PLAN:
            named = [each for each in FIRST.get(act, ()) if each in table.options]
            if named:
                table.driver.choose(*named)
            elif isinstance(asked, Number):
                table.driver.answer((max(asked.least, 1),))
            else:
                assert isinstance(asked, Pick)
                table.driver.answer((0,))
    table.driver.choose("Propose")
    assert table.asked == "kaiba HAND_AGREE"
    table.driver.choose("Agree")


def over(table: Table) -> None:
    """Settle what is left of the plan and of what came of it."""
    while (asked := table.driver.decision) and asked.reason is not Reason.ACT:
        moves_on = asked.reason is Reason.HAND_PLAN
        table.driver.answer((0,) if moves_on or getattr(asked, "least", None) else ())


ELSEWHERE = {
    *(A.WEAR, A.REMOVE_COUNTERS, A.DETACH, A.NEGATE_ACTIVATION, A.NEGATE_EFFECT),
    *(A.NEGATE_ATTACK, A.END_BATTLE),
}
"""What needs another table than `table`."""


@pytest.mark.parametrize("act", [a for a in A if a not in ELSEWHERE], ids=lambda act: act.name)
def test_an_act_is_a_step_of_the_game(act: HandAct) -> None:
    at = table()
    activated(at, "By Hand Spell")
    before = len(at.happened(COMES.get(act, Moved)))
    done(at, act)
    over(at)

    assert len(at.happened(HandAgreed)) == 1
    assert len(at.happened(COMES.get(act, Moved))) > before


def test_monsters_are_equipped_to_a_monster() -> None:
    at = table()
    activated(at, "By Hand Scribe")
    done(at, A.WEAR)
    over(at)

    assert "Breaker the Magical Warrior" in at.yugi.spells


def test_counters_are_placed_and_removed() -> None:
    at = table()
    activated(at, "By Hand Spell")
    done(at, A.PLACE_COUNTERS, A.REMOVE_COUNTERS)
    over(at)

    assert len(at.happened(CountersRemoved)) == 1


def test_materials_are_detached() -> None:
    at = Table(
        yugi=side(
            field=["Gemini Elf", "Gemini Elf"],
            hand=["By Hand Spell"],
            extra=["Number 39: Utopia"],
        )
    )
    at.yugi.special_summons("Number 39: Utopia", using=["Gemini Elf", "Gemini Elf"])
    activated(at, "By Hand Spell")
    done(at, A.DETACH)
    over(at)

    assert at.yugi.graveyard == ["Gemini Elf", "By Hand Spell"]


@pytest.mark.parametrize("act", [A.NEGATE_ACTIVATION, A.NEGATE_EFFECT], ids=lambda a: a.name)
def test_what_was_activated_before_is_negated(act: HandAct) -> None:
    at = Table(
        yugi=side(field=[face_down("By Hand Trap")]),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    at.kaiba.activates("Pot of Greed")
    activated(at, "By Hand Trap")
    done(at, act)
    over(at)

    assert len(at.happened(COMES[act])) == 1
    assert at.kaiba.hand == []


@pytest.mark.parametrize("act", [A.NEGATE_ATTACK, A.END_BATTLE], ids=lambda a: a.name)
def test_an_attack_or_the_whole_battle_is_stopped(act: HandAct) -> None:
    at = Table(
        yugi=side(field=["By Hand Quick"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    at.kaiba.attacks_with("Summoned Skull", at="By Hand Quick")
    activated(at, "By Hand Quick")
    done(at, act)
    over(at)

    assert len(at.happened(COMES[act])) == 1
    assert at.yugi.field == ["By Hand Quick"]
