"""A broken or hostile source is named with what is wrong, and the library stays as it was."""

import fcntl
import gzip
import io
import json
import os
import sqlite3
import struct
import tarfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.library.sources.recognising import sources_at
from cards.sources import items
from cards.sources.problems import ImportProblem
from tests.library import sources
from tests.library.sources import archive, cdb, lists, yaml_yugi
from tests.library.test_importing import import_into

Make: TypeAlias = Callable[[Path], object]

TURTLE, QUESTION, FAQ = sources.TURTLE, sources.QUESTION, sources.FAQ
VIEW = "CREATE VIEW datas AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
COLUMNS = "id, 3 ot, 0 alias, 0 setcode, 1 type, 0 atk, 0 def, 0 level, 0 race, 0 attribute"
WORDS = {1: ("Name", "of the")}


def cards(*changed: dict[str, Any]) -> Make:
    return lambda path: yaml_yugi(path, [{**TURTLE, **each} for each in changed])


def text(content: str | bytes) -> Make:
    packed = content if isinstance(content, bytes) else content.encode()
    return lambda path: path.write_bytes(packed)


def zipped(**changed: object) -> Make:
    return lambda path: archive(
        path, {"qa/1.json": QUESTION, "qa/2.json": {**QUESTION, "fid": 2, **changed}}
    )


def database(
    datas: dict[str, object], words: tuple[object, object] = ("Name", "of the")
) -> Make:
    return lambda path: cdb(path, {1: datas}, {1: words})


def schema(*statements: str) -> Make:
    return lambda path: cdb(path, {}, {}, *statements)


def deep(path: Path) -> object:
    start = '[{"konami_id": 1, "a": '
    return path.write_text(start + "[" * 200_000)


def cut(path: Path) -> object:
    many = [{**TURTLE, "password": code, "konami_id": None} for code in range(1, 500)]
    return path.write_bytes(gzip.compress(json.dumps(many).encode())[:-30])


def encrypted(path: Path) -> object:
    whole = bytearray(archive(path, {"1.json": QUESTION}).read_bytes())
    at = whole.index(b"PK\x01\x02")
    whole[at + 8] |= 1
    return path.write_bytes(whole)


def nameless(path: Path) -> object:
    whole = archive(path, {"ZZ.json": QUESTION}).read_bytes()
    return path.write_bytes(whole.replace(b"ZZ", b"\0Z"))


def unreadable_schema(path: Path) -> object:
    whole = cdb(path, {1: {}}, WORDS).read_bytes()
    return path.write_bytes(whole.replace(b"PRIMARY KEY", b"PRIMARY KE\x80"))


def mislabelled(path: Path) -> object:
    """An archive whose directory says that its file is small."""
    bomb = sources.as_json(QUESTION) + b" " * 5_000_000
    whole = bytearray(archive(path, {"1.json": bomb}).read_bytes())
    for mark, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = whole.index(mark) + offset
        whole[at : at + 4] = struct.pack("<I", 2000)
    return path.write_bytes(whole)


def huge_header(path: Path) -> object:
    member = tarfile.TarInfo("x")
    member.type, member.size = tarfile.XHDTYPE, 400_000_000
    return path.write_bytes(gzip.compress(member.tobuf() + b"\0" * 60_000_000))


def broken_tar(path: Path) -> object:
    """An archive of two files, with something else where the second begins."""
    with tarfile.open(path, "w") as made:
        for name in ("1.json", "2.json"):
            packed = sources.as_json(QUESTION)
            member = tarfile.TarInfo(name)
            member.size = len(packed)
            made.addfile(member, io.BytesIO(packed))
    whole = bytearray(path.read_bytes())
    at = whole.index(b"2.json")
    whole[at + 148 : at + 154] = b"777777"
    return path.write_bytes(whole)


def tar_paths(path: Path) -> object:
    with tarfile.open(path, "w") as made:
        member = tarfile.TarInfo("../../1.json")
        packed = sources.as_json(QUESTION)
        member.size = len(packed)
        made.addfile(member, io.BytesIO(packed))
    return path


