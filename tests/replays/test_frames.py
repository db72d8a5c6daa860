"""How replays are put together, written and read."""

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.replays.files import as_page
from bot.replays.frames import OPEN, PUBLIC, Part, Replay, Tree, changed, difference
from bot.replays.layout import turned
from bot.replays.packing import FORMAT, UnreadableError, packed, unpacked
from bot.replays.proving import proven
from bot.replays.weaving import Weaving, Words
from cards.languages import LANGUAGES

ROOM = Path(__file__).parents[2] / "bot" / "replays"
FIRST = Path(__file__).with_name("format_1.bin").read_bytes()
trees = some.recursive(
    some.integers(0, 5), lambda inner: some.lists(inner, max_size=4), max_leaves=12
)


def woven() -> Replay:
    """Two players; only seat 0 is told of the card that it draws."""
    weaving = Weaving(("Yugi", "Kaiba"), LANGUAGES)

    def table(words: str, *hand: str) -> list[Words]:
        hands: list[Words] = [["Hand", list(hand)]] if hand else []
        return [[f"{code} turn 1", [["Field", [words]]], hands] for code in LANGUAGES]

    weaving.add(
        {PUBLIC: ["Turn 1", "ターン1", "第1回合"], "0": ["Turn 1", "ターン1", "第1回合"]},
        {PUBLIC: [["Turn 1"]] * 3, "0": [["Turn 1"]] * 3, "1": [["Turn 1"]] * 3},
        {PUBLIC: table("-"), "0": table("-", "Kuriboh"), "1": table("-", "Uraby")},
    )
    weaving.add(
        {},
        {
            PUBLIC: [["one card"]] * 3,
            "0": [["Ant"], ["アリ"], ["蚂蚁", "等"]],
            "1": [[], [], []],
        },
        {"0": table("-", "Kuriboh", "Ant")},
    )
    weaving.add(
        {PUBLIC: ["Turn 2", "ターン2", "第2回合"]},
        {PUBLIC: [["over"]] * 3},
        {PUBLIC: table("<b>")},
    )
    return weaving.woven(["Yugi wins", "ユウギの勝ち", "游戏获胜"], is_cut=False)


@given(trees, trees)
def test_what_differs_makes_the_one_of_the_other(old: Tree, new: Tree) -> None:
    change = difference(old, new)

    assert (change is None) == (old == new)
    assert change is None or changed(old, change) == new


def test_each_audience_reads_what_it_was_told_and_nothing_else() -> None:
    replay = woven()
    own, other = replay.steps("0", "ja"), replay.steps("1", "ja")

    assert [step.lines for step in own] == [("Turn 1",), ("アリ",)]
    assert own[1].hand == Part("Hand", ("Kuriboh", "Ant"))
    assert [step.lines for step in other] == [("Turn 1",)]
    assert other[0].hand == Part("Hand", ("Uraby",))
    assert [step.hand for step in replay.steps(PUBLIC, "ja")] == [None] * 3
    assert [step.turn for step in replay.steps(PUBLIC, "zh")] == ["第1回合", "", "第2回合"]
    assert replay.ended("ja") == "ユウギの勝ち"
    with pytest.raises(KeyError):
        replay.steps("2", "en")


def test_the_same_moment_is_found_from_another_side() -> None:
    replay = woven()

    assert replay.as_seen("0", 1, PUBLIC, "en") == 1
    assert replay.as_seen(PUBLIC, 2, "1", "en") == 0
    assert replay.as_seen(PUBLIC, 99, "0", "en") == 1


@pytest.mark.parametrize(
    ("at", "act", "to"),
    [(0, "back", 0), (0, "on", 1), (2, "on", 2), (2, "turn-back", 0), (0, "turn-on", 2)],
)
def test_buttons_lead_by_steps_and_turns(at: int, act: str, to: int) -> None:
    assert turned(woven().steps(PUBLIC, "en"), at, act) == to


def test_it_is_read_as_it_was_written() -> None:
    replay = woven()

    read = unpacked(FORMAT, packed(replay))
    assert (read.players, read.is_cut) == (replay.players, replay.is_cut)
    for language in LANGUAGES:
        assert read.ended(language) == replay.ended(language)
        for audience in replay.audiences:
            assert read.steps(audience, language) == replay.steps(audience, language)
    assert packed(replay) == packed(woven())


@pytest.mark.parametrize("format", [1, 2, 3, 4])
def test_every_format_is_read_for_ever(format: int) -> None:
    kept = Path(__file__).with_name(f"format_{format}.bin").read_bytes()
    read = unpacked(format, kept).naming(["Yugi", "Kaiba"])

    assert read.players == ("Yugi", "Kaiba")
    assert ("Kaiba" in unpacked(format, kept).players) == (format == 1), "names or marks"
    for audience in read.audiences:
        for language in LANGUAGES:
            steps = read.steps(audience, language)
            assert len(steps) > 20
            assert sum(1 for step in steps if step.turn) > 2
            assert all(step.heading and step.table for step in steps)
            assert all((step.hand is None) == (audience == PUBLIC) for step in steps)
            assert all(bool(step.picture) == (format > 2) for step in steps)
    assert "wins" in read.ended("en")
    assert (read.proof is not None and proven(read.proof)) == (format > 2)


def test_all_open_everything_is_seen_and_each_line_once() -> None:
    replay = woven()
    steps = replay.steps(OPEN, "en")

    assert [step.lines for step in steps] == [("Turn 1",), ("Ant",), ("over",)]
    assert [step.turn for step in steps] == ["Turn 1", "", "Turn 2"]
    assert [part.title for part in steps[1].table] == ["Field", "Yugi", "Kaiba"]
    assert steps[1].table[1].lines == ("Kuriboh", "Ant")
    assert steps[1].table[2].lines == ("Uraby",)
    assert replay.as_seen("0", 1, OPEN, "en") == 1


@pytest.mark.parametrize(
    ("format", "told"),
    [(9, b""), (1, b"no replay"), (1, FIRST[:50]), (3, b""), (3, b"no replay")],
)
def test_what_is_no_replay_is_refused(format: int, told: bytes) -> None:
    with pytest.raises(UnreadableError):
        unpacked(format, told)


def test_one_that_is_damaged_is_refused() -> None:
    told = packed(woven())
    for place in range(0, len(told), 7):
        damaged = bytearray(told)
        damaged[place] ^= 1
        with pytest.raises(UnreadableError):
            unpacked(FORMAT, bytes(damaged))


def test_a_page_holds_nothing_that_a_browser_takes_for_its_own_marks() -> None:
    page = as_page(woven(), 7, PUBLIC, "en").decode()

    assert page.count("</script>") == 2
    assert "<b>" not in page
    assert "src=" not in page.replace("default-src", "")


def test_the_room_knows_neither_the_engine_nor_cards() -> None:
    """Rules and cards change; what was told stays readable."""
    for file in ROOM.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = [
            node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
        ]
        known = [name for name in named if name.split(".")[0] in ("engine", "cards")]
        assert not known, file
