"""Noun phrases in English: which cards, one or many, and where."""

from dataclasses import replace
from functools import singledispatch

from cards.text.anaphora import in_either, spoken_face
from cards.text.en.terms import (
    ABILITY,
    ATTRIBUTE,
    COUNTERS,
    FRAME,
    ICON,
    KIND,
    OWNER,
    PLACE,
    POSITION,
    STAT,
    TYPE,
)
from engine.yugioh.language import (
    Amount,
    AnyOf,
    AtRandom,
    Bound,
    Cards,
    Choose,
    DeckTop,
    Every,
    Excavated,
    Highest,
    Kind,
    Lowest,
    Namesakes,
    Noun,
    Place,
    Type,
    Whose,
    WithAtMost,
)

EFFECT = {None: "", True: "Effect", False: "non-Effect"}
ATTACKED = {
    None: "",
    True: " that declared an attack this turn",
    False: " that did not declare an attack this turn",
}
MATERIAL = {None: "", True: " that has material", False: " that has no material"}
IN_GRAVEYARD = {
    None: "and in the GYs",
    Whose.YOURS: "or is in your GY",
    Whose.THEIRS: "or is in their GY",
}
PRONOUNS = {"it": "its", "them": "their"}
CO_LINKED = "co-linked with this card"
EXTRA_ZONE = "in an Extra Monster Zone"
MAIN_ZONE = "in a Main Monster Zone"
PENDULUM_ZONE = "in a Pendulum Zone"
EQUIPPED_TO_THIS = "equipped to this card by its effect"
POINTED_TO = "this card points to"
RESCALED = "with another Pendulum Scale than its original one"
SUMMONABLE = "that can be Normal Summoned/Set"
FIELD_ZONE = "in a Field Zone"
WITHIN_TARGET = "with DEF less than or equal to the ATK of that target"
IN_COLUMN = "in this card's column"


@singledispatch
def number(amount: Amount) -> str:
    """What the number is equal to; `amounts.py` says it of each."""
    raise NotImplementedError(amount)


@singledispatch
def thing(noun: Noun) -> str:
    """The noun as the object of a sentence."""
    raise NotImplementedError(noun)


@thing.register
def _(noun: Cards) -> str:
    if noun.whose is Whose.THEIRS and noun.place is None:
        return f"an opponent's {described(noun)}"
    if noun.whose is Whose.YOURS and noun.place is None:
        return f"your {described(noun)}"
    return a(f"{described(noun)}{where(noun)}")


@thing.register
def _(noun: Every) -> str:
    return f"all {group(noun.of)}"


@thing.register
def _(noun: Choose) -> str:
    if noun.as_many_as is not None:
        return f"{group(noun.of)} equal to the number of {group(noun.as_many_as)}"
    return f"{'up to ' if noun.up_to else ''}{counted(noun.of, noun.count)}"


@thing.register
def _(noun: Lowest | Highest) -> str:
    if not isinstance(noun.of, Cards):
        return thing(noun.of)
    one, most = counted(noun.of, 1), "lowest" if isinstance(noun, Lowest) else "highest"
    return f"the {one} that has the {most} {STAT[noun.stat]} (your choice, if tied)"


@thing.register
def _(noun: AtRandom) -> str:
    return f"{counted(noun.of, noun.count, taken=True)} at random"


@thing.register
def _(noun: AnyOf) -> str:
    return " or ".join(map(thing, noun.each))


@thing.register
def _(noun: Namesakes) -> str:
    return f"monsters with the same original name as {thing(noun.of)}"


@thing.register
def _(noun: DeckTop) -> str:
    number = f"{noun.count} cards" if noun.count > 1 else "card"
    return f"the top {number} of {OWNER[noun.whose]} Deck"


def counted(noun: Noun, count: int, *, taken: bool = False) -> str:
    """So many of them; `taken` says that they are moved from where they are."""
    if pair := in_either(noun):
        first, second = pair
        there = PLACE[second.place] if second.place else ""
        return f"{counted(first, count, taken=taken)} or {there}"
    if isinstance(noun, AnyOf) and noun.third and (pair := in_either(AnyOf(*noun.each[:2]))):
        both = counted(AnyOf(*pair), count, taken=taken)
        third = noun.third
        alike = isinstance(third, Cards) and replace(third, place=pair[0].place) == pair[0]
        if alike and isinstance(third, Cards) and third.place:
            return f"{both.replace(' or ', ', ')}, or {PLACE[third.place]}"
        return f"{both}, or {counted(third, count, taken=taken)}"
    if isinstance(noun, AnyOf):
        each = (counted(part, count, taken=taken) for part in noun.each)
        return " or ".join(each)
    if isinstance(noun, Excavated):
        return excavated(noun, count)
    if not isinstance(noun, Cards):
        return thing(noun)
    return f"{count} {described(noun, many=count > 1)}{where(noun, taken=taken)}"


