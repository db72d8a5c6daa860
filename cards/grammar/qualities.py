"""What the texts of all languages ask of the qualities of a noun."""

from collections.abc import Callable, Iterator, Mapping

from engine.yugioh.language import (
    AttackOf,
    Bound,
    Cards,
    CoLinked,
    Has,
    In,
    Named,
    Not,
    Of,
    Quality,
    Within,
)


def sort(quality: Quality) -> str:
    """The name of the phrase that says it: one for all qualities that are said alike."""
    match quality:
        case Not(what):
            return f"Not {sort(what)}"
        case Of(what):
            return f"Of {type(what[0] if isinstance(what, tuple) else what).__name__}"
        case Has(stat, Bound()):
            return f"Has {stat.name}"
        case Has(_, Within(amount, below)):
            compared = " attack" if isinstance(amount, AttackOf) else ""
            return f"Has {'below' if below else 'within'}{compared}"
        case In(zone):
            return f"In {zone.name}"
        case Named(str()):
            return "Named"
        case Named():
            return "Named like"
        case CoLinked(to) if to:
            return "CoLinked to"
    return type(quality).__name__


def phrased(
    noun: Cards, phrases: Mapping[str, str], filling: Callable[[Quality], str]
) -> Iterator[str]:
    """What the noun says of its qualities, in the order of the phrases.

    Each phrase holds `{}` where the term, name, number or noun of the quality stands.
    """
    said = [(sort(quality), quality) for quality in noun.like]
    for name, words in phrases.items():
        yield from (words.format(filling(each)) for kind, each in said if kind == name)


def denied(noun: Cards, *phrases: Mapping[str, str]) -> Iterator[Cards]:
    """What the noun denies in no phrase of its own: the cards that it leaves out."""
    for quality in noun.like:
        if isinstance(quality, Not) and not any(sort(quality) in each for each in phrases):
            yield Cards(noun.kind, like=(quality.what,))


def says(noun: Cards, *sorts: str) -> bool:
    """Whether the noun has a quality of one of these sorts."""
    return any(sort(quality) in sorts for quality in noun.like)
