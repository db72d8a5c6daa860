"""What was agreed before a duel, in words."""

from collections.abc import Sequence
from dataclasses import replace

from bot.duels.store.agreement import THREE, Agreement
from bot.people.clock_words import clock_rules, pause_rules, span
from bot.people.terms import ClockKind, Terms
from bot.shared.words import say
from engine.core.game import First

_FIRST = {
    First.BY_GAME: "agreed-first-signs",
    First.BY_CHANCE: "agreed-first-coin",
    First.SEAT_0: "agreed-first-name",
    First.SEAT_1: "agreed-first-name",
}


def agreed_words(
    language: str, format: str, agreement: Agreement, terms: Terms, names: Sequence[str]
) -> str:
    """One line: the format by its name, the ban list, the length, the time, who goes first.

    `names` are those of the seats, safe to print; "" for one that is not taken yet. Of more
    than two, who goes first is settled by the game.
    """
    limits = "agreed-list" if agreement.limits else "agreed-no-list"
    length = "agreed-match" if agreement.best_of == THREE else "agreed-single"
    seat = 1 if agreement.first is First.SEAT_1 else 0
    takes = [say(language, f"state-{state}") for state in agreement.takes]
    first = _FIRST[agreement.first] if names[seat] else "agreed-first-opponent"
    words = [
        f"**{format}**",
        say(language, limits, **({"list": agreement.limits} if agreement.limits else {})),
        say(language, length),
        _clock(language, agreement.clock or terms.clock, terms.decision_seconds),
    ]
    if len(names) == 2:
        words.append(say(language, first, name=names[seat]))
    if takes:
        states = say(language, "agreed-and").join(takes)
        words.append(say(language, "agreed-takes", states=states))
    words += [say(language, f"house-{key}", setting=n) for key, n in agreement.house]
    return " · ".join(words)


def agreed_terms(agreement: Agreement, terms: Terms) -> Terms:
    """The terms of the server, with the clock and the pause that were agreed on."""
    clock, tempo = agreement.clock or terms.clock, agreement.tempo
    return replace(terms, clock=clock, pace=terms.pace if tempo is None else tempo.seconds)


def time_rules(
    language: str, agreement: Agreement, terms: Terms, *, many: bool = False
) -> tuple[str, str]:
    """What the time does that players have, and what a pause hides; `many` if more than two."""
    timed = agreed_terms(agreement, terms)
    return clock_rules(language, timed, many=many), pause_rules(language, timed.pace)


def _clock(language: str, kind: ClockKind, seconds: int) -> str:
    facts = {"time": span(language, seconds)} if kind is ClockKind.CASUAL else {}
    return say(language, f"agreed-clock-{kind}", **facts)
