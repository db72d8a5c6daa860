"""No name of a hidden card ever reaches a person who may not know it."""

import asyncio
from collections.abc import Collection, Mapping
from random import Random

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.decks import KAIBA_SPEED, YUGI_SPEED
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.yugioh import BOOK
from engine.core.game import ReadyDeck
from engine.core.protocol import Audience, Seat
from tests.end_to_end.duelist import Duelist, readable
from tests.end_to_end.history import secrets
from tests.end_to_end.memory import Memory
from tests.end_to_end.playing import any_way, play
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


def only_in(deck: ReadyDeck, other: ReadyDeck) -> dict[str, set[str]]:
    """The cards of `deck` that are not in `other`: by English name their names everywhere."""
    codes = set(deck.deck["main"]) - set(other.deck["main"])
    return {
        BOOK[code].name: {YUGIOH.names(language)[code] for language in LANGUAGES}
        for code in codes
    }


EVERY_NAME = {name for language in LANGUAGES for name in YUGIOH.names(language).values()}
LONGER = {
    name: sorted(each for each in EVERY_NAME if name in each and name != each)
    for deck in (YUGI_SPEED, KAIBA_SPEED)
    for code in deck.deck["main"]
    for language in LANGUAGES
    for name in (YUGIOH.names(language)[code],)
}
"""For each name in the decks the names of which it is a part: another card's."""
YUGIS, KAIBAS = only_in(YUGI_SPEED, KAIBA_SPEED), only_in(KAIBA_SPEED, YUGI_SPEED)


def leaks(
    memory: Memory, course: list[set[str]], cards: Mapping[str, Collection[str]]
) -> list[str]:
    """The texts with the name of a card that was still a secret when they were shown."""
    return [
        f"after {each.answers} answers {card} in: {each.text}"
        for each in memory.shown
        for card in course[min(each.answers, len(course) - 1)]
        if any(reads(name, each.text) for name in cards[card])
    ]


def reads(name: str, text: str) -> bool:
    """Whether the text holds that name, and not only as a part of a longer one."""
    for longer in LONGER[name]:
        text = text.replace(longer, "")
    return name in text


async def pries(stranger: Person, table: str, dice: Random) -> None:
    """Look for a hand, at the status and at cards of it, again and again, until it is over."""
    while "My hand" in (board := public_board(stranger, table)).buttons:
        await stranger.press(board, "My hand")
        status = (await stranger.call("duel status", table)).message
        assert status is not None
        if values := readable(status):
            await stranger.choose(status, status.selects[0].custom_id, [dice.choice(values)])


class Curious(Duelist):
    """Somebody who reads a card before each answer."""

    async def takes(self, label: str) -> MessageView:
        if values := readable(self.panel):
            await self.reads(self.dice.choice(values))
            await self.closes()
        return await super().takes(label)

    dice = Random(0)


def public_board(person: Person, table: str) -> MessageView:
    seen = (each for each in person.sees(table) if not each.ephemeral)
    return next(each for each in seen if "Check the shuffle" in each.buttons)


@pytest.mark.parametrize("seed", range(2))
async def test_nobody_is_shown_what_they_may_not_know(shop: Shop, seed: int) -> None:
    people = (shop.yugi, shop.kaiba, shop.joey)
    memories = [Memory(person, shop.journal) for person in people]
    seated, _ = await shop.seat(shop.yugi, shop.kaiba)
    yugi, kaiba = (
        Curious(person, seated.table, shop.bot_is_here) for person in (shop.yugi, shop.kaiba)
    )
    await kaiba.moves_to_the_channel()
    shop.kaiba.locale = "ja"
    dice = Random(seed)

    await shop.joey.wait_for(yugi.table, lambda seen: "My hand" in seen.buttons)
    prying = asyncio.create_task(pries(shop.joey, yugi.table, Random(seed)))
    await play((yugi, any_way(dice)), (kaiba, any_way(dice)))
    await prying
    audiences: tuple[Audience, ...] = (Seat(0), Seat(1), None)

    for owner, cards in ((Seat(0), YUGIS), (Seat(1), KAIBAS)):
        in_public = secrets(shop.journal, cards, None)
        assert leaks(memories[owner], in_public, cards), "players know their own cards"
        for audience, memory in zip(audiences, memories, strict=True):
            if audience != owner:
                course = secrets(shop.journal, cards, audience)
                assert leaks(memory, course, cards) == []
