"""Legendary Collection Kaiba (2018)."""

from engine.yugioh.language import *

BLUE_EYES_CHAOS_DRAGON = ritual_monster(
    "Blue-Eyes Chaos Dragon",
    20654247,
    MustBeSummoned(Summon.RITUAL),
    Continuous(CannotBeTargeted(THIS, Whose.THEIRS)),
    Continuous(StandsAgainstEffects(THIS, Whose.THEIRS)),
    When(
        DeclaresAttack(THIS),
        ThisIs(
            Cards(
                like=(Came((Summon.RITUAL,), Cards(like=(Named("Blue-Eyes White Dragon"),))),)
            )
        ),
        do=AlsoAfterThat(
            AndIfYouDo(
                ChangePosition(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)), None),
                And(
                    Apply(AttackBecomes(FORMER, 0), Until.WHILE_FACE_UP),
                    Apply(DefenseBecomes(FORMER, 0), Until.WHILE_FACE_UP),
                ),
            ),
            Apply(Pierces(THIS), Until.END_OF_TURN),
        ),
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=0,
)
