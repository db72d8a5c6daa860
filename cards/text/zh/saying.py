"""Steps, their conjunctions, and what then holds, in Chinese."""

from functools import singledispatch

from cards.grammar.entries import PLAIN
from cards.grammar.printing import put as put_in
from cards.grammar.printing import put_if
from cards.grammar.terms import words
from cards.text.anaphora import Known, in_either, is_shared, only_theirs, stays_face_down
from cards.text.pairs import copied
from cards.text.zh.nouns import counted, described, number, thing, where
from cards.text.zh.terms import COUNTER
from engine.yugioh.language import (
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AtRandom,
    Both,
    Cards,
    Choose,
    Destroy,
    Every,
    Excavated,
    Former,
    Gains,
    Kind,
    MakeTokens,
    NegateActivation,
    Node,
    Noun,
    PerLevel,
    Place,
    Target,
    Then,
    Until,
    YouCan,
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
    if isinstance(noun, Choose) and isinstance(noun.of, Excavated):
        number = f"{most}{noun.count}{COUNTER[noun.of.of.kind]}"
        return f"从中将{number}{described(noun.of.of)}{verb}"
    if isinstance(noun, Choose) and isinstance(noun.of, Cards) and noun.of.place:
        of = noun.of
        if of.place is not Place.FIELD:
            kind = Kind.MONSTER if summoned else of.kind
            number = f"{most}{noun.count}{COUNTER[kind]}"
            return f"从{where(of)}将{number}{described(of)}{verb}"
    return f"将{thing(noun)}{whole}{verb}"


@say.register
def _(step: And) -> str:
    first, second = step.first, step.second
    if numbers := copied(step):
        who, whose = map(thing, numbers)
        return f"{who}的攻击力・守备力变为与{whose}的原本攻击力・守备力相同的数值"
    if isinstance(first, Apply) and isinstance(second, Apply) and first.until is second.until:
        return f"{say(first)}，{say(second).removeprefix(FOR[second.until.name])}"
    between = "。" if isinstance(second, Apply) or isinstance(first, YouCan) else "，"
    return f"{say(first)}{between}{say(second)}"


@say.register
def _(step: Then) -> str:
    if is_shared(step):
        return f"{say(step.first)}。然后，给予对手与自己所受伤害相同数值的伤害"
    return f"{say(step.first)}。然后，{say(step.second)}"


@say.register
def _(step: AndIfYouDo) -> str:
    destroys = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if destroys and isinstance(step.first, NegateActivation):
        return f"{say(step.first)}并破坏"
    if isinstance(step.first, MakeTokens) and isinstance(step.second, Apply):
        return f"{say(step.first)}。{say(step.second).replace(thing(Former()), '此衍生物', 1)}"
    return f"{say(step.first)}，{say(step.second)}"


@say.register
def _(target: Target) -> str:
    if target.as_many:
        return f"以该数量的{thing(target.of)}为对象"
    anyway = "（变成里侧表示也仍是对象）" if stays_face_down(target) else ""
    many = f"{counted(target.of, target.count, up_to=target.up_to)}{anyway}"
    return f"以{many}为对象"


def _worth(amount: Node | int) -> str:
    return say(amount) if isinstance(amount, Node) else f"{amount}"


@say.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until.name])
    if step.until is Until.END_OF_BATTLE and (
        said := put_if(step.fact, "zh", "in_that_battle")
    ):
        return said
    return f"{FOR[step.until.name]}{say(step.fact)}"


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
