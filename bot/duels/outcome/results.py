"""How a duel ended, in words: on the board, in the name of its thread, under its challenge."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.duels.match.play import Play
from bot.duels.store.ending import UPDATED, Ending, EndKind
from bot.duels.store.records import MatchRecord, Status
from bot.shared.text import escaped
from bot.shared.words import joined, named, say
from cards.languages import LANGUAGES
from engine.core.game import Game
from engine.core.outcome import places_of
from engine.core.protocol import Audience, Seat


class Close(StrEnum):
    """By what a duel or a match came to its end."""

    PLAYED = "played"
    """It was decided, a draw among it; after time was called, or by a judge, too."""
    GIVEN_UP = "given up"
    CLOCK = "clock"
    """A player ran out of time."""
    UNANSWERED = "unanswered"
    """Nobody answered anything: it counts for nobody."""
    MODERATED = "moderated"
    """A moderator or its event stopped it: by itself it counts for nobody."""
    BROKEN = "broken"
    """It could not go on, through no fault of the players: it counts for nobody."""


_CLOSES = {
    EndKind.PLAYED: Close.PLAYED,
    EndKind.SURRENDERED: Close.GIVEN_UP,
    EndKind.CLOCK: Close.CLOCK,
    EndKind.BANK: Close.CLOCK,
    EndKind.UNANSWERED: Close.UNANSWERED,
    EndKind.MODERATED: Close.MODERATED,
    EndKind.RULED: Close.PLAYED,
    EndKind.DECIDED: Close.MODERATED,
    EndKind.LEFT: Close.MODERATED,
}


@dataclass(frozen=True, slots=True)
class Report:
    """What a duel that is over tells whoever counts it.

    `wins` are the duels that each seat has won, by seat: of a single duel 1 and 0, or twice 0
    where nobody won. `winner` has more than the other. Without one it is a draw, or counts
    for nobody where `counts` is False.
    """

    wins: tuple[int, ...]
    winner: Seat | None
    close: Close
    time_called: bool = False
    places: tuple[int, ...] = field(default=(), compare=False)

    @property
    def counts(self) -> bool:
        """Whether there is a result: a winner, or a draw."""
        return self.winner is not None or self.close is Close.PLAYED


def report_of(record: MatchRecord) -> Report | None:
    """What the duel tells whoever counts it; None while it goes on."""
    ending = record.ending
    if ending is None or record.status is Status.OPEN:
        return None
    is_over = record.status is Status.OVER
    winner = ending.winners[0] if is_over and len(ending.winners) == 1 else None
    close = _CLOSES.get(ending.kind, Close.BROKEN)
    wins = ending.wins or (0,) * len(record.seats)
    return Report(wins, winner, close, ending.time_called, _places(record))


def _places(record: MatchRecord) -> tuple[int, ...]:
    """The place of each seat; of duels kept before there were any, as their winners tell."""
    ending = record.ending
    if ending is None or record.status is not Status.OVER:
        return ()
    return ending.places or places_of(ending.winners, len(record.seats))


def places_line(record: MatchRecord, language: str) -> str:
    """The names in the order of their places, on one line and without Markdown."""
    ranked = sorted(zip(_places(record), record.seats, strict=False), key=lambda each: each[0])
    line = " · ".join(f"{place}. {seat.name}" for place, seat in ranked)
    return named(line, language)


DRAWN = (EndKind.PLAYED, EndKind.RULED)
"""What is a draw where nobody has won."""
_CUT_SHORT = {
    EndKind.RULED: "ruling",
    EndKind.SURRENDERED: "surrender",
    EndKind.CLOCK: "time",
    EndKind.BANK: "time",
    EndKind.LEFT: "leaving",
}
"""Why somebody loses a match that was not played to its end."""


def _won(
    winners: tuple[Seat, ...], record: MatchRecord, game: Game, play: Play | None
) -> tuple[int, ...]:
    """The duels won by each seat; who wins by what was not played wins as many as it takes."""
    wins = game.wins(play.match) if play is not None else (0,) * len(record.seats)
    if len(winners) != 1 or (play is not None and play.match.outcome is not None):
        return wins
    enough = record.setup.best_of // 2 + 1
    return tuple(max(enough, won) if seat in winners else won for seat, won in enumerate(wins))


def scored(ending: Ending, record: MatchRecord, game: Game, play: Play | None) -> Ending:
    """The ending with who came where and how often they won, and how the match stood."""
    outcome = None if play is None else play.match.outcome
    winners: tuple[Seat, ...] = ()
    places: tuple[int, ...] = ()
    if ending.loser is not None:
        winners = tuple(seat.seat for seat in record.seats if seat.seat != ending.loser)
        places = places_of(winners, len(record.seats))
    elif outcome is not None:
        winners, places = outcome.winners, outcome.places
    score: dict[str, str] = {}
    if play is not None:
        first = winners[0] if winners else Seat(0)
        score = {
            language: game.score(play.match, play.reader(None, language), first)
            for language in LANGUAGES
        }
    wins = _won(winners, record, game, play)
    timed = play is not None and play.match.is_timed
    ending = replace(ending, winners=winners, places=places, wins=wins)
    return replace(ending, score=score, time_called=timed)


def ended_words(
    record: MatchRecord, result: str, language: str, audience: Audience = None
) -> str:
    """How the duel ended, in a sentence; `result` is what the game says of that, if it does.

    `audience` reads it: a card that nobody was shown is named to those alone who have it.
    """
    ending = record.ending
    if ending is None:
        return ""
    if ending.kind is EndKind.PLAYED:
        return result or say(language, "ended-played")
    if ending.kind in UPDATED:
        return _updated_words(ending, language, audience)
    if ending.kind is EndKind.RULED and ending.loser is None:
        return say(language, "ended-ruled-draw")
    is_match = record.is_match and ending.kind is EndKind.SURRENDERED
    key = "ended-surrendered-match" if is_match else f"ended-{ending.kind}"
    winner = escaped(record.seats[ending.winners[0]].name) if ending.winners else ""
    loser = escaped(record.seats[ending.loser or 0].name)
    return say(language, key, name=loser, winner=winner)


def _updated_words(ending: Ending, language: str, audience: Audience) -> str:
    """What has changed that the duel could not go on."""
    told = [each for each in ending.changes if each.is_seen or audience in each.owners]
    if told:
        named = (say(language, "changed-card", card=each.names[language]) for each in told)
        names = joined(language, named)
        rules = "yes" if ending.rules else "no"
        return say(language, "ended-cards", cards=names, rules=rules)
    if ending.kind is EndKind.RULES:
        former, version = ending.rules
        return say(language, "ended-rules", former=former, version=version)
    return say(language, "ended-outdated")


def result_heading(ending: Ending, language: str, names: Sequence[str]) -> str:
    """Who won, in the fewest words; `names` are the winners', none where nobody won."""
    if len(names) == 1:
        return say(language, "result-wins", name=names[0])
    if names:
        return say(language, "result-share", names=joined(language, names))
    return say(language, "result-draw" if ending.kind in DRAWN else "result-none")