def excavated(noun: Excavated, count: int = 0) -> str:
    """So many of the excavated cards, or those that remain."""
    if not count:
        return "the remaining excavated cards"
    return f"{count} excavated {described(noun.of, many=count > 1)}"


def group(noun: Noun) -> str:
    """All of them, as the subject or object of a sentence, without "all"."""
    if isinstance(noun, AnyOf):
        return " and ".join(map(group, noun.each))
    if isinstance(noun, WithAtMost):
        return f"{group(noun.of)}{_measured(noun)}"
    if isinstance(noun, Lowest | Highest):
        most = "lowest" if isinstance(noun, Lowest) else "highest"
        return f"{group(noun.of)} that have the {most} {STAT[noun.stat]}"
    if not isinstance(noun, Cards):
        return thing(noun)
    if noun.place is None and noun.whose:
        return f"{OWNER[noun.whose]} {described(noun, many=True)}"
    return described(noun, many=True) + where(noun)


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
        if first.named and replace(first, named=None) == replace(second, named=None):
            return f'"{first.named}" or {each_of(second)}'
        alike = replace(first, place=None) == replace(second, place=None)
        if alike and (first.place, second.place) == (Place.FIELD, Place.GRAVEYARD):
            return f"{each_of(first)} {IN_GRAVEYARD[first.whose]}"
    return " and each ".join(map(each_of, noun.each))


def is_many(noun: Noun) -> bool:
    """Whether the verb after `group` stands in the plural."""
    return isinstance(noun, Cards | Every)


def possessive(noun: Noun) -> str:
    """Whose something is: "its", "this card's"."""
    word = thing(noun)
    return PRONOUNS.get(word) or f"{word}'s"


def described(noun: Cards, *, many: bool = False, head: str | None = None) -> str:
    """What they are like: everything but how many, whose and where."""
    face = spoken_face(noun)
    words = [
        "other" if noun.other and not (noun.in_pendulum_zone and noun.whose) else "",
        f"face-{face.name.lower()}" if face else "",
        POSITION[noun.position] if noun.position else "",
        f"Level {bound(noun.level, 'or lower', 'or higher')}" if noun.level else "",
        ATTRIBUTE[noun.attribute] if noun.attribute else "",
        types(noun.type, many),
        *kinds(noun),
        f'"{noun.named}"' if noun.named else "",
        "" if noun.named and noun.kind is None else _plural(head or _head(noun), many),
        _having(noun),
        "with original ATK lower than this card's ATK" if noun.originally_below_this else "",
        WITHIN_TARGET if noun.defense_within_target else "",
        f"with the same name as {thing(noun.named_like)}" if noun.named_like else "",
        RESCALED if noun.rescaled else "",
        EXTRA_ZONE if noun.in_extra_zone else "",
        MAIN_ZONE if noun.in_main_zone and not noun.whose else "",
        PENDULUM_ZONE if noun.in_pendulum_zone and not noun.whose else "",
        EQUIPPED_TO_THIS if noun.equipped_to_this else "",
        POINTED_TO if noun.pointed_to else "",
        FIELD_ZONE if noun.in_field_zone else "",
        IN_COLUMN if noun.in_column else "",
        CO_LINKED if noun.co_linked_with_this else "",
    ]
    return " ".join(word for word in words if word)


def _head(noun: Cards) -> str:
    """The word for the cards; "Monster" after the name of its kind of card."""
    proper = noun.kind is Kind.MONSTER and (noun.frame or noun.effect is not None)
    return KIND[noun.kind].capitalize() if proper else KIND[noun.kind]


