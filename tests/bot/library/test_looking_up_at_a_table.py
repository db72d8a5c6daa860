"""What a player looks up during a duel is shown to that player alone."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.client import Client
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import MatchRecord, Place, SeatRecord, Status
from bot.library.library import Library
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.languages import LANGUAGES
from engine.core.protocol import Seat
from tests.bot.library.asking_rulings import MORE
from tests.bot.library.conftest import hosted
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.library.invented import shelve_invented

PUBLIC: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("card", {"name": "mossback turtle"}),
    ("ruling", {"card": "mossback turtle"}),
    ("chain", {"card": "mossback turtle", "to": "mossback turtle"}),
    ("rule", {"query": "zo play 01"}),
    ("term", {"word": "feather"}),
    ("search", {"kind": "monster", "only_for_me": False}),
)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[tuple[Sandbox, Client]]:
    library = await Library.open(shelve_invented(tmp_path / "library.db", *MORE))
    try:
        async with hosted(tmp_path, library) as found:
            await found[1].house.lookup.renewed()
            assert found[1]._resuming is not None
            await found[1]._resuming  # it would end a duel of a game that is not hosted
            yield found
    finally:
        await library.close()


async def seated(client: Client, *people: Person) -> int:
    """A duel is going on elsewhere, in which these have seats."""
    decks = [deck.deck for deck in ODDS_AND_EVENS.ready_decks[:2]]
    seats = tuple(
        SeatRecord(Seat(n), int(each.id), each.name, "en") for n, each in enumerate(people)
    )
    record = MatchRecord(
        id=0,
        game="odds",
        setup=ODDS_AND_EVENS.setup("short", decks, bytes(32)),
        practice=False,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(0, 300, False),
        seats=seats,
    )
    return await client.house.store.matches.create(record)


async def answer(person: Person, command: str, options: Mapping[str, Any]) -> MessageView:
    shown = (await person.call(command, options=options)).message
    assert shown is not None
    return shown


@pytest.mark.parametrize(("command", "options"), PUBLIC)
async def test_who_sits_at_a_table_is_answered_alone_wherever_they_ask(
    here: tuple[Sandbox, Client], command: str, options: Mapping[str, Any]
) -> None:
    sandbox, client = here
    yugi, kaiba, joey = (sandbox.people[name] for name in ("Yugi", "Kaiba", "Joey"))
    match = await seated(client, yugi, kaiba)

    for player in (yugi, kaiba):
        assert (await answer(player, command, options)).ephemeral
    assert joey.sees("duels") == []
    assert not (await answer(joey, command, options)).ephemeral

    await client.house.store.matches.end(match, Status.OVER, Ending(EndKind.SURRENDERED))
    assert not (await answer(yugi, command, options)).ephemeral


@pytest.mark.parametrize(("command", "options"), PUBLIC)
async def test_anybody_may_ask_to_be_answered_alone(
    here: tuple[Sandbox, Client], command: str, options: Mapping[str, Any]
) -> None:
    yugi, kaiba = here[0].people["Yugi"], here[0].people["Kaiba"]
    assert (await answer(yugi, command, {**options, "only_for_me": True})).ephemeral
    assert kaiba.sees("duels") == []


async def test_a_list_of_cards_is_for_the_asker_unless_everybody_is_to_see_it(
    here: tuple[Sandbox, Client],
) -> None:
    yugi, kaiba = here[0].people["Yugi"], here[0].people["Kaiba"]
    assert (await answer(yugi, "search", {"kind": "monster"})).ephemeral
    shared = await answer(yugi, "search", {"kind": "monster", "only_for_me": False})
    assert kaiba.last("duels").id == shared.id


async def test_what_was_public_before_the_duel_is_pressed_in_private(
    here: tuple[Sandbox, Client],
) -> None:
    sandbox, client = here
    yugi, kaiba = sandbox.people["Yugi"], sandbox.people["Kaiba"]
    shown = {
        command: await answer(kaiba, command, {**options, "only_for_me": False})
        for command, options in PUBLIC
    }
    await seated(client, yugi, kaiba)
    before = {each.id: each.text for each in kaiba.sees("duels")}

    for message in shown.values():
        assert not message.ephemeral
        for button in message.buttons.values():
            if button.custom_id:
                opened = (await yugi.press(message, button.custom_id)).message
                assert opened is not None
                assert opened.ephemeral
        for select in message.selects:
            first = next(iter(select.options.values()))
            opened = (await yugi.choose(message, select.custom_id, [first])).message
            assert opened is not None
            assert opened.ephemeral
    assert {each.id: each.text for each in kaiba.sees("duels")} == before


async def test_the_cards_of_a_message_are_for_the_asker_alone(
    here: tuple[Sandbox, Client],
) -> None:
    sandbox, client = here
    yugi, kaiba = sandbox.people["Yugi"], sandbox.people["Kaiba"]
    await seated(client, yugi, kaiba)
    said = kaiba.say("duels", "[[mossback turtle]]")
    found = (await yugi.context("Cards in this message", said)).message
    assert found is not None
    assert found.ephemeral


async def test_the_wish_is_offered_in_every_language(here: tuple[Sandbox, Client]) -> None:
    yugi = here[0].people["Yugi"]
    for language, locale in zip(LANGUAGES, ("en-US", "ja", "zh-CN"), strict=True):
        yugi.locale = locale
        offered = {each["name"]: each["options"] for each in yugi.commands()}
        for command, _ in PUBLIC:
            (wish,) = [each for each in offered[command] if each["name"] == "only_for_me"]
            assert wish["shown"] == say(language, "only-for-me-name")
            about = "only-for-me-search" if command == "search" else "only-for-me"
            assert wish["description"] == say(language, about)
