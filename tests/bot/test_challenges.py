"""Challenges: what they say, to whom they are open, and what becomes of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.duels.store.agreement import Agreement
from bot.duels.store.setups import deck_to_json
from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.database import UnavailableError
from bot.store import Store
from bot.store.opening import migrations
from cards.sources.records import SaidList
from engine.core.game import First
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.library.zoo_lists import shelve_lists
from tests.bot.standing_in import ManualClock
from tests.waiting import until

ANT, BEE = 1, 2
OTHERS = ("日本語", "简体中文")
"""The buttons by which an English post is read in another language."""
AGREEMENTS = next(n for n, file in migrations().items() if "agreements" in file.name)
"""The migration that gave challenges their terms."""


@pytest.fixture
def joey(hosted: Hosted) -> Person:
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"
    return joey


async def restarted(hosted: Hosted, clock: ManualClock | None = None) -> None:
    await hosted.stop()
    hosted.clock = clock
    await hosted.start()


async def accept(person: Person, offer: MessageView, deck: str = "Forest") -> MessageView:
    """The message to whoever accepted, once they have chosen their deck."""
    menu = (await person.press(offer, "Accept")).message
    assert menu is not None
    await person.choose(menu, menu.selects[0].custom_id, [deck])
    return await person.wait_for(
        "duels", lambda seen: seen.id == menu.id and "Getting ready" not in seen.text
    )


def public(person: Person) -> MessageView:
    """What everybody reads last in the channel."""
    return [seen for seen in person.sees("duels") if not seen.ephemeral][-1]


async def test_a_challenge_says_what_is_dueled_by_and_until_when_it_is_open(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await restarted(hosted, ManualClock())
    await yugi.call("duel challenge", opponent=kaiba, format="short", first="1")

    offer = kaiba.last("duels")
    assert offer.text.splitlines() == [
        f"Yugi challenges <@{kaiba.id}> to a duel.",
        "**Short game** · no ban list · single duel · 5 minutes per decision · "
        "Kaiba goes first",
        "-# Casual clock: 5 minutes for each decision. If your time runs out, an answer is "
        "given for you; if that happens three times in a row, you lose the duel.",
        "-# Fast: no pause. Everybody sees who is asked to respond.",
        "-# Open until <t:1700004600:t> (<t:1700004600:R>)",
    ]
    assert list(offer.buttons) == ["Accept", "Decline", "Cancel challenge", *OTHERS]


async def test_an_accepted_challenge_names_both_and_the_duel(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short", first="chance")
    await accept(kaiba, public(kaiba))

    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert session.record.setup.first is First.BY_CHANCE
    table = session.record.place.channel
    shown = await yugi.wait_for("duels", lambda seen: not seen.buttons and not seen.ephemeral)
    assert shown.text.startswith(f"Kaiba accepted Yugi's challenge: <#{table}>")


async def test_a_declined_challenge_says_who_declined_whose(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    await kaiba.press(kaiba.last("duels"), "Decline")
    over = public(yugi)
    assert over.text.startswith("Kaiba declined Yugi's challenge.")
    assert not over.buttons


async def test_anybody_but_its_maker_accepts_an_open_challenge(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    await yugi.call("duel challenge", format="short", first="1")
    offer = joey.last("duels")
    assert offer.text.startswith("Yugi is looking for an opponent.")
    assert "the opponent goes first" in offer.text
    assert list(offer.buttons) == ["Accept", "Cancel challenge", *OTHERS]

    own = (await yugi.press(offer, "Accept")).message
    assert own is not None
    assert "cannot challenge yourself" in own.text
    late = (await kaiba.press(offer, "Accept")).message
    assert late is not None
    assert "The duel has begun" in (await accept(joey, offer)).text

    await kaiba.choose(late, late.selects[0].custom_id, ["Forest"])
    told = await kaiba.wait_for("duels", lambda seen: seen.id == late.id and not seen.selects)
    assert told.text == "This challenge is no longer open."
    await yugi.wait_for("duels", lambda seen: "Joey accepted Yugi's challenge" in seen.text)
    assert await hosted.store.matches.open_ids() == [1]


async def test_an_open_challenge_is_taken_back_by_its_maker_alone(
    hosted: Hosted, yugi: Person, joey: Person
) -> None:
    await yugi.call("duel challenge", format="short")
    offer = joey.last("duels")
    refused = (await joey.press(offer, "Cancel challenge")).message
    assert refused is not None
    assert refused.text == "Only the player who made this challenge can cancel it."
    await yugi.press(offer, "Cancel challenge")
    assert public(joey).text.startswith("Yugi cancelled the open challenge.")


async def test_a_challenge_is_open_again_where_a_crash_came_before_its_duel(
    hosted: Hosted, yugi: Person, joey: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await yugi.call("duel challenge", format="short")
    offer = joey.last("duels")
    menu = (await joey.press(offer, "Accept")).message
    assert menu is not None
    is_dying = asyncio.Event()

    async def dies(*_: object) -> None:
        is_dying.set()
        await asyncio.Event().wait()

    async def is_dead(*_: object) -> None:
        raise UnavailableError("the process is gone")

    monkeypatch.setattr(hosted.client.house.sessions, "open", dies)
    monkeypatch.setattr(hosted.store.challenges, "reopen", is_dead)
    await joey.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await asyncio.wait_for(is_dying.wait(), 300)
    await restarted(hosted)

    assert "The duel has begun" in (await accept(joey, public(joey))).text
    await yugi.wait_for("duels", lambda seen: "Joey accepted Yugi's challenge" in seen.text)
    await restarted(hosted)
    kept = await hosted.store.challenges.load(1)
    assert kept is not None
    assert (kept.status, kept.challenged_name) == ("accepted", "Joey")


@pytest.mark.parametrize("moment", ["begun", "told"])
async def test_a_challenge_is_shown_as_accepted_where_a_crash_came_before_that(
    hosted: Hosted, yugi: Person, joey: Person, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    await yugi.call("duel challenge", format="short")
    menu = (await joey.press(joey.last("duels"), "Accept")).message
    assert menu is not None
    is_dying = asyncio.Event()

    async def dies(*_: object) -> None:
        is_dying.set()
        await asyncio.Event().wait()

    if moment == "begun":
        monkeypatch.setattr(hosted.store.challenges, "begun", dies)
        monkeypatch.setattr(hosted.store.challenges, "reopen", dies)
    else:
        monkeypatch.setattr(hosted.client.house.lobby.invitations, "show_accepted", dies)
    await joey.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await asyncio.wait_for(is_dying.wait(), 300)
    assert "Accept" in public(yugi).buttons
    await restarted(hosted)

    told = await yugi.wait_for("duels", lambda seen: "Joey accepted Yugi's chall" in seen.text)
    assert "Accept" not in told.buttons
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert session.record.place.link in told.text
    assert await hosted.store.challenges.untold() == []


async def test_a_challenge_expires_by_itself(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    clock = ManualClock()
    await restarted(hosted, clock)
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    await clock.advance(3599)
    assert "Accept" in public(kaiba).buttons
    await clock.advance(1)
    over = await kaiba.wait_for("duels", lambda seen: not seen.buttons)
    assert over.text.startswith("Yugi's challenge to Kaiba has expired.")


async def test_a_challenge_expires_after_a_restart_too(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await restarted(hosted, ManualClock())
    await yugi.call("duel challenge", format="short")
    offer = kaiba.last("duels")
    later = ManualClock()
    later.time += 3000
    await restarted(hosted, later)
    await until(lambda: bool(later.alarms))
    later.time += 600
    told = (await kaiba.press(offer, "Accept")).message
    assert told is not None
    assert told.text == "This challenge is no longer open."
    await later.advance(0)
    over = await kaiba.wait_for("duels", lambda seen: "expired" in seen.text)
    assert over.text.startswith("Yugi's open challenge has expired.")


def banning(code: int) -> list[SaidList]:
    """The list "Meadow", which forbids this card."""
    return [
        SaidList("2026.07 Meadow", "Meadow", "2026.07", 20260700, False, None, {code: (0, 0)})
    ]


@pytest.fixture
async def meadow(
    hosted: Hosted, yugi: Person, kaiba: Person, tmp_path: Path
) -> AsyncIterator[Path]:
    """A library with a list that forbids Bees, and decks of Ants and of Bees."""
    await hosted.stop()
    path = shelve_lists(tmp_path / "lists.db", banning(BEE))
    hosted.library = await Library.open(path)
    await hosted.start()
    for person in (yugi, kaiba):
        for name, code in (("Ants", ANT), ("Bees", BEE)):
            await hosted.store.decks.keep(int(person.id), "odds", name, deck_list((code,) * 40))
    yield path
    await hosted.library.close()


@pytest.mark.usefixtures("meadow")
async def test_a_challenge_is_made_with_a_deck_that_its_list_allows(
    yugi: Person, kaiba: Person
) -> None:
    async def told(**options: object) -> str:
        given = {"opponent": kaiba, **options}
        message = (await yugi.call("duel challenge", options=given)).message
        assert message is not None
        assert message.ephemeral
        return message.text

    barred = await told(list="meadow", deck="Bees")
    assert barred.startswith("The deck “Bees” is not legal")
    assert "[en] limited" in barred
    assert "There is no ban list “Swamp”" in await told(list="Swamp")
    assert "no ready deck of this format is legal under 2026.07 Meadow" in await told(
        list="meadow"
    )
    chosen = {"format": "short", "list": "meadow"}
    offered = await yugi.complete("duel challenge", "deck", "", options=chosen)
    assert [choice.name for choice in offered] == ["Ants"]


async def test_whoever_accepts_keeps_to_the_list_as_it_is_then(
    yugi: Person, kaiba: Person, meadow: Path, tmp_path: Path
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, list="meadow", deck="Ants")
    offer = public(kaiba)
    assert "ban list 2026.07 Meadow" in offer.text
    menu = (await kaiba.press(offer, "Accept")).message
    assert menu is not None
    assert list(menu.selects[0].options) == ["Ants"]

    shelve_lists(tmp_path / "newer.db", banning(ANT)).replace(meadow)
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Ants"])
    told = await kaiba.wait_for(
        "duels", lambda seen: seen.id == menu.id and "is not legal" in seen.text
    )
    assert "[en] limited" in told.text
    assert "Accept" in public(kaiba).buttons


async def test_challenges_of_an_older_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    with closing(sqlite3.connect(path)) as old:
        for number, file in migrations().items():
            if number < AGREEMENTS:
                old.executescript(f"{file.read_text()}\nPRAGMA user_version = {number};")
        for status in ("open", "accepted", "closed"):
            old.execute(
                "INSERT INTO challenges (game, format, channel, challenger, challenger_name, "
                "challenger_language, challenged, challenged_name, deck, language, status) "
                "VALUES ('odds', 'short', 5, 1, 'Yugi', 'en', 2, 'Kaiba', ?, 'en', ?)",
                (deck_to_json(deck_list((1,))), status),
            )
        old.commit()

    store = await Store.open(path)
    kept = [await store.challenges.load(number) for number in (1, 2, 3)]
    await store.close()

    assert [each and each.status for each in kept] == ["open", "accepted", "declined"]
    assert [each and each.agreement for each in kept] == [Agreement()] * 3
    assert kept[0] is not None
    assert kept[0].expires > 1_700_000_000
