"""What the commands of rulings need of the bot."""

from typing import Protocol

from bot.finding.house import House as FindingHouse
from bot.rules.notes import RuleNotes
from bot.rules.wording import Wording
from bot.rulings.trying import Trials
from bot.shared.house import Door


class House(FindingHouse, Protocol):
    """What they need."""

    notes: RuleNotes
    wording: Wording
    trials: Trials


house = Door[House]()
