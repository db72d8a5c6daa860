"""Single effects of a card in words, in each language: the whole of one, or what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cards.grammar.anaphora import settled
from cards.grammar.en.pronouns import spoken
from cards.grammar.en.saying import say as say_english
from cards.grammar.en.text import say_paragraph as english
from cards.grammar.ja import JAPANESE
from cards.grammar.zh import CHINESE
from engine.core.remembering import once_for_each
from engine.yugioh.language import (
    Activatable,
    CanApply,
    CardText,
    Effect,
    Kind,
    Limit,
    Quick,
)
from engine.yugioh.language.node import Node


@dataclass(frozen=True, slots=True)
class _Printer:
    """How a language puts effects: their references settled, a paragraph, and a single node.

    `once` is what a paragraph begins with where a limit is not said in it.
    """

    settled: Callable[[CardText], tuple[Effect, ...]]
    paragraph: Callable[[Effect, CardText], str]
    say: Callable[[Node], str]
    once: Mapping[Limit | None, str] = field(default_factory=dict)


_PRINTERS: Mapping[str, _Printer] = {
    "en": _Printer(spoken, english, say_english),
    "ja": _Printer(settled, JAPANESE.paragraph, JAPANESE.say, JAPANESE.once),
    "zh": _Printer(settled, CHINESE.paragraph, CHINESE.say, CHINESE.once),
}


def passage(card: CardText, index: int, language: str) -> str:
    """The part of the text that is sentence `index` of `CardText.sentences`.

    Empty where the sentence is tacit: that a Continuous Card can be activated, or a Pendulum
    Monster as a Spell.
    """
    kept = _kept(card)
    if (index, language) not in kept:
        kept[index, language] = _passage(card, index, language), _deed(card, index, language)
    return kept[index, language][0]


def deed(card: CardText, index: int, language: str) -> str:
    """What sentence `index` does as it resolves; empty where it does no more than to stay."""
    passage(card, index, language)
    return _kept(card)[index, language][1]


@once_for_each
def _kept(card: CardText) -> dict[tuple[int, str], tuple[str, str]]:
    """What was put into words of that card so far: by sentence and language."""
    return {}


def _passage(card: CardText, index: int, language: str) -> str:
    found, printer = _sentence(card, index, language), _PRINTERS[language]
    if found is None:
        return ""
    effect, box = found
    limit = effect.limit if isinstance(effect, Activatable | CanApply) else None
    said = printer.paragraph(effect, box)
    return f"{printer.once.get(limit, '')}{said}" if said else ""


def _deed(card: CardText, index: int, language: str) -> str:
    found = _sentence(card, index, language)
    if found is None or not isinstance(found[0], Activatable) or found[0].do is None:
        return ""
    return _PRINTERS[language].say(found[0].do)


def _sentence(card: CardText, index: int, language: str) -> tuple[Effect, CardText] | None:
    """The sentence as the language refers to things in it, and the text box it stands in."""
    said = len(card.effects) + len(card.pendulum)
    if index < len(card.effects):
        return _PRINTERS[language].settled(card)[index], card
    if index < said:
        alone = CardText(card.name, card.passcode, Kind.SPELL, card.pendulum, scale=card.scale)
        return _PRINTERS[language].settled(alone)[index - len(card.effects)], alone
    at_once = [
        n for n, each in enumerate(card.effects) if isinstance(each, Quick) and each.at_once
    ]
    nth = index - (len(card.sentences) - len(at_once))
    return _sentence(card, at_once[nth], language) if nth >= 0 else None
