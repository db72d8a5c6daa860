"""Each act once, through the steps of the game."""

from collections.abc import Mapping

import pytest

from engine.core.protocol import Event, Number, Pick, Seat
from engine.yugioh.language import Attribute, Frame, Type
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.events.battle import AttackNegated, BattlePhaseCutShort
from engine.yugioh.state.events.by_hand import HandAgreed, HandDeclared, HandNumberDeclared
from engine.yugioh.state.events.chain import ActivationNegated, EffectNegated
from engine.yugioh.state.events.chance import CoinTossed, DieRolled
from engine.yugioh.state.events.lasting import Applied, Postponed
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
from tests.by_hand.playing import token
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

A = HandAct
COMES: Mapping[HandAct, type[Event]] = {
    A.DESTROY: Destroyed,
    A.TRIBUTE: Tributed,
    A.SPECIAL_SUMMON: Summoned,
    A.SUMMON_TO_THEM: Summoned,
    A.SYNCHRO_SUMMON: Summoned,
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
    A.TOKEN: Summoned,
    A.COIN: CoinTossed,
    A.DIE: DieRolled,
    A.LATER: Postponed,
    A.DECLARE_TYPE: HandDeclared,
    A.DECLARE_ATTRIBUTE: HandDeclared,
    A.DECLARE_KIND: HandDeclared,
    A.DECLARE_NUMBER: HandNumberDeclared,
    **dict.fromkeys(
        (
            *(A.MORE_ATTACK, A.LESS_ATTACK, A.ATTACK_BECOMES, A.MORE_DEFENSE),
            *(A.LESS_DEFENSE, A.DEFENSE_BECOMES, A.LEVEL_BECOMES, A.TYPE_BECOMES),
            *(A.NEGATE_CARD, A.CANNOT_ATTACK, A.CANNOT_BE_ATTACKED, A.STANDS_IN_BATTLE),
            *(A.STANDS_AGAINST_EFFECTS, A.CANNOT_BE_TARGETED),
            *(A.NO_SUMMONS, A.NO_SPECIAL_SUMMONS, A.NO_ATTACKS, A.NO_CARDS),
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
    *(A.NEGATE_ATTACK, A.END_BATTLE, A.ATTACH),
    *(A.FUSION_SUMMON, A.RITUAL_SUMMON, A.XYZ_SUMMON, A.LINK_SUMMON),
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


def test_materials_are_attached_to_the_monster_itself() -> None:
    at = Table(
        yugi=side(field=["By Hand Tower"], hand=["Kuriboh"], graveyard=["Gemini Elf"]),
        kaiba=side(field=["Sangan"]),
    )
    activated(at, "By Hand Tower")
    at.driver.choose("Attach")
    at.driver.choose("Gemini Elf", "Sangan", "Kuriboh")
    at.driver.choose("Propose")
    at.driver.choose("Agree")
    over(at)

    tower = at.driver.duel.state.monsters(Seat(0))[0]
    assert {card.text.name for card in tower.materials} == {"Gemini Elf", "Sangan", "Kuriboh"}
    assert at.kaiba.field == at.yugi.hand == at.yugi.graveyard == []


def test_a_token_is_what_its_maker_says() -> None:
    at = table()
    activated(at, "By Hand Spell")
    token(at, 2, 4, 1800, 0)
    over(at)

    made = [card for card in at.driver.duel.state.field() if card.text.frame is Frame.TOKEN]
    assert len(made) == 2
    assert {(card.text.attribute, card.text.type) for card in made} == {
        (Attribute.FIRE, Type.DRAGON)
    }
    assert {(c.text.level, c.text.attack, c.text.defense) for c in made} == {(4, 1800, 0)}


def test_what_is_left_for_later_is_put_together_in_that_phase() -> None:
    at = table()
    activated(at, "By Hand Spell")
    done(at, A.LATER)
    at.everyone_passes()
    at.yugi.ends_turn()
    at.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "put it together")

    assert at.phase == "end phase"
    done(at, A.DESTROY)
    over(at)
    assert len(at.happened(Destroyed)) == 1


def test_who_cannot_special_summon_does_not_by_hand() -> None:
    at = table()
    activated(at, "By Hand Spell")
    at.driver.choose("No_special_summons")
    at.driver.choose("Me")
    at.driver.answer((0,))
    at.driver.choose("Token")
    for _ in range(2):
        at.driver.answer((0,))
    for number in (1, 1, 0, 0):
        at.driver.answer((number,))
    at.driver.choose("Propose")
    at.driver.choose("Agree")
    over(at)

    assert not [c for c in at.driver.duel.state.field() if c.text.frame is Frame.TOKEN]
