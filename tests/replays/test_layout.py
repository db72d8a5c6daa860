"""How a replay reads: what it says of a turn and of the table."""

from pathlib import Path

import pytest

from bot.replays.files import as_text
from bot.replays.frames import OPEN, Replay
from bot.replays.layout import Page, description, watched
from bot.replays.packing import unpacked
from bot.sandbox.views import walk

KEPT = Path(__file__).with_name("format_4.bin")


def replay() -> Replay:
    return unpacked(4, KEPT.read_bytes()).naming(["Yugi", "Kaiba"])


def read(page: Page) -> str:
    """All texts of that step."""
    parts = walk(watched(replay(), page).to_components())  # type: ignore[no-untyped-call]
    return "\n".join(part["content"] for part in parts if "content" in part)


def step_with(lines: int, language: str) -> int:
    """The first step at which a player of the table, as seat 0 sees it, has so many lines."""
    steps = replay().steps("0", language)
    return next(n for n, each in enumerate(steps) if len(each.table[0].lines) == lines)


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_what_a_player_has_stands_below_their_name_even_if_it_is_one_card(
    language: str,
) -> None:
    at = step_with(1, language)
    part = replay().steps("0", language)[at].table[0]
    shown = read(Page(1, "0", at, language, ["-", "0"]))

    assert f"**{part.title}**\n{part.lines[0]}\n" in shown


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("ja", "："), ("zh", "：")])
def test_a_hand_stands_behind_a_colon_as_on_a_panel(language: str, colon: str) -> None:
    at = step_with(1, language)
    step = replay().steps("0", language)[at]
    assert step.hand is not None
    (cards,) = step.hand.lines

    shown = read(Page(1, "0", at, language, ["-", "0"]))
    assert f"**{step.hand.title}**{colon}{cards}" in shown
    assert f"{step.hand.title}{colon}{cards}" in description(step, language)


@pytest.mark.parametrize(
    ("language", "turn"),
    [
        ("en", "Turn 2: your turn"),
        ("ja", "ターン2：あなたのターン"),
        ("zh", "第2回合：你的回合"),
    ],
)
def test_a_turn_is_named_without_the_stop_of_a_sentence(language: str, turn: str) -> None:
    steps = replay().steps("0", language)
    at = [n for n, step in enumerate(steps) if step.turn][1]
    page = Page(1, "0", at, language, ["-", "0", OPEN])

    assert f" · {turn} · " in read(page)
    parts = walk(watched(replay(), page).to_components())  # type: ignore[no-untyped-call]
    offered = [each["label"] for part in parts for each in part.get("options", ())]
    assert turn in offered
    assert f"== {turn} ==" in as_text(replay(), 1, "0", language).decode()
