"""Reading facts: what holds now, of whom, and because of which card."""

from collections.abc import Iterator
from typing import TypeVar

from engine.core.protocol import Seat
from engine.yugioh.language import (
    CanApply,
    Continuous,
    Effect,
    EffectsNegated,
    Fact,
    Place,
    Until,
)
from engine.yugioh.readers.declared import holds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Lasting, Row, Speaker

F = TypeVar("F", bound=Fact)


def holding(kind: type[F], duel: Duel) -> Iterator[tuple[F, Speaker]]:
    """The facts of that kind that hold now, each with the card that says so."""
    for fact, speaker in all_holding(duel):
        if isinstance(fact, kind):
            yield fact, speaker


def all_holding(duel: Duel) -> list[tuple[Fact, Speaker]]:
    """All facts that hold; worked out anew when something has happened since."""
    if duel.facts_revision != duel.revision:
        said = list(_gather(duel))
        duel.facts[:] = [(e.fact, speaker) for e, speaker in said if e.condition is None]
        duel.facts += [(each.fact, each.speaker) for each in duel.state.lasting if _lasts(each)]
        duel.facts_revision = duel.revision
        duel.facts += [
            (effect.fact, speaker)
            for effect, speaker in said
            if effect.condition is not None and holds(effect.condition, duel, speaker)
        ]
        duel.facts.sort(key=_since)
    return duel.facts


def _lasts(lasting: Lasting) -> bool:
    """Tell whether what lasts while its card is face-up still does."""
    if lasting.until is not Until.WHILE_THIS_FACE_UP:
        return True
    own = lasting.speaker.own
    return own is not None and own.is_uncovered and own.card.face_up


def _since(held: tuple[Fact, Speaker]) -> int:
    return held[1].since


def _gather(duel: Duel) -> Iterator[tuple[Continuous, Speaker]]:
    for card in duel.sources:
        if not card.face_up or card.place is not Place.FIELD:
            continue
        if awaits_resolution(card, duel) or is_negated(card, duel):
            continue
        if duel.state.is_about_to_be_summoned(card):
            continue
        speaker = Speaker(card, card.controller, since=card.since)
        for effect in effects_now(card):
            if isinstance(effect, Continuous):
                yield effect, speaker


def applicable(duel: Duel, seat: Seat) -> Iterator[tuple[Card, int, CanApply]]:
    """What `seat` can let hold in a battle: the card, which sentence of it, and the effect."""
    for card in duel.sources:
        if card.controller != seat or card.place is not Place.FIELD or not card.face_up:
            continue
        now = effects_now(card)
        for index, effect in enumerate(card.text.sentences):
            if isinstance(effect, CanApply) and effect in now and not is_negated(card, duel):
                yield card, index, effect


def is_negated(card: Card, duel: Duel) -> bool:
    """Tell whether a lasting effect negates the effects of `card`, at which it pointed."""
    return any(
        isinstance(lasting.fact, EffectsNegated)
        and any(mark.card is card and mark.is_uncovered for mark in lasting.speaker.targets)
        for lasting in duel.state.lasting
    )


def effects_now(card: Card) -> tuple[Effect, ...]:
    """The effects it has where it lies: as a Spell, its Pendulum Effects (MR-PEND-08).

    A monster equipped by an effect has none.
    """
    if card.row is not Row.SPELL or not card.text.is_monster:
        return card.text.effects
    return card.text.pendulum if card.equipped_to is None else ()


def awaits_resolution(card: Card, duel: Duel) -> bool:
    """A Spell or Trap that stays holds nothing before its activation has resolved.

    It holds from then on, for the links of the chain that are still to be resolved too.
    """
    resolving = duel.state.resolving
    waiting = duel.state.chain[:resolving] if resolving else duel.state.chain
    return any(link.is_card and link.speaker.card is card for link in waiting)


def is_uncovered(card: Card, speaker: Speaker) -> bool:
    """Tell whether `card`, if it was pointed at, has not been turned face-down since."""
    own = () if speaker.own is None else (speaker.own,)
    marks = (*speaker.targets, *speaker.former, *own)
    return all(mark.is_uncovered for mark in marks if mark.card is card)


def points_at(speaker: Speaker, card: Card) -> bool:
    """Tell whether what is said is said of `card`, which was pointed at."""
    subject = () if speaker.subject is None else (speaker.subject,)
    marks = (*speaker.targets, *speaker.former, *subject)
    return any(mark.card is card for mark in marks)
