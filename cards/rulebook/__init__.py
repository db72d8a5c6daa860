"""The rules of the game as numbered statements in our own words, to be looked up and cited."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cards.rulebook.asked import asked, asked_alike, format_names, openings, sayings
from cards.rulebook.book import Statement, Translation, chapter, statements
from cards.rulebook.counterparts import counterparts
from cards.rulebook.glossary import terms
from cards.rulebook.related import related
from cards.rulebook.sources import source
from cards.rulebook.topics import topics
from cards.rulebook.translations import LANGUAGES, translations
from engine.core.game import Rule, RuleWords

__all__ = [
    "Statement",
    "chapter",
    "layers",
    "rules",
    "sayings",
    "statements",
    "terms",
    "topics",
]


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule in every language it has been put into, in the order of the book."""
    beside, elsewhere = related(), counterparts()
    return tuple(
        Rule(
            each["id"],
            _words(each),
            beside[each["id"]],
            elsewhere.get(each["id"], ()),
            _asked(each["id"]),
            format_names().get(each["id"].partition("-")[0], ()),
            openings().get(each["id"], 0),
        )
        for each in statements()
    )


def _asked(rule: str) -> Mapping[str, tuple[str, ...]]:
    """How players ask for it: as for the rules in its place in another format, too."""
    pairs = counterparts().get(rule, ()) if rule.startswith("EX") else ()
    alike = (rule, *(pair.rule for pair in pairs), *asked_alike().get(rule, ()))
    known = [asked().get(each, {}) for each in alike]
    return {
        language: tuple(
            dict.fromkeys(said for each in known for said in each.get(language, ()))
        )
        for language in ("en", *LANGUAGES)
    }


@cache
def layers() -> Mapping[str, str]:
    """For each rule's ID the layer that must keep it."""
    return MappingProxyType({each["id"]: each["layer"] for each in statements()})


def _words(statement: Statement) -> Mapping[str, RuleWords]:
    told: dict[str, Translation] = {"en": statement}
    for language in LANGUAGES:
        if found := translations(language).get(statement["id"]):
            told[language] = found
    return MappingProxyType(
        {
            language: RuleWords(
                title=said["title"],
                text=said["rule"],
                source=source(statement["source"], language),
                practice=said.get("practice", ""),
                example=said["check"],
            )
            for language, said in told.items()
        }
    )
