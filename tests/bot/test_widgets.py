"""Every shape of question has a form that Discord accepts, however long it is."""

from typing import Any

import pytest

from bot.duels.match.drafts import Draft
from bot.duels.panel.board import bank_words, board
from bot.duels.panel.panel import panel
from bot.duels.panel.undoing import undoing_lines
from bot.duels.seen.sight import Question, Sight, Waiting
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import MatchRecord, Place, SeatRecord, Undoing
from bot.people.terms import Terms
from bot.shared.components import Component
from bot.shared.text import MESSAGE, Passage, fit, small_quote
from engine.core.game import Block, Board
from engine.core.lines import Line, Weight
from engine.core.prompts import Choice, ChoiceKind, Prompt, Shape
from engine.core.protocol import Audience, Seat
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.pieces import BUTTON, ROW, SELECT, TEXT, ids, pieces, printed

LONG_NAME = "W" * 70
DECKS = [deck.deck for deck in ODDS_AND_EVENS.ready_decks[:2]]
RECORD = MatchRecord(
    id=123456,
    game="odds",
    setup=ODDS_AND_EVENS.setup("short", DECKS, bytes(32)),
    practice=False,
    place=Place(1, 2, 3),
    language="ja",
    terms=Terms(),
    seats=(SeatRecord(Seat(0), 1, "*Yugi*", "en"), SeatRecord(Seat(1), 2, LONG_NAME, "zh")),
    surrendering=Seat(1),
)


def sixty_cards(count: int = 60) -> tuple[Choice, ...]:
    """As many options as a deck has cards, each as long as it may be."""
    return tuple(Choice(f"{n:02}{'c' * 78}", "d" * 100) for n in range(count))


def crowded() -> Board:
    """A table with more on it than fits into one message."""
    lines = tuple(f"{n}: {LONG_NAME}" for n in range(60))
    names = ", ".join([LONG_NAME] * 40)
    blocks = tuple(Block(f"Part {n}", (*lines, names)) for n in range(6))
    return Board("A crowded table", blocks, Block("Hand", lines))


def sight(prompt: Prompt | None = None, draft: Draft | None = None, **facts: Any) -> Sight:
    found = tuple((code, LONG_NAME) for code in draft.found) if draft else ()
    audience: Audience = Seat(0)
    given: dict[str, Any] = {
        "record": RECORD,
        "version": 1,
        "audience": audience,
        "language": "en",
        "board": crowded(),
        "log": tuple(LONG_NAME for _ in range(12)),
        "chain": (),
        "question": Question(99999, prompt, draft, found, True) if prompt else None,
        "awaited": (Waiting(Seat(0), 1_800_000_000), Waiting(Seat(1), 1_800_000_000)),
        "ending": None,
        "result": "",
    }
    return Sight(**{**given, **facts})


def assert_acceptable(shown: Component) -> None:
    """The limits of Discord on one message."""
    assert sum(len(each["content"]) for each in pieces(shown, TEXT)) <= MESSAGE
    assert all(each["content"] for each in pieces(shown, TEXT))
    assert len(list(pieces(shown))) <= 40
    found = ids(shown)
    assert len(found) == len(set(found))
    assert all(len(custom_id) <= 100 for custom_id in found)
    for menu in pieces(shown, SELECT):
        options = menu["options"]
        assert 1 <= len(options) <= 25
        assert menu["min_values"] <= menu["max_values"] <= len(options)
        assert all(1 <= len(option["label"]) <= 100 for option in options)
        assert all(len(option.get("description", "")) <= 100 for option in options)
    for button in pieces(shown, BUTTON):
        assert 1 <= len(button["label"]) <= 80
    for row in pieces(shown, ROW):
        assert 1 <= len(row["components"]) <= 5


