"""Noun phrases in English: which cards, one or many, and where."""

import re
from dataclasses import replace

from cards.grammar.entries import PLAIN
from cards.grammar.printing import put
from cards.grammar.qualities import denied, phrased, says, spoken_face
from cards.grammar.several_places import alike_elsewhere, in_any, is_face_up
from cards.grammar.terms import table
from engine.yugioh.language import (
    Ability,
    Among,
    AnyOf,
    Bound,
    Cards,
    End,
    Every,
    Extreme,
    Kind,
    Lot,
    Named,
    Noun,
    Of,
    Place,
    Position,
    Stat,
    UsedFor,
    Whose,
)

KIND, OWNER, PLACE = table(Kind, "en"), table(Whose, "en"), table(Place, "en")
POSITION, STAT = table(Position, "en"), table(Stat, "en")
BEFORE = (
    *("level", "rank", "attribute", "type", "linked", "summoned", "not the attribute"),
    *("series", "rating", "frame", "effect", "no effect", "icon"),
    *("ability", "not the ability", "name"),
)
"""What is said before "monster" or "card", in this order."""
NUMBERS = ("attack", "original attack", "defense", "original defense", "scale")
"""The numbers that are said after it, together: "with 1500 or less ATK and 500 DEF"."""
AFTER = (
    *(
        "declared",
        "mentions",
        "strength",
        "namesake",
        "altered",
        "came",
        "extra zone",
        "main zone",
        "pendulum zone",
    ),
    *("spell zone", "wearing"),
    *("equipped", "pointed", "field zone", "column", "linked to"),
)
"""What is said after it."""
LAST = (
    *("worn", "material", "no material", "attacked", "not attacked", "room", "summonable"),
    *(
        "not the name",
        "not that",
        "that one",
        "only type",
        "made of",
        "compared",
        "measured",
        "made with",
        "sent by",
        "not sent by",
        "meant while",
    ),
)
"""What is said after where the cards are, and whose."""
OF_OWNER = ("main zone", "pendulum zone", "spell zone")
"""The zones that are named together with whose they are: "your Pendulum Zone"."""
PROPER = ("frame", "effect", "no effect")
"""After one of these, the noun is the name of a kind of card: "Fusion Monster"."""
PENDULUM = Of(Ability.PENDULUM)
IN_GRAVEYARD = {
    None: "and in the GYs",
    Whose.YOURS: "or is in your GY",
    Whose.THEIRS: "or is in their GY",
}
NAMED = (Named(("-",)),)
"""What is said of cards of which only the names are told, which are said apart."""
PRONOUNS = {"it": "its", "them": "their"}


def thing(noun: Noun) -> str:
    """The noun as the object of a sentence."""
    return put(noun, "en")


def counted(noun: Noun, count: int, *, taken: bool = False) -> str:
    """So many of them; `taken` says that they are moved from where they are."""
    if alike := in_any(noun) or alike_elsewhere(noun):
        lies = there(alike[0], taken=taken)
        if alike[0].place is Place.FIELD and taken and alike[0].whose:
            lies = f" from {OWNER[alike[0].whose]} field"
        said = f"{count} {described(alike[0], many=count > 1)}{lies}"
        *most, last = map(_place, alike[1:])
        if alike[0].place is Place.FIELD and not taken and alike[0].whose:
            last = f"in {OWNER[alike[0].whose]} {last}"
        return f"{', '.join((said, *most))}{',' if most else ''} or {last}{besides(alike[0])}"
    if isinstance(noun, AnyOf) and noun.third and in_any(pair := AnyOf(*noun.each[:2])):
        both, third = (counted(each, count, taken=taken) for each in (pair, noun.third))
        return f"{both}, or {third}"
    if isinstance(noun, AnyOf):
        each = (counted(part, count, taken=taken) for part in noun.each)
        return " or ".join(each)
    if isinstance(noun, Among) and noun.lot is Lot.EXCAVATED:
        return f"{count} excavated {described(noun.such, many=count > 1)}"
    if isinstance(noun, UsedFor):
        return f"{counted(noun.such, count)} used for the Summon of {thing(noun.of)}"
    if not isinstance(noun, Cards):
        return thing(noun)
    return f"{count} {described(noun, many=count > 1)}{where(noun, taken=taken)}"


def _place(noun: Cards) -> str:
    """The place where it is, after "your"."""
    return f"{'face-up ' if is_face_up(noun) else ''}{PLACE[noun.place]}"


def lying(of: Noun, *, taken: bool = False) -> str:
    """Where those are of which only the names are told, after a space."""
    each = of.each if isinstance(of, AnyOf) else (of,)
    first, *others = (replace(each, like=NAMED) for each in each if isinstance(each, Cards))
    alike = AnyOf(first, *others) if others else first
    return counted(alike, 1, taken=taken).removeprefix(f"1 {described(first)}")


def group(noun: Noun) -> str:
    """All of them, as the subject or object of a sentence, without "all"."""
    if isinstance(noun, AnyOf):
        return " and ".join(map(group, noun.each))
    if isinstance(noun, Extreme):
        most = "lowest" if noun.end is End.LOWEST else "highest"
        return f"{group(noun.of)} that have the {most} {STAT[noun.stat]}"
    if not isinstance(noun, Cards):
        return thing(noun)
    if noun.place is None and noun.whose:
        return f"{OWNER[noun.whose]} {described(noun, many=True)}{besides(noun)}"
    comma = "," if says(noun, "not that") else ""
    return f"{described(noun, many=True)}{where(noun)}{comma}"


