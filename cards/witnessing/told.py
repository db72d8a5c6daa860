"""What the official FAQ, or the other text, tells of a card that one of its texts leaves out.

Old Japanese texts name neither targets nor costs, old English ones no targets; where one text
names them and the FAQ says so as well, the other one is read with them.
"""

import re
from dataclasses import replace
from unicodedata import normalize

from cards.grammar.reader.nouns import chosen_again
from cards.grammar.trees import put_for
from engine.core.changing import with_changes
from engine.yugioh.language import (
    ATTACKER,
    THAT,
    Activatable,
    AttackHad,
    CardText,
    Choose,
    DeclaresAttack,
    Effect,
    Former,
    If,
    Joined,
    Node,
    OriginalAttackOf,
    Target,
    ThatCard,
    Throughout,
    Together,
    Whenever,
)
from engine.yugioh.language.node import parts

AIMS = re.compile(
    r"対象[にを](?:取る|とる)効果(?:です|と?になります|となります)|を対象に選択します|対象とすることもできます"
)
_APART = re.compile(r"同時に(?:は)?行われ(?:る扱い(?:では|には)|ません)")
"""What is done one after the other, so that what answers the first misses its timing."""
_AT_ONCE = re.compile(r"同時に行われ(?:る扱い(?:と|です)|ます)")
_NOT_DONE = re.compile(
    r"処理時[に、][^。]*場合に?は?、[^。]*(?:適用され|行われ|適用する事はでき)ません"
)
_ALL_OR_NONE = re.compile(
    r"(?:少なくとも片方が|[0-9]体の(?:モンスターの)?内、[0-9]体が)[^。]*場合(?:には?)?、?[^。]*"
    r"処理は(?:適用され|行われ)ません"
)
_ACTIVATES = re.compile(r"(?:必ず|効果が)発動(?:する|します)|フィールドで発動する効果")
_PRINTED = "元々の攻撃力"


def as_told(japanese: CardText, english: CardText, answers: str) -> CardText:
    """A card as an old Japanese text reads, with the targets and costs that the FAQ tells of.

    Such a text names neither; only where English names them is it asked (FAQ 6212, 5198).
    It describes a target and deals with it in one sentence, so that it still has to be so.
    """
    said = normalize("NFKC", answers)
    if len(japanese.effects) != len(english.effects):
        return japanese
    told = []
    for old, new in zip(japanese.effects, english.effects, strict=True):
        old = _activated_each_time(old, new, said)
        if isinstance(old, Activatable) and isinstance(new, Activatable):
            paid = bool(new.cost and not old.cost) and "コストとして" in said
            old = _paid(old) if paid else old
            if new.target and not old.target and AIMS.search(said):
                old = aimed_still(old, new.target)
            old = _by_what_is_printed(old, new) if _PRINTED in said else old
            old = _all_or_none(_as_asked_again(old, new, said), new, said)
        told.append(old)
    return replace(japanese, effects=tuple(told))


def as_answered_in_steps(japanese: CardText, english: CardText, answers: str) -> CardText:
    """A card of which the FAQ tells that one thing is done after the other, as English does.

    Japanese says "and" (し、) of what happens at once and of what does not (FAQ 8596).
    """
    said = normalize("NFKC", answers)
    apart = _APART.search(said) and not _AT_ONCE.search(said)
    return as_joined(japanese, english) if apart else japanese


def as_joined(card: CardText, other: CardText) -> CardText:
    """The card, of which one thing is done after or with the other as the other one tells."""
    effects, pendulum = card.effects, card.pendulum
    if len(effects) == len(other.effects):
        effects = tuple(map(_joined_so, effects, other.effects))
    if len(pendulum) == len(other.pendulum):
        pendulum = tuple(map(_joined_so, pendulum, other.pendulum))
    return replace(card, effects=effects, pendulum=pendulum)


def _joined_so(old: Effect, new: Effect) -> Effect:
    if not isinstance(old, Activatable) or not isinstance(new, Activatable):
        return old
    one, other = old.do, new.do
    if not isinstance(one, Joined) or not isinstance(other, Joined) or not other.depends:
        return old
    return replace(old, do=type(other)(one.first, one.second)) if one.depends else old


