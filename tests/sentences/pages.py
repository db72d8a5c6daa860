"""The pages of docs/sentences: every message in three languages, filled in with examples."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
from cards.languages import LANGUAGES
from cards.messages import Grouped, Messages, Value
from cards.talk.tongue import WORDS as TALK
from tests.sentences.examples import Chosen, of_the_bot, of_the_table

ROOT = Path(bot.__file__).parents[1]
PAGES = ROOT / "docs" / "sentences"
TITLES = {
    "cards": "Looking up cards",
    "decks": "Decks",
    "duels": "Duels: challenges, panels, clocks",
    "figures": "How the bot fares",
    "hosting": "Events",
    "ladder": "Records and ladders",
    "library": "What was imported",
    "people": "Settings of a person",
    "privacy": "One's own data",
    "puzzles": "Puzzles",
    "readings": "How sure the rules of imported cards are",
    "replays": "Replays",
    "rules": "Rules and terms",
    "rulings": "Rulings",
    "shared": "What any command may say",
    "duelmasters": "Decks of Duel Masters",
    "yugioh": "Decks and cards of Yu-Gi-Oh!",
    "table": "The table: what happens, what is asked, how it stands",
}
INTRODUCTION = """\
# Every sentence of the bot

All that the bot and the table say, in English, Japanese and Chinese side by side, with
examples filled in: one line for each form of a sentence. The texts of cards and rules are not
among them. `make sentences` writes these pages from the Fluent files, and a test fails when
they are out of date.
"""
HEAD = "| | English | 日本語 | 简体中文 |\n|---|---|---|---|\n"
MARK = re.compile("^(-#|#{1,3}) ")
"""Makes a line small, or a heading."""
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 3}

Variants: TypeAlias = Mapping[str, Sequence[Value]]


class Reading(Visitor):
    """Gathers what a message selects by, with the values of its variants; what it quotes."""

    def __init__(self) -> None:
        self.variants: dict[str, list[Value]] = {}
        self.quoted: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = [variant.key for variant in node.variants]
        names = [key.name for key in keys if isinstance(key, ast.Identifier)]
        values: list[Value] = [
            int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)
        ]
        if set(names) <= set(PLURALS):
            values += [PLURALS[name] if PLURALS[name] not in values else 4 for name in names]
        else:
            values += [name for name in names if name not in ("other", "one")]
        known = self.variants.setdefault(node.selector.id.name, [])
        known += [value for value in values if value not in known]
        self.generic_visit(node)


class Room:
    """The words of one room in all languages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_table = folder == TALK
        self.name = "table" if self.is_table else folder.parent.name
        self.words = {each: Messages((folder / each).glob("*.ftl"), each) for each in LANGUAGES}
        self.readings = [dict(self._readings(each)) for each in LANGUAGES]

    def _readings(self, language: str) -> Iterator[tuple[str, Reading]]:
        for file in sorted((self.folder / language).glob("*.ftl")):
            for entry in parsed(file):
                if isinstance(entry, ast.Message):
                    reading = Reading()
                    reading.visit(entry)
                    yield entry.id.name, reading

    def variants(self, key: str) -> Variants:
        """What the message selects by in any language; two forms of what it quotes."""
        found: dict[str, list[Value]] = {}
        for readings in self.readings:
            reading = readings[key]
            quoted = [self.variants(each) for each in sorted(reading.quoted)]
            for name, values in chain(
                reading.variants.items(), *(few(each).items() for each in quoted)
            ):
                known = found.setdefault(name, [])
                known += [value for value in values if value not in known]
        return found

    def lines(self, key: str) -> list[tuple[str, ...]]:
        """Each form of the message in every language, a form that reads the same once."""
        said = [
            tuple(self.said(key, each, chosen) for each in LANGUAGES)
            for chosen in choices(self.variants(key))
        ]
        return list(dict.fromkeys(said))

    def said(self, key: str, language: str, chosen: Chosen) -> str:
        """The message as a reader sees it, with these values for what it selects by."""
        facts: dict[str, Value] = {}
        for fact in self.words[language].by_key[key].facts:
            value = chosen.get(fact)
            if value is None:
                value = self.example(key, fact, language, chosen)
            is_grouped = isinstance(value, int) and not self.is_table
            facts[fact] = Grouped(value) if is_grouped else value
        return cell(self.words[language].say(key, **facts))

    def example(self, key: str, fact: str, language: str, chosen: Chosen) -> Value:
        """What stands for a fact that the message does not select by."""
        return (
            of_the_table(key, fact, language, chosen)
            if self.is_table
            else of_the_bot(key, fact, language)
        )

    def page(self) -> str:
        """The page of the room."""
        parts = [f"# {TITLES.get(self.name, self.name)}\n"]
        for file in sorted((self.folder / LANGUAGES[0]).glob("*.ftl")):
            rows = [row for entry in parsed(file) for row in self.rows(entry)]
            if rows:
                parts.append(f"\n## {file.stem}\n\n{HEAD}" + "".join(rows))
        return "".join(parts)

    def rows(self, entry: object) -> Iterator[str]:
        """The rows of one message; none for one that only joins others."""
        if isinstance(entry, ast.Message):
            for place, line in enumerate(self.lines(entry.id.name)):
                if any(letter.isalnum() for said in line for letter in said):
                    key = "" if place else f"`{entry.id.name}`"
                    yield f"| {key} | {' | '.join(line)} |\n"


def choices(variants: Variants) -> Iterator[Chosen]:
    """A value for each of these: the first of each, then each other one by itself."""
    usual = {name: values[0] for name, values in variants.items() if values}
    if "other-person" in usual:
        usual["other-person"] = "they"
    yield usual
    for name, values in variants.items():
        for value in values[1:]:
            yield {**usual, name: value}
    if "other-person" in usual:
        yield {**usual, "person": "they", "other-person": "you"}


def few(variants: Variants) -> Variants:
    """The first two values of each."""
    return {name: values[:2] for name, values in variants.items()}


def parsed(file: Path) -> list[object]:
    """The entries of a Fluent file."""
    return list(FluentParser(with_spans=False).parse(file.read_text("utf-8")).body)


def cell(said: str) -> str:
    """The text for a cell of a table in Markdown, without marks of headings."""
    lines = [MARK.sub("", line.strip()) for line in said.splitlines()]
    text = "<br>".join(line.replace("<", "&lt;") for line in lines)
    return text.replace("|", "\\|")


def rooms() -> list[Room]:
    """Every room that has words, the table last."""
    folders = [
        each
        for root in (ROOT / "bot", ROOT / "cards" / "games")
        for each in sorted(root.glob("*/words"))
        if list(each.glob("en/*.ftl"))
    ]
    return [Room(folder) for folder in [*folders, TALK]]


def pages() -> dict[str, str]:
    """Each page by the name of its file."""
    written = {f"{room.name}.md": room.page() for room in rooms()}
    contents = "".join(
        f"- [{TITLES.get(name.removesuffix('.md'), name)}]({name})\n" for name in written
    )
    return {"README.md": f"{INTRODUCTION}\n{contents}", **written}
