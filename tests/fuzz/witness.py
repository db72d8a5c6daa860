"""A witness who checks, for every event told, that its audience may know the cards it names.

It judges by its own reading of the rules of public knowledge (MR-INFO), not by the veil's.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args, get_type_hints

from engine.core.match import Seen, seen_by
from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.facts.holding import all_holding
from engine.yugioh.language import Frame, HandRevealed, Place, Whose
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackHalted
from engine.yugioh.state.events.by_hand import (
    HandAgreed,
    HandAnnounced,
    HandDeclared,
    HandLeft,
    HandNumberDeclared,
    HandProposed,
    HandRefused,
    HandStays,
    HandTakenBack,
    HandWentBack,
)
from engine.yugioh.state.events.chain import (
    Activated,
    ActivationNegated,
    EffectNegated,
    LinkResolved,
    LinkResolving,
)
from engine.yugioh.state.events.lasting import Applied, Postponed, PostponedBegan
from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.events.moves import Attached, Destroyed, Moved, Tributed
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.events.standing import Flipped, PositionChanged
from engine.yugioh.state.events.summons import MadeMonster, Summoned, TokenMade
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.spots import HIDDEN, CardId
from engine.yugioh.state.telling import DuelEvent
from engine.yugioh.views.sight import Sight

OPEN_PLACES = (
    Place.GRAVEYARD,
    Place.FIELD,
    Place.SUMMONING,
    Place.BANISHED,
    Place.EXTRA_DECK,
)
SHOWING = (
    Activated,
    ActivationNegated,
    Attached,
    AttackHalted,
    Destroyed,
    EffectNegated,
    Flipped,
    HandAgreed,
    HandAnnounced,
    HandDeclared,
    HandLeft,
    HandNumberDeclared,
    HandProposed,
    HandRefused,
    HandStays,
    HandTakenBack,
    HandWentBack,
    LinkResolved,
    LinkResolving,
    MadeMonster,
    PositionChanged,
    PostponedBegan,
    Revealed,
    Summoned,
    TokenMade,
    Tributed,
)
"""Events that themselves show their cards to everybody, or are followed at once by one that
does: what is destroyed or Tributed goes to the Graveyard, what is given materials to the
field. A card that is used by hand was shown before. A link of the chain and an attack were
announced, and stay so even if the card is turned
face-down, or goes to where nobody sees it, before they are done: also what an effect has left
to be done later."""


FIELDS: dict[type[Event], tuple[str, ...]] = {}
"""The fields in which events of each class name cards, as far as they were looked up."""


def card_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields in which such events name cards, by their types."""
    if kind not in FIELDS:
        hints = get_type_hints(kind).items()
        named = (name for name, hint in hints if CardId in (hint, *get_args(hint)))
        FIELDS[kind] = tuple(named)
    return FIELDS[kind]


def named_cards(event: Event) -> Iterator[CardId]:
    """Every card that the event names."""
    for name in card_fields(type(event)):
        told = getattr(event, name)
        for card in told if isinstance(told, tuple) else (told,):
            if card is not None and card != HIDDEN:
                yield CardId(card)


def hand_lies_open(duel: Duel, seat: Seat) -> bool:
    """Whether a fact that holds has `seat` show their hand to everybody."""
    return any(
        isinstance(fact, HandRevealed)
        and (speaker.player == seat) is (fact.player is Whose.YOURS)
        for fact, _, speaker in all_holding(duel)
    )


def may_know(duel: Duel, audience: Audience, card: Card) -> bool:
    """Whether `audience` may know `card` where it lies."""
    if card.place in (Place.GRAVEYARD, Place.SUMMONING, Place.MATERIAL):
        return True
    if card.place is Place.DECK:
        return False
    if card.place in (Place.FIELD, Place.BANISHED, Place.EXTRA_DECK) and card.face_up:
        return True
    if card.place is Place.HAND and hand_lies_open(duel, card.owner):
        return True
    holder = card.controller if card.place is Place.FIELD else card.owner
    return audience == holder


def is_shown_by(duel: Duel, event: Event, audience: Audience) -> bool:
    """Whether the event itself lets `audience` know the cards it names."""
    if isinstance(event, Moved):
        if event.to.place in OPEN_PLACES and event.face_up:
            return True
        if event.to.place is Place.HAND and hand_lies_open(duel, event.to.seat):
            return True
        return event.to.place is not Place.DECK and audience == event.to.seat
    if isinstance(event, LookedAt):
        return audience == event.by
    if isinstance(event, Applied) and event.oath_of:
        return True  # it is sworn as its card is activated, which everybody was told
    return isinstance(event, SHOWING)


def at_work(duel: Duel) -> CardId | None:
    """The card whose effect is resolving: everybody was told so, wherever it has gone since."""
    number = duel.state.chain.resolving
    return duel.state.chain.links[number - 1].speaker.card.id if number else None


AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))


def told_before(duel: Duel, audience: Audience) -> Iterator[Event]:
    """What was told until now and is the occasion, or may still become it.

    A flip waits for the end of damage calculation, also in a match that went back to there.
    """
    yield from Sight(duel, audience).occasion()
    timeline = duel.timeline
    for each in (*timeline.history, *(waiting for waiting, _ in timeline.deferred)):
        seen = seen_by(audience, each.event, each.seen)
        if seen is not None:
            yield seen


class Witness:
    """Stands behind a duel and collects the `leaks` of what it tells."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.leaks: list[str] = []
        self._told: dict[Audience, dict[int, Event]] = {
            audience: {id(event): event for event in told_before(duel, audience)}
            for audience in AUDIENCES
        }
        """What each audience was told, by identity: only this may be put into words for it.

        A match that went back stands where it stood, at what was told then.
        """
        self._left_for_later: CardId | None = None
        """The card whose part for later is done now, as everybody was told when it began."""
        self._veil = duel.procedures.veil
        duel.procedures = replace(duel.procedures, veil=self._watched)

    def _watched(self, event: DuelEvent, duel: Duel) -> Seen:
        told = self._veil(event, duel)
        if isinstance(event, PostponedBegan):
            self._left_for_later = event.card
        elif isinstance(event, Activated | PhaseBegan):
            self._left_for_later = None
        for audience in AUDIENCES:
            seen = seen_by(audience, event, told)
            if seen is not None:
                self._told.setdefault(audience, {})[id(seen)] = seen
            if seen is None or is_shown_by(duel, event, audience):
                continue
            for card in named_cards(seen):
                told_of = isinstance(event, Applied | LifeChanged | Postponed)
                begun = told_of and card == self._left_for_later
                if card == at_work(duel) or begun:
                    continue
                if not may_know(duel, audience, duel.card(card)):
                    self.leaks.append(f"{audience} was told of {card} by {seen}")
        return told

    def listen(self, duel: Duel) -> None:
        """Note as leaks what is handed out as the occasion to somebody who was not told it."""
        for audience, told in self._told.items():
            for event in Sight(duel, audience).occasion():
                if id(event) not in told:
                    self.leaks.append(f"{audience} was handed {event}, and was never told it")


def secret_names(duel: Duel, audience: Audience) -> set[str]:
    """The names of cards in the duel of which `audience` may know no copy.

    A player knows their own deck list; nobody knows the order of a Deck. Tokens, which are
    made before everybody, are no cards.
    """
    known = {
        card.text.name
        for card in duel.state.cards
        if may_know(duel, audience, card)
        or card.owner == audience
        or card.text.frame is Frame.TOKEN
    }
    return {card.text.name for card in duel.state.cards} - known
