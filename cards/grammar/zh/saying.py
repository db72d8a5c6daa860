"""Steps, their conjunctions, and what then holds, in Chinese."""

from functools import singledispatch

from cards.grammar.anaphora import in_either, only_theirs, stays_face_down
from cards.grammar.entries import PLAIN
from cards.grammar.printing import put as put_in
from cards.grammar.terms import words
from cards.grammar.zh.nouns import counted, described, number, thing, where
from cards.grammar.zh.terms import COUNTER
from engine.yugioh.language import (
    Among,
    Amount,
    AtRandom,
    Both,
    Cards,
    Choose,
    Every,
    Gains,
    Kind,
    Node,
    Noun,
    PerLevel,
    Place,
    Target,
)

UNTIL, FOR = words("Until", "zh"), words("For", "zh")
"""How long something lasts: after what is done, and before what holds."""


@singledispatch
def say(node: Node) -> str:
    """What is done, or what holds, without the full stop."""
    return put_in(node, "zh")


@say.register
def _(noun: Noun) -> str:
    return thing(noun)


def put(noun: Noun, verb: str, *, summoned: bool = False) -> str:
    """The verb done to the cards: 将……破坏; what is summoned is a monster."""
    whole = "全部" if isinstance(noun, Every) else ""
    if isinstance(noun, AtRandom):
        return f"随机将{counted(noun.of, noun.count)}{verb}"
    most = "最多" if isinstance(noun, Choose) and noun.up_to else ""
    if isinstance(noun, Choose) and (pair := in_either(noun.of)):
        number = f"{most}{noun.count}{COUNTER[Kind.MONSTER if summoned else pair[0].kind]}"
        origin = f"{where(pair[0])}・{where(pair[1])}"
        return f"从{origin}将{number}{described(pair[0])}{verb}"
    if isinstance(noun, Choose) and isinstance(noun.of, Among):
        number = f"{most}{noun.count}{COUNTER[noun.of.such.kind]}"
        return f"从中将{number}{described(noun.of.such)}{verb}"
    if isinstance(noun, Choose) and isinstance(noun.of, Cards) and noun.of.place:
        of = noun.of
        if of.place is not Place.FIELD:
            kind = Kind.MONSTER if summoned else of.kind
            number = f"{most}{noun.count}{COUNTER[kind]}"
            return f"从{where(of)}将{number}{described(of)}{verb}"
    return f"将{thing(noun)}{whole}{verb}"


@say.register
def _(target: Target) -> str:
    if target.as_many:
        return f"以该数量的{thing(target.of)}为对象"
    anyway = "（变成里侧表示也仍是对象）" if stays_face_down(target) else ""
    many = f"{counted(target.of, target.count, up_to=target.up_to)}{anyway}"
    return f"以{many}为对象"


@say.register
def _(fact: Gains) -> str:
    return gains(fact, "")


def gains(fact: Gains, until: str) -> str:
    """How ATK and DEF differ, and until when; in one, where they differ alike."""
    pairs = [(fact.attack, "攻击力"), (fact.defense, "守备力")]
    if fact.attack == fact.defense:
        pairs = [(fact.attack, "攻击力・守备力")]
    changes = [f"{stat}{until}{_change(amount)}" for amount, stat in pairs if amount]
    return f"{thing(fact.who)}的{'，'.join(changes)}"


def _change(amount: int | Amount) -> str:
    if isinstance(amount, int):
        return f"{'上升' if amount > 0 else '下降'}{abs(amount)}"
    falls = isinstance(amount, PerLevel) and amount.each < 0
    return f"{'下降' if falls else '上升'}相当于{number(amount)}的数值"


@say.register
def _(condition: Both) -> str:
    return put_in(condition, "zh", "only_theirs" if only_theirs(condition) else PLAIN)