def _activated_each_time(old: Effect, new: Effect, said: str) -> Effect:
    """The effect that makes a chain each time, as the FAQ says it does (FAQ 5713)."""
    if not isinstance(old, Whenever) or not isinstance(new, If) or not new.each_time:
        return old
    return If(old.when, do=old.do, each_time=True) if _ACTIVATES.search(said) else old


def _as_asked_again(old: Activatable, new: Activatable, said: str) -> Activatable:
    """The effect, whose condition has to hold as it resolves, as the FAQ says (FAQ 9627)."""
    asked, step = (getattr(old.do, each, None) for each in ("condition", "step"))
    if asked and step and old.condition is None and not getattr(old.do, "otherwise", None):
        old = replace(old, condition=asked, do=step)
    if old.condition is None or not isinstance(new.condition, Throughout):
        return old
    return replace(old, condition=Throughout(old.condition)) if _NOT_DONE.search(said) else old


def _all_or_none(old: Activatable, new: Activatable, said: str) -> Activatable:
    """The effect that deals with all of its targets or with none (FAQ 9747)."""
    deals = [each for each in parts(new) if isinstance(each, Together)]
    if not deals or any(isinstance(each, Together) for each in parts(old)):
        return old
    if old.do is None or not _ALL_OR_NONE.search(said):
        return old
    return replace(
        old, do=put_for(old.do, lambda node: Together(THAT) if node == THAT else node)
    )


def as_long_as_it_stays(card: CardText, japanese: str) -> CardText:
    """The card, with what is left for an End Phase done in later ones as well, as Japanese says
    that names no turn (Q&A 18361, 20664; of one that does, 14208).
    """
    said = normalize("NFKC", japanese)
    if "エンドフェイズ" not in said or "ターンのエンドフェイズ" in said:
        return card

    def again(node: Node) -> Node:
        points = isinstance(
            getattr(getattr(node, "step", None), "what", None), ThatCard | Former
        )
        return (
            with_changes(node, {"again": True}) if points and hasattr(node, "again") else node
        )

    return put_for(card, again)


def as_aimed(english: CardText, japanese: CardText) -> CardText:
    """A card as an old English text reads, with the targets that numbered Japanese names.

    English texts from before 2011 name none, and what a numbered text says is in force.
    """
    if len(japanese.effects) != len(english.effects):
        return english
    pairs = zip(english.effects, japanese.effects, strict=True)
    return replace(english, effects=tuple(_aimed_as(*pair) for pair in pairs))


def _aimed_as(old: Effect, new: Effect) -> Effect:
    if not isinstance(old, Activatable) or old.target is not None:
        return old
    return _aimed(old) if getattr(new, "target", None) is not None else old


def _paid(effect: Activatable) -> Activatable:
    """The effect, for which what is done first is paid."""
    if not isinstance(effect.do, Joined) or effect.do.depends:
        return effect
    return replace(effect, cost=effect.do.first, do=effect.do.second)


def _aimed(effect: Activatable, named: Target | None = None) -> Activatable:
    """The effect with what it chooses as its target, where that is one thing.

    Of several things it is the one that English names as its target.
    """
    if effect.do is None:
        return effect
    found = [each for each in parts(effect.do) if isinstance(each, Choose)]
    if named and found[1:]:
        found = [each for each in found if each.of == named.of]
    if len(found) != 1 or found[0].as_many_as:
        return effect
    chosen = found[0]
    do = put_for(effect.do, lambda node: THAT if node == chosen else node)
    return replace(effect, target=Target(chosen.of, chosen.count, chosen.up_to), do=do)


def aimed_still(effect: Activatable, named: Target | None = None) -> Activatable:
    """The effect with what it chooses as its target, which still has to be as described."""
    if named and named.of == ATTACKER and isinstance(effect.when, DeclaresAttack):
        return replace(effect, target=named)  # what is done to the attack is done to no card
    aimed = _aimed(effect, named)
    if aimed is effect or aimed.target is None:
        return effect
    return replace(aimed, target=chosen_again(aimed.target))


def _by_what_is_printed(old: Activatable, new: Activatable) -> Activatable:
    """The effect that measures by the original ATK of what is gone, as English says."""
    asked = [each for each in parts(new) if isinstance(each, OriginalAttackOf)]
    if len(asked) != 1:
        return old
    told = put_for(old, lambda node: asked[0] if isinstance(node, AttackHad) else node)
    return told if isinstance(told, Activatable) else old
