"""Official cards as the public files hold them: facts from the type bits, texts in English and
Japanese.
"""

import gzip
import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.yugioh.language import Ability, Attribute, CardText, Frame, Icon, Kind, Marker, Type

CARDS, BITS = "yaml-yugi-cards.json.gz", "cards.cdb"
"""The files, in the folder `cards` of the data."""
FRAMES = {
    0x80: Frame.RITUAL,
    0x40: Frame.FUSION,
    0x2000: Frame.SYNCHRO,
    0x800000: Frame.XYZ,
    0x4000000: Frame.LINK,
}
EXTRA = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
ICONS = {
    0x10000: Icon.QUICK_PLAY,
    0x20000: Icon.CONTINUOUS,
    0x40000: Icon.EQUIP,
    0x80000: Icon.FIELD,
    0x100000: Icon.COUNTER,
    0x80: Icon.RITUAL,
}
ABILITIES = {
    0x200000: Ability.FLIP,
    0x1000: Ability.TUNER,
    0x200: Ability.SPIRIT,
    0x800: Ability.GEMINI,
    0x400: Ability.UNION,
    0x400000: Ability.TOON,
    0x1000000: Ability.PENDULUM,
}
ATTRIBUTES = (
    Attribute.EARTH,
    Attribute.WATER,
    Attribute.FIRE,
    Attribute.WIND,
    Attribute.LIGHT,
    Attribute.DARK,
    Attribute.DIVINE,
)
TYPES = (
    Type.WARRIOR,
    Type.SPELLCASTER,
    Type.FAIRY,
    Type.FIEND,
    Type.ZOMBIE,
    Type.MACHINE,
    Type.AQUA,
    Type.PYRO,
    Type.ROCK,
    Type.WINGED_BEAST,
    Type.PLANT,
    Type.INSECT,
    Type.THUNDER,
    Type.DRAGON,
    Type.BEAST,
    Type.BEAST_WARRIOR,
    Type.DINOSAUR,
    Type.FISH,
    Type.SEA_SERPENT,
    Type.REPTILE,
    Type.PSYCHIC,
    Type.DIVINE_BEAST,
    None,
    Type.WYRM,
    Type.CYBERSE,
    Type.ILLUSION,
)
MONSTER, SPELL, EFFECT = 0x1, 0x2, 0x20
LINE = {each.name.replace("_", "-").title(): each for each in Ability}


@dataclass(frozen=True, slots=True)
class Official:
    """A card: what the rules know of it without its text, and its texts.

    `has_text` says whether its text does anything; `materials` is the line that names them.
    `spoken` are the paragraphs of the Japanese text, as the reader takes them, and `called` is
    the Japanese name.
    """

    facts: CardText
    has_text: bool
    materials: str
    paragraphs: tuple[str, ...]
    japanese: str
    spoken: tuple[str, ...]
    called: str


def officials(directory: Path) -> Iterator[Official]:
    """Every card of the files in the folder, in the order of the file."""
    with gzip.open(directory / CARDS, "rt", encoding="utf-8") as file:
        cards: list[dict[str, Any]] = json.load(file)
    with sqlite3.connect(directory / BITS) as database:
        rows = database.execute("select id, type, level, race, attribute from datas")
        bits = {row[0]: row[1:] for row in rows}
    for nth, card in enumerate(cards, 1):
        code = card.get("password") or 900_000_000 + nth
        yield _official(card, code, bits.get(code))


def _official(card: Mapping[str, Any], code: int, bits: tuple[int, ...] | None) -> Official:
    facts, does = _of_bits(card, code, bits) if bits else _of_line(card, code)
    own = str((card.get("text") or {}).get("en") or "")
    other = str((card.get("pendulum_effect") or {}).get("en") or "")
    lines = [line.strip() for line in own.split("\n") if line.strip()]
    materials = lines[0] if facts.frame in FRAMES.values() and card.get("materials") else ""
    if not does:
        lines = [materials] if materials else []
    elif facts.frame in set(FRAMES.values()) - {Frame.RITUAL} and not materials:
        materials = lines[0] if lines else ""
    lines += [f"[Pendulum] {line.strip()}" for line in other.split("\n") if line.strip()]
    boxes = [card.get(each) or {} for each in ("text", "pendulum_effect")]
    japanese = " ".join(str(box.get("ja") or "") for box in boxes)
    spoken = _spoken(boxes, extra=facts.frame in EXTRA, does=does)
    called = _plain(str(card["name"].get("ja") or ""))
    plain = _plain(japanese)
    return Official(facts, does or bool(other), materials, tuple(lines), plain, spoken, called)


