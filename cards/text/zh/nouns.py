"""Noun phrases in Simplified Chinese: which cards, one or many, and where."""

from dataclasses import replace
from functools import singledispatch

from cards.text.anaphora import Known, ThisInHand, kind_of, spoken_face
from cards.text.archetypes import series
from cards.text.names import translated
from cards.text.zh.terms import (
    ABILITY,
    ATTRIBUTE,
    COUNTER,
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
    AttackingMonster,
    Bound,
    Cards,
    Choose,
    DeckTop,
    EquippedMonster,
    Every,
    Face,
    Former,
    Highest,
    Kind,
    Lowest,
    Namesakes,
    NewTarget,
    Noun,
    OpposingMonster,
    Place,
    Subject,
    Subjects,
    ThatCard,
    ThisCard,
    Together,
    Type,
    Whose,
    WithAtMost,
)

EFFECT = {None: "", True: "效果", False: "效果以外的"}
ATTACKED = {None: "", True: "此回合攻击宣言过的", False: "此回合没有攻击宣言过的"}
MATERIAL = {None: "", True: "拥有超量素材的", False: "没有超量素材的"}
FACE = {Face.UP: "表侧表示", Face.DOWN: "里侧表示"}


@singledispatch
def number(amount: Amount) -> str:
    """What the number is equal to; `amounts.py` says it of each."""
    raise NotImplementedError(amount)


@singledispatch
def thing(noun: Noun) -> str:
    """The noun, without a number."""
    raise NotImplementedError(noun)


@thing.register
def _(noun: Cards) -> str:
    return f"{where(noun)}{_of(noun)}{described(noun)}"


@thing.register
def _(noun: Every) -> str:
    if isinstance(noun.of, AnyOf):
        return f"{thing(noun.of.first)}和{thing(noun.of.second)}"
    if isinstance(noun.of, Lowest | Highest):
        return thing(noun.of).replace("的1只", "的").replace("的1张", "的")
    return thing(noun.of)


@thing.register
def _(noun: Choose) -> str:
    if noun.as_many_as is not None:
        return f"与{thing(noun.as_many_as)}数量相同的{thing(noun.of)}"
    return counted(noun.of, noun.count, up_to=noun.up_to)


@thing.register
def _(noun: Lowest | Highest) -> str:
    if not isinstance(noun.of, Cards):
        return thing(noun.of)
    most = "低" if isinstance(noun, Lowest) else "高"
    return f"{where(noun.of)}{STAT[noun.stat]}最{most}的1{COUNTER[noun.of.kind]}{described(noun.of)}"


@thing.register
def _(noun: AtRandom) -> str:
    return f"随机{counted(noun.of, noun.count)}"


@thing.register
def _(noun: AnyOf) -> str:
    return "或".join(map(thing, noun.each))


@thing.register
def _(noun: Namesakes) -> str:
    one = thing(noun.of)
    return f"{one}及与{one}原本卡名相同的怪兽"


@thing.register
def _(noun: DeckTop) -> str:
    return f"{OWNER[noun.whose]}牌组上面的{noun.count}张卡"


@thing.register
def _(noun: Subjects) -> str:
    return f"其中的{described(noun.such)}"


@thing.register
def _(_noun: OpposingMonster) -> str:
    return "进行战斗的对手怪兽"


@thing.register
def _(noun: Known) -> str:
    is_monster = noun.kind is Kind.MONSTER
    if noun.still:
        such = described(noun.still if is_monster else replace(noun.still, kind=None))
        of = {None: "该", Whose.THEIRS: "该对手的", Whose.YOURS: "自己的该"}
        return f"{of[noun.still.whose]}{such}"
    those = "那些" if noun.count > 1 else "该"
    return f"{those}{KIND[noun.kind] if noun.kind is Kind.MONSTER else KIND[None]}"


@thing.register
def _(noun: Together) -> str:
    return f"{thing(noun.of)}全部"


@thing.register
def _(_noun: ThisCard) -> str:
    return "此卡"


@thing.register
def _(_noun: ThisInHand) -> str:
    return "手牌的此卡"


@thing.register
def _(_noun: ThatCard | Subject | Former) -> str:
    return "该卡"


@thing.register
def _(_noun: AttackingMonster) -> str:
    return "攻击怪兽"


@thing.register
def _(_noun: NewTarget) -> str:
    return "自己场上可成为正确对象的其他怪兽"


@thing.register
def _(_noun: EquippedMonster) -> str:
    return "装备怪兽"


def counted(noun: Noun, count: int, *, up_to: bool = False) -> str:
    """So many of them, or fewer; a card known already needs no number."""
    if isinstance(noun, Known | ThisCard):
        return thing(noun)
    number = f"{'最多' if up_to else ''}{count}{COUNTER[kind_of(noun)]}"
    if not isinstance(noun, Cards):
        return f"{number}{thing(noun)}"
    return f"{where(noun)}{'的' if noun.place else ''}{number}{described(noun)}"


