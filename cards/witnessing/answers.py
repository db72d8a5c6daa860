"""What the official FAQ of a card says against a reading of its text.

Texts from before 2011 do not say what is targeted, and none says what an effect counts as: the
FAQ does. It speaks of the card as a whole, so that only what it says of all effects counts.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from unicodedata import normalize

from cards.grammar.reader.nouns import chosen_again
from cards.grammar.trees import put_for
from cards.witnessing.doubts import aims
from cards.witnessing.features import binds_on_success
from engine.yugioh.language import (
    THAT,
    THIS,
    Activatable,
    Activate,
    AttackHad,
    Cards,
    CardText,
    Choose,
    Count,
    DestroyedIf,
    Effect,
    Either,
    Exists,
    Face,
    Flip,
    Icon,
    If,
    Ignition,
    Joined,
    Lacks,
    LevelBecomes,
    LevelOf,
    Node,
    Not,
    OriginalAttackOf,
    OutsideDamageStep,
    PerCard,
    Place,
    Quick,
    Target,
    Throughout,
    Together,
    When,
    at_most,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.words.effects.uses import uses

_AIMS = re.compile(
    r"対象[にを](?:取る|とる)効果(?:です|と?になります|となります)|を対象に選択します|対象とすることもできます"
)
_TAKES = re.compile(r"対象に取って発動します")
"""Of an Equip Spell it is said of what it is equipped to."""
_AIMS_NOT = re.compile(r"対象[にを](?:取る|とる)効果ではありません")
_KINDS: dict[str, tuple[type[Effect], ...]] = {
    "起動効果": (Ignition,),
    "誘発即時効果": (Quick,),
    "誘発効果": (When, If, Flip),
}
"""What the FAQ calls the effects of monsters that are activated."""
_LASTS = "永続効果"
_PRINTED = "元々の攻撃力"
_WITH_THE_CARD = re.compile(
    r"発動(?:と|を行う場合、その)同(?:一の|じ)チェーンブロック(?:にて|で)、?[^。]*"
    r"(?:発動(?:する(?:事|こと))?|行う(?:事|こと))[もはが]?できます"
)
"""An effect of a Continuous Trap that is used with its activation, on the same link."""
_USED = r"、?(?:発動|使用)(?:する)?(?:事|こと)?[がはもを]?"
_THERE = re.compile(rf"ダメージステップ(?:で|に|中|中で)も{_USED}でき(?:ます|る)")
_NOT_THERE = re.compile(rf"ダメージステップ(?:中)?(?:にて|に|で)?は?{_USED}でき(?:ません|ない)")
_FREELY, _ALWAYS = "任意に発動", re.compile(r"必ず発動(?:する|し)")
_HAS_ATTACKED = re.compile(
    rf"(?:既|すで)に[^。]*攻撃(?:宣言)?(?:し|を行っ)たターン(?:に|には)?{_USED}でき(?:ません|ない)"
)
"""Of an oath, which an old text says as if it were done (FAQ 6669)."""
_ENDS_IN_NOTHING = ("適用されません", "行われません")
_APART = re.compile(r"同時に(?:は)?行われ(?:る扱い(?:では|には)|ません)")
"""What is done one after the other, so that what answers the first misses its timing."""
_AT_ONCE = re.compile(r"同時に行われ(?:る扱い(?:と|です)|ます)")
_NOT_DONE = re.compile(
    r"処理時に[^。]*場合に?は?、[^。]*(?:適用され|行われ|適用する事はでき)ません"
)
_ALL_OR_NONE = re.compile(
    r"(?:少なくとも片方が|[0-9]体の(?:モンスターの)?内、[0-9]体が)[^。]*場合(?:には?)?、?[^。]*"
    r"処理は(?:適用され|行われ)ません"
)
_FEWER = re.compile(r"数より、?[^。]{1,60}数が少ない場合、?[^。]{1,60}発動する事はできません")
_NOT_OF_THE_SAME = re.compile(
    r"(?:自身と|このカードと)同じレベルのモンスターを(?:対象に)?選択(?:する(?:事|こと))?はでき(?:ません|ない)"
)
"""Of what takes over a Level: there has to be another one (FAQ 10741)."""
_REGARDLESS = re.compile(r"成功したかに(?:かか|関)わらず、[^。]*状態になります")
"""Of what holds though nothing else was done (FAQ 15845)."""
_QUOTED = re.compile("『[^』]*』")
"""What is not done then, as the text of the card says it."""
_ASKED_OF_OTHERS = re.compile(
    r"対象|コントロール|このカード|自身|発動でき|デッキ|手札に|攻撃モンスター"
)
"""What is missed then is no condition of the effect, but what it is done to."""


def as_answered(card: CardText, answers: str) -> CardText:
    """The card, with the condition that the FAQ asks again as the effect resolves asked again.

    Old texts that describe in one sentence say so with no word of their own (FAQ 8706).
    """
    card = replace(card, effects=tuple(map(_of_those_face_down, card.effects)))
    said = normalize("NFKC", answers)
    if _says_it_aims(card, said) and not aims(card):
        card = _aimed_alone(card)
    if _WITH_THE_CARD.search(said):
        card = _with_the_card(card, said)
    if _FEWER.search(said):
        card = replace(card, effects=tuple(map(_of_enough, card.effects)))
    if not any(map(_asks_again, said.split("。"))):
        return card
    again = [_asked_again(effect) for effect in card.effects]
    alone = sum(new is not old for new, old in zip(again, card.effects, strict=True)) == 1
    return replace(card, effects=tuple(again)) if alone else card


def _says_it_aims(card: CardText, said: str) -> bool:
    equips = card.icon is Icon.EQUIP
    return bool(_AIMS.search(said) or (not equips and _TAKES.search(said)))


def _aimed_alone(card: CardText) -> CardText:
    """The card, of which one effect chooses as it resolves: it has a target (FAQ 4874).

    So say old texts, in both languages. What is chosen still has to be as it is described.
    """
    told = tuple(map(_aimed_again, card.effects))
    alone = sum(new is not old for new, old in zip(told, card.effects, strict=True)) == 1
    return replace(card, effects=told) if alone else card


def _aimed_again(effect: Effect) -> Effect:
    return _aimed_still(effect) if isinstance(effect, Activatable) else effect


def _with_the_card(card: CardText, said: str) -> CardText:
    """The card, whose effects can be used with its activation, as the FAQ says of each.

    So says the FAQ of Starry Knight Arrival. What answers that the card itself has gone cannot
    be, nor what is used in the Graveyard. Of several that are not chosen from, it is not sure
    which is meant.
    """
    used = [each for each in card.effects if isinstance(each, Activatable)]
    quick = [each for each in used if isinstance(each, Quick) and each.where is Place.FIELD]
    others = [each for each in used if each not in quick and not _is_used_elsewhere(each)]
    told_of = {found.group() for found in _WITH_THE_CARD.finditer(said)}
    alone = len(told_of) >= len(quick) or all(each.either for each in quick)
    if not quick or not alone or others != [Activate()]:
        return card
    told = {id(each): replace(each, at_once=True) for each in quick}
    return replace(card, effects=tuple(told.get(id(each), each) for each in card.effects))


def _is_used_elsewhere(effect: Activatable) -> bool:
    """Whether it is used in the Graveyard, or answers that the card itself was sent away."""
    if getattr(effect, "where", None) is Place.GRAVEYARD:
        return True
    when = effect.when
    each = when.each if isinstance(effect, When | If) and when else ()
    return any(getattr(one, "which", None) == THIS for one in each)


def _of_those_face_down(effect: Effect) -> Effect:
    """The effect, for which a face-down monster is none of an archetype (Q&A 17033)."""
    match effect:
        case DestroyedIf(condition=Exists(what=Cards(face=None, like=(Not(),)) as others)):
            hidden = Exists(replace(others, face=Face.DOWN, like=()))
            return DestroyedIf(Either(effect.condition, hidden))
    return effect


def _of_enough(effect: Effect) -> Effect:
    """The effect, for which there have to be as many cards as it counts (FAQ 8182)."""
    if not isinstance(effect, Activatable) or effect.condition or effect.do is None:
        return effect
    for part in parts(effect.do):
        match part:
            case Choose(of=Cards() as there, as_many_as=Cards() as counted):
                enough = Count(counted, at_most(PerCard(1, there)))
                return replace(effect, condition=Throughout(enough))
    return effect


def _asks_again(sentence: str) -> bool:
    """Whether it says that nothing is done where cards of the field are not there any more."""
    missed = "処理時に" in sentence and "存在しなくな" in sentence
    there = "フィールド" in sentence or "ゾーン" in sentence
    nothing = sentence.endswith(_ENDS_IN_NOTHING)
    asked = _QUOTED.sub("", sentence)
    return missed and there and nothing and not _ASKED_OF_OTHERS.search(asked)


def _asked_again(effect: Effect) -> Effect:
    """The effect with the cards that have to be there asked for as it resolves, too."""
    if isinstance(effect, Activatable) and isinstance(effect.condition, Exists | Lacks):
        return replace(effect, condition=Throughout(effect.condition))
    return effect


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
        if isinstance(old, Activatable) and isinstance(new, Activatable):
            paid = bool(new.cost and not old.cost) and "コストとして" in said
            old = _paid(old) if paid else old
            aims_so = bool(new.target and not old.target) and _AIMS.search(said)
            old = _aimed_still(old) if aims_so else old
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


def _as_asked_again(old: Activatable, new: Activatable, said: str) -> Activatable:
    """The effect, whose condition has to hold as it resolves, as the FAQ says (FAQ 9627)."""
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


def _aimed(effect: Activatable) -> Activatable:
    """The effect with what it chooses as its target, where that is one thing."""
    if effect.do is None:
        return effect
    found = [each for each in parts(effect.do) if isinstance(each, Choose)]
    if len(found) != 1 or found[0].as_many_as:
        return effect
    chosen = found[0]
    do = put_for(effect.do, lambda node: THAT if node == chosen else node)
    return replace(effect, target=Target(chosen.of, chosen.count, chosen.up_to), do=do)


def _aimed_still(effect: Activatable) -> Activatable:
    """The effect with what it chooses as its target, which still has to be as described."""
    aimed = _aimed(effect)
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


def answers_against(card: CardText, answers: str) -> Iterator[str]:
    """What the FAQ says otherwise than the card, in a word each."""
    said = normalize("NFKC", answers)
    effects = (*card.effects, *card.pendulum)
    told = ("yes", _says_it_aims(card, said)), ("no", bool(_AIMS_NOT.search(said)))
    found = [name for name, is_said in told if is_said]
    if "yes" in found and not aims(card):
        yield "target"
    if found == ["no"] and aims(card) and not any(map(_aims_at_nothing, effects)):
        yield "target"
    if _WITH_THE_CARD.search(said) and not card.at_once:
        yield "with the card"
    yield from _against_its_use(card, said)
    sworn = any(
        getattr(each, "oath", None) or getattr(each, "condition", None) for each in effects
    )
    if _HAS_ATTACKED.search(said) and not sworn:
        yield "oath"
    if _NOT_OF_THE_SAME.search(said) and any(map(_takes_a_level, parts(card))):
        yield "level"
    if _REGARDLESS.search(said) and any(map(binds_on_success, parts(card))):
        yield "afterwards"
    if card.is_monster:
        for word, kinds in _KINDS.items():
            if _called(word, said) and not any(isinstance(each, kinds) for each in effects):
                yield "class"
        if _called(_LASTS, said) and all(isinstance(each, Activatable) for each in effects):
            yield "class"


def _takes_a_level(node: Node) -> bool:
    """Whether it takes over the Level of the target, whatever Level that is."""
    return isinstance(node, LevelBecomes) and node.level == LevelOf(THAT)


def _aims_at_nothing(effect: Effect) -> bool:
    """Whether it is an effect without a target, of which the FAQ may say so."""
    told = isinstance(effect, Activatable) and effect != Activate()
    return told and getattr(effect, "target", None) is None


def _against_its_use(card: CardText, said: str) -> Iterator[str]:
    """What is said otherwise of who has to use its effects, and of the Damage Step."""
    used = uses(card)
    there, triggered = [*map(_is_used_there, used)], [use for use in used if use.trigger]
    may, may_not = bool(_THERE.search(said)), bool(_NOT_THERE.search(said))
    if used and ((may and not any(there)) or (may_not and not may and all(there))):
        yield "damage step"
    freely, always = _FREELY in said, bool(_ALWAYS.search(said))
    told = card.is_monster and freely is not always
    if told and triggered and all(use.mandatory is freely for use in triggered):
        yield "optional"


def _is_used_there(use: EffectUse) -> bool:
    """Whether the effect can be used in some part of the Damage Step."""
    if any(isinstance(part, OutsideDamageStep) for part in parts(use.effect)):
        return False
    answers = use.trigger is not None and not use.is_card and not use.shuns_damage_step
    return bool(use.timings) or answers


def _called(word: str, said: str) -> bool:
    """Whether an effect is called so, and none is said not to be."""
    told = re.search(rf"{re.escape(word)}(?:です|になります|であり)", said)
    return bool(told) and f"{word}ではありません" not in said
