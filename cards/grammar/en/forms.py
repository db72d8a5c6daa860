"""The forms in which holes of English phrases are filled."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from cards.grammar.anaphora import Known, is_any_way, named_ways, stays_face_down
from cards.grammar.en.amounts import so_many_times, so_much
from cards.grammar.en.nouns import (
    a,
    besides,
    bound,
    capital,
    card_of,
    counted,
    described,
    group,
    is_many,
    lying,
    possessive,
    where,
)
from cards.grammar.en.saying import LASTS, LONG, demanded, gained, say, subject, taken, unless
from cards.grammar.printing import Form, put, put_if
from cards.grammar.terms import phases, term
from cards.grammar.tokens import token
from cards.grammar.trees import nodes, put_for
from engine.yugioh.language import (
    Amount,
    Cards,
    Choose,
    Condition,
    Fact,
    Joined,
    Kind,
    Node,
    Noun,
    Step,
    Summon,
    ThisCard,
    Until,
    Whose,
)

UNNAMED = ("cannot ", "gains ", "is unaffected ", "can attack all ")
"""What may open a sentence that does not name its subject: this card."""
ORDINAL = {1: "1st", 2: "2nd", 3: "3rd"}


def plain(value: Node | Enum | Sequence[Enum] | str | int) -> str:
    """The value as it stands in a phrase that asks for no other form."""
    match value:
        case Node():
            return say(value)
        case Enum():
            return term(value, "en")
        case str():
            return f'"{value}"'
        case int():
            return f"{value}"
    return " or ".join(map(plain, value))


def listed(several: Sequence[str], between: str = "and") -> str:
    """The words as a list."""
    *most, last = several
    return f" {between} ".join(part for part in (", ".join(most), last) if part)


def names(several: Sequence[str]) -> str:
    """The names in quotation marks, as a list."""
    return listed([plain(name) for name in several])


def ways(summoned: tuple[Summon, ...]) -> str:
    """The ways of a summon, as a list."""
    return listed([plain(way) for way in named_ways(summoned)], "or")


def any_way(summoned: tuple[Summon, ...]) -> str:
    """The ways of a summon and a space; nothing where any will do."""
    return "" if is_any_way(summoned) else f"{ways(summoned)} "


def such(noun: Cards, count: int = 1) -> str:
    """What the cards are like, where so many are spoken of."""
    return described(noun, many=count > 1)


def maybe_several(noun: Cards) -> str:
    """What the cards are like, of which there may be one or more."""
    return described(noun).replace("monster", "monster(s)", 1)


def monsters(noun: Cards, count: int = 1) -> str:
    """The same of materials, which are monsters."""
    return such(replace(noun, kind=Kind.MONSTER), count)


def material(noun: Cards) -> str:
    """One material, by its name if it has one."""
    return plain(noun.name) if noun.name else f"1 {monsters(noun)}"


def summed(parts: tuple[Cards, ...]) -> str:
    """All materials: so many where they are alike and have no name."""
    if len(parts) > 1 and not parts[0].name and len(set(parts)) == 1:
        return f"{len(parts)} {monsters(parts[0], len(parts))}"
    return " + ".join(map(material, parts))


def one(value: Cards | Kind) -> str:
    """One of what is described, with its article."""
    return a(described(value) if isinstance(value, Cards) else plain(value))


def used(noun: Noun, effect: bool | None) -> str:
    """What is activated: a card, an effect of it, or either."""
    return card_of(noun, effect=effect)


def own(noun: Cards) -> str:
    """One of the cards, said of the player who owns them: "from their hand"."""
    return taken(Choose(replace(noun, whose=Whose.YOURS))).replace("your ", "their ")


def controls(noun: Cards) -> str:
    """Who controls such cards: "you control"."""
    return where(Cards(whose=noun.whose, place=noun.place)).strip()


def must_control(noun: Cards) -> str:
    """Who has to control such cards."""
    return f"{you(noun.whose)} must control"


def doing(step: Step) -> str:
    """What is done, as that by which something else is: "discarding 1 card"."""
    if isinstance(step, Joined):
        return f"{doing(step.first)} and {doing(step.second)}"
    verb, rest = say(step).split(" ", 1)
    return f"{verb.removesuffix('e')}ing {rest}"


def you(player: Whose | None) -> str:
    """The player, as the one who does something."""
    return "you" if player is Whose.YOURS else "your opponent"


def verb(noun: Noun, stem: str) -> str:
    """The verb after the cards as its subject."""
    return stem if is_many(noun) else f"{stem}s"


def said_of(amount: int | Amount, who: Noun) -> str:
    """The number, where it may be reckoned from the card just spoken of: "its original ATK"."""
    if isinstance(amount, Amount) and who in nodes(amount):
        return put_if(amount, "en", "its") or plain(amount)
    if isinstance(amount, Amount) and isinstance(who, ThisCard):
        return plain(put_for(amount, _far))
    return plain(amount)


def _far(node: Node) -> Node:
    """Another card that was spoken of, which "it" would not tell from this one."""
    return replace(node, near=False) if isinstance(node, Known) else node


def opened(fact: Fact) -> str:
    """The statement as it opens a sentence; mostly, this card is not named there."""
    said = plain(fact)
    unnamed = said.removeprefix("this card ")
    if unnamed != said and unnamed.startswith(UNNAMED):
        return capital(unnamed.removeprefix("is "))
    return capital(said)


def while_(condition: Condition) -> str:
    """While what something holds, or unless what."""
    other = unless(condition)
    return f"Unless {other}" if other else f"While {say(condition)}"


def and_you(condition: Condition, before: Condition) -> str:
    """What is so as well, without naming you again."""
    said = say(condition)
    return said.removeprefix("you ") if say(before).startswith("you ") else said


def long(until: Until) -> str:
    """Until when it lasts."""
    return LONG if until is Until.END_OF_TURN else LASTS[until.name]


def terms(what: Enum | tuple[Enum, ...], between: str) -> str:
    """The term, or each of several: "WIND, WATER, or FIRE"."""
    *first, last = map(plain, what if isinstance(what, tuple) else (what,))
    comma = "," if len(first) > 1 else ""
    return f"{', '.join(first)}{comma} {between} {last}" if first else last


def theirs(step: Step) -> str:
    """What is done by the opponent, of whom the sentence has spoken."""
    said = say(step).replace("your opponent's ", "their ")
    return said.replace("your opponent controls", "they control")


def outcomes(steps: Sequence[Step]) -> str:
    """What is done for each side of the die."""
    return "; ".join(f"if {up}, {say(each)}" for up, each in enumerate(steps, 1))


def possessive_again(noun: Noun) -> str:
    """Whose something is, told apart from another who was spoken of."""
    return possessive(replace(noun, near=False) if isinstance(noun, Known) else noun)


FORMS: Mapping[str, Form] = {
    "": plain,
    "a": one,
    "and-you": and_you,
    "any-way": any_way,
    "anyway": lambda target: put(target, "en", "face-down") if stays_face_down(target) else "",
    "bare": str,
    "besides": besides,
    "controls": controls,
    "counted": counted,
    "demanded": demanded,
    "doing": doing,
    "either": plain,
    "named": plain,
    "gained": gained,
    "group": group,
    "listed": names,
    "long": long,
    "many": lambda kind: f"{plain(kind).replace('/', 's/')}s",
    "material": material,
    "maybe-several": maybe_several,
    "monsters": monsters,
    "moved": partial(counted, taken=True),
    "lying": lying,
    "lying-elsewhere": partial(lying, taken=True),
    "much": so_much,
    "must-control": must_control,
    "one-there": lambda noun: a(f"{described(noun)}{where(noun)}"),
    "opened": opened,
    "ordinal": lambda count: ORDINAL.get(count, f"{count}th"),
    "outcomes": outcomes,
    "own": own,
    "phases": lambda named: phases(named, "en"),
    "places": lambda at: f"sentence{'s'[: len(at) - 1]} {listed([str(n + 1) for n in at])}",
    "possessive": possessive,
    "possessive-again": possessive_again,
    "ranked": lambda number: bound(number, "or lower", "or higher"),
    "s": lambda count: "s" if count > 1 else "",
    "said-of": said_of,
    "sentence": lambda value: capital(plain(value)),
    "series": plain,
    "several": lambda noun: counted(noun, 2, taken=True).replace("2 ", "", 1),
    "size": lambda number: f"{abs(number)}",
    "so-many": lambda life: bound(life, "or less", "or more"),
    "stats": lambda step: token(step, "en"),
    "subject": subject,
    "such": such,
    "sum": summed,
    "taken": taken,
    "terms": terms,
    "their-own": lambda it: say(it).replace("Summon", "Summons", 1).replace("your ", "their "),
    "theirs": theirs,
    "them": lambda noun: "them" if is_many(noun) else "it",
    "times": so_many_times,
    "used": used,
    "verb": verb,
    "ways": ways,
    "where": where,
    "while": while_,
    "you": you,
}
"""The forms of English, each by its name."""
