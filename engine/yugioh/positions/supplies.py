"""Positions as lists of cards, each with its place: a shorter list is a smaller position."""

from engine.core.match import Match
from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.language import CardText, Frame, Place
from engine.yugioh.language import Position as Stance
from engine.yugioh.positions.laying import begin, by_names, lay
from engine.yugioh.state.apply.laying import Lying, Named, Start
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import SEATS

MOST_IN_ROW = 4
"""How many cards are laid in a row: one of its zones stays free."""


@value
class Supply:
    """A card of a position: whose, where, and how it lies there.

    On the field a monster without a `stance` stands in Attack Position; a Spell or Trap is Set
    unless it is `face_up`.
    """

    seat: Seat
    place: Place
    name: str
    stance: Stance | None = None
    face_up: bool = False
    materials: tuple[str, ...] = ()


@value
class Position:
    """Who has what where at the beginning of a Main Phase 1, and whose turn it is.

    `asked` is the card of which it is asked what can be done with it, `about` the other one;
    both are among the `supplies`.
    """

    asked: Supply
    about: Supply
    supplies: tuple[Supply, ...]
    turn_player: Seat

    @property
    def all(self) -> tuple[Supply, ...]:
        """Every card of it, the two that it is about first."""
        return (self.asked, self.about, *self.supplies)


class Laid:
    """A position laid out and begun: the match, its duel, and the two cards in it."""

    def __init__(self, position: Position, rules: Format, book: Book) -> None:
        starts = tuple(_start(position, seat, by_names(book)) for seat in SEATS)
        self.duel: Duel = lay((starts[0], starts[1]), rules, book, player=position.turn_player)
        self.match: Match = begin(self.duel)
        self.asked = self._card(position.asked)
        self.about = self._card(position.about, besides=self.asked)
        self._lay = (self.about.place, self.about.face_up)

    def _card(self, supply: Supply, besides: Card | None = None) -> Card:
        return next(
            card
            for card in self.duel.state.cards
            if (card.text.name, card.owner, card.place)
            == (supply.name, supply.seat, supply.place)
            and card is not besides
        )

    def still_lies(self) -> bool:
        """Whether the other card lies where it was laid, as it lay."""
        return (self.about.place, self.about.face_up) == self._lay


def _start(position: Position, seat: Seat, named: Named) -> Start:
    """What that player has."""
    mine = [supply for supply in position.all if supply.seat == seat]

    def pile(place: Place) -> tuple[str, ...]:
        return tuple(supply.name for supply in mine if supply.place is place)

    lying = [supply for supply in mine if supply.place is Place.FIELD]
    field = tuple(_lying(each, named[each.name], position) for each in lying)
    piles = (pile(Place.HAND), pile(Place.GRAVEYARD), pile(Place.DECK), pile(Place.BANISHED))
    return Start(field, *piles, None, pile(Place.EXTRA_DECK))


def _lying(supply: Supply, text: CardText, position: Position) -> Lying:
    """How it lies: the first Link Monster of each player points at monsters below it."""
    links = (each for each in position.all if each.place is Place.FIELD)
    first = next(each for each in links if each.seat == supply.seat and each.name == text.name)
    leads = first is supply and supply in (position.asked, position.about)
    return Lying(
        supply.name,
        f"E{supply.seat + 1}" if leads and text.frame is Frame.LINK else "",
        supply.stance,
        face_up=supply.face_up,
        materials=supply.materials,
    )


def is_of_extra_deck(text: CardText) -> bool:
    """Whether such a card begins in the Extra Deck."""
    return text.frame in (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
