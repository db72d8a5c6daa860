"""Against the built-in opponent: how well it plays, and which deck it brings."""

import asyncio
from collections.abc import Iterable
from random import Random

import pytest

from bot.decks.choice import DeckChoice
from bot.duels.lobby.opposing import alike, special
from bot.duels.store.agreement import agreement_from_json
from bot.duels.store.records import MatchRecord
from bot.duels.table.sessions import Sessions
from bot.duels.table.settling import Settling
from bot.duels.table.verdict import Verdict
from bot.sandbox.people import Person
from bot.sandbox.rest.request import Exchange
from bot.shared.words import say
from engine.core.game import Level
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.playing import in_private, play
from tests.waiting import PATIENCE, until


async def begun(person: Person, **chosen: str) -> str:
    """What is told when practice has begun."""
    await person.call("duel practice", options={"format": "short", **chosen})
    told = await person.wait_for("duels", lambda seen: "Practice begins" in seen.text)
    return told.text


async def told_of_practice(person: Person, channel: str) -> str:
    """What whoever asks for it there is told in the end."""
    asked = (await person.call("duel practice", channel, {"format": "short"})).message
    assert asked is not None
    told = await person.wait_for(
        asked.channel, lambda seen: seen.id == asked.id and not seen.thinking
    )
    return told.text


def requests_of(hosted: Hosted) -> list[str]:
    """What the bot asks of Discord from now on, by what it does."""
    requests: list[str] = []

    def inspect(exchange: Exchange) -> Iterable[str]:
        requests.append(f"{exchange.method} {exchange.template.rpartition('/')[2]}")
        return ()

    hosted.sandbox.inspect = inspect
    return requests


async def test_the_level_is_chosen_shown_and_kept_by_a_rematch(
    hosted: Hosted, yugi: Person
) -> None:
    assert "level: hard" in await begun(yugi, level="hard")
    await yugi.wait_for("@bot", lambda seen: "against CPU (hard) · Short game" in seen.text)
    await play([in_private(yugi)], Random(4))
    await yugi.press(yugi.last("@bot"), "Rematch")
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)

    (again,) = await hosted.store.matches.open_ids()
    record = await hosted.store.matches.load(again)
    assert record is not None
    assert record.agreement.level is Level.HARD


async def test_what_is_laid_at_once_is_answered_by_one_request(
    hosted: Hosted, yugi: Person
) -> None:
    requests = requests_of(hosted)
    await begun(yugi)
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    of_the_panel = ["POST messages", "PATCH {message_id}"]
    opened = [each for each in requests if each != "POST channels"]
    assert sorted(opened) == sorted(["POST callback", *of_the_panel])


@pytest.mark.parametrize("wanted", ["after:1:rematch", "again:1:"])
async def test_practice_asked_for_in_private_messages_is_laid_there_by_two_requests(
    hosted: Hosted, yugi: Person, wanted: str
) -> None:
    """Who presses there can be reached there: nothing has to be sent to find that out."""
    await begun(yugi, level="normal")
    await play([in_private(yugi)], Random(4))
    over = await yugi.wait_for("@bot", lambda seen: "Rematch" in seen.buttons)
    labels = [
        label for label, each in over.buttons.items() if str(each.custom_id).startswith(wanted)
    ]
    requests = requests_of(hosted)
    await yugi.press(over, labels[0])
    panel = await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    assert requests == ["POST callback", "POST messages"]
    assert panel.id != over.id
    assert len(await hosted.store.matches.open_ids()) == 1


async def test_who_takes_no_more_private_messages_goes_on_in_a_closed_thread(
    hosted: Hosted, yugi: Person
) -> None:
    """Buttons are still pressed where nothing can be sent any more."""
    await begun(yugi, level="normal")
    await play([in_private(yugi)], Random(4))
    over = await yugi.wait_for("@bot", lambda seen: "Rematch" in seen.buttons)
    yugi.takes_dms = False
    await yugi.press(over, "Rematch")
    world, people = hosted.sandbox.world, {yugi.id, hosted.sandbox.world.bot.id}
    [closed] = await until(
        lambda: [each for each in world.channels.values() if each.private],
        lambda found: [set(each.members) for each in found] == [people],
    )
    board = await yugi.wait_for(str(closed.id), lambda seen: "My hand" in seen.buttons)
    hand = (await yugi.press(board, "My hand")).message
    assert hand is not None
    assert "Fingers?" in hand.text
    assert len(await hosted.store.matches.open_ids()) == 1


