"""Limited Edition 8 (2005)."""

from engine.yugioh.language import *

SUMMONER_MONK = monster(
    "Summoner Monk",
    423585,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)),
        do=ChangePosition(THIS, Position.DEFENSE),
    ),
    Continuous(CannotBeTributed(THIS, at_all=True)),
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.LEVEL, exactly(4)),),
                    )
                )
            ),
            Apply(CannotAttack(FORMER), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=800,
    defense=1600,
)

ARCANA_KNIGHT_JOKER = fusion_monster(
    "Arcana Knight Joker",
    6150044,
    FusionMaterials(
        (
            Cards(like=(Named("Queen's Knight"),)),
            Cards(like=(Named("Jack's Knight"),)),
            Cards(like=(Named("King's Knight"),)),
        )
    ),
    OnlyTheseMaterials(),
    Quick(
        when=IsActivated(Cards(), by_kind=True, targeting=THIS),
        cost=Discard(
            Choose(Cards(whose=Whose.YOURS, place=Place.HAND, like=(SharesKind(SUBJECT),)))
        ),
        do=NegateEffect(),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=9,
    attack=3800,
    defense=2500,
)
