"""The parts of a deck of Duel Party, and how it is written."""

import re
from collections.abc import Iterator
from functools import cache

from cards.duelmasters import cards, names
from cards.games.duelmasters.messages import say
from cards.languages import LANGUAGES
from engine.core.decks import (
    BroughtDeck,
    DeckCode,
    DeckList,
    Part,
    TooManyCardsError,
    UnreadableDeckError,
)

MAIN, PARTNER = "main", "partner"
MOST = {MAIN: 120, PARTNER: 1}
DECK_PARTS = tuple(
    Part(key, {each: say(each, f"deck-part-{key}") for each in LANGUAGES}, most=most)
    for key, most in MOST.items()
)
_CODE = re.compile(r"duel-party:(\d{1,4})/([\d,]{1,700})")
_HEADS = {"partner": PARTNER, "deck": MAIN}


class NoPartyDeckError(UnreadableDeckError):
    """It is no deck of Duel Party."""

    key = "deck-unreadable-party"


def deck_list(partner: int, codes: tuple[int, ...]) -> DeckList:
    """A deck of these cards."""
    return DeckList({MAIN: codes, PARTNER: (partner,)})


@cache
def _by_name() -> dict[str, int]:
    found = {card.name.casefold(): code for code, card in cards().items()}
    for language in LANGUAGES:
        found |= {name.casefold(): code for code, name in names(language).items()}
    return found


class PartyLists:
    """Files of names below the lines `Partner` and `Deck`, and codes in one line."""

    suffix = ".party"

    def read(self, content: bytes) -> BroughtDeck:
        """The deck in a file: names, or a code; NoPartyDeckError where it has none."""
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as problem:
            raise NoPartyDeckError from problem
        if _CODE.search(text):
            return self.read_code(text)
        return _named(text)

    def read_code(self, text: str) -> BroughtDeck:
        """The deck of the first code in `text`; NoPartyDeckError where there is none."""
        if (found := _CODE.search(text)) is None:
            raise NoPartyDeckError
        return _coded(found)

    def found_in(self, text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
        """Each code in `text`."""
        yield from map(_coded, _CODE.finditer(text))

    def as_file(self, deck: DeckList) -> bytes:
        """The names of the cards, each on a line."""
        named = names("ja")
        lines = []
        for head, part in _HEADS.items():
            lines += [head.title(), *(named.get(code, str(code)) for code in deck[part]), ""]
        return "\n".join(lines).encode()

    def as_codes(self, deck: DeckList) -> tuple[DeckCode, ...]:
        """The deck in one line."""
        partner = next(iter(deck[PARTNER]), 0)
        codes = ",".join(map(str, deck[MAIN])) or "0"
        return (DeckCode("deck-party-code", f"duel-party:{partner}/{codes}"),)


def _coded(found: re.Match[str]) -> BroughtDeck:
    codes = tuple(int(code) for code in found[2].split(",") if code.strip("0"))[: MOST[MAIN]]
    deck = deck_list(int(found[1]), codes)
    return BroughtDeck(deck if int(found[1]) else deck.with_part(PARTNER, ()))


def _named(text: str) -> BroughtDeck:
    """NoPartyDeckError where no line names a part, or one is no card that is known here."""
    found: dict[str, list[int]] = {MAIN: [], PARTNER: []}
    lines: dict[int, tuple[int, ...]] = {}
    part = ""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.strip()
        if said.rstrip(":").casefold() in _HEADS:
            part = _HEADS[said.rstrip(":").casefold()]
        elif said:
            count, code = _copies(said)
            if not part or code is None:
                raise NoPartyDeckError
            found[part] += [code] * count
            lines[code] = (*lines.get(code, ()), number)
    if not found[MAIN]:
        raise NoPartyDeckError
    for key, most in MOST.items():
        if len(found[key]) > most:
            raise TooManyCardsError(key, len(found[key]), most)
    deck = DeckList({key: tuple(codes) for key, codes in found.items()})
    return BroughtDeck(deck, lines=lines)


def _copies(said: str) -> tuple[int, int | None]:
    """How many copies of which card a line names; the whole line may be a name."""
    whole = _by_name().get(said.casefold())
    if whole is not None:
        return 1, whole
    count, _, name = said.partition(" ")
    if not count.isdecimal() or len(count) > 2:
        return 0, None
    return int(count), _by_name().get(name.strip().casefold())
