"""The rule that each barrier stands on, by its ID."""

from collections.abc import Mapping

from engine.yugioh.asked import all_that
from engine.yugioh.facts.permissions import draws_by_effects
from engine.yugioh.language import (
    Deed,
    Frame,
    Icon,
    Kind,
    Limit,
    Place,
    Step,
    Timing,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import BEFORE_CALCULATION, RESPONDING_SPEED, EffectUse
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import rules_of, suits, whom

TIMES = (Barrier.NOT_YOUR_TURN, Barrier.WRONG_PHASE)

ALWAYS: Mapping[Barrier, str] = {
    Barrier.FIRST_TURN: "MR-TURN-09",
    Barrier.CHAIN_OPEN: "MR-PRIO-06",
    Barrier.WRONG_PLACE: "MR-EFF-03",
    Barrier.FACE_DOWN: "MR-EFF-07",
    Barrier.NOT_SET_FIRST: "MR-TRAP-01",
    Barrier.HAND_IN_OTHER_TURN: "MR-SPELL-12",
    Barrier.TOO_SLOW: "MR-CHAIN-08",
    Barrier.DAMAGE_STEP: "MR-DSTEP-02",
    Barrier.NO_OCCASION: "MR-CARD-17",
    Barrier.SUMMON_PENDING: "MR-SUM-21",
    Barrier.OATH_BROKEN: "MR-CARD-17",
    Barrier.FORBIDDEN: "MR-MISC-03",
    Barrier.CONDITION: "MR-CARD-17",
    Barrier.COST: "MR-EFF-04",
    Barrier.NO_TARGET: "MR-GLOS-31",
    Barrier.NOTHING_TO_DO: "MR-CARD-17",
    Barrier.NO_SUMMON_LEFT: "MR-SUM-02",
    Barrier.OTHER_SUMMON: "MR-SUM-04",
    Barrier.TRIBUTES: "MR-SUM-05",
    Barrier.NO_MONSTER_ZONE: "MR-SUM-08",
    Barrier.NO_SPELL_ZONE: "MR-FIELD-03",
    Barrier.ATTACKED: "MR-POS-09",
    Barrier.NEVER_TURNED: "MR-POS-11",
    Barrier.NOT_IN_ATTACK_POSITION: "MR-TURN-08",
    Barrier.NOTHING_TO_ATTACK: "MR-BATTLE-05",
    Barrier.NOT_OPEN: "MR-BATTLE-05",
    Barrier.NO_ZONE_FROM_EXTRA: "MR-LINK-13",
    Barrier.SCALES: "MR-PEND-15",
    Barrier.NOBODY_BETWEEN_SCALES: "MR-PEND-13",
    Barrier.PENDULUM_SUMMONED: "MR-PEND-14",
    Barrier.NOT_YOURS: "MR-CTRL-01",
    Barrier.NO_USE_HERE: "MR-CARD-17",
}
"""The rule of a barrier where nothing more special is known."""

BY_VERB: Mapping[tuple[Barrier, Verb], str] = {
    (Barrier.CONDITION, Verb.SPECIAL_SUMMON): "MR-SS-06",
    (Barrier.NO_MONSTER_ZONE, Verb.SPECIAL_SUMMON): "MR-SUM-18",
    (Barrier.ATTACKED, Verb.ATTACK): "MR-BATTLE-06",
    (Barrier.PLACED_THIS_TURN, Verb.FLIP_SUMMON): "MR-SUM-14",
    (Barrier.NO_ZONE_FROM_EXTRA, Verb.PENDULUM_SUMMON): "MR-PEND-19",
    (Barrier.NO_MONSTER_ZONE, Verb.PENDULUM_SUMMON): "MR-PEND-20",
    (Barrier.OTHER_SUMMON, Verb.PENDULUM_SUMMON): "MR-PEND-23",
    (Barrier.TRIBUTES, Verb.SET): "MR-SUM-10",
    (Barrier.WRONG_PLACE, Verb.NORMAL_SUMMON): "MR-CARD-14",
}

TIME_OF: Mapping[Verb, str] = {
    Verb.NORMAL_SUMMON: "MR-SUM-20",
    Verb.SET: "MR-SUM-20",
    Verb.FLIP_SUMMON: "MR-SUM-20",
    Verb.SPECIAL_SUMMON: "MR-SUM-20",
    Verb.CHANGE_POSITION: "MR-POS-06",
    Verb.PENDULUM_SUMMON: "MR-PEND-13",
    Verb.ATTACK: "MR-TURN-08",
    Verb.APPLY: "MR-CARD-17",
}
"""The rule that gives each verb its turn and phase."""

MATERIALS_OF: Mapping[Frame, str] = {
    Frame.FUSION: "MR-SS-06",
    Frame.LINK: "MR-LINK-04",
    Frame.XYZ: "MR-XYZ-02",
    Frame.SYNCHRO: "MR-SYNC-02",
}

WAY_OF: Mapping[Frame, str] = {
    Frame.FUSION: "MR-FUS-01",
    Frame.RITUAL: "MR-RIT-01",
}
"""The rule that calls for a card effect to summon such a monster."""

IN_DAMAGE_STEP: Mapping[tuple[Timing, ...], str] = {
    BEFORE_CALCULATION: "MR-DSTEP-03",
    (Timing.CALCULATION,): "MR-DSTEP-17",
}
"""The rule that gives effects with these timings their part of the Damage Step."""

LIMITS: Mapping[Limit, str] = {
    Limit.ONCE_EACH: "MR-GLOS-27",
    Limit.ONCE_BY_NAME: "MR-GLOS-35",
    Limit.ONE_ACTIVATION: "MR-GLOS-35",
    Limit.ONCE_PER_DUEL: "MR-GLOS-35",
}


def rule_for(barrier: Barrier, verb: Verb, duel: Duel, card: Card, effect: int | None) -> str:
    """The ID of the rule by which `barrier` keeps the owner from doing that with `card`."""
    rule = _rule_for(barrier, verb, duel, card, effect)
    return dict(duel.format.statutes).get(rule, rule)


def _rule_for(barrier: Barrier, verb: Verb, duel: Duel, card: Card, effect: int | None) -> str:
    use = next((use for use in duel.index.uses_of(card.id) if use.index == effect), None)
    if barrier in TIMES:
        return _time(verb, card, use)
    if barrier is Barrier.NOT_YOUR_MOVE:
        mine = card.controller == duel.state.turn.player
        return "MR-PRIO-06" if mine else "MR-PRIO-02"
    if barrier is Barrier.USED_THIS_TURN:
        limit = None if use is None else use.effect.limit
        return "MR-GLOS-34" if limit is None else LIMITS.get(limit, "MR-GLOS-34")
    special = BY_VERB.get((barrier, verb)) or _by_card(barrier, duel, card, use)
    return ALWAYS[barrier] if special is None else special


def _time(verb: Verb, card: Card, use: EffectUse | None) -> str:
    if verb is Verb.SET and not card.text.is_monster:
        return "MR-TURN-06"
    if verb is not Verb.ACTIVATE:
        return TIME_OF[verb]
    if use is not None and use.is_ignition:
        return "MR-EFF-03"
    if card.text.kind is Kind.SPELL:
        return "MR-SPELL-01" if card.place is Place.HAND else "MR-SPELL-14"
    from_hand = card.place is Place.HAND and card.text.scale is not None
    activating = from_hand and use is not None and use.is_card
    return "MR-PEND-03" if activating else "MR-EFF-05"


def _by_card(barrier: Barrier, duel: Duel, card: Card, use: EffectUse | None) -> str | None:
    """The rule that depends on what `card` is, if there is one."""
    frame = card.text.frame
    match barrier:
        case Barrier.MATERIALS:
            return MATERIALS_OF.get(frame)
        case Barrier.OTHER_SUMMON:
            return WAY_OF.get(frame)
        case Barrier.NO_ZONE_FROM_EXTRA:
            return "MR-LINK-15" if frame is Frame.LINK else None
        case Barrier.SET_THIS_TURN:
            return "MR-SPELL-13" if card.text.icon is Icon.QUICK_PLAY else "MR-TRAP-01"
        case Barrier.PLACED_THIS_TURN:
            return (
                "MR-POS-08" if card.turn_log.summoned == duel.state.turn.number else "MR-POS-07"
            )
        case Barrier.COST if use is not None and use.effect.cost is not None:
            return rules_of(use.effect.cost).needs or None
        case Barrier.NO_SPELL_ZONE if card.text.scale is not None:
            return "MR-PEND-03"
        case _:
            return None if use is None else _by_use(barrier, duel, card, use)


def _by_use(barrier: Barrier, duel: Duel, card: Card, use: EffectUse) -> str | None:
    """The rule that depends on what the effect of `card` is, if there is one."""
    slow = use.speed < RESPONDING_SPEED
    match barrier:
        case Barrier.NO_OCCASION:
            return _occasion(card, use)
        case Barrier.NO_TARGET:
            return _unsuitable(duel, card, use)
        case Barrier.NOTHING_TO_DO:
            return _vain(duel, card, use.effect.do)
        case Barrier.WRONG_PLACE:
            return None if slow else "MR-EFF-06"
        case Barrier.NO_SPELL_ZONE:
            return "MR-SPELL-11"
        case Barrier.CHAIN_OPEN:
            return "MR-CHAIN-10" if slow else "MR-ACT-03"
        case Barrier.TOO_SLOW:
            return "MR-CHAIN-10" if slow else None
        case Barrier.DAMAGE_STEP:
            return IN_DAMAGE_STEP.get(use.timings)
        case _:
            return None


def _vain(duel: Duel, card: Card, step: Step | None) -> str | None:
    """The rule that says of the first step that cannot be done what it needs."""
    speaker = Speaker(card, card.controller)
    inner = step
    while inner is not None:
        step, inner = inner, rules_of(inner).in_vain(inner, duel, speaker)
    if step is None:
        return None
    rules = rules_of(step)
    draws = Deed.ADD_FROM_DECK in rules.includes(step)
    is_barred = draws and not draws_by_effects(duel, speaker.player)
    return None if is_barred else rules.needs or None


def _unsuitable(duel: Duel, card: Card, use: EffectUse) -> str | None:
    """The rule that keeps the effect from what lies there, if it keeps it from something."""
    if card.text.icon is Icon.EQUIP:
        covered = any(not c.face_up and c.row in MONSTER_ROWS for c in duel.state.field())
        return "MR-INFO-09" if covered else None
    effect = use.effect
    if effect.target is None:
        return None
    for found in all_that(effect.target.of, duel, Speaker(card, card.controller)):
        if not suits(effect.do, found):
            by_frame = {Frame.TOKEN: "MR-TOKEN-05", Frame.LINK: "MR-LINK-27"}
            do = effect.do
            revives = do is not None and bool(whom(do, Change.SUMMONED))
            return "MR-SS-04" if revives else by_frame.get(found.text.frame)
    return None


def _occasion(card: Card, use: EffectUse) -> str | None:
    """The rule that lets what waits for something wait, if it is of a kind of its own."""
    if card.text.icon is Icon.COUNTER:
        return "MR-TRAP-06"
    if not card.text.is_monster:
        return None
    return "MR-EFF-05" if use.trigger is not None else "MR-EFF-06"
