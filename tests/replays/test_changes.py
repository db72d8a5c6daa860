"""What a step of a replay says of which nothing was told."""

import pytest

from bot.replays.changes import changed
from bot.replays.frames import Part, Step
from cards.languages import LANGUAGES


def step(*table: Part, hand: tuple[str, ...] | None = None, heading: str = "") -> Step:
    own = None if hand is None else Part("Your hand", hand)
    return Step(turn="", lines=(), heading=heading, table=table, hand=own, frame=0)


def test_what_came_what_went_and_what_is_other_is_told_part_by_part() -> None:
    yugi = Part("Yugi · 8000 LP · Deck 35", ("M1 · Kuriboh",))
    before = step(yugi, Part("Kaiba", ("S1 · Set",)), hand=("A", "A"), heading="Main Phase 1")
    yugi = Part("Yugi · 7000 LP · Deck 35", ("M1 · Kuriboh",))
    kaiba = Part("Kaiba", ("S1 · Set", "S2 · Set"))
    after = step(yugi, kaiba, hand=("A",), heading="End Phase")

    assert changed([before, after], 1, "en") == [
        "End Phase",
        "Yugi: 7000 LP (before: 8000 LP)",
        "Kaiba, new: S2 · Set",
        "Your hand, gone: A",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_has_changed_that_is_said(language: str) -> None:
    same = step(Part("Yugi", ("M1",)))

    (told,) = changed([same, same], 1, language)
    assert [told] == changed([same], 0, language)
    assert "M1" not in told
