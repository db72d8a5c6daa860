"""What opens official rulings and turns their pages: the id says what is read, and where."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.library.records import Question
from bot.rules.buttons import named, opened_rule, rule_options
from bot.rules.notes import Notes, RuleNotes
from bot.rulings.house import House, house
from bot.rulings.layout import (
    Page,
    Piece,
    list_page,
    listed,
    official,
    parts,
    ruling_page,
    verdict_words,
)
from bot.rulings.reading import (
    Aid,
    Called,
    as_written,
    plainly_named,
    verdict_of,
    verdicts,
)
from bot.rulings.search import (
    MOST_CARDS,
    MOST_TEXT,
    ORIGINAL,
    Asked,
    Rulings,
    concerned,
    find_rulings,
    nearest,
    place_in,
)
from bot.shared import ids
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_new, show_presser
from bot.shared.sheets import reply, sheet
from bot.shared.text import clip, escaped
from bot.shared.unknown import shown, unknown_card
from bot.shared.words import language_of, say
from engine.core.book import Verdict

_PLACE = f"{{codes:codes({MOST_CARDS})}}:{{page:int(3)}}:{{text:text({MOST_TEXT})}}"
_QUOTED = re.compile("「[^」]*」")
"""The name of a card: what it is made of are no words of the rules."""
_TERMS, _CARDS, _OTHERS = 12, 5, 3
_LABEL, _OPTION = 60, 100


class RulingsButton(DeclaredButton, id="rulings:{code:int(10)}:{page:int(3)}"):
    """Opens the rulings of the card whose code it carries, for the person who presses."""

    code: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show them in a message of their own."""
        await show_new(interaction, await opened(interaction, Asked((self.code,)), self.page))


class _AtPlace:
    """What leads to a page of rulings: those of the cards with these codes, with the text."""

    codes: tuple[int, ...]
    page: int
    text: str

    @property
    def asked(self) -> Asked:
        """The rulings that are read."""
        return Asked(self.codes, self.text)


class TurnButton(_AtPlace, DeclaredButton, id=f"rulings-at:{_PLACE}"):
    """Turns to another page of the rulings found, or back to it."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page."""
        await show_presser(interaction, await opened(interaction, self.asked, self.page))


class RulingMenu(_AtPlace, DeclaredMenu, id=f"ruling-menu:{_PLACE}"):
    """Opens the question chosen, with the way back to the page where it was chosen."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the first page of the question."""
        chosen = ids.chosen_number(self.item.values)
        view = await opened_ruling(interaction, chosen, 0, self.asked, self.page)
        await show_presser(interaction, view)


class FaqMenu(DeclaredMenu, id=f"ruling-faqs:{{text:text({MOST_TEXT})}}"):
    """Opens what the FAQ and the questions of the card chosen say with the text."""

    text: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show the first page of the card."""
        asked = Asked((ids.chosen_number(self.item.values),), self.text)
        await show_presser(interaction, await opened(interaction, asked))


class RulingButton(
    _AtPlace, DeclaredButton, id=f"ruling:{{ruling:int(9)}}:{{part:int(2)}}:{_PLACE}"
):
    """Turns to another page of one question, and keeps the way back."""

    ruling: int
    part: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page of it."""
        view = await opened_ruling(interaction, self.ruling, self.part, self.asked, self.page)
        await show_presser(interaction, view)


class NotesMenu(DeclaredMenu, id="ruling-notes"):
    """Opens one of our rules beside the ruling, which stays where it is."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the rule to the person who chose it."""
        language, games = language_of(interaction.locale), house(interaction).games
        rule = named(games, ids.chosen(self.item.values))
        view = opened_rule(language, games, rule) if rule else None
        await show_new(interaction, view or sheet(say(language, "rule-gone")))


def rulings_button(language: str, code: int, label: str = "") -> ui.Button[ui.LayoutView]:
    """The button that opens the rulings of a card; it says so, or what `label` says."""
    said = clip(label, _LABEL) or say(language, "rulings-button")
    return RulingsButton.button(said, code=code, page=0)


async def opened(interaction: Interaction, asked: Asked, page: int = 0) -> ui.LayoutView:
    """That page of the rulings asked for, over what can be pressed; or that there are none."""
    await house(interaction).lookup.renewed()
    found = await found_for(house(interaction), asked)
    return await laid_out(interaction, asked, found, page)


