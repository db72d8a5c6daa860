"""A deck holds no card that there is not, whatever a forged button asks for."""

import pytest
from discord import ui

from bot.decks.ids import EDIT_ACT
from bot.sandbox.people import Person
from bot.shared.text import layout
from cards.games.yugioh import YUGIOH
from engine.core.decks import DeckList
from tests.bot.conftest import Hosted

BAD = 9_999_999_999
KURIBOH = 40640057


@pytest.fixture
async def kaiba(hosted: Hosted) -> Person:
    await hosted.stop()
    hosted.game = YUGIOH
    await hosted.start()
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


async def edit(hosted: Hosted, person: Person, act: str, code: int, had: int) -> str:
    """What is shown after a press of the button that edits the person's first deck so."""
    custom_id = EDIT_ACT.write(deck=1, page=0, act=act, part="main", code=code, had=had)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="x", custom_id=custom_id))
    channel = next(iter(hosted.client.guilds[0].text_channels))
    sent = await channel.send(view=layout(row))
    shown = (await person.press(str(sent.id), custom_id)).message
    assert shown is not None
    return shown.text


async def cards(hosted: Hosted, person: Person) -> tuple[int, ...]:
    kept = await hosted.store.decks.get(int(person.id), 1)
    assert kept is not None
    return kept.deck["main"]


async def keep(hosted: Hosted, person: Person, codes: tuple[int, ...]) -> None:
    deck = DeckList({"main": codes})
    await hosted.store.decks.keep(int(person.id), YUGIOH.key, "Mine", deck)


async def test_no_code_of_no_card_is_added(hosted: Hosted, kaiba: Person) -> None:
    await keep(hosted, kaiba, (KURIBOH,))
    for code in (BAD, 0, 1):
        said = await edit(hosted, kaiba, "more", code, 0)
        assert "No card has that name. Nothing was changed." in said
    assert await cards(hosted, kaiba) == (KURIBOH,)
    await edit(hosted, kaiba, "more", KURIBOH, 1)
    assert await cards(hosted, kaiba) == (KURIBOH, KURIBOH)


async def test_one_that_is_in_a_deck_already_can_be_taken_out(
    hosted: Hosted, kaiba: Person
) -> None:
    await keep(hosted, kaiba, (KURIBOH, BAD, BAD, BAD))
    said = await edit(hosted, kaiba, "more", BAD, 3)
    assert "No card has that name. Nothing was changed." in said
    assert "Saved." in await edit(hosted, kaiba, "less", BAD, 3)
    assert await cards(hosted, kaiba) == (KURIBOH, BAD, BAD)
    assert "Saved." in await edit(hosted, kaiba, "out", BAD, 2)
    assert await cards(hosted, kaiba) == (KURIBOH,)


async def test_a_deck_of_nothing_else_can_be_deleted(hosted: Hosted, kaiba: Person) -> None:
    await keep(hosted, kaiba, (BAD,))
    said = await edit(hosted, kaiba, "out", BAD, 1)
    assert "This is the last card." in said
    for command in ("deck view", "deck check", "deck edit"):
        shown = (await kaiba.call(command, deck="Mine")).message
        assert shown is not None
        assert "went wrong" not in shown.text
    asked = (await kaiba.call("deck delete", deck="Mine")).message
    assert asked is not None
