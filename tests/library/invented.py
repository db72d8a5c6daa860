"""A small library of invented cards, questions and lists, for whoever needs one in a test.

`shelve_invented(path)` writes it. MOSSBACK has two artworks, a FAQ with two effects and two
questions, one of them together with RAINMAKER; LANTERN is a Pendulum Monster whose Chinese text
is a fan translation; UPCOMING has no passcode; OLD_MOSSBACK's name is always that of MOSSBACK.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.library.connection import APPLICATION, VERSION, schema
from bot.library.writing import put_together, shelve
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import (
    WITHOUT_PASSCODE,
    Faq,
    FaqPassage,
    Origin,
    Said,
    SaidArchetype,
    SaidCard,
    SaidList,
    SaidQuestion,
    SaidText,
)
from engine.core.cards import UNKNOWN
from tests.library.silent import Silent

MOSSBACK, MOSSBACK_ART, OLD_MOSSBACK = 90000010, 90000011, 91500000
LANTERN, RAINMAKER, UPCOMING, SEEDLING = 90100000, 90200000, WITHOUT_PASSCODE + 77, 90300000
MOSSBACK_CID, LANTERN_CID, RAINMAKER_CID = 90001, 90002, 90003
TOGETHER, ALONE = 70002, 70001

_TURTLE = facts_of(
    CardKind.MONSTER,
    type="Reptile",
    abilities=("Tuner", "Effect"),
    attribute="EARTH",
    level=4,
    atk=1700,
    defence=UNKNOWN,
)
_LANTERN = facts_of(
    CardKind.MONSTER,
    type="Pyro",
    abilities=("Pendulum", "Normal"),
    attribute="FIRE",
    level=7,
    scale=3,
    atk=2400,
    defence=0,
)
_SEEDLING = facts_of(
    CardKind.MONSTER, type="Plant", abilities=("Token",), attribute="WIND", level=1, atk=0
)
_LINKED = facts_of(
    CardKind.MONSTER,
    type="Machine",
    abilities=("Link", "Effect"),
    attribute="LIGHT",
    link=2,
    arrows=("↙", "↘"),
    atk=1000,
)

CARDS: tuple[Said, ...] = (
    SaidCard(MOSSBACK, _TURTLE, MOSSBACK_CID, None, ("Mossback",), (0x1F0,)),
    SaidCard(MOSSBACK_ART, _TURTLE, None, MOSSBACK),
    SaidCard(OLD_MOSSBACK, _TURTLE, None, MOSSBACK),
    SaidCard(LANTERN, _LANTERN, LANTERN_CID),
    SaidCard(RAINMAKER, facts_of(CardKind.SPELL, property="Quick-Play"), RAINMAKER_CID),
    SaidCard(UPCOMING, _LINKED),
    SaidCard(SEEDLING, _SEEDLING),
)


def _text(code: int, language: str, name: str, text: str, **more: str) -> SaidText:
    return SaidText(code, language, name, text, Origin.OFFICIAL, **more)


TEXTS: tuple[Said, ...] = (
    _text(MOSSBACK, "en", "Mossback Turtle", "Invented: sleeps through the Battle Phase."),
    _text(MOSSBACK, "ja", "苔甲の亀", "①：架空のテキスト。②：眠る。", reading="こけこうのかめ"),
    _text(MOSSBACK, "zh", "苔甲龟", "①：虚构的文本。②：睡觉。"),
    _text(MOSSBACK_ART, "en", "Mossback Turtle", "Invented: sleeps through the Battle Phase."),
    _text(OLD_MOSSBACK, "en", "Elder Mossback Turtle", "Invented: naps."),
    _text(LANTERN, "en", "Lantern of Ｎｏｗｈｅｒｅ", "Nobody lit it.", second="Glows once."),
    _text(LANTERN, "ja", "無処のランタン", "誰も灯さない。", second="①：一度だけ光る。"),
    SaidText(LANTERN, "zh", "无处之灯", "没有人点燃它。", Origin.FAN, second="①：只亮一次。"),
    _text(RAINMAKER, "en", "Rainmaker’s Errand", "Make an invented rain."),
    _text(RAINMAKER, "ja", "雨乞いの使い", "架空の雨を降らせる。"),
    _text(RAINMAKER, "zh", "求雨的差事", "降下虚构的雨。"),
    _text(UPCOMING, "en", "Unprinted Engine", "Not printed yet."),
    _text(SEEDLING, "en", "Seedling Token", "An invented Token."),
)
ARCHETYPES: tuple[Said, ...] = (
    SaidArchetype(0x1F0, "en", ("Mossback",)),
    SaidArchetype(0x1F0, "ja", ("苔甲", "モスバック")),
    SaidArchetype(0x1F0, "zh", ("苔甲", "绿龟")),
)
RULINGS: tuple[Said, ...] = (
    Faq(
        MOSSBACK_CID,
        "2024-05-06",
        (
            FaqPassage(0, ("架空の質問集です。",)),
            FaqPassage(1, ("【①について】", "対象を取りません。")),
        ),
        (),
        (ALONE,),
    ),
    SaidQuestion(
        ALONE,
        "2019-07-15",
        "「苔甲の亀」は眠りますか？",
        "架空の質問です。",
        "はい、眠ります。",
        ("永続効果",),
        (MOSSBACK_CID,),
    ),
    SaidQuestion(
        TOGETHER,
        "2023-01-02",
        "「雨乞いの使い」に「苔甲の亀」は濡れますか？",
        "架空のＡＴＫの質問です。",
        "いいえ、濡れません。",
        ("チェーン", "永続効果"),
        (MOSSBACK_CID, RAINMAKER_CID),
    ),
)
LISTS: tuple[Said, ...] = (
    SaidList("2026.07 OCG", "OCG", "2026.07", 20260700, False, None, {MOSSBACK: (1, 0)}),
    SaidList("2025.07 OCG", "OCG", "2025.07", 20250700, False, None, {MOSSBACK: (0, 0)}),
    SaidList("2026.07 Small", "Small", "2026.07", 20260700, True, None, {RAINMAKER: (2, 0)}),
    SaidList("2026.8 PRICES", "PRICES", "2026.8", 20260800, False, 100, {LANTERN: (3, 40)}),
)


def shelve_invented(path: Path, *more: Said) -> Path:
    """Write the invented library and `more` to `path`, where nothing may be yet; the path."""
    said = {
        "yaml-yugi": CARDS + TEXTS,
        "archetypes": ARCHETYPES,
        "questions": (*RULINGS, *more),
        "lists": LISTS,
    }
    return shelve_said(path, said)


_SHELVED: dict[str, bytes] = {}
"""Each library that was written, by what it says: the same one is wanted again and again."""


def shelve_said(path: Path, said: Mapping[str, Sequence[Said]]) -> Path:
    """Write a library of what is said, by its format, to `path`; the path again."""
    key = repr(said)
    if key not in _SHELVED:
        with TemporaryDirectory() as folder:
            first = Path(folder, "first.sqlite")
            _write(first, said)
            _SHELVED[key] = first.read_bytes()
    path.write_bytes(_SHELVED[key])
    return path


def _write(path: Path, said: Mapping[str, Sequence[Said]]) -> None:
    shelf = sqlite3.connect(path, isolation_level=None)
    shelf.executescript(schema())
    shelf.execute(f"PRAGMA application_id = {APPLICATION}")
    shelf.execute(f"PRAGMA user_version = {VERSION}")
    shelf.execute("BEGIN")
    for number, (kind, records) in enumerate(said.items(), 1):
        row = (number, kind, kind, f"invented-{kind}", "2026-01-01")
        shelf.execute(
            "INSERT INTO sources VALUES (?, ?, ?, ?, ?, '2026-11-21T12:00:00Z', ?)",
            (*row, len(records)),
        )
        for record in records:
            shelve(shelf, number, record)
    put_together(shelf, Silent())
    shelf.execute("COMMIT")
    shelf.close()
