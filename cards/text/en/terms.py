"""The terms of the game in English, and the line under a card's name."""

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
    None: "card",
    Kind.MONSTER: "monster",
    Kind.SPELL: "Spell",
    Kind.TRAP: "Trap",
    Kind.SPELL_TRAP: "Spell/Trap",
}
ICON = {
    Icon.NONE: "Normal",
    Icon.QUICK_PLAY: "Quick-Play",
    Icon.CONTINUOUS: "Continuous",
    Icon.EQUIP: "Equip",
    Icon.FIELD: "Field",
    Icon.RITUAL: "Ritual",
    Icon.COUNTER: "Counter",
}
FRAME = {
    Frame.NORMAL: "Normal",
    Frame.EFFECT: "Effect",
    Frame.RITUAL: "Ritual",
    Frame.FUSION: "Fusion",
    Frame.SYNCHRO: "Synchro",
    Frame.XYZ: "Xyz",
    Frame.LINK: "Link",
    Frame.TOKEN: "Token",
}
ABILITY = {ability: ability.name.capitalize() for ability in Ability}
ATTRIBUTE = {attribute: attribute.name for attribute in Attribute}
TYPE = {each: each.name.replace("_", "-").title() for each in Type} | {
    Type.SEA_SERPENT: "Sea Serpent",
    Type.WINGED_BEAST: "Winged Beast",
}
PLACE = {
    Place.HAND: "hand",
    Place.DECK: "Deck",
    Place.FIELD: "field",
    Place.GRAVEYARD: "GY",
    Place.BANISHED: "banished cards",
    Place.EXTRA_DECK: "Extra Deck",
    Place.MATERIAL: "Xyz Material",
    Place.SUMMONING: "about to be summoned",
    Place.NOWHERE: "nowhere",
}
KINDLESS = {Frame.NORMAL: "Normal"} | dict.fromkeys(list(Frame)[1:], "")
MARKER = dict(zip(Marker, "↖↑↗←→↙↓↘", strict=True))
"""The Link Markers as arrows, in every language."""
POSITION = {
    Position.ATTACK: "Attack Position",
    Position.DEFENSE: "Defense Position",
    Position.FACE_DOWN: "face-down Defense Position",
}
STAT = {Stat.ATTACK: "ATK", Stat.DEFENSE: "DEF"}
SUMMON = {
    Summon.NORMAL: "Normal",
    Summon.TRIBUTE: "Tribute",
    Summon.FLIP: "Flip",
    Summon.SPECIAL: "Special",
    Summon.RITUAL: "Ritual",
    Summon.FUSION: "Fusion",
    Summon.SYNCHRO: "Synchro",
    Summon.XYZ: "Xyz",
    Summon.LINK: "Link",
    Summon.PENDULUM: "Pendulum",
}
TIMING = {
    Timing.START: "at the start of the Damage Step",
    Timing.BEFORE_CALCULATION: "before damage calculation",
    Timing.CALCULATION: "during damage calculation",
    Timing.AFTER_CALCULATION: "after damage calculation",
    Timing.END: "at the end of the Damage Step",
}
PHASE = {
    Phase.DRAW: "Draw Phase",
    Phase.STANDBY: "Standby Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}
MAIN = (Phase.MAIN_1, Phase.MAIN_2)
COUNTERS = {Counter.SPELL: "Spell Counter"}
OWNER = {None: "the", Whose.YOURS: "your", Whose.THEIRS: "your opponent's"}


def phases(named: tuple[Phase, ...]) -> str:
    """The phases; both Main Phases have one name."""
    if named == MAIN:
        return "Main Phase"
    return " or ".join(PHASE[each] for each in named)


def line(card: CardText) -> str:
    """What the card is, in one line: kind and, of a monster, Level, Attribute, ATK, DEF."""
    if not card.is_monster:
        return f"[{ICON[card.icon]} {KIND[card.kind]}]"
    words = [TYPE[card.type]] if card.type else []
    words += [FRAME[card.frame]] if card.frame not in (Frame.NORMAL, Frame.EFFECT) else []
    words += [ABILITY[ability] for ability in card.abilities]
    words += ["Special Summon"] if card.special_only and card.frame is Frame.EFFECT else []
    words.append("Effect" if card.effects else KINDLESS[card.frame])
    attribute = f" · {ATTRIBUTE[card.attribute]}" if card.attribute else ""
    defense = f" / DEF {card.defense}" if card.frame is not Frame.LINK else ""
    scale = "" if card.scale is None else f" · Scale {card.scale}"
    kinds = " / ".join(word for word in words if word)
    return f"[{kinds}]  {rank(card)}{attribute} · ATK {card.attack}{defense}{scale}"


def rank(card: CardText) -> str:
    """The Level of a monster, or what it has instead."""
    if card.frame is Frame.LINK:
        arrows = " ".join(MARKER[marker] for marker in Marker if marker in card.markers)
        return f"Link-{card.rating} {arrows}"
    return f"Rank {card.rank}" if card.frame is Frame.XYZ else f"Level {card.level}"
