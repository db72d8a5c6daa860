"""Power of the Guardian (2002)."""

from engine.yugioh.language import *

FAIRY_OF_THE_SPRING = spell(
    "Fairy of the Spring",
    20188127,
    Activate(
        target=Target(
            Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD, like=(Of(Icon.EQUIP),)),
        ),
        do=AndIfYouDo(AddToHand(THAT), Apply(CannotBeActivated(FORMER), Until.END_OF_TURN)),
    ),
)

WICKED_BREAKING_FLAMBERGE_BAOU = equip_spell(
    "Wicked-Breaking Flamberge - Baou",
    68427465,
    Activate(
        cost=SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
    ),
    Continuous(Gains(EQUIPPED, 500)),
    Continuous(NegatesSlain(EQUIPPED, Cards(Kind.MONSTER, Whose.THEIRS))),
)

DESPAIR_FROM_THE_DARK = monster(
    "Despair from the Dark",
    71200730,
    If(
        IsSentToGraveyard(THIS, Place.HAND, by=Whose.THEIRS),
        do=SpecialSummon(THIS),
    ),
    If(
        IsSentToGraveyard(THIS, Place.DECK, by=Whose.THEIRS),
        do=SpecialSummon(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=8,
    attack=2800,
    defense=3000,
)

REFLECT_BOUNDER = monster(
    "Reflect Bounder",
    2851070,
    If(
        AtDamageStep(
            Timing.BEFORE_CALCULATION,
            attacker=Cards(Kind.MONSTER, Whose.THEIRS),
            attacked=THIS,
        ),
        ThisIs(Cards(position=Position.ATTACK)),
        do=InflictDamage(Whose.THEIRS, AttackOf(ATTACKER)),
    ),
    If(
        AtDamageStep(Timing.AFTER_CALCULATION, attacked=THIS),
        this_did(Feat.APPLIED),
        do=Destroy(THIS),
    ),
    attribute=Attribute.LIGHT,
    type=Type.MACHINE,
    level=4,
    attack=1700,
    defense=1000,
)

OJAMA_TRIO = trap(
    "Ojama Trio",
    29843091,
    Activate(
        do=AndIfYouDo(
            MakeTokens("Ojama Token", 3, Position.DEFENSE, to=Whose.THEIRS),
            And(
                Apply(CannotBeTributed(FORMER), Until.WHILE_FACE_UP),
                Apply(EachTime(IsDestroyed(FORMER), HarmHolders(300)), Until.END_OF_DUEL),
            ),
        ),
    ),
)

OJAMA_TOKEN = token(
    "Ojama Token",
    29843092,
    attribute=Attribute.LIGHT,
    type=Type.BEAST,
    level=2,
    attack=0,
    defense=1000,
)

COST_DOWN = spell(
    "Cost Down",
    23265313,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Apply(
            GainsLevels(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND), -2, followed=True),
            Until.END_OF_TURN,
        ),
    ),
)