async def test_who_asks_for_it_where_nothing_can_be_sent_to_them_reads_what_to_do(
    hosted: Hosted, yugi: Person
) -> None:
    """In private messages there is no thread to go on in; in a channel there is."""
    await begun(yugi, level="normal")
    await play([in_private(yugi)], Random(4))
    yugi.takes_dms = False
    assert await told_of_practice(yugi, "@bot") == say("en", "practice-nowhere")
    assert await hosted.store.matches.open_ids() == []

    assert "Practice begins" in await told_of_practice(yugi, "duels")
    assert len(await hosted.store.matches.open_ids()) == 1


async def test_what_is_over_meanwhile_is_not_laid_again(
    hosted: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as by giving it up, just before it goes on elsewhere."""
    call_off, done = Settling.call_off, asyncio.Event()

    async def too_late(self: Settling, reason: str | None = None) -> Verdict:
        await call_off(self, reason)
        verdict = await call_off(self, reason)
        done.set()
        return verdict

    await begun(yugi, level="normal")
    await play([in_private(yugi)], Random(4))
    over = await yugi.wait_for("@bot", lambda seen: "Rematch" in seen.buttons)
    monkeypatch.setattr(Settling, "call_off", too_late)
    yugi.takes_dms = False
    await yugi.press(over, "Rematch")
    await asyncio.wait_for(done.wait(), PATIENCE)

    assert "Practice begins" in await told_of_practice(yugi, "duels")
    assert len(await hosted.store.matches.open_ids()) == 1


async def test_who_is_left_waiting_since_the_bot_died_reads_what_to_do(
    hosted: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(_: Sessions, record: MatchRecord, holds: object) -> None:
        raise RuntimeError(record.game)

    monkeypatch.setattr(Sessions, "open", dies)
    await yugi.call("duel practice", options={"format": "short"})
    told = await yugi.wait_for("@bot", lambda seen: "Getting ready" in seen.text)

    assert "within a minute, use `/duel practice` again" in told.text


def test_without_a_level_it_is_normal_in_duels_of_before() -> None:
    assert agreement_from_json('{"limits":"","best_of":1}').level is Level.NORMAL


async def test_it_brings_the_same_deck_or_one_of_ones_own(hosted: Hosted, yugi: Person) -> None:
    forty = deck_list((1,) * 40)
    await hosted.store.decks.keep(int(yugi.id), "odds", "Forty Ants", forty)
    offered = await yugi.complete(
        "duel practice", "opponent_deck", "", options={"format": "short"}
    )
    assert [choice.name for choice in offered] == [
        "A random ready deck of about the same size",
        "The same deck as mine",
        "Forty Ants",
        "Meadow",
        "Forest",
    ]

    told = await begun(yugi, deck="Meadow", opponent_deck="mirror")
    assert "you play Meadow · the CPU plays the same deck" in told
    record = await hosted.store.matches.load(1)
    assert record is not None
    assert record.setup.decks[0] == record.setup.decks[1]


async def test_the_name_of_ones_own_deck_is_told(hosted: Hosted, yugi: Person) -> None:
    forty = deck_list((1,) * 40)
    await hosted.store.decks.keep(int(yugi.id), "odds", "Forty Ants", forty)

    told = await begun(yugi, deck="Forest", opponent_deck="forty ants")

    assert "you play Forest · the CPU plays Forty Ants" in told
    record = await hosted.store.matches.load(1)
    assert record is not None
    assert record.setup.decks[1] == forty


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("any", "any"),
        (" Mirror ", "mirror"),
        ("自分と同じデッキ", "mirror"),
        ("Forest", None),
        ("ready:forest", None),
    ],
)
def test_any_and_mirror_are_meant_in_any_language(typed: str, meant: str | None) -> None:
    assert special(typed) == meant


def sized(*sizes: int) -> list[DeckChoice]:
    return [DeckChoice(f"ready:{size}", str(size), deck_list((1,) * size)) for size in sizes]


def test_any_deck_is_like_ones_own_in_size() -> None:
    (own,) = sized(40)

    assert [deck.name for deck in alike(sized(40, 50, 43, 46), own, "main")] == ["40", "43"]
    assert [deck.name for deck in alike(sized(60, 50), own, "main")] == ["50"]
    assert alike([], own, "main") == []
