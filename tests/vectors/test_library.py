"""Vectors are played with the cards of an imported library, whatever their state."""

import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from cards.yugioh import by_name
from tests.library import sources
from tests.library.test_importing import import_into
from tests.vectors.__main__ import main, state
from tests.vectors.library import UnreadableLibraryError, shelf
from tests.vectors.scenario import Vector
from tests.vectors.test_adapter import EMPTY

POT: dict[str, Any] = {
    **sources.ERRAND,
    "property": "Normal",
    "konami_id": 90010,
    "password": 90400000,
    "name": {"en": "Pot of Nobody", "ja": "名無しの壺"},
    "text": {"en": "Draw 2 cards.", "ja": "①：自分は２枚ドローする。"},
    "yugipedia_page_id": 10,
}
JAR = {
    **POT,
    "password": 90400001,
    "konami_id": 90011,
    "name": {"en": "Jar of Nobody", "ja": "名無しの瓶"},
    "text": {"en": "Draw 2 cards.", "ja": "カードを引く。"},
    "yugipedia_page_id": 11,
}
RIDDLE = {
    **POT,
    "password": 90400002,
    "konami_id": 90012,
    "name": {"en": "Riddle of Nobody", "ja": "名無しの謎"},
    "text": {"en": "Guess 2 cards.", "ja": "カードを当てる。"},
    "yugipedia_page_id": 12,
}
CARDS = (POT, JAR, RIDDLE)
DECK = {"code": by_name("Mokey Mokey").passcode, "name": "Mokey Mokey", "count": 4}


def vector(card: dict[str, Any]) -> dict[str, Any]:
    """That card draws two, as Pot of Greed does."""
    named = {"code": card["password"], "name": card["name"]["en"]}
    two, empty = {**DECK, "count": 2}, dict[str, Any](EMPTY)
    return {
        "id": f"own-{named['code']}/a",
        "focus": named["code"],
        "format": "master",
        "turn_player": 0,
        "players": [{"lp": 8000, "hand": [named], "deck": [DECK]}, {"lp": 8000, "deck": []}],
        "steps": [{"player": 0, "do": "activate", "card": named}],
        "expect": {
            "winner": None,
            "turn_player": 0,
            "phase": "main1",
            "players": [{**empty, "hand": [two], "deck": [two], "grave": [named]}, empty],
        },
    }


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library into which the cards were imported."""
    path = tmp_path / "library.sqlite"
    import_into(path, sources.yaml_yugi(tmp_path / "cards.json", CARDS))
    return path


def folder(tmp_path: Path, *vectors: dict[str, Any]) -> str:
    """A folder of these vectors."""
    found = tmp_path / "vectors"
    found.mkdir()
    (found / "own.json").write_text(json.dumps(vectors))
    return str(found)


def test_cards_of_the_library_are_played_whatever_their_state(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = folder(tmp_path, *map(vector, CARDS))

    assert main([there, "--library", str(library)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "own-90400000/a: ok",
        "own-90400001/a: ok",
        "own-90400002/a: unplayable: Riddle of Nobody",
        "not there: 0 ok, 0 differing, 1 unplayable",
        "twice-read: 1 ok, 0 differing, 0 unplayable",
        "unproven: 1 ok, 0 differing, 0 unplayable",
        "2 ok, 0 differing, 1 unplayable",
    ]


def test_without_its_official_text_a_card_is_none(library: Path, tmp_path: Path) -> None:
    silent = {**POT, "is_translation_unofficial": {"text": {"en": True, "ja": True}}}
    import_into(library, sources.yaml_yugi(tmp_path / "cards.json", [silent]))
    assert 90400000 not in shelf(library, [90400000]).of("master", [90400000])


def test_without_a_library_only_our_cards_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([folder(tmp_path, vector(POT))]) == 0
    assert "unplayable: Pot of Nobody" in capsys.readouterr().out


def test_a_file_that_is_no_library_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Nothing.")
    with pytest.raises(SystemExit, match="2"):
        main([folder(tmp_path), "--library", str(path)])
    assert "notes.txt cannot be read" in capsys.readouterr().err


def test_a_library_of_before_has_to_be_imported_again(library: Path) -> None:
    with closing(connect(library)) as opened:
        opened.execute("PRAGMA user_version = 4")
    with pytest.raises(UnreadableLibraryError, match="import everything again"):
        shelf(library, [])


@pytest.mark.parametrize("focus", [90400000, {"code": 90400000, "name": "Pot of Nobody"}])
def test_what_a_vector_is_about_is_a_passcode_or_a_card(library: Path, focus: object) -> None:
    text = {**vector(POT), "focus": focus}
    assert state(Vector("own", text, shelf(library, [90400000]))) == "twice-read"
    assert state(Vector("own", text)) == "not there"


def test_our_cards_stay_as_they_are(library: Path) -> None:
    ours = by_name("Kuriboh")
    assert shelf(library, [ours.passcode]).of("master", [ours.passcode])[ours.passcode] is ours


def test_our_cards_are_of_the_archetypes_that_imported_cards_ask_for(tmp_path: Path) -> None:
    """As in a match of the bot: what the import has our card in counts where it is asked."""
    ours = by_name("Kuriboh")
    fetcher = {**POT, "text": {"en": 'Add 1 "Mossback" monster from your Deck to your hand.'}}
    member = {**sources.TURTLE, "password": ours.passcode, "name": {"en": ours.name}}
    path = tmp_path / "library.sqlite"
    import_into(path, sources.yaml_yugi(tmp_path / "cards.json", [fetcher, member]))
    codes = [90400000, ours.passcode]
    there = shelf(path, codes)
    assert "Mossback" in there.of("master", codes)[ours.passcode].series
    assert there.of("master", [ours.passcode])[ours.passcode] is ours


def test_without_a_folder_the_use_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([])
    assert "[--library FILE] DIR" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["nowhere/at/all"])
    assert "there is no folder nowhere/at/all" in capsys.readouterr().err
