"""Surrenders that need consent: one request is open at a time, and it can be taken back."""

import discord
import pytest

from bot.duels.presses.surrendering import are_you_sure
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.sandbox.people import Person
from bot.shared.words import say
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.matches import EACH, begun
from tests.bot.playing import challenge
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_duels import consent_needed, give_up

WITHDRAWN = "Yugi no longer asks to surrender. The duel goes on."


async def lines(session: Session) -> list[str]:
    """The newest line that each audience reads."""
    return [(await session.sight(audience)).log[-1] for audience in EACH]


@pytest.mark.rule("EX-SUR-02", "EX-SUR-05")
@pytest.mark.parametrize("whole", [True, False])
async def test_while_one_asks_to_surrender_the_other_cannot_ask_too(
    room: Room, whole: bool
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)

    assert await session.settling.surrender(KAIBA, whole=True) is Verdict.ASKED_FIRST
    assert await session.settling.surrender(KAIBA, whole=False) is Verdict.ASKED_FIRST
    assert (session.record.surrendering, session.record.surrenders_match) == (0, whole)
    await session.settling.consent(KAIBA, Seat(0), agreed=False, whole=whole)
    assert await session.settling.surrender(KAIBA, whole=True) is Verdict.TAKEN
    assert session.record.surrendering == 1


@pytest.mark.rule("EX-SUR-02")
async def test_who_asks_to_surrender_may_take_that_back_and_all_are_told(room: Room) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=True)

    assert (
        await session.settling.consent(YUGI, Seat(0), agreed=True, whole=True)
        is Verdict.NOT_YOURS
    )
    assert (
        await session.settling.consent(YUGI, Seat(0), agreed=False, whole=True) is Verdict.TAKEN
    )
    assert await lines(session) == [WITHDRAWN] * 3
    assert (
        await session.settling.consent(KAIBA, Seat(0), agreed=True, whole=True) is Verdict.OLD
    )
    assert session.record.status is Status.OPEN


@pytest.mark.rule("EX-SUR-01", "EX-SUR-03")
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("agreed", [True, False])
async def test_an_answer_to_another_request_does_not_count(
    room: Room, whole: bool, agreed: bool
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=not whole)
    await session.settling.surrender(YUGI, whole=whole)

    answered = await session.settling.consent(KAIBA, Seat(0), agreed, whole=not whole)

    assert answered is Verdict.ASKED_ANEW
    assert (session.record.surrendering, session.record.surrenders_match) == (0, whole)
    assert session.settling.is_contested


@pytest.mark.parametrize("whole", [True, False])
async def test_who_asks_takes_back_whatever_they_ask_by_an_older_button(
    room: Room, whole: bool
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)

    assert (
        await session.settling.consent(YUGI, Seat(0), agreed=False, whole=not whole)
        is Verdict.TAKEN
    )
    assert session.record.surrendering is None


@pytest.mark.rule("EX-SUR-01")
@pytest.mark.parametrize(("whole", "left"), [(True, Seat(0)), (False, None)])
async def test_a_request_for_one_duel_of_a_match_ends_with_that_duel(
    room: Room, whole: bool, left: Seat | None
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=True)

    assert not session.settling.is_contested
    assert session.record.surrendering == left
    kept = await room.store.matches.load(1)
    assert kept is not None
    assert kept.surrendering == left


@pytest.mark.parametrize("whole", [True, False])
async def test_a_request_stays_as_it_was_over_a_restart(room: Room, whole: bool) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again

    assert (again.record.surrendering, again.record.surrenders_match) == (0, whole)
    assert await again.settling.surrender(KAIBA, whole=True) is Verdict.ASKED_FIRST
    assert (
        await again.settling.consent(YUGI, Seat(0), agreed=False, whole=True) is Verdict.TAKEN
    )
    room.sessions.sleep()
    room.sessions = room.restarted()
    last = await room.sessions.get(1)
    assert last
    assert last.record.surrendering is None


@pytest.mark.parametrize("whole", [True, False])
async def test_a_request_is_shown_before_the_duel_is_awake_again(
    room: Room, whole: bool
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again

    parts = are_you_sure(again, YUGI, "en").walk_children()
    labels = [part.label for part in parts if isinstance(part, discord.ui.Button)]
    assert labels == [*([] if whole else ["Surrender the match"]), "Take back my request"]


async def told(person: Person, label: str = "") -> str:
    """What the person reads who calls the command, and then presses that button."""
    message = (await person.call("duel surrender", channel="duels")).message
    assert message is not None
    if label:
        message = (await person.press(message, label)).message
        assert message is not None
    return message.text


async def test_who_wants_to_surrender_after_the_other_is_shown_to_the_buttons(
    hosted: Hosted,
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await consent_needed(hosted)
    await challenge(hosted, yugi, kaiba)
    sure = (await yugi.call("duel surrender", channel="duels")).message
    assert sure is not None
    await told(kaiba, say("ja", "surrender-yes"))

    assert await told(yugi) == say("en", "surrender-other-first")
    refused = (await yugi.press(sure, "Surrender")).message
    assert refused is not None
    assert refused.text == say("en", "surrender-other-first")


@pytest.mark.parametrize("by_command", [True, False])
async def test_a_request_is_taken_back_by_command_board_and_panel(
    hosted: Hosted, by_command: bool
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    await consent_needed(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    label = "Take back my request"
    for place in ("duels",) if by_command else (channel, "@bot"):
        await give_up(yugi)
        board = await yugi.wait_for(channel, lambda seen: "asks to surrender" in seen.text)
        panel = await yugi.wait_for("@bot", lambda seen: label in seen.buttons)
        assert "Accept the surrender" not in panel.buttons
        if place == "duels":
            asked = (await yugi.call("duel surrender", channel="duels")).message
            assert asked is not None
            assert asked.text.startswith("You have asked to surrender.")
            assert list(asked.buttons) == [label]
            done = (await yugi.press(asked, label)).message
            assert done is not None
            assert done.text == "You have taken your request back. The duel goes on."
        elif place == "@bot":
            await yugi.press(panel, label)
        else:
            await yugi.press(board, "Play on")
        await kaiba.wait_for(channel, lambda seen: "Accept the surrender" not in seen.buttons)
        await kaiba.wait_for("@bot", lambda seen: WITHDRAWN in seen.text)


async def test_who_plays_on_after_the_end_is_told_that_the_duel_is_over(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    sure = (await yugi.call("duel surrender", channel="duels")).message
    assert sure is not None
    await told(kaiba, say("ja", "surrender-yes"))

    refused = (await yugi.press(sure, "Play on")).message

    assert refused is not None
    assert refused.text == say("en", "duel-is-over")
