"""Whatever is typed into any option of any command: it is answered, and costs little."""

import ast
import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from rapidfuzz import fuzz, process

from bot.client import Client
from bot.finding.entries import FoundCard
from bot.finding.names import CardIndex
from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.records import Json
from bot.sandbox.server import Sandbox
from bot.shared.keystrokes import Keystrokes, newest_only
from bot.shared.normalising import LONGEST, terms, typed_name, typed_words
from bot.shared.typed import LONGEST_LINK
from tests.bot.library.asking_rulings import MORE
from tests.bot.library.conftest import hosted
from tests.bot.library.zoo import ZOO
from tests.library.invented import shelve_invented

ROOT = Path(__file__).parents[3]
TEXT, WHOLE, USER = 3, 4, 6
FITTING: dict[int, object] = {TEXT: "x", WHOLE: 1, USER: "Kaiba"}
"""What fits an option of that type."""
SEARCHED = 600
"""How many titles, forms and names there are at most in what these tests search."""
MOST_ROWS = 200
WORST = {
    "a letter that folds into eighteen": "\ufdfa" * 6000,
    "katakana": "アイウエオカキクケコ" * 600,
    "no characters": "a\0b\x1b\x9f" * 1500,
    "quotes": "'\"`; DROP TABLE cards; --" * 4,
    "operators": 'NEAR("a" b, 5) AND (c* OR NOT {d e}: ^f) - +"',
    "digits": "1" * 5000,
    "digits of other scripts": "１２٣४" * 20,
    "one long word": "abcdefghij" * 600,
    "short words": "a b c d e " * 600,
    "a question": "what happens when a card is destroyed by battle?",
    "nothing to be seen": "\u3000\u200b\u202e" * 30,
}


