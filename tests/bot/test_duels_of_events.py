"""What is otherwise in a duel that is played at a table of an event."""

from dataclasses import replace

import discord

from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.presses.surrendering import are_you_sure
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.hosting.test_hosted import EVENT
from tests.bot.matches import EACH, begun
from tests.bot.playing import challenge
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_after import give_up, whispers


async def at_table(room: Room, *, unilateral: bool = True) -> Session:
    """The first turn of a match at a table of an event."""
    event = await room.store.events.create(EVENT)
    await room.store.event_tables.lay(event, 0, [1])
    (table,) = await room.store.event_tables.of_round(event, 0)
    return await begun(room, event_table=table.id, unilateral=unilateral)


async def shown(session: Session) -> list[str]:
    """The board and both panels."""
    sights = [await session.sight(audience) for audience in EACH]
    return [str(board(each) if each.audience is None else panel(each)) for each in sights]


async def test_no_draw_is_agreed_on(room: Room) -> None:
    session = await at_table(room)

    assert await session.settling.offer_draw(YUGI) is Verdict.NO_DRAWS
    assert session.record.drawing is None


async def test_a_surrender_needs_no_consent_whatever_the_server_has_set(room: Room) -> None:
    session = await at_table(room, unilateral=False)
    parts = are_you_sure(session, KAIBA, "en").walk_children()
    (asked,) = [each.content for each in parts if isinstance(each, discord.ui.TextDisplay)]
    assert "has to accept" not in asked
    await session.settling.surrender(KAIBA, whole=False)
    assert session.record.surrendering is None
    await session.settling.surrender(KAIBA, whole=True)

    assert session.record.status is Status.OVER


async def test_there_is_no_rematch(room: Room) -> None:
    session = await at_table(room)
    await session.settling.surrender(KAIBA, whole=True)
    assert not [each for each in await shown(session) if "Rematch" in each]
    assert all("Decks" in each for each in await shown(session))

    other = await begun(room)
    await other.settling.surrender(KAIBA, whole=True)
    assert all("Rematch" in each for each in await shown(other))


async def test_who_presses_rematch_all_the_same_is_told_why_there_is_none(
    hosted: Hosted,
) -> None:
    yugi, kaiba = (hosted.sandbox.people[name] for name in ("Yugi", "Kaiba"))
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    before = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    session = await hosted.client.house.sessions.get(1)
    assert session
    session._kept._record = replace(session.record, event_table=1)
    for each in (yugi, kaiba):
        await each.press(before, "Rematch")

    assert "In an event, the pairings decide" in await _told(yugi, channel)
    assert await hosted.store.matches.open_ids() == []


async def _told(person: Person, channel: str) -> str:
    await person.wait_for(channel, lambda seen: seen.ephemeral)
    return whispers(person, channel)
