"""Galactic Overlord (2012)."""

from engine.yugioh.language import *

WATTAILDRAGON = monster(
    "Wattaildragon",
    87151205,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2500,
    defense=1000,
)
CARDCAR_D = monster(
    "Cardcar D",
    45812361,
    NeverSpecialSummoned(),
    Ignition(
        condition=Both(
            During(Whose.YOURS, (Phase.MAIN_1,)),
            SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        ),
        cost=TributeCards(THIS),
        do=Then(Draw(2), BecomeEndPhase()),
        oath=CannotSpecialSummon(Whose.YOURS),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=2,
    attack=800,
    defense=400,
)

GAIA_DRAGON_THE_THUNDER_CHARGER = xyz_monster(
    "Gaia Dragon, the Thunder Charger",
    91949988,
    XyzMaterials(7),
    SummonedUpon(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.FIELD,
            like=(Of(Frame.XYZ), Has(Stat.RANK, Bound(5, 6))),
        )
    ),
    Continuous(Pierces(THIS)),
    rank=7,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    attack=2600,
    defense=2100,
)

INFLUENCE_DRAGON = monster(
    "Influence Dragon",
    54936498,
    Ignition(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(BecomesType(THAT, Type.DRAGON), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=3,
    attack=300,
    defense=900,
    abilities=(Ability.TUNER,),
)

PHANTOM_BOUNZER = monster(
    "Phantom Bounzer",
    17189532,
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD, destroyed_by=(Cause.BATTLE, Cause.EFFECT)),
        you_can=True,
        do=AddToHand(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.DECK, like=(OfArchetype("Bounzer"),)), 2
            )
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=6,
    attack=2400,
    defense=1200,
)

HAMMER_BOUNZER = monster(
    "Hammer Bounzer",
    44790889,
    NeedsNoTributesIf(
        Both(
            Exists(Cards(whose=Whose.THEIRS, place=Place.FIELD)),
            Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD)),
        )
    ),
    Continuous(
        CannotActivateCards(Kind.SPELL_TRAP, Whose.THEIRS),
        Both(
            Attacks(THIS, Cards(Kind.MONSTER, Whose.THEIRS)),
            Lacks(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=2300,
    defense=2000,
)

BLADE_BOUNZER = monster(
    "Blade Bounzer",
    70194827,
    If(
        AtDamageStep(Timing.END, attacker=THIS),
        condition=Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        you_can=True,
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Apply(AttacksAgain(THIS, on_monsters=True), Until.END_OF_BATTLE_PHASE),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1400,
)

PHOTON_STRIKE_BOUNZER = xyz_monster(
    "Photon Strike Bounzer",
    92661479,
    XyzMaterials(6),
    Quick(
        IsActivated(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD), effect=True),
        cost=DetachMaterial(1),
        do=AndIfYouDo(NegateEffect(), InflictDamage(Whose.THEIRS, 1000)),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    rank=6,
    attack=2700,
    defense=2000,
)

BOUNZER_GUARD = trap(
    "Bounzer Guard",
    48582558,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Bounzer"),))
        ),
        do=And(
            Apply(CannotBeTargeted(THAT), Until.END_OF_TURN),
            And(
                Apply(StandsInBattle(THAT), Until.END_OF_TURN),
                Apply(DrawsAttacks(THAT), Until.END_OF_TURN),
            ),
        ),
    ),
)

HIERATIC_DRAGON_OF_TEFNUIT = monster(
    "Hieratic Dragon of Tefnuit",
    77901552,
    SummonedIf(
        Both(
            Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
            Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        ),
        then=Apply(CannotAttack(THIS), Until.END_OF_TURN),
    ),
    If(
        IsTributed(THIS),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    AnyOf(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.HAND,
                            like=(Of(Type.DRAGON), Of(Frame.NORMAL)),
                        ),
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(Of(Type.DRAGON), Of(Frame.NORMAL)),
                        ),
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.GRAVEYARD,
                            like=(Of(Type.DRAGON), Of(Frame.NORMAL)),
                        ),
                    )
                )
            ),
            And(
                Apply(AttackBecomes(FORMER, 0), Until.WHILE_FACE_UP),
                Apply(DefenseBecomes(FORMER, 0), Until.WHILE_FACE_UP),
            ),
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2100,
    defense=1400,
)