@dataclass
class Work:
    """What was done since it was last looked at."""

    scored: list[str] = field(default_factory=list)
    rows: int = 0

    def done(self) -> "Work":
        found = Work(self.scored[:], self.rows)
        self.scored.clear()
        self.rows = 0
        return found


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Every text that a scorer is given, and every row that the library gives."""
    counted, rows = Work(), Library.rows
    for module, name in (
        (fuzz, "WRatio"),
        (fuzz, "ratio"),
        (process, "extract"),
    ):
        real = getattr(module, name)

        def score(typed: str, *others: Any, _real: Any = real, **named: Any) -> Any:
            counted.scored.append(typed)
            return _real(typed, *others, **named)

        monkeypatch.setattr(module, name, score)

    async def read(self: Library, *args: Any) -> list[sqlite3.Row]:
        found = await rows(self, *args)
        counted.rows += len(found)
        return found

    monkeypatch.setattr(Library, "rows", read)
    return counted


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[tuple[Sandbox, Client]]:
    """Every command there is, with cards, rules, words of the game, and rulings."""
    library = await Library.open(shelve_invented(tmp_path / "library.db", *MORE))
    try:
        async with hosted(tmp_path, library) as found:
            await found[1].house.lookup.renewed()
            yield found
    finally:
        await library.close()


def texts_of(person: Person) -> list[tuple[Json, Json]]:
    """Each option of a command into which anything may be typed, with its command."""
    return [
        (command, option)
        for command in person.commands()
        for option in command["options"]
        if option["type"] == TEXT and not option.get("choices")
    ]


def filled(command: Json, option: Json, typed: str) -> dict[str, object]:
    required = {
        each["name"]: FITTING[each["type"]]
        for each in command["options"]
        if each.get("required")
    }
    return {**required, option["name"]: typed}


async def test_every_text_option_says_how_long_it_may_be(
    here: tuple[Sandbox, Client],
) -> None:
    longest = {
        f"{command['name']} {option['name']}": option.get("max_length")
        for command, option in texts_of(here[0].people["Yugi"])
    }
    assert len(longest) >= 20
    assert longest.pop("deck import link") == LONGEST_LINK
    assert {most for most in longest.values() if most is None or most > LONGEST} == set()


def test_every_field_of_a_form_says_how_long_its_text_may_be() -> None:
    fields = [
        {keyword.arg for keyword in node.keywords}
        for file in (ROOT / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("TextInput")
    ]
    assert fields
    assert all("max_length" in named for named in fields)


async def test_every_completion_works_on_the_newest_letters_alone(
    here: tuple[Sandbox, Client],
) -> None:
    completed = [
        parameter.autocomplete
        for command in here[1].tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for parameter in command._params.values()
        if parameter.autocomplete
    ]
    assert len(completed) >= 12
    assert {each.__code__ for each in completed} == {newest_only(completed[0]).__code__}


@pytest.mark.parametrize("worst", WORST)
async def test_the_worst_texts_cost_little_and_are_answered_in_words(
    here: tuple[Sandbox, Client],
    work: Work,
    worst: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.sandbox.options._within", lambda *_: None)
    yugi = here[0].people["Yugi"]
    for command, option in texts_of(yugi):
        whole = WORST[worst]
        for typed in dict.fromkeys((whole[: option["max_length"]], whole)):
            options = filled(command, option, typed)
            answered = await yugi.call(command["name"], options=options)
            if answered.modal is not None:  # what is typed here comes into its fields
                assert command["name"] == "deck import"
                continue
            answer = answered.message
            assert answer is not None
            assert "Something went wrong" not in answer.text
            too_long = f"“{option['name']}” takes at most" in answer.text
            taken = typed.replace("\u202e", "")
            assert too_long == (len(taken) > option["max_length"])
            cost = work.done()
            assert max(map(len, cost.scored), default=0) <= LONGEST
            assert len(cost.scored) <= SEARCHED
            assert cost.rows <= MOST_ROWS
        if option["autocomplete"]:
            await yugi.complete(command["name"], option["name"], whole)
            cost = work.done()
            assert max(map(len, cost.scored), default=0) <= LONGEST
            assert len(cost.scored) <= SEARCHED
            assert cost.rows <= MOST_ROWS
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


HALVES = {"half characters": "a\ud800b" * 30}


@pytest.mark.parametrize("typed", [*WORST.values(), *HALVES.values()], ids=[*WORST, *HALVES])
def test_what_is_looked_for_is_short_also_when_it_is_folded(typed: str) -> None:
    for found in (typed_words(typed), typed_name(typed), terms(typed)):
        assert len(" ".join(found)) <= LONGEST
    assert not any(each in word for word in terms(typed) for each in "\0\x1b\ud800")


async def test_no_choice_is_taken_that_was_not_offered(
    here: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.options._chosen", lambda _option, value, _locale: value)
    yugi = here[0].people["Yugi"]
    searches = ("kind", "attribute", "limit", "sort")
    asked: list[tuple[str, dict[str, object]]] = [("search", {each: "٣"}) for each in searches]
    for command, options in (*asked, ("event-admin create", {"name": "Friday", "best_of": 7})):
        answer = (await yugi.call(command, options=options)).message
        assert answer is not None
        assert answer.text == "That is not one of the choices. Please choose again."


async def test_of_keys_pressed_quickly_only_the_last_is_worked_on(
    here: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = here[0].people["Yugi"], here[0].people["Kaiba"]
    searched: list[str] = []
    begun, go_on = threading.Event(), threading.Event()
    find = CardIndex.find

    def slowly(self: CardIndex, typed: str, *others: Any) -> tuple[FoundCard, ...]:
        searched.append(typed)
        begun.set()
        go_on.wait(20)
        return find(self, typed, *others)

    monkeypatch.setattr(CardIndex, "find", slowly)
    waiting = [asyncio.create_task(yugi.complete("card", "name", "m"))]
    assert await asyncio.to_thread(begun.wait, 20)
    waiting += [
        asyncio.create_task(yugi.complete("card", "name", typed))
        for typed in ("mo", "mos", "moss", "mossb", "mossba")
    ]
    assert await asyncio.gather(*waiting[1:-1]) == [[], [], [], []]
    begun.clear()
    other = asyncio.create_task(kaiba.complete("card", "name", "lan"))
    assert await asyncio.to_thread(begun.wait, 20)
    go_on.set()

    assert (await waiting[-1])[0].name == "Mossback Turtle"
    assert await waiting[0]
    assert await other
    assert searched == ["m", "lan", "mossba"]


async def test_a_turn_that_fails_is_passed_on() -> None:
    keystrokes, key = Keystrokes(), (1, "card", "name")

    async def complete(gate: asyncio.Event) -> bool:
        async with keystrokes.turn(key) as newest:
            await gate.wait()
            if not newest:
                return False
            raise LookupError

    gate = asyncio.Event()
    tasks = [asyncio.create_task(complete(gate)) for _ in range(3)]
    await asyncio.sleep(0)
    gate.set()
    first, second, third = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(first, LookupError)
    assert second is False
    assert isinstance(third, LookupError)
    assert keystrokes._places == {}


def test_names_are_compared_in_parts_as_well_as_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = {n: f"Mossback {n % 7} Turtle {n}" for n in range(300)}
    typed = "mosback 3 turtel 1"
    at_once = CardIndex({"en": names}).find(typed, "en")
    monkeypatch.setattr("bot.finding.spelled_alike._AT_ONCE", 17)
    assert CardIndex({"en": names}).find(typed, "en") == at_once
    assert len(at_once) == 25


def test_the_zoo_is_searched_by_these_tests() -> None:
    titles = sum(len(rule.words) for rule in ZOO.rules)
    forms = sum(len(said) for term in ZOO.terms for said in (term.words, term.also))
    assert 0 < titles + forms < SEARCHED
