"""The Duelist Genesis (2008)."""

from engine.yugioh.language import *

STARDUST_DRAGON = synchro_monster(
    "Stardust Dragon",
    44508094,
    SynchroMaterials(),
    Quick(
        IsActivated(Cards(), effect=None, including=(Deed.DESTROY_ON_FIELD,)),
        cost=TributeCards(THIS),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    If(
        AtPhase(Phase.END, where=Place.GRAVEYARD),
        you_can=True,
        condition=this_did(Feat.APPLIED),
        do=SpecialSummon(THIS),
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=8,
    attack=2500,
    defense=2000,
)

GOYO_GUARDIAN = synchro_monster(
    "Goyo Guardian",
    7391448,
    SynchroMaterials(tuner=Cards(like=(Of(Attribute.EARTH), Of(Ability.TUNER)))),
    When(Slays(THIS), you_can=True, do=SpecialSummon(SUBJECT, Position.DEFENSE)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=2800,
    defense=2000,
)

DEFENSE_DRAW = trap(
    "Defense Draw",
    24268052,
    Activate(
        AtDamageStep(Timing.CALCULATION, damage_to=Whose.YOURS),
        During(Whose.THEIRS),
        do=AndIfYouDo(Apply(NoBattleDamage(Whose.YOURS), Until.END_OF_BATTLE), Draw(1)),
    ),
)

BOOK_OF_ECLIPSE = quick_play(
    "Book of Eclipse",
    35480699,
    Activate(
        do=And(
            ChangePosition(
                Every(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
                Position.FACE_DOWN,
            ),
            InEndPhase(
                Then(
                    ChangePosition(
                        Every(
                            Cards(
                                Kind.MONSTER,
                                Whose.THEIRS,
                                Place.FIELD,
                                position=Position.FACE_DOWN,
                            )
                        ),
                        Position.DEFENSE,
                    ),
                    Draw(PerCard(1, FORMER), Whose.THEIRS),
                )
            ),
        )
    ),
)

QUILLBOLT_HEDGEHOG = monster(
    "Quillbolt Hedgehog",
    23571046,
    Ignition(
        where=Place.GRAVEYARD,
        condition=Throughout(
            Exists(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    like=(Of(Ability.TUNER),),
                )
            )
        ),
        do=AndIfYouDo(SpecialSummon(THIS), BanishWhenItLeaves(THIS)),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=2,
    attack=800,
    defense=800,
)

THE_TRICKY = monster(
    "The Tricky",
    14778250,
    SummonedIf(cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))),
    attribute=Attribute.WIND,
    type=Type.SPELLCASTER,
    level=5,
    attack=2000,
    defense=1200,
)

DE_SYNCHRO = spell(
    "De-Synchro",
    32441317,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Frame.SYNCHRO),))),
        do=Then(ReturnToExtraDeck(THAT), YouCan(SummonMaterials())),
    ),
)

UNSTABLE_EVOLUTION = equip_spell(
    "Unstable Evolution",
    62991886,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(
        OriginalAttackBecomes(EQUIPPED, 2400),
        HasLife(Whose.YOURS, Within(LifeOf(Whose.THEIRS), below=True)),
    ),
    Continuous(
        OriginalAttackBecomes(EQUIPPED, 1000),
        HasLife(Whose.THEIRS, Within(LifeOf(Whose.YOURS), below=True)),
    ),
)
