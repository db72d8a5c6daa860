"""Invented sources in the formats that can be imported, written to a folder."""

import gzip
import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

PENDULUM = "[ Pendulum Effect ]\r\n{}\r\n----------------------------------------\r\n{} \r\n{}"
DATAS = (
    "CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, "
    "type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, "
    "category INTEGER)"
)
TEXTS = "CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, desc TEXT, str1 TEXT)"

TURTLE: dict[str, Any] = {
    "konami_id": 90001,
    "password": 90000010,
    "name": {
        "en": "Mossback Turtle",
        "de": "Moosrücken",
        "ja": "<ruby>苔<rt>こけ</rt></ruby><ruby>甲<rt>こう</rt></ruby>の亀",
        "zh-CN": "苔甲龟",
    },
    "text": {"en": "Sleeps through\r\nthe Battle Phase.", "ja": "①：眠る。", "zh-CN": None},
    "card_type": "Monster",
    "monster_type_line": "Reptile / Tuner / Effect",
    "attribute": "EARTH",
    "level": 4,
    "atk": 1700,
    "def": "?",
    "series": ["Mossback"],
    "yugipedia_page_id": 1,
    "limit_regulation": {"tcg": "Unlimited", "ocg": "Unlimited"},
}
LANTERN: dict[str, Any] = {
    "konami_id": 90002,
    "password": 90100000,
    "name": {"en": "Lantern of Nowhere", "ja": "無処のランタン", "zh-CN": "无处之灯"},
    "text": {"en": "Nobody lit it.", "ja": "誰も灯さない。", "zh-CN": "没有人点燃它。"},
    "pendulum_effect": {"en": "Glows once.", "ja": "①：一度だけ光る。", "zh-CN": None},
    "is_translation_unofficial": {"text": {"en": True}},
    "card_type": "Monster",
    "monster_type_line": "Pyro / Pendulum",
    "attribute": "FIRE",
    "level": 7,
    "pendulum_scale": 3,
    "atk": 2400,
    "def": 0,
    "yugipedia_page_id": 2,
}
ENGINE: dict[str, Any] = {
    "konami_id": None,
    "password": None,
    "name": {"en": "Unprinted Engine", "ja": None, "zh-CN": None},
    "text": {"en": "Not printed yet."},
    "card_type": "Monster",
    "monster_type_line": "Machine / Link / Effect",
    "link_arrows": ["↘", "↙"],
    "atk": 1000,
    "yugipedia_page_id": 77,
}
ERRAND: dict[str, Any] = {
    "konami_id": 90003,
    "password": 90200000,
    "name": {"en": "Rainmaker’s Errand", "ja": "雨乞いの使い", "zh-CN": "求雨的差事"},
    "text": {"en": "Make rain.", "ja": "雨を降らせる。", "zh-CN": "降雨。"},
    "card_type": "Spell",
    "property": "Quick-Play",
    "yugipedia_page_id": 4,
}
CARDS = [TURTLE, LANTERN, ENGINE, ERRAND]

FAQ: dict[str, Any] = {
    "cid": 90001,
    "databaseDate": "2024-05-06",
    "FAQ": {
        "0": [],
        "1": ["【①の効果について】", "対象を取りません。"],
        "0.5": ["【『眠る』について】"],
    },
    "pendulumFAQ": {},
    "listedQAs": [70001],
}
QUESTION: dict[str, Any] = {
    "fid": 70001,
    "databaseDate": "2019-07-15",
    "title": "「苔甲の亀」は眠りますか？",
    "question": "架空の質問です。",
    "answer": "はい、眠ります。",
    "tags": ["永続効果"],
    "mentionedCards": [90001, 90003],
}
STRINGS = {
    "en": "#The names\n!system 1 Normal Summon of the monster\n!setname 0x1f0 Mossback\n"
    "#!setname 0x2f0 Left out of it\n!setname 0x11f0 Elder of the Mossback\n",
    "ja": "!system 1 通常召喚\n!setname 0x1f0 苔甲（モスバック）\n!setname 0x11f0 長老の苔甲\n",
    "zh": "!setname 0x1f0 苔甲|绿龟|非「甲」\t苔甲\n!setname 0x11f0 苔甲长老这张\t長老\n",
}
LISTS = "#[2026.07 OCG]\n!2026.07 OCG\n#Limited\n90000010 1 --Mossback Turtle\n"


def yaml_yugi(path: Path, cards: object = CARDS, **more: Any) -> Path:
    text = json.dumps(cards, ensure_ascii=False, **more)
    packed = path.suffix == ".gz"
    path.write_bytes(gzip.compress(text.encode()) if packed else text.encode())
    return path


def cdb(
    path: Path,
    datas: Mapping[int, Mapping[str, object]],
    texts: Mapping[int, tuple[object, object]],
    *statements: str,
) -> Path:
    """A card database; what `datas` leaves out of a card is that of a Normal Monster."""
    plain: dict[str, object] = {"ot": 3, "alias": 0, "setcode": 0, "type": 0x11, "atk": 0}
    plain |= {"race": 1, "attribute": 1, "level": 1}
    with sqlite3.connect(path) as made:
        for statement in statements or (DATAS, TEXTS):
            made.execute(statement)
        for code, facts in datas.items():
            row = {"id": code, "def": 0, **plain, **facts}
            made.execute(
                f"INSERT INTO datas ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})",
                tuple(row.values()),
            )
        for code, words in texts.items():
            made.execute("INSERT INTO texts (id, name, desc) VALUES (?, ?, ?)", (code, *words))
    made.close()
    return path


def strings(path: Path, language: str) -> Path:
    """The names of archetypes in one language."""
    path.write_text(STRINGS[language], encoding="utf-8")
    return path


def archive(path: Path, files: Mapping[str, object]) -> Path:
    """A zip archive; what is not bytes is written as JSON."""
    with ZipFile(path, "w", ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content if isinstance(content, bytes) else as_json(content))
    return path


def as_json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, indent=2).encode()


def lists(path: Path, text: str = LISTS) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def everything(folder: Path) -> Path:
    """A folder with a source of each format."""
    folder.mkdir(exist_ok=True)
    yaml_yugi(folder / "cards.json.gz")
    archive(folder / "faq.zip", {"faq/90001.json": FAQ})
    archive(folder / "qa.zip", {"qa/70001.json": QUESTION})
    lists(folder / "OCG.lflist.conf")
    strings(folder / "strings.conf", "en")
    cdb(
        folder / "cards.cdb",
        {
            90000010: {"setcode": 0x1F0, "type": 0x1021, "race": 0x80000},
            90000011: {"alias": 90000010},
        },
        {
            90000010: ("Mossback Turtle", "Sleeps through the Battle Phase."),
            90000011: ("Mossback Turtle", "Sleeps through the Battle Phase."),
        },
    )
    return folder
