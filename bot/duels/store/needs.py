"""What duels need of the database, whatever else is in it."""

from typing import Protocol

from bot.duels.clocks.store import Clocks
from bot.duels.store.hand_overs import HandOvers
from bot.duels.store.hands_seen import HandsSeen
from bot.duels.store.journal import Journal
from bot.duels.store.ledger import Ledgers
from bot.duels.store.matches import Matches
from bot.duels.store.newcomers import Newcomers
from bot.duels.store.shown_decks import ShownDecks
from bot.duels.store.told import ToldLogs
from bot.people.quiet import QuietHours
from bot.people.store import People, Settings
from bot.shared.owning import Owners


class DuelStore(Protocol):
    """The tables of duels, and of the people who play them; and who has which duel."""

    owners: Owners
    matches: Matches
    newcomers: Newcomers
    journal: Journal
    ledger: Ledgers
    clocks: Clocks
    shown_decks: ShownDecks
    hand_overs: HandOvers
    hands_seen: HandsSeen
    told_logs: ToldLogs
    settings: Settings
    people: People
    quiet: QuietHours
