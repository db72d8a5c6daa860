"""Reading facts: what holds now, of whom, and because of which card."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, TypeVar, overload

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds
from engine.yugioh.facts.negation import (
    is_negated,
    is_negated_by,
    may_negate,
    negators_without,
    says_what_holds,
)
from engine.yugioh.field.places import effects_now
from engine.yugioh.language import (
    CanApply,
    CardText,
    Condition,
    Continuous,
    During,
    Fact,
    NeedsNoTributes,
    Place,
    Stat,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.cache import NEVER
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import (
    Allows,
    Changes,
    Claim,
    Forbids,
    Replaces,
    Spares,
    Strikes,
    among,
    matter,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Instead, Leave, Strike, Threat
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.saying import printed_claims
from engine.yugioh.state.speaker import Speaker

C = TypeVar("C", bound=Claim)
SPOKEN_FROM = (Place.FIELD, Place.GRAVEYARD, Place.HAND)
NOTHING: list[tuple[Claim, Speaker]] = []
Held = tuple[Fact, Sequence[Claim], Speaker]
"""A fact, what it says in the terms of the rules, and who says so."""
Said = tuple[Fact, Condition | None, Speaker]
"""A printed fact, what it asks for, and who says so."""


@overload
def holding(what: Verb | Deed, duel: Duel) -> list[tuple[Forbids, Speaker]]: ...
@overload
def holding(what: Leave, duel: Duel) -> list[tuple[Allows, Speaker]]: ...
@overload
def holding(what: Stat, duel: Duel) -> list[tuple[Changes, Speaker]]: ...
@overload
def holding(what: Threat, duel: Duel) -> list[tuple[Spares, Speaker]]: ...
@overload
def holding(what: Strike, duel: Duel) -> list[tuple[Strikes, Speaker]]: ...
@overload
def holding(what: Instead, duel: Duel) -> list[tuple[Replaces, Speaker]]: ...
@overload
def holding(what: type[C], duel: Duel) -> list[tuple[C, Speaker]]: ...


def holding(what: object, duel: Duel) -> list[tuple[Any, Speaker]]:
    """What facts that hold now say of that matter, each with the card that says so.

    They forbid a verb or a deed, allow what takes leave, change a number, spare a threat; or
    they are of a kind that is about one thing alone.
    """
    held = duel.cache.facts
    if held.revision != duel.timeline.revision:
        all_holding(duel)
    return held.by_matter.get(what, NOTHING)


def holding_without(
    what: Instead, duel: Duel, gone: Collection[Card]
) -> list[tuple[Replaces, Speaker]]:
    """What replaces something once `gone` negate no more, as they leave the field."""
    held = holding(what, duel)
    if not any(card in duel.index.negating for card in gone):
        return held
    left = negators_without(duel, gone)
    freed = [
        (claim, speaker)
        for card in duel.index.sources
        if says_what_holds(card, duel)
        if is_negated(card, duel) and not is_negated_by(left, card, duel)
        for fact, needed, speaker in _said_by(card, duel)
        for claim in among(printed_claims(fact), Replaces)
        if claim.what is what and (needed is None or holds(needed, duel, speaker))
    ]
    return sorted((*held, *freed), key=_since)


def all_holding(duel: Duel) -> list[Held]:
    """All facts that hold; worked out anew when something has happened since.

    What is negated may depend on numbers: these are then read as if nothing were. While it is
    being worked out what negates, nothing of it is kept.
    """
    held, now = duel.cache.facts, duel.timeline.revision
    if held.revision != now:
        lasting = [
            (each.fact, each.claims, each.speaker)
            for each in duel.state.lingering.facts
            if not each.has_ended
        ]
        if may_negate(duel):
            held.all = _settled(_gathered(duel, negated=True), lasting)
            held.by_matter, held.revision = _by_matter(held.all), now
        said = _gathered(duel)
        held.all = _settled(said, lasting)
        waiting = [each for each in said if each[1] is not None]
        if waiting:
            held.by_matter, held.revision = _by_matter(held.all), now
            held.all += _depending(waiting, duel)
        held.all.sort(key=_began)
        held.by_matter, held.revision = _by_matter(held.all), now
        if duel.cache.negators.is_sought:
            held.revision = NEVER
    return held.all


def _settled(said: Sequence[Said], lasting: Sequence[Held]) -> list[Held]:
    """What holds without a condition."""
    return [*((f, printed_claims(f), by) for f, needed, by in said if needed is None), *lasting]


def _depending(said: Sequence[Said], duel: Duel) -> list[Held]:
    """What holds under conditions, which are read of the facts that hold without any."""
    return [
        (fact, printed_claims(fact), speaker)
        for fact, needed, speaker in said
        if needed is not None and holds(needed, duel, speaker)
    ]


def _by_matter(facts: Sequence[Held]) -> dict[object, list[tuple[Claim, Speaker]]]:
    """What the facts say, by what it is about, so that it need not be looked for."""
    found: dict[object, list[tuple[Claim, Speaker]]] = {}
    for _, claims, speaker in facts:
        for claim in claims:
            found.setdefault(matter(claim), []).append((claim, speaker))
    return found


def _began(held: Held) -> int:
    return held[2].since


def _since(held: tuple[Claim, Speaker]) -> int:
    return held[1].since


def _gathered(duel: Duel, *, negated: bool = False) -> list[Said]:
    """What the cards say that lie where something can hold, `negated` or not.

    Most lie elsewhere: that is seen here, before more is asked of a card.
    """
    return [
        said
        for card in duel.index.sources
        if (card.face_up or card.place is Place.HAND) and card.place in SPOKEN_FROM
        if (
            says_what_holds(card, duel) and (negated or not is_negated(card, duel))
            if card.place is Place.FIELD
            else card.place in _spoken_from_elsewhere(card.text)
        )
        for said in _said_by(card, duel)
    ]


@once_for_each
def _spoken_from_elsewhere(text: CardText) -> tuple[Place, ...]:
    """Where, off the field, something that the card says may hold."""
    if effects_of(text.effects, NeedsNoTributes):
        return SPOKEN_FROM
    return tuple(each.where for each in effects_of(text.effects, Continuous))


def _said_by(card: Card, duel: Duel) -> Iterator[Said]:
    """What that card says while it says what holds, unless it is negated."""
    for effect in effects_now(card):
        if isinstance(effect, Continuous):
            if effect.where is card.place:
                since = max(card.since, _time_began(effect.condition, duel))
                yield effect.fact, effect.condition, _speaking(card, since)
        elif isinstance(effect, NeedsNoTributes) and card.arrival.tributes == 0:
            yield effect.but, None, _speaking(card, card.since)


def _speaking(card: Card, since: int) -> Speaker:
    return Speaker(card, card.controller, since=since, is_continuous=True)


def _time_began(condition: Condition | None, duel: Duel) -> int:
    """The moment at which the time began that the condition speaks of; 0 if of none."""
    if not isinstance(condition, During):
        return 0
    return duel.state.turn.phase_since if condition.phases else duel.state.turn.since


def applicable(duel: Duel, seat: Seat) -> Iterator[tuple[Card, int, CanApply]]:
    """What `seat` can let hold in a battle: the card, which sentence of it, and the effect."""
    for card in duel.index.sources:
        if card.controller != seat or card.place is not Place.FIELD or not card.face_up:
            continue
        now = effects_now(card)
        for index, effect in enumerate(card.text.sentences):
            if isinstance(effect, CanApply) and effect in now and not is_negated(card, duel):
                yield card, index, effect
