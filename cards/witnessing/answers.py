"""What the official FAQ of a card says against a reading of its text.

Texts from before 2011 do not say what is targeted, and none says what an effect counts as: the
FAQ does. It speaks of the card as a whole, so that only what it says of all effects counts.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from unicodedata import normalize

from cards.witnessing.doubts import aims
from cards.witnessing.features import binds_on_success, whatever_came
from cards.witnessing.told import AIMS, aimed_still
from engine.yugioh.language import (
    THAT,
    THIS,
    Activatable,
    Activate,
    AtDamageStep,
    Both,
    Cards,
    CardText,
    Choose,
    Condition,
    Count,
    DestroyedIf,
    Effect,
    Either,
    Exists,
    Face,
    Fact,
    Flip,
    Icon,
    If,
    Ignition,
    Lacks,
    LevelBecomes,
    LevelOf,
    Node,
    Not,
    OutsideDamageStep,
    PerCard,
    Place,
    Quick,
    Step,
    Target,
    Throughout,
    Timing,
    When,
    at_most,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.words.effects.uses import uses
from engine.yugioh.words.facts.base import is_of_those_there

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
_WITH_THE_CARD = re.compile(
    r"発動(?:と|を行う場合、その)同(?:一の|じ)チェーンブロック(?:にて|で)、?[^。]*"
    r"(?:発動(?:する(?:事|こと))?|行う(?:事|こと))[もはが]?できます"
)
"""An effect of a Continuous Trap that is used with its activation, on the same link."""
_USED = r"、?(?:発動|使用)(?:する)?(?:事|こと)?[がはもを]?"
_THERE = re.compile(rf"ダメージステップ(?:で|に|中|中で)も{_USED}でき(?:ます|る)")
_NOT_THERE = re.compile(rf"ダメージステップ(?:中)?(?:にて|に|で)?は?{_USED}でき(?:ません|ない)")
_FREELY, _ALWAYS = "任意に発動", re.compile(r"必ず発動(?:する|し)")
_BEFORE = re.compile(r"(?<!から)ダメージ計算前に発動する効果です")
"""Of what waits for an attacked monster to be turned up (FAQ 5970)."""
_HAS_ATTACKED = re.compile(
    rf"(?:既|すで)に[^。]*攻撃(?:宣言)?(?:し|を行っ)たターン(?:に|には)?{_USED}でき(?:ません|ない)"
)
"""Of an oath, which an old text says as if it were done (FAQ 6669)."""
_ENDS_IN_NOTHING = ("適用されません", "行われません")
_FEWER = re.compile(r"数より、?[^。]{1,60}数が少ない場合、?[^。]{1,60}発動する事はできません")
_LOST_ITS_TYPE = re.compile(
    r"対象としたモンスターの(?:種族|属性)が、?(?:効果)?処理時に[^。]*でなくなっている場合[^。]*"
    r"(?:行われ|適用され)ません"
)
"""Of a target in the Graveyard that still has to be as described (FAQ 10149)."""
_THERE_BY_THEN = re.compile(r"自分のモンスターゾーンにモンスターが存在している場合に?は?、")
"""Of what there must not be as the effect resolves, either (FAQ 8831)."""
_NOT_OF_THE_SAME = re.compile(
    r"(?:自身と|このカードと)同じレベルのモンスターを(?:対象に)?選択(?:する(?:事|こと))?はでき(?:ません|ない)"
)
"""Of what takes over a Level: there has to be another one (FAQ 10741)."""
_REGARDLESS = re.compile(r"成功したかに(?:かか|関)わらず、[^。]*状態になります")
"""Of what holds though nothing else was done (FAQ 15845)."""
_STATE_TOO = re.compile(r"また、処理時に、『[^』]*』状態になります")
"""So is what the FAQ tells of apart from what hangs on success (FAQ 14100)."""
_LATER_ONES = re.compile(
    r"(?:発動後|その後)に(?:特殊)?召喚された[^。]*にも、?[^。]*適用され(?:ます|る効果です)"
)
"""Of what holds as well of monsters that come later (FAQ 4799)."""
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
    if _REGARDLESS.search(said) or _STATE_TOO.search(said):
        card = replace(card, effects=tuple(map(_whatever_came, card.effects)))
    if _LOST_ITS_TYPE.search(said):
        card = replace(card, effects=tuple(map(_still_of_its_type, card.effects)))
    if not any(map(_asks_again, said.split("。"))):
        return card
    again = [_asked_again(effect) for effect in card.effects]
    alone = sum(new is not old for new, old in zip(again, card.effects, strict=True)) == 1
    return replace(card, effects=tuple(again)) if alone else card


def _says_it_aims(card: CardText, said: str) -> bool:
    equips = card.icon is Icon.EQUIP
    return bool(AIMS.search(said) or (not equips and _TAKES.search(said)))


def _aimed_alone(card: CardText) -> CardText:
    """The card, of which one effect chooses as it resolves: it has a target (FAQ 4874).

    So say old texts, in both languages. What is chosen still has to be as it is described.
    """
    told = tuple(map(_aimed_again, card.effects))
    alone = sum(new is not old for new, old in zip(told, card.effects, strict=True)) == 1
    return replace(card, effects=told) if alone else card


def _aimed_again(effect: Effect) -> Effect:
    return aimed_still(effect) if isinstance(effect, Activatable) else effect


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
    told = "存在しなくな" in sentence or bool(_THERE_BY_THEN.search(sentence))
    missed = "処理時に" in sentence and told
    there = "フィールド" in sentence or "ゾーン" in sentence
    nothing = sentence.endswith(_ENDS_IN_NOTHING)
    asked = _QUOTED.sub("", sentence)
    return missed and there and nothing and not _ASKED_OF_OTHERS.search(asked)


def _asked_again(effect: Effect) -> Effect:
    """The effect with the cards that have to be there asked for as it resolves, too."""
    if not isinstance(effect, Activatable):
        return effect
    asked = effect.condition
    if asked is not None and _is_of_cards(asked):
        return replace(effect, condition=Throughout(asked))
    return effect


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
    yield from _against_what_it_does(card, said)
    if card.is_monster:
        for word, kinds in _KINDS.items():
            if _called(word, said) and not any(isinstance(each, kinds) for each in effects):
                yield "class"
        if _called(_LASTS, said) and all(isinstance(each, Activatable) for each in effects):
            yield "class"


def _against_what_it_does(card: CardText, said: str) -> Iterator[str]:
    """What is said otherwise of Levels, of what hangs on success, and of who comes later."""
    if _NOT_OF_THE_SAME.search(said) and any(map(_takes_a_level, parts(card))):
        yield "level"
    if _REGARDLESS.search(said) and any(map(binds_on_success, parts(card))):
        yield "afterwards"
    if _LATER_ONES.search(said) and any(map(_is_of_those_there, parts(card))):
        yield "later ones"


def _is_of_those_there(node: Node) -> bool:
    """Whether it makes something so of the monsters that there are, and of none that comes."""
    fact = getattr(node, "fact", None)
    return isinstance(node, Step) and isinstance(fact, Fact) and is_of_those_there(fact)


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
    times = [each.timing for each in parts(card) if isinstance(each, AtDamageStep)]
    if _BEFORE.search(said) and times and all(each is Timing.START for each in times):
        yield "before damage calculation"


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


def _whatever_came(effect: Effect) -> Effect:
    """The effect, after which what binds its player holds whatever came of the rest."""
    match effect:
        case Activatable(do=Step() as do) if any(map(binds_on_success, parts(do))):
            return replace(effect, do=whatever_came(do))
    return effect


def _is_of_cards(condition: Condition) -> bool:
    """Whether it asks which cards there are, and nothing else."""
    if isinstance(condition, Both):
        return _is_of_cards(condition.first) and _is_of_cards(condition.second)
    return isinstance(condition, Exists | Lacks)


def _still_of_its_type(effect: Effect) -> Effect:
    """The effect whose target in a Graveyard still has to be as it is described."""
    match effect:
        case Activatable(
            target=Target(of=Cards(place=Place.GRAVEYARD) as of, still=None) as aim
        ):
            such = replace(of, whose=None, place=None)
            return replace(effect, target=replace(aim, still=such))
    return effect
