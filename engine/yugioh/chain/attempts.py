"""What a player could do with a card where it lies, if nothing kept them from it."""

from collections.abc import Callable, Iterator, Mapping
from enum import auto

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh.chain.activation import may_activate
from engine.yugioh.chain.barriers import (
    no_room,
    not_again,
    not_attacking,
    not_coming,
    not_pendulum_summoned,
    unopposed,
    unready,
    unset,
    unsummoned,
    unturned,
    without_materials,
)
from engine.yugioh.facts.tolls import affords
from engine.yugioh.field.places import (
    effects_as_equip,
    is_equipped_by_itself,
    is_in_pendulum_zone,
)
from engine.yugioh.language import Ability, CardText, Place
from engine.yugioh.language.node import Spoken
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import RESPONDING_SPEED, EffectUse
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.summoning.by_itself import comes_from
from engine.yugioh.words.effects.uses import shown_as_drawn, uses
from engine.yugioh.words.triggers.base import rules_of_trigger


class Station(Spoken):
    """How a card lies, as far as that decides what could be done with it."""

    HAND = auto()
    MONSTER = auto()
    FACE_DOWN_MONSTER = auto()
    SPELL = auto()
    """A Spell or Trap that lies face-up."""
    SET = auto()
    SCALE = auto()
    """A Pendulum Monster in a Pendulum Zone."""
    EQUIP = auto()
    """A monster that is an Equip Card by its own effect."""
    GRAVEYARD = auto()
    BANISHED = auto()
    EXTRA_DECK = auto()
    FACE_UP_EXTRA_DECK = auto()
    ELSEWHERE = auto()
    """Where nothing can be done with it."""


class Window(Spoken):
    """When something can be done."""

    MAIN = auto()
    """In an own Main Phase in which no chain is open."""
    BATTLE = auto()
    """In an own Battle Step in which no chain is open."""
    ANSWER = auto()
    """At every chance to respond."""
    TRIGGER = auto()
    """When what it waits for has happened."""


FACE_UP = (Station.MONSTER, Station.SPELL, Station.SCALE, Station.EQUIP)
ON_FIELD = (*FACE_UP, Station.FACE_DOWN_MONSTER, Station.SET)
MONSTERS = (Station.MONSTER, Station.FACE_DOWN_MONSTER)
PILES: Mapping[Place, Station] = {
    Place.HAND: Station.HAND,
    Place.GRAVEYARD: Station.GRAVEYARD,
    Place.BANISHED: Station.BANISHED,
}
WITH_EFFECTS: Mapping[Station, Place] = {
    **{station: place for place, station in PILES.items()},
    **dict.fromkeys(ON_FIELD, Place.FIELD),
    Station.EXTRA_DECK: Place.EXTRA_DECK,
    Station.FACE_UP_EXTRA_DECK: Place.EXTRA_DECK,
}
"""Where one could think of using effects of a card, and which place that is."""


Check = Callable[[Duel, Seat, Card, int], Barrier | None]
"""Says what keeps a player from what is done with a card, by the effect of that index."""


@value
class Attempt:
    """Something that could be done with a card: by which verb, when, and by which effect.

    `check` is asked whether it can be done now. `use` is the effect that is activated, if one
    is, `misplaced` what the way in which its card lies has against that.
    """

    verb: Verb
    window: Window
    check: Check
    effect: int = 0
    use: EffectUse | None = None
    misplaced: Barrier | None = None

    def of(self, card: Card) -> Action:
        """It as an option, with that card."""
        return Action(self.verb, card.id, self.effect)

    def barrier(self, duel: Duel, seat: Seat, card: Card) -> Barrier | None:
        """What keeps `seat` from it with that card; the text of an effect is not asked."""
        barrier = self.misplaced or self.check(duel, seat, card, self.effect)
        if barrier is None and self.use is None and not affords(duel, seat, [card]):
            return Barrier.COST
        return barrier

    def is_free(self, duel: Duel, seat: Seat, card: Card) -> bool:
        """Whether nothing keeps `seat` from it with that card, the moment being right."""
        if self.barrier(duel, seat, card) is not None:
            return False
        return self.use is None or may_activate(duel, seat, card, self.use)


By = Mapping[Station, tuple[Attempt, ...]]
"""Attempts by how the card lies."""


def station(card: Card) -> Station:
    """How `card` lies."""
    place = card.place
    if place in PILES:
        return PILES[place]
    if place is Place.EXTRA_DECK:
        return Station.FACE_UP_EXTRA_DECK if card.face_up else Station.EXTRA_DECK
    if place is not Place.FIELD:
        return Station.ELSEWHERE
    if card.row in MONSTER_ROWS:
        return Station.MONSTER if card.face_up else Station.FACE_DOWN_MONSTER
    if card.text.is_monster:
        if is_equipped_by_itself(card):
            return Station.EQUIP
        return Station.SCALE if is_in_pendulum_zone(card) else Station.ELSEWHERE
    return Station.SPELL if card.face_up else Station.SET


@once_for_each
def attempts(text: CardText) -> By:
    """All that one could think of doing with the card, by how it lies."""
    return {
        there: (*_by_the_rules(text, there), *_activations(text, there)) for there in Station
    }


@once_for_each
def in_main_phase(text: CardText) -> By:
    """What is tried with the card by itself in an open Main Phase."""
    return _in_window(text, Window.MAIN)


