"""Putting acts together: what a player is asked for a plan, act by act."""

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum

from engine.core.changing import changed
from engine.core.protocol import Number, Pick, pick
from engine.yugioh.acts.moving import shuffle
from engine.yugioh.language import Place, Until
from engine.yugioh.state.by_hand import HandAct, HandGoing, Handling, HandMove, Plan
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.hand_acts import (
    ACTS,
    all_of,
    cards_for,
    is_possible,
    looks_like_a_monster,
)

MOST_ACTS = 6
"""How many acts a plan has at most."""
MOST_CHOICES = 24
"""How often a player can change one plan; then it stands as it is."""
MOST_MATERIALS = 12
"""How many materials a monster is summoned with at most."""
MATERIALS_FROM = (Place.FIELD, Place.HAND, Place.GRAVEYARD)
"""From where a monster that is summoned by no effect takes its materials."""
Ask = Callable[[Duel, Speaker, Plan, Handling], Awaitable[Handling | None]]


async def composed(duel: Duel, speaker: Speaker, plan: Plan) -> Plan:
    """Have the player of `speaker` put acts together; without any, they do nothing."""
    for _ in range(MOST_CHOICES):
        options: list[Enum] = [*_moves(plan), *_acts(duel, speaker, plan)]
        (chosen,) = await pick(plan.by, Reason.HAND_PLAN, options, about=plan)
        if isinstance(chosen, HandAct):
            plan = await _with_act(duel, speaker, plan, chosen)
        elif chosen is HandMove.DROP:
            plan = changed(plan, acts=plan.acts[:-1], refused=None)
        else:
            return plan if chosen is HandMove.PROPOSE else changed(plan, acts=())
    return plan


def _moves(plan: Plan) -> Sequence[HandMove]:
    return tuple(HandMove) if plan.acts else (HandMove.LEAVE,)


def _acts(duel: Duel, speaker: Speaker, plan: Plan) -> list[HandAct]:
    if len(plan.acts) == MOST_ACTS:
        return []
    return [act for act in HandAct if is_possible(act, duel, speaker)]


async def with_materials(duel: Duel, speaker: Speaker, plan: Plan, act: HandAct) -> Plan:
    """The plan by which the card of the speaker itself is summoned so."""
    coming = Handling(act, (speaker.card.id,), sentences=plan.sentences)
    for _ in range(MOST_CHOICES):
        asked = await _asked(duel, speaker, plan, coming, (_materials, _way))
        if asked.acts:
            return asked
    return changed(plan, acts=(coming,))


async def _with_act(duel: Duel, speaker: Speaker, plan: Plan, act: HandAct) -> Plan:
    return await _asked(duel, speaker, plan, Handling(act, sentences=plan.sentences), ASKED)


async def _asked(
    duel: Duel, speaker: Speaker, plan: Plan, begun: Handling, asks: Sequence[Ask]
) -> Plan:
    """The plan with that act and all it asks for; as it was, where its player goes back."""
    done: Handling | None = begun
    for ask in asks:
        so_far = changed(plan, acts=(*plan.acts, done))
        done = await ask(duel, speaker, so_far, so_far.acts[-1])
        if done is None:
            return plan
    so_far = changed(plan, acts=(*plan.acts, done), refused=None)
    if any(duel.card(card).place is Place.DECK for card in so_far.acts[-1].named):
        shuffle(duel, plan.by)
    return so_far


async def _cards(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    """The cards that it is done to."""
    rules = ACTS[done.act]
    if not rules.places:
        return done
    cards = cards_for(rules, duel, speaker)
    if len(cards) == 1:
        return changed(done, cards=(cards[0].id,))
    chosen = await _chosen(plan, Reason.HAND_CARDS, cards, rules.most)
    return changed(done, cards=chosen) if chosen else None


async def _materials(
    duel: Duel, speaker: Speaker, plan: Plan, done: Handling
) -> Handling | None:
    """The cards with which the first is summoned, which may be none."""
    rules = ACTS[done.act]
    if not rules.materials:
        return done
    found = all_of(rules.materials, duel, speaker)
    near = MATERIALS_FROM if plan.is_summon else None
    cards = [
        card
        for card in found
        if card.id not in done.cards and looks_like_a_monster(card)
        if near is None or card.place in near
    ]
    chosen = await _chosen(plan, Reason.HAND_MATERIALS, cards, MOST_MATERIALS)
    return changed(done, materials=chosen)


async def _way(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    rules = ACTS[done.act]
    needless = bool(rules.materials) and not done.materials
    if not rules.ways or needless:
        return done
    there = all(duel.card(each).place is Place.FIELD for each in done.named[1:])
    if plan.is_summon and rules.materials and there:
        return changed(done, way=HandGoing.GRAVEYARD)
    way = await _one(plan, Reason.HAND_WAY, rules.ways)
    return None if way is None else changed(done, way=way)


async def _kind(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    kinds = ACTS[done.act].kinds
    if not kinds:
        return done
    kind = await _one(plan, Reason.HAND_WAY, kinds)
    return None if kind is None else changed(done, kind=kind)


async def _number(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    numbers = ACTS[done.act].numbers
    if numbers is None:
        return done
    number = await _count(plan, *numbers)
    return None if number is None else changed(done, number=number)


async def _more(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    for least, most in ACTS[done.act].more:
        number = await _count(changed(plan, acts=(*plan.acts[:-1], done)), least, most)
        if number is None:
            return None
        done = changed(done, numbers=(*done.numbers, number))
    return done


async def _until(duel: Duel, speaker: Speaker, plan: Plan, done: Handling) -> Handling | None:
    untils = ACTS[done.act].untils
    if not untils:
        return done
    until = await _one(plan, Reason.HAND_UNTIL, untils)
    return changed(done, until=until) if isinstance(until, Until) else None


ASKED: tuple[Ask, ...] = (_cards, _materials, _way, _kind, _number, _more, _until)
"""What an act asks for, in this order: each gives None where its player goes back.

From the materials, which may be none, there is no way back.
"""


async def _chosen(
    plan: Plan, reason: Reason, cards: Sequence[Card], most: int
) -> tuple[CardId, ...]:
    ids = tuple(card.id for card in cards)
    if not ids:
        return ()
    most = min(most, len(ids))
    answer = await Pick(plan.by, reason, ids, 0, most, about=plan, is_open=True)
    return tuple(ids[at] for at in answer)


async def _one(plan: Plan, reason: Reason, ways: Sequence[Enum]) -> Enum | None:
    """One of these; None where the player goes back."""
    answer = await Pick(plan.by, reason, tuple(ways), 0, 1, about=plan, is_open=True)
    return ways[answer[0]] if answer else None


async def _count(plan: Plan, least: int, most: int) -> int | None:
    reason = Reason.HAND_NUMBER
    answer = await Number(plan.by, reason, least, most, about=plan, is_optional=True)
    return answer[0] if answer else None