BROKEN: dict[str, tuple[Make, str]] = {
    "empty": (text(""), "nothing that can be imported"),
    "unknown": (text("hello"), "nothing that can be imported"),
    "no cards": (text("[]"), "nothing that can be imported"),
    "a broken record": (
        text(json.dumps([TURTLE])[:-1] + ', {"konami_id": }]'),
        "record 2: is not JSON",
    ),
    "an array cut off": (text(json.dumps([TURTLE, TURTLE])[:-40]), "record 2: is not JSON, or"),
    "no comma": (text(json.dumps([TURTLE])[:-1] + "{}]"), "record 1: “]” is missing"),
    "more after the end": (text(json.dumps([TURTLE]) + "x"), "after the end there is more"),
    "not an object": (text(json.dumps([TURTLE, 3])), "record 2: is not an object"),
    "too deep": (deep, "record 1: cannot be read"),
    "not a number": (text('[{"konami_id": NaN}]'), "record 1"),
    "a number of 5000 digits": (text('[{"konami_id": ' + "9" * 5000 + "}]"), "record 1"),
    "not UTF-8": (text(json.dumps([TURTLE]).encode()[:-1] + b', "\xff"]'), "is not UTF-8"),
    "half a character": (text(r'[{"konami_id": 1, "name": {"en": "\ud800"}}]'), "record 1"),
    "a code that is text": (
        cards({}, {"password": "5"}),
        "record 2 (Mossback Turtle): password: Input should be a valid integer",
    ),
    "a code below zero": (cards({"password": -5}), "record 1 (Mossback Turtle): password"),
    "ATK beyond bounds": (cards({"atk": 10**9}), "record 1 (Mossback Turtle): atk"),
    "a kind we do not know": (cards({"card_type": "Skill"}), "card_type"),
    "a name that is a list": (cards({"name": []}), "record 1: name"),
    "no name": (cards({"name": {"fr": "Tortue"}}), "has no name in any language"),
    "an arrow that is none": (cards({"link_arrows": ["<"]}), "link_arrows.0"),
    "a text too long": (cards({"text": {"en": "x" * 30_000}}), "text.en"),
    "a card twice": (cards({}, {}), "passcode 90000010: is there twice"),
    "gzip cut off": (cut, "is cut off or damaged"),
    "gzip damaged": (text(b"\x1f\x8b\x08" + b"x" * 50), "is cut off or damaged"),
    "zip damaged": (text(b"PK\x03\x04" + b"x" * 50), "is cut off or damaged"),
    "zip encrypted": (encrypted, "is encrypted"),
    "zip mislabelled": (mislabelled, "is cut off or damaged"),
    "a path out of the archive": (
        lambda path: archive(path, {"../../x.json": QUESTION}),
        "leads out of the archive",
    ),
    "a name that is nothing at all": (nameless, "has a file without a name"),
    "an absolute path": (
        lambda path: archive(path, {"/etc/x.json": QUESTION}),
        "leads out of the archive",
    ),
    "a path out of a tar": (tar_paths, "leads out of the archive"),
    "a broken tar header": (broken_tar, "is cut off or damaged"),
    "a huge tar header": (huge_header, "too large"),
    "a ruling cut off": (
        lambda path: archive(path, {"1.json": QUESTION, "2.json": b'{"fid": 2, "title": "x'}),
        "2.json: line 1: is not JSON",
    ),
    "a ruling that is none": (
        lambda path: archive(path, {"1.json": QUESTION, "2.json": b""}),
        "2.json: is neither a FAQ nor a question",
    ),
    "a ruling not UTF-8": (
        lambda path: archive(path, {"1.json": b'{"fid": 1, \n"title": "\xff"}'}),
        "1.json: line 2: is not UTF-8",
    ),
    "an id that is text": (zipped(fid="2"), "2.json: fid: Input should be a valid integer"),
    "a day that is none": (zipped(databaseDate="soon"), "2.json: databaseDate"),
    "an answer missing": (zipped(answer=None), "2.json: answer"),
    "a question twice": (zipped(fid=QUESTION["fid"]), "question 70001: is there twice"),
    "a card that is text": (zipped(mentionedCards=["x"]), "2.json: mentionedCards.0"),
    "a large ruling": (zipped(answer="x" * 2_000_000), "2.json: is larger than"),
    "a FAQ with odd passages": (
        lambda path: archive(path, {"1.json": {**FAQ, "FAQ": {"x": []}}}),
        "1.json: FAQ.x",
    ),
    "a list without a name": (
        text(b"!\xff\n1234 1\n"),
        "nothing in it can be read: line 1 (a list has no name",
    ),
    "an archetype without a name": (
        text("!setname 0x1 Of the Moss\n!setname 0x2 |\tx\n"),
        "line 2: has no name",
    ),
    "a setcode that is a word": (
        text("!setname 0x1 Of the Moss\n!setname moss Of the Moss\n"),
        "line 2: is not a setcode",
    ),
    "a setcode too large": (text("!setname 0x10000 Of the Moss\n"), "0x10000 is no setcode"),
    "an archetype not UTF-8": (text(b"!setname 0x1 The \xff\n"), "line 1: is not UTF-8"),
    "archetypes in German": (
        text("!setname 0x1 Der Drache und die Stadt\n"),
        "speaks German",
    ),
    "no archetypes": (text("!system 1 Normal Summon of the monster\n"), "is empty"),
    "a database cut off": (
        lambda path: path.write_bytes(
            cdb(path, {n: {} for n in range(1, 900)}, WORDS).read_bytes()[:9000]
        ),
        "is damaged",
    ),
    "a database of noise": (text(b"SQLite format 3\0" + b"\x01" * 4000), "is damaged"),
    "a schema not UTF-8": (unreadable_schema, "is damaged"),
    "no texts": (schema(sources.DATAS), "has no table named texts"),
    "no column": (schema(sources.DATAS, "CREATE TABLE texts (id)"), "no column named name"),
    "an endless view": (
        schema(f"{VIEW} SELECT {COLUMNS} FROM n", sources.TEXTS),
        "datas is not a plain table",
    ),
    "a virtual table": (
        schema(sources.DATAS, "CREATE VIRTUAL TABLE texts USING fts5 (id, name, desc)"),
        "texts is not a plain table",
    ),
    "a generated column": (
        schema(
            "CREATE TABLE texts (id, name, desc AS (printf('%.*c', 900000000, 'x')))",
            sources.DATAS,
        ),
        "no column named desc",
    ),
    "a database card that is text": (database({"atk": "big"}), "datas, id 1: atk is not"),
    "a database card without ATK": (database({"atk": None}), "atk is not a whole number"),
    "an alias below zero": (database({"alias": -1}), "datas, id 1: alias cannot be -1"),
    "a name not UTF-8": (database({}, (b"\xff", "x")), "texts, id 1: name is not UTF-8"),
    "a name that is nothing": (database({}, (None, "of")), "texts, id 1: name is not text"),
    "a name of spaces": (database({}, (" \n", "of the")), "texts, id 1: has no name"),
    "a text of a megabyte": (database({}, ("N", "of " * 400_000)), "is damaged"),
    "another language": (database({}, ("Carte", "le monstre de votre")), "speaks French"),
    "Traditional Chinese": (database({}, ("龍", "這張怪獸發動場區")), "speaks Traditional"),
    "Korean": (database({}, ("용", "이 카드의 공격력은")), "speaks Korean"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_broken_is_named_and_changes_nothing(tmp_path: Path, kind: str) -> None:
    make, what = BROKEN[kind]
    library = tmp_path / "kept" / "library.sqlite"
    library.parent.mkdir()
    import_into(library, sources.everything(tmp_path / "all"))
    before = library.read_bytes()
    make(tmp_path / "broken")

    with pytest.raises(ImportProblem) as problem:
        import_into(library, sources.lists(tmp_path / "fine.conf"), tmp_path / "broken")

    assert what in str(problem.value)
    assert "broken" in str(problem.value)
    assert library.read_bytes() == before
    assert {path.name for path in library.parent.iterdir()} == {
        "library.sqlite",
        "library.sqlite.lock",
    }


def test_a_bomb_is_left_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(items, "MOST_BYTES", 3_000_000)
    with gzip.open(tmp_path / "bomb", "wt") as file:
        file.write("[")
        for code in range(1, 4000):
            card = {**TURTLE, "password": code, "konami_id": None, "padding": "x" * 1000}
            file.write(json.dumps(card) + ",")

    with pytest.raises(ImportProblem, match="unpacks to more than"):
        import_into(tmp_path / "library.sqlite", tmp_path / "bomb")


def test_an_archive_that_unpacks_to_too_much_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cards.sources.unpacking.MOST_BYTES", 3_000_000)
    bomb = archive(tmp_path / "bomb", {f"{n}.json": b" " * 900_000 for n in range(5)})

    with pytest.raises(ImportProblem, match="bomb: unpacks to more than"):
        import_into(tmp_path / "library.sqlite", bomb)


def test_what_may_never_end_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for endless in (pipe, Path("/dev/zero")):
        with pytest.raises(ImportProblem, match="is neither a file nor a folder"):
            import_into(tmp_path / "library.sqlite", endless)


def test_names_obey_no_terminal(tmp_path: Path) -> None:
    evil = "\x1b]0;owned\x07\u202e.json"
    packed = archive(tmp_path / "qa.zip", {"qa/1.json": QUESTION, f"other/{evil}": b"?"})
    (passed,) = import_into(tmp_path / "library.sqlite", packed)
    assert passed == "qa.zip/other/\ufffd]0;owned\ufffd\ufffd.json"

    with pytest.raises(ImportProblem) as caught:
        import_into(tmp_path / "library.sqlite", archive(packed, {f"../{evil}": b"?"}))
    assert str(caught.value).isprintable()
    (tmp_path / "カード　一覧 é.json").write_text("?")
    with pytest.raises(ImportProblem, match=r"カード　一覧 é\.json"):
        import_into(tmp_path / "library.sqlite", tmp_path / "カード　一覧 é.json")


def test_an_empty_file_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    for number in range(5):
        (tmp_path / f"{number}.json").touch()
    lists(tmp_path / "lists.conf")
    enter = Path.open

    def noted(path: Path, *arguments: Any) -> Any:
        opened.append(path.name)
        return enter(path, *arguments)

    with ExitStack() as leaving, monkeypatch.context() as patched:
        patched.setattr(Path, "open", noted)
        given, passed = sources_at([tmp_path], leaving)
    assert len(given) == 1
    assert len(passed) == 5
    assert set(opened) == {"lists.conf"}


def test_what_stands_in_a_database_is_never_run(tmp_path: Path) -> None:
    hostile = cdb(
        tmp_path / "hostile.cdb",
        {1: {}},
        WORDS,
        sources.DATAS,
        sources.TEXTS,
        "CREATE INDEX trap ON texts (abs(id))",
        "CREATE TRIGGER spring AFTER INSERT ON texts BEGIN SELECT 1; END",
    )
    before = hostile.read_bytes()

    import_into(tmp_path / "library.sqlite", hostile)

    assert hostile.read_bytes() == before
    assert not (tmp_path / "hostile.cdb-journal").exists()


def test_a_damaged_library_is_not_overwritten(tmp_path: Path) -> None:
    library = tmp_path / "library.sqlite"
    library.write_bytes(b"precious")

    with pytest.raises(ImportProblem, match="Move the file away"):
        import_into(library, sources.everything(tmp_path / "all"))

    assert library.read_bytes() == b"precious"


def test_two_imports_at_once_are_one_too_many(tmp_path: Path) -> None:
    folder = sources.everything(tmp_path / "all")
    with (tmp_path / "library.sqlite.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(ImportProblem, match="another import is under way"):
            import_into(tmp_path / "library.sqlite", folder)

    import_into(tmp_path / "library.sqlite", folder)


@pytest.mark.parametrize("moment", ["put_together", "_check", "os.fsync", "os.replace"])
def test_a_crash_at_any_time_leaves_the_old_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    library = tmp_path / "library.sqlite"
    import_into(library, sources.lists(tmp_path / "lists"))
    before, folder = library.read_bytes(), sources.everything(tmp_path / "all")

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(f"bot.library.build.{moment}", crash)
        with pytest.raises(KeyboardInterrupt):
            import_into(library, folder)

    assert library.read_bytes() == before
    (tmp_path / "library.sqlite.new").write_bytes(b"left behind by a crash")
    import_into(library, folder)
    with sqlite3.connect(library) as shelf:
        assert shelf.execute("SELECT count(*) FROM cards").fetchone() == (4,)
    shelf.close()
