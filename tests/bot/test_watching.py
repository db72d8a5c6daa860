"""Spectators follow a duel in a message of their own, in their own language."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.duels.panel.board import board as laid_out
from bot.duels.panel.board import watched
from bot.duels.presses.rights import may_watch
from bot.duels.stage import watchers
from bot.duels.stage.watchers import Lane
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from engine.core.changing import changed
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, in_private, play
from tests.bot.standing_in import (
    JOEY,
    KAIBA,
    YUGI,
    ManualClock,
    Room,
    fingers,
    stopped_by_a_hen,
)
from tests.bot.windows import Windows
from tests.waiting import until

FOLLOW = say("en", "watch-button")


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators are shown at once what is new."""
    monkeypatch.setattr(watchers, "WATCHER_REST", 0.05)
    monkeypatch.setattr(watchers, "WATCHERS_A_SECOND", 100.0)


def three(hosted: Hosted) -> tuple[Person, Person, Person]:
    """Yugi, Kaiba and Joey, who all read English."""
    people = hosted.sandbox.people
    yugi, kaiba, joey = (people[each] for each in ("Yugi", "Kaiba", "Joey"))
    for person in (yugi, kaiba, joey):
        person.locale = "en-US"
    return yugi, kaiba, joey


def board(person: Person, channel: str) -> MessageView:
    """The board of a duel, as that person sees it."""
    return next(seen for seen in person.sees(channel) if "My hand" in seen.buttons)


def view(person: Person, channel: str, own: str) -> MessageView:
    return next(seen for seen in person.sees(channel) if seen.id == own)


async def watching(person: Person, channel: str) -> str:
    """Has them press *Watch* on the board; the id of the message in which they follow."""
    shown = (await person.press(board(person, channel), FOLLOW)).message
    assert shown is not None
    assert shown.ephemeral
    return shown.id


async def counted(person: Person, channel: str, words: str) -> None:
    """Waits until the board says that so many watch; with "" that nobody does."""
    await until(
        lambda: board(person, channel).text,
        lambda text: words in text if words else "watching" not in text,
    )


async def show_fingers(yugi: Person, kaiba: Person) -> None:
    await yugi.press(yugi.last("@bot"), "2")
    await kaiba.press(kaiba.last("@bot"), "1")


