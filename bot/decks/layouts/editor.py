"""A deck that is being edited: its cards, page by page, and what can be done with one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.decks.editing import Act, places
from bot.decks.ids import EDIT_ACT, EDIT_ADD, EDIT_CARD, EDIT_FORM, EDIT_PAGE, TAKE_OUT, VIEW
from bot.decks.parts import part_keys, part_name, size
from bot.decks.standing import barred
from bot.decks.store import KeptDeck
from bot.readings.brings import brings, counts
from bot.shared.bounds import BUTTON, MENU, OPTION
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip, escaped
from bot.shared.words import say
from engine.core.game import DeckList, Game

_MARK = "⚠"
"""Stands before a card with which something is wrong."""
Rows = list[list[ui.Item[Any]]]


@dataclass(frozen=True, slots=True)
class Entry:
    """The copies of one card in one part of a deck."""

    part: str
    code: int
    count: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card that is to be edited, and the part that it starts in."""

    part: str
    code: int
    own_part: str


@dataclass(frozen=True, slots=True)
class Editor:
    """All that is shown of a deck that is edited, in `language`.

    `names` are those of its cards and of the chosen one. `said` tells what was done, or why
    not; `aside` what is not touched by it. `found` are cards, by code, one of which may be
    meant to be added. `problems` says of cards what is wrong with them.
    """

    language: str
    game: Game
    names: Mapping[int, str]
    kept: KeptDeck
    page: int = 0
    chosen: Chosen | None = None
    said: str = ""
    aside: Sequence[str] = ()
    found: Mapping[int, str] | None = None
    problems: Mapping[int, str] = field(default_factory=dict)

    def say(self, key: str, **facts: int | str) -> str:
        """The message of that key."""
        return say(self.language, key, **facts)

    def part(self, part: str) -> str:
        """What the game calls a part of the deck."""
        return part_name(self.game, part, self.language)

    def called(self, code: int) -> str:
        """The name of a card, without effect on the text around it."""
        return escaped(self.names.get(code, str(code)))


def entries(game: Game, deck: DeckList) -> list[Entry]:
    """Every card of the deck, part by part, in the order of the deck."""
    return [
        Entry(part, code, count)
        for part in part_keys(game)
        for code, count in Counter(deck[part]).items()
    ]


def page_of(game: Game, deck: DeckList, part: str, code: int) -> int:
    """The page that a card of a part stands on, from 0; the last one where it is not there."""
    found = [(each.part, each.code) for each in entries(game, deck)]
    place = found.index((part, code)) if (part, code) in found else len(found) - 1
    return place // MENU