def each_of(noun: Noun) -> str:
    """One of them, after "each"."""
    if isinstance(noun, AnyOf):
        return _each_of_several(noun)
    if not isinstance(noun, Cards):
        return thing(noun)
    return (described(noun) + where(noun)).replace("in either GY", "in the GYs")


def _each_of_several(noun: AnyOf) -> str:
    first, second = noun.first, noun.second
    if isinstance(first, Cards) and isinstance(second, Cards) and noun.third is None:
        name = first.name
        if name and second.name and _unnamed(first) == _unnamed(second):
            return f'"{name}" or {each_of(second)}'
        alike = replace(first, place=None) == replace(second, place=None)
        if alike and (first.place, second.place) == (Place.FIELD, Place.GRAVEYARD):
            return f"{each_of(first)} {IN_GRAVEYARD[first.whose]}"
    return " and each ".join(map(each_of, noun.each))


def _unnamed(noun: Cards) -> Cards:
    return replace(noun, like=tuple(each for each in noun.like if not isinstance(each, Named)))


def is_many(noun: Noun) -> bool:
    """Whether the verb after `group` stands in the plural."""
    return isinstance(noun, Cards | Every)


def possessive(noun: Noun) -> str:
    """Whose something is: "its", "this card's"."""
    word = thing(noun)
    return PRONOUNS.get(word) or (f"{word}'" if word.startswith("those ") else f"{word}'s")


def described(noun: Cards, *, many: bool = False, head: str | None = None) -> str:
    """What they are like: everything but how many, whose and where."""
    face = spoken_face(noun)
    form = "many" if many else PLAIN
    after = [topic for topic in AFTER if not noun.whose or topic not in OF_OWNER]
    numbers = " and ".join(phrased(noun, "en", NUMBERS))
    words = [
        "other" if noun.other and not (noun.whose and says(noun, "pendulum zone")) else "",
        f"face-{face.name.lower()}" if face else "",
        POSITION[noun.position] if noun.position else "",
        *phrased(noun, "en", BEFORE, form),
        "" if noun.is_named and noun.kind is None else _plural(head or _head(noun), many),
        f"with {numbers}" if numbers else "",
        *phrased(noun, "en", after, form),
    ]
    return " ".join(word for word in words if word)


def _head(noun: Cards) -> str:
    """The word for the cards; "Monster" after the name of its kind of card."""
    proper = noun.kind is Kind.MONSTER and (says(noun, *PROPER) or PENDULUM in noun.like)
    return KIND[noun.kind].capitalize() if proper else KIND[noun.kind]


def where(noun: Cards, *, taken: bool = False) -> str:
    """Where they are, what they did there and can do, after a space, if the noun says."""
    return there(noun, taken=taken) + besides(noun)


def there(noun: Cards, *, taken: bool = False) -> str:
    """Where they are, after a space, if the noun says."""
    return put(noun, "en", "from" if taken else "there")


def besides(noun: Noun) -> str:
    """What they did and can do, and which of them are left out, if the noun says."""
    if not isinstance(noun, Cards):
        return ""
    last = "".join(phrased(noun, "en", LAST))
    others = (a(described(each) + where(each)) for each in denied(noun))
    last += "".join(f", except {each}" for each in others)
    return last.replace("your opponent's", "their") if noun.whose is Whose.THEIRS else last


def bound(number: Bound, below: str, above: str) -> str:
    """The number with what may lie below or above it."""
    if number.least == number.most:
        return f"{number.least}"
    if number.least is None:
        return f"{number.most} {below}"
    return f"{number.least} {above}" if number.most is None else f"{number.least}-{number.most}"


def capital(phrase: str) -> str:
    """The phrase as it begins a sentence."""
    return phrase[:1].upper() + phrase[1:]


AN, SPOKEN_YOU = (*"aeiou", "xyz"), ("uni", "uto", "use", "u.a.", "eu")
"""How words begin before which the article is "an", and which of them are spoken with "you"."""


_DESCRIBED = re.compile(r'"[^"]+" (?!or )\w')
"""What an archetype begins, and no name alone."""


def a(phrase: str) -> str:
    """The phrase with its indefinite article."""
    if phrase.startswith("other "):
        return f"an{phrase}"
    if phrase.startswith('"') and phrase.endswith('"') and not _DESCRIBED.match(phrase):
        return phrase
    begins = phrase.lower().removeprefix('"')
    is_an = begins.startswith(AN) and not begins.startswith(SPOKEN_YOU)
    return f"{'an' if is_an else 'a'} {phrase}"


def _plural(head: str, many: bool) -> str:
    return head.replace("/", "s/") + "s" if many else head


def card_of(noun: Noun, *, effect: bool | None = False) -> str:
    """What is activated: "a Spell Card", "a monster effect", or with None either of them."""
    if not isinstance(noun, Cards):
        return f"the effect of {thing(noun)}" if effect else thing(noun)
    if effect:
        return a(f"{described(noun)} effect")
    head = "card" if noun.kind is None else f"{KIND[noun.kind]} Card"
    head += " or effect" if effect is None else ""
    return a(described(noun, head=head))
