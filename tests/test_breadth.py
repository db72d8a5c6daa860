"""How many cards and lists can be dueled is told of a library, or of what is imported."""

import json
import sys
from pathlib import Path

import pytest

from bench.breadth import cards, lists
from bench.breadth.__main__ import main
from bench.breadth.shelf import Shelf, era, shelf
from tests.library import sources
from tests.library.test_making import CODE, HERON, KURIBOH, place

OURS = KURIBOH["password"]
LANTERN = 90100000
DECKS = [
    {"group": "ours", "name": "one", "main": [OURS, CODE] * 20, "extra": [], "side": []},
    {"group": "ours", "name": "two", "main": [CODE] * 3 + [LANTERN], "extra": [1], "side": []},
]


@pytest.fixture
def small(tmp_path: Path) -> Shelf:
    """The cards of a small library."""
    return shelf(place(tmp_path, HERON, KURIBOH))


def test_cards_are_counted_by_kind_era_and_state(small: Shelf) -> None:
    rows = cards.told(small).splitlines()

    assert rows[0] == "| Kind | Cards | ours | witnessed | by-hand | not yet | by the rules |"
    assert "| Monster: Normal | 2 | 1 | 1 | 0 | 0 | 100.0% |" in rows
    assert "| all | 6 | 1 | 1 | 3 | 1 | 33.3% |" in rows
    assert "| from 2024 | 6 | 1 | 1 | 3 | 1 | 33.3% |" in rows


def test_lists_are_counted_by_how_they_can_be_played(small: Shelf, tmp_path: Path) -> None:
    file = tmp_path / "decks.json"
    file.write_text(json.dumps(DECKS))
    told = lists.told([*lists.lists(file, small)]).splitlines()

    assert told[-1] == "Missed in most lists: Lantern of Nowhere 1."
    assert "| all | 2 | 1 | 0 | 0 | 1 | 80.0% |" in told


def test_a_list_is_legal_where_its_numbers_are(small: Shelf, tmp_path: Path) -> None:
    codes = [*small.cards]
    file = tmp_path / "decks.json"
    deck = {"main": [*range(1, 41)], "extra": codes[:3], "side": []}
    four = {**deck, "main": [*range(1, 37), *[CODE] * 4]}
    file.write_text(json.dumps([deck, four, {**deck, "main": [*range(1, 40)]}]))

    assert [each.is_legal for each in lists.lists(file, small)] == [True, False, False]


@pytest.mark.parametrize(
    ("official", "told"), [(4007, "to 2008"), (7936, "to 2011"), (None, "from 2024")]
)
def test_the_era_goes_by_the_official_number(official: int | None, told: str) -> None:
    assert era(official) == told


def test_the_page_is_written_of_a_folder_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cards").mkdir()
    sources.yaml_yugi(tmp_path / "cards" / "cards.json", [*sources.CARDS, HERON])
    (tmp_path / "real-decks").mkdir()
    (tmp_path / "real-decks" / "decks.json").write_text(json.dumps(DECKS))
    monkeypatch.setattr(sys, "argv", ["bench.breadth", str(tmp_path)])

    assert main() == 0
    told = capsys.readouterr().out
    assert told.startswith("# Breadth")
    assert "| Monster: Normal | 1 | 1 | 0 | 0 | 100.0% |" in told


def test_what_is_no_library_is_told(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Nothing.")
    with pytest.raises(ValueError, match=r"notes\.txt cannot be read"):
        shelf(tmp_path / "notes.txt")
