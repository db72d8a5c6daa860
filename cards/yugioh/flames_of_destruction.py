"""Flames of Destruction (2018)."""

from engine.yugioh.language import *

KNIGHTMARE_PHOENIX = link_monster(
    "Knightmare Phoenix",
    2857636,
    LinkMaterials(Cards(), 2, named_apart=True),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        you_can=True,
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
        do=Then(
            Destroy(THAT), Provided(Was(ThisIs(Cards(like=(CoLinked(),)))), YouCan(Draw(1)))
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    Continuous(
        StandsInBattle(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(CoLinked(),)))
    ),
    attribute=Attribute.FIRE,
    type=Type.FIEND,
    attack=1900,
    markers=(
        Marker.TOP,
        Marker.RIGHT,
    ),
)

KNIGHTMARE_CERBERUS = link_monster(
    "Knightmare Cerberus",
    75452921,
    LinkMaterials(Cards(), 2, named_apart=True),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        you_can=True,
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                like=(SpecialSummoned(), In(Zone.MAIN_MONSTER)),
            )
        ),
        do=Then(
            Destroy(THAT), Provided(Was(ThisIs(Cards(like=(CoLinked(),)))), YouCan(Draw(1)))
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    Continuous(
        StandsAgainstEffects(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(CoLinked(),)))
    ),
    attribute=Attribute.EARTH,
    type=Type.FIEND,
    attack=1600,
    markers=(
        Marker.TOP,
        Marker.LEFT,
    ),
)

INFINITE_IMPERMANENCE = trap(
    "Infinite Impermanence",
    10045474,
    FromHandIf(Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD))),
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(EffectMonster(),)),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=Then(
            Apply(EffectsNegated(THAT), Until.END_OF_TURN),
            Provided(
                Both(
                    ThisIs(Cards(place=Place.FIELD, face=Face.UP)),
                    Was(ThisIs(Cards(place=Place.FIELD, face=Face.DOWN))),
                ),
                Apply(
                    EffectsNegated(
                        Cards(
                            Kind.SPELL_TRAP, place=Place.FIELD, other=True, like=(InColumn(),)
                        )
                    ),
                    Until.END_OF_TURN,
                ),
            ),
        ),
    ),
)

CALLED_BY_THE_GRAVE = quick_play(
    "Called by the Grave",
    24224830,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD)),
        do=AndIfYouDo(
            Banish(THAT), Apply(EffectsNegated(Namesakes(THAT)), Until.END_OF_NEXT_TURN)
        ),
    ),
)

KNIGHTMARE_UNICORN = link_monster(
    "Knightmare Unicorn",
    38342335,
    LinkMaterials(Cards(), 2, or_more=True, named_apart=True),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        you_can=True,
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(place=Place.FIELD)),
        do=Then(
            ShuffleIntoDeck(THAT),
            Provided(Was(ThisIs(Cards(like=(CoLinked(),)))), YouCan(Draw(1))),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    Continuous(
        DrawsForNames(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("Knightmare"), CoLinked()))
        )
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    attack=2200,
    markers=(
        Marker.LEFT,
        Marker.RIGHT,
        Marker.BOTTOM,
    ),
)
