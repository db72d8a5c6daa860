"""Which imported cards an event takes: set by its organiser, asked until decks are locked."""

from collections.abc import Mapping

import pytest

from bot.events.event import Phase
from bot.events.records import CheckInOpened
from bot.hosting.organising.starting import start_now
from bot.hosting.rules import Rules
from bot.hosting.store.keeping import rules_from_json, rules_to_json
from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.hosting.test_signing_up_in_discord import announced, drafted, joined, pressed
from tests.bot.readings import sure
from tests.bot.readings.decks import keep
from tests.bot.readings.sure import BEE, CAT, DOG


async def less_sure(monkeypatch: pytest.MonkeyPatch, states: Mapping[int, str]) -> None:
    monkeypatch.setattr(sure, "STATES", states)


async def test_an_event_takes_only_trusted_cards_where_nothing_is_said(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, kaiba, "Cats", CAT, BEE)
    await keep(unsure, kaiba, "Bees", BEE)
    draft = await drafted(yugi, format="short")
    assert "- Imported cards: only those with confirmed rules" in draft.text
    event = await announced(unsure, yugi, format="short")

    refused = await joined(kaiba, "Cats")
    assert "Not allowed here: **[en] state-unproven** (1): Cat" in refused
    assert "Bee" not in refused
    assert not event.event.joined
    assert (await joined(kaiba, "Bees")).startswith("You have joined")


async def test_an_organiser_lets_less_sure_cards_in_and_a_restart_keeps_that(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, kaiba, "Cats", CAT)
    await keep(unsure, kaiba, "Dogs", DOG)
    event = await announced(unsure, yugi, format="short", cards="unproven")
    assert event.record.rules.takes == ("unproven",)
    await unsure.stop()
    await unsure.start()

    rules = await pressed(kaiba, "Rules")
    assert "Imported cards: also those that are [en] state-unproven" in rules.text
    assert "Dog" in await joined(kaiba, "Dogs")
    assert (await joined(kaiba, "Cats")).startswith("You have joined")


async def test_who_brings_cards_that_became_less_sure_needs_another_deck_to_check_in(
    unsure: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(unsure, kaiba, "Bees", BEE)
    event = await announced(unsure, yugi, format="short")
    await joined(kaiba, "Bees")
    await event.decide(CheckInOpened())
    await less_sure(monkeypatch, {BEE: "unproven"})

    await unsure.client.house.event_stage.remind(event)
    call = await kaiba.wait_for("lounge", lambda seen: "I am here" in seen.buttons)
    refused = await pressed(kaiba, "I am here", call)
    assert refused.text.startswith("Your deck has cards that this event does not allow.")
    assert "Bee" in refused.text
    assert not event.event.checked_in
    assert "(1): Bee" in (await pressed(kaiba, "My deck")).text
    await joined(kaiba)
    assert "checked in" in (await pressed(kaiba, "I am here", call)).text


async def test_a_deck_that_cannot_be_locked_does_not_play(
    unsure: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    joey, mai = (unsure.sandbox.people[name] for name in ("Joey", "Mai"))
    await keep(unsure, kaiba, "Bees", BEE)
    event = await announced(unsure, yugi, format="short", check_in=0)
    await joined(kaiba, "Bees")
    for person in (yugi, joey, mai):
        person.locale = "en-US"
        await joined(person)
    await less_sure(monkeypatch, {BEE: "by-hand"})
    house = unsure.client.house

    await start_now(event, event.event.joined[1], house.locks, house.event_stage)
    assert event.event.phase is Phase.PLAYING
    assert int(kaiba.id) not in event.event.players
    assert len(event.event.players) == 3
    said = await kaiba.wait_for(
        "lounge", lambda seen: f"<@{kaiba.id}> is not playing" in seen.text
    )
    assert "Bee" not in said.text


def test_events_of_before_take_what_is_trusted() -> None:
    rules = Rules("odds", "short", 0, takes=("unproven",))
    assert rules_from_json(rules_to_json(rules)) == rules
    assert rules.agreement.takes == ("unproven",)
    assert rules_from_json('{"game": "odds", "format": "short", "starts": 0}').takes == ()
