"""What is shown of rules and of the words of a game: one page, or a choice of pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.shared.sheets import fitted, listed, room_beside, sheet
from bot.shared.text import MESSAGE, clip
from bot.shared.unknown import shown
from bot.shared.words import say
from cards.languages import LANGUAGES
from engine.core.game import Rule, Term

Rows = Sequence[Sequence[ui.Item[Any]]]
_LONGEST_ELSEWHERE = 300


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The `rule` that stands in the place of another in a format of that name."""

    format: str
    rule: Rule
    same: bool


def rule_page(
    language: str,
    rule: Rule,
    rows: Rows = (),
    related: Sequence[ui.Item[Any]] = (),
    elsewhere: Sequence[Elsewhere] = (),
) -> ui.LayoutView:
    """A rule: its ID and title, what it says, an example, and where it stands.

    Then what other formats say in its place. Under it what opens the rules beside it, and
    then the rows of other things to press.
    """
    said = rule.said(language)
    head = f"## {rule.id} · {said.title}"
    foot = f"-# {say(language, 'rule-source', source=said.source)}"
    if language not in rule.words:
        foot += f"\n-# {say(language, 'rule-untranslated')}"
    if related:
        foot += f"\n**{say(language, 'rule-related')}**"
    practice = _titled(say(language, "rule-practice"), said.practice)
    example = _titled(say(language, "rule-example"), said.example)
    others = _elsewhere(language, elsewhere)
    room = MESSAGE - sum(map(len, (head, practice, example, *others, foot)))
    texts = (head, clip(said.text, room), practice, example, *others, foot)
    return sheet(*filter(None, texts), rows=(related, *rows))


def rule_choice(
    language: str, query: str, rules: Sequence[Rule], choosable: int, below: ui.Item[Any]
) -> ui.LayoutView:
    """The rules found, over the menu that opens one of the first `choosable`."""
    texts = [say(language, "rule-several", query=shown(query), count=len(rules))]
    texts.append("\n".join(_line(language, rule) for rule in rules[:choosable]))
    if len(rules) > choosable:
        texts.append(say(language, "rule-first", shown=choosable))
    return sheet(*texts, below=(below,))


def term_page(
    language: str, term: Term, rules: Sequence[Rule], choosable: int, rows: Rows = ()
) -> ui.LayoutView:
    """A word in all languages side by side, and the first `choosable` rules that use it."""
    head = f"## {term.words[language][0]}"
    said = "\n".join(_forms(term, each, language) for each in LANGUAGES)
    if not rules:
        return sheet(head, said, say(language, "term-unused"), rows=rows)
    title = say(language, "term-rules", count=len(rules))
    lines = [_line(language, rule) for rule in rules]
    room = MESSAGE - len(head) - len(said) - len(title) - 1

    def rest(count: int) -> str:
        return say(language, "term-more-rules", count=count)

    named = fitted(lines, room, rest, most=choosable)
    return sheet(head, said, f"{title}\n{named}", rows=rows)


def terms_page(
    language: str, query: str, terms: Sequence[tuple[Term, str]], below: ui.Item[Any]
) -> ui.LayoutView:
    """All words that are called alike, each in all languages, over the menu that opens one.

    Behind each stands what is played by its game, where that differs.
    """
    head = say(language, "term-several", query=shown(query), count=len(terms))
    each = [
        "\n".join(
            (
                f"### {term.words[language][0]}{game}",
                *(_forms(term, each, language) for each in LANGUAGES),
            )
        )
        for term, game in terms
    ]
    described = listed(language, each, room_beside(head))
    return sheet(head, described, below=(below,))


def term_choice(
    language: str, query: str, labels: Sequence[str], below: Sequence[ui.Item[Any]]
) -> ui.LayoutView:
    """That there is no such word, over a choice of those that may be meant instead."""
    key = "term-unknown" if labels else "term-none"
    said = say(language, key, query=shown(query))
    listed = "\n".join(f"- {label}" for label in labels)
    return sheet(*filter(None, (said, listed)), below=below)


def _forms(term: Term, language: str, reader: str) -> str:
    """What the word is called in `language`, said to somebody who reads in another."""
    called = f"**{say(language, 'this-language')}** {' · '.join(term.words[language])}"
    also = " · ".join(term.also.get(language, ()))
    return f"{called}\n-# {say(reader, 'term-also', forms=also)}" if also else called


def _elsewhere(language: str, elsewhere: Sequence[Elsewhere]) -> list[str]:
    """What other formats say in a rule's place; where it is the same, the title is enough."""
    found = dict[str, list[str]]()
    for each in elsewhere:
        key = "rule-same" if each.same else "rule-differs"
        said = each.rule.said(language)
        words = said.title if each.same else clip(said.text, _LONGEST_ELSEWHERE)
        lines = found.setdefault(say(language, key, format=each.format), [])
        lines.append(f"- **{each.rule.id}** {words}")
    return [_titled(title, "\n".join(lines)) for title, lines in found.items()]


def _line(language: str, rule: Rule) -> str:
    return f"- **{rule.id}** {rule.said(language).title}"


def _titled(title: str, text: str) -> str:
    return f"**{title}**\n{text}" if text else ""
