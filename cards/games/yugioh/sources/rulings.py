"""The official FAQ and Q&A: one JSON file for each card, and one for each question."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, TypeAlias, TypeVar

from pydantic import Field

from cards.sources.cleaning import clean
from cards.sources.items import Item, text_of
from cards.sources.problems import ImportProblem
from cards.sources.records import WHOLE_CARD, Faq, FaqPassage, Said, SaidQuestion
from cards.sources.validating import LARGEST_CODE, LONGEST_TEXT, Record, checked

_LARGEST_FILE = 1024 * 1024
_NO_DAY = "0000-00-00"
_Id: TypeAlias = Annotated[int, Field(ge=1, le=LARGEST_CODE)]
_Text: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
_Day: TypeAlias = Annotated[str, Field(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
_Part: TypeAlias = Annotated[str, Field(pattern=r"^\d{1,2}(\.\d{1,9})?$")]
_Passages: TypeAlias = dict[_Part, list[_Text]]
_Ids: TypeAlias = Annotated[list[_Id], Field(max_length=10_000)]


class _Faq(Record):
    cid: _Id
    dated: _Day = Field("", alias="databaseDate")
    passages: _Passages = Field({}, alias="FAQ")
    pendulum: _Passages = Field({}, alias="pendulumFAQ")
    questions: _Ids = Field([], alias="listedQAs")


class _Question(Record):
    fid: _Id
    dated: _Day = Field("", alias="databaseDate")
    title: _Text
    question: _Text
    answer: _Text
    tags: list[_Text] = Field([])
    concerned: _Ids = Field([], alias="mentionedCards")


_R = TypeVar("_R", bound=Record)


def read_faqs(items: Sequence[Item], meter: Callable[[int, int], None]) -> Iterator[Said]:
    """The FAQ of each card."""
    for faq in _records(_Faq, items, meter):
        passages, pendulum = map(_passages, (faq.passages, faq.pendulum))
        yield Faq(faq.cid, _day(faq.dated), passages, pendulum, tuple(faq.questions))


def read_questions(items: Sequence[Item], meter: Callable[[int, int], None]) -> Iterator[Said]:
    """Each question and its answer."""
    for asked in _records(_Question, items, meter):
        title, question, answer = map(clean, (asked.title, asked.question, asked.answer))
        tags = tuple(dict.fromkeys(map(clean, asked.tags)))
        cards = tuple(dict.fromkeys(asked.concerned))
        yield SaidQuestion(asked.fid, _day(asked.dated), title, question, answer, tags, cards)


def _records(
    kind: type[_R], items: Sequence[Item], meter: Callable[[int, int], None]
) -> Iterator[_R]:
    for number, item in enumerate(items, 1):
        try:
            record = json.loads(text_of(item, _LARGEST_FILE))
        except json.JSONDecodeError as problem:
            line = f"line {problem.lineno}"
            raise ImportProblem(item.name, f"is not JSON ({problem.msg})", line) from None
        except (ValueError, RecursionError) as problem:
            raise ImportProblem(item.name, f"cannot be read ({problem})") from None
        yield checked(kind, record, item.name, "")
        meter(number, len(items))


def _day(dated: str) -> str:
    return "" if dated == _NO_DAY else dated


def _passages(said: _Passages) -> tuple[FaqPassage, ...]:
    """The passages in the order of the text; those between two effects belong to none."""
    found = []
    for part in sorted(said, key=float):
        lines = tuple(filter(None, map(clean, said[part])))
        if lines:
            found.append(FaqPassage(int(part) if part.isdigit() else WHOLE_CARD, lines))
    return tuple(found)
