"""Structure Deck: Warriors' Strike (2009)."""

from engine.yugioh.language import *

PHOENIX_GEARFRIED = monster(
    "Phoenix Gearfried",
    69488544,
    If(
        WasActivated(Cards(Kind.SPELL, Whose.THEIRS)),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Ability.GEMINI),))
        ),
        do=SpecialSummon(THAT),
        you_can=True,
    ),
    Quick(
        IsActivated(Cards(Kind.SPELL_TRAP), targeting=Cards(Kind.MONSTER, place=Place.FIELD)),
        cost=SendToGraveyard(
            Choose(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    face=Face.UP,
                    like=(Equips(Cards(Kind.MONSTER)),),
                )
            )
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    abilities=(Ability.GEMINI,),
    level=8,
    attack=2800,
    defense=2200,
)

EVOCATOR_CHEVALIER = monster(
    "Evocator Chevalier",
    96872283,
    Ignition(
        cost=SendToGraveyard(
            Choose(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    face=Face.UP,
                    like=(Equips(Cards(Kind.MONSTER)),),
                )
            )
        ),
        target=Target(
            Cards(whose=Whose.THEIRS, place=Place.FIELD), still=Cards(whose=Whose.THEIRS)
        ),
        do=Destroy(THAT),
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    abilities=(Ability.GEMINI,),
    level=4,
    attack=1900,
    defense=900,
)

GEMINI_SOLDIER = monster(
    "Gemini Soldier",
    68366996,
    Continuous(StandsInBattle(THIS, once_a_turn=True)),
    If(
        AtDamageStep(Timing.AFTER_CALCULATION, fighter=THIS),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(
                        Has(Stat.LEVEL, at_most(4)),
                        Of(Ability.GEMINI),
                        Not(Named("Gemini Soldier")),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    abilities=(Ability.GEMINI,),
    level=2,
    attack=500,
    defense=300,
)

SUPERVISE = equip_spell(
    "Supervise",
    95750695,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Ability.GEMINI),))
        )
    ),
    Continuous(CountsAsAgain(EQUIPPED)),
    If(
        IsSentToGraveyard(THIS, Place.FIELD, face_up=True),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),))
        ),
        do=SpecialSummon(THAT),
    ),
)
