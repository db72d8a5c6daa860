"""History Archive Collection (2022)."""

from engine.yugioh.language import *

BLACK_LUSTER_SOLDIER_LEGENDARY_SWORDSMAN = ritual_monster(
    "Black Luster Soldier - Legendary Swordsman",
    70551291,
    MustBeSummoned(Summon.RITUAL),
    If(
        BeforeDraw(Whose.YOURS),
        where=Place.HAND,
        cost=Reveal(THIS),
        do=AndIfYouDo(
            GiveUpDraw(),
            AddToHand(
                Choose(Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=(Of(Icon.RITUAL),)))
            ),
        ),
        you_can=True,
    ),
    Continuous(
        CannotActivateCards(None, Whose.THEIRS, everywhere=True),
        During(Whose.YOURS, (Phase.BATTLE,)),
    ),
    When(
        Slays(THIS, sent=False),
        Both(
            Attacks(THIS),
            ThisIs(
                Cards(
                    like=(
                        Came((Summon.RITUAL,), Cards(Kind.MONSTER, like=(Of(Frame.NORMAL),))),
                    )
                )
            ),
        ),
        do=ShuffleIntoDeck(Every(Cards(whose=Whose.THEIRS, place=Place.FIELD))),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=8,
    attack=3000,
    defense=2500,
)
