"""Replays that were handed out are read in a terminal."""

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import orjson
import pytest

from bot.program import main
from bot.replays.files import as_data
from bot.replays.frames import Replay
from bot.replays.packing import unpacked
from bot.replays.terminal import ReplayFileError, watch
from cards.languages import LANGUAGES


@pytest.fixture
def replay() -> Replay:
    kept = Path(__file__).with_name("format_4.bin").read_bytes()
    return unpacked(4, kept).naming(["Yugi", "Kaiba"])


@pytest.fixture
def file(replay: Replay, tmp_path: Path) -> Path:
    path = tmp_path / "duel-7.json"
    path.write_bytes(as_data(replay, 7, "0", "en"))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["-", "0", "1", "all"])
def test_the_whole_of_it_is_shown(
    replay: Replay, tmp_path: Path, language: str, side: str
) -> None:
    path, shown = tmp_path / "duel.json", list[str]()
    path.write_bytes(as_data(replay, 7, side, language))
    watch(path, whole=True, show=shown.append)
    text = "\n".join(shown)

    steps = replay.steps(side, language)
    assert text.count("── ") == len(steps)
    assert replay.ended(language) in text
    assert replay.proof is not None
    assert replay.proof.fingerprint in text
    assert all(line.replace("*", "") in text.replace("*", "") for line in steps[5].lines)


def test_one_goes_through_it_as_one_types(file: Path, replay: Replay) -> None:
    steps = replay.steps("0", "en")
    turns = [n for n, step in enumerate(steps) if step.turn]
    typed: Iterator[str] = iter(["", "b", "t", "t", "p", "9", "99999", "rubbish", "q"])
    shown = list[str]()
    watch(file, whole=False, show=shown.append, ask=lambda _: next(typed))

    led = [0, 1, 0, *[n for n in turns if n > 0][:2]]
    led += [max(n for n in turns if n < led[-1]), 8, len(steps) - 1]
    heads = [each.split("\n")[0] for each in shown[1:]]
    assert heads == [f"── step {n + 1} of {len(steps)}" for n in led]


def test_at_the_end_of_what_is_typed_and_of_the_duel_it_ends(file: Path) -> None:
    def nothing_more(_: str) -> str:
        raise EOFError

    def stopped(_: str) -> str:
        raise KeyboardInterrupt

    for ask in (nothing_more, stopped):
        watch(file, whole=False, show=lambda _: None, ask=ask)
    typed = iter(["99999", ""])
    watch(file, whole=False, show=lambda _: None, ask=lambda _: next(typed))


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"steps": []}', b"\xff\xfe", b"7"])
def test_what_is_no_replay_is_refused_with_what_to_do(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(ReplayFileError, match="Data"):
        watch(path, whole=True)
    with pytest.raises(ReplayFileError, match="cannot be read"):
        watch(tmp_path / "missing.json", whole=True)


def without(data: Any, place: tuple[str | int, ...]) -> Any:
    """The data with something else in that place."""
    if not place:
        return {"other": 7}
    copy = data.copy()
    copy[place[0]] = without(copy[place[0]], place[1:])
    return copy


@pytest.mark.parametrize(
    "place",
    [
        ("duel",),
        ("language",),
        ("players", 1),
        ("steps", 0),
        ("steps", 3, "told"),
        ("steps", 3, "table", 0, "lines"),
        ("steps", 3, "hand"),
        ("proof",),
        ("proof", "shuffles", 0, "start"),
    ],
)
def test_one_that_is_damaged_anywhere_is_refused_before_anything_is_shown(
    file: Path, place: tuple[str | int, ...]
) -> None:
    file.write_bytes(orjson.dumps(without(orjson.loads(file.read_bytes()), place)))
    shown = list[str]()
    with pytest.raises(ReplayFileError, match="is no replay"):
        watch(file, whole=True, show=shown.append)
    assert shown == []


def test_one_that_is_packed_has_to_be_unpacked(file: Path) -> None:
    with ZipFile(file.with_suffix(".zip"), "w") as packed:
        packed.write(file, file.name)
    with pytest.raises(ReplayFileError, match="unpack it"):
        watch(file.with_suffix(".zip"), whole=True)


def test_one_in_a_language_that_is_not_spoken_is_refused(file: Path) -> None:
    data = orjson.loads(file.read_bytes())
    file.write_bytes(orjson.dumps({**data, "language": "tlh"}))
    with pytest.raises(ReplayFileError, match="is no replay"):
        watch(file, whole=True)


def test_nothing_in_a_file_steers_the_terminal(file: Path) -> None:
    data, shown = orjson.loads(file.read_bytes()), list[str]()
    data["players"][0] = data["steps"][0]["heading"] = "\x1b[2J\x9b31m\r\x07Yugi"
    file.write_bytes(orjson.dumps(data))
    watch(file, whole=True, show=shown.append)
    text = "\n".join(shown)
    assert "[2J31mYugi" in text
    assert {c for c in text if unicodedata.category(c) == "Cc"} == {"\n"}


def test_one_of_another_version_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"schema": 1', b'"schema": 99'))
    with pytest.raises(ReplayFileError, match="another version"):
        watch(file, whole=True)


def test_one_that_was_changed_is_not_proven(file: Path, replay: Replay) -> None:
    assert replay.proof is not None
    other = b"11" * 32
    file.write_bytes(file.read_bytes().replace(replay.proof.seed.encode(), other))
    shown = list[str]()
    watch(file, whole=True, show=shown.append)

    assert "do not match" in shown[0]


def test_it_is_a_command_of_the_program(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bot", "replay", str(file), "--whole"])
    assert main() == 0
    assert "Duel 7: Yugi – Kaiba" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["bot", "replay", str(file) + "?"])
    assert main() == 1
    assert "cannot be read" in capsys.readouterr().err