def kinds(noun: Cards) -> list[str]:
    """The words for what kind of monsters they are."""
    archetype, lacking = noun.archetype, noun.lacks
    rating = noun.rating
    return [
        "co-linked" if noun.co_linked else "",
        "Special Summoned" if noun.special_summoned else "",
        f"non-{ATTRIBUTE[noun.lacks_attribute]}" if noun.lacks_attribute else "",
        f'"{archetype}"' if archetype else "",
        f"Link-{bound(rating, 'or lower', 'or higher')}" if rating else "",
        FRAME[noun.frame] if noun.frame else "",
        EFFECT[noun.effect],
        ICON[noun.icon] if noun.icon else "",
        ABILITY[noun.ability] if noun.ability else "",
        f"non-{ABILITY[lacking]}" if lacking else "",
    ]


def types(type: Type | tuple[Type, ...] | None, many: bool) -> str:
    """The Type, or each of several."""
    if not isinstance(type, tuple):
        return TYPE[type] if type else ""
    *first, last = (TYPE[each] for each in type)
    comma = "," if len(first) > 1 else ""
    return f"{', '.join(first)}{comma} {'and' if many else 'or'} {last}" if first else last


def where(noun: Cards, *, taken: bool = False) -> str:
    """Where they are, what they did there and can do, after a space, if the noun says."""
    counter = COUNTERS[noun.room_for] if noun.room_for else ""
    room = f" that you can place a {counter} on" if counter else ""
    able = f" {SUMMONABLE}" if noun.normal_summonable else ""
    besides = f', except "{noun.lacks_name}"' if noun.lacks_name else ""
    has = MATERIAL[noun.has_material] + ATTACKED[noun.attacked]
    return _place(noun, taken=taken) + has + room + able + besides


def _place(noun: Cards, *, taken: bool) -> str:
    match noun.place, noun.whose:
        case None, None:
            return ""
        case Place.FIELD, _ if noun.in_main_zone and noun.whose:
            return f" in {OWNER[noun.whose]} Main Monster Zone"
        case Place.FIELD, _ if noun.in_pendulum_zone and noun.whose:
            return f" in {OWNER[noun.whose]} {'other ' if noun.other else ''}Pendulum Zone"
        case ((Place.FIELD | None), Whose.YOURS):
            return " you control"
        case ((Place.FIELD | None), Whose.THEIRS):
            return " your opponent controls"
        case Place.FIELD, None:
            return "" if noun.pointed_to else " on the field"
        case place, None:
            return f" {'from' if taken else 'in'} either {PLACE[place]}" if place else ""
        case place, whose:
            return (
                f" {'from' if taken else 'in'} {OWNER[whose]} {PLACE[place]}" if place else ""
            )
    return ""


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


AN = (*"aeiou", "xyz")
"""How words begin before which the article is "an"."""


def a(phrase: str) -> str:
    """The phrase with its indefinite article."""
    if phrase.startswith("other "):
        return f"an{phrase}"
    if phrase.startswith('"') and phrase.endswith('"'):
        return phrase
    return f"{'an' if phrase.lower().startswith(AN) else 'a'} {phrase}"


def _plural(head: str, many: bool) -> str:
    return head.replace("/", "s/") + "s" if many else head


def _having(noun: Cards) -> str:
    pairs = (
        (noun.attack, "ATK"),
        (noun.original_attack, "original ATK"),
        (noun.defense, "DEF"),
    )
    having = [f"{bound(limit, 'or less', 'or more')} {stat}" for limit, stat in pairs if limit]
    return f"with {' and '.join(having)}" if having else ""


def card_of(noun: Noun, *, effect: bool | None = False) -> str:
    """What is activated: "a Spell Card", "a monster effect", or with None either of them."""
    if not isinstance(noun, Cards):
        return f"the effect of {thing(noun)}" if effect else thing(noun)
    if effect:
        return a(f"{described(noun)} effect")
    head = "card" if noun.kind is None else f"{KIND[noun.kind]} Card"
    head += " or effect" if effect is None else ""
    return a(described(noun, head=head))


@thing.register
def _(noun: WithAtMost) -> str:
    return f"{counted(noun.of, 1)}{_measured(noun)}"


def _measured(noun: WithAtMost) -> str:
    amount = number(noun.amount)
    if isinstance(noun.of, Cards) and noun.of.whose is Whose.THEIRS:
        amount = amount.replace("your opponent's", "their")
    return f" whose {STAT[noun.stat]} is less than or equal to {amount}"
