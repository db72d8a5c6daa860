"""How a duel ended, in words: on the board, in the name of its thread, under its challenge."""

from dataclasses import replace

from discord.utils import escape_markdown

from bot.duels.play import Play
from bot.duels.store.matches import Ending, MatchRecord
from bot.shared.words import LANGUAGES, say
from engine.core.game import Game
from engine.core.protocol import Seat


def scored(ending: Ending, record: MatchRecord, game: Game, play: Play | None) -> Ending:
    """The ending with who won, and how the match stood, in every language."""
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
    return replace(ending, winners=winners, score=score)


def ended_words(record: MatchRecord, result: str, language: str) -> str:
    """How the duel ended, in a sentence; `result` is what the game says of that, if it does."""
    ending = record.ending
    if ending is None:
        return ""
    if ending.kind == "played":
        return result or say(language, "ended-played")
    is_match = record.is_match and ending.kind == "surrendered"
    key = "ended-surrendered-match" if is_match else f"ended-{ending.kind}"
    return say(language, key, name=escape_markdown(record.seats[ending.loser or 0].name))


def result_heading(ending: Ending, language: str, name: str) -> str:
    """Who won, in the fewest words; `name` is the winner's, or "" where nobody won."""
    if name:
        return say(language, "result-wins", name=name)
    return say(language, "result-draw" if ending.kind == "played" else "result-none")


def result_line(record: MatchRecord, language: str) -> str:
    """Who beat whom and how, on one line and without Markdown; "" while the duel goes on."""
    ending = record.ending
    if ending is None:
        return ""
    names = [seat.name for seat in record.seats]
    if len(ending.winners) == 1:
        winner = ending.winners[0]
        facts = {"winner": names[winner], "loser": names[1 - winner]}
        line = say(language, "result-beat", **facts)
    else:
        key = "result-drawn" if ending.kind == "played" else "result-called-off"
        line = say(language, key, one=names[0], other=names[1])
    score = ending.score.get(language, "")
    return f"{line} · {score}" if score else line
