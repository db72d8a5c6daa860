"""Pharaonic Guardian (2003)."""

from engine.yugioh.language import *

HIEROGLYPH_LITHOGRAPH = spell(
    "Hieroglyph Lithograph",
    10248192,
    Activate(cost=PayLife(1000), do=Apply(HandLimit(Whose.YOURS, 7), Until.END_OF_DUEL)),
)

POISON_MUMMY = monster(
    "Poison Mummy",
    43716289,
    Flip(do=InflictDamage(Whose.THEIRS, 500)),
    attribute=Attribute.EARTH,
    type=Type.ZOMBIE,
    level=4,
    attack=1000,
    defense=1800,
    abilities=(Ability.FLIP,),
)

SPIRIT_REAPER = monster(
    "Spirit Reaper",
    23205979,
    Continuous(StandsInBattle(THIS)),
    Whenever(WasTargeted(THIS), do=Destroy(THIS)),
    If(
        DealsBattleDamage(THIS, Whose.THEIRS, directly=True),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=3,
    attack=300,
    defense=200,
)

BOOK_OF_LIFE = spell(
    "Book of Life",
    2204140,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.ZOMBIE),)),
            besides=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD)),
        ),
        do=And(
            SpecialSummon(
                AmongTargets(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.ZOMBIE),))
                )
            ),
            Banish(AmongTargets(Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD))),
        ),
    ),
)

BOOK_OF_MOON = quick_play(
    "Book of Moon",
    14087893,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=ChangePosition(THAT, Position.FACE_DOWN),
    ),
)

TERRAFORMING = spell(
    "Terraforming",
    73628505,
    Activate(
        do=AddToHand(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=(Of(Icon.FIELD),))))
    ),
)

RAIGEKI_BREAK = trap(
    "Raigeki Break",
    4178474,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(place=Place.FIELD, other=True)),
        do=Destroy(THAT),
    ),
)

SASUKE_SAMURAI = monster(
    "Sasuke Samurai",
    16222645,
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.FACE_DOWN),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=2,
    attack=500,
    defense=800,
)

BANNER_OF_COURAGE = continuous_spell(
    "Banner of Courage",
    10012614,
    Activate(),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), attack=200),
        condition=During(Whose.YOURS, (Phase.BATTLE,)),
    ),
)

D_TRIBE = trap(
    "D. Tribe",
    2833249,
    Activate(
        do=Apply(
            BecomesType(
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP), Type.DRAGON
            ),
            Until.END_OF_TURN,
        )
    ),
)

BOTTOMLESS_SHIFTING_SAND = continuous_trap(
    "Bottomless Shifting Sand",
    76532077,
    Activate(),
    If(
        AtPhase(Phase.END, Whose.THEIRS),
        Exists(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Destroy(
            Every(
                Extreme(
                    End.HIGHEST,
                    Stat.ATTACK,
                    Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP),
                )
            )
        ),
        limit=Limit.ONCE_EACH,
    ),
    DestroyedIf(
        Both(
            During(Whose.YOURS, (Phase.STANDBY,)),
            Count(Cards(whose=Whose.YOURS, place=Place.HAND), at_most(4)),
        )
    ),
)

RING_OF_DESTRUCTION = trap(
    "Ring of Destruction",
    83555666,
    Activate(
        condition=During(Whose.THEIRS),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                face=Face.UP,
                like=(Has(Stat.ATTACK, at_most(LifeOf(Whose.THEIRS))),),
            ),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=AndIfYouDo(
            Destroy(THAT),
            Then(
                InflictDamage(Whose.YOURS, OriginalAttackOf(FORMER)),
                InflictDamage(Whose.THEIRS, OriginalAttackOf(FORMER)),
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)

RECKLESS_GREED = trap(
    "Reckless Greed",
    37576645,
    Activate(do=And(Draw(2), Skip(Phase.DRAW, Whose.YOURS, times=2))),
)

TIMEATER = monster(
    "Timeater",
    44913552,
    If(Slays(THIS, sent=False), do=Skip(Phase.MAIN_1, Whose.THEIRS)),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=6,
    attack=1900,
    defense=1700,
)

DOUBLE_COSTON = monster(
    "Double Coston",
    44436472,
    CountsAsTwoTributes(Cards(Kind.MONSTER, like=(Of(Attribute.DARK),))),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=4,
    attack=1700,
    defense=1650,
)

STONE_STATUE_OF_THE_AZTECS = monster(
    "Stone Statue of the Aztecs",
    31812496,
    Continuous(
        DoublesBattleDamage(THIS, Cards(Kind.MONSTER, Whose.THEIRS)),
        Attacks(Cards(Kind.MONSTER, Whose.THEIRS), THIS),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=300,
    defense=2000,
)

GRAVEKEEPERS_SPY = monster(
    "Gravekeeper's Spy",
    24317029,
    Flip(
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Has(Stat.ATTACK, at_most(1500)), OfArchetype("Gravekeeper's")),
                )
            )
        )
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1200,
    defense=2000,
    abilities=(Ability.FLIP,),
)

DARK_DUST_SPIRIT = monster(
    "Dark Dust Spirit",
    89111398,
    NeverSpecialSummoned(),
    returns_as_spirit(),
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=Destroy(
            Every(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, other=True)),
        ),
    ),
    If(
        IsFlipped(THIS),
        do=Destroy(
            Every(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, other=True)),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.ZOMBIE,
    abilities=(Ability.SPIRIT,),
    level=6,
    attack=2200,
    defense=1800,
)

ROPE_OF_LIFE = trap(
    "Rope of Life",
    93382620,
    Activate(
        when=IsSentToGraveyard(Cards(Kind.MONSTER), destroyed_by=Cause.BATTLE, to=Whose.YOURS),
        cost=Discard(Every(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Among(Lot.ANSWERED, Cards(Kind.MONSTER))),
        do=AndIfYouDo(
            SpecialSummon(THAT), Apply(Gains(FORMER, attack=800), Until.WHILE_FACE_UP)
        ),
    ),
)

ORDEAL_OF_A_TRAVELER = continuous_trap(
    "Ordeal of a Traveler",
    39537362,
    Activate(),
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=TheyCallCard(ReturnToHand(ATTACKER)),
        limit=Limit.ONCE_PER_BATTLE,
        you_can=True,
        at_once=True,
    ),
)

DARK_COFFIN = trap(
    "Dark Coffin",
    1804528,
    If(
        IsSentToGraveyard(THIS, destroyed_by=Cause.EFFECT, face_down=True),
        do=Provided(
            Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
            Otherwise(
                TheyCan(Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND)))),
                TheyDo(Destroy(Choose(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)))),
            ),
            Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
        ),
    ),
)