async def test_a_spectator_follows_in_their_own_language(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    joey.locale = "ja"
    own = await watching(joey, channel)
    assert "観戦をやめる" in view(joey, channel, own).buttons
    assert not any(own == seen.id for seen in yugi.sees(channel))
    await counted(yugi, channel, "1 person is watching")

    await show_fingers(yugi, kaiba)
    await until(lambda: view(joey, channel, own).text, lambda text: "[ja] Yugi shows 2" in text)
    await yugi.wait_for(channel, lambda seen: "[en] Yugi shows 2" in seen.text)

    joey.locale = "en-US"
    await joey.press(view(joey, channel, own), "更新")
    assert "[en] Yugi shows 2" in view(joey, channel, own).text
    await joey.press(view(joey, channel, own), "Stop watching")
    assert "You have stopped watching" in view(joey, channel, own).text
    await counted(yugi, channel, "")


async def test_who_plays_gets_their_own_panel_and_is_no_spectator(hosted: Hosted) -> None:
    yugi, kaiba, _ = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    panel = (await kaiba.press(board(kaiba, channel), FOLLOW)).message
    called = (await yugi.call("duel watch", channel=channel)).message

    for opened in (panel, called):
        assert opened is not None
        assert "Refresh" in opened.buttons
        assert "Fingers?" in opened.text
        assert "Stop watching" not in opened.buttons
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert (await session.sight(None)).watching == 0


async def test_the_message_follows_to_the_end(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    shown = (await joey.call("duel watch", channel=channel)).message
    assert shown is not None
    await play([in_private(yugi), in_private(kaiba)], Random(3))

    over = await until(lambda: view(joey, channel, shown.id), lambda seen: "wins" in seen.text)
    assert "Watch again" in over.buttons
    assert "Stop watching" not in over.buttons
    assert "Rematch" not in over.buttons, "that is for who has played"
    await yugi.wait_for(channel, lambda seen: "Rematch" in seen.buttons)


async def test_a_message_that_can_be_changed_no_more_says_so_and_goes_on_when_pressed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    monkeypatch.setattr(watchers, "TOKEN_LIFE", watchers.LAST_EDIT + 0.1)
    own = await watching(joey, channel)
    stands = await until(
        lambda: view(joey, channel, own), lambda seen: "no longer updates" in seen.text
    )
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    await until(lambda: session.gallery.is_watched_by(int(joey.id)), lambda still: not still)
    await counted(yugi, channel, "")
    await show_fingers(yugi, kaiba)
    await yugi.wait_for(channel, lambda seen: "Yugi shows 2" in seen.text)
    assert "Yugi shows 2" not in view(joey, channel, own).text

    monkeypatch.setattr(watchers, "TOKEN_LIFE", 800.0)
    await joey.press(stands, "Go on")
    assert "Yugi shows 2" in view(joey, channel, own).text
    assert "Stop watching" in view(joey, channel, own).buttons
    await counted(yugi, channel, "1 person is watching")


async def test_a_message_of_before_a_restart_goes_on_when_pressed(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    own = await watching(joey, channel)
    await hosted.stop()
    await hosted.start()
    await counted(yugi, channel, "")

    await joey.press(view(joey, channel, own), "Refresh")
    await show_fingers(yugi, kaiba)
    await until(lambda: view(joey, channel, own).text, lambda text: "Yugi shows 2" in text)


async def test_a_duel_is_followed_in_one_message_at_a_time(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    first = await watching(joey, channel)
    second = await watching(joey, channel)
    await until(lambda: view(joey, channel, first).text, lambda text: "newer message" in text)
    await counted(yugi, channel, "1 person is watching")
    await show_fingers(yugi, kaiba)
    await until(lambda: view(joey, channel, second).text, lambda text: "Yugi shows 2" in text)


async def test_only_who_sees_the_channel_may_watch(hosted: Hosted) -> None:
    yugi, _, joey = three(hosted)
    await yugi.call("duel practice", options={"format": "short"})
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    none = (await joey.call("duel watch", channel="lounge")).message
    assert none is not None
    assert "There is no duel on this server" in none.text


@pytest.mark.parametrize(
    ("guild", "channel", "allowed"),
    [(1, 5, True), (1, 9, True), (1, 8, False), (2, 5, False), (None, 5, False)],
)
async def test_rights_are_those_of_the_channel_of_the_duel(
    room: Room, guild: int | None, channel: int, allowed: bool
) -> None:
    """In channel 9 somebody asks who sees that of the duel, in channel 8 who does not."""
    session = await room.duel(channel=5)
    duels = Mock(spec=discord.TextChannel)
    duels.permissions_for.return_value = discord.Permissions(view_channel=channel == 9)
    home = SimpleNamespace(get_channel_or_thread={5: duels}.get)
    asks: Any = SimpleNamespace(
        guild_id=guild,
        channel_id=channel,
        guild=home,
        user=Mock(spec=discord.Member),
    )
    assert may_watch(asks, session.record) is allowed
    alone = Mock(spec=discord.Thread, is_private=lambda: True)
    asks.guild = SimpleNamespace(get_channel_or_thread={5: alone}.get)
    assert may_watch(asks, session.record) is (allowed and channel == 5)


async def test_elsewhere_the_duels_of_the_server_are_named(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    await challenge(hosted, yugi, kaiba)
    asked = (await joey.call("duel watch", channel="lounge")).message
    assert asked is not None
    (menu,) = asked.selects
    assert list(menu.options) == ["Yugi – Kaiba"]
    shown = (await joey.choose(asked, menu.custom_id, ["Yugi – Kaiba"])).message
    assert shown is not None
    assert shown.id == asked.id
    assert "Stop watching" in shown.buttons


async def test_spectators_are_written_to_one_after_the_other_once_there_is_time() -> None:
    lagging, busy, most, written = [True], 0, 0, 0
    lane = Lane(lambda: lagging[0])

    async def write() -> None:
        nonlocal busy, most, written
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy, written = busy - 1, written + 1

    tasks = [asyncio.create_task(lane.through(write)) for _ in range(5)]
    await asyncio.sleep(0.05)
    assert written == 0
    lagging[0] = False
    await asyncio.gather(*tasks)
    assert (written, most) == (5, 1)


async def test_what_a_spectator_sees_is_what_everybody_sees(room: Room) -> None:
    session = await room.duel()
    session.gallery.watch(JOEY, "en")
    for plays in (False, True):
        if plays:
            await fingers(session, 1, 0)
        public, seen = await session.sight(None), await session.gallery.watched(JOEY)
        assert seen == public
        assert watched(seen) != laid_out(public)
        for user in (YUGI, KAIBA):
            session.gallery.watch(user, "en")
            assert not session.gallery.is_watched_by(user)


async def test_behind_the_curtain_spectators_see_their_language_as_it_fell(
    room: Room,
) -> None:
    clock, game = ManualClock(), Windows("OO", lambda n, k: False, 2)
    room.clock, room.games = clock, {"odds": game}
    room.sessions = room.restarted()
    session = await room.duel(pace=3.0, game=game)
    session.gallery.watch(JOEY, "ja")
    await session.answer(YUGI, 0, (0,))
    fallen = await session.gallery.watched(JOEY)
    assert fallen.language == "ja"
    assert fallen.awaited == (await session.sight(None)).awaited
    assert fallen.log
    await clock.advance(0.5)
    assert (await session.gallery.watched(JOEY)) == fallen


async def hands(room: Room) -> Session:
    """A duel that Joey watches, whose players let spectators see their hands."""
    session = await room.duel()
    session.gallery.watch(JOEY, "en")
    for user in (YUGI, KAIBA):
        assert (await session.gallery.watched(JOEY)).hands == ()
        assert await session.gallery.show_hand(user, is_shown=True) is Verdict.TAKEN
    return session


async def test_spectators_see_the_hands_once_all_players_agree(room: Room) -> None:
    session = await hands(room)
    seen = (await session.gallery.watched(JOEY)).hands
    own = [(await session.sight(seat)).board for seat in (Seat(0), Seat(1))]
    held = [each.hand.lines for each in own if each and each.hand]
    assert [each.lines for each in seen] == held
    assert [each.title for each in seen] == ["Yugi's hand", "Kaiba's hand"]
    assert seen[0].lines[0] in str(watched(await session.gallery.watched(JOEY)))


async def test_nobody_else_sees_the_hands(room: Room) -> None:
    session = await hands(room)
    await session.gallery.watched(JOEY)
    public = await session.sight(None)
    assert public.hands == ()
    assert (await session.gallery.public("en")).hands == ()
    for seat in (Seat(0), Seat(1)):
        assert (await session.sight(seat)).hands == ()
    for user in (YUGI, 99):
        assert (await session.gallery.watched(user)).hands == ()
    without = changed(await session.gallery.watched(JOEY), hands=())
    assert watched(without) == watched(public)


async def test_a_hand_is_hidden_again_at_once_and_everybody_is_told(room: Room) -> None:
    session = await hands(room)
    version = session.version(None)
    assert await session.gallery.show_hand(KAIBA, is_shown=False) is Verdict.TAKEN
    assert (await session.gallery.watched(JOEY)).hands == ()
    assert session.version(None) > version
    assert (await session.sight(None)).log[
        -1
    ] == "Kaiba no longer lets spectators see the hands."


@pytest.mark.parametrize("agreed", [1, 2])
async def test_what_they_agreed_to_holds_over_a_restart(room: Room, agreed: int) -> None:
    session = await room.duel()
    for user in (YUGI, KAIBA)[:agreed]:
        await session.gallery.show_hand(user, is_shown=True)
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again is not None
    again.gallery.watch(JOEY, "en")
    assert bool((await again.gallery.watched(JOEY)).hands) is (agreed == 2)


async def test_one_who_has_seen_hands_is_kept_as_such(room: Room) -> None:
    session = await hands(room)
    assert not await room.store.hands_seen.saw(1, JOEY)
    await session.gallery.watched(JOEY)
    assert await room.store.hands_seen.saw(1, JOEY)
    assert not await room.store.hands_seen.saw(1, KAIBA)


async def test_only_players_show_hands_and_none_in_practice(room: Room) -> None:
    session = await room.duel()
    assert await session.gallery.show_hand(JOEY, is_shown=True) is Verdict.NOT_YOURS
    alone = await room.duel(practice=True, channel=6)
    assert await alone.gallery.show_hand(YUGI, is_shown=True) is Verdict.NO_HANDS


async def test_behind_the_curtain_spectators_see_the_hands_as_it_fell(room: Room) -> None:
    session = await stopped_by_a_hen(room, plays=False)
    session.gallery.watch(JOEY, "en")
    for user in (YUGI, KAIBA):
        await session.gallery.show_hand(user, is_shown=True)
    await session.answer(YUGI, 1, (0,))
    fallen = (await session.gallery.watched(JOEY)).hands
    assert len(fallen) == 2
    await room.clock.advance(0.5)
    panel = await session.sight(Seat(1))
    assert panel.question
    await session.answer(KAIBA, panel.question.number, ())
    assert (await session.gallery.watched(JOEY)).hands == fallen


async def more_of(person: Person) -> MessageView:
    """What *More …* on their panel opens."""
    panel = await person.wait_for("@bot", lambda seen: "More …" in seen.buttons)
    opened = (await person.press(panel, "More …")).message
    assert opened
    return opened


async def test_the_buttons_show_the_hands_and_hide_them_again(hosted: Hosted) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    own = await watching(joey, channel)
    said = []
    for person in (yugi, kaiba):
        more = await more_of(person)
        told = (await person.press(more, "Let spectators see my hand")).message
        assert told
        said.append(told.text)
    assert "once all players agree" in said[0]
    assert "from now on, spectators see the hands" in said[1]
    seen = await until(
        lambda: view(joey, channel, own).text, lambda text: "Kaiba's hand" in text
    )
    assert "You also see the hands" in seen
    assert "'s hand" not in board(joey, channel).text
    more = await more_of(yugi)
    await yugi.press(more, "Hide my hand from spectators")
    await until(lambda: view(joey, channel, own).text, lambda text: "Kaiba's hand" not in text)
