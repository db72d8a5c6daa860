"""The terms of the game in Simplified Chinese, and the line under a card's name."""

from cards.text.en.terms import MARKER
from engine.yugioh.language import (
    Ability,
    Attribute,
    CardText,
    Counter,
    Frame,
    Icon,
    Kind,
    Marker,
    Phase,
    Place,
    Position,
    Stat,
    Summon,
    Timing,
    Type,
    Whose,
)

KIND = {
    None: "卡",
    Kind.MONSTER: "怪兽",
    Kind.SPELL: "魔法卡",
    Kind.TRAP: "陷阱卡",
    Kind.SPELL_TRAP: "魔法・陷阱卡",
}
COUNTER = {
    None: "张",
    Kind.MONSTER: "只",
    Kind.SPELL: "张",
    Kind.TRAP: "张",
    Kind.SPELL_TRAP: "张",
}
ICON = {
    Icon.NONE: "通常",
    Icon.QUICK_PLAY: "速攻",
    Icon.CONTINUOUS: "永续",
    Icon.EQUIP: "装备",
    Icon.FIELD: "场地",
    Icon.RITUAL: "仪式",
    Icon.COUNTER: "反击",
}
FRAME = {
    Frame.NORMAL: "通常",
    Frame.EFFECT: "效果",
    Frame.RITUAL: "仪式",
    Frame.FUSION: "融合",
    Frame.SYNCHRO: "同步",
    Frame.XYZ: "超量",
    Frame.LINK: "连接",
    Frame.TOKEN: "衍生物",
}
ABILITY = {
    Ability.FLIP: "反转",
    Ability.TUNER: "协调",
    Ability.SPIRIT: "灵魂",
    Ability.GEMINI: "二重",
    Ability.UNION: "联合",
    Ability.TOON: "卡通",
    Ability.PENDULUM: "灵摆",
}
ATTRIBUTE = {
    Attribute.DARK: "暗",
    Attribute.LIGHT: "光",
    Attribute.EARTH: "地",
    Attribute.WATER: "水",
    Attribute.FIRE: "炎",
    Attribute.WIND: "风",
    Attribute.DIVINE: "神",
}
TYPE = {
    Type.AQUA: "水族",
    Type.BEAST: "兽族",
    Type.BEAST_WARRIOR: "兽战士族",
    Type.CYBERSE: "电子界族",
    Type.DINOSAUR: "恐龙族",
    Type.DIVINE_BEAST: "幻神兽族",
    Type.DRAGON: "龙族",
    Type.FAIRY: "天使族",
    Type.FIEND: "恶魔族",
    Type.FISH: "鱼族",
    Type.ILLUSION: "幻想魔族",
    Type.INSECT: "昆虫族",
    Type.MACHINE: "机械族",
    Type.PLANT: "植物族",
    Type.PSYCHIC: "念动力族",
    Type.PYRO: "炎族",
    Type.REPTILE: "爬虫类族",
    Type.ROCK: "岩石族",
    Type.SEA_SERPENT: "海龙族",
    Type.SPELLCASTER: "魔法师族",
    Type.THUNDER: "雷族",
    Type.WARRIOR: "战士族",
    Type.WINGED_BEAST: "鸟兽族",
    Type.WYRM: "幻龙族",
    Type.ZOMBIE: "不死族",
}
PLACE = {
    Place.HAND: "手牌",
    Place.DECK: "牌组",
    Place.FIELD: "场上",
    Place.GRAVEYARD: "墓地",
    Place.BANISHED: "除外状态",
    Place.EXTRA_DECK: "额外牌组",
    Place.MATERIAL: "超量素材",
    Place.SUMMONING: "即将召唤的怪兽",
    Place.NOWHERE: "不存在之处",
}
KINDLESS = {Frame.NORMAL: "通常"} | dict.fromkeys(list(Frame)[1:], "")
POSITION = {
    Position.ATTACK: "攻击表示",
    Position.DEFENSE: "守备表示",
    Position.FACE_DOWN: "里侧守备表示",
}
STAT = {Stat.ATTACK: "攻击力", Stat.DEFENSE: "守备力"}
SUMMON = {
    Summon.NORMAL: "召唤",
    Summon.TRIBUTE: "上级召唤",
    Summon.FLIP: "反转召唤",
    Summon.SPECIAL: "特殊召唤",
    Summon.RITUAL: "仪式召唤",
    Summon.FUSION: "融合召唤",
    Summon.SYNCHRO: "同步召唤",
    Summon.XYZ: "超量召唤",
    Summon.LINK: "连接召唤",
    Summon.PENDULUM: "灵摆召唤",
}
TIMING = {
    Timing.START: "伤害步骤开始时",
    Timing.BEFORE_CALCULATION: "伤害计算前",
    Timing.CALCULATION: "伤害计算时",
    Timing.AFTER_CALCULATION: "伤害计算后",
    Timing.END: "伤害步骤结束时",
}
PHASE = {
    Phase.DRAW: "抽牌阶段",
    Phase.STANDBY: "准备阶段",
    Phase.MAIN_1: "主要阶段1",
    Phase.BATTLE: "战斗阶段",
    Phase.MAIN_2: "主要阶段2",
    Phase.END: "结束阶段",
}
MAIN = (Phase.MAIN_1, Phase.MAIN_2)
COUNTERS = {Counter.SPELL: "魔力计数物"}
OWNER = {None: "", Whose.YOURS: "自己", Whose.THEIRS: "对手"}


def phases(named: tuple[Phase, ...]) -> str:
    """The phases; both Main Phases have one name."""
    if named == MAIN:
        return "主要阶段"
    return "・".join(PHASE[each] for each in named)


def line(card: CardText) -> str:
    """What the card is, in one line: kind and, of a monster, Level, Attribute, ATK, DEF."""
    if not card.is_monster:
        return f"【{ICON[card.icon]}{KIND[card.kind].removesuffix('卡')}】"
    words = [TYPE[card.type]] if card.type else []
    words += [FRAME[card.frame]] if card.frame not in (Frame.NORMAL, Frame.EFFECT) else []
    words += [ABILITY[ability] for ability in card.abilities]
    words += ["特殊召唤"] if card.special_only and card.frame is Frame.EFFECT else []
    words.append("效果" if card.effects else KINDLESS[card.frame])
    attribute = f"・{ATTRIBUTE[card.attribute]}属性" if card.attribute else ""
    defense = f"／守备力{card.defense}" if card.frame is not Frame.LINK else ""
    scale = "" if card.scale is None else f"・灵摆刻度{card.scale}"
    kinds = "／".join(word for word in words if word)
    return (
        f"【{kinds}】 {rank(card)}{attribute}・{STAT[Stat.ATTACK]}{card.attack}{defense}{scale}"
    )


def rank(card: CardText) -> str:
    """The Level of a monster, or what it has instead."""
    if card.frame is Frame.LINK:
        arrows = "".join(MARKER[marker] for marker in Marker if marker in card.markers)
        return f"连接{card.rating}{arrows}"
    return f"阶级{card.rank}" if card.frame is Frame.XYZ else f"等级{card.level}"
