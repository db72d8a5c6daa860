"""Duel Terminal - Vylon Descends!! (2010)."""

from engine.yugioh.language import *

GEM_KNIGHT_GARNET = monster(
    "Gem-Knight Garnet",
    91731841,
    attribute=Attribute.EARTH,
    type=Type.PYRO,
    level=4,
    attack=1900,
    defense=0,
)

GEM_KNIGHT_SAPPHIRE = monster(
    "Gem-Knight Sapphire",
    27126980,
    attribute=Attribute.EARTH,
    type=Type.AQUA,
    level=4,
    attack=0,
    defense=2100,
)

GEM_KNIGHT_TOURMALINE = monster(
    "Gem-Knight Tourmaline",
    54620698,
    attribute=Attribute.EARTH,
    type=Type.THUNDER,
    level=4,
    attack=1600,
    defense=1800,
)

GEM_KNIGHT_RUBY = fusion_monster(
    "Gem-Knight Ruby",
    76614340,
    FusionMaterials(
        (
            Cards(like=(Named("Gem-Knight Garnet"),)),
            Cards(like=(OfArchetype("Gem-Knight"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION, first=True, strictly=True),
    Ignition(
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    face=Face.UP,
                    like=(OfArchetype("Gem-"),),
                )
            )
        ),
        do=Apply(Gains(THIS, attack=AttackHad()), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(Pierces(THIS)),
    attribute=Attribute.EARTH,
    type=Type.PYRO,
    level=6,
    attack=2500,
    defense=1300,
)

GEM_KNIGHT_TOPAZ = fusion_monster(
    "Gem-Knight Topaz",
    49597193,
    FusionMaterials(
        (
            Cards(like=(Named("Gem-Knight Tourmaline"),)),
            Cards(like=(OfArchetype("Gem-Knight"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION, first=True, strictly=True),
    Continuous(AttacksOften(THIS, 2)),
    If(Slays(THIS), do=InflictDamage(Whose.THEIRS, OriginalAttackOf(SUBJECT))),
    attribute=Attribute.EARTH,
    type=Type.THUNDER,
    level=6,
    attack=1800,
    defense=1800,
)

GEM_KNIGHT_AQUAMARINE = fusion_monster(
    "Gem-Knight Aquamarine",
    13108445,
    FusionMaterials(
        (
            Cards(like=(Named("Gem-Knight Sapphire"),)),
            Cards(like=(OfArchetype("Gem-Knight"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION, first=True, strictly=True),
    Whenever(
        BattlePhaseEnds(),
        Provided(
            Both(this_did(Feat.ATTACKED), ThisIs(Cards(position=Position.ATTACK))),
            ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    If(
        IsSentToGraveyard(THIS, Place.FIELD),
        target=Target(Cards(whose=Whose.THEIRS, place=Place.FIELD)),
        do=ReturnToHand(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.AQUA,
    level=6,
    attack=1400,
    defense=2600,
)
