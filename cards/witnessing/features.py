"""Features of the official Japanese text that the tree of a card lacks."""

import re
from collections.abc import Iterator
from dataclasses import replace
from unicodedata import normalize

from cards.grammar.reader.nouns import chosen_again
from cards.grammar.trees import becomes_monster
from cards.text.page import TEXT
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    AtPhase,
    CannotAttack,
    Cards,
    CardText,
    Effect,
    Fact,
    Icon,
    If,
    IsSummoned,
    Joined,
    LeavesField,
    Place,
    Step,
    Target,
    Until,
    When,
    Whenever,
    Whose,
)
from engine.yugioh.language.node import Node, parts
from engine.yugioh.words.facts.base import is_of_those_there

_NAMES = re.compile(r"「[^」]*」")
_NUMBERED = re.compile(r"[①-⑨]")
_AGAIN = re.compile(
    r"その(?:表側表示|裏側表示|セット|相手(?!にダメージ|は)|自分の|(?:攻撃|守備)表示|"
    r"(?!モンスター|カード|効果|魔法|罠|持ち主|種類|後|数|元々|同名)[^。、のをはにが]{1,8}"
    r"(?:族|属性|モンスター|魔法|罠))(?!(?:モンスター|カード)?の元々の)"
    r"[^。、]{0,12}?(?:モンスター|カード)?(?:[をはのに])"
)
"""A target that is described again, and not only named, or counted by as it was printed."""
_OLD_AGAIN = re.compile(
    r"モンスター(?:[1-9]体)?(?:まで)?を選択して(?!発動)|"
    r"(?:体|枚)(?:まで)?を選択し(?:、|て)(?!発動)"
)
"""One sentence that describes the target and deals with it: it counts as it resolves."""
_WAITS = re.compile(r"(?:した|された|れた|えた|った)場合")
_ANSWERS = re.compile(r"(?:した|された|れた|えた|った|宣言|発動)時")
_TO_PLACE = re.compile(r"このカードを発動|このカードの発動|発動時の効果処理|カードの発動時")
"""What is done as a card is placed on the field."""
_OLD_END = "エンドフェイズ時まで"
"""Counted as the end of the turn, since 2014-07-10."""
_ALREADY = "存在する状態で"
_RETURNS = "戻"
"""Of a card that goes back to where it was; others are added (手札に加える)."""
_AFTERWARDS = re.compile(
    r"この(?:効果|カード)の発動後|この効果を発動したターンのエンドフェイズ"
)
"""Of what holds once the effect has been used, whichever of its parts could be done."""
_THOSE_THERE = re.compile(r"(?:全ての|表側表示で存在する)[^。、]*(?:モンスター|カード)は")
"""Whatever holds of them holds of those that are there as the effect resolves; what is said of
this turn (このターン、…モンスターは) holds of those that come later, too."""
_DUEL = "デュエル"
"""What lasts as long as the Duel is said to."""
LEAST_NUMBER = 5
"""Smaller numbers may be left to be understood."""


def features_against(card: CardText, japanese: str) -> Iterator[str]:
    """What the text says otherwise."""
    numbered = bool(_NUMBERED.search(japanese))
    ja = _NAMES.sub("「」", normalize("NFKC", japanese))
    effects = (*card.effects, *card.pendulum)
    for effect in effects:
        if isinstance(effect, Activate):
            yield from _activation(card, effect, ja)
    if ja.count(_ALREADY) > sum(map(_waits_there, effects)):
        yield "already there"
    if _DUEL not in ja and any(map(_holds_for_good, parts(card))):
        yield "duration"
    if _OLD_END in ja and any(_lasts(each, Until.END_PHASE) for each in effects):
        yield "duration"
    if _AFTERWARDS.search(ja) and any(map(binds_on_success, parts(card))):
        yield "afterwards"
    if _THOSE_THERE.search(ja) and any(map(_holds_of_later_ones, effects)):
        yield "later ones"
    if _meets_again(card, ja, numbered):
        yield "still"
    if f"手札に{_RETURNS}" in "".join(TEXT["ja"](card)) and _RETURNS not in ja:
        yield "return"
    if _numbers(effects) - _said(ja):
        yield "numbers"


def _waits_there(effect: Effect) -> bool:
    """Whether it lies there already, or is none of those whose summon it answers."""
    if not isinstance(effect, When | If):
        return False
    each = effect.when.each if effect.when else ()
    whom = [one.who for one in each if isinstance(one, IsSummoned)]
    others = any(isinstance(who, Cards) and who.other for who in whom)
    return effect.where is not None or others


