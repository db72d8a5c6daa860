"""Steps, their conjunctions, and what then holds, in Japanese."""

from functools import singledispatch

from cards.grammar.entries import PLAIN
from cards.grammar.printing import put, put_if
from cards.grammar.terms import words
from cards.text.anaphora import Known, in_either, is_shared, only_theirs, stays_face_down
from cards.text.ja.nouns import counted, described, number, thing, where, whole, wide
from cards.text.ja.terms import COUNTER
from cards.text.ja.verbs import going_on
from cards.text.pairs import copied
from engine.yugioh.language import (
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AttackOf,
    Both,
    Cards,
    Choose,
    Destroy,
    Excavated,
    Former,
    Gains,
    Kind,
    MakeTokens,
    NegateActivation,
    Node,
    Noun,
    PerLevel,
    Target,
    Then,
    Until,
    YouCan,
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
    elif isinstance(noun.of, Excavated):
        of, origin = noun.of.of, "その中から"
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
def _(step: And) -> str:
    first, second = step.first, step.second
    if numbers := copied(step):
        who, whose = map(thing, numbers)
        return f"{who}の攻撃力・守備力は{whose}の元々の攻撃力・守備力と同じ数値になる"
    if isinstance(second, Apply):
        if isinstance(first, Apply) and (alike := _alike(first, second)):
            return alike
        return f"{say(first)}。{say(second)}"
    if isinstance(first, YouCan):
        return f"{say(first)}。{say(second)}"
    return f"{going_on(say(first))}、{say(second)}"


def _alike(first: Apply, second: Apply) -> str:
    """Two facts that last alike, in one sentence; nothing where they cannot share one."""
    if first.until is not second.until or isinstance(first.fact, Gains):
        return ""
    return f"{FOR[first.until.name]}{going_on(say(first.fact))}、{say(second.fact)}"


@say.register
def _(step: Then) -> str:
    if is_shared(step):
        return f"{say(step.first)}。その後、自分が受けたダメージと同じ数値分のダメージを相手に与える"
    return f"{say(step.first)}。その後、{say(step.second)}"


@say.register
def _(step: AndIfYouDo) -> str:
    first, second = say(step.first), say(step.second)
    same = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if same and isinstance(step.first, NegateActivation):
        return f"{going_on(first)}破壊する"
    if isinstance(step.first, MakeTokens) and isinstance(step.second, Apply):
        return f"{first}。{second.replace(thing(Former()), 'このトークン', 1)}"
    return f"{going_on(first)}、{second}"


@say.register
def _(target: Target) -> str:
    return f"{aims(target)}を対象とする"


@say.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until.name])
    if step.until is Until.END_OF_BATTLE and (
        said := put_if(step.fact, "ja", "in_that_battle")
    ):
        return said
    return f"{FOR[step.until.name]}{say(step.fact)}"


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
