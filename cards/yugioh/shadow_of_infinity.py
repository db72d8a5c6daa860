"""Shadow of Infinity (2006)."""

from engine.yugioh.language import *

KARMA_CUT = trap(
    "Karma Cut",
    71587526,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=Then(
            Banish(THAT),
            Banish(
                Every(Cards(whose=Whose.THEIRS, place=Place.GRAVEYARD, like=(Named(FORMER),)))
            ),
        ),
    ),
)

CYCLONE_BOOMERANG = equip_spell(
    "Cyclone Boomerang",
    29612557,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                face=Face.UP,
                like=(Named("Elemental HERO Wildheart"),),
            )
        )
    ),
    Continuous(Gains(EQUIPPED, 500)),
    When(
        LosesHost(None, Cause.EFFECT),
        do=AndIfYouDo(
            Destroy(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD))),
            InflictDamage(Whose.THEIRS, PerCard(100, FORMER)),
        ),
    ),
)

TREEBORN_FROG = monster(
    "Treeborn Frog",
    12538374,
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS, where=Place.GRAVEYARD),
        condition=Both(
            Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Treeborn Frog"),))),
            Lacks(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
        ),
        do=Provided(
            Lacks(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)), SpecialSummon(THIS)
        ),
        limit=Limit.ONCE_EACH,
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=1,
    attack=100,
    defense=100,
)

DAMAGE_CONDENSER = trap(
    "Damage Condenser",
    28378427,
    Activate(
        TakesDamage(Whose.YOURS, cause=Cause.BATTLE),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Has(Stat.ATTACK, at_most(DamageTaken())),),
                )
            ),
            Position.ATTACK,
        ),
    ),
)

SAND_MOTH = monster(
    "Sand Moth",
    73648243,
    If(
        IsSentToGraveyard(THIS, destroyed_by=Cause.EFFECT, face_down=True),
        do=AndIfYouDo(
            SpecialSummon(THIS),
            Apply(SwitchesOriginals(THIS), Until.WHILE_FACE_UP),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=1000,
    defense=2000,
)
