"""The aggregate of yaml-yugi: one JSON array of cards with official texts in many languages."""

from collections.abc import Callable, Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.cleaning import clean, clean_name, reading_of
from cards.sources.items import Item
from cards.sources.json_array import objects
from cards.sources.problems import ImportProblem
from cards.sources.records import WITHOUT_PASSCODE, Origin, Said, SaidCard, SaidText
from cards.sources.validating import (
    LARGEST_CODE,
    LONGEST_NAME,
    LONGEST_TEXT,
    Record,
    checked,
)
from engine.core.cards import UNKNOWN, Facts

_Code: TypeAlias = Annotated[int, Field(ge=1, lt=WITHOUT_PASSCODE)]
_Small: TypeAlias = Annotated[int, Field(ge=0, le=99)]
_Points: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)] | Literal["?"]
_Text: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
_Term: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME)]
_MOST_SETS = 10_000
_ARROWS = "↖⬆↗⬅➡↙⬇↘"
_Arrow: TypeAlias = Literal["↖", "⬆", "↗", "⬅", "➡", "↙", "⬇", "↘"]


class _Words(Record):
    en: _Text | None = None
    ja: _Text | None = None
    zh: _Text | None = Field(None, alias="zh-CN")


class _Names(_Words):
    traditional: _Text | None = Field(None, alias="zh-TW")


class _Sets(Record):
    en: Annotated[list[object], Field(max_length=_MOST_SETS)] | None = None
    ja: Annotated[list[object], Field(max_length=_MOST_SETS)] | None = None
    zh: Annotated[list[object], Field(max_length=_MOST_SETS)] | None = Field(
        None, alias="zh-CN"
    )


class _Unofficial(Record):
    name: dict[str, bool] = Field({})
    text: dict[str, bool] = Field({})


class _Card(Record):
    password: _Code | None
    fake_password: _Code | None = None
    konami_id: Annotated[int, Field(ge=1, le=LARGEST_CODE)] | None = None
    yugipedia_page_id: Annotated[int, Field(ge=1, le=LARGEST_CODE - WITHOUT_PASSCODE)]
    name: _Names
    text: _Words
    pendulum_effect: _Words = _Words()
    is_translation_unofficial: _Unofficial = _Unofficial()
    card_type: Literal["Monster", "Spell", "Trap"]
    property: _Term | None = None
    monster_type_line: _Term | None = None
    attribute: _Term | None = None
    level: _Small | None = None
    rank: _Small | None = None
    link_arrows: tuple[_Arrow, ...] = Field((), strict=False)
    pendulum_scale: _Small | None = None
    atk: _Points | None = None
    defence: _Points | None = Field(None, alias="def")
    series: tuple[_Term, ...] = Field((), strict=False)
    sets: _Sets | None = None


def read(item: Item, meter: Callable[[int, int], None]) -> Iterator[Said]:
    """What the file says, card by card; ImportProblem where a card has no name."""
    with item.open() as stream:
        for number, record in enumerate(objects(stream, item.name), 1):
            place = f"record {number}{_name(record)}"
            card = checked(_Card, record, item.name, place)
            code = card.password or card.fake_password
            code = code or WITHOUT_PASSCODE + card.yugipedia_page_id
            series = tuple(dict.fromkeys(map(clean_name, card.series)))
            printings, also = _printings(card), tuple(_also(card))
            yield SaidCard(
                code, _stats(card), card.konami_id, None, series, (), printings, also
            )
            texts = list(_texts(code, card))
            if not texts:
                raise ImportProblem(item.name, "has no name in any language", place)
            yield from texts
            meter(stream.done(), item.size)


def _name(record: object) -> str:
    names = record.get("name") if isinstance(record, dict) else None
    name = names.get("en") if isinstance(names, dict) else None
    return f" ({name[:60]})" if isinstance(name, str) else ""


def _printings(card: _Card) -> int:
    """In how many sets the card was printed in the languages of the bot."""
    sets = card.sets or _Sets()
    return sum(len(each or ()) for each in (sets.en, sets.ja, sets.zh))


def _also(card: _Card) -> Iterator[tuple[str, str]]:
    """What the card is called where Chinese is written in traditional characters."""
    name = clean_name(card.name.traditional or "")
    if name:
        yield "zh", name[:LONGEST_NAME]


def _stats(card: _Card) -> Facts:
    line = [part.strip() for part in (card.monster_type_line or "").split("/")]
    if "Pendulum" in line and "Effect" not in line and "Normal" not in line:
        line.append("Normal")  # so is it on the card; the line here leaves it unsaid
    arrows = sorted(card.link_arrows, key=_ARROWS.index)
    return facts_of(
        CardKind(card.card_type.lower()),
        card.property,
        line[0] or None,
        tuple(filter(None, line[1:])),
        card.attribute,
        card.level,
        card.rank,
        len(arrows) or None,
        tuple(arrows),
        card.pendulum_scale,
        UNKNOWN if card.atk == "?" else card.atk,
        UNKNOWN if card.defence == "?" else card.defence,
    )


def _texts(code: int, card: _Card) -> Iterator[SaidText]:
    unofficial = card.is_translation_unofficial
    for language, key in (("en", "en"), ("ja", "ja"), ("zh", "zh-CN")):
        name = clean_name(getattr(card.name, language) or "")
        if name:
            fan = unofficial.name.get(key) or unofficial.text.get(key)
            yield SaidText(
                code,
                language,
                name[:LONGEST_NAME],
                clean(getattr(card.text, language) or ""),
                Origin.FAN if fan else Origin.OFFICIAL,
                reading_of(getattr(card.name, language) or ""),
                clean(getattr(card.pendulum_effect, language) or ""),
            )
