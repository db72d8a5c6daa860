"""The terms of the game in Japanese, and the line under a card's name."""

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
    None: "カード",
    Kind.MONSTER: "モンスター",
    Kind.SPELL: "魔法カード",
    Kind.TRAP: "罠カード",
    Kind.SPELL_TRAP: "魔法・罠カード",
}
COUNTER = {
    None: "枚",
    Kind.MONSTER: "体",
    Kind.SPELL: "枚",
    Kind.TRAP: "枚",
    Kind.SPELL_TRAP: "枚",
}
ICON = {
    Icon.NONE: "通常",
    Icon.QUICK_PLAY: "速攻",
    Icon.CONTINUOUS: "永続",
    Icon.EQUIP: "装備",
    Icon.FIELD: "フィールド",
    Icon.RITUAL: "儀式",
    Icon.COUNTER: "カウンター",
}
FRAME = {
    Frame.NORMAL: "通常",
    Frame.EFFECT: "効果",
    Frame.RITUAL: "儀式",
    Frame.FUSION: "融合",
    Frame.SYNCHRO: "シンクロ",
    Frame.XYZ: "エクシーズ",
    Frame.LINK: "リンク",
    Frame.TOKEN: "トークン",
}
ABILITY = {
    Ability.FLIP: "リバース",
    Ability.TUNER: "チューナー",
    Ability.SPIRIT: "スピリット",
    Ability.GEMINI: "デュアル",
    Ability.UNION: "ユニオン",
    Ability.TOON: "トゥーン",
    Ability.PENDULUM: "ペンデュラム",
}
ATTRIBUTE = {
    Attribute.DARK: "闇",
    Attribute.LIGHT: "光",
    Attribute.EARTH: "地",
    Attribute.WATER: "水",
    Attribute.FIRE: "炎",
    Attribute.WIND: "風",
    Attribute.DIVINE: "神",
}
TYPE = {
    Type.AQUA: "水族",
    Type.BEAST: "獣族",
    Type.BEAST_WARRIOR: "獣戦士族",
    Type.CYBERSE: "サイバース族",
    Type.DINOSAUR: "恐竜族",
    Type.DIVINE_BEAST: "幻神獣族",
    Type.DRAGON: "ドラゴン族",
    Type.FAIRY: "天使族",
    Type.FIEND: "悪魔族",
    Type.FISH: "魚族",
    Type.ILLUSION: "幻想魔族",
    Type.INSECT: "昆虫族",
    Type.MACHINE: "機械族",
    Type.PLANT: "植物族",
    Type.PSYCHIC: "サイキック族",
    Type.PYRO: "炎族",
    Type.REPTILE: "爬虫類族",
    Type.ROCK: "岩石族",
    Type.SEA_SERPENT: "海竜族",
    Type.SPELLCASTER: "魔法使い族",
    Type.THUNDER: "雷族",
    Type.WARRIOR: "戦士族",
    Type.WINGED_BEAST: "鳥獣族",
    Type.WYRM: "幻竜族",
    Type.ZOMBIE: "アンデット族",
}
PLACE = {
    Place.HAND: "手札",
    Place.DECK: "デッキ",
    Place.FIELD: "フィールド",
    Place.GRAVEYARD: "墓地",
    Place.BANISHED: "除外状態",
    Place.EXTRA_DECK: "エクストラデッキ",
    Place.MATERIAL: "Ｘ素材",
    Place.SUMMONING: "召喚しようとしているモンスター",
    Place.NOWHERE: "どこでもない場所",
}
KINDLESS = {Frame.NORMAL: "通常"} | dict.fromkeys(list(Frame)[1:], "")
POSITION = {
    Position.ATTACK: "攻撃表示",
    Position.DEFENSE: "守備表示",
    Position.FACE_DOWN: "裏側守備表示",
}
STAT = {Stat.ATTACK: "攻撃力", Stat.DEFENSE: "守備力"}
SUMMON = {
    Summon.NORMAL: "召喚",
    Summon.TRIBUTE: "アドバンス召喚",
    Summon.FLIP: "反転召喚",
    Summon.SPECIAL: "特殊召喚",
    Summon.RITUAL: "儀式召喚",
    Summon.FUSION: "融合召喚",
    Summon.SYNCHRO: "Ｓ召喚",
    Summon.XYZ: "Ｘ召喚",
    Summon.LINK: "Ｌ召喚",
    Summon.PENDULUM: "Ｐ召喚",
}
TIMING = {
    Timing.START: "ダメージステップ開始時",
    Timing.BEFORE_CALCULATION: "ダメージ計算前",
    Timing.CALCULATION: "ダメージ計算時",
    Timing.AFTER_CALCULATION: "ダメージ計算後",
    Timing.END: "ダメージステップ終了時",
}
PHASE = {
    Phase.DRAW: "ドローフェイズ",
    Phase.STANDBY: "スタンバイフェイズ",
    Phase.MAIN_1: "メインフェイズ１",
    Phase.BATTLE: "バトルフェイズ",
    Phase.MAIN_2: "メインフェイズ２",
    Phase.END: "エンドフェイズ",
}
MAIN = (Phase.MAIN_1, Phase.MAIN_2)
COUNTERS = {Counter.SPELL: "魔力カウンター"}
OWNER = {None: "", Whose.YOURS: "自分", Whose.THEIRS: "相手"}


def phases(named: tuple[Phase, ...]) -> str:
    """The phases; both Main Phases have one name."""
    if named == MAIN:
        return "メインフェイズ"
    return "・".join(PHASE[each] for each in named)


def line(card: CardText) -> str:
    """What the card is, in one line: kind and, of a monster, Level, Attribute, ATK, DEF."""
    if not card.is_monster:
        return f"【{ICON[card.icon]}{KIND[card.kind].removesuffix('カード')}】"
    words = [TYPE[card.type]] if card.type else []
    words += [FRAME[card.frame]] if card.frame not in (Frame.NORMAL, Frame.EFFECT) else []
    words += [ABILITY[ability] for ability in card.abilities]
    words += ["特殊召喚"] if card.special_only and card.frame is Frame.EFFECT else []
    words.append("効果" if card.effects else KINDLESS[card.frame])
    attribute = f"・{ATTRIBUTE[card.attribute]}属性" if card.attribute else ""
    defense = f"／守備力{card.defense}" if card.frame is not Frame.LINK else ""
    scale = "" if card.scale is None else f"・Ｐスケール{card.scale}"
    kinds = "／".join(word for word in words if word)
    return (
        f"【{kinds}】 {rank(card)}{attribute}・{STAT[Stat.ATTACK]}{card.attack}{defense}{scale}"
    )


def rank(card: CardText) -> str:
    """The Level of a monster, or what it has instead."""
    if card.frame is Frame.LINK:
        arrows = "".join(MARKER[marker] for marker in Marker if marker in card.markers)
        return f"リンク{card.rating}{arrows}"
    return f"ランク{card.rank}" if card.frame is Frame.XYZ else f"レベル{card.level}"
