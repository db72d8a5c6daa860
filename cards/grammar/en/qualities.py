"""What cards are like, in English: a phrase for each sort of quality, in their order."""

BEFORE = {
    "Has LEVEL": "Level {}",
    "Has RANK": "Rank {}",
    "Of Attribute": "{}",
    "Of Type": "{}",
    "CoLinked": "co-linked",
    "SpecialSummoned": "Special Summoned",
    "Not Of Attribute": "non-{}",
    "OfArchetype": "{}",
    "Has RATING": "Link-{}",
    "Of Frame": "{}",
    "EffectMonster": "Effect",
    "Not EffectMonster": "non-Effect",
    "Of Icon": "{}",
    "Of Ability": "{}",
    "Not Of Ability": "non-{}",
    "Named": "{}",
}
"""The qualities that are said before "monster" or "card", in their order."""
NUMBERS = {
    "Has ATTACK": "{} ATK",
    "Has ORIGINAL_ATTACK": "{} original ATK",
    "Has DEFENSE": "{} DEF",
    "Has SCALE": "{} Pendulum Scale",
}
"""The numbers that are said after it, together: "with 1500 or less ATK and 500 DEF"."""
AFTER = {
    "Has below attack": "with {}",
    "Has within attack": "with {}",
    "Named like": "with the same name as {}",
    "Differs": "with another {} than its original one",
    "In EXTRA_MONSTER": "in an Extra Monster Zone",
    "In MAIN_MONSTER": "in a Main Monster Zone",
    "In PENDULUM": "in a Pendulum Zone",
    "EquippedTo": "equipped to {} by its effect",
    "PointedTo": "{} points to",
    "In FIELD": "in a Field Zone",
    "InColumn": "in this card's column",
    "CoLinked to": "co-linked with {}",
}
"""The qualities that are said after it."""
LAST = {
    "HasMaterial": " that has material",
    "Not HasMaterial": " that has no material",
    "HasAttacked": " that declared an attack this turn",
    "Not HasAttacked": " that did not declare an attack this turn",
    "RoomFor": " that you can place a {} on",
    "NormalSummonable": " that can be Normal Summoned/Set",
    "Not Named": ", except {}",
    "Has below": " whose {}",
    "Has within": " whose {}",
}
"""The qualities that are said after where the cards are, and whose."""
OF_OWNER = {"In MAIN_MONSTER", "In PENDULUM"}
"""The qualities that name the zone together with whose it is: "your Pendulum Zone"."""
PROPER = ("Of Frame", "EffectMonster", "Not EffectMonster")
"""After one of these, the noun is the name of a kind of card: "Fusion Monster"."""