PHASES = (Choice("To battle", kind=ChoiceKind.PHASE), Choice("End", kind=ChoiceKind.PHASE))
PROMPTS = [
    Prompt(Shape.PICK, "One of sixty", sixty_cards()),
    Prompt(Shape.PICK, "One of sixty, or none", (*sixty_cards(), *PHASES), 0, 1, "Pass"),
    Prompt(Shape.PICK, "One of three hundred", sixty_cards(300)),
    Prompt(Shape.PICK, "One of ten", sixty_cards(10), 0, 1, "Pass", routine=True),
    Prompt(Shape.PICK, "Nothing to choose", (), 0, 1, "Pass"),
    Prompt(Shape.PICK, "Some of twenty", sixty_cards(20), 2, 5),
    Prompt(Shape.PICK, "Some of sixty", sixty_cards(), 1, 60),
    Prompt(Shape.PICK, "Some of sixty, or none", sixty_cards(), 0, 30, "None"),
    Prompt(Shape.ARRANGE, "Sixty in order", sixty_cards(), 60, 60),
    Prompt(Shape.ARRANGE, "Three in order", sixty_cards(3), 3, 3),
    Prompt(Shape.NUMBER, "A finger", (), 0, 5),
    Prompt(Shape.NUMBER, "A hundred", (), 1, 100),
    Prompt(Shape.NUMBER, "Life Points", (), 1, 8000),
    Prompt(Shape.NAME, "A name", ()),
    Prompt(Shape.PICK, "q" * 5000, sixty_cards()),
]


@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: prompt.text[:30])
@pytest.mark.parametrize("drafted", [False, True])
def test_every_question_has_a_form_that_fits(prompt: Prompt, drafted: bool) -> None:
    draft = None
    if drafted:
        chosen = list(range(min(len(prompt.choices), 40)))[:-1]
        draft = Draft(99999, chosen, page=1, typed="x" * 100, found=tuple(range(25)))
    assert_acceptable(panel(sight(prompt, draft)))


@pytest.mark.parametrize(
    "ending", [None, Ending(EndKind.PLAYED), Ending(EndKind.CLOCK, Seat(1))]
)
def test_every_board_fits(ending: Ending | None) -> None:
    for table in (crowded(), None):
        for made in (board, panel):
            assert_acceptable(made(sight(board=table, ending=ending, result="r" * 500)))


def test_up_to_ten_options_are_buttons_and_phases_always_are() -> None:
    few = panel(sight(Prompt(Shape.PICK, "?", sixty_cards(8) + PHASES)))
    assert [i for i in ids(few) if i.startswith("answer:")] == [
        f"answer:123456:99999:{n}" for n in range(10)
    ]
    many = panel(sight(Prompt(Shape.PICK, "?", sixty_cards(30) + PHASES)))
    assert [i for i in ids(many) if i.startswith("answer:")] == [
        "answer:123456:99999:30",
        "answer:123456:99999:31",
    ]
    assert sum(i.startswith("choose:") for i in ids(many)) == 2


def test_confirming_waits_for_the_right_number() -> None:
    prompt = Prompt(Shape.PICK, "Two of thirty", sixty_cards(30), 2, 2)
    for count in range(4):
        view = panel(sight(prompt, Draft(99999, list(range(count)))))
        (confirm,) = (
            each for each in pieces(view, BUTTON) if each["custom_id"].startswith("confirm:")
        )
        assert confirm.get("disabled", False) is (count != 2)


def test_the_rulings_of_a_chain_are_offered_with_a_question_alone() -> None:
    prompt = Prompt(Shape.PICK, "Respond?", sixty_cards(10), 0, 1, "Pass")
    offered = "chain-rulings:123456"

    assert offered in ids(panel(sight(prompt, chain=(1, 2))))
    assert offered not in ids(panel(sight(prompt)))
    assert offered not in ids(panel(sight(chain=(1, 2))))
    assert offered not in ids(board(sight(prompt, chain=(1, 2))))


def test_the_board_shows_neither_hand_nor_question() -> None:
    view = board(sight(Prompt(Shape.PICK, "secret question", sixty_cards(2))))
    text = printed(view)
    assert "secret question" not in text
    assert "Hand" not in text
    assert not any(custom_id.startswith("answer:") for custom_id in ids(view))


