"""What the commands and buttons of cards need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.decks.house import House as DeckHouse
from bot.rules.notes import RuleNotes
from bot.rulings.house import House as RulingHouse
from bot.shared.house import Door


class House(DeckHouse, RulingHouse, Protocol):
    """What they need: a card is shown with its rulings, and with the decks it is in."""

    notes_of: Mapping[str, RuleNotes]
    """What the book of each game says to a text."""


house = Door[House]()
