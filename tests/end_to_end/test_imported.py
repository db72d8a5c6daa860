"""A duel with imported cards goes on as it began, through a crash and another import."""

from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.yugioh.lists import as_ydke
from tests.end_to_end.decks import deck
from tests.end_to_end.duelist import Duelist, readable
from tests.end_to_end.shop import Shop
from tests.library.test_making import HERON, place

pytestmark = pytest.mark.end_to_end

FIRST, MANY = 90_410_000, 7


def herons(attack: int) -> list[dict[str, Any]]:
    """Seven monsters of that ATK, of which nothing is said: enough for a whole deck."""
    return [
        {
            **HERON,
            "password": FIRST + n,
            "konami_id": 90_100 + n,
            "yugipedia_page_id": 100 + n,
            "name": {"en": f"Heron No. {n}", "ja": f"鷺の{n}号"},
            "atk": attack,
        }
        for n in range(MANY)
    ]


async def answered(person: Person, command: str, **options: object) -> MessageView:
    first = (await person.call(command, "duels", options)).message
    assert first is not None
    return await person.wait_for(
        "duels", lambda message: message.id == first.id and not message.thinking
    )


async def attack_of_the_hand(duelist: Duelist) -> set[bool]:
    """Whether each card of the hand has 1400 ATK."""
    found = set()
    for card in readable(duelist.panel):
        sheet = await duelist.reads(card)
        assert "Heron No. " in sheet.text
        found.add("1400" in sheet.text)
        await duelist.closes()
    return found


async def test_a_duel_goes_on_as_it_began_after_a_crash_and_another_import(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    folder = shop.database.parent / "data"
    folder.mkdir()
    place(folder, *herons(1400))
    await shop.open()
    codes = tuple(FIRST + n for n in range(MANY) for _ in range(3))[:20]
    link = as_ydke(deck({}).with_part("main", codes))
    for person in (shop.yugi, shop.kaiba):
        await answered(person, "deck import", link=link, name="Herons")
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, ("Herons", "Herons"))
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("What do you do?")
    assert await attack_of_the_hand(yugi) == {True}

    place(folder, *herons(1500))
    assert "1500" in (await answered(shop.joey, "card", name="Heron No. 1")).text
    assert await attack_of_the_hand(yugi) == {True}
    await shop.crash_and_restart()
    await yugi.is_shown("What do you do?")
    assert await attack_of_the_hand(yugi) == {True}
    await yugi.does("Normal Summon Heron", "End the turn")
    await kaiba.is_shown("What do you do?")
    assert await attack_of_the_hand(kaiba) == {True}