async def laid_out(
    interaction: Interaction, asked: Asked, found: Rulings, page: int = 0
) -> ui.LayoutView:
    """That page of what was found, over what can be pressed; or that nothing was."""
    here, language = house(interaction), language_of(interaction.locale)
    names = await _names(here, language, asked.codes)
    if not found:
        return sheet(await _nothing(here, language, asked, names))
    pages = await here.lookup.beside.do(listed, language, found, names, found.text)
    page = min(page, len(pages) - 1)
    about = await _about(here, language, pages[page], asked.codes)
    aid = await _aid(here, language, pages[page])
    aid = replace(aid, looked_for=found.text if found.text != asked.text else "")
    turns = [_turn(asked, at, label) for at, label in _turns(language, page, len(pages))]
    rows = (
        _options(language, asked, page, pages[page], aid),
        _faq_options(language, asked, pages[page], about),
        turns,
        _rules(language, aid.notes),
        await _onward(here, language, asked, names),
    )
    title = _said(language, "rulings-", asked, names)
    return list_page(language, title, pages, page, about, aid, rows)


async def opened_ruling(
    interaction: Interaction, id: int, part: int, asked: Asked, page: int
) -> ui.LayoutView:
    """That part of one question, over the way back to `page` of what was `asked`."""
    here, language = house(interaction), language_of(interaction.locale)
    await here.lookup.renewed()
    ruling = await here.library.question(id)
    back = _turn(asked, page, say(language, "rulings-back"))
    if ruling is None:
        return sheet(say(language, "ruling-gone"), below=(back,))
    pages = parts(language, ruling)
    part = min(part, len(pages) - 1)
    turns = [
        RulingButton.button(label, ruling=id, part=at, **_place(asked, page))
        for at, label in _turns(language, part, len(pages))
    ]
    beside = here.lookup.beside
    texts = ruling.title, ruling.question, ruling.answer
    notes = await beside.do(_notes, here.notes, *texts)
    originals = await here.lookup.names_of(ruling.cards, "ja")
    first = sorted(ruling.cards, key=lambda c: place_in(ruling.title, originals.get(c, "")))
    names = await _names(here, language, first[: _OTHERS + 1])
    others = {code: name for code, name in names.items() if asked.codes != (code,)}
    cards = _each_card(language, others, _OTHERS)
    about = (await concerned(here.library, [id], language)).get(id, ())
    found = await beside.do(verdict_of, ruling)
    aid = Aid(notes, {id: found}, called_in(here, language))
    rows = ([back, *turns], _rules(language, notes), cards)
    return ruling_page(language, ruling, pages, part, about, aid, rows)


async def not_known(
    interaction: Interaction, language: str, typed: str, nearest: Mapping[int, str]
) -> None:
    """Say so, over the rulings of the nearest cards, whose names are given by their codes."""
    below = [rulings_button(language, code, name) for code, name in nearest.items()]
    is_loading = house(interaction).lookup.is_loading
    view = unknown_card(language, typed, [*nearest.values()], below, is_loading=is_loading)
    await reply(interaction, view)


async def _about(
    here: House, language: str, page: Page, beside: Sequence[int]
) -> Mapping[Piece, Sequence[str]]:
    """The names of the cards of what can be opened on a page, but those of `beside`."""
    questions = [piece.question.id for piece in page if piece.question]
    found = await concerned(here.library, questions, language, beside)
    names = await _names(here, language, [piece.card for piece in page if piece.card])
    about = {piece: (names[piece.card],) for piece in page if piece.card}
    return about | {
        piece: tuple(found.get(piece.question.id, ())) for piece in page if piece.question
    }


async def _aid(here: House, language: str, page: Page) -> Aid:
    """What is added to the page for its reader."""
    questions = [piece.question.id for piece in page if piece.question]
    beside = here.lookup.beside
    found = await verdicts(here.library, questions, beside)
    notes = await beside.do(_notes_of_list, here.notes, official(page))
    return Aid(notes, found, called_in(here, language))


def called_in(here: House, language: str) -> Called:
    """How cards are called for people who read another language than the official texts."""
    if language == ORIGINAL:
        return as_written
    index = here.lookup.catalogue.index

    def called(name: str) -> str:
        code = index.exact(name)
        return index.name(code, language) if code is not None else ""

    return called


async def _onward(
    here: House, language: str, asked: Asked, names: Mapping[int, str]
) -> Sequence[ui.Item[Any]]:
    """The ways to all that is said of each card, and to all that is said with the text."""
    if len(names) < 2 and not (names and asked.text):
        return ()
    cards = _each_card(language, names, _CARDS)
    if len(names) > 1:
        return cards
    wide = Asked((), asked.text)
    found = await found_for(here, wide)
    pages = await here.lookup.beside.do(listed, language, found, {}, found.text)
    numbers = (n for n, page in enumerate(pages) if any(p.card in names for p in page))
    label = clip(say(language, "rulings-with", query=asked.text), _LABEL)
    return [*cards, _turn(wide, next(numbers, 0), label)]


