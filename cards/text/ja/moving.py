"""What moves cards, in Japanese."""

from cards.text.archetypes import series
from cards.text.ja.nouns import thing, whole, wide
from cards.text.ja.steps import done, taken
from cards.text.ja.terms import OWNER
from cards.text.names import translated
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
    return f"{whole(step.what)}{'破壊し除外する' if step.banish else '破壊する'}"


@done.register
def _(step: Draw) -> str:
    if not isinstance(step.count, int):
        return f"{OWNER[step.who]}は{done(step.count)}だけドローする"
    return f"{OWNER[step.who]}は{wide(step.count)}枚ドローする"


@done.register
def _(step: DrawUntil) -> str:
    return f"{OWNER[step.who]}は手札が{wide(step.cards)}枚になるようにドローする"


@done.register
def _(step: DiscardHandsAndDraw) -> str:
    drawn = f"{wide(step.count)}枚" if step.count else "それぞれ捨てた枚数分"
    return f"お互いは手札を全て捨てる。その後、お互いは{drawn}ドローする"


@done.register
def _(step: Discard) -> str:
    if isinstance(step.what, AtRandom):
        return f"{thing(step.what.of)}をランダムに{wide(step.what.count)}枚捨てる"
    what = step.what
    if not isinstance(what, Choose) or not isinstance(what.of, Cards):
        return f"{whole(what)}手札から捨てる"
    if what.of == Cards(whose=Whose.YOURS, place=Place.HAND):
        return f"手札を{wide(what.count)}枚{'まで' if what.up_to else ''}捨てる"
    return f"{taken(what)}捨てる"


@done.register
def _(step: TributeCards) -> str:
    return f"{whole(step.what)}リリースする"


@done.register
def _(step: ReturnToHand) -> str:
    return f"{whole(step.what)}持ち主の手札に戻す"


@done.register
def _(step: ReturnToExtraDeck) -> str:
    return f"{whole(step.what)}持ち主のエクストラデッキに戻す"


@done.register
def _(step: SendToGraveyard) -> str:
    return f"{taken(step.what)}墓地へ送る"


@done.register
def _(step: Banish) -> str:
    how = "その表示形式のまま" if step.aside else "裏側表示で" if step.face_down else ""
    kept = "（その間、そのゾーンは使用できない）" if step.aside else ""
    return f"{taken(step.what)}{how}{kept}除外する"


@done.register
def _(step: ReturnToField) -> str:
    return f"{whole(step.what)}フィールドに戻す"


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return f"{taken(step.what)}持ち主のデッキに戻す"


@done.register
def _(step: AddToHand) -> str:
    return f"{taken(step.what)}手札に加える"


@done.register
def _(step: PlaceOnDeckBottom) -> str:
    return f"{taken(step.what)}デッキの一番下に戻す"


@done.register
def _(step: PlaceOnDeckTop) -> str:
    return f"{taken(step.what)}デッキの一番上に戻す"


@done.register
def _(step: PlaceNext) -> str:
    order = "".join(f"「{translated(name, 'ja')}」" for name in step.names())
    what = f"手札・デッキから「{series(step.archetype, 'ja')}」カード１枚"
    return f"{what}を{order}の順番で自分の魔法＆罠ゾーンに表側表示で置く"


@done.register
def _(step: SetCards) -> str:
    return f"{taken(step.what)}セットする"


@done.register
def _(_step: SetAgain) -> str:
    return "発動後このカードは墓地へ送らず、そのままセットする"


@done.register
def _(step: BanishWhenItLeaves) -> str:
    return f"{thing(step.what)}はフィールドから離れた場合に除外される"


@done.register
def _(step: SendAllOthers) -> str:
    others = "そのモンスター以外のお互いの手札・フィールドのカードを全て"
    return f"{taken(step.but)}選び、{others}墓地へ送る"
