"""What moves cards, in Chinese."""

from cards.text.archetypes import series
from cards.text.names import translated
from cards.text.zh.nouns import described, thing, where
from cards.text.zh.steps import done, put
from cards.text.zh.terms import COUNTER, OWNER
from engine.yugioh.language import (
    AddToHand,
    AtRandom,
    Banish,
    BanishWhenItLeaves,
    Cards,
    Choose,
    Destroy,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    DrawUntil,
    Place,
    PlaceNext,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    SendAllOthers,
    SendToGraveyard,
    SetAgain,
    SetCards,
    ShuffleIntoDeck,
    TributeCards,
    Whose,
)


@done.register
def _(step: Destroy) -> str:
    return put(step.what, "破坏并除外" if step.banish else "破坏")


@done.register
def _(step: Draw) -> str:
    if not isinstance(step.count, int):
        return f"{OWNER[step.who]}从牌组抽与{done(step.count)}相同张数的卡"
    return f"{OWNER[step.who]}从牌组抽{step.count}张"


@done.register
def _(step: DrawUntil) -> str:
    return f"{OWNER[step.who]}从牌组抽卡直到手牌变成{step.cards}张"


@done.register
def _(step: DiscardHandsAndDraw) -> str:
    drawn = f"各抽{step.count}张卡" if step.count else "各抽与所舍弃数量相同的卡"
    return f"双方将手牌全部舍弃。之后，双方{drawn}"


@done.register
def _(step: Discard) -> str:
    if isinstance(step.what, AtRandom):
        return f"将{thing(step.what.of)}随机舍弃{step.what.count}张"
    what = step.what
    if not isinstance(what, Choose) or not isinstance(what.of, Cards):
        return f"从手牌{put(what, '舍弃')}"
    if what.of == Cards(whose=Whose.YOURS, place=Place.HAND):
        return f"舍弃{'最多' if what.up_to else ''}{what.count}张手牌"
    return put(what, "舍弃")


@done.register
def _(step: TributeCards) -> str:
    return f"解放{thing(step.what)}"


@done.register
def _(step: ReturnToHand) -> str:
    return put(step.what, "放回持有者的手牌")


@done.register
def _(step: ReturnToExtraDeck) -> str:
    return put(step.what, "放回持有者的额外牌组")


@done.register
def _(step: SendToGraveyard) -> str:
    return put(step.what, "送至墓地")


@done.register
def _(step: Banish) -> str:
    if step.aside:
        return put(step.what, "保持表示形式除外（其间该区域不可使用）")
    return put(step.what, "里侧表示除外" if step.face_down else "除外")


@done.register
def _(step: ReturnToField) -> str:
    return put(step.what, "返回场上")


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return put(step.what, "放回持有者的牌组")


@done.register
def _(step: AddToHand) -> str:
    return put(step.what, "加入手牌")


@done.register
def _(step: PlaceOnDeckBottom) -> str:
    return put(step.what, "放回牌组最下面")


@done.register
def _(step: PlaceOnDeckTop) -> str:
    return put(step.what, "放回牌组最上面")


@done.register
def _(step: PlaceNext) -> str:
    order = "".join(f"“{translated(name, 'zh')}”" for name in step.names())
    what = f"从手牌・牌组将1张“{series(step.archetype, 'zh')}”卡"
    return f"{what}按{order}的顺序表侧表示放置到自己的魔法与陷阱区域"


@done.register
def _(step: SetCards) -> str:
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards):
        number = f"{what.count}{COUNTER[what.of.kind]}"
        return f"从{where(what.of)}放置{number}{described(what.of)}"
    return put(what, "放置")


@done.register
def _(_step: SetAgain) -> str:
    return "此卡发动后不送至墓地，直接放置"


@done.register
def _(step: BanishWhenItLeaves) -> str:
    return f"{thing(step.what)}从场上离开的情况下将被除外"


@done.register
def _(step: SendAllOthers) -> str:
    others = "那只怪兽以外的双方的手牌・场上的卡全部"
    return f"选择{thing(step.but)}，将{others}送去墓地"