async def found_for(here: House, asked: Asked) -> Rulings:
    """What there is of what is asked for; of several cards what is nearest, if need be."""
    beside, index = here.lookup.beside, here.lookup.catalogue.index

    def named(typed: str) -> str:
        code = index.exact(typed)
        return index.name(code, ORIGINAL) if code is not None else ""

    japanese = partial(here.wording.japanese, named=named)
    found = await find_rulings(here.library, asked, beside, japanese)
    if len(asked.codes) < 2 or found.questions or asked.text:
        return found
    near = await nearest(here.library, asked.codes, beside, here.notes.shared)
    return replace(found, nearest=near)


def _place(asked: Asked, page: int) -> dict[str, Any]:
    """Where one reads, as the values of an id."""
    return {"codes": tuple(asked.codes), "page": page, "text": asked.text}


def _turn(asked: Asked, page: int, label: str) -> ui.Button[ui.LayoutView]:
    return TurnButton.button(label, **_place(asked, page))


async def _names(here: House, language: str, codes: Sequence[int]) -> Mapping[int, str]:
    """What the cards are called; a card that is not known (any more) goes by its code."""
    names = await here.lookup.names_of(codes, language)
    return {code: names.get(code) or str(code) for code in codes}


def _each_card(
    language: str, names: Mapping[int, str], most: int
) -> Sequence[ui.Button[ui.LayoutView]]:
    """Buttons for the rulings of each of the cards alone."""
    said = {code: say(language, "rulings-of", names=name) for code, name in names.items()}
    return [rulings_button(language, code, said[code]) for code in list(said)[:most]]


def _notes(book: RuleNotes, title: str, question: str, answer: str) -> Notes:
    """What our own book says to an official text, first to its title."""
    whole = _QUOTED.sub(" ", f"{title}\n{question}\n{answer}")
    rules = book.rules_asked(ORIGINAL, title, answer)
    return Notes(book.words(whole, _TERMS), rules)


def _notes_of_list(book: RuleNotes, texts: Sequence[str]) -> Notes:
    """What our own book says to a page of official texts."""
    whole = _QUOTED.sub(" ", "\n".join(texts))
    return Notes(book.words(whole, _TERMS), book.rules_listed(ORIGINAL, texts))


def _rules(language: str, notes: Notes) -> Sequence[ui.Select[ui.LayoutView]]:
    if not notes.rules:
        return ()
    choose = say(language, "rulings-notes-choose")
    return [NotesMenu.menu(choose, rule_options(language, notes.rules))]


def _options(
    language: str, asked: Asked, page: int, pieces: Page, aid: Aid
) -> Sequence[ui.Select[ui.LayoutView]]:
    options = [
        discord.SelectOption(
            label=clip(f"{piece.number}. {plainly_named(piece.question.title, aid)}", _OPTION),
            value=str(piece.question.id),
            description=_facts(language, piece.question, aid) or None,
        )
        for piece in pieces
        if piece.question
    ]
    choose = say(language, "rulings-choose")
    return [RulingMenu.menu(choose, options, **_place(asked, page))] if options else []


def _facts(language: str, question: Question, aid: Aid) -> str:
    tag = verdict_words(language, aid.verdicts.get(question.id, Verdict.READ))
    return " · ".join(filter(None, (tag, question.dated)))


def _faq_options(
    language: str, asked: Asked, page: Page, names: Mapping[Piece, Sequence[str]]
) -> Sequence[ui.Select[ui.LayoutView]]:
    options = [
        discord.SelectOption(
            label=clip(f"{piece.number}. {''.join(names[piece])}", _OPTION),
            value=str(piece.card),
            description=piece.dated or None,
        )
        for piece in page
        if piece.card is not None
    ]
    choose = say(language, "rulings-faq-choose")
    return [FaqMenu.menu(choose, options, text=asked.text)] if options else []


def _turns(language: str, page: int, pages: int) -> Sequence[tuple[int, str]]:
    around = ((page - 1, "rulings-previous"), (page + 1, "rulings-next"))
    return [(at, say(language, key)) for at, key in around if 0 <= at < pages]


async def _nothing(here: House, language: str, asked: Asked, names: Mapping[int, str]) -> str:
    """That there are no such rulings, or none at all."""
    counts = await here.library.counts()
    if not counts.faqs and not counts.questions:
        return say(language, "rulings-none-imported")
    return _said(language, "rulings-none-", asked, names)


def _said(language: str, begin: str, asked: Asked, names: Mapping[int, str]) -> str:
    """The message of that beginning that fits what was asked for."""
    facts = {"names": " + ".join(map(escaped, names.values()))}
    if not asked.text:
        return say(language, f"{begin}of", **facts)
    if not asked.codes:
        return say(language, f"{begin}with", query=shown(asked.text))
    return say(language, f"{begin}of-with", query=shown(asked.text), **facts)
