"""What is shown of a question about two cards: the answer, the position, and official Q&A."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.shared.sheets import sheet
from bot.shared.text import MESSAGE, Passage, clip, escaped, fit, passages
from bot.shared.words import say
from engine.core.game import Posed
from engine.core.posing import Stops, Verdict, together
from engine.core.reading import Because

Rows = Sequence[Sequence[ui.Item[Any]]]

SIGNS = {Verdict.YES: "✓", Verdict.NO: "✗", Verdict.DEPENDS: "↔", Verdict.DECLINED: "?"}
_NAME = 100
_RESERVE = 20


@dataclass(frozen=True, slots=True)
class Question:
    """The names of both cards as they are shown, and what official Q&A there are of both."""

    card: str
    to: str
    official: Sequence[str]


def overview(
    language: str, asked: Question, cases: Sequence[Posed], rows: Rows
) -> ui.LayoutView:
    """The answers in several situations, each with its first reason."""
    verdict = together(tuple(case.verdict for case in cases))
    lines = [_line(language, asked, case) for case in cases]
    if verdict is Verdict.DECLINED:
        lines = [say(language, "chain-declined-all")]
    used = _is_used(cases)
    head = f"{_title(language, asked)}\n**{_verdict(language, verdict, is_use=used)}**"
    return _sheet(language, head, [Passage("", lines)], asked, rows)


def in_full(language: str, asked: Question, case: Posed, rows: Rows) -> ui.LayoutView:
    """The answer in one situation, with the position and what happens on it."""
    head = f"{_title(language, asked)}\n{_answer(language, case)}"
    if case.board is None:
        return _sheet(language, head, [Passage("", [_why(language, asked, case)])], asked, rows)
    reasons = [f"- {_reason(language, each)}" for each in case.because]
    board = case.board
    blocks = (*board.blocks, *((board.hand,) if board.hand else ()))
    shown = [
        Passage("", [why] if (why := _why(language, asked, case)) else ()),
        Passage(say(language, "chain-because") if reasons else "", reasons),
        Passage(say(language, "chain-happened") if case.happened else "", case.happened),
        Passage(say(language, "chain-position"), [f"-# {board.heading}"]),
        *passages(blocks, language),
        Passage(say(language, "chain-outcome") if case.outcome else "", case.outcome),
    ]
    return _sheet(language, head, shown, asked, rows)


def not_here(
    language: str, asked: Question, missing: Sequence[str], rows: Rows
) -> ui.LayoutView:
    """Why one of the cards cannot be tried, in sentences, over the official Q&A."""
    head = "\n".join([_title(language, asked), *missing])
    return _sheet(language, head, (), asked, rows, is_tried=False)


def _sheet(
    language: str,
    head: str,
    shown: Sequence[Passage],
    asked: Question,
    rows: Rows,
    *,
    is_tried: bool = True,
) -> ui.LayoutView:
    title = say(language, "chain-official" if asked.official else "chain-official-none")
    official = "\n".join((f"**{title}**" if asked.official else f"-# {title}", *asked.official))
    note = f"-# {say(language, 'chain-note')}" if is_tried else ""
    room = MESSAGE - len(head) - len(official) - len(note) - _RESERVE
    body = "\n".join(filter(None, fit(shown, room, language)))
    return sheet(*filter(None, (head, body, official, note)), rows=rows)


def _title(language: str, asked: Question) -> str:
    names = {"card": clip(asked.card, _NAME), "to": clip(asked.to, _NAME)}
    return f"### {say(language, 'chain-title', **names)}"


def _verdict(language: str, verdict: Verdict, *, is_use: bool) -> str:
    """The answer: whether the card can be used at all, or works on what merely lies there."""
    said = say(language, "chain-verdict", verdict=verdict.value)
    if is_use and verdict is not Verdict.DECLINED:
        said = say(language, "chain-may", answer=said)
    return f"{SIGNS[verdict]} {said}"


def _is_used(cases: Sequence[Posed]) -> bool:
    """Whether it is asked if the card can be used; else whether it does something."""
    works = {key for game in GAMES.values() for key, lies in game.situations.items() if lies}
    return not all(case.situation in works for case in cases)


def _stops(language: str, case: Posed) -> str:
    """What comes of what the other card does: "" where that is not known, or no question."""
    if case.stops is None:
        return ""
    answer = Verdict.YES if case.stops is Stops.STOPPED else Verdict.NO
    said = say(language, "chain-verdict", verdict=answer.value)
    why = "" if answer is Verdict.YES else f"chain-{case.stops.value}"
    reason = say(language, why, situation=case.situation) if why else ""
    key = "chain-stops-because" if reason else "chain-stops"
    return f"**{SIGNS[answer]}** {say(language, key, answer=said, reason=reason)}"


def _answer(language: str, case: Posed) -> str:
    """The answer and the situation it is for; below it whether that stops the other card."""
    when = say(language, f"chain-when-{case.situation}")
    own = f" · {say(language, 'chain-own')}" if case.about_own else ""
    used = _is_used((case,))
    said = f"**{_verdict(language, case.verdict, is_use=used)}** · {when}{own}"
    return "\n".join(filter(None, (said, _stops(language, case))))


def _line(language: str, asked: Question, case: Posed) -> str:
    """The answer in one situation among others."""
    why = _why(language, asked, case)
    if case.because:
        why = _reason(language, case.because[0])
    return _answer(language, case) + (f"\n-# {why}" if why else "")


def _why(language: str, asked: Question, case: Posed) -> str:
    """What has to be said beside yes or no: "" where nothing has."""
    if case.verdict is Verdict.DECLINED:
        return say(language, "chain-declined")
    used = bool(case.outcome)
    if case.verdict is Verdict.NO and used:
        return say(language, "chain-not-aimed", to=asked.to)
    lies = any(game.situations.get(case.situation) for game in GAMES.values())
    if case.verdict is Verdict.YES and lies and not case.touched:
        return say(language, "chain-nothing-done", to=asked.to)
    return ""


def _reason(language: str, because: Because) -> str:
    return say(language, "chain-reason", text=because.text, rule=because.rule)


def safe(names: Mapping[int, str], code: int) -> str:
    """The name of the card of that code, or the code, as it can be shown."""
    return escaped(names.get(code) or str(code))
