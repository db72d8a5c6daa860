"""The scripted people of the soak read panels of today, and those of an older program."""

from dataclasses import replace
from random import Random

import pytest

from bench.soak.offers import Doing, is_over, offers, question
from bot.sandbox.records import Json, Message, User
from bot.sandbox.views import MessageView
from bot.shared.components import button, menu, option, row, text

CARDS = row(
    menu(
        "read:1:5:7:0",
        "Hand",
        [option("Kuriboh", "2", "▸ Summon"), option("Sangan", "3", "Level 3")],
    )
)
SHEET = row(button("Summon", "answer:1:7:4"), button("Back", "back:1"))


def panel(*components: Json, edited: bool = True) -> MessageView:
    """What stands in the private messages of somebody."""
    author = User(id="1", name="Duelkeeper", bot=True)
    message = Message(id="2", channel="3", author=author, created_at=0, components=components)
    return MessageView(replace(message, edited_at=1.0 if edited else None))


def test_who_does_not_browse_opens_a_card_only_to_play_it() -> None:
    assert offers(panel(CARDS), Random(1), browses=False) == [Doing("read:1:5:7:0", ("2",))]
    assert offers(panel(SHEET), Random(1), browses=False) == [Doing("answer:1:7:4")]


def test_who_browses_also_reads_and_goes_back() -> None:
    assert {each.values for each in offers(panel(CARDS), Random(1))} == {("2",), ("3",)}
    assert [each.kind for each in offers(panel(SHEET), Random(1))] == ["answer", "back"]


def test_cards_that_are_taken_one_after_another_are_chosen_and_asked_for() -> None:
    equal = [option("Mystic Tomato ×3", "0"), option("Kuriboh", "4")]
    shown = panel(row(menu("add:1:7:0", "Choose", equal, 1, 2)))
    assert question(shown) == (1, 7)
    (found,) = offers(shown, Random(1))
    assert found.id == "add:1:7:0"
    assert set(found.values) <= {"0", "4"}
    assert found.values


def test_from_a_card_that_offers_nothing_more_one_goes_back() -> None:
    only_back = row(button("Back", "back:1"))
    assert offers(panel(only_back), Random(1), browses=False) == [Doing("back:1")]


@pytest.mark.parametrize(
    ("shown", "over"),
    [
        (panel(text("You win!"), row(button("Rematch", "after:1:rematch"))), True),
        (panel(text("Joey wins!")), True),
        (panel(text("Your duel is about to begin here."), edited=False), False),
        (panel(text("You win!"), SHEET), False),
    ],
)
def test_a_duel_is_over_where_nothing_or_another_one_is_offered(
    shown: MessageView, over: bool
) -> None:
    assert is_over(shown) is over
