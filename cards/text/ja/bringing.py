"""What brings monsters from elsewhere, and what concerns them there, in Japanese."""

from cards.text.ja.amounts import number
from cards.text.ja.conditions import stated
from cards.text.ja.facts import held
from cards.text.ja.nouns import WIDE, described, thing, wide
from cards.text.ja.steps import done
from cards.text.ja.terms import ATTRIBUTE, OWNER, PLACE, POSITION, SUMMON, TYPE
from cards.text.ja.triggers import told
from cards.text.names import translated
from cards.text.tokens import stats
from engine.yugioh.language import (
    AttackBecomes,
    CannotAttackDirectly,
    CannotBeTributed,
    CannotSpecialSummon,
    CannotSummon,
    Cards,
    CoLinked,
    DefenseBecomes,
    Detached,
    DetachesInstead,
    DetachMaterial,
    Face,
    FusionSummon,
    HasMaterial,
    InBattleStep,
    IsAttacked,
    MadeWith,
    MakeTokens,
    MustBeSummoned,
    Not,
    OriginalAttackOf,
    OriginalDefenseOf,
    Place,
    Provided,
    RitualSummon,
    Slays,
    StandsAgainstEffects,
    SummonedUpon,
    ThisIs,
    Was,
)

FACE_OF = {Face.UP: "フィールドに表側表示で存在している状態", Face.DOWN: "セットされている状態"}
"""How the card itself lies."""


def only_way(effect: MustBeSummoned) -> str:
    """The one way in which the monster can be summoned."""
    return f"このカードは{SUMMON[effect.way]}でしか特殊召喚できない。"


def stacking(effect: SummonedUpon) -> str:
    """Upon which monster it can be summoned as well."""
    return f"このカードは{thing(effect.upon)}の上に重ねてＸ召喚する事もできる。"


@done.register
def _(step: FusionSummon) -> str:
    what = "融合モンスター" if step.what == Cards() else described(step.what)
    places = "・".join(PLACE[place] for place in step.places)
    given = "除外し" if step.banishing else "墓地へ送り"
    return (
        f"自分の{places}のモンスターを融合素材として{given}、"
        f"{what}１体をエクストラデッキから融合召喚する"
    )


@done.register
def _(step: RitualSummon) -> str:
    return (
        f"レベルの合計が{wide(step.level)}以上になるように、"
        "自分の手札・フィールドのモンスターをリリースし、"
        f"手札から{described(step.what)}を儀式召喚する"
    )


@done.register
def _(step: MakeTokens) -> str:
    token = f"「{translated(step.name, 'ja')}」{_stats(step)}{wide(step.count)}体"
    position = f"{POSITION[step.position]}で" if step.position else ""
    return f"自分フィールドに{token}{_becoming(step)}を{position}特殊召喚する"


def _stats(step: MakeTokens) -> str:
    """What the Tokens are, in brackets."""
    if (known := stats(step)) is None:
        return ""
    kind, attribute, level, attack, defense = known
    attack, defense = (each.translate(WIDE) for each in (attack, defense))
    numbers = f"攻／守{attack}" if attack == defense else f"攻{attack}／守{defense}"
    return f"（{TYPE[kind]}・{ATTRIBUTE[attribute]}・星{wide(level)}・{numbers}）"


def _becoming(step: MakeTokens) -> str:
    if step.attack and step.attack == step.defense:
        return f"（攻撃力・守備力は{number(step.attack)}と同じになる）"
    pairs = (("攻撃力", step.attack), ("守備力", step.defense))
    each = "、".join(f"{stat}は{number(it)}" for stat, it in pairs if it)
    return f"（{each}になる）" if each else ""


@done.register
def _(step: DetachMaterial) -> str:
    many = f"{wide(step.count)}つ" if step.count else "全て"
    return f"{thing(step.of)}のＸ素材を{many}取り除く"


@held.register
def _(fact: DetachesInstead) -> str:
    falls = f"{thing(fact.who)}が破壊される場合"
    return f"{falls}、代わりにそのモンスターのＸ素材を１つ取り除く事ができる"


@thing.register
def _(_noun: Detached) -> str:
    return "取り除いたＸ素材の中の可能な限りのモンスター"


@done.register
def _(step: Provided) -> str:
    return f"{stated(step.condition)}場合、{done(step.step)}"


@stated.register
def _(condition: ThisIs) -> str:
    if condition.such == Cards(place=Place.FIELD, face=Face.UP):
        return "このカードがフィールドに表側表示で存在する"
    if condition.such == Cards(like=(Not(HasMaterial()),)):
        return "このカードにＸ素材が存在しない"
    return f"このカードが{_such(condition.such)}である"


def _such(noun: Cards) -> str:
    if noun.position and noun == Cards(position=noun.position):
        return POSITION[noun.position]
    if noun == Cards(place=Place.FIELD, face=noun.face) and noun.face:
        return FACE_OF[noun.face]
    return "相互リンク状態" if noun == Cards(like=(CoLinked(),)) else described(noun)


@stated.register
def _(condition: Was) -> str:
    return f"効果の発動時に{stated(condition.condition)}"


@told.register
def _(trigger: IsAttacked) -> str:
    return f"{thing(trigger.which)}が攻撃対象に選択された"


@told.register
def _(trigger: Slays) -> str:
    destroyed = "破壊し墓地へ送った" if trigger.sent else "破壊した"
    return f"{thing(trigger.who)}が戦闘でモンスターを{destroyed}"


@held.register
def _(fact: AttackBecomes) -> str:
    amount = wide(fact.attack) if isinstance(fact.attack, int) else number(fact.attack)
    return f"{thing(fact.who)}の攻撃力は{amount}になる"


@held.register
def _(fact: DefenseBecomes) -> str:
    amount = wide(fact.defense) if isinstance(fact.defense, int) else number(fact.defense)
    return f"{thing(fact.who)}の守備力は{amount}になる"


@held.register
def _(fact: StandsAgainstEffects) -> str:
    by = f"{OWNER[fact.by]}の" if fact.by else ""
    once = "１ターンに１度だけ" if fact.once_a_turn else ""
    return f"{thing(fact.who)}は{once}{by}効果では破壊されない"


@held.register
def _(fact: CannotAttackDirectly) -> str:
    return f"{thing(fact.who)}は直接攻撃できない"


@held.register
def _(fact: CannotSummon) -> str:
    return f"{OWNER[fact.player]}はモンスターを召喚・反転召喚・特殊召喚できない"


@held.register
def _(fact: CannotSpecialSummon) -> str:
    if fact.but:
        return f"{OWNER[fact.player]}は{described(fact.but)}しか特殊召喚できない"
    return f"{OWNER[fact.player]}はモンスターを特殊召喚できない"


@held.register
def _(fact: CannotBeTributed) -> str:
    return f"{thing(fact.who)}はアドバンス召喚のためにはリリースできない"


@told.register
def _(_trigger: InBattleStep) -> str:
    return "バトルステップになった"


@number.register
def _(amount: OriginalAttackOf) -> str:
    times = f"の{wide(amount.times)}倍" if amount.times > 1 else ""
    return f"{thing(amount.of)}の元々の攻撃力{times}"


@number.register
def _(amount: OriginalDefenseOf) -> str:
    return f"{thing(amount.of)}の元々の守備力"


@stated.register
def _(condition: MadeWith) -> str:
    return f"{described(condition.such)}を素材とした"