def test_a_short_table_is_left_as_it_is() -> None:
    assert fit([Passage("Hand", ["Ant", "Bee"]), Passage("", ["end"])], 100, "en") == [
        "**Hand**\nAnt\nBee",
        "end",
    ]


def test_of_a_log_the_latest_lines_are_kept() -> None:
    lines = [f"line {n}" for n in range(40)]
    (text,) = fit([Passage("Log", lines, newest=True)], 150, "en")
    assert text.endswith("line 39")
    assert "more" in text.splitlines()[1]


def test_names_are_printed_as_they_are_written() -> None:
    text = printed(panel(sight()))
    assert r"\*Yugi\*" in text


def test_a_panel_tells_what_is_new_and_counts_what_it_leaves_out() -> None:
    told = tuple(f"line {n}" for n in range(20))
    quiet = Board("A table", ())

    def news(prompt: Prompt, fresh: int) -> list[str]:
        shown = printed(panel(sight(prompt, board=quiet, log=told, fresh=fresh)))
        return [line for line in shown.splitlines() if "line" in line]

    respond, move = Prompt(Shape.PICK, "?", (), 0, 1, "Pass"), Prompt(Shape.PICK, "?", PHASES)
    assert news(respond, 1) == list(told[-3:])
    assert news(move, 0) == news(move, 1) == ["-# " + told[-1]]
    assert news(move, 3) == ["-# " + " ".join(told[-3:])]
    assert news(move, 5) == ["-# " + " ".join(told[-5:])]
    left = "-# … 14 earlier lines: “Whole log”"
    assert news(move, 20) == [left, "-# " + " ".join(told[-6:])]
    assert news(respond, 20) == list(told)


def test_of_many_new_lines_the_heavy_ones_are_told_in_their_order() -> None:
    heavy, light = {1: Weight.HEAVY, 4: Weight.HEAVY}, {17: Weight.LIGHT, 19: Weight.LIGHT}
    told = tuple(Line(f"line {n}", (heavy | light).get(n, Weight.PLAIN)) for n in range(20))
    asked = sight(Prompt(Shape.PICK, "?", PHASES), board=Board("A", ()), log=told, fresh=20)

    shown = [line for line in printed(panel(asked)).splitlines() if "line" in line]

    assert shown == ["-# line 1 line 4 line 14 line 15 line 16 line 18"]
    assert "-# … and 14 minor things: “Whole log”" in printed(panel(asked))


def test_no_summon_is_left_out_of_many_new_lines() -> None:
    told = tuple(
        Line(f"line {n}", Weight.KEPT if n in (0, 2, 4, 6, 8, 10, 12) else Weight.HEAVY)
        for n in range(20)
    )
    asked = sight(Prompt(Shape.PICK, "?", PHASES), board=Board("A", ()), log=told, fresh=20)

    shown = [line for line in printed(panel(asked)).splitlines() if "line" in line]

    assert shown == ["-# line 0 line 2 line 4 line 6 line 8 line 10 line 12"]


def test_what_is_left_on_a_clock_is_told_in_minutes_and_seconds() -> None:
    shown = sight(banks=((Seat(0), 425), (Seat(1), 60)))
    told = bank_words(shown).split(" · ")
    assert [each.split()[-1] for each in told] == ["7:05", "1:00"]


@pytest.mark.parametrize(
    ("language", "between"),
    [("en", "move. Since"), ("ja", "。その後"), ("zh", "。那一步之后")],
)
def test_sentences_on_what_is_to_be_taken_back_follow_each_other_as_written(
    language: str, between: str
) -> None:
    asked = sight(
        audience=Seat(1), language=language, undoing=Undoing(Seat(0), 1), undone_passes=True
    )
    (line,) = undoing_lines(asked)
    assert between in line


def test_a_quote_of_several_lines_is_small_in_each() -> None:
    assert small_quote("1 monster\nDraw 1 card.", 40) == ["> -# 1 monster", "> -# Draw 1 card."]
    assert small_quote("", 20) == []
