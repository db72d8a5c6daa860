"""How a duel ended, in words: on the board, in the name of its thread, under its challenge."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.duels.match.play import Play
from bot.duels.store.ending import UPDATED, Ending, EndKind
from bot.duels.store.matches import MatchRecord, Status
from bot.shared.text import escaped
from bot.shared.words import joined, say
from cards.languages import LANGUAGES
from engine.core.game import Game
from engine.core.protocol import Audience, Seat


class Close(StrEnum):
    """By what a duel or a match came to its end."""

    PLAYED = "played"
    """It was decided at the table, a draw among it; after time was called too."""
    GIVEN_UP = "given up"
    CLOCK = "clock"
    """A player ran out of time."""
    UNANSWERED = "unanswered"
    """Nobody answered anything: it counts for nobody."""
    MODERATED = "moderated"
    """A moderator or its event stopped it: it counts for nobody."""
    BROKEN = "broken"
    """It could not go on, through no fault of the players: it counts for nobody."""


_CLOSES = {
    EndKind.PLAYED: Close.PLAYED,
    EndKind.SURRENDERED: Close.GIVEN_UP,
    EndKind.CLOCK: Close.CLOCK,
    EndKind.BANK: Close.CLOCK,
    EndKind.UNANSWERED: Close.UNANSWERED,
    EndKind.MODERATED: Close.MODERATED,
    EndKind.DECIDED: Close.MODERATED,
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

    @property
    def counts(self) -> bool:
        """Whether there is a result: a winner, or a draw."""
        return self.winner is not None or self.close is Close.PLAYED


def report_of(record: MatchRecord) -> Report | None:
    """What the duel tells whoever counts it; None while it goes on."""
    ending = record.ending
    if ending is None or record.status is Status.OPEN:
        return None
    winner = ending.winners[0] if len(ending.winners) == 1 else None
    close = _CLOSES.get(ending.kind, Close.BROKEN)
    return Report(ending.wins or (0,) * len(record.seats), winner, close, ending.time_called)


_CUT_SHORT = {
    EndKind.SURRENDERED: "surrender",
    EndKind.CLOCK: "time",
    EndKind.BANK: "time",
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
    """The ending with who won and how often, and how the match stood, in every language."""
    winners: tuple[Seat, ...] = ()
    if ending.loser is not None:
        winners = tuple(seat.seat for seat in record.seats if seat.seat != ending.loser)
    elif play is not None and play.match.outcome is not None:
        winners = tuple(play.match.outcome.winners)
    score: dict[str, str] = {}
    if play is not None:
        first = winners[0] if winners else Seat(0)
        score = {
            language: game.score(play.match, play.reader(None, language), first)
            for language in LANGUAGES
        }
    wins = _won(winners, record, game, play)
    timed = play is not None and play.match.is_timed
    return replace(ending, winners=winners, score=score, wins=wins, time_called=timed)


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
    is_match = record.is_match and ending.kind is EndKind.SURRENDERED
    key = "ended-surrendered-match" if is_match else f"ended-{ending.kind}"
    return say(language, key, name=escaped(record.seats[ending.loser or 0].name))


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


def result_heading(ending: Ending, language: str, name: str) -> str:
    """Who won, in the fewest words; `name` is the winner's, or "" where nobody won."""
    if name:
        return say(language, "result-wins", name=name)
    return say(language, "result-draw" if ending.kind is EndKind.PLAYED else "result-none")


def score_words(record: MatchRecord, language: str) -> str:
    """How the duel stood when it ended; "" where nothing had been played yet.

    The duels of a match that was not played to its end do not tell who has won it, so they are
    said to be those until then, of whom.
    """
    ending = record.ending
    score = "" if ending is None else ending.score.get(language, "")
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
    may lead.
    """
    ending = record.ending
    if ending is None:
        return ""
    names = [seat.name for seat in record.seats]
    if len(ending.winners) == 1:
        winner = ending.winners[0]
        facts = {"winner": names[winner], "loser": names[1 - winner]}
        line = say(language, "result-beat", **facts)
    else:
        key = "result-drawn" if ending.kind is EndKind.PLAYED else "result-called-off"
        line = say(language, key, one=names[0], other=names[1])
    score = ending.score.get(language, "")
    if record.is_match and ending.kind in _CUT_SHORT:
        score = say(language, f"result-by-{_CUT_SHORT[ending.kind]}")
    return f"{line} · {score}" if score else line
