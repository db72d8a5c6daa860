"""What is shown of decks: kept, declined, laid open, deleted."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.decks.layouts.check import said
from bot.decks.parts import size, size_in_short
from bot.decks.reading import NoDeckReadError
from bot.decks.standing import barred, nearest, reachable, standing, without
from bot.decks.store import KeptDeck
from bot.shared.sheets import fitted, listed, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import joined, say
from engine.core.decks import BroughtDeck, DeckList
from engine.core.game import Game

_FEW = 2
"""How many problems of a format are told of a deck that fits none; `/deck check` tells all."""
_MOST_UNKNOWN = 10
"""How many lines tell where unknown cards stand: the answer is to fit on a phone."""
_LONGEST_CODE = 1200
"""The most characters of a code in a message: twice those of any deck that is played."""


def unreadable(
    language: str, problem: NoDeckReadError, below: Sequence[ui.Item[Any]] = ()
) -> ui.LayoutView:
    """Why nothing was kept of what was brought."""
    return sheet(say(language, "deck-not-kept"), problem.said(language), below=below)


def unknown(
    language: str,
    game: Game,
    brought: BroughtDeck,
    codes: Sequence[int],
    below: Sequence[ui.Item[Any]] = (),
) -> ui.LayoutView:
    """Every code that belongs to no card, with the lines of the file it stands on."""
    head = (
        say(language, "deck-not-kept"),
        game.say(language, "deck-unknown", count=len(codes)),
    )
    advice = say(language, "deck-unknown-advice")
    nowhere = [f"`{code}`" for code in codes if code not in brought.lines]
    somewhere = [
        _unknown_line(language, game, code, brought.lines[code])
        for code in codes
        if code in brought.lines
    ]
    lines = [*([f"- {' · '.join(nowhere)}"] if nowhere else []), *somewhere]
    room = room_beside(*head, advice)
    told = fitted(
        lines, room, lambda more: say(language, "and-more", count=more), most=_MOST_UNKNOWN
    )
    return sheet(*head, told, advice, below=below)


def kept(
    language: str,
    game: Game,
    names: Mapping[int, str],
    deck: KeptDeck,
    replaced: DeckList | None,
    rows: Sequence[Sequence[ui.Item[Any]]] = (),
    told: Sequence[str] = (),
) -> ui.LayoutView:
    """That the deck is kept, how its cards are played, and which formats it fits.

    Above that stands what is `told` of how it was read, under it what can be pressed, `rows`.
    """
    out = barred(game, deck.deck)
    texts = [
        say(language, "deck-kept", name=escaped(deck.name)),
        "\n".join((size(language, game, deck.deck), *told)),
        "\n".join(standing_lines(language, game, deck.deck, out)),
    ]
    if replaced is not None:
        texts.append(f"{say(language, 'deck-replaced')}\n{_link(game, replaced)}")
    near, rest = reachable(game, deck.deck), without(deck.deck, out)
    near_most = nearest(game, deck.deck)
    few = 0 if not game.faults(near_most, deck.deck) else _FEW
    lines = [
        line
        for each in near
        for line in _format_lines(
            language,
            game,
            names,
            rest,
            each,
            bool(out),
            few if each == near_most else min(few, 1),
        )
    ]
    if far := [game.formats[each][language] for each in game.formats if each not in near]:
        lines.append(say(language, "deck-beyond", formats=joined(language, far)))
    return sheet(*texts, listed(language, lines, room_beside(*texts)), rows=rows)


def standing_lines(
    language: str, game: Game, deck: DeckList, out: tuple[int, ...]
) -> Sequence[str]:
    """How many cards of the deck are played how, of which those in `out` cannot be."""
    stands = standing(game, deck, out)
    counts = {
        "rules": stands.by_rules,
        "part": stands.in_part,
        "hand": stands.by_hand,
        "none": stands.barred,
    }
    told = " · ".join(
        say(language, "deck-cards-played", how=how, count=count)
        for how, count in counts.items()
        if count
    )
    lines = [say(language, "deck-stands", count=len(deck.codes), told=told)]
    if stands.asked:
        lines.append(say(language, "deck-asked", count=stands.asked))
    return lines


def _format_lines(
    language: str,
    game: Game,
    names: Mapping[int, str],
    rest: DeckList,
    format: str,
    is_rest: bool,
    few: int,
) -> Sequence[str]:
    """Whether the deck, or the `rest` of it, is legal in the format; `few` reasons why not."""
    faults = said(language, game, game.faults(format, rest), names)
    called = game.formats[format][language]
    if not faults:
        key = "deck-legal-without" if is_rest else "deck-legal"
        return (say(language, key, format=called),)
    if not few or (few < _FEW and len(faults) > few):
        return (say(language, "deck-edit-format", format=called, count=len(faults)),)
    key = "deck-not-legal-without" if is_rest else "deck-not-legal"
    told = faults if len(faults) <= few + 1 else faults[:few]
    lines = [say(language, key, format=called), *(f"- {fault}" for fault in told)]
    if more := len(faults) - len(told):
        lines.append(f"- {say(language, 'deck-more-faults', count=more)}")
    return lines


def contents(
    language: str, game: Game, names: Mapping[int, str], deck: KeptDeck, file: str
) -> ui.LayoutView:
    """The cards of the deck by their names, the codes to copy, and the attached `file`."""
    heading = f"### {escaped(deck.name)}"
    export = _export(language, game, deck.deck)
    lines: list[str] = []
    for part in game.parts:
        codes = deck.deck[part.key]
        if codes:
            title, count = part.names[language], len(codes)
            lines.append(say(language, "deck-part-heading", part=title, count=count))
            copies = Counter(names.get(code, str(code)) for code in codes)
            lines += [_copies(language, card, count) for card, count in copies.items()]
    view = sheet(heading, listed(language, lines, room_beside(heading, export)), export)
    view.add_item(ui.File(f"attachment://{file}"))
    return view


def asked_to_delete(
    language: str, game: Game | None, deck: KeptDeck, buttons: Sequence[ui.Item[Any]]
) -> ui.LayoutView:
    """The question whether the deck is to go, over the buttons that answer it."""
    return sheet(
        say(
            language,
            "deck-delete-ask",
            name=escaped(deck.name),
            size=size(language, game, deck.deck) if game else size_in_short(game, deck.deck),
        ),
        below=buttons,
    )


def deleted(language: str, game: Game | None, deck: KeptDeck) -> ui.LayoutView:
    """That the deck is gone, and the code that would bring it back."""
    name = escaped(deck.name)
    if game is None:
        return sheet(say(language, "deck-deleted-for-good", name=name))
    return sheet(f"{say(language, 'deck-deleted', name=name)}\n{_link(game, deck.deck)}")


def _unknown_line(language: str, game: Game, code: int, lines: Sequence[int]) -> str:
    places = joined(language, map(str, lines))
    facts: dict[str, int | str]
    facts = {"code": str(code), "lines": places, "count": len(lines)}
    line = game.say(language, "deck-unknown-lines", **facts)
    return f"- {line}"


def _copies(language: str, card: str, count: int) -> str:
    return say(language, "deck-copies", card=card, count=count)


def _link(game: Game, deck: DeckList) -> str:
    return _fenced(game.deck_lists.as_codes(deck)[0].text)


def _export(language: str, game: Game, deck: DeckList) -> str:
    """The deck as each code there is; those of a very great one may be too long."""
    first, *others = game.deck_lists.as_codes(deck)
    lines = [f"{game.say(language, first.title)}\n{_fenced(first.text)}"]
    for code in others:
        if len(code.text) <= _LONGEST_CODE:
            lines.append(f"{game.say(language, code.title)}\n{_fenced(code.text)}")
        else:
            lines.append(game.say(language, f"{code.title}-too-long"))
    return "\n".join(lines)


def _fenced(code: str) -> str:
    return f"```\n{code}\n```"
