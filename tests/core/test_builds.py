"""Which build of the engine runs: that of this very source, or the source."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from compiling.modules import ENGINE, INTERPRETED, compiled
from engine import builds
from engine.builds import COMPILED, PURE, SETTING, Finder, choose, fingerprint


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine of two modules, of which nothing is compiled."""
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "dice.py").write_text("SIDES = 6\n")
    (folder / "coins.py").write_text("SIDES = 2\n")
    monkeypatch.setattr(builds, "SOURCE", folder)
    monkeypatch.setattr(builds, "FOLDER", tmp_path / "build")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv(SETTING, raising=False)
    return folder


def lay_down() -> Path:
    """A build of the source as it is."""
    folder = builds.FOLDER / fingerprint()
    (folder / "engine").mkdir(parents=True)
    (folder / f"engine/dice{EXTENSION_SUFFIXES[0]}").touch()
    return folder


def test_without_a_build_the_source_runs(source: Path) -> None:
    assert choose() == PURE


def test_a_build_of_this_source_runs(source: Path) -> None:
    folder = lay_down()

    assert choose() == COMPILED
    finder = sys.meta_path[0]
    assert isinstance(finder, Finder)
    assert finder.folder == folder


@pytest.mark.parametrize("changed", ["dice.py", "new.py"])
def test_a_build_of_another_source_is_never_used(source: Path, changed: str) -> None:
    lay_down()
    (source / changed).write_text("SIDES = 20\n")

    assert choose() == PURE


def test_a_build_of_other_words_of_a_duel_is_never_used(source: Path) -> None:
    lay_down()
    (source.parent / "cards/talk").mkdir(parents=True)
    (source.parent / "cards/talk/telling.py").touch()

    assert choose() == PURE


def test_a_build_made_in_another_way_is_never_used(source: Path) -> None:
    lay_down()
    (source.parent / "compiling").mkdir()
    (source.parent / "compiling/plugin.py").touch()

    assert choose() == PURE


def test_the_source_runs_where_that_is_set(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_down()
    monkeypatch.setenv(SETTING, PURE)

    assert choose() == PURE


@pytest.mark.parametrize("setting", [COMPILED, "quick"])
def test_what_is_set_and_cannot_be_had_stops_the_program(
    source: Path, monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    monkeypatch.setenv(SETTING, setting)

    with pytest.raises(ImportError, match=setting):
        choose()


def test_only_what_is_compiled_is_found_in_the_build(source: Path) -> None:
    finder = Finder(lay_down())

    found = finder.find_spec("engine.dice", None)
    assert found is not None
    assert found.origin == str(finder.folder / f"engine/dice{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("engine.coins", None) is None
    assert finder.find_spec("cards.dice", None) is None


def test_the_words_of_a_duel_are_found_in_the_build(source: Path) -> None:
    finder = Finder(lay_down())
    file = finder.folder / f"cards/talk/telling{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True)
    file.touch()

    found = finder.find_spec("cards.talk.telling", None)
    assert found is not None
    assert found.origin == str(file)


def test_what_is_left_out_of_the_build_is_there() -> None:
    files = set(compiled("engine"))

    for name in INTERPRETED:
        assert (ENGINE / name).exists(), name
        assert ENGINE / name not in files
    assert ENGINE / "core/match.py" in files
    assert ENGINE.parent / "cards/talk/telling.py" in set(compiled("cards"))
