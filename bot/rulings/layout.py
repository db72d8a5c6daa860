"""What is shown of official rulings: the list of those found, and one of them in full.

What stands on which page depends on the official text alone, not on the reader's language:
so a page has the same number for all who turn the pages.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from discord import ui

from bot.games import SHELVED
from bot.library.records import Question, Ruling
from bot.rules.notes import Notes
from bot.rulings.reading import Aid, named
from bot.rulings.search import MOST_LISTED, ORIGINAL, Rulings, excerpt
from bot.shared.sheets import sheet
from bot.shared.text import MESSAGE, clip, escaped, width
from bot.shared.words import say
from cards.sources.records import WHOLE_CARD, Faq, FaqPassage
from engine.core.book import Verdict

Rows = Sequence[Sequence[ui.Item[Any]]]

CHOICES = 6
"""How many questions can be chosen from on one page, and how many FAQ."""
_PAGE = 1800
"""The official characters on one page."""
_HALF = 1000
"""Those of the questions, and those of the FAQ, on a page that has both."""
_PIECE = 800
_LINE = 20
"""What a line costs at least: a phone shows no more in one."""
_BESIDE = 160
"""What can be opened costs so much on its page beside its text."""
_NAMES = 70
_TITLE = 400
_NOTES = 500
_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
_TITLED = re.compile(r"【.*】")


@dataclass(frozen=True, slots=True)
class Piece:
    """Some official text, under which titles it stands.

    With a `number` it is the beginning of something that can be opened: of a `question`, or
    of the FAQ of the `card` of that code.
    """

    section: str
    passage: str
    text: str
    number: int = 0
    dated: str = ""
    question: Question | None = None
    card: int | None = None


Page = Sequence[Piece]


def listed(
    language: str, found: Rulings, names: Mapping[int, str], text: str
) -> Sequence[Page]:
    """The pages of what was found; `names` are those of the cards that were asked for.

    Of one card its FAQ comes first, of several the questions that concern them together.
    With a `text` alone each page has both questions and FAQ.
    """
    if not names:
        return _side_by_side(_asked(language, found, names), _said(language, found, text))
    asked = _asked(language, found, names)
    faqs = [
        piece
        for code, faq in found.faqs.items()
        for piece in _faq(language, faq, names[code] if len(names) > 1 else "")
    ]
    if len(names) < 2:
        return _pages([*faqs, *asked])
    nothing = Piece("", "", say(language, "rulings-none-together"))
    near = _numbered(say(language, "rulings-nearest"), found.nearest)
    return _pages([*(asked or [nothing, *near]), *faqs])


def _asked(language: str, found: Rulings, names: Mapping[int, str]) -> Sequence[Piece]:
    """Every question found."""
    key = "rulings-questions" if len(names) < 2 else "rulings-together"
    if not names and len(found.questions) == MOST_LISTED:
        key = "rulings-questions-newest"
    return _numbered(say(language, key, count=len(found.questions)), found.questions)


def _numbered(title: str, questions: Sequence[Question]) -> Sequence[Piece]:
    return [
        Piece(title, "", escaped(each.title), number, each.dated, each)
        for number, each in enumerate(questions, start=1)
    ]


def _said(language: str, found: Rulings, text: str) -> Sequence[Piece]:
    """Every FAQ found, by some of its words around `text`."""
    key = "rulings-faqs-newest" if len(found.faqs) == MOST_LISTED else "rulings-faqs"
    title = say(language, key, count=len(found.faqs))
    return [
        Piece(title, "", escaped(excerpt(faq, text)), number, faq.dated, card=code)
        for number, (code, faq) in enumerate(found.faqs.items(), start=1)
    ]


def _side_by_side(asked: Sequence[Piece], said: Sequence[Piece]) -> Sequence[Page]:
    if not asked or not said:
        return _pages(asked or said)
    halves = zip_longest(_pages(asked, _HALF), _pages(said, _HALF), fillvalue=())
    return [(*above, *below) for above, below in halves]


def list_page(
    language: str,
    title: str,
    pages: Sequence[Page],
    page: int,
    names: Mapping[Piece, Sequence[str]],
    aid: Aid,
    rows: Rows,
) -> ui.LayoutView:
    """One page of what was found; `names` are those of the cards of each piece on it."""
    head = f"## {clip(title, _TITLE)}\n-# {say(language, 'rulings-original')}"
    if aid.looked_for:
        looked_for = escaped(aid.looked_for)
        head += f"\n-# {say(language, 'rulings-looked-for', words=looked_for)}"
    shown = _printed(language, pages[page], names, aid.verdicts)
    return _sheet(language, head, shown, (page, len(pages)), aid, rows)


def parts(language: str, ruling: Ruling) -> Sequence[Page]:
    """The pages of one question with its answer."""
    asked = [*_pieces(say(language, "ruling-question"), "", ruling.question)]
    answer = _pieces(say(language, "ruling-answer"), "", ruling.answer)
    return _pages([*asked, *answer])


def ruling_page(
    language: str,
    ruling: Ruling,
    pages: Sequence[Page],
    page: int,
    names: Sequence[str],
    aid: Aid,
    rows: Rows,
) -> ui.LayoutView:
    """One page of a question with its answer; `names` are those of the cards concerned."""
    facts = " · ".join(
        filter(None, (f"Q&A {ruling.id}", ruling.dated, _link(language, ruling)))
    )
    said = named(clip(escaped(ruling.title), _TITLE), aid.called, _TITLE)
    head = f"### {said}\n"
    if tag := verdict_words(language, aid.verdicts.get(ruling.id, Verdict.READ)):
        head += f"**{tag}**\n-# {say(language, 'ruling-verdict-note')}\n"
    head += f"-# {say(language, 'rulings-original')}\n-# {facts}"
    if names:
        head += f"\n-# {say(language, 'ruling-cards', names=_named(language, names))}"
    shown = _printed(language, pages[page], {}, {})
    return _sheet(language, head, shown, (page, len(pages)), aid, rows)


def verdict_words(language: str, verdict: Verdict) -> str:
    """What the answer comes to; "" where it has to be read."""
    if verdict is Verdict.READ:
        return ""
    return say(language, "ruling-verdict", verdict=verdict.value)


def official(page: Page) -> Sequence[str]:
    """The official words on a page, as far as rules may be touched by them."""
    return [piece.text for piece in page]


def _sheet(
    language: str, head: str, shown: str, place: tuple[int, int], aid: Aid, rows: Rows
) -> ui.LayoutView:
    page, pages = place
    foot = say(language, "rulings-page", page=page + 1, pages=pages) if pages > 1 else ""
    foot = f"-# {foot}" if foot else ""
    noted = clip(_notes(language, aid.notes), _NOTES)
    room = MESSAGE - len(head) - len(noted) - len(foot)
    told = named(clip(shown, room), aid.called, room)
    texts = filter(None, (head, told, foot, noted))
    return sheet(*texts, rows=rows)


def _faq(language: str, faq: Faq, name: str) -> Iterator[Piece]:
    title = say(language, "rulings-faq")
    title = f"{title} · {escaped(name)}" if name else title
    section = "\n-# ".join((title, " · ".join(filter(None, (faq.dated, _link(language, faq))))))
    for passage in faq.passages:
        yield from _passage(section, _effect(language, passage.effect), passage)
    for passage in faq.second:
        effect = _effect(language, passage.effect)
        label = say(language, "rulings-second", effect=effect).strip()
        yield from _passage(section, label, passage)


def _passage(section: str, label: str, passage: FaqPassage) -> Iterator[Piece]:
    lines = list(passage.lines)
    if lines and _TITLED.fullmatch(lines[0]):
        title = escaped(lines.pop(0))
        label = title if label and label in title else f"{label} {title}".strip()
    for line in lines:
        for piece in _pieces(section, label, line):
            yield Piece(section, label, f"- {piece.text}")


def _effect(language: str, effect: int) -> str:
    if effect == WHOLE_CARD:
        return say(language, "rulings-whole-card")
    return _CIRCLED[effect - 1] if effect <= len(_CIRCLED) else f"({effect})"


def _pieces(section: str, label: str, text: str) -> Iterator[Piece]:
    for line in text.splitlines():
        safe = escaped(line)
        for begin in range(0, len(safe), _PIECE):
            yield Piece(section, label, safe[begin : begin + _PIECE])


def _pages(pieces: Sequence[Piece], size: int = _PAGE) -> Sequence[Page]:
    pages: list[list[Piece]] = [[]]
    room, choosable = size, CHOICES
    for piece in pieces:
        cost = len(piece.text) + _BESIDE if piece.number else max(len(piece.text), _LINE)
        if pages[-1] and (cost > room or (piece.number and not choosable)):
            pages.append([])
            room, choosable = size, CHOICES
        pages[-1].append(piece)
        room -= cost
        choosable -= piece.number > 0
    return pages


def _printed(
    language: str,
    page: Page,
    names: Mapping[Piece, Sequence[str]],
    verdicts: Mapping[int, Verdict],
) -> str:
    """The pieces one below the other, each title once."""
    lines: list[str] = []
    section, passage = "", ""
    for piece in page:
        if piece.section != section:
            lines.append(f"### {piece.section}")
            passage = ""
        if piece.passage not in ("", passage):
            lines.append(f"**{piece.passage}**")
        section, passage = piece.section, piece.passage
        if not piece.number:
            lines.append(piece.text)
            continue
        about = _named(language, names.get(piece, ()))
        facts = " · ".join(filter(None, (piece.dated, about)))
        found = verdicts.get(piece.question.id) if piece.question else None
        tag = verdict_words(language, found or Verdict.READ)
        lines.append(f"**{piece.number}.** {f'**{tag}** · ' if tag else ''}{piece.text}")
        lines += [f"-# {facts}"] if facts else []
    return "\n".join(lines)


def _named(language: str, names: Sequence[str]) -> str:
    """As many of the names as there is room for, and how many there are more."""
    kept = list(names)
    while len(kept) > 1 and width(" · ".join(kept)) > _NAMES:
        kept.pop()
    shown = clip(escaped(" · ".join(kept)), _NAMES)
    more = len(names) - len(kept)
    return f"{shown} · {say(language, 'rulings-more', count=more)}" if more else shown


def _link(language: str, of: Faq | Ruling) -> str:
    return f"[{say(language, 'rulings-source')}]({_address(of)})"


def _address(of: Faq | Ruling) -> str:
    """Where the official page is."""
    printing = SHELVED.printing
    if isinstance(of, Faq):
        return printing.faq_page.format(of.official_id)
    return printing.question_page.format(of.id)


def _notes(language: str, notes: Notes) -> str:
    """Our words for those of the text, and the rules about it, said to be ours."""
    lines = []
    if language != ORIGINAL and notes.terms:
        pairs = ((term.words[ORIGINAL][0], term.words[language][0]) for term in notes.terms)
        words = [f"{original} = {own}" for original, own in pairs if original != own]
        lines += [f"-# {' · '.join(words)}"] if words else []
    if notes.rules:
        lines.append(f"**{say(language, 'rulings-notes')}**")
    lines += [f"- {rule.id} {rule.said(language).title}" for rule in notes.rules]
    return "\n".join(lines)