def editor(shown: Editor) -> ui.LayoutView:
    """The deck with what was done to it, and what can be pressed.

    Between them stands a page of its cards, or the chosen card alone, so that its buttons are
    near on a phone as well.
    """
    every = entries(shown.game, shown.kept.deck)
    pages = max(1, -(-len(every) // MENU))
    page = min(shown.page, pages - 1)
    here = every[page * MENU : (page + 1) * MENU]
    head = _head(shown)
    foot = _chosen_line(shown)
    lines = [] if shown.chosen else _lines(shown, here, page, pages)
    cards = listed(shown.language, lines, room_beside(head, foot))
    rows: Rows = [[_card_menu(shown, here, page)]] if here else []
    if shown.found:
        rows = [[_found_menu(shown, page)]]
    elif shown.chosen is not None:
        rows.append(_acts(shown, shown.chosen, page))
    elif barred(shown.game, shown.kept.deck):
        take_out = TAKE_OUT.write(deck=shown.kept.id, page=page)
        rows.append([ui.Button(label=shown.say("deck-take-out"), custom_id=take_out)])
    rows.append(_others(shown, page, pages))
    return sheet(*filter(None, (head, cards, foot)), rows=rows)


def _head(shown: Editor) -> str:
    deck = shown.kept.deck
    lines = [
        shown.say("deck-edit-heading", name=escaped(shown.kept.name)),
        size(shown.language, shown.game, deck),
    ]
    for key, names in shown.game.formats.items():
        faults = shown.game.faults(key, deck)
        lines.append(
            shown.say("deck-edit-format", format=names[shown.language], count=len(faults))
        )
    if counted := counts(shown.language, shown.game, brings(shown.game, deck)):
        lines.append(f"-# {counted}")
    lines += [f"-# {each}" for each in shown.aside]
    return "\n".join([*lines, *([f"> {shown.said}"] if shown.said else [])])


def _lines(shown: Editor, here: Sequence[Entry], page: int, pages: int) -> Sequence[str]:
    lines: list[str] = []
    part = ""
    for each in here:
        if each.part != part:
            part = each.part
            count = len(shown.kept.deck[part])
            title = shown.part(part)
            lines.append(shown.say("deck-part-heading", part=title, count=count))
        name = shown.called(each.code)
        mark = f"{_MARK} " if each.code in shown.problems else ""
        lines.append(mark + shown.say("deck-copies", card=name, count=each.count))
    if pages > 1:
        lines.append(f"-# {shown.say('deck-edit-pages', page=page + 1, pages=pages)}")
    return lines


def _chosen_line(shown: Editor) -> str:
    if shown.found:
        return shown.say("deck-edit-which")
    if shown.chosen is None:
        return shown.say("deck-edit-choose")
    chosen = shown.chosen
    counts = [
        shown.say("deck-edit-count", part=shown.part(part), count=count)
        for part in part_keys(shown.game)
        if (count := shown.kept.deck[part].count(chosen.code)) or part == chosen.own_part
    ]
    problem = shown.problems.get(chosen.code)
    told = [f"{_MARK} {problem}"] if problem else []
    return "\n".join((f"**{shown.called(chosen.code)}**", " · ".join(counts), *told))


def _card_menu(shown: Editor, here: Sequence[Entry], page: int) -> ui.Select[ui.LayoutView]:
    marked = shown.chosen and (shown.chosen.part, shown.chosen.code)
    options = [
        discord.SelectOption(
            label=clip(shown.names.get(each.code, str(each.code)), OPTION),
            value=f"{each.part}.{each.code}",
            description=_described(shown, each),
            default=(each.part, each.code) == marked,
        )
        for each in here
    ]
    return ui.Select(
        custom_id=EDIT_CARD.write(deck=shown.kept.id, page=page),
        placeholder=shown.say("deck-edit-menu"),
        options=options,
    )


def _described(shown: Editor, entry: Entry) -> str:
    """Where the card is and how many there are, and what is wrong with it, if something is."""
    facts: dict[str, int | str] = {"part": shown.part(entry.part), "count": entry.count}
    problem = shown.problems.get(entry.code)
    if problem is None:
        return shown.say("deck-edit-count", **facts)
    return clip(f"{_MARK} {shown.say('deck-edit-problem', problem=problem, **facts)}", OPTION)


def _found_menu(shown: Editor, page: int) -> ui.Select[ui.LayoutView]:
    found = shown.found or {}
    options = [
        discord.SelectOption(label=clip(name, OPTION), value=str(code))
        for code, name in found.items()
    ]
    return ui.Select(
        custom_id=EDIT_ADD.write(deck=shown.kept.id, page=page),
        placeholder=shown.say("deck-edit-which-menu"),
        options=options[:MENU],
    )


def _acts(shown: Editor, chosen: Chosen, page: int) -> list[ui.Item[Any]]:
    """What can be done with the chosen card in its part; none that the rules bar."""
    parts = places(shown.game.parts, chosen.own_part)
    had = shown.kept.deck[chosen.part].count(chosen.code)
    if not had:
        more = Act.MORE.value
        labels = {part: shown.say("deck-edit-add-to", part=shown.part(part)) for part in parts}
        return [_act(shown, chosen, more, part, page, said) for part, said in labels.items()]
    acts = [Act.MORE] if chosen.part in parts else []
    acts += [Act.LESS, *([Act.OUT] if had > 1 else [])]
    said = {each.value: shown.say("deck-edit-act", act=each.value) for each in acts}
    said |= {
        part: shown.game.say(shown.language, "deck-edit-move", part=part)
        for part in part_keys(shown.game)
        if part in parts and part != chosen.part
    }
    return [_act(shown, chosen, act, chosen.part, page, said[act]) for act in said]


def _act(
    shown: Editor, chosen: Chosen, act: str, part: str, page: int, label: str
) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=clip(label, BUTTON),
        style=discord.ButtonStyle.primary if act == Act.MORE else discord.ButtonStyle.secondary,
        custom_id=EDIT_ACT.write(
            deck=shown.kept.id,
            page=page,
            act=act,
            part=part,
            code=chosen.code,
            had=shown.kept.deck[part].count(chosen.code),
        ),
    )


def _others(shown: Editor, page: int, pages: int) -> list[ui.Item[Any]]:
    deck = shown.kept.id
    ids = {
        "deck-edit-add": EDIT_FORM.write(deck=deck, page=page, form="add"),
        "deck-edit-rename": EDIT_FORM.write(deck=deck, page=page, form="rename"),
        "deck-view": VIEW.write(whose="own", deck=deck),
    }
    if shown.chosen is not None:
        ids["deck-edit-all"] = EDIT_PAGE.write(deck=deck, page=page)
        pages = 1
    elif page > 0:
        ids["deck-edit-back"] = EDIT_PAGE.write(deck=deck, page=page - 1)
    if page < pages - 1:
        ids["deck-edit-next"] = EDIT_PAGE.write(deck=deck, page=page + 1)
    return [ui.Button(label=shown.say(key), custom_id=each) for key, each in ids.items()]
