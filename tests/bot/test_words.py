"""Everything is said in three languages, with the same keys and the same facts."""

import re
from ast import Attribute, Call, Constant, Name, walk
from ast import parse as parse_python
from pathlib import Path

import discord
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bot
from bot.duels.after.decks import deck_lines
from bot.games import GAMES
from bot.shared.words import language_of, say
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from engine.core.game import DeckList

BOT = Path(bot.__file__).parent
WORDS = BOT.parent / "cards" / "games"
OURS = "*/words/{}/*.ftl"
WIDE = "[\u3040-\u30ff\u4e00-\u9fff]"
NARROW = re.compile(f"{WIDE}[:;,?!()]|[:;,?!()]{WIDE}")
"""Punctuation of half the width, next to a letter of full width."""


class References(Visitor):
    """Gathers the names of variables, and of other messages that are quoted."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def rooms() -> dict[str, Path]:
    """Where messages lie: those of the bot, and those of each game by its key."""
    return {"": BOT, **{key: WORDS / key for key in GAMES}}


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of the bot and its games, by key."""
    return {k: v for room in rooms() for k, v in messages_of(room, language).items()}


def messages_of(room: str, language: str) -> dict[str, set[str]]:
    """The variables of every message of one room, by key; no key is given twice."""
    found: dict[str, References] = {}
    ours = OURS if not room else OURS.removeprefix("*/")
    for file in sorted(rooms()[room].glob(ours.format(language))):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)

    def variables(key: str) -> set[str]:
        quoted = (variables(message) for message in found[key].messages)
        return found[key].variables.union(*quoted)

    return {key: variables(key) for key in found}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_facts(language: str) -> None:
    for room in rooms():
        assert messages_of(room, language) == messages_of(room, LANGUAGES[0])


def test_no_game_has_a_message_of_the_bot() -> None:
    for game in GAMES:
        assert not messages_of(game, "en").keys() & messages_of("", "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for room in rooms():
        speak = GAMES[room].say if room else say
        for key, facts in messages_of(room, language).items():
            assert speak(language, key, **dict.fromkeys(facts, 1))


def test_every_key_that_code_names_exists() -> None:
    keys = set(messages("en"))
    for file in BOT.rglob("*.py"):
        if "sandbox" in file.parts:
            continue
        named = re.findall(r'(?:say\([\w.]+, |localised\()"([\w-]+)"', file.read_text("utf-8"))
        assert set(named) <= keys, file


def test_code_that_names_a_message_gives_it_exactly_its_facts() -> None:
    asked = messages("en")
    source = Path(bot.__file__).parent
    calls = [
        node
        for file in source.rglob("*.py")
        for node in walk(parse_python(file.read_text("utf-8")))
        if isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == "say"
        if len(node.args) == 2
    ]
    named = [(call.args[1], {each.arg for each in call.keywords}) for call in calls]
    given = [(key.value, facts) for key, facts in named if isinstance(key, Constant)]

    assert len(given) > 100
    for key, facts in given:
        assert None in facts or facts == asked[str(key)], key


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (discord.Locale.american_english, "en"),
        (discord.Locale.japanese, "ja"),
        (discord.Locale.chinese, "zh"),
        (discord.Locale.taiwan_chinese, "zh"),
        ("de", "en"),
        (None, "en"),
    ],
)
def test_a_locale_is_read_in_one_of_our_languages(
    locale: discord.Locale | str | None, language: str
) -> None:
    assert language_of(locale) == language


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(ValueError, match="waiting-for-until"):
        say("en", "waiting-for-until")


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_punctuation_is_as_wide_as_its_script(language: str) -> None:
    for root in (BOT, WORDS, BOT.parent / "cards" / "talk"):
        for file in sorted(root.rglob(f"words/{language}/*.ftl")):
            for line in file.read_text(encoding="utf-8").splitlines():
                assert line.startswith("#") or not NARROW.search(line), line


def test_what_players_read_is_listed_with_the_mark_of_their_language() -> None:
    """Outside of the rooms that speak to databases and operators no list has a fixed comma."""
    joined = []
    for path in BOT.rglob("*.py"):
        room = path.relative_to(BOT)
        source = path.read_text()
        to_operators = {"sandbox", "library", "store"} & set(room.parts)
        if to_operators or any(word in source for word in (" IN (", "INSERT INTO")):
            continue
        joined += [
            f"{room}:{call.lineno}"
            for call in walk(parse_python(source))
            if isinstance(call, Call)
            and isinstance(call.func, Attribute)
            and call.func.attr == "join"
            and isinstance(call.func.value, Constant)
            and call.func.value.value == ", "
        ]
    assert joined == []


def test_the_cards_of_a_deck_are_listed_with_the_mark_of_the_language() -> None:
    deck = DeckList({"main": (55144522, 55144522, 4031928)})
    names = {55144522: "A", 4031928: "B"}
    (english,) = deck_lines(YUGIOH, deck, names, "en")
    (japanese,) = deck_lines(YUGIOH, deck, names, "ja")
    assert english.endswith("2× A, 1× B")
    assert japanese.endswith("2× A、1× B")
