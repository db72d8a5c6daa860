"""Presses that may not count: by strangers, on old buttons, twice at once, forged."""

import asyncio

import pytest

from bot.sandbox.people import Person
from tests.end_to_end.duelist import OVERTAKEN, Duelist
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

NO_SEAT = "You are not a player in this duel."
FOREIGN = "This button or form is out of date. Please open it again."
OVER = "This duel is over."
(OLD,) = OVERTAKEN
FORGED = (
    ("answer:99999:1:0", OVER),
    ("choose:99999:1:0", OVER),
    ("answer:1:999999999999:5", OLD),
    ("answer:1:0:99", OLD),
    ("answer:1:0:99999999999999999999", FOREIGN),
    ("answer:1:0:-1", FOREIGN),
    ("answer:1", FOREIGN),
    ("answer:1:0:0:0", FOREIGN),
    ("hand:99999", FOREIGN),
    ("consent:1:0:yes:match", FOREIGN),
    ("challenge:99999:accept", FOREIGN),
    ("deck-delete:1", FOREIGN),
    ("'; DROP TABLE answers; --", FOREIGN),
)


async def told(person: Person, message: str, button: str | None) -> str:
    """What the person alone is told after a press that has no effect."""
    outcome = await person.press(message, button or "", unchecked=True)
    assert outcome.kind == "message"
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def begun(shop: Shop) -> tuple[Duelist, Duelist]:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.is_asked()
    await yugi.person.wait_for(yugi.table, lambda seen: "My hand" in seen.buttons)
    return yugi, kaiba


async def test_strangers_change_nothing_and_see_no_hand(shop: Shop) -> None:
    yugi, _ = await begun(shop)
    board = yugi.board

    assert await told(shop.joey, board.id, board.buttons["My hand"].custom_id) == NO_SEAT
    assert await told(shop.joey, board.id, "answer:1:0:0") == NO_SEAT
    assert await told(shop.joey, board.id, "refresh:1") == FOREIGN
    assert shop.journal.of() == []
    assert shop.journal.duels() == [(1, "open")]


async def test_an_old_button_changes_nothing(shop: Shop) -> None:
    yugi, kaiba = await begun(shop)
    panel = yugi.panel
    await yugi.takes("Rock")
    await kaiba.does("Scissors")
    await yugi.is_asked()
    kept = shop.journal.of()

    assert {await told(yugi.person, panel.id, "answer:1:0:1")} == OVERTAKEN

    assert shop.journal.of() == kept


async def test_two_presses_at_once_count_once(shop: Shop) -> None:
    yugi, _ = await begun(shop)
    panel = yugi.panel

    outcomes = await asyncio.gather(*(yugi.person.press(panel, "Rock") for _ in range(2)))

    answers = [outcome.message for outcome in outcomes if outcome.message is not None]
    assert sorted(answer.ephemeral for answer in answers) == [False, True]
    assert {answer.text for answer in answers if answer.ephemeral} == OVERTAKEN
    assert [line.seat for line in shop.journal.of()] == [0]


async def test_forged_buttons_change_nothing(shop: Shop) -> None:
    yugi, _ = await begun(shop)
    panel = yugi.panel

    for forged, words in FORGED:
        assert await told(yugi.person, panel.id, forged) == words, forged

    assert shop.journal.of() == []
    await yugi.takes("Rock")
    assert len(shop.journal.of()) == 1
