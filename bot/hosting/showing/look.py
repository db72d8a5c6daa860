"""An event as one reader sees it, and what every layout of it writes alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.events.event import Event
from bot.events.pairing import circle
from bot.events.results import How, Player, Result, Round
from bot.events.terms import Shape
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.shared.text import clip, escaped
from bot.shared.tidying import kept_name, tidy
from bot.shared.words import named, say

NAME = 24
"""The characters after which the name of a player is cut."""
_TITLE = 60


@dataclass(frozen=True, slots=True)
class Look:
    """An event in the language of its reader, who is None where everybody reads it."""

    record: EventRecord
    event: Event
    players: Mapping[Player, PlayerRecord]
    language: str
    reader: Player | None = None

    @classmethod
    def at(cls, hosted: Hosted, language: str, reader: Player | None = None) -> "Look":
        """The event as it stands now."""
        return cls(hosted.record, hosted.event, hosted.players, language, reader)

    @property
    def title(self) -> str:
        """The name of the event, to stand in Markdown."""
        return plain(self.record.name, _TITLE)

    def name(self, player: Player) -> str:
        """The name of a player, to stand in Markdown."""
        return plain(self.called(player), NAME)

    def called(self, player: Player) -> str:
        """The name of a player on one line; their number where none is known."""
        known = self.players.get(player)
        return named(kept_name(known.name), self.language) if known else str(player)

    def say(self, key: str, **facts: int | str) -> str:
        """The message `key` in the reader's language."""
        return say(self.language, key, **facts)

    def round_title(self, one: Round) -> str:
        """Which round of how many it is; a bracket of two losses has no fixed number."""
        count = self._rounds(one.stage)
        is_cut = one.stage == 2
        key = "event-round-of" if count else "event-round"
        return self.say(key, number=one.number, count=count, cut="yes" if is_cut else "no")

    def score(self, result: Result) -> str:
        """The duels won by both, as "2–1"; or that both lost."""
        if result.both_lose:
            return self.say("event-both-lose")
        return f"{result.first}–{result.second}"

    def paired(self, first: str, result: Result | None, second: str) -> str:
        """Two names with the result between them, or behind them where both lost."""
        if result is None:
            return f"{first} – {second}"
        if result.both_lose:
            return self.say(
                "event-titled", title=f"{first} – {second}", what=self.score(result)
            )
        return f"{first} {self.score(result)} {second}"

    def how(self, result: Result, players: Sequence[Player | None]) -> str:
        """What there is to say of how their result came about, "" where it was played."""
        if result.how in (How.DUEL, How.REPORT, How.BYE):
            return ""
        if result.how is not How.DROPPED:
            return self.say("event-how", how=result.how.value)
        if result.both_lose:
            return self.say("event-both-dropped")
        gone = players[0] if result.first < result.second else players[-1]
        assert gone is not None
        return self.say("event-player-dropped", name=self.name(gone))

    def with_status(self, player: Player) -> str:
        """The name of a player, to stand in Markdown, and whether they have dropped."""
        if player not in self.event.gone:
            return self.name(player)
        return self.say("aside", text=self.name(player), aside=self.say("event-has-dropped"))

    def _rounds(self, stage: int) -> int:
        shape, count = self.event.terms.shape, len(self.event.players)
        if stage == 2:
            return (len(self.event.cut) - 1).bit_length()
        if shape is Shape.DOUBLE:
            return 0
        if shape is Shape.SINGLE:
            return (count - 1).bit_length()
        if shape is Shape.ROUND_ROBIN:
            return circle.rounds(count)
        return self.event.terms.swiss(count).rounds


def plain(text: str, most: int) -> str:
    """Words that somebody chose, cut and written so that Markdown changes nothing of them."""
    return escaped(clip(tidy(text), most))


def percent(rate: Fraction) -> str:
    """A rate from 0 to 1 in hundredths with one decimal, halves rounded up: "61.1%"."""
    tenths = int(rate * 1000 + Fraction(1, 2))
    return f"{tenths // 10}.{tenths % 10}%"
