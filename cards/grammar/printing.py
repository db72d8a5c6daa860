"""Printing a word: its entry, with what its holes stand for in the forms of a language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from cards.grammar.anaphora import as_spell
from cards.grammar.columns import EntryError
from cards.grammar.entries import PLAIN, Entries, Entry, entries
from cards.grammar.templates import Choice, Hole, Template, at, fits, holes
from cards.grammar.terms import words
from engine.yugioh.language import Ability, CardText, Effect, Limit, Node

Form = Callable[..., str]
"""What puts a value into words; with a unit, it is told that too."""
Forms = Mapping[str, Form]


@dataclass(frozen=True, slots=True)
class Language:
    """How a language puts values, by the name of the form, and cards.

    The plain form, "", puts values of every kind.
    """

    forms: Mapping[str, Form]
    box: Callable[[CardText], tuple[str, ...]]
    """The effects of a card, a paragraph for each."""
    settled: Callable[[CardText], tuple[Effect, ...]]
    """The effects of a card, with what stands in them for what was spoken of before."""
    paragraph: Callable[[Effect, CardText], str]
    """One of these as a paragraph, without `once`."""
    say: Callable[[Node], str]
    once: Mapping[Limit | None, str] = field(default_factory=dict)
    """What a paragraph begins with where a limit is not said in it."""


def language(code: str) -> Language:
    """The language of that code; ModuleNotFoundError for one without its grammar."""
    found: Language = import_module(f"cards.grammar.{code}.text").LANGUAGE
    return found


def text(card: CardText, code: str) -> tuple[str, ...]:
    """The text box of the card: what it is made of, its effects, and those of its scale."""
    spoken, said = language(code), words("Box", code)
    summoned = (spoken.say(card.materials) + said["stop"],) if card.materials else ()
    scale = spoken.box(as_spell(card)) if card.pendulum else ()
    own = spoken.box(card)
    if Ability.GEMINI in card.abilities and card.effects:
        several = "s" if len(own) > 1 else ""
        again = said["gemini"].format(said[f"with-effect{several}"])
        own = (again, *map(said["gained"].format, own))
    return (*summoned, *own, *map(said["pendulum"].format, scale))


def check_forms(every: Sequence[Entry], code: str, forms: Mapping[str, Form]) -> None:
    """Raise EntryError that lists the holes in forms of neither the language nor an entry."""
    own = {form for entry in every for form in entry.phrases[code]}
    known = {*forms, *own, *(f"{form}?" for form in own)}
    unknown = [
        f"{entry.origin}: {{{'.'.join(hole.path) or '*'}:{hole.form}}}"
        for entry in every
        for pieces in entry.phrases[code].values()
        for hole in holes(pieces)
        if hole.form not in known
    ]
    if unknown:
        raise EntryError(f"{code} has no such forms:\n" + "\n".join(unknown))


class Printer:
    """Prints the words of a game by its entries, each in the forms of a language."""

    def __init__(self, entries: Callable[[], Entries], forms: Callable[[str], Forms]) -> None:
        self._entries, self._forms_of, self._forms = entries, forms, cache(self._checked)

    def _checked(self, code: str) -> Forms:
        """The forms of that language; EntryError where entries ask for some that it has not."""
        forms = self._forms_of(code)
        check_forms([entry for each in self._entries().values() for entry in each], code, forms)
        return forms

    def entry_of(self, node: object) -> Entry | None:
        """The entry that says the word."""
        several = self._entries().get(type(node), ())
        return next((entry for entry in several if fits(entry.tests, node)), None)

    def put(self, node: object, code: str, form: str = PLAIN) -> str:
        """The word in that language and form; NotImplementedError where no entry says it."""
        said = self.put_if(node, code, form)
        if said is None:
            raise NotImplementedError(f"{code} has no {form} of {node}")
        return said

    def put_if(self, node: object, code: str, form: str) -> str | None:
        """The word in that form of an entry; None where its entry has none, or it has none."""
        entry = self.entry_of(node)
        if entry is None or form not in entry.phrases[code]:
            return None
        return self._fill(entry.phrases[code][form], node, code)

    def _fill(self, pieces: Template, node: object, code: str) -> str:
        said: list[str] = []
        for piece in pieces:
            match piece:
                case str():
                    said.append(piece)
                case Hole():
                    said.append(self._filled(piece, node, code))
                case Choice(branches):
                    told = (each.pieces for each in branches if fits(each.tests, node))
                    said.append(self._fill(next(told, ()), node, code))
        return "".join(said)

    def _filled(self, hole: Hole, node: object, code: str) -> str:
        """What stands in the hole, in its form: a form of the language, or of an entry."""
        value = at(node, hole.path)
        say = self._forms(code).get(hole.form)
        if say is None:
            if hole.form.endswith("?"):
                said = self.put_if(value, code, hole.form[:-1])
                return said or self._forms(code)[PLAIN](value)
            return self.put(value, code, hole.form)
        if not hole.unit:
            return say(value)
        return say(value, at(node, hole.unit) if isinstance(hole.unit, tuple) else hole.unit)


_PRINTER = Printer(entries, lambda code: language(code).forms)
entry_of, put, put_if = _PRINTER.entry_of, _PRINTER.put, _PRINTER.put_if
