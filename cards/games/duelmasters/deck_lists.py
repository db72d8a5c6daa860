"""The parts of a deck of Duel Party, and how it is written."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from unicodedata import normalize

from cards.duelmasters import cards, names
from cards.games.duelmasters.messages import say
from cards.languages import LANGUAGES
from engine.core.decks import (
    BroughtDeck,
    DeckCode,
    DeckList,
    Part,
    Remark,
    TooManyCardsError,
    UnreadableDeckError,
)

MAIN, PARTNER = "party", "partner"
"""The keys of the parts, unlike those of other games: one menu moves cards of all."""
MOST = {MAIN: 120, PARTNER: 1}
DECK_PARTS = tuple(
    Part(key, {each: say(each, f"deck-part-{key}") for each in LANGUAGES}, most=most)
    for key, most in MOST.items()
)
_CODE = re.compile(r"duel-party:(\d{1,4})/([\d,]{1,700})")
_HEADS = {"partner": PARTNER, "deck": MAIN}
_HEADINGS = {
    **_HEADS,
    **{part.names[each].casefold(): part.key for part in DECK_PARTS for each in LANGUAGES},
}
"""What stands above the cards of a part."""
_SLASH = re.compile(r" ?/ ?")
_MOST_UNKNOWN, _LONGEST_UNKNOWN = 5, 40
"""So many lines that name no card are told, and so much of each."""


class NoPartyDeckError(UnreadableDeckError):
    """It is no deck of Duel Party."""

    key = "deck-unreadable-party"


def deck_list(partner: int, codes: tuple[int, ...]) -> DeckList:
    """A deck of these cards."""
    return DeckList({MAIN: codes, PARTNER: (partner,)})


@cache
def _by_name() -> dict[str, int]:
    """Cards by their names, folded; by that of one side where only one card has it."""
    found: dict[str, int] = {}
    sides = Counter(side.name for card in cards().values() for side in card.sides)
    for code, card in cards().items():
        own = [side.name for side in card.sides if sides[side.name] == 1]
        called = (card.name, *own, *(names(language)[code] for language in LANGUAGES))
        for name in called:
            found.setdefault(_folded(name), code)
    return found


def _folded(name: str) -> str:
    """Width, case and spaces around a slash make no difference."""
    return _SLASH.sub("/", " ".join(normalize("NFKC", name).casefold().split()))


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
    """Names below headings, the deck where none stands above.

    Lines that name no card are told; NoPartyDeckError where most of them do not.
    """
    found: dict[str, list[int]] = {MAIN: [], PARTNER: []}
    lines: dict[int, tuple[int, ...]] = {}
    unknown: list[tuple[int, str]] = []
    part = MAIN
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.strip()
        if heading := _HEADINGS.get(said.rstrip(":：").casefold()):
            part = heading
        elif said:
            count, code = _copies(said)
            if code is None:
                unknown.append((number, said[:_LONGEST_UNKNOWN]))
                continue
            found[part] += [code] * count
            lines[code] = (*lines.get(code, ()), number)
    if not found[MAIN] or len(unknown) > len(lines):
        raise NoPartyDeckError
    for key, most in MOST.items():
        if len(found[key]) > most:
            raise TooManyCardsError(key, len(found[key]), most)
    told = (Remark("deck-read-strange", len(unknown), tuple(unknown[:_MOST_UNKNOWN])),)
    deck = DeckList({key: tuple(codes) for key, codes in found.items()})
    return BroughtDeck(deck, lines=lines, remarks=told if unknown else ())


def _copies(said: str) -> tuple[int, int | None]:
    """How many copies of which card a line names; the whole line may be a name."""
    whole = _by_name().get(_folded(said))
    if whole is not None:
        return 1, whole
    count, _, name = said.partition(" ")
    number = count.casefold().rstrip("x×")
    if not number.isdecimal() or len(number) > 2:
        return 0, None
    return int(number), _by_name().get(_folded(name))
