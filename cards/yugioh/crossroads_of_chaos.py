"""Crossroads of Chaos (2008)."""

from engine.yugioh.language import *

BLACK_ROSE_DRAGON = synchro_monster(
    "Black Rose Dragon",
    73580471,
    SynchroMaterials(),
    When(
        IsSummoned(THIS, (Summon.SYNCHRO,)),
        you_can=True,
        do=Destroy(Every(Cards(place=Place.FIELD))),
    ),
    Ignition(
        cost=Banish(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.PLANT),)))
        ),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.DEFENSE),
            still=Cards(Kind.MONSTER, Whose.THEIRS, position=Position.DEFENSE),
        ),
        do=AndIfYouDo(
            ChangePosition(THAT, Position.ATTACK),
            Apply(AttackBecomes(THAT, 0), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    level=7,
    attack=2400,
    defense=1800,
)

PLAGUESPREADER_ZOMBIE = monster(
    "Plaguespreader Zombie",
    33420078,
    Ignition(
        where=Place.GRAVEYARD,
        cost=PlaceOnDeckTop(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(SpecialSummon(THIS), BanishWhenItLeaves(THIS)),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=2,
    attack=400,
    defense=200,
    abilities=(Ability.TUNER,),
)

MAD_ARCHFIEND = monster(
    "Mad Archfiend",
    94664694,
    Continuous(Pierces(THIS)),
    If(
        IsAttacked(THIS),
        ThisIs(Cards(position=Position.ATTACK)),
        do=ChangePosition(THIS, Position.DEFENSE),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1800,
    defense=0,
)

IRON_CHAIN_DRAGON = synchro_monster(
    "Iron Chain Dragon",
    19974580,
    SynchroMaterials(),
    Ignition(
        do=AndIfYouDo(
            Banish(
                Every(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(OfArchetype("Iron Chain"),),
                    )
                )
            ),
            Apply(Gains(THIS, PerCard(200, FORMER)), Until.END_OF_TURN),
        )
    ),
    When(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=SendToGraveyard(DeckTop(3, Whose.THEIRS)),
    ),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    level=6,
    attack=2500,
    defense=1300,
)

SECRET_VILLAGE_OF_THE_SPELLCASTERS = field_spell(
    "Secret Village of the Spellcasters",
    68462976,
    Activate(),
    Continuous(
        CannotActivateCards(Kind.SPELL, Whose.THEIRS),
        Both(
            Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.SPELLCASTER),))),
            Lacks(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Type.SPELLCASTER),))),
        ),
    ),
    Continuous(
        CannotActivateCards(Kind.SPELL, Whose.YOURS),
        Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.SPELLCASTER),))),
    ),
)
