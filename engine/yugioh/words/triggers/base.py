"""What the engine can ask of a trigger, whichever it is."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from engine.core.changing import changed
from engine.core.entering import enter
from engine.core.protocol import Event, Seat
from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AnyOf,
    Cards,
    Former,
    Kind,
    Noun,
    Phase,
    Place,
    ThatCard,
    ThisCard,
    Timing,
    Trigger,
)
from engine.yugioh.state.card import Bearing, Card, Harm, as_it_lay
from engine.yugioh.state.card_index import ByEvent
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import ActivationNegated
from engine.yugioh.state.events.moves import Destroyed
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId, Spot

T = TypeVar("T", bound=Trigger)


class Season(Enum):
    """A time that some effects have for their own, besides the phases."""

    BEFORE_DRAW = auto()
    """The moment before the draw of the Draw Phase."""
    BATTLE_STEP = auto()
    """There its effects are used as others in the Main Phase."""
    END_STEP = auto()
    """The last step of the Battle Phase."""
    SUMMON = auto()
    """A summon, before its monsters have come (MR-SUM-21)."""


@value
class Stand:
    """Where a card may lie as what it waits for is answered, and where it has to have lain."""

    places: tuple[Place, ...]
    after_field: bool = True
    """Whether it has to have been on the field, face-up or in its zone.

    A card whose activation was negated was not (MR-CHAIN-22).
    """


ON_FIELD = Stand((Place.FIELD,))
WHEREVER_IT_GOES = Stand((Place.FIELD, Place.GRAVEYARD, Place.BANISHED, Place.EXTRA_DECK))
"""What waits for its own card to be taken away is answered from where that is, too."""


def stand_of(noun: Noun) -> Stand:
    """Where the card may lie that waits for something to happen to the noun."""
    return WHEREVER_IT_GOES if isinstance(noun, ThisCard) else ON_FIELD


class TriggerRules(ABC, Generic[T]):
    """All that the engine knows of one kind of trigger."""

    is_state = False
    """Whether it is something that is so for a while, rather than something that happens."""

    @abstractmethod
    def answers(self, trigger: T, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
        """The card of which it is true because of `event`, or None if of none."""

    def may_be_so(self, trigger: T, duel: Duel) -> bool:
        """Of what is so for a while: whether it may be so now, whoever asks."""
        return False

    def is_so_of(self, trigger: T, duel: Duel, speaker: Speaker) -> Card | None:
        """Of what is so for a while: the card of which it is so now, or None if of none."""
        return None

    def timings(self, trigger: T) -> tuple[Timing, ...] | None:
        """The timings of the Damage Step at which it comes; None where it names none."""
        return None

    def shuns_damage_step(self, trigger: T) -> bool:
        """Whether who may answer it or not cannot do so in the Damage Step (MR-DSTEP-02)."""
        return False

    def season(self, trigger: T) -> Phase | Season | None:
        """The time that its effects have for their own: a phase that begins, or another."""
        return None

    def stand(self, trigger: T) -> Stand:
        """Where its card may lie as it is answered; by default on the field."""
        return ON_FIELD

    def speaks_last(self, trigger: T, event: Event, card: Card) -> bool:
        """Whether `card`, which has left by `event`, still does of itself what it says."""
        return False

    def harm(self, trigger: T, event: Event, duel: Duel, seat: Seat) -> Harm | None:
        """The damage that it answers, said by a card of `seat`."""
        return None

    def as_seen(self, trigger: T) -> T | None:
        """What others see of it, where it asks for what its player alone knows."""
        return None


TRIGGERS: dict[type[Trigger], TriggerRules[Any]] = {}
"""The rules of each kind of trigger."""
AWAITED: dict[type[Trigger], tuple[type[Event], ...]] = {}
"""The kinds of events that can make a trigger true; it need not be asked about others."""


def register_trigger(
    word: type[T], rules: TriggerRules[T], first: type[Event], *others: type[Event]
) -> None:
    """Make `rules` known as those of the trigger, which events of these kinds alone answer.

    TypeError where it has some.
    """
    enter(TRIGGERS, word, rules)
    AWAITED[word] = (first, *others)


@once_for_each
def awaited(trigger: Trigger) -> tuple[type[Event], ...]:
    """The kinds of events that can make the trigger true."""
    return tuple(kind for each in trigger.each for kind in AWAITED[type(each)])


def register_joint(word: type[T], rules: TriggerRules[T]) -> None:
    """Make `rules` known as those of what joins triggers, and waits for what these wait for."""
    enter(TRIGGERS, word, rules)
    AWAITED[word] = ()


def answers(trigger: Trigger, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    """The card of which the trigger is true because of `event`, or None if of none."""
    return TRIGGERS[type(trigger)].answers(trigger, event, duel, speaker)


def all_answered(
    trigger: Trigger, events: Iterable[Event], duel: Duel, speaker: Speaker
) -> list[Card]:
    """Every card of which the trigger is true because of any of `events`, each once."""
    each = (answers(trigger, one, duel, speaker) for event in events for one in _apart(event))
    return list(dict.fromkeys(card for card in each if card is not None))


def _apart(event: Event) -> list[Event]:
    """The event, of each of the cards that are destroyed together by itself."""
    if not isinstance(event, Destroyed):
        return [event]
    each = zip(event.cards, event.spots, event.were, strict=True)
    return [
        changed(event, cards=(card,), spots=(spot,), were=(was,)) for card, spot, was in each
    ]


def could_answer(trigger: Trigger, duel: Duel, kinds: AbstractSet[type[Event]]) -> bool:
    """Whether what it waits for may be so, what has happened being of these kinds."""
    rules = TRIGGERS[type(trigger)]
    if rules.is_state:
        return rules.may_be_so(trigger, duel)
    return not kinds.isdisjoint(awaited(trigger))


def rules_of_trigger(trigger: Trigger) -> TriggerRules[Any]:
    """All that the engine knows of a trigger of that kind."""
    return TRIGGERS[type(trigger)]


def season_of(trigger: Trigger | None) -> Phase | Season | None:
    """The time that effects with that trigger have for their own, if they have any."""
    return None if trigger is None else TRIGGERS[type(trigger)].season(trigger)


def by_event(triggers: Sequence[Trigger]) -> ByEvent:
    """Index triggers by what they wait for."""
    index: dict[type[Event], list[int]] = {}
    for position, trigger in enumerate(triggers):
        for kind in dict.fromkeys(awaited(trigger)):
            index.setdefault(kind, []).append(position)
    return index


def awaiting(index: ByEvent, kinds: Iterable[type[Event]]) -> Sequence[int]:
    """The positions of the triggers that wait for any of these kinds, in their order."""
    found = [index[kind] for kind in kinds if kind in index]
    if len(found) < 2:
        return found[0] if found else ()
    return sorted({position: None for each in found for position in each})


def is_of_others(noun: Noun) -> bool:
    """Whether it describes cards, rather than pointing at the one that speaks or its own."""
    return isinstance(noun, Cards | AnyOf)


def if_meant(noun: Noun, card_id: CardId, duel: Duel, speaker: Speaker) -> Card | None:
    """The card, if it is meant where it is now."""
    card = duel.card(card_id)
    return card if means(noun, duel, speaker, card) else None


def is_summoner_meant(noun: Noun, by: Seat, duel: Duel, speaker: Speaker) -> bool:
    """Whether the player who summoned it is the one whose summons the noun speaks of.

    "Your opponent summons a monster" is said of who summons, to whichever field it comes;
    "a monster is summoned to your field" is not (FAQ 9727).
    """
    whose = noun.whose if isinstance(noun, Cards) and not in_field(noun) else None
    return whose is None or player(whose, duel, speaker) == by


@once_for_each
def of_whomever(noun: Noun) -> Noun:
    """The noun for the cards of either player."""
    return replace(noun, whose=None) if isinstance(noun, Cards) else noun


@once_for_each
def by_whomever(noun: Noun) -> Noun:
    """The noun for what either player summons, to the field that it names, if it names one."""
    return noun if in_field(noun) else of_whomever(noun)


@once_for_each
def in_any_position(noun: Cards) -> Cards:
    """The same description without the battle position."""
    return replace(noun, position=None)


def lay_there(
    noun: Noun,
    card_id: CardId,
    spot: Spot,
    was: Bearing | None,
    duel: Duel,
    speaker: Speaker,
) -> Card | None:
    """The card, if it was meant where it lay: on the field, as it lay and as it was there.

    A face-down one showed nothing of its text where the noun speaks of cards on the field
    (Q&A 15577, FAQ 7165); a noun that names no place asks for the card that has come elsewhere.
    """
    if isinstance(noun, AnyOf):
        each = (lay_there(part, card_id, spot, was, duel, speaker) for part in noun.each)
        return next((card for card in each if card is not None), None)
    if not isinstance(noun, Cards):
        return was_meant(noun, card_id, duel, speaker)
    card = duel.card(card_id)
    if was is not None:
        likeness = as_it_lay(card, was)
        judge = means if noun.place is Place.FIELD else proves_to_be
        return card if judge(noun, duel, speaker, likeness) else None
    if noun.whose and spot.seat != player(noun.whose, duel, speaker):
        return None
    if noun.place is not None and spot.place is not noun.place:
        return None
    if spot.place is not Place.FIELD:
        return card if means(_wherever(noun), duel, speaker, card) else None
    if noun.kind is Kind.MONSTER and spot.row not in MONSTER_ROWS:
        return None
    return card if means(_in_any_zone(noun), duel, speaker, card) else None


@once_for_each
def _wherever(noun: Cards) -> Cards:
    """The same description without whose and where."""
    return replace(noun, whose=None, place=None)


@once_for_each
def _in_any_zone(noun: Cards) -> Cards:
    """The same description without whose, where and in which kind of zone."""
    return replace(noun, whose=None, place=None, kind=None)


def in_field(noun: Noun) -> bool:
    """Whether it speaks of cards on the field."""
    return isinstance(noun, Cards) and noun.place is Place.FIELD


def was_denied(duel: Duel, id: CardId) -> bool:
    """Whether its own activation was just negated: it never was on the field (Q&A 16118)."""
    happened = (*duel.timeline.past, *duel.timeline.history)
    events = (each.event for each in happened)
    return any(
        isinstance(event, ActivationNegated) and event.is_card and event.card == id
        for event in events
    )


def after(event: Event, duel: Duel) -> Iterator[Event]:
    """What has happened since that event; nothing where it is not known any more."""
    happened = iter((*duel.timeline.past, *duel.timeline.history))
    for each in happened:
        if each.event is event:
            return (later.event for later in happened)
    return iter(())


def was_meant(noun: Noun, card_id: CardId, duel: Duel, speaker: Speaker) -> Card | None:
    """The card, if it was meant before it moved: what was pointed at has moved since."""
    card = duel.card(card_id)
    if isinstance(noun, ThatCard | Former):
        meant = speaker.card.bound if isinstance(noun, ThatCard) else speaker.former
        aimed = [m for m in meant if m.card is card and m.covers == card.covers]
        return card if any(card.visit - each.visit <= 1 for each in aimed) else None
    return card if means(noun, duel, speaker, card) else None
