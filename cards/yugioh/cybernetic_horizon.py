"""Cybernetic Horizon (2018)."""

from engine.yugioh.language import *

BORRELSWORD_DRAGON = link_monster(
    "Borrelsword Dragon",
    85289965,
    LinkMaterials(Cards(like=(EffectMonster(),)), 3, or_more=True),
    Continuous(StandsInBattle(THIS)),
    Quick(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, position=Position.ATTACK)),
        do=And(
            ChangePosition(THAT, Position.DEFENSE),
            Apply(AttacksOften(THIS, 2), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
        unanswered=True,
    ),
    When(
        DeclaresAttack(THIS),
        condition=Attacks(THIS, Cards(Kind.MONSTER, face=Face.UP)),
        do=AndIfYouDo(
            Apply(Gains(THIS, HalfOf(AttackOf(FOE))), Until.END_OF_TURN),
            Apply(AttackBecomes(FOE, HalfOf(AttackOf(FOE))), Until.END_OF_TURN),
        ),
        you_can=True,
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    attack=3000,
    markers=(Marker.TOP, Marker.LEFT, Marker.BOTTOM_LEFT, Marker.BOTTOM),
)

DEMISE_SUPREME_KING_OF_ARMAGEDDON = ritual_monster(
    "Demise, Supreme King of Armageddon",
    59913418,
    Continuous(BecomesNamed(THIS, "Demise, King of Armageddon")),
    Continuous(BecomesNamed(THIS, "Demise, King of Armageddon"), where=Place.HAND),
    Continuous(
        StandsInBattle(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.RITUAL),))),
        ThisIs(Cards(like=(Came((Summon.RITUAL,)),))),
    ),
    Continuous(
        PaysNoLife(THIS),
        ThisIs(
            Cards(
                like=(
                    Came(
                        (Summon.RITUAL,),
                        Cards(Kind.MONSTER, like=(Of(Frame.RITUAL),)),
                        only=True,
                    ),
                )
            )
        ),
    ),
    Ignition(
        cost=PayLife(2000),
        do=AndIfYouDo(
            Destroy(Every(Cards(place=Place.FIELD, other=True))),
            InflictDamage(Whose.THEIRS, PerCard(200, OnceHeld(Whose.THEIRS))),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=10,
    attack=3000,
    defense=3000,
)
