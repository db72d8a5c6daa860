"""Putting acts together: what a player is asked for a plan, act by act."""

from collections.abc import Sequence
from enum import Enum

from engine.core.changing import changed
from engine.core.protocol import Number, pick
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import shuffle
from engine.yugioh.language import Place
from engine.yugioh.state.by_hand import HandAct, Handling, HandMove, Plan
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.hand_acts import ACTS, ActRules, cards_for, is_possible

MOST_ACTS = 6
"""How many acts a plan has at most."""
MOST_CHOICES = 24
"""How often a player can change one plan; then it stands as it is."""


async def composed(duel: Duel, speaker: Speaker, plan: Plan) -> Plan:
    """Have the player of `speaker` put acts together; without any, they do nothing."""
    for _ in range(MOST_CHOICES):
        options: list[Enum] = [*_moves(plan), *_acts(duel, speaker, plan)]
        (chosen,) = await pick(plan.by, Reason.HAND_PLAN, options, about=plan)
        if isinstance(chosen, HandAct):
            done = await _asked(duel, speaker, plan, chosen)
            plan = changed(plan, acts=(*plan.acts, done))
        elif chosen is HandMove.DROP:
            plan = changed(plan, acts=plan.acts[:-1])
        else:
            return plan if chosen is HandMove.PROPOSE else changed(plan, acts=())
    return plan


def _moves(plan: Plan) -> Sequence[HandMove]:
    return tuple(HandMove) if plan.acts else (HandMove.LEAVE,)


def _acts(duel: Duel, speaker: Speaker, plan: Plan) -> list[HandAct]:
    if len(plan.acts) == MOST_ACTS:
        return []
    return [act for act in HandAct if is_possible(act, duel, speaker)]


async def _asked(duel: Duel, speaker: Speaker, plan: Plan, act: HandAct) -> Handling:
    """One act, with all that it asks for."""
    rules = ACTS[act]
    done = Handling(act, sentences=plan.sentences)
    if rules.places:
        done = changed(done, cards=await _cards(duel, speaker, plan, rules))
    if rules.ways:
        done = changed(done, way=await _way(plan, done, rules.ways))
    if rules.kinds:
        done = changed(done, kind=await _way(plan, done, rules.kinds))
    if rules.numbers is not None:
        done = changed(done, number=await _number(plan, done, *rules.numbers))
    for least, most in rules.more:
        done = changed(done, numbers=(*done.numbers, await _number(plan, done, least, most)))
    if rules.untils:
        about = _so_far(plan, done)
        (until,) = await pick(plan.by, Reason.HAND_UNTIL, rules.untils, about=about)
        done = changed(done, until=until)
    return done


def _so_far(plan: Plan, done: Handling) -> Plan:
    return changed(plan, acts=(*plan.acts, done))


async def _way(plan: Plan, done: Handling, ways: Sequence[Enum]) -> Enum:
    (way,) = await pick(plan.by, Reason.HAND_WAY, ways, about=_so_far(plan, done))
    return way


async def _number(plan: Plan, done: Handling, least: int, most: int) -> int:
    about = _so_far(plan, done)
    (number,) = await Number(plan.by, Reason.HAND_NUMBER, least, most, about=about)
    return number


async def _cards(duel: Duel, speaker: Speaker, plan: Plan, rules: ActRules) -> tuple[int, ...]:
    """The cards it is done to; a Deck of which one was chosen is shuffled.

    Those of a Deck are offered last and in an order that tells nothing of how it lies.
    """
    found = cards_for(rules, duel, speaker)
    cards = sorted(found, key=lambda card: card.id if card.place is Place.DECK else -1)
    most = min(rules.most, len(cards))
    chosen = await choose_cards(
        duel, plan.by, Reason.HAND_CARDS, cards, most, plan.card, up_to=True
    )
    if any(card.place is Place.DECK for card in chosen):
        shuffle(duel, plan.by)
    return tuple(card.id for card in chosen)
