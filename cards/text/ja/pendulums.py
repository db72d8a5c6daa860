"""What concerns the Pendulum Zones and what leaves them or battles, in Japanese."""

from cards.text.ja.conditions import stated
from cards.text.ja.facts import held
from cards.text.ja.nouns import thing, wide
from cards.text.ja.steps import done, taken
from cards.text.ja.triggers import told
from engine.yugioh.language import (
    Battles,
    IsReturnedToHand,
    OutsideDamageStep,
    PendulumSummonedAs,
    PlaceInPendulumZone,
    ScaleBecomes,
    Whose,
)


@done.register
def _(step: PlaceInPendulumZone) -> str:
    return f"{taken(step.what)}自分のＰゾーンに置く"


@held.register
def _(fact: ScaleBecomes) -> str:
    scale = "元々の数値" if fact.scale is None else wide(fact.scale)
    return f"{thing(fact.who)}のＰスケールは{scale}になる"


@stated.register
def _(condition: Battles) -> str:
    return f"{thing(condition.who)}がダメージステップ終了時までの戦闘を行っている"


@stated.register
def _(_condition: OutsideDamageStep) -> str:
    return "ダメージステップ以外である"


@told.register
def _(trigger: IsReturnedToHand) -> str:
    alone = "のみ" if trigger.alone else ""
    by = {None: "", Whose.YOURS: "自分の効果で", Whose.THEIRS: "相手の効果で"}
    return f"{thing(trigger.which)}{alone}が{by[trigger.by]}手札に戻った"


def scaled(effect: PendulumSummonedAs) -> str:
    """What lets it be Pendulum Summoned though it has no Level."""
    level = f"レベル{wide(effect.level)}がＰ召喚可能な場合に"
    return f"{level}エクストラデッキの表側のこのカードはＰ召喚できる。"
