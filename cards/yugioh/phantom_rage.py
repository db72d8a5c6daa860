"""Phantom Rage (2020)."""

from engine.yugioh.language import *

FREE_RANGE_MONSTERS = trap(
    "Free-Range Monsters",
    75025112,
    Activate(
        condition=During(None, (Phase.MAIN_1, Phase.MAIN_2)),
        do=NormalSummonOne(),
    ),
)

BARRICADEBORG_BLOCKER = link_monster(
    "Barricadeborg Blocker",
    13117073,
    LinkMaterials(Cards(), 2, named_apart=True),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=InEndPhase(
            AddToHand(
                Choose(
                    Cards(
                        Kind.SPELL,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(Of((Icon.CONTINUOUS, Icon.FIELD)),),
                    )
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
    Continuous(
        StandsAgainstEffects(
            Cards(Kind.SPELL, Whose.YOURS, Place.FIELD, face=Face.UP), Whose.THEIRS
        )
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    attack=1000,
    markers=(
        Marker.LEFT,
        Marker.BOTTOM,
    ),
)

DIVINE_ARSENAL_AA_ZEUS_SKY_THUNDER = xyz_monster(
    "Divine Arsenal AA-ZEUS - Sky Thunder",
    90448279,
    XyzMaterials(12),
    SummonedUpon(
        Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.XYZ),)),
        condition=BattledThisTurn(Cards(Kind.MONSTER, like=(Of(Frame.XYZ),))),
        once=True,
    ),
    Quick(
        cost=DetachMaterial(2),
        do=SendToGraveyard(Every(Cards(place=Place.FIELD, other=True))),
    ),
    If(
        IsDestroyed(
            Cards(whose=Whose.YOURS, place=Place.FIELD, other=True),
            (Cause.BATTLE, Cause.EFFECT),
            of=Whose.THEIRS,
        ),
        do=AttachMaterial(
            Choose(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.HAND),
                    Cards(whose=Whose.YOURS, place=Place.DECK),
                    Cards(whose=Whose.YOURS, place=Place.EXTRA_DECK),
                )
            )
        ),
        you_can=True,
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.MACHINE,
    rank=12,
    attack=3000,
    defense=3000,
)
