"""Lord of the Tachyon Galaxy (2013)."""

from engine.yugioh.language import *

PINPOINT_GUARD = trap(
    "Pinpoint Guard",
    44509898,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Has(Stat.LEVEL, at_most(4)),)
            )
        ),
        do=And(
            SpecialSummon(THAT, Position.DEFENSE),
            And(
                Apply(StandsInBattle(THAT), Until.END_OF_TURN),
                Apply(StandsAgainstEffects(THAT), Until.END_OF_TURN),
            ),
        ),
    ),
)

HYSTERIC_SIGN = continuous_spell(
    "Hysteric Sign",
    19337371,
    Activate(
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS, place=Place.DECK, like=(Named("Elegant Egotist"),)
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.GRAVEYARD,
                        like=(Named("Elegant Egotist"),),
                    ),
                )
            )
        ),
        limit=Limit.ONE_BY_NAME,
    ),
    If(
        AtPhase(Phase.END, where=Place.GRAVEYARD),
        ThisIs(Cards(like=(Did(Feat.BURIED, origin=(Place.HAND, Place.FIELD)),))),
        do=AddToHand(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.DECK, like=(OfArchetype("Harpie"),)),
                3,
                up_to=True,
                named_apart=True,
            )
        ),
        limit=Limit.ONE_BY_NAME,
    ),
)

TOTEM_BIRD = xyz_monster(
    "Totem Bird",
    71068247,
    XyzMaterials(3, 2, Cards(like=(Of(Attribute.WIND),))),
    Quick(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        cost=DetachMaterial(2),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Continuous(Gains(THIS, -300), ThisIs(Cards(like=(Not(HasMaterial()),)))),
    rank=3,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    attack=1900,
    defense=1400,
)
