"""What a panel shows of a table stays short, however late in a game, on a phone too."""

from collections.abc import Iterator, Sequence

import pytest

from cards.games.duelmasters import DUELMASTERS
from cards.games.duelmasters.table.showing import FEW, MOST_LINES
from cards.languages import LANGUAGES
from engine.core.game import Board, Reader
from engine.core.prompts import Shape
from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.language.printed import Zone
from tests.duelmasters.hosted.tables import NAMES, Moment, opened, party, watch

SMALL, PLAIN = (52, 21), (42, 23)
"""The letters on a line of a screen of 390 px, and its height, for each size of text."""
MOST_HIGH = 620
"""The pixels of the table: with news, question and buttons a panel has about a thousand."""


def height(board: Board) -> int:
    """About how high the table and the hand are in English."""
    blocks = [*board.blocks, *([board.hand] if board.hand else [])]
    return sum(_rows(line) for block in blocks for line in [block.title, *block.lines])


def _rows(line: str) -> int:
    letters, pixels = SMALL if line.startswith("-# ") else PLAIN
    return -(-len(line.replace("**", "")) // letters) * pixels


def boards(number: int, seats: int, most: int = 1_200) -> Iterator[tuple[Moment, Board]]:
    """The table before whoever is asked, each time somebody is."""
    seen: list[tuple[Moment, Board]] = []

    def look(moment: Moment) -> None:
        reader = Reader(moment.decision.seat, "en", NAMES[:seats])
        seen.append((moment, DUELMASTERS.show(moment.match, reader)))

    watch(opened(number, seats), number, look, most)
    yield from seen


@pytest.mark.parametrize("number", range(3))
def test_the_table_of_a_panel_is_short_at_any_time(number: int) -> None:
    heights = [height(board) for _, board in boards(number, 4)]
    late = sorted(heights)[-max(1, len(heights) // 20)]
    assert late <= MOST_HIGH, f"5 % are higher than {late} px"


def test_a_large_hand_is_one_paragraph_and_a_small_one_has_lines() -> None:
    match, seen = opened(1), set[bool]()
    reader = Reader(Seat(0), "en", NAMES[:4])

    def look(moment: Moment) -> None:
        held = party(match).table.zone(Seat(0), Zone.HAND)
        hand = DUELMASTERS.show(match, reader).hand
        if not party(match).table.is_in(Seat(0)) or not held:
            return
        assert hand is not None
        is_many = len(held) > MOST_LINES
        seen.add(is_many)
        assert len(hand.lines) == (1 if is_many else len(held))
        assert "\n".join(hand.lines).count("**") == 2 * len(held)

    watch(match, 1, look, 400)
    assert seen == {True, False}


def test_who_plays_is_told_of_a_deck_that_ends_and_who_watches_of_each() -> None:
    match, seen = opened(2), set[bool]()

    def look(moment: Moment) -> None:
        table = party(match).table
        decks = [len(table.zone(Seat(n), Zone.DECK)) for n in range(4)]
        own = DUELMASTERS.show(match, Reader(Seat(0), "en", NAMES[:4]))
        public = DUELMASTERS.show(match, Reader(None, "en", NAMES[:4]))
        for board, count in ((own, FEW), (public, 60)):
            lines = next(each.lines for each in board.blocks if each.title == "Players")
            for line, seat in zip(lines, _in_order(lines), strict=True):
                if table.is_in(seat):
                    seen.add(decks[seat] <= count)
                    assert (f"deck {decks[seat]}" in line) == (decks[seat] <= count)

    watch(match, 2, look, 600)
    assert seen == {True, False}


def _in_order(lines: Sequence[str]) -> list[Seat]:
    return [Seat(next(n for n in range(4) if NAMES[n] in line)) for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_card_fits_one_only_goes_on(language: str) -> None:
    """Whether one fits nobody else may learn, so it is asked all the same."""
    words = {
        "en": ("there is no card to choose", "Go on"),
        "ja": ("条件に合うカードはありません", "次へ"),
        "zh": ("没有符合条件的卡", "继续"),
    }[language]
    asked = []

    def look(moment: Moment) -> None:
        pick = moment.decision
        if isinstance(pick, Pick) and pick.reason is Reason.CHOOSE and not pick.options:
            asked.append(DUELMASTERS.ask(moment.match, Reader(pick.seat, language, NAMES)))

    for number in range(20):
        watch(opened(number), number, look, 1_500)
        if asked:
            break
    prompt = asked[0]
    assert prompt is not None
    assert (prompt.shape, prompt.choices, prompt.decline) == (Shape.PICK, (), words[1])
    assert words[0] in prompt.text


def test_who_looks_from_beside_is_told_of_the_player_by_name() -> None:
    match, seat = opened(1), Seat(0)
    match.start()

    own = DUELMASTERS.show(match, Reader(seat, "en", NAMES[:4]))
    beside = DUELMASTERS.show(match, Reader(seat, "en", NAMES[:4], is_beside=True))

    assert own.hand is not None
    assert beside.hand is not None
    assert (own.hand.title, beside.hand.title) == ("Your hand", f"{NAMES[seat]}'s hand")
    assert own.hand.lines == beside.hand.lines
    titles = [each.title for each in beside.blocks]
    assert f"{NAMES[seat]}'s battle zone" in titles
    assert f"{NAMES[seat]}'s mana zone" in titles
