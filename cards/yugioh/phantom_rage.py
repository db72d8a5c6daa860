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
