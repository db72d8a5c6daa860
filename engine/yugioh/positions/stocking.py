"""What cards a position needs so that two cards have what their own texts ask for."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh.asked import prints
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import (
    Ability,
    Activatable,
    Cards,
    CardText,
    Face,
    Frame,
    Has,
    Icon,
    Kind,
    LinkMaterials,
    Not,
    Of,
    Place,
    Quality,
    Stat,
    SynchroMaterials,
    Whose,
    XyzMaterials,
    exactly,
)
from engine.yugioh.language import Position as Stance
from engine.yugioh.language.node import parts
from engine.yugioh.pool.pool import own_of
from engine.yugioh.positions.supplies import Supply, is_of_extra_deck
from engine.yugioh.summoning.by_itself import comes_by

PILES = (Place.HAND, Place.DECK, Place.GRAVEYARD, Place.BANISHED, Place.EXTRA_DECK)
DECK = 5
"""How many cards more are in each Deck than a position asks for."""


@value
class Cast:
    """The cards that play the small parts of a position, each by its name.

    `weak`, `middling` and `strong` are Normal Monsters; `spell` and `trap` ask for nothing,
    `reviver` summons a monster from a Graveyard, `sweeper` destroys all monsters, `ignition`
    is a monster with an Ignition Effect.
    """

    weak: str
    middling: str
    strong: str
    spell: str
    trap: str
    reviver: str
    sweeper: str
    ignition: str


def stock(cast: Cast, seat: Seat) -> Iterator[Supply]:
    """What every player has, so that costs can be paid and targets found."""
    yield Supply(seat, Place.FIELD, cast.middling)
    yield Supply(seat, Place.FIELD, cast.weak)
    yield Supply(seat, Place.FIELD, cast.trap)
    for name in (cast.weak, cast.spell, cast.trap):
        yield Supply(seat, Place.HAND, name)
        yield Supply(seat, Place.GRAVEYARD, name)
    yield from [Supply(seat, Place.DECK, cast.weak)] * DECK


def needs(text: CardText, seat: Seat, book: Book) -> Iterator[Supply]:
    """A card for each noun of what that player can do with the card, where the noun says."""
    for index, effect in enumerate(text.sentences):
        if index not in comes_by(text) and not isinstance(effect, Activatable):
            continue
        for part in parts(effect):
            if isinstance(part, Cards):
                yield from _meant(part, seat, book)


def _meant(noun: Cards, seat: Seat, book: Book) -> Iterator[Supply]:
    found = simplest(book, noun)
    if found is None:
        return
    owner = Seat(1 - seat) if noun.whose is Whose.THEIRS else seat
    extra = is_of_extra_deck(found)
    places = (Place.HAND, Place.DECK, Place.GRAVEYARD) if noun.place is None else (noun.place,)
    for place in places:
        if place is Place.FIELD:
            yield _on_field(owner, noun, found, book)
        elif place in PILES and not (extra and place in (Place.HAND, Place.DECK)):
            yield Supply(owner, place, found.name)
    if noun.place is None:
        yield _on_field(owner, noun, found, book)


def _on_field(seat: Seat, noun: Cards, text: CardText, book: Book) -> Supply:
    if not text.is_monster:
        return Supply(seat, Place.FIELD, text.name, face_up=text.stays)
    stance = Stance.FACE_DOWN if noun.face is Face.DOWN else noun.position
    beneath = materials(text, book) if text.frame is Frame.XYZ else ()
    return Supply(seat, Place.FIELD, text.name, stance, materials=beneath)


def simplest(book: Book, noun: Cards) -> CardText | None:
    """The plainest of the game's own cards that the noun may mean by what is printed."""
    return next(
        (text for text in _plainest_first(own_of(book)) if is_printed_so(noun, text)), None
    )


def lasting(book: Book) -> Iterator[str]:
    """The plainest Spell and the plainest Trap that stay on the field by themselves."""
    for kind in (Kind.SPELL, Kind.TRAP):
        noun = Cards(kind, like=(Of(Icon.CONTINUOUS),))
        found = simplest(book, noun)
        if found is not None:
            yield found.name


@once_for_each
def _plainest_first(book: Book) -> tuple[CardText, ...]:
    cards = (text for text in book.values() if text.frame is not Frame.TOKEN)
    return tuple(sorted(cards, key=_plainness))


def _plainness(text: CardText) -> tuple[int, int, int]:
    said = sum(1 for effect in text.sentences for _ in parts(effect))
    return (is_of_extra_deck(text) + text.special_only + said, text.level, text.passcode)


def is_printed_so(noun: Cards, text: CardText) -> bool:
    """Whether what is printed on the card is what the noun says."""
    return _is_of_kind(noun.kind, text) and all(prints(each, text) for each in noun.like)


def _is_of_kind(kind: Kind | None, text: CardText) -> bool:
    if kind is Kind.SPELL_TRAP:
        return not text.is_monster
    return kind is None or text.kind is kind


def materials(text: CardText, book: Book) -> tuple[str, ...]:
    """Monsters with which the card can be summoned from the Extra Deck, if there are any."""
    said = text.materials
    found: list[CardText | None] = []
    if isinstance(said, XyzMaterials):
        of = _monster(said.of, _of_level(said.level))
        found = [simplest(book, of)] * said.count
    elif isinstance(said, LinkMaterials):
        found = [simplest(book, _monster(said.of))] * max(said.count, text.rating)
    elif isinstance(said, SynchroMaterials):
        found = list(_tuned(said, text.level, book))
    return tuple(each.name for each in found if each is not None)


def _tuned(said: SynchroMaterials, level: int, book: Book) -> Iterator[CardText]:
    """A Tuner and another monster whose Levels make that of the Synchro Monster."""
    for low in range(1, level):
        tuning = _monster(said.tuner, _of_level(low), Of(Ability.TUNER))
        other = _monster(said.others, _of_level(level - low), Not(Of(Ability.TUNER)))
        both = [simplest(book, noun) for noun in (tuning, other)]
        if None not in both:
            yield from filter(None, both)
            return


def _monster(noun: Cards, *besides: Quality) -> Cards:
    return replace(noun, kind=Kind.MONSTER).also(*besides)


def _of_level(number: int) -> Has:
    return Has(Stat.LEVEL, exactly(number))
