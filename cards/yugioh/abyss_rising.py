"""Abyss Rising (2012)."""

from engine.yugioh.language import *

ABYSS_DWELLER = xyz_monster(
    "Abyss Dweller",
    21044178,
    XyzMaterials(4),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Attribute.WATER),)), 500),
        condition=MadeWith(Cards(Kind.MONSTER, like=(Of(Attribute.WATER),))),
    ),
    Quick(
        cost=DetachMaterial(1),
        do=Apply(CannotActivateIn(Place.GRAVEYARD, Whose.THEIRS), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    rank=4,
    attack=1700,
    defense=1400,
)

MEMORY_OF_AN_ADVERSARY = trap(
    "Memory of an Adversary",
    60080151,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=AndIfYouDo(
            InflictDamage(Whose.YOURS, AttackOf(ATTACKER)),
            Then(
                Banish(ATTACKER),
                InNextPhase(Phase.END, SpecialSummon(SUBJECT), Whose.THEIRS, nth=2),
            ),
        ),
    ),
)

GAGAGA_COWBOY = xyz_monster(
    "Gagaga Cowboy",
    12014404,
    XyzMaterials(4),
    Ignition(
        cost=DetachMaterial(1),
        do=Provided(
            ThisIs(Cards(place=Place.FIELD, position=Position.ATTACK)),
            Apply(
                EachTime(
                    AtDamageStep(Timing.START, attacker=THIS, attacked=Cards(Kind.MONSTER)),
                    And(
                        Apply(Gains(THIS, 1000), Until.END_OF_BATTLE),
                        Apply(Gains(FOE, -500), Until.END_OF_BATTLE),
                    ),
                ),
                Until.END_OF_TURN,
            ),
            Provided(
                ThisIs(Cards(place=Place.FIELD, position=Position.DEFENSE)),
                InflictDamage(Whose.THEIRS, 800),
            ),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    rank=4,
    attack=1500,
    defense=2400,
)
