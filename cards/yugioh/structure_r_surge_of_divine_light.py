"""Structure Deck R: Surge of Divine Light (2017)."""

from engine.yugioh.language import *

THE_SANCTUM_OF_PARSHATH = continuous_spell(
    "The Sanctum of Parshath",
    15449853,
    Activate(),
    Continuous(BecomesNamed(THIS, "The Sanctuary in the Sky")),
    Continuous(BecomesNamed(THIS, "The Sanctuary in the Sky"), where=Place.GRAVEYARD),
    Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.FAIRY),)), 300, 300)),
    Continuous(StandsAgainstEffects(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN))),
    Continuous(CannotBeTargeted(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN))),
    Ignition(
        target=Target(
            AnyOf(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.FAIRY),)),
                Cards(Kind.TRAP, Whose.YOURS, Place.GRAVEYARD, like=(Of(Icon.COUNTER),)),
            ),
            3,
            named_apart=True,
        ),
        do=PlaceOnDeckTop(THAT, in_any_order=True),
        limit=Limit.ONCE_EACH,
    ),
)

SACRED_ARCH_AIRKNIGHT_PARSHATH = monster(
    "Sacred Arch-Airknight Parshath",
    16261341,
    If(
        EitherHappens(
            WasActivated(Cards(Kind.TRAP, Whose.YOURS, like=(Of(Icon.COUNTER),))),
            Denies(Whose.YOURS),
        ),
        where=(Place.HAND, Place.GRAVEYARD),
        cost=Banish(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        face=Face.UP,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    ),
                ),
                2,
            )
        ),
        do=SpecialSummon(THIS),
        you_can=True,
    ),
    Continuous(Pierces(THIS)),
    When(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.DECK, like=(OfArchetype("Parshath"),)),
                    Cards(Kind.TRAP, Whose.YOURS, Place.DECK, like=(Of(Icon.COUNTER),)),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=9,
    attack=2800,
    defense=2300,
)
