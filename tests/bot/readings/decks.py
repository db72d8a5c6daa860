"""Decks of people with cards that have to be agreed to."""

from bot.sandbox.people import Person
from engine.core.game import DeckList
from tests.bot.conftest import Hosted
from tests.bot.readings.sure import ANT, SURE


async def keep(hosted: Hosted, person: Person, name: str, *codes: int) -> None:
    """Give the person a deck of that name: these cards, and Ants."""
    deck = DeckList({"main": (*codes, *[ANT] * (40 - len(codes)))})
    await hosted.store.decks.keep(int(person.id), SURE.key, name, deck)
