"""Imported cards that are not sure: agreed to, kept out of events, reported, taken back."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from sqlite3 import connect
from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.yugioh.lists import as_ydke
from engine.core.game import DeckList
from tests.end_to_end.duelist import Duelist, readable
from tests.end_to_end.program import Program
from tests.end_to_end.shop import KAIBA_SPEED, Shop, table_in
from tests.library.test_making import CODE, HERON, place

pytestmark = pytest.mark.end_to_end

SURE = 90400010
OTHERS = ("Egret", "Crane", "Stork", "Ibis", "Grebe", "Swan")
"""Birds whose rules are confirmed."""
BIRDS: Sequence[Mapping[str, Any]] = [
    {
        **HERON,
        "password": SURE + number,
        "konami_id": 90100 + number,
        "name": {"en": f"Nobody's {bird}", "ja": f"名無しの鳥{number}"},
        "yugipedia_page_id": 100 + number,
    }
    for number, bird in enumerate(OTHERS)
]
WRONG = "Report a mistake"


def mixed() -> DeckList:
    """A deck of birds alone: three Herons, which are not sure, and others, which are."""
    main = [code for code in (CODE, *range(SURE, SURE + len(BIRDS))) for _ in range(3)]
    return DeckList({"main": tuple(main[:20])})


async def open_with_herons(shop: Shop) -> None:
    """The bot has come, with a library in which the Heron's text is not confirmed."""
    folder = shop.database.parent / "data"
    folder.mkdir()
    with closing(connect(place(folder, HERON, *BIRDS))) as shelf, shelf:
        shelf.execute("UPDATE made SET state = 'unproven' WHERE code = ?", (CODE,))
    await shop.open()
    for person in (shop.yugi, shop.kaiba):
        await seen(person, "deck import", link=as_ydke(mixed()), name="Birds")


async def seen(person: Person, command: str, **options: object) -> MessageView:
    """The answer, once it is there."""
    first = (await person.call(command, "duels", options)).message
    assert first is not None
    return await person.wait_for(
        "duels", lambda message: message.id == first.id and not message.thinking
    )


async def test_a_deck_of_mixed_states_is_agreed_to_by_both_and_read_at_the_table(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    await open_with_herons(shop)
    check = await seen(shop.yugi, "deck check", deck="Birds", format="speed")
    assert "**read, not confirmed** (3): Nobody's Heron ×3" in check.text
    assert "**read and confirmed** (17): Nobody's Egret ×3" in check.text

    offer = await shop.offer(shop.yugi, shop.kaiba, "Birds")
    assert "need agreement: 3 read, not confirmed." in offer.text
    named = (await shop.kaiba.press(offer, "Which cards?")).message
    assert named is not None
    assert "Nobody's Heron ×3" in named.text
    assert "Egret" not in named.text
    await shop.kaiba.press(offer, "Decline")
    declined = await shop.yugi.wait_for("duels", lambda m: m.id == offer.id and not m.buttons)
    assert declined.text.startswith("Kaiba declined")

    offer = await shop.offer(shop.yugi, shop.kaiba, "Birds")
    assert "is asked first" in await shop.accept(shop.kaiba, offer, "Birds")
    await shop.crash_and_restart()
    asked = await shop.yugi.wait_for("duels", lambda m: "Agree and duel" in m.buttons)
    assert "3 read, not confirmed" in asked.text
    await shop.yugi.press(asked, "Agree and duel")
    begun = await shop.yugi.wait_for(
        "duels", lambda m: m.id == asked.id and "were agreed to" in m.text
    )
    table = table_in(begun.text)
    said = await shop.joey.wait_for(table, lambda m: "Agreed cards of Kaiba" in m.text)
    assert "cards allowed: read, not confirmed" in said.text

    yugi = await first_turn(shop, table)
    sheet = await yugi.reads(readable(yugi.panel)[0])
    assert WRONG in sheet.buttons
    assert "Rules of this card: read" in sheet.text
    await yugi.closes()
    name = next(each for each in yugi.panel.buttons if each.startswith("Nobody's"))
    await yugi.does(f"Normal Summon {name}")
    await shop.joey.wait_for(table, lambda m: f"{name} is an imported card: read" in m.text)


async def test_a_report_at_the_table_holds_from_the_next_duel_on(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_herons(shop)
    offer = await shop.offer(shop.yugi, shop.kaiba, "Birds")
    table = table_in(await shop.accept(shop.kaiba, offer, KAIBA_SPEED))
    card = await seen(shop.joey, "card", name="Nobody's Heron", only_for_me=True)
    form = (await shop.joey.press(card, WRONG)).modal
    assert form is not None
    told = (await shop.joey.submit(form, {"words": "Herons do not wade here."})).message
    assert told is not None
    assert "is played by hand on this server" in told.text

    await shop.crash_and_restart()
    yugi = await first_turn(shop, table)

    sheet = await yugi.reads(readable(yugi.panel)[0])
    form = (await shop.yugi.press(sheet, WRONG)).modal
    assert form is not None
    await shop.yugi.submit(form, {"words": "It swims, too."})
    assert shop.journal.reports() == [(None, None), (1, shop.journal.count())]

    check = await seen(shop.kaiba, "deck check", format="speed", deck="Birds")
    assert "Nobody's Heron (reported here) ×3" in check.text
    listed = await seen(shop.yugi, "duel-admin reports")
    assert "“Herons do not wade here.”" in listed.text
    await shop.yugi.choose(listed, "reports-back", ["Nobody's Heron"])
    assert "Playable here" in (await seen(shop.yugi, "card", name="Nobody's Heron")).text

    await the_operator_agrees(shop)
    bird = sheet.text.splitlines()[0].removeprefix("### ")
    page = await seen(shop.yugi, "card", name=bird)
    assert "by hand (reported here)" in page.text


async def first_turn(shop: Shop, table: str) -> Duelist:
    """Yugi, who goes first."""
    yugi, kaiba = shop.at(table, shop.yugi), shop.at(table, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("What do you do?")
    return yugi


async def the_operator_agrees(shop: Shop) -> None:
    """The second report was found true, in a program beside the bot."""
    operator = Program(shop.database.parent, {"DUELKEEPER_DATABASE": str(shop.database)})
    operator.arguments = ("readings", "true", "2")
    await operator.launch()
    assert await operator.ended() == 0
    assert operator.said("Report 2 is true: decided for the card")
    assert operator.said("“It swims, too.”")


async def test_an_event_takes_no_unconfirmed_cards_unless_it_is_said(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    await open_with_herons(shop)
    refused = await joins(shop, "1", {})
    assert "Nobody's Heron ×3" in refused.text
    assert "Egret" not in refused.text
    joined = await joins(shop, "2", {"cards": "unproven"})
    assert joined.text.startswith("You have joined")


async def joins(shop: Shop, number: str, options: dict[str, str]) -> MessageView:
    """What Kaiba is told who would join an event with these settings."""
    name = f"Evening {number}"
    draft = await seen(shop.yugi, "event-admin create", name=name, format="speed", **options)
    await shop.yugi.press(draft, "Announce")
    await shop.kaiba.wait_for("duels", lambda m: name in m.text and "Join" in m.buttons)
    return await seen(shop.kaiba, "event join", deck="Birds", event=number)
