"""Rise of Destiny (2004)."""

from engine.yugioh.language import *

DIVINE_WRATH = counter_trap(
    "Divine Wrath",
    49010598,
    Activate(
        when=IsActivated(Cards(Kind.MONSTER), effect=True),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

MONSTER_REINCARNATION = spell(
    "Monster Reincarnation",
    74848038,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)),
        do=AddToHand(THAT),
    ),
)

WOODBORG_INPACHI = monster(
    "Woodborg Inpachi",
    35322812,
    attribute=Attribute.FIRE,
    type=Type.MACHINE,
    level=5,
    attack=500,
    defense=2500,
)

MIND_HAXORZ = trap(
    "Mind Haxorz",
    75392615,
    Activate(
        cost=PayLife(500),
        do=LookAt(
            Every(
                AnyOf(
                    Cards(whose=Whose.THEIRS, place=Place.HAND),
                    Cards(whose=Whose.THEIRS, place=Place.FIELD, face=Face.DOWN),
                )
            )
        ),
    ),
)

NECKLACE_OF_COMMAND = equip_spell(
    "Necklace of Command",
    48576971,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    When(LosesHost(Whose.YOURS, Cause.BATTLE), do=Draw(1), either=True),
    When(
        LosesHost(Whose.YOURS, Cause.BATTLE),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND)), to_graveyard=True),
        either=True,
    ),
)

MIRAGE_DRAGON = monster(
    "Mirage Dragon",
    15960641,
    Continuous(
        CannotActivateCards(Kind.TRAP, Whose.THEIRS), condition=During(None, (Phase.BATTLE,))
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=1600,
    defense=600,
)

DIVINE_SWORD_PHOENIX_BLADE = equip_spell(
    "Divine Sword - Phoenix Blade",
    31423101,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Type.WARRIOR),))
        )
    ),
    Continuous(Gains(EQUIPPED, 300)),
    Ignition(
        cost=Banish(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.WARRIOR),)), 2
            )
        ),
        do=AddToHand(THIS),
        where=Place.GRAVEYARD,
    ),
)

THESTALOS_THE_FIRESTORM_MONARCH = monster(
    "Thestalos the Firestorm Monarch",
    26205777,
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        do=Then(
            Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
            Provided(
                ProvesToBe(FORMER, Cards(Kind.MONSTER)),
                InflictDamage(Whose.THEIRS, LevelOf(FORMER, 100)),
            ),
        ),
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=6,
    attack=2400,
    defense=1000,
)

GAIA_SOUL_THE_COMBUSTIBLE_COLLECTIVE = monster(
    "Gaia Soul the Combustible Collective",
    51355346,
    Ignition(
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    like=(Of(Type.PYRO),),
                ),
                2,
                up_to=True,
            )
        ),
        do=Apply(Gains(THIS, PerCard(1000, FORMER)), Until.WHILE_FACE_UP),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(Pierces(THIS)),
    If(AtPhase(Phase.END), do=Destroy(THIS)),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=4,
    attack=2000,
    defense=0,
)

FOX_FIRE = monster(
    "Fox Fire",
    88753985,
    If(
        AtPhase(Phase.END, where=Place.GRAVEYARD),
        condition=this_did(Feat.FELL_IN_BATTLE),
        do=SpecialSummon(THIS),
    ),
    Continuous(CannotBeTributed(THIS)),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=2,
    attack=300,
    defense=200,
)

XING_ZHEN_HU = continuous_trap(
    "Xing Zhen Hu",
    76515293,
    Activate(
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN, other=True), 2)
    ),
    Continuous(CannotBeActivated(THAT)),
)

CREEPING_DOOM_MANTA = monster(
    "Creeping Doom Manta",
    52571838,
    Continuous(
        CannotActivateCards(Kind.TRAP),
        condition=JustNow(IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE))),
    ),
    attribute=Attribute.WATER,
    type=Type.FISH,
    level=3,
    attack=1300,
    defense=1200,
)

HARPIE_LADY_1 = monster(
    "Harpie Lady 1",
    91932350,
    Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.WIND),)), 300)),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1300,
    defense=1400,
    known_as="Harpie Lady",
)

HARPIE_LADY_3 = monster(
    "Harpie Lady 3",
    54415063,
    Whenever(
        AtDamageStep(
            Timing.AFTER_CALCULATION, fighter=Cards(Kind.MONSTER, Whose.THEIRS), foe=THIS
        ),
        do=Apply(
            CannotAttack(Among(Lot.ANSWERED, Cards(Kind.MONSTER)), only_declare=True),
            Until.END_OF_THEIR_SECOND_TURN,
        ),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1300,
    defense=1400,
    known_as="Harpie Lady",
)

HARPIES_HUNTING_GROUND = field_spell(
    "Harpies' Hunting Ground",
    75782277,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.WINGED_BEAST),)),
            attack=200,
            defense=200,
        )
    ),
    If(
        IsSummoned(
            AnyOf(
                Cards(like=(Named("Harpie Lady"),)),
                Cards(like=(Named("Harpie Lady Sisters"),)),
            ),
            (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL),
        ),
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD)),
        do=Destroy(THAT),
        by_summoner=True,
    ),
)

MACHINE_DUPLICATION = spell(
    "Machine Duplication",
    63995093,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Has(Stat.ATTACK, at_most(500)), Of(Type.MACHINE)),
            ),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=SpecialSummon(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Named(THAT),)), 2, up_to=True
            )
        ),
    ),
)
