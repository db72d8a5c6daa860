"""What may be played and what is negated, in Japanese."""

from cards.text.ja.conditions import stated
from cards.text.ja.facts import held
from cards.text.ja.nouns import thing, wide
from cards.text.ja.steps import done
from cards.text.ja.terms import KIND, OWNER, PHASE, SUMMON
from engine.yugioh.language import (
    AppliedThisTurn,
    AtStartOf,
    CannotActivateCards,
    CannotBattle,
    CannotSet,
    HandLimit,
    HandRevealed,
    Kind,
    MayOnce,
    MustBeTributed,
    NegatesTargeting,
    SentThisTurn,
    ServesAsMaterial,
    TrapFromHand,
    TrapWhenSet,
)


@held.register
def _(fact: CannotActivateCards) -> str:
    who = f"{OWNER[fact.player]}は" if fact.player else "お互いに"
    kind = KIND[fact.kind]
    effects = f"及び{'' if fact.everywhere else 'フィールドの'}{kind}の効果"
    return f"{who}{kind}{effects if fact.effects or fact.everywhere else ''}を発動できない"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "１枚のみ" if fact.alone else ""
    effects = f"{thing(fact.who)}{alone}を対象とする{KIND[fact.by]}の効果"
    return f"{effects}を無効にし破壊する" if fact.destroys else f"{effects}は無効化される"


@held.register
def _(fact: CannotBattle) -> str:
    return f"{OWNER[fact.player]}はバトルフェイズを行えない"


@held.register
def _(fact: MustBeTributed) -> str:
    return f"自分がモンスターをリリースする場合、{thing(fact.who)}をリリースしなければならない"


@held.register
def _(fact: ServesAsMaterial) -> str:
    return f"自分は{thing(fact.who)}を{SUMMON[fact.way]}の素材にできる"


@held.register
def _(fact: HandRevealed) -> str:
    return f"{OWNER[fact.player]}は手札を公開し続けなければならない"


@held.register
def _(fact: HandLimit) -> str:
    return f"{OWNER[fact.player]}の手札制限枚数は{wide(fact.cards)}枚になる"


@stated.register
def _(_condition: AppliedThisTurn) -> str:
    return "このターンにこのカードの他の効果を適用した"


@held.register
def _(fact: CannotSet) -> str:
    if fact.kind is not Kind.MONSTER:
        return f"お互いに{KIND[fact.kind]}をセットできない"
    return (
        "お互いにモンスターを裏側守備表示にできず、召喚するモンスターは表側守備表示にもできる"
    )


@stated.register
def _(condition: AtStartOf) -> str:
    return f"{PHASE[condition.phase]}の開始時である"


@held.register
def _(_fact: TrapFromHand) -> str:
    return "自分は１度だけ罠カードを手札から発動できる"


@held.register
def _(_fact: TrapWhenSet) -> str:
    return "１ターンに１度、自分は罠カード１枚をセットしたターンに発動できる"


@stated.register
def _(condition: SentThisTurn) -> str:
    whose = OWNER[condition.whose]
    return f"このターンに{whose}フィールドのモンスターが{whose}の墓地へ送られている"


@held.register
def _(fact: MayOnce) -> str:
    case = stated(fact.condition).removeprefix("このターンに")
    return f"{case}場合、１度だけ{done(fact.step)}事ができる"
