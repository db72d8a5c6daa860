"""What brings monsters from elsewhere, and what concerns them there, in Chinese."""

from cards.text.names import translated
from cards.text.tokens import stats
from cards.text.zh.amounts import number
from cards.text.zh.conditions import stated
from cards.text.zh.facts import held
from cards.text.zh.nouns import described, thing
from cards.text.zh.steps import done
from cards.text.zh.terms import ATTRIBUTE, OWNER, PLACE, POSITION, SUMMON, TYPE
from cards.text.zh.triggers import told
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

FACE_OF = {Face.UP: "场上表侧表示的状态", Face.DOWN: "放置的状态"}
"""How the card itself lies."""


def only_way(effect: MustBeSummoned) -> str:
    """The one way in which the monster can be summoned."""
    return f"此卡仅可以{SUMMON[effect.way]}方式特殊召唤。"


def stacking(effect: SummonedUpon) -> str:
    """Upon which monster it can be summoned as well."""
    return f"此卡也可重叠在{thing(effect.upon)}上面来超量召唤。"


@done.register
def _(step: FusionSummon) -> str:
    what = "融合怪兽" if step.what == Cards() else described(step.what)
    places = "・".join(PLACE[place] for place in step.places)
    given = "除外" if step.banishing else ""
    return f"将自己{places}的怪兽作为融合素材{given}，将1只{what}融合召唤"


@done.register
def _(step: RitualSummon) -> str:
    return (
        f"为使合计等级为{step.level}以上，从自己的手牌・场上解放怪兽，"
        f"从手牌将{described(step.what)}仪式召唤"
    )


@done.register
def _(step: MakeTokens) -> str:
    token = f"{step.count}只“{translated(step.name, 'zh')}”{_stats(step)}"
    position = f"以{POSITION[step.position]}" if step.position else ""
    return f"将{token}{position}特殊召唤至自己场上{_becoming(step)}"


def _stats(step: MakeTokens) -> str:
    """What the Tokens are, in brackets."""
    if (known := stats(step)) is None:
        return ""
    kind, attribute, level, attack, defense = known
    numbers = f"攻/守{attack}" if attack == defense else f"攻{attack}/守{defense}"
    return f"（{TYPE[kind]}・{ATTRIBUTE[attribute]}・星{level}・{numbers}）"


def _becoming(step: MakeTokens) -> str:
    if step.attack and step.attack == step.defense:
        return f"（攻击力・守备力变为与{number(step.attack)}相同的数值）"
    pairs = (("攻击力", step.attack), ("守备力", step.defense))
    each = "，".join(f"{stat}变为{number(it)}" for stat, it in pairs if it)
    return f"（{each}）" if each else ""


@done.register
def _(step: DetachMaterial) -> str:
    many = f"{step.count}个" if step.count else "全部"
    return f"去除{thing(step.of)}的{many}超量素材"


@held.register
def _(fact: DetachesInstead) -> str:
    falls = f"{thing(fact.who)}被破坏的情况下"
    return f"{falls}，作为代替可去除该怪兽的1个超量素材"


@thing.register
def _(_noun: Detached) -> str:
    return "所去除超量素材中尽可能多的怪兽"


@done.register
def _(step: Provided) -> str:
    return f"{stated(step.condition)}的情况下，{done(step.step)}"


@stated.register
def _(condition: ThisIs) -> str:
    if condition.such == Cards(place=Place.FIELD, face=Face.UP):
        return "此卡在场上表侧表示存在"
    if condition.such == Cards(like=(Not(HasMaterial()),)):
        return "此卡没有超量素材"
    return f"此卡为{_such(condition.such)}"


def _such(noun: Cards) -> str:
    if noun.position and noun == Cards(position=noun.position):
        return POSITION[noun.position]
    if noun == Cards(place=Place.FIELD, face=noun.face) and noun.face:
        return FACE_OF[noun.face]
    return "相互连接状态" if noun == Cards(like=(CoLinked(),)) else described(noun)


@stated.register
def _(condition: Was) -> str:
    return f"此效果发动时{stated(condition.condition)}"


@told.register
def _(trigger: IsAttacked) -> str:
    return f"{thing(trigger.which)}被选择为攻击对象"


@told.register
def _(trigger: Slays) -> str:
    return f"{thing(trigger.who)}战斗破坏怪兽{'并将其送至墓地' if trigger.sent else ''}"


@held.register
def _(fact: AttackBecomes) -> str:
    amount = fact.attack if isinstance(fact.attack, int) else number(fact.attack)
    return f"{thing(fact.who)}的攻击力变为{amount}"


@held.register
def _(fact: DefenseBecomes) -> str:
    amount = fact.defense if isinstance(fact.defense, int) else number(fact.defense)
    return f"{thing(fact.who)}的守备力变为{amount}"


@held.register
def _(fact: StandsAgainstEffects) -> str:
    by = f"{OWNER[fact.by]}的" if fact.by else ""
    once = "1回合1次，" if fact.once_a_turn else ""
    return f"{once}{thing(fact.who)}不会因{by}效果被破坏"


@held.register
def _(fact: CannotAttackDirectly) -> str:
    return f"{thing(fact.who)}不可直接攻击"


@held.register
def _(fact: CannotSummon) -> str:
    return f"{OWNER[fact.player]}不可召唤・反转召唤・特殊召唤怪兽"


@held.register
def _(fact: CannotSpecialSummon) -> str:
    but = f"{described(fact.but)}以外的" if fact.but else ""
    return f"{OWNER[fact.player]}不可特殊召唤{but}怪兽"


@held.register
def _(fact: CannotBeTributed) -> str:
    return f"{thing(fact.who)}不可为上级召唤而解放"


@told.register
def _(_trigger: InBattleStep) -> str:
    return "战斗步骤"


@number.register
def _(amount: OriginalAttackOf) -> str:
    times = f"的{amount.times}倍" if amount.times > 1 else ""
    return f"{thing(amount.of)}的原本攻击力{times}"


@number.register
def _(amount: OriginalDefenseOf) -> str:
    return f"{thing(amount.of)}的原本守备力"


@stated.register
def _(condition: MadeWith) -> str:
    return f"以{described(condition.such)}为素材"
