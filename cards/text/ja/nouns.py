"""Noun phrases in Japanese: which cards, one or many, and where."""

from dataclasses import replace
from functools import singledispatch

from cards.text.anaphora import Known, ThisInHand, kind_of, spoken_face
from cards.text.archetypes import series
from cards.text.ja.terms import (
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
from cards.text.names import translated
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

FACE = {Face.UP: "表側表示", Face.DOWN: "裏側表示"}
EFFECT = {None: "", True: "効果", False: "効果以外の"}
ATTACKED = {
    None: "",
    True: "このターンに攻撃宣言をした",
    False: "このターンに攻撃宣言をしていない",
}
MATERIAL = {None: "", True: "Ｘ素材を持つ", False: "Ｘ素材が無い"}
WIDE = str.maketrans("0123456789?", "０１２３４５６７８９？")


@singledispatch
def number(amount: Amount) -> str:
    """What the number is equal to; `amounts.py` says it of each."""
    raise NotImplementedError(amount)


@singledispatch
def thing(noun: Noun) -> str:
    """The noun without a particle."""
    raise NotImplementedError(noun)


@thing.register
def _(noun: Cards) -> str:
    described_as = described(noun)
    of = "の" if noun.whose and noun.place is None and described_as != KIND[noun.kind] else ""
    return f"{where(noun)}{of}{described_as}"


@thing.register
def _(noun: Every | Choose) -> str:
    return thing(noun.of)


@thing.register
def _(noun: Lowest | Highest) -> str:
    if not isinstance(noun.of, Cards):
        return thing(noun.of)
    most = "低い" if isinstance(noun, Lowest) else "高い"
    return f"{where(noun.of)}{STAT[noun.stat]}が一番{most}{described(noun.of)}１体"


@thing.register
def _(noun: AtRandom) -> str:
    return f"{counted(noun.of, noun.count)}をランダムに"


@thing.register
def _(noun: AnyOf) -> str:
    return "か".join(map(thing, noun.each))


@thing.register
def _(noun: Namesakes) -> str:
    one = thing(noun.of)
    return f"{one}及び{one}と元々のカード名が同じモンスター"


@thing.register
def _(noun: DeckTop) -> str:
    return f"{OWNER[noun.whose]}のデッキの上からカード{wide(noun.count)}枚"


@thing.register
def _(noun: Subjects) -> str:
    return f"その{described(noun.such)}"


@thing.register
def _(_noun: OpposingMonster) -> str:
    return "相手の戦闘モンスター"


@thing.register
def _(noun: Known) -> str:
    is_monster = noun.kind is Kind.MONSTER
    if noun.still:
        such = described(noun.still if is_monster else replace(noun.still, kind=None))
        whose = OWNER[noun.still.whose]
        of = "の" if whose and such != KIND[Kind.MONSTER] else ""
        return f"その{whose}{of}{such}"
    those = "それらの" if noun.count > 1 else "その"
    return f"{those}{KIND[noun.kind] if noun.kind is Kind.MONSTER else KIND[None]}"


@thing.register
def _(noun: Together) -> str:
    return f"{thing(noun.of)}全て"


@thing.register
def _(_noun: ThisCard) -> str:
    return "このカード"


@thing.register
def _(_noun: ThisInHand) -> str:
    return "手札のこのカード"


@thing.register
def _(_noun: ThatCard | Subject | Former) -> str:
    return "そのカード"


@thing.register
def _(_noun: AttackingMonster) -> str:
    return "攻撃モンスター"


@thing.register
def _(_noun: NewTarget) -> str:
    return "自分フィールドの正しい対象となる他のモンスター"


@thing.register
def _(_noun: EquippedMonster) -> str:
    return "装備モンスター"


def wide(number: int) -> str:
    """The number in full-width digits."""
    return str(number).translate(WIDE)


def counted(noun: Noun, count: int) -> str:
    """So many of them."""
    return f"{thing(noun)}{wide(count)}{COUNTER[kind_of(noun)]}"


def whole(noun: Noun) -> str:
    """The cards as the object of a verb, with its particle."""
    match noun:
        case Every(of=AnyOf(first=first, second=second)):
            return f"{thing(first)}と{thing(second)}を全て"
        case Every(of=Lowest() | Highest() as most):
            return f"{thing(most).removesuffix('１体')}を全て"
        case Every():
            return f"{thing(noun.of)}を全て"
        case Choose(as_many_as=Cards() as alike):
            return f"{thing(alike)}の数だけ{thing(noun.of)}を選んで"
        case AtRandom():
            return thing(noun)
        case Choose():
            return f"{counted(noun.of, noun.count)}{'まで' if noun.up_to else 'を'}"
        case _:
            return f"{thing(noun)}を"


def _compared(noun: Cards) -> str:
    """How their numbers compare with those of another card."""
    below = "元々の攻撃力がこのカードの攻撃力より低い" if noun.originally_below_this else ""
    within = "その対象の攻撃力以下の守備力を持つ" if noun.defense_within_target else ""
    return below + within


def _is_shown(noun: Cards) -> bool:
    """Whether it is followed by what only the front of the card tells."""
    return bool(noun.attribute or noun.type or noun.frame or noun.named)


def described(noun: Cards) -> str:
    """What they are like: everything but how many, whose and where."""
    face = spoken_face(noun)
    words = [
        "他の" if noun.other else "",
        f"「{translated(noun.lacks_name, 'ja')}」以外の" if noun.lacks_name else "",
        "このカードの効果で装備した" if noun.equipped_to_this else "",
        _compared(noun),
        "Ｐゾーンの" if noun.in_pendulum_zone else "",
        "このカードのリンク先の" if noun.pointed_to else "",
        "このカードの相互リンク先の" if noun.co_linked_with_this else "",
        "相互リンク状態の" if noun.co_linked else "",
        "ＥＸモンスターゾーンの" if noun.in_extra_zone else "",
        "メインモンスターゾーンの" if noun.in_main_zone else "",
        "フィールドゾーンの" if noun.in_field_zone else "",
        "このカードと同じ縦列の" if noun.in_column else "",
        "通常召喚可能な" if noun.normal_summonable else "",
        "特殊召喚された" if noun.special_summoned else "",
        f"{ATTRIBUTE[noun.lacks_attribute]}属性以外の" if noun.lacks_attribute else "",
        ATTACKED[noun.attacked],
        f"{COUNTERS[noun.room_for]}を置く事ができる" if noun.room_for else "",
        MATERIAL[noun.has_material],
        f"{thing(noun.named_like)}と同名の" if noun.named_like else "",
        "Ｐスケールが元々の数値と異なる" if noun.rescaled else "",
        f"リンク{bound(noun.rating)}の" if noun.rating else "",
        f"レベル{bound(noun.level)}の" if noun.level else "",
        f"攻撃力{bound(noun.attack)}の" if noun.attack else "",
        f"元々の攻撃力{bound(noun.original_attack)}の" if noun.original_attack else "",
        f"守備力{bound(noun.defense)}の" if noun.defense else "",
        FACE[face] if face else "",
        POSITION[noun.position] if noun.position else "",
        "の" if (face or noun.position) and _is_shown(noun) else "",
        f"{ATTRIBUTE[noun.attribute]}属性" if noun.attribute else "",
        types(noun.type),
        "の" if (noun.attribute or noun.type) and (noun.frame or noun.effect) else "",
        *kinds(noun),
        f"「{translated(noun.named, 'ja')}」" if noun.named else "",
        "" if noun.named and noun.kind is None else KIND[noun.kind],
    ]
    return "".join(words)


def kinds(noun: Cards) -> list[str]:
    """The words for what kind of monsters they are."""
    return [
        f"「{series(noun.archetype, 'ja')}」" if noun.archetype else "",
        f"{ABILITY[noun.lacks]}以外の" if noun.lacks else "",
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
    """Where they are, with the particle, if the noun says."""
    match noun.place, noun.whose:
        case None, whose:
            return OWNER[whose]
        case Place.FIELD, whose:
            return f"{OWNER[whose]}フィールドの"
        case (Place.HAND | Place.DECK | Place.EXTRA_DECK) as place, Whose.YOURS:
            return f"{PLACE[place]}の"
        case place, None:
            return f"自分か相手の{PLACE[place]}の" if place else ""
        case place, whose:
            return f"{OWNER[whose]}の{PLACE[place]}の" if place else ""
    return ""


def bound(number: Bound) -> str:
    """The number with what may lie below or above it."""
    if number.least == number.most and number.least is not None:
        return wide(number.least)
    least = f"{wide(number.least)}以上" if number.least is not None else ""
    return least + (f"{wide(number.most)}以下" if number.most is not None else "")


@thing.register
def _(noun: WithAtMost) -> str:
    return f"{number(noun.amount)}以下の{STAT[noun.stat]}を持つ{thing(noun.of)}"
