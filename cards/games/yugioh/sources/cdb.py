"""EDOPro's card databases (`.cdb`): what a card is, and its name and text in one language."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from cards.games.yugioh.sources.pendulum_texts import split
from cards.games.yugioh.sources.spoken import language_of
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.addressing import address
from cards.sources.cleaning import clean, clean_name, reading_of
from cards.sources.items import Item
from cards.sources.problems import ImportProblem
from cards.sources.records import Origin, Said, SaidCard, SaidText
from cards.sources.validating import LARGEST_CODE, LONGEST_NAME, LONGEST_TEXT
from engine.core.cards import UNKNOWN, Facts

_FACTS = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute")
_WORDS = ("id", "name", "desc")
_LARGEST_ROW = 1_000_000
_STEPS_BETWEEN, _MOST_CHECKS = 100_000, 20_000
_QUESTION_MARK = -2
_OCG, _TCG, _NOT_OFFICIAL = 1, 2, 4 | 0x10 | 0x20 | 0x100 | 0x1000
_MONSTER, _SPELL, _TRAP, _TOKEN = 1, 2, 4, 0x4000
_XYZ, _PENDULUM, _LINK = 0x800000, 0x1000000, 0x4000000
_ABILITIES = (
    (0x40, "Fusion"),
    (0x80, "Ritual"),
    (0x2000, "Synchro"),
    (_XYZ, "Xyz"),
    (_PENDULUM, "Pendulum"),
    (_LINK, "Link"),
    (0x400000, "Toon"),
    (0x200, "Spirit"),
    (0x400, "Union"),
    (0x800, "Gemini"),
    (0x200000, "Flip"),
    (0x1000, "Tuner"),
    (_TOKEN, "Token"),
    (0x10, "Normal"),
    (0x20, "Effect"),
)
_PROPERTIES = (
    (0x80, "Ritual"),
    (0x10000, "Quick-Play"),
    (0x20000, "Continuous"),
    (0x40000, "Equip"),
    (0x80000, "Field"),
    (0x100000, "Counter"),
)
_ATTRIBUTES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE")
_TYPES = (
    "Warrior",
    "Spellcaster",
    "Fairy",
    "Fiend",
    "Zombie",
    "Machine",
    "Aqua",
    "Pyro",
    "Rock",
    "Winged Beast",
    "Plant",
    "Insect",
    "Thunder",
    "Dragon",
    "Beast",
    "Beast-Warrior",
    "Dinosaur",
    "Fish",
    "Sea Serpent",
    "Reptile",
    "Psychic",
    "Divine-Beast",
    "Creator God",
    "Wyrm",
    "Cyberse",
    "Illusion",
)
_ARROWS = (
    (0x40, "↖"),
    (0x80, "⬆"),
    (0x100, "↗"),
    (0x8, "⬅"),
    (0x20, "➡"),
    (0x1, "↙"),
    (0x2, "⬇"),
    (0x4, "↘"),
)


def read(item: Item, meter: Callable[[int, int], None]) -> Iterator[Said]:
    """What the database says; of one without a table `datas`, its texts alone.

    Raises ImportProblem where it is damaged.
    """
    with item.on_disk() as path, closing(_opened(item.name, path)) as cdb:
        try:
            yield from _Reading(item.name, cdb).said(meter)
        except (sqlite3.Error, UnicodeError) as problem:
            raise ImportProblem(item.name, f"is damaged ({problem})") from None


def _opened(name: str, path: Path) -> sqlite3.Connection:
    """The database, to be read and nothing else: nothing that stands in it is ever run."""
    cdb = sqlite3.connect(address(path), uri=True)
    cdb.execute("PRAGMA trusted_schema = OFF")
    cdb.execute("PRAGMA cell_size_check = ON")
    cdb.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_ROW)
    cdb.text_factory = bytes
    checks = iter(range(_MOST_CHECKS))
    cdb.set_progress_handler(lambda: next(checks, None) is None, _STEPS_BETWEEN)
    return cdb


class _Reading:
    def __init__(self, name: str, cdb: sqlite3.Connection) -> None:
        self._name = name
        self._cdb = cdb

    def said(self, meter: Callable[[int, int], None]) -> Iterator[Said]:
        """The cards and their texts."""
        described = self._has("datas", _FACTS)
        if not self._has("texts", _WORDS):
            raise ImportProblem(self._name, "has no table named texts")
        (total,) = self._cdb.execute("SELECT count(*) FROM texts").fetchone()
        scopes: dict[int, int] = {}
        if described:
            for row in self._cdb.execute(f"SELECT {', '.join(_FACTS)} FROM datas"):
                facts = self._numbers("datas", row)
                scopes[facts["id"]] = facts["ot"]
                yield self._card(facts)
        language = language_of(self._name, self._sample())
        for number, row in enumerate(
            self._cdb.execute(f"SELECT {', '.join(_WORDS)} FROM texts"), 1
        ):
            (code,) = self._numbers("texts", row[:1]).values()
            if not described or code in scopes:
                yield self._text(code, language, scopes.get(code), row[1:])
            meter(number, total)

    def _has(self, table: str, columns: tuple[str, ...]) -> bool:
        """Whether the table is there; ImportProblem unless it is plain and has all columns."""
        sql = "SELECT type, sql FROM sqlite_master WHERE name = ?"
        found = self._cdb.execute(sql, (table,)).fetchall()
        if not found:
            return False
        kind, made = found[0]
        plain = kind == b"table" and isinstance(made, bytes)
        if not plain or not made.lstrip().upper().startswith(b"CREATE TABLE"):
            raise ImportProblem(self._name, f"{table} is not a plain table")
        rows = self._cdb.execute(f"PRAGMA table_xinfo({table})").fetchall()
        there = {row[1].decode("utf-8", "replace") for row in rows if row[6] == 0}
        missing = [column for column in columns if column not in there]
        if missing:
            raise ImportProblem(self._name, f"{table} has no column named {missing[0]}")
        return True

    def _sample(self) -> str:
        sql = "SELECT name, desc FROM texts LIMIT 2000"
        parts = [part for row in self._cdb.execute(sql) for part in row]
        return b"\n".join(part for part in parts if isinstance(part, bytes)).decode(
            "utf-8", "replace"
        )

    def _numbers(self, table: str, row: tuple[object, ...]) -> dict[str, int]:
        place = f"{table}, id {row[0]!r}"
        numbers: dict[str, int] = {}
        for column, value in zip(_FACTS, row, strict=False):
            if not isinstance(value, int):
                raise ImportProblem(self._name, f"{column} is not a whole number", place)
            numbers[column] = value
        if not 0 < numbers["id"] <= LARGEST_CODE:
            raise ImportProblem(self._name, "is no passcode", place)
        return numbers

    def _card(self, facts: dict[str, int]) -> SaidCard:
        code, setcodes = facts["id"], facts["setcode"]
        if not 0 <= facts["alias"] <= LARGEST_CODE:
            self._refuse(code, "alias", facts["alias"])
        for column in ("atk", "def"):
            if not _QUESTION_MARK <= facts[column] <= _LARGEST_ROW:
                self._refuse(code, column, facts[column])
        parts = [setcodes >> 16 * place & 0xFFFF for place in range(4)]
        named = tuple(dict.fromkeys(part for part in parts if part))
        stats = _monster(facts) if facts["type"] & (_MONSTER | _TOKEN) else _other(facts)
        return SaidCard(code, stats, None, facts["alias"] or None, (), named)

    def _refuse(self, code: int, column: str, value: int) -> None:
        raise ImportProblem(self._name, f"{column} cannot be {value}", f"datas, id {code}")

    def _text(
        self, code: int, language: str, scope: int | None, row: tuple[object, ...]
    ) -> SaidText:
        place = f"texts, id {code}"
        words = []
        for column, value, longest in zip(
            _WORDS[1:], row, (LONGEST_NAME, LONGEST_TEXT), strict=True
        ):
            if not isinstance(value, bytes):
                raise ImportProblem(self._name, f"{column} is not text", place)
            try:
                text = value.decode("utf-8")
            except UnicodeDecodeError:
                raise ImportProblem(self._name, f"{column} is not UTF-8", place) from None
            if len(text) > longest:
                raise ImportProblem(self._name, f"{column} is too long", place)
            words.append(text)
        name = clean_name(words[0])
        if not name:
            raise ImportProblem(self._name, "has no name", place)
        pendulum, text = split(clean(words[1]))
        origin = _origin(language, scope)
        return SaidText(code, language, name, text, origin, reading_of(words[0]), pendulum)


def _origin(language: str, scope: int | None) -> Origin:
    """Who wrote a text: these files translate what was never printed in their language.

    Their Simplified Chinese is the players' own throughout.
    """
    printed = {"en": _TCG, "ja": _OCG}.get(language, 0)
    if scope is None:
        return Origin.OFFICIAL if printed else Origin.FAN
    return Origin.OFFICIAL if scope & printed and not scope & _NOT_OFFICIAL else Origin.FAN


def _monster(facts: dict[str, int]) -> Facts:
    mask, level = facts["type"], facts["level"] & 0xFF
    xyz, link = bool(mask & _XYZ), bool(mask & _LINK)
    races = [name for bit, name in enumerate(_TYPES) if facts["race"] >> bit & 1]
    attributes = [name for bit, name in enumerate(_ATTRIBUTES) if facts["attribute"] >> bit & 1]
    return facts_of(
        CardKind.MONSTER,
        None,
        races[0] if races else None,
        tuple(name for bit, name in _ABILITIES if mask & bit),
        attributes[0] if attributes else None,
        None if xyz or link else level,
        level if xyz else None,
        level if link else None,
        tuple(arrow for bit, arrow in _ARROWS if link and facts["def"] & bit),
        facts["level"] >> 24 & 0xFF if mask & _PENDULUM else None,
        UNKNOWN if facts["atk"] == _QUESTION_MARK else facts["atk"],
        None if link else UNKNOWN if facts["def"] == _QUESTION_MARK else facts["def"],
    )


def _other(facts: dict[str, int]) -> Facts:
    names = [name for bit, name in _PROPERTIES if facts["type"] & bit]
    kind = CardKind.TRAP if facts["type"] & _TRAP else CardKind.SPELL
    return facts_of(kind, names[0] if names else "Normal")
