"""Cards are chosen by buttons where the table shows them, else in menus; copies are one."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from bot.duels.match.drafts import Draft
from bot.duels.panel.panel import panel
from bot.duels.presses.question_buttons import PRESSES, field_label
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Asking
from bot.people.store import Asked
from bot.shared.components import Component
from engine.core.game import Block, Board
from engine.core.prompts import Choice, Pile, Prompt, Shape
from engine.core.reading import Group, Listed
from tests.bot.pieces import BUTTON, SELECT, ids, pieces, printed
from tests.bot.test_widgets import assert_acceptable, sight

EMPTY = Board("A table", ())
MINE = tuple(Choice(f"Mine {n}", f"My M{n}", where="field") for n in range(3))
THEIRS = tuple(Choice(f"Theirs {n}", f"Their M{n}", where="their-field") for n in range(3))
HAND = tuple(Choice(f"Held {n}", "Level 4", where="hand") for n in range(7))
TOMATO = Choice("Mystic Tomato", "Level 4", where="offered")
COPIES = (
    Choice("Sangan", where="offered"),
    TOMATO,
    *(Choice("Mystic Tomato", "Level 4", where="offered", like=1) for _ in range(2)),
)


def asked(
    *choices: Choice, least: int = 1, most: int = 1, shape: Shape = Shape.PICK, draft: int = 0
) -> Component:
    """The panel that asks for some of these, `draft` of which are chosen already."""
    prompt = Prompt(shape, "Which?", choices, least, most)
    shown = panel(sight(prompt, Draft(99999, list(range(draft))), board=EMPTY, log=()))
    assert_acceptable(shown)
    return shown


def buttons(shown: Component) -> list[str]:
    """The labels of the buttons that answer."""
    answers = ("answer:", "next:")
    return [b["label"] for b in pieces(shown, BUTTON) if b["custom_id"].startswith(answers)]


def menu(shown: Component) -> list[tuple[str, str, str]]:
    """Value, label and details of each option of the menu that asks."""
    (found,) = (m for m in pieces(shown, SELECT) if not m["custom_id"].startswith("read"))
    return [(o["value"], o["label"], o.get("description", "")) for o in found["options"]]


def test_a_few_cards_of_one_place_that_the_table_shows_are_buttons_alone() -> None:
    shown = asked(*THEIRS)
    assert buttons(shown) == ["Theirs 0", "Theirs 1", "Theirs 2"]
    assert "Their M" not in printed(shown)


@pytest.mark.parametrize(
    "choices", [(*MINE, *THEIRS), HAND, tuple(Choice(f"{n}{'n' * 30}") for n in range(3))]
)
def test_more_cards_or_cards_of_both_sides_are_told_apart_in_a_menu(
    choices: tuple[Choice, ...],
) -> None:
    choices = tuple(c if c.where else Choice(c.label, "d", where="field") for c in choices)
    shown = asked(*choices)
    assert buttons(shown) == []
    assert [detail for _, _, detail in menu(shown)] == [c.detail for c in choices]
    assert not any(c.detail in printed(shown) for c in choices if c.detail != "d")


def test_two_cards_are_buttons_and_it_is_said_whose_they_are() -> None:
    shown = asked(MINE[0], THEIRS[0])
    assert buttons(shown) == ["Mine 0", "Theirs 0"]
    assert "**Mine 0**: My M0" in printed(shown)


@pytest.mark.rule("MR-GEN-06")
def test_copies_that_nobody_tells_apart_are_one_choice() -> None:
    assert buttons(asked(*COPIES)) == ["Sangan", "Mystic Tomato ×3"]
    more = Choice("Giant Rat", "Level 4", where="offered")
    assert menu(asked(*COPIES, more))[:2] == [
        ("0", "Sangan", ""),
        ("1", "Mystic Tomato ×3", "Level 4"),
    ]


@pytest.mark.rule("MR-GEN-06")
def test_of_copies_as_many_are_chosen_as_are_needed() -> None:
    begun = asked(*COPIES, least=2, most=3)
    assert "Chosen:" not in printed(begun)
    assert [label for _, label, _ in menu(begun)] == ["Sangan", "Mystic Tomato ×3"]
    going = asked(*COPIES, least=2, most=3, draft=2)
    assert menu(going) == [("2", "Mystic Tomato ×2", "Level 4")]
    assert "Chosen: 2 – Sangan, Mystic Tomato" in printed(going)
    done = asked(*COPIES[1:], least=3, most=3, draft=3)
    assert "Chosen: 3 – Mystic Tomato ×3" in printed(done)
    assert [m["custom_id"] for m in pieces(done, SELECT)] == []


def test_copies_are_put_in_order_one_after_the_other() -> None:
    begun = asked(*COPIES, least=4, most=4, shape=Shape.ARRANGE, draft=2)
    assert buttons(begun) == ["Mystic Tomato ×2"]


@pytest.mark.rule("MR-MATCH-06")
def test_what_is_exchanged_is_taken_copy_by_copy_under_one_name() -> None:
    piles = Pile("Take out", 4, is_given=True), Pile("Put in", 1, is_given=False)
    choices = (*COPIES, Choice("Raigeki"))
    prompt = Prompt(Shape.EXCHANGE, "Side Deck", choices, 0, 5, piles=piles)

    def menus(*chosen: int) -> list[list[tuple[str, str]]]:
        shown = panel(sight(prompt, Draft(99999, [*chosen]), board=EMPTY, log=()))
        assert_acceptable(shown)
        return [
            [(o["value"], o["label"]) for o in m["options"]]
            for m in pieces(shown, SELECT)
            if m["custom_id"].startswith("add:")
        ]

    sangan = ("0", "Sangan")
    assert menus() == [[sangan, ("1", "Mystic Tomato ×3")], [("4", "Raigeki")]]
    assert menus(1) == [[sangan, ("2", "Mystic Tomato ×2")], [("4", "Raigeki")]]
    assert menus(1, 2, 4) == [[sangan, ("3", "Mystic Tomato")]]


@pytest.mark.rule("MR-MATCH-06")
def test_several_menus_of_one_part_of_the_deck_have_titles_of_their_own() -> None:
    piles = Pile("Take out", 30, is_given=True), Pile("Put in", 1, is_given=False)
    choices = (*(Choice(f"Card {n}") for n in range(30)), Choice("Raigeki"))
    prompt = Prompt(Shape.EXCHANGE, "Side Deck", choices, 0, 31, piles=piles)
    shown = panel(sight(prompt, board=EMPTY, log=()))

    assert_acceptable(shown)
    assert [m["placeholder"] for m in pieces(shown, SELECT)][:3] == [
        "Take out (1/2)",
        "Take out (2/2)",
        "Put in",
    ]


@pytest.mark.rule("MR-MATCH-06")
@pytest.mark.parametrize("is_done", [False, True])
def test_between_two_duels_only_the_exchange_and_the_score_are_shown(is_done: bool) -> None:
    pile = Pile("Put in", 1, is_given=False)
    prompt = Prompt(Shape.EXCHANGE, "Side Deck", (Choice("Raigeki"),), 0, 1, piles=(pile,))
    board = Board(
        "Duel 1 of 3", (Block("Kaiba", ("M1 · Sangan",)),), Block("Hand", ("Kuriboh",))
    )
    listed = Listed(0, 1, "Sangan", "M1", "Level 3")
    cards = (Group("field", "Field", (listed,)),)
    shown = panel(
        sight(
            None if is_done else prompt,
            board=board,
            log=("Yugi wins.",),
            asking=Asking(Asked.ABLE),
            cards=cards,
            chain=(1,),
            retractable=3 if is_done else None,
        )
    )
    assert "Yugi wins." in printed(shown)
    assert "### Duel 1 of 3" in printed(shown)
    assert not any(word in printed(shown) for word in ("Sangan", "Kuriboh"))
    offered = {each.split(":")[0] for each in ids(shown)}
    assert offered & {"when", "read", "chain-rulings"} == {"read"}
    assert {"refresh", "log"} <= offered


def test_a_table_tells_a_single_link_behind_its_title() -> None:
    brief = Block("Chain", ("Link 1",), is_brief=True)
    longer = Block("Chain", ("Link 1", "Link 2"), is_brief=True)
    shown = panel(sight(board=Board("A table", (brief, longer))))
    assert "**Chain**: Link 1\n**Chain**\nLink 1\nLink 2" in printed(shown)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "A. B."), ("ja", "A.B."), ("zh", "A.B.")]
)
def test_what_is_new_is_one_paragraph_where_one_must_choose(language: str, told: str) -> None:
    prompt = Prompt(Shape.PICK, "Which?", MINE)
    shown = panel(
        sight(prompt, board=EMPTY, log=("O.", "A.", "B."), fresh=2, language=language)
    )
    assert f"-# {told}\n" in printed(shown)


@pytest.mark.parametrize(("option", "page"), [(2, 2), (0, 0), (None, 0)])
async def test_the_button_of_a_page_turns_to_it(option: int | None, page: int) -> None:
    draft = Draft(1, [], page=1)

    async def drafted(user: int, number: int, change: Callable[..., object]) -> Verdict:
        change(draft, None, "en")
        return Verdict.TAKEN

    session = cast(Session, SimpleNamespace(draft=drafted))
    assert await PRESSES["page"](session, 5, 1, option) is Verdict.TAKEN
    assert draft.page == page


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("How much do you pay?", "How much do you pay?"),
        ("Send your Kuriboh to the Graveyard. Yugi: take … damage.", "From 1 to 20000"),
    ],
)
def test_the_field_for_a_number_says_which_fit_where_the_question_is_too_long(
    text: str, said: str
) -> None:
    assert field_label(Prompt(Shape.NUMBER, text, (), 1, 20_000), "en") == said
