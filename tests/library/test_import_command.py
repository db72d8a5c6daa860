"""`python -m bot import`: what it says and does, from files and from addresses."""

import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from bot.library.sources.fetching import fetch
from bot.program import main
from cards.sources.problems import ImportProblem
from tests.library import sources


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DISCORD_TOKEN", "DUELKEEPER_DATABASE", "DUELKEEPER_SOURCES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DUELKEEPER_LIBRARY", str(tmp_path / "data" / "library.sqlite"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["bot", "import", *arguments])
        return main()

    return run


class Site(BaseHTTPRequestHandler):
    content = b""

    def do_GET(self) -> None:
        asked = self.path.split("?")[0]
        if asked == "/moved":
            self.send_response(302)
            self.send_header("Location", "/cards.json")
        elif asked == "/loop":
            self.send_response(302)
            self.send_header("Location", "/loop")
        elif asked == "/away":
            self.send_response(302)
            self.send_header("Location", "file:///etc/hostname?token=secret")
        elif asked == "/gone":
            self.send_response(404)
        else:
            self.send_response(200)
            self.send_header("Last-Modified", "Mon, 06 May 2024 10:00:00 GMT")
        self.end_headers()
        self.wfile.write(self.content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def site(place: Path) -> Iterator[str]:
    Site.content = sources.yaml_yugi(place / "served.json").read_bytes()
    with HTTPServer(("127.0.0.1", 0), Site) as server:
        serving = threading.Thread(target=server.serve_forever, args=(0.01,))
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        serving.join()


def counted(path: Path) -> tuple[int, str, str]:
    with closing(sqlite3.connect(path / "data" / "library.sqlite")) as shelf:
        (cards,) = shelf.execute("SELECT count(*) FROM cards").fetchone()
        (source,) = shelf.execute("SELECT name, dated FROM sources").fetchall()
    return (cards, *source)


def test_what_is_named_is_imported(place: Path, run: Any, capsys: Any) -> None:
    folder = sources.everything(place / "all of it")
    (folder / "readme").write_text("hello")

    assert run(str(folder)) == 0

    said = capsys.readouterr()
    assert "Passed over, since they are nothing we know: readme (1)" in said.out
    assert "6 sources are in" in said.out
    lines = said.err.splitlines()
    assert {"cards.cdb", "cards.json.gz", "faq.zip"} <= set(lines)
    assert {"cards: 4 cards", "index of questions"} <= set(lines)
    assert [each for each in lines if each.startswith("cards.cdb: ")] == [
        "cards.cdb: 2 cards, 2 texts"
    ]


def test_with_nothing_named_the_settings_are_followed(
    place: Path, run: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    sources.yaml_yugi(place / "my cards.json")
    assert run() == 1
    assert "DUELKEEPER_SOURCES" in capsys.readouterr().err

    monkeypatch.setenv("DUELKEEPER_SOURCES", "'my cards.json'")

    assert run() == 0
    assert counted(place)[:2] == (4, "my cards.json")


def test_a_problem_is_said_and_nothing_is_changed(place: Path, run: Any, capsys: Any) -> None:
    (place / "bad").write_bytes(b"!\xff\n1234 1\n")
    assert run("bad") == run("missing") == 1
    said = capsys.readouterr().err
    assert "Nothing was imported.\nbad: nothing in it can be read: line 1 (a list" in said
    assert "missing: is not there" in said
    assert not (place / "data" / "library.sqlite").exists()


def test_lines_that_are_not_read_are_counted_and_the_first_named(
    place: Path, run: Any, capsys: Any
) -> None:
    bad = "".join(f"{1000 + n} 7\n" for n in range(1200))
    sources.lists(place / "one.conf", "note\n!One\n46986414 1 --Dark Magician\n")
    sources.lists(place / "many.conf", f"!Many\n46986414 1\n{bad}")
    assert run("one.conf", "many.conf") == 0

    said = capsys.readouterr().err
    assert "one.conf: 1 list; 1 line was not read: line 1 (stands in no list" in said
    assert "many.conf: 1 list; 1,200 lines were not read: line 3 (7 is no limit), " in said
    assert "line 7 (7 is no limit), …" in said
    assert "line 8" not in said


def test_an_import_that_is_broken_off_changes_nothing(
    place: Path, run: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.library.build.put_together", stop)

    assert run(str(sources.lists(place / "lists"))) == 1
    assert "Nothing was imported, since it was broken off." in capsys.readouterr().err
    assert not (place / "data" / "library.sqlite").exists()


@pytest.mark.parametrize("path", ["cards.json?token=secret", "moved"])
def test_an_address_is_fetched(
    place: Path, site: str, run: Any, capsys: Any, path: str
) -> None:
    assert run(f"{site}/{path}") == 0

    assert counted(place) == (4, path.split("?")[0], "2024-05-06")
    assert "secret" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "what"),
    [("gone", "status 404"), ("loop", "redirect"), ("away", "cannot be fetched")],
)
def test_an_address_that_gives_nothing_is_named(
    site: str, run: Any, capsys: Any, path: str, what: str
) -> None:
    assert run(f"{site}/{path}") == 1
    said = capsys.readouterr().err
    assert f"127.0.0.1/{path}: cannot be fetched" in said
    assert what in said


def test_an_address_has_limits_of_size_and_time(place: Path, site: str) -> None:
    def silent(done: int, total: int) -> None:
        assert done <= total

    with pytest.raises(ImportProblem, match="is larger than 100 bytes"):
        fetch(f"{site}/cards.json", place, silent, most=100)
    with pytest.raises(ImportProblem, match="takes longer than 0 seconds"):
        fetch(f"{site}/cards.json", place, silent, seconds=0)
    with pytest.raises(ImportProblem, match="cannot be fetched"):
        fetch("http://127.0.0.1:9/x", place, silent)
    with pytest.raises(ImportProblem, match="cannot be fetched"):
        fetch("http://[broken/x", place, silent)


def test_an_address_that_leads_elsewhere_is_refused_without_its_secret(
    site: str, run: Any, capsys: Any
) -> None:
    assert run(f"{site}/away") == 1
    said = capsys.readouterr().err
    assert "cannot be fetched (it leads to no address that can be fetched)" in said
    assert "secret" not in said
