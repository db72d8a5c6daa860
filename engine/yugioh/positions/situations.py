"""How a card comes to do what another one may answer: whose turn, where, what is done."""

from collections.abc import Iterator
from enum import StrEnum

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import (
    CardText,
    Icon,
    Kind,
    Place,
)
from engine.yugioh.language import Position as Stance
from engine.yugioh.positions.stocking import Cast, materials
from engine.yugioh.positions.supplies import Supply, is_of_extra_deck
from engine.yugioh.state.reasons import Verb
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.effects.uses import uses


class Situation(StrEnum):
    """What the other card does, or where it lies, when it is asked what can be done."""

    ACTIVATED = "activated"
    """It, or an effect of it, is the newest link of the chain."""
    SUMMONED = "summoned"
    """It is Normal or Flip Summoned."""
    SPECIAL = "special"
    """It is Special Summoned in a way of its own: by its text, its effect, its materials."""
    REVIVED = "revived"
    """It is Special Summoned from the Graveyard by another card."""
    ATTACKS = "attacks"
    """It declares an attack."""
    DAMAGE_STEP = "damage-step"
    """It battles, and the Damage Step has begun."""
    FACE_UP = "face-up"
    """It lies face-up on the field, and the question is whether the other reaches it."""
    MEANWHILE = "meanwhile"
    """It lies face-up on the field, and the question is whether the other can be used."""
    SET = "set"
    """It lies face-down on the field."""
    GRAVEYARD = "graveyard"
    """It lies in its Graveyard."""


REACHED = (Situation.FACE_UP, Situation.SET, Situation.GRAVEYARD)
"""Where the other card only lies, and has to be reached."""
STOPPABLE = (
    Situation.ACTIVATED,
    Situation.SUMMONED,
    Situation.SPECIAL,
    Situation.REVIVED,
    Situation.ATTACKS,
)
"""Where the other card does something of which it can be told whether anything comes of it."""
LYING = (*REACHED, Situation.MEANWHILE)
"""Where nothing is done with the other card: it only lies there."""


def likely(asked: CardText, about: CardText) -> tuple[Situation, ...]:
    """The situations of `about` in which people ask for the other card, the likeliest first.

    What only answers something is not asked whether it reaches a card that merely lies there,
    but whether it can be used while that one does something by lying there.
    """
    found = [Situation.ACTIVATED] if uses(about) else []
    if about.is_monster:
        special = is_of_extra_deck(about) or about.special_only
        found.append(Situation.SPECIAL if special else Situation.SUMMONED)
        found += [Situation.ATTACKS, Situation.DAMAGE_STEP]
    if any(use.effect.when is None and use.trigger is None for use in uses(asked)):
        found += [Situation.FACE_UP] if _may_lie(about) else []
    if uses(asked) and _may_lie(about) and _acts_by_lying(about):
        found.append(Situation.MEANWHILE)
    return tuple(found)


def _may_lie(text: CardText) -> bool:
    """Whether the card can lie face-up by itself."""
    return text.is_monster or (text.stays and text.icon is not Icon.EQUIP)


def _acts_by_lying(text: CardText) -> bool:
    """Whether something holds or happens by the card that nobody activates."""
    rules = map(rules_of_effect, text.sentences)
    return any(each.may_hold or each.acts_of_itself for each in rules)


@value
class Deed:
    """What somebody does on the way: a verb, and the card by its name, if it takes one."""

    seat: Seat
    verb: Verb
    name: str = ""
    by_asked: bool = False
    """Whether it is done with the very card that is asked about."""


@value
class Plan:
    """How a position begins: where the other card lies, whose turn it is, and what is done.

    `props` are cards without which it cannot be done. `lies` tells where the card that is asked
    about lies, where what is done is to be its occasion.
    """

    about: Supply
    turn_player: Seat
    deeds: tuple[Deed, ...] = ()
    props: tuple[Supply, ...] = ()
    lies: Supply | None = None


def plans(
    situation: Situation, text: CardText, seat: Seat, cast: Cast, book: Book
) -> Iterator[Plan]:
    """How the card of `seat` may come into that situation, the likeliest way first."""
    if situation in LYING:
        yield from _lying(situation, text, seat)
    elif situation is Situation.ACTIVATED:
        yield from _activated(text, seat, cast)
        if text.is_monster:
            yield from _triggered(text, seat, cast)
    elif not text.is_monster:
        return
    elif situation is Situation.SUMMONED:
        yield from _summoned(text, seat)
    elif situation is Situation.SPECIAL:
        yield from _specially_summoned(text, seat, cast, book)
    elif situation is Situation.REVIVED:
        yield _revived(text, seat, cast)
    else:
        yield from _fighting(text, seat, cast)


def _there(
    text: CardText, seat: Seat, place: Place, stance: Stance | None = None, *, up: bool = False
) -> Supply:
    return Supply(seat, place, text.name, stance, up)


def _lying(situation: Situation, text: CardText, seat: Seat) -> Iterator[Plan]:
    """The other card lies there: in the turn of seat 0, else when seat 1 ends their phase."""
    for turn, deeds in ((Seat(0), ()), (Seat(1), (Deed(Seat(1), Verb.END_TURN),))):
        for lies in stances(situation, text, seat):
            yield Plan(lies, turn, deeds)


