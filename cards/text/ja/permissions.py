"""What may be played and what comes to nothing, in Japanese."""

from cards.text.ja.facts import held
from cards.text.ja.nouns import thing
from cards.text.ja.terms import KIND
from engine.yugioh.language import CannotPlay, NegatesTargeting


@held.register
def _(fact: CannotPlay) -> str:
    where = "" if fact.everywhere else "フィールドの"
    kind = KIND[fact.kind]
    return f"お互いに{kind}及び{where}{kind}の効果を発動できない"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "１枚のみ" if fact.alone else ""
    effects = f"{thing(fact.who)}{alone}を対象とする{KIND[fact.by]}の効果"
    return f"{effects}を無効にし破壊する" if fact.destroys else f"{effects}は無効化される"
