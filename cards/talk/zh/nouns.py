"""Cards, players and places in Chinese."""

from collections.abc import Sequence

from cards.talk.scene import Scene, zone_of
from cards.text.zh.terms import ATTRIBUTE, ICON, KIND, TYPE
from engine.core.protocol import Seat
from engine.yugioh.language import Attribute, CardText, Phase, Place, Type
from engine.yugioh.views.board import CardView

PHASES = {
    Phase.DRAW: "抽牌阶段",
    Phase.STANDBY: "准备阶段",
    Phase.MAIN_1: "主要阶段1",
    Phase.BATTLE: "战斗阶段",
    Phase.MAIN_2: "主要阶段2",
    Phase.END: "结束阶段",
}
PLACES = {
    Place.HAND: "手牌",
    Place.DECK: "牌组",
    Place.FIELD: "场上",
    Place.GRAVEYARD: "墓地",
    Place.BANISHED: "被除外的卡",
    Place.EXTRA_DECK: "额外牌组",
    Place.MATERIAL: "超量素材",
    Place.SUMMONING: "即将召唤的怪兽",
    Place.NOWHERE: "不存在",
}
ZONES = {
    "F": "场地区域",
    "EL": "左侧额外怪兽区域",
    "ER": "右侧额外怪兽区域",
}


def zone(card: CardView) -> str:
    """The zone a card lies in; empty if it is in none."""
    code = zone_of(card)
    return ZONES.get(code, code)


def unknown(card: CardView) -> str:
    """What is to be seen of a card that is not known."""
    if card.place is not Place.FIELD:
        return "卡"
    if card.is_monster:
        noun = "里侧表示怪兽"
    else:
        noun = "里侧表示的卡" if card.row is None else "放置的卡"
    return f"{zone(card)}的{noun}" if zone(card) else noun


def name(card: CardView, scene: Scene) -> str:
    """The card's name, or what is to be seen of a card that is not known."""
    return scene.name(card) or unknown(card)


def noun(card: CardView, scene: Scene) -> str:
    """The card's name in quotes, or what is to be seen of a card that is not known."""
    known = scene.name(card)
    return unknown(card) if known is None else f"“{known}”"


def player(seat: Seat, scene: Scene) -> str:
    """The player: "你" or his name."""
    return "你" if scene.is_reader(seat) else scene.player(seat)


def whose(card: CardView, scene: Scene) -> str:
    """The card with whose it is."""
    return f"{player(card.controller, scene)}的{noun(card, scene)}"


def where(card: CardView, scene: Scene) -> str:
    """The zone or pile a card lies in, with whose it is."""
    return f"{player(card.controller, scene)}的{zone(card) or PLACES[card.place]}"


def listing(words: Sequence[str]) -> str:
    """The words as a list."""
    if len(words) < 2:
        return "".join(words)
    return f"{'、'.join(words[:-1])}和{words[-1]}"


def cards(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, by name where they are known and by their number where none is."""
    if any(view.is_known or view.place is Place.FIELD for view in views):
        return listing([noun(view, scene) for view in views])
    return f"{len(views)}张卡"


def each_whose(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, each with whose it is."""
    return listing([whose(view, scene) for view in views])


def whose_phase(phase: str, player: str | None) -> str:
    """A phase with whose it is."""
    return f"{'你' if player is None else player}的{phase}"


def kind(text: CardText) -> str:
    """What a Spell or Trap is."""
    return f"{ICON[text.icon]}{KIND[text.kind].removesuffix('卡')}"


def nature(attribute: Attribute | None, type: Type | None) -> str:
    """The Attribute and the Type of a monster."""
    said = "" if attribute is None else f"{ATTRIBUTE[attribute]}属性"
    return f"{said} {'' if type is None else TYPE[type]}".strip()
