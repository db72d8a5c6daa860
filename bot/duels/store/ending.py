"""How a duel ended, and how that is kept."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.protocol import Seat


class EndKind(StrEnum):
    """What ended a duel."""

    PLAYED = "played"
    SURRENDERED = "surrendered"
    CLOCK = "clock"
    """A player took too long for a decision, three times in a row."""
    BANK = "bank"
    """A player's time for the whole duel was used up."""
    UNANSWERED = "unanswered"
    STRAYED = "strayed"
    """The kept answers no longer lead to what was shown."""
    OUTDATED = "outdated"
    """It was begun with other rules or cards than there are now, and cannot go on by these."""
    CARDS = "cards"
    """It cannot go on since cards of its decks have changed."""
    RULES = "rules"
    """It cannot go on since the rules have changed, and no card of its decks."""
    BROKEN = "broken"
    MODERATED = "moderated"
    RULED = "ruled"
    """A judge has decided it: somebody has lost, or it is a draw."""
    DECIDED = "decided"
    """It is decided elsewhere, mostly by its event."""
    LEFT = "left"
    """Its event has decided it, since a player is out of that."""


UPDATED = frozenset({EndKind.OUTDATED, EndKind.CARDS, EndKind.RULES})
"""What ended a duel by an update of the bot."""


@dataclass(frozen=True, slots=True)
class Change:
    """A card that has changed: its names by language, and who may be told that it is there.

    `owners` have it in their decks. It `is_seen` where everybody was shown it.
    """

    names: Mapping[str, str]
    owners: tuple[Seat, ...]
    is_seen: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """How a duel ended.

    `loser` is the seat that lost by surrender, by time, or by being out of its event.
    `winners` are those who won, nobody where there was none, and `places` those of all seats,
    1 the best: empty where there is no result, and in what was kept before there were any.
    `score` says how the match stood then, by language; `reason` is what a moderator gave.
    `wins` are the contests that each seat had won, and `time_called` tells whether the time of
    its round was up. `changes` are the cards that an update has changed, and `rules` the
    versions of the rules before and now, nothing where that is the same.
    """

    kind: EndKind
    loser: Seat | None = None
    winners: tuple[Seat, ...] = field(default=(), compare=False)
    score: Mapping[str, str] = field(default_factory=dict, compare=False)
    reason: str = field(default="", compare=False)
    wins: tuple[int, ...] = field(default=(), compare=False)
    time_called: bool = field(default=False, compare=False)
    changes: tuple[Change, ...] = field(default=(), compare=False)
    rules: tuple[str, ...] = field(default=(), compare=False)
    places: tuple[int, ...] = field(default=(), compare=False)


def ending_from_json(text: str) -> Ending:
    """The ending as it is kept."""
    kept = json.loads(text)
    kind = EndKind(kept.pop("kind"))
    winners = tuple(Seat(seat) for seat in kept.pop("winners", ()))
    wins = tuple(kept.pop("wins", ()))
    changes = tuple(_change(**each) for each in kept.pop("changes", ()))
    rules = tuple(kept.pop("rules", ()))
    kept["places"] = tuple(kept.get("places", ()))
    return Ending(kind, **kept, winners=winners, wins=wins, changes=changes, rules=rules)


def _change(names: Mapping[str, str], owners: Sequence[int], is_seen: bool) -> Change:
    return Change(names, tuple(map(Seat, owners)), is_seen)
