"""Levels and Types that change, and amounts reckoned from others, in Japanese."""

from cards.text.ja.amounts import number
from cards.text.ja.conditions import stated
from cards.text.ja.facts import held
from cards.text.ja.nouns import bound, thing, wide
from cards.text.ja.terms import OWNER, TYPE
from engine.yugioh.language import (
    BecomesType,
    CannotChangePosition,
    GainsLevels,
    HalfOf,
    HasLife,
    HasLowerLife,
    LevelBecomes,
    OriginalAttackBecomes,
    PerLevel,
    Whose,
)


@held.register
def _(fact: GainsLevels) -> str:
    change = "上がる" if fact.levels > 0 else "下がる"
    return f"{thing(fact.who)}のレベルは{wide(abs(fact.levels))}つ{change}"


@held.register
def _(fact: LevelBecomes) -> str:
    return f"{thing(fact.who)}のレベルは{wide(fact.level)}になる"


@held.register
def _(fact: OriginalAttackBecomes) -> str:
    return f"{thing(fact.who)}の元々の攻撃力は{wide(fact.attack)}になる"


@held.register
def _(fact: BecomesType) -> str:
    return f"{thing(fact.who)}は{TYPE[fact.type]}になる"


@held.register
def _(fact: CannotChangePosition) -> str:
    return f"{thing(fact.who)}は表示形式を変更できない"


@number.register
def _(amount: PerLevel) -> str:
    return f"そのモンスターのレベル×{wide(abs(amount.each))}"


@number.register
def _(amount: HalfOf) -> str:
    return f"{number(amount.amount)}の半分"


@stated.register
def _(condition: HasLowerLife) -> str:
    less = "少ない" if condition.player is Whose.YOURS else "多い"
    return f"自分のＬＰが相手より{less}"


@stated.register
def _(condition: HasLife) -> str:
    return f"{OWNER[condition.player]}のＬＰが{bound(condition.life)}である"
