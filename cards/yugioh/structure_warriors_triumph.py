"""Structure Deck: Warrior's Triumph (2005)."""

from engine.yugioh.language import *

GILFORD_THE_LEGEND = monster(
    "Gilford the Legend",
    69933858,
    NeverSpecialSummoned(),
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=EquipSpells(
            Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD, like=(Of(Icon.EQUIP),)),
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.WARRIOR),)),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=8,
    attack=2600,
    defense=2000,
)
