"""Starter Deck: Kaiba Evolution (2004)."""

from engine.yugioh.language import *

PALADIN_OF_WHITE_DRAGON = ritual_monster(
    "Paladin of White Dragon",
    73398797,
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.FACE_DOWN),
        ),
        do=Destroy(FOE),
    ),
    Ignition(
        cost=TributeCards(THIS),
        do=And(
            SpecialSummon(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.HAND,
                            like=(Named("Blue-Eyes White Dragon"),),
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            like=(Named("Blue-Eyes White Dragon"),),
                        ),
                    )
                )
            ),
            Apply(
                CannotAttack(Cards(whose=Whose.YOURS, like=(Named("Blue-Eyes White Dragon"),))),
                Until.END_OF_TURN,
            ),
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=1900,
    defense=1200,
)

KAISER_SEA_HORSE = monster(
    "Kaiser Sea Horse",
    17444133,
    CountsAsTwoTributes(Cards(Kind.MONSTER, like=(Of(Attribute.LIGHT),))),
    attribute=Attribute.LIGHT,
    type=Type.SEA_SERPENT,
    level=4,
    attack=1700,
    defense=1650,
)

WHITE_DRAGON_RITUAL = ritual_spell(
    "White Dragon Ritual",
    9786492,
    Activate(
        do=RitualSummon(
            Cards(
                whose=Whose.YOURS, place=Place.HAND, like=(Named("Paladin of White Dragon"),)
            ),
            4,
        )
    ),
)

SHADOW_SPELL = continuous_trap(
    "Shadow Spell",
    29267084,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, place=Place.FIELD),
        )
    ),
    Continuous(Gains(THAT, attack=-700)),
    Continuous(CannotAttack(THAT)),
    Continuous(CannotChangePosition(THAT)),
    Whenever(LeavesField(THAT), do=Destroy(THIS)),
)