def _of(noun: Cards) -> str:
    """The particle between where they are and what they are like."""
    if noun.place is None:
        return "的" if noun.whose and described(noun) != KIND[noun.kind] else ""
    return "" if noun.position and described(noun).startswith(POSITION[noun.position]) else "的"


def _compared(noun: Cards) -> str:
    """How their numbers compare with those of another card."""
    below = "原本攻击力低于此卡攻击力的" if noun.originally_below_this else ""
    within = "守备力在该对象的攻击力以下的" if noun.defense_within_target else ""
    return below + within


def described(noun: Cards) -> str:
    """What they are like: everything but how many, whose and where."""
    face = spoken_face(noun)
    words = [
        "其他的" if noun.other else "",
        f"“{translated(noun.lacks_name, 'zh')}”以外的" if noun.lacks_name else "",
        "因此卡的效果装备的" if noun.equipped_to_this else "",
        _compared(noun),
        "灵摆区域的" if noun.in_pendulum_zone else "",
        "此卡连接端的" if noun.pointed_to else "",
        "与此卡相互连接的" if noun.co_linked_with_this else "",
        "相互连接状态的" if noun.co_linked else "",
        "额外怪兽区域的" if noun.in_extra_zone else "",
        "主要怪兽区域的" if noun.in_main_zone else "",
        "场地区域的" if noun.in_field_zone else "",
        "与此卡相同纵列的" if noun.in_column else "",
        "可以通常召唤的" if noun.normal_summonable else "",
        "被特殊召唤的" if noun.special_summoned else "",
        f"{ATTRIBUTE[noun.lacks_attribute]}属性以外的" if noun.lacks_attribute else "",
        ATTACKED[noun.attacked],
        f"可放置{COUNTERS[noun.room_for]}的" if noun.room_for else "",
        MATERIAL[noun.has_material],
        f"与{thing(noun.named_like)}同名的" if noun.named_like else "",
        "灵摆刻度与原本数值不同的" if noun.rescaled else "",
        f"连接{bound(noun.rating)}的" if noun.rating else "",
        f"等级{bound(noun.level)}的" if noun.level else "",
        f"攻击力{bound(noun.attack)}的" if noun.attack else "",
        f"原本攻击力{bound(noun.original_attack)}的" if noun.original_attack else "",
        f"守备力{bound(noun.defense)}的" if noun.defense else "",
        f"{POSITION[noun.position]}的" if noun.position else "",
        FACE[face] if face else "",
        "的" if face and (noun.attribute or noun.type or noun.frame or noun.named) else "",
        f"{ATTRIBUTE[noun.attribute]}属性" if noun.attribute else "",
        types(noun.type),
        *kinds(noun),
        f"“{translated(noun.named, 'zh')}”" if noun.named else "",
        "" if noun.named and noun.kind is None else KIND[noun.kind],
    ]
    return "".join(words)


def kinds(noun: Cards) -> list[str]:
    """The words for what kind of monsters they are."""
    return [
        f"“{series(noun.archetype, 'zh')}”" if noun.archetype else "",
        f"{ABILITY[noun.lacks]}以外的" if noun.lacks else "",
        FRAME[noun.frame] if noun.frame else "",
        ICON[noun.icon] if noun.icon else "",
        EFFECT[noun.effect],
        ABILITY[noun.ability] if noun.ability else "",
    ]


def types(type: Type | tuple[Type, ...] | None) -> str:
    """The Type, or each of several."""
    each = type if isinstance(type, tuple) else (type,) if type else ()
    return "・".join(TYPE[one] for one in each)


def where(noun: Cards) -> str:
    """Where they are, or whose, if the noun says."""
    match noun.place, noun.whose:
        case None, whose:
            return OWNER[whose]
        case Place.FIELD, whose:
            return f"{OWNER[whose]}场上"
        case (Place.HAND | Place.DECK | Place.EXTRA_DECK) as place, Whose.YOURS:
            return PLACE[place]
        case place, None:
            return f"自己或对手{PLACE[place]}" if place else ""
        case place, whose:
            return f"{OWNER[whose]}{PLACE[place]}" if place else ""
    return ""


def bound(number: Bound) -> str:
    """The number with what may lie below or above it."""
    if number.least == number.most:
        return f"{number.least}"
    least = f"{number.least}以上" if number.least is not None else ""
    return least + (f"{number.most}以下" if number.most is not None else "")


@thing.register
def _(noun: WithAtMost) -> str:
    return f"{STAT[noun.stat]}为{number(noun.amount)}以下的{thing(noun.of)}"
