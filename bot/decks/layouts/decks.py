"""What is shown of decks: kept, declined, laid open, deleted."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.decks.layouts.check import said
from bot.decks.layouts.lines import fit
from bot.decks.lists import PARTS, BroughtDeck, UnreadableDeckError, as_omega, as_ydke
from bot.decks.store import KeptDeck
from bot.shared.sheets import sheet
from bot.shared.text import MESSAGE
from bot.shared.words import say
from engine.core.game import DeckList, Game

_MARGIN = 40
"""Room that is left free, so that a text never just fails to fit."""
_LONGEST_CODE = 1200
"""The most characters of an Omega code in a message: twice those of any deck that is played."""


def unreadable(language: str, problem: UnreadableDeckError) -> ui.LayoutView:
    """Why nothing was kept of what was brought."""
    facts = {
        name: fact if isinstance(fact, int) else escape_markdown(fact)
        for name, fact in problem.facts.items()
    }
    return sheet(say(language, "deck-not-kept"), say(language, problem.key, **facts))


def unknown(language: str, brought: BroughtDeck, codes: Sequence[int]) -> ui.LayoutView:
    """Every passcode that belongs to no card, with the lines of the file it stands on."""
    head = (
        say(language, "deck-not-kept"),
        say(language, "deck-unknown", count=len(codes)),
    )
    advice = say(language, "deck-unknown-advice")
    lines = [_unknown_line(language, code, brought.lines.get(code, ())) for code in codes]
    return sheet(*head, _fitted(language, lines, beside=(*head, advice)), advice)


def kept(
    language: str,
    game: Game,
    names: Mapping[int, str],
    deck: KeptDeck,
    replaced: DeckList | None,
    below: Sequence[ui.Item[Any]] = (),
) -> ui.LayoutView:
    """That the deck is kept, and format by format whether it can be played.

    Under it stands what can be pressed, `below`.
    """
    texts = [
        say(language, "deck-kept", name=escape_markdown(deck.name)),
        _size(language, deck.deck),
    ]
    if replaced is not None:
        texts.append(f"{say(language, 'deck-replaced')}\n{_link(replaced)}")
    lines: list[str] = []
    for each, called in game.formats.items():
        faults = said(language, game, game.faults(each, deck.deck), names)
        key = "deck-not-legal" if faults else "deck-legal"
        lines.append(say(language, key, format=called[language]))
        lines += [f"- {fault}" for fault in faults]
    return sheet(*texts, _fitted(language, lines, beside=texts), below=below)


def contents(
    language: str, names: Mapping[int, str], deck: KeptDeck, file: str
) -> ui.LayoutView:
    """The cards of the deck by their names, the codes to copy, and the attached `file`."""
    heading = f"### {escape_markdown(deck.name)}"
    export = _export(language, deck.deck)
    lines: list[str] = []
    for part in PARTS:
        codes = getattr(deck.deck, part)
        if codes:
            count = len(codes)
            lines.append(say(language, "deck-part-heading", part=part, count=count))
            copies = Counter(names.get(code, str(code)) for code in codes)
            lines += [_copies(language, card, count) for card, count in copies.items()]
    view = sheet(heading, _fitted(language, lines, beside=(heading, export)), export)
    view.add_item(ui.File(f"attachment://{file}"))
    return view


def asked_to_delete(
    language: str, deck: KeptDeck, buttons: Sequence[ui.Item[Any]]
) -> ui.LayoutView:
    """The question whether the deck is to go, over the buttons that answer it."""
    return sheet(
        say(
            language,
            "deck-delete-ask",
            name=escape_markdown(deck.name),
            size=_size(language, deck.deck),
        ),
        below=buttons,
    )


def deleted(language: str, deck: KeptDeck) -> ui.LayoutView:
    """That the deck is gone, and the link that would bring it back."""
    words = say(language, "deck-deleted", name=escape_markdown(deck.name))
    return sheet(f"{words}\n{_link(deck.deck)}")


def _unknown_line(language: str, code: int, lines: Sequence[int]) -> str:
    if not lines:
        return f"- `{code}`"
    places = ", ".join(map(str, lines))
    line = say(language, "deck-unknown-lines", code=str(code), lines=places, count=len(lines))
    return f"- {line}"


def _size(language: str, deck: DeckList) -> str:
    return say(
        language, "deck-size", main=len(deck.main), extra=len(deck.extra), side=len(deck.side)
    )


def _copies(language: str, card: str, count: int) -> str:
    return say(language, "deck-copies", card=card, count=count)


def _link(deck: DeckList) -> str:
    return f"```\n{as_ydke(deck)}\n```"


def _export(language: str, deck: DeckList) -> str:
    """The deck as a link and as an Omega code; a very great one is too long as the latter."""
    omega = as_omega(deck)
    beside = (
        f"{say(language, 'deck-omega')}\n```\n{omega}\n```"
        if len(omega) <= _LONGEST_CODE
        else say(language, "deck-omega-too-long")
    )
    return f"{say(language, 'deck-link')}\n{_link(deck)}\n{beside}"


def _fitted(language: str, lines: Sequence[str], beside: Sequence[str]) -> str:
    room = MESSAGE - _MARGIN - sum(map(len, beside))
    return fit(language, lines, room)
