"""Order of Chaos (2012)."""

from engine.yugioh.language import *

GOGOGO_GIANT = monster(
    "Gogogo Giant",
    39695323,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Gogogo"),))
        ),
        do=Then(
            SpecialSummon(THAT, Position.DEFENSE),
            Provided(
                ThisIs(Cards(position=Position.ATTACK)), ChangePosition(THIS, Position.DEFENSE)
            ),
        ),
    ),
    Whenever(
        BattlePhaseEnds(),
        do=Provided(
            Both(
                this_did(Feat.ATTACKED),
                ThisIs(Cards(position=Position.ATTACK)),
            ),
            ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=2000,
    defense=0,
)

PHOTON_THRASHER = monster(
    "Photon Thrasher",
    65367484,
    SummonedIf(Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
    Continuous(
        CannotAttack(THIS),
        Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    special_only=True,
    level=4,
    attack=2100,
    defense=0,
)


NUMBER_C39_UTOPIA_RAY = xyz_monster(
    "Number C39: Utopia Ray",
    56840427,
    XyzMaterials(4, 3, Cards(like=(Of(Attribute.LIGHT),))),
    SummonedUpon(
        Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Number 39: Utopia"),))
    ),
    Ignition(
        condition=Throughout(HasLife(Whose.YOURS, at_most(1000))),
        cost=DetachMaterial(),
        do=AndIfYouDo(
            Apply(Gains(THIS, 500), Until.END_OF_TURN),
            Apply(
                Gains(
                    Choose(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)), -1000
                ),
                Until.END_OF_TURN,
            ),
        ),
    ),
    rank=4,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    attack=2500,
    defense=2000,
)

DICEPHOON = quick_play(
    "Dicephoon",
    3493058,
    Activate(
        do=RollDie(
            InflictDamage(Whose.YOURS, 1000),
            Destroy(Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True))),
            Destroy(Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True))),
            Destroy(Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True))),
            Destroy(Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True), 2)),
            InflictDamage(Whose.YOURS, 1000),
        )
    ),
)

VAMPIRIC_KOALA = monster(
    "Vampiric Koala",
    1371589,
    If(
        DealsBattleDamage(THIS, Whose.THEIRS, against=Cards(Kind.MONSTER)),
        do=GainLife(DamageDealt()),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=1800,
    defense=1500,
)

THE_HUGE_REVOLUTION_IS_OVER = counter_trap(
    "The Huge Revolution is Over",
    99188141,
    Activate(
        when=IsActivated(Cards(), by_kind=True, destroying=Cards(place=Place.FIELD), least=2),
        do=AndIfYouDo(NegateActivation(), Banish(SUBJECT)),
    ),
)

DARKSTORM_DRAGON = monster(
    "Darkstorm Dragon",
    57662975,
    Ignition(
        cost=SendToGraveyard(
            Choose(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD, face=Face.UP))
        ),
        do=Destroy(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD))),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    abilities=(Ability.GEMINI,),
    level=8,
    attack=2700,
    defense=2500,
)
