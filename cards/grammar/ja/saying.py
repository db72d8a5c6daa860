"""Steps, their conjunctions, and what then holds, in Japanese."""

from functools import singledispatch

from cards.grammar.anaphora import in_either, only_theirs, stays_face_down
from cards.grammar.entries import PLAIN
from cards.grammar.ja.nouns import counted, described, number, thing, where, whole, wide
from cards.grammar.ja.terms import COUNTER
from cards.grammar.ja.verbs import going_on
from cards.grammar.printing import put
from cards.grammar.terms import words
from engine.yugioh.language import (
    Among,
    Amount,
    AttackOf,
    Both,
    Cards,
    Choose,
    Gains,
    Kind,
    Node,
    Noun,
    PerLevel,
    Target,
)

UNTIL, FOR = words("Until", "ja"), words("For", "ja")
"""How long something lasts: after what is done, and before what holds."""


@singledispatch
def say(node: Node) -> str:
    """What is done or holds, its verb in the dictionary form, without the full stop."""
    return put(node, "ja")


@say.register
def _(noun: Noun) -> str:
    return thing(noun)


def taken(noun: Noun, *, summoned: bool = False) -> str:
    """The cards as something moved from where they are; what is summoned is a monster."""
    if not isinstance(noun, Choose):
        return whole(noun)
    if pair := in_either(noun.of):
        of = pair[1]
        origin = f"{where(pair[0]).removesuffix('の')}・{where(of).removesuffix('の')}から"
    elif isinstance(noun.of, Among):
        of, origin = noun.of.such, "その中から"
    elif isinstance(noun.of, Cards):
        of = noun.of
        origin = f"{where(of).removesuffix('の')}{'から' if of.place else ''}"
    else:
        return whole(noun)
    number = f"{wide(noun.count)}{COUNTER[Kind.MONSTER if summoned else of.kind]}"
    much = f"を{number}まで" if noun.up_to else f"{number}を"
    return f"{origin}{described(of)}{much}"


def aims(target: Target) -> str:
    """What is targeted."""
    if target.as_many:
        return f"その数だけ{thing(target.of)}"
    anyway = "（裏側表示になっても対象のまま）" if stays_face_down(target) else ""
    return f"{counted(target.of, target.count)}{'まで' if target.up_to else ''}{anyway}"


@say.register
def _(target: Target) -> str:
    return f"{aims(target)}を対象とする"


@say.register
def _(fact: Gains) -> str:
    return gains(fact, "")


def gains(fact: Gains, until: str) -> str:
    """How ATK and DEF differ, and until when; in one, where they differ alike."""
    pairs = [(fact.attack, "攻撃力"), (fact.defense, "守備力")]
    if fact.attack == fact.defense:
        pairs = [(fact.attack, "攻撃力・守備力")]
    changes = [f"{stat}は{until}{_change(amount)}する" for amount, stat in pairs if amount]
    changes[:-1] = [going_on(change) for change in changes[:-1]]
    who = fact.who
    whose = counted(who.of, who.count) if isinstance(who, Choose) else thing(who)
    return f"{whose}の{'、'.join(changes)}"


def _change(amount: int | Amount) -> str:
    if isinstance(amount, int):
        return f"{wide(abs(amount))}{'アップ' if amount > 0 else 'ダウン'}"
    if isinstance(amount, PerLevel):
        return f"{number(amount)}{'アップ' if amount.each > 0 else 'ダウン'}"
    return f"{number(amount)}{'分' if isinstance(amount, AttackOf) else ''}アップ"


@say.register
def _(condition: Both) -> str:
    return put(condition, "ja", "only_theirs" if only_theirs(condition) else PLAIN)