@once_for_each
def in_battle_step(text: CardText) -> By:
    """What is tried with the card by itself in the Battle Step."""
    return _in_window(text, Window.BATTLE)


def _in_window(text: CardText, window: Window) -> By:
    """Those of that time that the way in which the card lies has nothing against.

    Activations from the hand come first. A Pendulum Summon is not tried with one card.
    """
    found: dict[Station, tuple[Attempt, ...]] = {}
    for there, each in attempts(text).items():
        now = [a for a in each if a.window is window and a.misplaced is None]
        now = [attempt for attempt in now if attempt.verb is not Verb.PENDULUM_SUMMON]
        if there is Station.HAND:
            now.sort(key=lambda attempt: attempt.use is None)
        if now:
            found[there] = tuple(now)
    return found


def _by_the_rules(text: CardText, there: Station) -> Iterator[Attempt]:
    """What is done with it without an activation."""
    extra_deck = (Station.EXTRA_DECK, Station.FACE_UP_EXTRA_DECK)
    if there is Station.HAND:
        yield from _from_hand(text)
    elif there is Station.GRAVEYARD:
        yield from _coming(text, Place.GRAVEYARD)
    elif there in MONSTERS:
        hidden = there is Station.FACE_DOWN_MONSTER
        verb = Verb.FLIP_SUMMON if hidden else Verb.CHANGE_POSITION
        yield Attempt(verb, Window.MAIN, unturned)
        if Ability.GEMINI in text.abilities and not hidden:
            yield Attempt(Verb.NORMAL_SUMMON, Window.MAIN, not_again)
        yield Attempt(Verb.ATTACK, Window.BATTLE, not_attacking)
    elif there is Station.SCALE or (there is extra_deck[1] and text.scale is not None):
        yield Attempt(Verb.PENDULUM_SUMMON, Window.MAIN, not_pendulum_summoned)
    elif there in extra_deck:
        own = comes_from(text, Place.EXTRA_DECK)
        if not own or text.materials is not None:
            yield Attempt(Verb.SPECIAL_SUMMON, Window.MAIN, without_materials)
        yield from _coming(text, Place.EXTRA_DECK)


def _from_hand(text: CardText) -> Iterator[Attempt]:
    if text.is_monster:
        yield Attempt(Verb.NORMAL_SUMMON, Window.MAIN, unsummoned)
        yield Attempt(Verb.PENDULUM_SUMMON, Window.MAIN, not_pendulum_summoned)
    yield Attempt(Verb.SET, Window.MAIN, unset)
    if shown_as_drawn(text):
        yield Attempt(Verb.APPLY, Window.TRIGGER, unopposed)
    yield from _coming(text, Place.HAND)


def _coming(text: CardText, place: Place) -> Iterator[Attempt]:
    """Its Special Summons by its own text from there."""
    for index in comes_from(text, place):
        yield Attempt(Verb.SPECIAL_SUMMON, Window.MAIN, not_coming, index)


def _activations(text: CardText, there: Station) -> Iterator[Attempt]:
    place = WITH_EFFECTS.get(there)
    if place is None:
        return
    for use in uses(text):
        if not _is_conceivable(text, use, there):
            continue
        if place is Place.EXTRA_DECK and not _is_of_the_extra_deck(use, there):
            continue
        window = _window(use, there)
        if window is Window.ANSWER:
            yield Attempt(Verb.ACTIVATE, window, unready, use.index, use)
        elif use.is_card:
            check = no_room if place is Place.HAND else unopposed
            yield Attempt(Verb.ACTIVATE, window, check, use.index, use)
        else:
            why = _misplaced(use, place, face_up=there in FACE_UP)
            gained = Ability.GEMINI in text.abilities
            check = unready if gained and why is None else unopposed
            yield Attempt(Verb.ACTIVATE, window, check, use.index, use, why)


def _is_of_the_extra_deck(use: EffectUse, there: Station) -> bool:
    """Whether the effect is used there, or face-up answers how its card came there."""
    if there is Station.EXTRA_DECK:
        return Place.EXTRA_DECK in use.places
    if use.trigger is None or use.places:
        return False
    return Place.EXTRA_DECK in rules_of_trigger(use.trigger).stand(use.trigger).places


def _is_conceivable(text: CardText, use: EffectUse, there: Station) -> bool:
    """Whether one could think of using the effect there (MR-PEND-08)."""
    if use.is_card:
        return there in (Station.HAND, Station.SET)
    if there is Station.SCALE:
        return use.as_spell
    if there is Station.EQUIP:
        return any(each is use.effect for each in effects_as_equip(text))
    return there not in MONSTERS or not use.as_spell


def _window(use: EffectUse, there: Station) -> Window:
    if use.speed >= RESPONDING_SPEED or use.is_claimed:
        return Window.ANSWER
    if use.in_standby and there is Station.SET:
        return Window.ANSWER
    if use.in_battle_step:
        return Window.BATTLE
    return Window.MAIN if use.trigger is None else Window.TRIGGER


def _misplaced(use: EffectUse, place: Place, *, face_up: bool) -> Barrier | None:
    """What the way in which its card lies has against the use of an effect of Spell Speed 1."""
    if use.is_ignition and place not in use.places:
        return Barrier.WRONG_PLACE
    if place is Place.FIELD:
        return None if face_up else Barrier.FACE_DOWN
    return Barrier.WRONG_PLACE if use.in_battle_step else None