def _plain(text: str) -> str:
    """The text without what shows how it is read aloud."""
    return re.sub(r"<rt>.*?</rt>|<[^>]+>", "", text)


def _spoken(boxes: Sequence[Mapping[str, Any]], *, extra: bool, does: bool) -> tuple[str, ...]:
    """The Japanese text: with `extra`, its first line names materials."""
    own, scale = (_plain(str(box.get("ja") or "")) for box in boxes)
    lines = [line.strip() for line in own.split("\n") if line.strip()]
    first = lines[:1] if extra else []
    rest = ["".join(lines[len(first) :])] if does else []
    other = [f"【Ｐ効果】{''.join(scale.split())}"] if scale else []
    return tuple(each for each in (*first, *rest, *other) if each)


def _number(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 0


def _of_bits(
    card: Mapping[str, Any], code: int, bits: tuple[int, ...]
) -> tuple[CardText, bool]:
    kind, level, race, attribute = bits
    name = str(card["name"]["en"])
    if not kind & MONSTER:
        icon = next((each for bit, each in ICONS.items() if kind & bit), Icon.NONE)
        return CardText(name, code, Kind.SPELL if kind & SPELL else Kind.TRAP, icon=icon), True
    plain = Frame.EFFECT if kind & EFFECT else Frame.NORMAL
    frame = next((each for bit, each in FRAMES.items() if kind & bit), plain)
    height = level & 0xFF
    link = frame is Frame.LINK
    facts = CardText(
        name,
        code,
        Kind.MONSTER,
        frame=frame,
        attribute=_bit(attribute, ATTRIBUTES),
        type=_bit(race, TYPES),
        abilities=tuple(each for bit, each in ABILITIES.items() if kind & bit),
        level=0 if link or frame is Frame.XYZ else height,
        rank=height if frame is Frame.XYZ else 0,
        attack=_number(card.get("atk")),
        defense=0 if link else _number(card.get("def")),
        markers=tuple(Marker)[:height] if link else (),
        scale=card.get("pendulum_scale"),
        special_only=frame not in (Frame.NORMAL, Frame.EFFECT) or bool(kind & 0x2000000),
    )
    return facts, bool(kind & EFFECT)


def _bit(bits: int, of: tuple[Any, ...]) -> Any:
    return next((each for nth, each in enumerate(of) if bits & 1 << nth), None)


def _of_line(card: Mapping[str, Any], code: int) -> tuple[CardText, bool]:
    """The same from the printed line, of a card that the bits do not know."""
    name = str(card["name"]["en"])
    if card["card_type"] != "Monster":
        called = str(card["property"]).replace(" ", "_").replace("-", "_").upper()
        icon = Icon.NONE if called == "NORMAL" else Icon[called]
        return CardText(name, code, Kind[str(card["card_type"]).upper()], icon=icon), True
    words = [word.strip() for word in str(card["monster_type_line"]).split("/")]
    frames = {each.name.title(): each for each in FRAMES.values()}
    frame = next((frames[word] for word in words if word in frames), Frame.NORMAL)
    does = "Effect" in words
    if does and frame is Frame.NORMAL:
        frame = Frame.EFFECT
    facts = CardText(
        name,
        code,
        Kind.MONSTER,
        frame=frame,
        attribute=Attribute[str(card["attribute"])],
        abilities=tuple(LINE[word] for word in words if word in LINE),
        level=_number(card.get("level")),
        rank=_number(card.get("rank")),
        attack=_number(card.get("atk")),
        defense=_number(card.get("def")),
        scale=card.get("pendulum_scale"),
        special_only=frame not in (Frame.NORMAL, Frame.EFFECT),
    )
    return facts, does
