"""What is equipped to monsters by their effects, in Japanese."""

from cards.text.ja.facts import held
from cards.text.ja.nouns import thing, whole, wide
from cards.text.ja.steps import done
from cards.text.ja.triggers import CAUSE, told
from engine.yugioh.language import (
    EquipThisTo,
    EquipToThis,
    FallsInstead,
    LosesHost,
    ReflectsBattleDamage,
)


@done.register
def _(step: EquipToThis) -> str:
    most = f"（{wide(step.most)}体のみ装備可能）"
    return f"{whole(step.what)}装備カード扱い{most}としてこのカードに装備する"


@held.register
def _(fact: FallsInstead) -> str:
    falls = f"{thing(fact.who)}が戦闘で破壊される場合"
    return f"{falls}、代わりに{whole(fact.instead)}破壊する"


@held.register
def _(fact: ReflectsBattleDamage) -> str:
    taken = f"{thing(fact.who)}の戦闘で自分が受ける戦闘ダメージ"
    return f"{taken}と同じ数値の効果ダメージを相手も受ける"


@done.register
def _(step: EquipThisTo) -> str:
    return f"このカードを{thing(step.what)}に装備する"


@told.register
def _(trigger: LosesHost) -> str:
    return f"自分フィールドの装備モンスターが{CAUSE[trigger.by]}で破壊されこのカードが墓地へ送られた"
