"""Comparing what is offered with the reasons why something is not, for every card."""

from collections.abc import Iterator

from engine.core.match import Match
from engine.core.protocol import Decision, Pick, Seat
from engine.yugioh.chain.attempts import Attempt
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.summoning.pendulum import pendulum_candidates
from engine.yugioh.views.veil import knows
from engine.yugioh.views.why_not import effect_of, reasons, thought_of, why_not

FREE = (Reason.ACT, Reason.RESPOND)
"""Questions whose options the barriers alone decide; triggers have happened or not."""


def unexplained(match: Match) -> list[str]:
    """Where the offers and the reasons given for their absence do not agree now."""
    duel = match.table
    assert isinstance(duel, Duel)
    asked = {decision.seat: decision for decision in match.awaited()}
    return [
        f"{card.text.name}, {seat}: {wrong}"
        for seat in (Seat(0), Seat(1))
        for card in duel.state.cards
        if knows(duel, seat, card)
        for wrong in _disagreements(duel, seat, card, asked.get(seat))
    ]


def _disagreements(duel: Duel, seat: Seat, card: Card, asked: Decision | None) -> Iterator[str]:
    offered = {option for option in _options(asked) if option.card == card.id}
    tried = thought_of(duel, seat, card)
    barred = {(bar.verb, bar.effect) for bar in why_not(duel, seat, card.id, asked)}
    if (
        not barred
        and not offered
        and not any(_is_offered(duel, card, attempt, asked) for attempt in tried)
    ):
        yield "nothing is offered, and no reason is given"
    for action in offered - {attempt.of(card) for attempt in tried}:
        yield f"{action} is offered but not thought of"
    for attempt in tried:
        named = (attempt.verb, effect_of(card, attempt)) in barred
        is_option = attempt.of(card) in offered
        if is_option and named:
            yield f"{attempt} is offered and barred"
        if not named and not _is_offered(duel, card, attempt, asked):
            yield f"{attempt} is neither offered nor barred"
        if asked is not None and asked.reason in FREE and is_option:
            for barrier in reasons(duel, seat, card, attempt, asked):
                yield f"{attempt} is offered against {barrier}"


def _options(asked: Decision | None) -> list[Action]:
    options = asked.options if isinstance(asked, Pick) else ()
    return [option for option in options if isinstance(option, Action)]


def _is_offered(duel: Duel, card: Card, attempt: Attempt, asked: Decision | None) -> bool:
    """Whether it is offered with `card` or with a copy in the same place."""
    for option in _options(asked):
        if option.verb is not attempt.verb or option.effect != attempt.effect:
            continue
        if option.verb is Verb.PENDULUM_SUMMON:
            return card.place is Place.FIELD or card in pendulum_candidates(duel, card.owner)
        assert option.card is not None
        other = duel.card(option.card)
        alike = other.text is card.text and other.place is card.place
        if other is card or (alike and card.place in (Place.HAND, Place.EXTRA_DECK)):
            return True
    return False
