"""Structure Deck: Lord of the Storm (2006)."""

from engine.yugioh.language import *

SIMORGH_BIRD_OF_DIVINITY = monster(
    "Simorgh, Bird of Divinity",
    14989021,
    NeverSpecialSummoned(),
    MustTribute(None, Cards(Kind.MONSTER, like=(Of(Attribute.WIND),))),
    If(
        AtPhase(Phase.END, None),
        do=And(
            InflictDamage(
                Whose.YOURS,
                LessPerCard(1000, 500, Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
            ),
            InflictDamage(
                Whose.THEIRS,
                LessPerCard(1000, 500, Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
            ),
        ),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=7,
    attack=2700,
    defense=1000,
)

SONIC_SHOOTER = monster(
    "Sonic Shooter",
    40384720,
    Continuous(
        AttacksDirectlyFor(THIS, OriginalAttackOf(THIS)),
        Lacks(Cards(whose=Whose.THEIRS, place=Place.FIELD, like=(In(Zone.SPELL_TRAP),))),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1300,
    defense=600,
)

HYSTERIC_PARTY = continuous_trap(
    "Hysteric Party",
    77778835,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=SpecialSummon(
            Every(Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Harpie Lady"),)))
        ),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
)