def _holds_for_good(node: Node) -> bool:
    """Whether something holds until the Duel ends, or of a player for no time that is said."""
    fact, until = getattr(node, "fact", None), getattr(node, "until", None)
    if fact is None:
        return False
    of_a_player = not hasattr(fact, "who") and until is Until.WHILE_FACE_UP
    return of_a_player or until is Until.END_OF_DUEL


def binds_on_success(node: Node) -> bool:
    """Whether something holds a player, or comes to the card later, only on success."""
    if not isinstance(node, Joined) or not node.depends:
        return False
    said = [*parts(node.second)]
    later = (getattr(each, "step", None) for each in said)
    return any(map(_binds, said)) or any(getattr(step, "what", None) == THIS for step in later)


def whatever_came(step: Step) -> Step:
    """The step, with what it says last and binds its player holding beside all the rest."""
    rest, pair = _without_last(step)
    return step if pair is None else replace(pair, first=rest)


def _without_last(step: Step) -> tuple[Step, Joined | None]:
    """What is left of it without what it says last, and the pair that this stands in, where it
    binds its player and does not depend on what comes before it there.
    """
    if not isinstance(step, Joined):
        return step, None
    fact = getattr(step.second, "fact", None)
    if isinstance(fact, Node) and _binds(fact) and not step.depends:
        return step.first, step
    rest, pair = _without_last(step.second)
    return replace(step, second=rest), pair


def _binds(node: Node) -> bool:
    """Whether it says what a player, or this card in an attack, may not do."""
    if not isinstance(node, Fact):
        return False
    return getattr(node, "player", None) is Whose.YOURS or node == CannotAttack(THIS)


def _holds_of_later_ones(effect: Effect) -> bool:
    """Whether once it resolves something holds of all that fit a description, then or later."""
    if not isinstance(effect, Activatable) or effect.do is None:
        return False
    facts = [each for each in parts(effect.do) if isinstance(each, Fact)]
    said = (fact for fact in facts if isinstance(getattr(fact, "who", None), Cards))
    return any(not is_of_those_there(fact) for fact in said)


def _activation(card: CardText, effect: Activate, ja: str) -> Iterator[str]:
    """A card that waits for what has been, or that does as it is placed what it does later."""
    waits = effect.when is not None and not isinstance(effect.when, AtPhase)
    if waits and _WAITS.search(ja) and not _ANSWERS.search(ja):
        yield "timing"
    stays = card.icon in (Icon.CONTINUOUS, Icon.FIELD)
    does = effect.do is not None and not becomes_monster(effect.do)
    if stays and does and not _TO_PLACE.search(ja):
        tied = any(
            isinstance(each, Whenever) and isinstance(each.when, LeavesField)
            for each in card.effects
        )
        if not tied:
            yield "activation"


def _aims(card: CardText, effect: Node) -> bool:
    """Whether the effect targets; what an Equip Spell is equipped to is no target of one."""
    if not isinstance(effect, Activatable) or effect.target is None:
        return False
    return not (isinstance(effect, Activate) and card.icon is Icon.EQUIP)


def _lasts(effect: Node, until: Until) -> bool:
    return any(getattr(each, "until", None) is until for each in parts(effect))


def _meets_again(card: CardText, ja: str, numbered: bool) -> bool:
    """Whether a target on the field is described again, and the tree does not ask again."""
    field = [
        each.target
        for each in (*card.effects, *card.pendulum)
        if isinstance(each, Activatable)
        and _aims(card, each)
        and each.target is not None
        and any(
            isinstance(part, Cards) and part.place is Place.FIELD
            for part in parts(each.target.of)
        )
        and not _is_any(each.target)
    ]
    asked = sum(each.still is not None for each in field)
    again = [*_AGAIN.finditer(ja), *(() if numbered else _OLD_AGAIN.finditer(ja))]
    return asked < len(field) and asked < len(again)


def _is_any(target: Target) -> bool:
    """Whether it is any card of the field: nothing is asked of it that it could cease to be."""
    bare = replace(target, still=None)
    return isinstance(target.of, Cards) and chosen_again(bare) == bare


def _numbers(effects: tuple[Node, ...]) -> set[int]:
    """The numbers of the trees."""
    return {
        abs(value)
        for effect in effects
        for part in parts(effect)
        for value in _values(part)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= LEAST_NUMBER
    }


def _values(part: Node) -> Iterator[object]:
    """The values of its fields."""
    return (getattr(part, name) for name in part.__dataclass_fields__)


def _said(ja: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", ja)}
