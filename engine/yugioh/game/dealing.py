"""Dealing anew what a player does not know of a duel under way.

What is dealt follows from what the player knows, from the deck that the other is taken to have
brought, and from chance: never from the hidden cards themselves.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from engine.core.continuing import CannotGoOnError
from engine.core.decks import DeckList
from engine.core.dice import Dice
from engine.core.protocol import Seat
from engine.yugioh.formats.decks import EXTRA, MAIN, Book, belongs_in_extra
from engine.yugioh.language import CardText, Frame, Icon, Place
from engine.yugioh.pool.pool import own_of
from engine.yugioh.state.apply.dealing import deal
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import MONSTER_ROWS, SEATS, CardId, Row
from engine.yugioh.views.veil import knows

FREE_LEVEL, ONE_TRIBUTE_LEVEL = 4, 6
"""Up to which Level a monster is Set without a Tribute, and with one (MR-SUM-05)."""
Fits = Callable[[CardText], bool]


def deal_anew(
    duel: Duel, seat: Seat, known: Collection[CardId], deck: DeckList, book: Book, dice: Dice
) -> None:
    """Deal what `seat` does not know, as if the other had brought that deck of the book.

    It also knows the cards that are `known`. A deck without an Extra Deck leaves none. Where
    the deck has nothing that could lie where a hidden card lies, that is a card of the game.
    """
    there = [card for card in duel.state.cards if _is_there(card)]
    hidden = [card for card in there if _is_hidden(duel, seat, card, known)]
    dealt: dict[CardId, CardText] = {}
    gone: list[Card] = []
    for owner in SEATS:
        slots = [card for card in hidden if card.owner == owner]
        if owner == seat:
            texts = [card.text for card in slots]
        else:
            has = [card.text for card in there if card.owner == owner and card not in slots]
            texts = _pool(deck, book, has, slots)
        if not any(map(belongs_in_extra, texts)):
            left = [card for card in slots if card.place is Place.EXTRA_DECK]
            gone += left
            dealt |= {card.id: book[deck.codes[0]] for card in left}
            slots = [card for card in slots if card not in left]
        dealt |= _dealt(slots, texts, _spare(duel, book), dice)
    decks = {each: _mixed(duel.state.sides[each].deck, known, dice) for each in SEATS}
    deal(duel.state, dealt, decks, gone)


def lasts_unseen(duel: Duel, seat: Seat, known: Collection[CardId]) -> bool:
    """Whether something lasts or is to come by a card that `seat` cannot tell from others now.

    It could not be dealt anew, since everybody knows what it is; left there, it would tell
    where it lies.
    """
    lingering = duel.state.lingering
    cards = [each.speaker.card for each in lingering.facts]
    cards += [each.speaker.card for each in lingering.postponed]
    return any(_is_there(card) and _is_hidden(duel, seat, card, known) for card in cards)


def _is_hidden(duel: Duel, seat: Seat, card: Card, known: Collection[CardId]) -> bool:
    return card.id not in known and not knows(duel, seat, card)


def _spare(duel: Duel, book: Book) -> Sequence[CardText]:
    """The game's own cards that can be played in its format."""
    own, knows_kind = own_of(book), duel.format.hooks.knows
    found = [own[code] for code in sorted(own)]
    return [text for text in found if text.frame is not Frame.TOKEN and knows_kind(text)]


def _is_there(card: Card) -> bool:
    return card.place is not Place.NOWHERE and card.text.frame is not Frame.TOKEN


def _pool(
    deck: DeckList, book: Book, has: Sequence[CardText], slots: Sequence[Card]
) -> list[CardText]:
    """What is left of the deck, filled up from it where that is too little for the slots."""
    found: list[int] = []
    for part, is_extra in ((MAIN, False), (EXTRA, True)):
        needed = sum(belongs_in_extra(each.text) == is_extra for each in slots)
        left = list(deck[part])
        for text in has:
            if text.passcode in left and len(left) > needed:
                left.remove(text.passcode)
        while left and len(left) < needed:
            left += deck[part]
        found += left
    return [book[code] for code in found]


def _dealt(
    slots: Sequence[Card], texts: Iterable[CardText], spare: Sequence[CardText], dice: Dice
) -> dict[CardId, CardText]:
    """A text for each slot, those first that could be few."""
    left = sorted(texts, key=lambda text: text.passcode)
    dice.shuffle(left)
    found: dict[CardId, CardText] = {}
    for card in sorted(slots, key=lambda card: (card.place is not Place.FIELD, card.id)):
        found[card.id] = _taken(left, _fitting(card), spare, dice)
    return found


def _taken(
    texts: list[CardText], fits: Sequence[Fits], spare: Sequence[CardText], dice: Dice
) -> CardText:
    """The first text that fits as well as any does, taken out; else one of the spare ones.

    CannotGoOnError where none of these fits either.
    """
    for each in fits:
        for at, text in enumerate(texts):
            if each(text):
                return texts.pop(at)
    others = [text for text in spare if fits[-1](text)]
    if not others:
        raise CannotGoOnError("no card that is known could lie there")
    return others[dice.below(len(others))]


def _fitting(card: Card) -> Sequence[Fits]:
    """What can lie where the card lies, by what everybody sees of that; the likeliest first."""
    if belongs_in_extra(card.text):
        return (belongs_in_extra,)
    if card.place is not Place.FIELD:
        return (_is_main,)
    if card.row is Row.FIELD_SPELL:
        return (lambda text: text.icon is Icon.FIELD,)
    if card.row not in MONSTER_ROWS:
        return (lambda text: not text.is_monster and text.icon is not Icon.FIELD,)
    tributes = card.arrival.tributes or 0
    return (lambda text: _is_set(text) and _tributes(text) == tributes, _is_set)


def _is_main(text: CardText) -> bool:
    return not belongs_in_extra(text)


def _is_set(text: CardText) -> bool:
    """Whether a monster can be Set."""
    return text.is_monster and not belongs_in_extra(text) and not text.special_only


def _tributes(text: CardText) -> int:
    """How many Tributes a monster of that Level is Set for."""
    return (text.level > FREE_LEVEL) + (text.level > ONE_TRIBUTE_LEVEL)


def _mixed(deck: Sequence[Card], known: Collection[CardId], dice: Dice) -> list[Card]:
    """The Deck in another order, except the cards of which it is known where they lie."""
    hidden = [card for card in deck if card.id not in known]
    dice.shuffle(hidden)
    order = iter(hidden)
    return [card if card.id in known else next(order) for card in deck]
