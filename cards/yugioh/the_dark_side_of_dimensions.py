"""Yu-Gi-Oh! The Dark Side of Dimensions Movie Pack (2016)."""

from engine.yugioh.language import *

BLUE_EYES_CHAOS_MAX_DRAGON = ritual_monster(
    "Blue-Eyes Chaos MAX Dragon",
    55410871,
    MustBeSummoned(Summon.RITUAL),
    Continuous(CannotBeTargeted(THIS, Whose.THEIRS)),
    Continuous(StandsAgainstEffects(THIS, Whose.THEIRS)),
    Continuous(Pierces(THIS, to=Whose.THEIRS, doubly=True)),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=8,
    attack=4000,
    defense=0,
)


CHAOS_FORM = ritual_spell(
    "Chaos Form",
    21082832,
    Activate(
        do=RitualSummon(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.HAND,
                like=(Of(Frame.RITUAL), OfArchetype("Chaos")),
            ),
            exactly=True,
            banishing=AnyOf(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.GRAVEYARD,
                    like=(Named("Blue-Eyes White Dragon"),),
                ),
                Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Dark Magician"),)),
            ),
        )
    ),
)