def score_words(record: MatchRecord, language: str) -> str:
    """How the duel stood when it ended; "" where nothing had been played yet.

    The duels of a match that was not played to its end do not tell who has won it, so they are
    said to be those until then, of whom.
    """
    ending = record.ending
    score = "" if ending is None else named(ending.score.get(language, ""), language)
    if ending is None or not score:
        return ""
    if not record.is_match or ending.kind is EndKind.PLAYED:
        return score
    first = ending.winners[0] if ending.winners else Seat(0)
    names = [escaped(seat.name) for seat in record.seats]
    facts = {"first": names[first], "second": names[1 - first], "score": score}
    return say(language, "score-until-then", **facts)


def result_line(record: MatchRecord, language: str) -> str:
    """Who beat whom and how, on one line and without Markdown; "" while the duel goes on.

    A match that was not played to its end tells why instead of its score, in which the loser
    may lead. Of more than two it tells the places.
    """
    ending = record.ending
    if ending is None:
        return ""
    if record.is_for_many:
        return _result_of_many(record, ending, language)
    names = [seat.name for seat in record.seats]
    if len(ending.winners) == 1:
        winner = ending.winners[0]
        facts = {"winner": names[winner], "loser": names[1 - winner]}
        line = say(language, "result-beat", **facts)
    else:
        key = "result-drawn" if ending.kind in DRAWN else "result-called-off"
        line = say(language, key, one=names[0], other=names[1])
    score = ending.score.get(language, "")
    if record.is_match and ending.kind in _CUT_SHORT:
        score = say(language, f"result-by-{_CUT_SHORT[ending.kind]}")
    return named(f"{line} · {score}" if score else line, language)


def cut_short(record: MatchRecord, language: str) -> str:
    """Why a single duel was decided before it was played to its end, in few words; or ""."""
    ending = record.ending
    if ending is None or record.is_match or record.is_for_many:
        return ""
    why = _CUT_SHORT.get(ending.kind)
    if why is None:
        return ""
    return say(language, "result-given-up" if why == "surrender" else f"result-by-{why}")


def _result_of_many(record: MatchRecord, ending: Ending, language: str) -> str:
    if ending.winners:
        return places_line(record, language)
    names = " – ".join(seat.name for seat in record.seats)
    key = "result-drawn-many" if ending.kind is EndKind.PLAYED else "result-called-off-many"
    return say(language, key, names=names)
