"""Lists in words: a card a line, by its name, with the number of copies before or behind it."""

from cards.games.yugioh.lists.counted import readings
from cards.games.yugioh.lists.headings import heading_of, is_comment, mark_of
from cards.games.yugioh.lists.problems import NoPasscodeError
from cards.games.yugioh.lists.remarks import LONGEST_EXCERPT, Noted
from cards.games.yugioh.lists.ydk import passcode
from engine.core.decks import BroughtDeck, NamedCopies
from engine.yugioh.formats.decks import EXTRA, MAIN, deck_list

MOST_LINES = 400
"""How many lines with names are read: more than there are cards in the greatest deck."""


def is_by_name(text: str) -> bool:
    """Whether more lines count copies of a name than are passcodes, or only names are there."""
    codes = named = counted = 0
    for line in map(str.strip, text.splitlines()):
        if not line or is_comment(line) or mark_of(line) or heading_of(line) is not None:
            continue
        if passcode(line) is not None:
            codes += 1
        else:
            read, is_counted = readings(line)
            named += bool(read)
            counted += is_counted
    return counted > codes or (named > 0 and codes == 0)


def read_names(text: str) -> BroughtDeck:
    """The deck in `text`, whose cards are `named`; mixed where no Extra Deck begins in it.

    Raises NoPasscodeError where there are far more lines than any deck has.
    """
    found: list[NamedCopies] = []
    passed = Noted("deck-read-passed")
    part, mixed = MAIN, True
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        begins = mark.part if (mark := mark_of(line)) else heading_of(line)
        if begins:
            part = begins
            mixed = mixed and part != EXTRA
        elif line and begins is None and not is_comment(line):
            read, counted = readings(line)
            if read:
                found.append(NamedCopies(number, line, part, read, counted))
            elif any(map(str.isalnum, line)):
                passed.add(number, line)
        if len(found) > MOST_LINES:
            raise NoPasscodeError(number, line[:LONGEST_EXCERPT])
    return BroughtDeck(
        deck_list(), mixed=mixed, named=tuple(found), remarks=tuple(passed.remarks())
    )