def stances(situation: Situation, text: CardText, seat: Seat) -> Iterator[Supply]:
    """How the other card may lie there, the likeliest first."""
    if situation is Situation.GRAVEYARD:
        yield _there(text, seat, Place.GRAVEYARD)
    elif situation is Situation.SET:
        if not (is_of_extra_deck(text) or text.scale is not None):
            yield _there(text, seat, Place.FIELD, Stance.FACE_DOWN)
    elif text.is_monster:
        yield _there(text, seat, Place.FIELD)
        yield _there(text, seat, Place.FIELD, Stance.DEFENSE)
    elif text.stays and text.icon is not Icon.EQUIP:
        yield _there(text, seat, Place.FIELD, up=True)


def _activated(text: CardText, seat: Seat, cast: Cast) -> Iterator[Plan]:
    """It is activated of its player's own accord, or as an answer to something."""
    other = Seat(1 - seat)
    for about, slow in _places(text, seat):
        yield Plan(about, seat)
        if text.is_monster and about.place is Place.FIELD and not slow:
            yield from _fighting(text, seat, cast)
        if not slow:
            for deeds, props in provocations(other, cast):
                yield Plan(about, other, deeds, props)
            for deeds, props in provocations(seat, cast):
                yield Plan(about, seat, deeds, props)


def _places(text: CardText, seat: Seat) -> Iterator[tuple[Supply, bool]]:
    """Where the card may be activated from, and whether only in its player's Main Phase."""
    for use in uses(text):
        if use.is_card:
            if text.kind is Kind.TRAP:
                yield _there(text, seat, Place.FIELD), False
            else:
                yield _there(text, seat, Place.HAND), use.speed < 2
        elif not use.places and not text.is_monster:
            yield _there(text, seat, Place.FIELD, up=True), False
        for place in use.places:
            yield _there(text, seat, place, up=True), use.is_ignition


def provocations(
    seat: Seat, cast: Cast
) -> Iterator[tuple[tuple[Deed, ...], tuple[Supply, ...]]]:
    """What that player may do for the other card to answer, and the cards it takes."""
    yield (Deed(seat, Verb.ATTACK, cast.strong),), (Supply(seat, Place.FIELD, cast.strong),)
    yield (Deed(seat, Verb.NORMAL_SUMMON, cast.weak),), (Supply(seat, Place.HAND, cast.weak),)
    yield (
        (Deed(seat, Verb.NORMAL_SUMMON, cast.middling),),
        (Supply(seat, Place.HAND, cast.middling),),
    )
    for name in (cast.spell, cast.reviver, cast.sweeper):
        yield (Deed(seat, Verb.ACTIVATE, name),), (Supply(seat, Place.HAND, name),)
    for name in (cast.trap, cast.ignition):
        yield (Deed(seat, Verb.ACTIVATE, name),), (Supply(seat, Place.FIELD, name),)
    yield (Deed(seat, Verb.END_TURN),), ()


def _triggered(text: CardText, seat: Seat, cast: Cast) -> Iterator[Plan]:
    """What has an effect of a monster triggered: that it comes, fights or goes."""
    if not any(use.trigger is not None for use in uses(text)):
        return
    other = Seat(1 - seat)
    yield from _summoned(text, seat)
    on_field = _there(text, seat, Place.FIELD)
    yield _revived(text, seat, cast)
    yield Plan(on_field, seat, (Deed(seat, Verb.ATTACK, text.name),))
    strong = (Supply(other, Place.FIELD, cast.strong),)
    yield Plan(on_field, other, (Deed(other, Verb.ATTACK, cast.strong),), strong)
    sweeping = (Supply(other, Place.HAND, cast.sweeper),)
    yield Plan(on_field, other, (Deed(other, Verb.ACTIVATE, cast.sweeper),), sweeping)
    yield Plan(on_field, seat, (Deed(seat, Verb.END_TURN),))
    yield Plan(on_field, other, (Deed(other, Verb.END_TURN),))


def _summoned(text: CardText, seat: Seat) -> Iterator[Plan]:
    if is_of_extra_deck(text):
        return
    yield Plan(
        _there(text, seat, Place.HAND), seat, (Deed(seat, Verb.NORMAL_SUMMON, text.name),)
    )
    lies = _there(text, seat, Place.FIELD, Stance.FACE_DOWN)
    yield Plan(lies, seat, (Deed(seat, Verb.FLIP_SUMMON, text.name),))


def _specially_summoned(text: CardText, seat: Seat, cast: Cast, book: Book) -> Iterator[Plan]:
    deed = Deed(seat, Verb.SPECIAL_SUMMON, text.name)
    if is_of_extra_deck(text):
        given = tuple(Supply(seat, Place.FIELD, name) for name in materials(text, book))
        yield Plan(_there(text, seat, Place.EXTRA_DECK), seat, (deed,), given)
    else:
        yield Plan(_there(text, seat, Place.HAND), seat, (deed,))
        yield from _activated(text, seat, cast)


def _revived(text: CardText, seat: Seat, cast: Cast) -> Plan:
    deed = Deed(seat, Verb.ACTIVATE, cast.reviver)
    props = (Supply(seat, Place.HAND, cast.reviver),)
    return Plan(_there(text, seat, Place.GRAVEYARD), seat, (deed,), props)


def _fighting(text: CardText, seat: Seat, cast: Cast) -> Iterator[Plan]:
    """It attacks a monster, or directly, or is attacked."""
    lies, other = _there(text, seat, Place.FIELD), Seat(1 - seat)
    attack = (Deed(seat, Verb.ATTACK, text.name),)
    yield Plan(lies, seat, attack, (Supply(other, Place.FIELD, cast.weak),))
    yield Plan(lies, seat, attack)
    strong = (Supply(other, Place.FIELD, cast.strong),)
    yield Plan(lies, other, (Deed(other, Verb.ATTACK, cast.strong),), strong)
