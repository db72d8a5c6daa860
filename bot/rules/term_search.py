"""Finding a word of a game's glossary in any language, or the words a question is made of."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from bot.shared.normalising import typed_words, words
from engine.core.game import Term

_CLOSE_ENOUGH = 75.0
_GAP = "～"
"""Stands in a form for what differs: it is no word that a text could hold."""


@dataclass(frozen=True, slots=True)
class FoundTerm:
    """A word found, and the form by which it was found."""

    term: Term
    form: str

    def label(self, language: str) -> str:
        """The usual form in `language`, with the one found where that is another."""
        usual = usual_form(self.term, language)
        return usual if usual == self.form else f"{usual} ({self.form})"


@dataclass(frozen=True, slots=True)
class _Form:
    at: int
    language: str
    form: str
    folded: str
    usual: bool


class TermIndex:
    """The words of a game in every language, made ready to be searched while typing."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self._terms = tuple(terms)
        self._by_key = {term.key: term for term in self._terms}
        self._forms = tuple(
            form for at, term in enumerate(self._terms) for form in _forms(at, term)
        )
        self._longest_first = sorted(self._forms, key=lambda form: -len(form.folded))

    def __len__(self) -> int:
        return len(self._terms)

    def named(self, key: str) -> Term | None:
        """The word with exactly that key."""
        return self._by_key.get(key)

    def exact(self, typed: str, language: str) -> tuple[Term, ...]:
        """The words with exactly that form, the reader's language being asked first."""
        wanted = " ".join(typed_words(typed))
        same = [form for form in self._forms if form.folded == wanted]
        for nearer in (
            [form for form in same if form.language == language and form.usual],
            [form for form in same if form.language == language],
            same,
        ):
            if found := dict.fromkeys(form.at for form in nearer):
                return tuple(self._terms[at] for at in found)
        return ()

    def find(self, typed: str, language: str) -> tuple[FoundTerm, ...]:
        """Every word that `typed` may mean, the likeliest first; all of them for blanks.

        Whole forms come before beginnings, those before parts, and in each the reader's
        language first; and only where there are none, forms spelled alike.
        """
        wanted = " ".join(typed_words(typed))
        if not wanted and typed.strip():
            return ()
        if not wanted:
            return tuple(FoundTerm(term, usual_form(term, language)) for term in self._terms)
        ranked = sorted(
            ((_closeness(form.folded, wanted), form.language != language, not form.usual), n)
            for n, form in enumerate(self._forms)
            if wanted in form.folded
        )
        return self._once([n for _, n in ranked] or self._alike(wanted), language)

    def within(self, typed: str) -> tuple[Term, ...]:
        """The words that `typed` is made of, longer forms first; nothing for none."""
        rest = f" {' '.join(words(typed))} "
        found: dict[int, None] = {}
        for form in self._longest_first:
            for part in _parts(form.folded):
                if part in rest:
                    rest = rest.replace(part, "  ")
                    found[form.at] = None
        return tuple(self._terms[at] for at in found)

    def _once(self, forms: Iterable[int], language: str) -> tuple[FoundTerm, ...]:
        """Each word once, by its first form in the reader's language if there is one."""
        found: dict[int, _Form] = {}
        for form in (self._forms[n] for n in forms):
            first = found.setdefault(form.at, form)
            if first.language != language == form.language:
                found[form.at] = form
        return tuple(FoundTerm(self._terms[at], form.form) for at, form in found.items())

    def _alike(self, wanted: str) -> list[int]:
        scores = ((-fuzz.ratio(wanted, form.folded), n) for n, form in enumerate(self._forms))
        return [n for score, n in sorted(scores) if -score >= _CLOSE_ENOUGH]


def usual_form(term: Term, language: str) -> str:
    """What the word is called in `language`."""
    return term.words[language][0]


def without_gaps(forms: Iterable[str]) -> Iterator[str]:
    """Those of the forms of a word that a text can hold as they are."""
    return (form for form in forms if _GAP not in form)


def _forms(at: int, term: Term) -> Iterator[_Form]:
    for each, usual in ((term.words, True), (term.also, False)):
        for language, forms in each.items():
            yield from (_Form(at, language, form, _joined(form), usual) for form in forms)


def _joined(text: str) -> str:
    return " ".join(words(text))


def _closeness(form: str, wanted: str) -> int:
    return 0 if form == wanted else 1 if form.startswith(wanted) else 2


def _parts(form: str) -> Sequence[str]:
    """How the form may stand in a sentence: between spaces, or anywhere if it needs none."""
    if form.isascii():
        return (f" {form} ", f" {form}s ")
    return (form,) if len(form) > 1 else (f" {form} ",)
