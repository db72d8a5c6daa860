"""What is played in an event, in words: for its announcement, its draft, and for readers."""

from collections.abc import Mapping

from bot.decks.choice import game_of
from bot.duels.store.agreement import THREE
from bot.events.standings import Scoring
from bot.events.terms import Shape
from bot.hosting.rules import Overtime
from bot.hosting.showing.look import percent
from bot.hosting.store.events import EventRecord
from bot.people.clock_words import clock_rules
from bot.people.terms import Terms
from bot.readings.brings import to_agree
from bot.shared.words import joined, say
from engine.core.game import Game


def in_short(language: str, record: EventRecord, games: Mapping[str, Game]) -> str:
    """One line: the shape, the format, the ban list, the length of a match."""
    rules = record.rules
    limits = {"list": rules.limits} if rules.limits else {}
    return " · ".join(
        [
            f"**{say(language, f'event-shape-{record.terms.shape}')}**",
            format_name(language, record, games),
            say(language, "agreed-list" if rules.limits else "agreed-no-list", **limits),
            say(language, "agreed-match" if rules.best_of == THREE else "agreed-single"),
        ]
    )


def starting(language: str, record: EventRecord, starts: int | None = None) -> str:
    """When it starts, in the reader's own time, and how long before that players check in."""
    at = record.rules.starts if starts is None else starts
    facts = {"day": f"<t:{at}:F>", "left": f"<t:{at}:R>"}
    if not record.terms.checks_in:
        return say(language, "event-starts", **facts)
    return say(language, "event-starts-checked", minutes=record.rules.check_in, **facts)


def in_full(language: str, record: EventRecord, games: Mapping[str, Game]) -> list[str]:
    """Everything that was set, a line for each part of it."""
    terms, rules = record.terms, record.rules
    lines = [
        in_short(language, record, games),
        starting(language, record),
        _rounds(language, record),
        say(language, "event-round-time", minutes=rules.round, pause=rules.pause),
        _overtime(language, record),
        say(language, "event-absent", minutes=rules.absent),
        clock_rules(language, Terms(clock=rules.clock)),
    ]
    if terms.shape in (Shape.SWISS, Shape.ROUND_ROBIN) and terms.scoring != Scoring():
        floor = percent(terms.scoring.floor)
        byes = "yes" if terms.scoring.counts_byes else "no"
        lines.append(say(language, "event-scoring", floor=floor, byes=byes))
    if terms.joins_late:
        lines.append(say(language, "event-joins-late"))
    if cards := _cards(language, record, games):
        lines.append(cards)
    lines.append(
        say(language, "event-decks-shown" if rules.shows_decks else "event-decks-kept")
    )
    return lines


def _cards(language: str, record: EventRecord, games: Mapping[str, Game]) -> str:
    """Which imported cards decks may have; "" where none would have to be agreed to."""
    game = game_of(games, record.rules.format)
    if game is None or not to_agree(game):
        return ""
    if not record.rules.takes:
        return say(language, "event-cards-trusted")
    named = (game.say(language, f"state-{state}") for state in record.rules.takes)
    return say(language, "event-cards-also", states=joined(language, named))


def format_name(language: str, record: EventRecord, games: Mapping[str, Game]) -> str:
    """The name of the format; its key where it is there no more."""
    game = game_of(games, record.rules.format)
    return game.formats[record.rules.format][language] if game else record.rules.format


def _rounds(language: str, record: EventRecord) -> str:
    terms = record.terms
    if terms.shape is not Shape.SWISS:
        key = f"event-rounds-{terms.shape}"
        if terms.shape is Shape.SINGLE and terms.third_place:
            key = "event-rounds-single-third"
        return say(language, key)
    rounds = (
        say(language, "event-rounds-table")
        if terms.rounds is None
        else say(language, "event-rounds-fixed", count=terms.rounds)
    )
    third = "yes" if terms.third_place else "no"
    if terms.cut is None:
        return f"{rounds} {say(language, 'event-cut-table', third=third)}"
    if terms.cut < 2:
        return f"{rounds} {say(language, 'event-cut-none')}"
    return f"{rounds} {say(language, 'event-cut-fixed', count=terms.cut, third=third)}"


def _overtime(language: str, record: EventRecord) -> str:
    rules = record.rules
    if rules.overtime is Overtime.TURNS:
        return say(language, "event-overtime-turns", turns=rules.extra_turns)
    return say(language, f"event-overtime-{rules.overtime}")
