"""Force of the Breaker (2007)."""

from engine.yugioh.language import *

LUCKY_IRON_AXE = equip_spell(
    "Lucky Iron Axe",
    34664411,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=500)),
    If(
        IsSentToGraveyard(
            THIS,
            origin=Place.FIELD,
            destroyed_by=Cause.EFFECT,
            by=Whose.THEIRS,
            face_up=True,
        ),
        do=Draw(1),
    ),
)

PHANTOM_BEAST_CROSS_WING = monster(
    "Phantom Beast Cross-Wing",
    71181155,
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("Phantom Beast"),)), 300
        ),
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.LIGHT,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1300,
    defense=1300,
)

PHANTOM_BEAST_THUNDER_PEGASUS = monster(
    "Phantom Beast Thunder-Pegasus",
    34961968,
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        cost=Banish(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Phantom Beast"),))
        ),
        do=Apply(StandsInBattle(THAT), Until.END_OF_TURN),
        you_can=True,
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.LIGHT,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=700,
    defense=2000,
)

PHANTOM_BEAST_ROCK_LIZARD = monster(
    "Phantom Beast Rock-Lizard",
    70969517,
    CanTribute(1, Cards(Kind.MONSTER, like=(OfArchetype("Phantom Beast"),))),
    If(Slays(THIS, sent=False), do=InflictDamage(Whose.THEIRS, 500)),
    If(
        IsSentToGraveyard(THIS, Place.FIELD, Cause.EFFECT, by=Whose.THEIRS),
        do=InflictDamage(Whose.THEIRS, 2000),
    ),
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    level=7,
    attack=2200,
    defense=2000,
)
