"""Which rulings somebody asks for, and what the library has of them."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, combinations
from operator import itemgetter
from typing import TypeAlias

from bot.library.library import Library
from bot.library.records import Question
from bot.shared.normalising import folded, terms
from bot.shared.worker_threads import Beside
from cards.sources.records import Faq

MOST_CARDS = 6
"""How many cards are looked at together."""
MOST_TEXT = 50
"""How many characters can be looked for."""
MOST_LISTED = 100
"""How many questions, and FAQ of cards, are found by words alone: the newest."""
_EXCERPT = 80
_BEFORE = 25
_MOST_NEAR, _NEAREST = 80, 3
"""How many Q&A of a card are compared, the newest, and how many of the nearest are named."""
_LEAST_WORTH = 0.02
ORIGINAL = "ja"
"""The language of all official texts."""
Translating: TypeAlias = Callable[[str], str]
"""What was typed, in the words of Japanese texts."""
Worth: TypeAlias = Callable[[str, Sequence[str]], Sequence[float]]
"""How much each of several titles has in common with a text."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The rulings that are asked for: of these cards, of several together, with that text.

    Whoever makes it keeps to MOST_CARDS and MOST_TEXT; then it fits into an id.
    """

    codes: tuple[int, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rulings:
    """What there is: the FAQ of each card that has one, by code, and Q&A, the best first.

    `text` is what was looked for in them. `nearest` are Q&A of one card that come nearest to
    what was asked of several, where none concerns these together.
    """

    faqs: Mapping[int, Faq]
    questions: tuple[Question, ...]
    text: str = ""
    nearest: tuple[Question, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return bool(self.faqs or self.questions or self.nearest)


async def find_rulings(
    library: Library, asked: Asked, beside: Beside, japanese: Translating
) -> Rulings:
    """What the library has of what is asked for, in Japanese or else as it was typed.

    What is not written in the letters of English is looked for as it was typed first.
    """
    if not asked.text:
        return await _found(library, asked, beside)
    ways = (await beside.do(japanese, asked.text), asked.text)
    found = Rulings({}, ())
    for way in dict.fromkeys(ways if asked.text.isascii() else reversed(ways)):
        found = found or await _found(library, replace(asked, text=way), beside)
    return found


async def _found(library: Library, asked: Asked, beside: Beside) -> Rulings:
    """What the library has of what is asked for.

    Of several cards, the Q&A that concern most of them come first, and those that concern
    but one of them do not count; otherwise the newest come first. With a text alone the FAQ
    are those of all cards. Of each FAQ only the passages with the text are there. Long texts
    are read `beside` the event loop.
    """
    if asked.codes:
        own = {code: await library.faq(code) for code in asked.codes}
        known = {code: faq for code, faq in own.items() if faq is not None}
    else:
        known = dict(await library.find_faqs(asked.text, MOST_LISTED))
    faqs = await beside.do(_all_with_text, known, asked.text)
    return Rulings(faqs, await _questions(library, asked), asked.text)


async def nearest(
    library: Library, codes: Sequence[int], beside: Beside, worth: Worth
) -> tuple[Question, ...]:
    """The Q&A that name one of the cards, and most of what the text of another says."""
    found = {code: await library.card(code) for code in codes}
    texts = {code: card.text(ORIGINAL) if card else None for code, card in found.items()}
    best: dict[Question, float] = {}
    for code, own in texts.items():
        name = own.name if own else ""
        asked = [
            question
            for question in await library.questions(code)
            if place_in(question.title, name) < len(folded(question.title))
        ][:_MOST_NEAR]
        titles = [question.title for question in asked]
        others = (text for other, text in texts.items() if text and other != code)
        whole = "\n".join(text.text for text in others)
        for question, each in zip(asked, await beside.do(worth, whole, titles), strict=True):
            best[question] = max(best.get(question, 0.0), each)
    telling = [question for question in best if best[question] >= _LEAST_WORTH]
    return tuple(sorted(telling, key=lambda question: -best[question])[:_NEAREST])


def excerpt(faq: Faq, text: str) -> str:
    """What the FAQ says where most words of `text` stand first, cut where it is long.

    Titles in 【】 are taken only where nothing else says so much.
    """
    words = terms(text)
    lines = [line for each in (*faq.passages, *faq.second) for line in each.lines]
    line = max(lines, key=lambda line: (_count(line, words), not line.startswith("【")))
    whole = folded(line)
    at = min((whole.index(word) for word in words if word in whole), default=0)
    ends = list(accumulate(len(folded(letter)) for letter in line))
    begin = max(0, min(bisect_right(ends, at) - _BEFORE, len(line) - _EXCERPT))
    end = begin + _EXCERPT
    return f"{'…' * (begin > 0)}{line[begin:end]}{'…' * (end < len(line))}"


async def concerned(
    library: Library, questions: Sequence[int], language: str, beside: Sequence[int] = ()
) -> Mapping[int, Sequence[str]]:
    """For each question the names in `language` of the cards it concerns `beside` those.

    Cards that its title names come first, in the order of the title.
    """
    marks, others = (", ".join("?" * len(each)) for each in (questions, beside))
    sql = (
        "SELECT concerned.question, title, texts.name, coalesce(original.name, '') "
        "FROM concerned "
        "JOIN questions ON questions.id = concerned.question JOIN cards USING (official_id) "
        "JOIN texts ON texts.code = cards.code AND texts.chosen AND texts.language = ? "
        "LEFT JOIN texts AS original ON original.code = cards.code AND original.chosen "
        "AND original.language = 'ja' "
        f"WHERE concerned.question IN ({marks}) AND cards.code NOT IN ({others}) "
        "ORDER BY concerned.question, concerned.official_id"
    )
    found: dict[int, list[tuple[int, str]]] = {}
    for question, title, name, original in await library.rows(
        sql, (language, *questions, *beside)
    ):
        found.setdefault(question, []).append((place_in(title, original), name))
    return {
        question: [name for _, name in sorted(named, key=itemgetter(0))]
        for question, named in found.items()
    }


def place_in(title: str, original: str) -> int:
    """Where the title of a question names the card of that Japanese name; else its end."""
    at = folded(title).find(folded(f"「{original}」"))
    return at if at >= 0 else len(folded(title))


async def _questions(library: Library, asked: Asked) -> tuple[Question, ...]:
    if not asked.codes:
        return await library.find_questions(asked.text, MOST_LISTED)
    if len(asked.codes) == 1:
        found: Sequence[Question] = await library.questions(*asked.codes)
    else:
        found = await _together(library, asked.codes)
    if not asked.text:
        return tuple(found)
    among = [question.id for question in found]
    said = await library.find_questions(asked.text, len(among), among)
    ids = {question.id for question in said}
    return tuple(question for question in found if question.id in ids)


async def _together(library: Library, codes: Sequence[int]) -> Sequence[Question]:
    pairs: dict[Question, int] = {}
    for pair in combinations(codes, 2):
        for question in await library.questions(*pair):
            pairs[question] = pairs.get(question, 0) + 1
    newest = sorted(pairs, key=lambda question: (question.dated, question.id), reverse=True)
    return sorted(newest, key=lambda question: -pairs[question])


def _count(line: str, words: Sequence[str]) -> int:
    said = folded(line)
    return sum(word in said for word in words)


def _all_with_text(faqs: Mapping[int, Faq], text: str) -> Mapping[int, Faq]:
    kept = ((code, _with_text(faq, text)) for code, faq in faqs.items())
    return {code: faq for code, faq in kept if faq is not None}


def _with_text(faq: Faq, text: str) -> Faq | None:
    """The FAQ with those passages alone that say every word; None where some word is missing.

    Where no passage says all, those that say any are kept.
    """
    words = terms(text)
    said = {each: folded("\n".join(each.lines)) for each in (*faq.passages, *faq.second)}
    if not all(any(word in each for each in said.values()) for word in words):
        return None
    enough = all if any(all(word in each for word in words) for each in said.values()) else any
    passages, second = (
        tuple(each for each in kept if enough(word in said[each] for word in words))
        for kept in (faq.passages, faq.second)
    )
    return Faq(faq.official_id, faq.dated, passages, second, faq.questions)
