"""The cards that a match knows, which are a few of those that the game has.

Whatever decides a question is in the setup: its decks, the Tokens that these make, and the
cards that a player may be suspected of holding. Nothing is read of any other card, so that a
game which has more cards than before plays a match as it was begun.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from hashlib import blake2b

from engine.core.remembering import once_for_each
from engine.core.setup import Setup
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.node import parts
from engine.yugioh.pool.pool import Brought, Pool, own_of, readable, tree
from engine.yugioh.words.effects.uses import may_be_suspected

_DIGITS = 8
"""How many hexadecimal digits of a fingerprint stand for each card of the decks."""
_GONE = "-" * _DIGITS
"""What stands for a card that there is no longer."""


def suspected(setup: Setup, book: Book) -> tuple[int, ...]:
    """The cards of its format that are triggered in the hand or shown as drawn, by passcode.

    Whether a player has one nobody else sees. All who might are therefore asked alike, by
    what can be held, and not by what is. Imported cards are among them in a match into whose
    decks imported cards were put: with the game's own alone, nobody is asked more than before.
    """
    found, knows = dict(triggered_in_hands(own_of(book))), FORMATS[setup.format].hooks.knows
    if isinstance(book, Pool) and any(map(book.text, _codes(setup))):
        found |= {code: book[code] for code in book.beside.hidden if book.text(code)}
    return tuple(code for code in sorted(found) if knows(found[code]))


@once_for_each
def triggered_in_hands(book: Book) -> Book:
    """The cards of the book that are triggered in the hand or shown as drawn, by passcode."""
    triggered = (code for code in sorted(book) if may_be_suspected(book[code]))
    return {code: book[code] for code in triggered}


def brought(setup: Setup, book: Book) -> tuple[str, ...]:
    """The cards that the match knows beside the game's own, as they are kept, in order.

    They are those of the decks and those that its players are suspected of, the Tokens that
    these name, and the game's own where these ask for an archetype that only the import has
    them in, or for cards that name one which they do. Those that the setup brings stay as
    they are, as long as they can be read.
    """
    kept = [text for text in setup.brought if readable(text)]
    if not isinstance(book, Pool):
        return tuple(kept)
    has = {tree(text).passcode for text in kept}
    codes = [code for code in (*_codes(setup), *setup.suspected) if code not in has]
    return kept_of(codes, book, tuple(kept), changes=not setup.brought)


def kept_of(
    codes: Sequence[int], pool: Pool, kept: tuple[str, ...] = (), *, changes: bool = True
) -> tuple[str, ...]:
    """The imported cards among these, after those that are `kept` already, and their Tokens.

    With `changes`, the game's own cards too where one of them asks for an archetype that only
    the import has them in, or for a name that it finds on them.
    """
    found = [*kept, *dict.fromkeys(filter(None, map(pool.text, codes)))]
    said = frozenset(name for text in found for name in _names(tree(text)))
    if changes:
        found += filter(None, (pool.among(code, said) for code in codes))
    found += filter(None, (pool.token(name) for name in sorted(said)))
    return tuple(dict.fromkeys(found))


def book_with(setup: Setup, book: Book) -> Book:
    """The book with the cards that the setup brings, which go before all others."""
    return Brought(own_of(book), setup.brought) if setup.brought else book


def book_of_match(setup: Setup, book: Book) -> Book:
    """What the match of that setup knows of the book, by passcode, in order.

    Raises KeyError where the book no longer has a card of it.
    """
    book = book_with(setup, book)
    of_decks = [book[code] for code in _codes(setup)]
    tokens = [token.passcode for text in of_decks for token in _tokens(text, book)]
    codes = {*_codes(setup), *setup.suspected, *tokens}
    return {code: book[code] for code in sorted(codes)}


def fingerprint(setup: Setup, book: Book) -> str:
    """Hexadecimal digits that change with any text that the match of that setup knows.

    There are 8 for each card of the decks, with the Tokens that it makes, in the order of
    their passcodes; the last 8 are for all suspected cards together.
    """
    book = book_with(setup, book)
    beside = [_printed(code, book) for code in setup.suspected]
    return "".join([*(_printed(code, book) for code in _codes(setup)), _short(*beside)])


def tells_cards_apart(setup: Setup) -> bool:
    """Whether it has such a `fingerprint`; those with older ones name nobody suspected."""
    return len(setup.cards) == _DIGITS * (len(_codes(setup)) + 1)


def changed(setup: Setup, book: Book) -> tuple[int, ...]:
    """The cards of the decks that are no longer what they were in that setup, by passcode."""
    codes, book = _codes(setup), book_with(setup, book)
    if not tells_cards_apart(setup):
        return ()
    were = (setup.cards[_DIGITS * n : _DIGITS * (n + 1)] for n in range(len(codes)))
    pairs = zip(codes, were, strict=True)
    return tuple(code for code, was in pairs if _printed(code, book) != was)


def _codes(setup: Setup) -> list[int]:
    """The cards of the decks, those beside them too, in order."""
    return sorted({code for deck in setup.decks for code in deck.codes})


def _printed(code: int, book: Book) -> str:
    """The fingerprint of a card and of the Tokens that it makes."""
    if code not in book:
        return _GONE
    text = book[code]
    return _short(text.fingerprint, *(token.fingerprint for token in _tokens(text, book)))


def _tokens(text: CardText, book: Book) -> Iterator[CardText]:
    """The Tokens that the card names, which are those that it can make."""
    named = _names(text)
    brought = book.tokens if isinstance(book, Brought) else ()
    return (token for token in (*_all_tokens(own_of(book)), *brought) if token.name in named)


@once_for_each
def _names(text: CardText) -> frozenset[str]:
    """Everything that is said on the card by name."""
    said = (
        getattr(part, field.name)
        for effect in text.sentences
        for part in parts(effect)
        for field in fields(part)
    )
    return frozenset(each for each in said if isinstance(each, str))


@once_for_each
def _all_tokens(book: Book) -> tuple[CardText, ...]:
    return tuple(text for text in book.values() if text.frame is Frame.TOKEN)


def _short(*printed: str) -> str:
    return blake2b("\n".join(printed).encode(), digest_size=_DIGITS // 2).hexdigest()
