"""Cards, players and places in Japanese."""

from collections.abc import Sequence

from cards.talk.scene import Scene, zone_of
from cards.text.ja.terms import ATTRIBUTE, ICON, KIND, TYPE
from engine.core.protocol import Seat
from engine.yugioh.language import Attribute, CardText, Phase, Place, Type
from engine.yugioh.views.board import CardView

PHASES = {
    Phase.DRAW: "ドローフェイズ",
    Phase.STANDBY: "スタンバイフェイズ",
    Phase.MAIN_1: "メインフェイズ1",
    Phase.BATTLE: "バトルフェイズ",
    Phase.MAIN_2: "メインフェイズ2",
    Phase.END: "エンドフェイズ",
}
PLACES = {
    Place.HAND: "手札",
    Place.DECK: "デッキ",
    Place.FIELD: "フィールド",
    Place.GRAVEYARD: "墓地",
    Place.BANISHED: "除外されたカード",
    Place.EXTRA_DECK: "エクストラデッキ",
    Place.MATERIAL: "Ｘ素材",
    Place.SUMMONING: "召喚しようとしているモンスター",
    Place.NOWHERE: "どこにもない",
}
ZONES = {
    "F": "フィールドゾーン",
    "EL": "左のエクストラモンスターゾーン",
    "ER": "右のエクストラモンスターゾーン",
}


def zone(card: CardView) -> str:
    """The zone a card lies in; empty if it is in none."""
    code = zone_of(card)
    return ZONES.get(code, code)


def unknown(card: CardView) -> str:
    """What is to be seen of a card that is not known."""
    if card.place is not Place.FIELD:
        return "カード"
    if card.is_monster:
        noun = "裏側表示のモンスター"
    else:
        noun = "裏側表示のカード" if card.row is None else "セットカード"
    return f"{zone(card)}の{noun}" if zone(card) else noun


def name(card: CardView, scene: Scene) -> str:
    """The card's name, or what is to be seen of a card that is not known."""
    return scene.name(card) or unknown(card)


def noun(card: CardView, scene: Scene) -> str:
    """The card's name in brackets, or what is to be seen of a card that is not known."""
    known = scene.name(card)
    return unknown(card) if known is None else f"「{known}」"


def player(seat: Seat, scene: Scene) -> str:
    """The player: "あなた" or his name."""
    return "あなた" if scene.is_reader(seat) else scene.player(seat)


def whose(card: CardView, scene: Scene) -> str:
    """The card with whose it is."""
    return f"{player(card.controller, scene)}の{noun(card, scene)}"


def where(card: CardView, scene: Scene) -> str:
    """The zone or pile a card lies in, with whose it is."""
    return f"{player(card.controller, scene)}の{zone(card) or PLACES[card.place]}"


def listing(words: Sequence[str]) -> str:
    """The words as a list."""
    return "、".join(words)


def cards(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, by name where they are known and by their number where none is."""
    if any(view.is_known or view.place is Place.FIELD for view in views):
        return listing([noun(view, scene) for view in views])
    return f"カード{len(views)}枚"


def each_whose(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, each with whose it is."""
    return listing([whose(view, scene) for view in views])


def whose_phase(phase: str, player: str | None) -> str:
    """A phase with whose it is."""
    return f"{'あなた' if player is None else player}の{phase}"


def kind(text: CardText) -> str:
    """What a Spell or Trap is."""
    return f"{ICON[text.icon]}{KIND[text.kind].removesuffix('カード')}"


def nature(attribute: Attribute | None, type: Type | None) -> str:
    """The Attribute and the Type of a monster."""
    said = "" if attribute is None else f"{ATTRIBUTE[attribute]}属性"
    return f"{said} {'' if type is None else TYPE[type]}".strip()
