"""What a player's own links, which wait on the chain, will already have done."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.yugioh.asked import Settled, all_that, rules_of_noun, speaks_of_targets
from engine.yugioh.language import (
    Activatable,
    Fact,
    Noun,
    Position,
    Step,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.changes import REMOVING, Change
from engine.yugioh.words.effects.base import rules_of_activatable
from engine.yugioh.words.steps import effects_on, rules_of, steps_in, whom


def waiting(duel: Duel, seat: Seat) -> list[Link]:
    """The links of `seat` that are still to resolve, the first one first."""
    state = duel.state
    chain = (
        state.chain.links[: state.chain.resolving - 1]
        if state.chain.resolving
        else state.chain.links
    )
    return [link for link in chain if link.speaker.player == seat and not link.negated]


def doomed(duel: Duel, seat: Seat) -> list[Card]:
    """The cards of the other player that links of `seat` are already about to remove."""
    found: list[Card] = []
    for link in waiting(duel, seat):
        for step in _steps(link):
            for taken in whom(step, *REMOVING):
                reached = _reached(taken, duel, link.speaker)
                found += [card for card in reached if card.controller != seat]
    return found


def stops_the_attack(duel: Duel, seat: Seat) -> bool:
    """Whether a link of `seat` is already about to take the harm out of the attack."""
    battle = duel.state.battle
    if battle is None:
        return False
    attacker = battle.attacker.card
    if any(card is attacker for card in doomed(duel, seat)):
        return True
    return any(
        _stops(step, duel, link.speaker, attacker)
        for link in waiting(duel, seat)
        for step in _steps(link)
    )


def turning_in(step: Step) -> tuple[Noun, Position | None] | None:
    """The monsters that the step turns, if it does, and how they then stand (see `Does.to`)."""
    for does in effects_on(step):
        if does.how is Change.TURNED and isinstance(does.what, Noun):
            return does.what, does.to
    return None


def _stops(step: Step, duel: Duel, speaker: Speaker, attacker: Card) -> bool:
    turning = turning_in(step)
    if turning is None:
        return rules_of(step).calls_off_attack(step)
    turned, to = turning
    return to is not Position.ATTACK and attacker in _reached(turned, duel, speaker)


def is_for_nothing(duel: Duel, seat: Seat, card: Card, effect: Activatable) -> bool:
    """Whether `seat` would only undo or repeat by it what it has itself on the chain.

    That is an answer to its own newest link, and a second copy of what needs no target.
    """
    if duel.state.chain.links and not duel.state.chain.resolving and effect.do is not None:
        newest = duel.state.chain.links[-1].speaker.player
        if newest == seat and any(rules_of(step).answers_last for step in steps_in(effect.do)):
            return True
    if effect.target is not None or rules_of_activatable(effect).trigger(effect):
        return False
    return any(
        link.effect is effect and link.speaker.card.text is card.text
        for link in waiting(duel, seat)
    )


def is_so_already(duel: Duel, seat: Seat, fact: Fact) -> bool:
    """Whether the fact, said of no target, already holds by an effect of `seat`."""
    if speaks_of_targets(fact):
        return False
    return any(
        lasting.fact == fact and lasting.speaker.player == seat
        for lasting in duel.state.lingering.facts
    )


def _steps(link: Link) -> Iterator[Step]:
    if link.effect.do is not None:
        yield from steps_in(link.effect.do)


def _reached(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards it is certain to reach: of those to be chosen from none, unless it is one."""
    settled = rules_of_noun(noun).settled
    if settled is Settled.BY_TARGETING:
        return [target.card for target in speaker.targets if target.is_same]
    if settled is Settled.UNSEEN:
        return []
    cards = all_that(noun, duel, speaker)
    return cards if len(cards) == 1 or settled is not Settled.WHEN_DONE else []
