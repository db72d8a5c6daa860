"""Which rulings somebody asks for, and what the library has of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.library.folding import folded, terms
from bot.library.records import Faq, FaqPassage, Question
from bot.library.shelf import Library

MOST_CARDS = 6
"""So many cards are looked at together."""
MOST_TEXT = 50
"""So many characters can be looked for."""
_MOST_FOUND = 1_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """The rulings that are asked for: of these cards, of several together, with that text.

    Whoever makes it keeps to MOST_CARDS and MOST_TEXT; then it fits into an id.
    """

    codes: tuple[int, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rulings:
    """What there is: the FAQ of each card that has one, by code, and Q&A, the best first."""

    faqs: Mapping[int, Faq]
    questions: tuple[Question, ...]

    def __bool__(self) -> bool:
        """Tell whether there is anything."""
        return bool(self.faqs or self.questions)


async def find_rulings(library: Library, asked: Asked) -> Rulings:
    """What the library has of what is asked for.

    Of several cards, the Q&A that concern most of them come first, and those that concern
    but one of them do not count; otherwise the newest come first.
    """
    faqs = {}
    for code in asked.codes:
        faq = await library.faq(code)
        kept = None if faq is None else _with_text(faq, asked.text)
        if kept is not None:
            faqs[code] = kept
    return Rulings(faqs, await _questions(library, asked))


async def concerned(
    library: Library, questions: Sequence[int], language: str, beside: Sequence[int] = ()
) -> Mapping[int, Sequence[str]]:
    """For each question the names in `language` of the cards it concerns `beside` those."""
    marks, others = (", ".join("?" * len(each)) for each in (questions, beside))
    sql = (
        "SELECT question, name FROM concerned JOIN cards USING (konami_id) "
        "JOIN texts USING (code) WHERE chosen AND language = ? "
        f"AND question IN ({marks}) AND cards.code NOT IN ({others}) "
        "ORDER BY question, concerned.konami_id"
    )
    found: dict[int, list[str]] = {}
    for question, name in await library.rows(sql, (language, *questions, *beside)):
        found.setdefault(question, []).append(name)
    return found


async def _questions(library: Library, asked: Asked) -> tuple[Question, ...]:
    if not asked.codes:
        return await library.find_questions(asked.text)
    if len(asked.codes) == 1:
        found: Sequence[Question] = await library.questions(*asked.codes)
    else:
        found = await _together(library, asked.codes)
    if not asked.text:
        return tuple(found)
    said = await library.find_questions(asked.text, _MOST_FOUND)
    ids = {question.id for question in said}
    return tuple(question for question in found if question.id in ids)


async def _together(library: Library, codes: Sequence[int]) -> Sequence[Question]:
    pairs: dict[Question, int] = {}
    for pair in combinations(codes, 2):
        for question in await library.questions(*pair):
            pairs[question] = pairs.get(question, 0) + 1
    newest = sorted(pairs, key=lambda question: (question.dated, question.id), reverse=True)
    return sorted(newest, key=lambda question: -pairs[question])


def _with_text(faq: Faq, text: str) -> Faq | None:
    """The FAQ with those passages alone that say every word; None where none does."""
    words = terms(text)
    passages, pendulum = (
        tuple(each for each in kept if _says(each, words))
        for kept in (faq.passages, faq.pendulum)
    )
    if not passages and not pendulum:
        return None
    return Faq(faq.konami_id, faq.dated, passages, pendulum, faq.questions)


def _says(passage: FaqPassage, words: Sequence[str]) -> bool:
    said = folded("\n".join(passage.lines))
    return all(word in said for word in words)
