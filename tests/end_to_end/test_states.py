"""Imported cards that are not sure: agreed to, kept out of events, reported, taken back."""

from contextlib import closing
from sqlite3 import connect

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.yugioh.lists import as_ydke
from engine.core.game import DeckList
from tests.end_to_end.decks import deck
from tests.end_to_end.duelist import Duelist, readable
from tests.end_to_end.shop import KAIBA_SPEED, Shop, table_in
from tests.library.test_making import CODE, HERON, place

pytestmark = pytest.mark.end_to_end

EGRET = {
    **HERON,
    "password": 90400002,
    "konami_id": 90012,
    "name": {"en": "Nobody's Egret", "ja": "名無しの白鷺"},
    "yugipedia_page_id": 12,
}
SURE = 90400002
WRONG = "This is played wrongly"


def mixed() -> DeckList:
    """A deck with three Herons, which are not sure, and three Egrets, which are."""
    usual = deck({})
    main = usual["main"]
    return usual.with_part("main", (*[CODE] * 3, *[SURE] * 3, *main[6:]))


async def open_with_herons(shop: Shop) -> None:
    """The bot has come, with a library in which the Heron's text is not confirmed."""
    folder = shop.database.parent / "data"
    folder.mkdir()
    with closing(connect(place(folder, HERON, EGRET))) as shelf, shelf:
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
    assert "**read and confirmed** (3): Nobody's Egret ×3" in check.text

    offer = await shop.offer(shop.yugi, shop.kaiba, "Birds")
    assert "have to be agreed to: 3 read, not confirmed." in offer.text
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
    assert "agreed cards: read, not confirmed" in said.text

    yugi, kaiba = shop.at(table, shop.yugi), shop.at(table, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("What do you do?")
    for duelist in (yugi, kaiba):
        await reads_birds(duelist)


async def reads_birds(duelist: Duelist) -> None:
    """Each card of the hand says by what it is played, if it was imported."""
    for card in readable(duelist.panel):
        sheet = await duelist.reads(card)
        is_imported = "Nobody's" in sheet.text.splitlines()[0]
        assert (WRONG in sheet.buttons) == is_imported
        assert ("Rules of this card: read" in sheet.text) == is_imported
        await duelist.closes()


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
    assert "cannot be played on this server" in told.text

    yugi, kaiba = shop.at(table, shop.yugi), shop.at(table, shop.kaiba)
    await shop.crash_and_restart()
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("What do you do?")

    refused = await seen(shop.kaiba, "duel challenge", format="speed", deck="Birds")
    assert "Kaiba's deck cannot be played here as it is:" in refused.text
    assert "Nobody's Heron ×3" in refused.text
    listed = await seen(shop.yugi, "duel reports")
    assert "“Herons do not wade here.”" in listed.text
    await shop.yugi.choose(listed, "reports-back", ["Nobody's Heron"])
    offer = await shop.offer(shop.joey, shop.kaiba)
    assert "is asked first" in await shop.accept(shop.kaiba, offer, "Birds")


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
    draft = await seen(shop.yugi, "event create", name=name, format="speed", **options)
    await shop.yugi.press(draft, "Announce")
    await shop.kaiba.wait_for("duels", lambda m: name in m.text and "Join" in m.buttons)
    return await seen(shop.kaiba, "event join", deck="Birds", event=number)
