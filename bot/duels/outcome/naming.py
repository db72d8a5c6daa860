"""A duel named to one of its players: against whom, by which rules, and where."""

from bot.duels.store.records import MatchRecord
from bot.shared.text import escaped
from bot.shared.words import joined, say
from engine.core.game import Game, Level
from engine.core.protocol import Seat


def with_level(name: str, level: Level, language: str) -> str:
    """The built-in opponent, with how well it plays: “CPU (hard)”."""
    return say(language, "practice-rival", name=name, level=say(language, f"level-{level}"))


def for_many(record: MatchRecord, key: str) -> str:
    """The message `key`, or that which says the same where more than two play."""
    return f"{key}-many" if record.is_for_many else key


def rivals(record: MatchRecord, seat: Seat | None, language: str) -> str:
    """The names of all but `seat`, safe to print."""
    return escaped(
        joined(language, (other.name for other in record.seats if other.seat != seat))
    )


def format_name(record: MatchRecord, game: Game, language: str) -> str:
    """The format of the duel, by its name."""
    names = game.formats.get(record.setup.format, {})
    return names.get(language, record.setup.format)


def duel_title(record: MatchRecord, game: Game, seat: Seat | None, language: str) -> str:
    """As it stands above a panel: “against Mai · Master Rule · #thread”.

    Of a duel that goes on from a decision in another one, that it does.
    """
    rules = format_name(record, game, language)
    rival = rivals(record, seat, language)
    if record.practice:
        rival = with_level(rival, record.agreement.level, language)
    key = "duel-title-what-if" if record.setup.since else "duel-title"
    title = say(language, key, rival=rival, format=rules)
    return title if record.place.is_private else f"{title} · <#{record.place.channel}>"


def deck_name(key: str, game: Game, language: str) -> str:
    """The name of the ready deck of that key; of one's own deck nothing but that it is one."""
    named = (deck.names[language] for deck in game.ready_decks if deck.key == key)
    return next(named, say(language, "own-deck"))
