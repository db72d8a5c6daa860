"""Structure Deck R: Surge of Divine Light (2017)."""

from engine.yugioh.language import *

THE_SANCTUM_OF_PARSHATH = continuous_spell(
    "The Sanctum of Parshath",
    15449853,
    Activate(),
    Continuous(BecomesNamed(THIS, "The Sanctuary in the Sky")),
    Continuous(BecomesNamed(THIS, "The Sanctuary in the Sky"), where=Place.GRAVEYARD),
    Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.FAIRY),)), 300, 300)),
    Continuous(StandsAgainstEffects(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN))),
    Continuous(CannotBeTargeted(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN))),
    Ignition(
        target=Target(
            AnyOf(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.FAIRY),)),
                Cards(Kind.TRAP, Whose.YOURS, Place.GRAVEYARD, like=(Of(Icon.COUNTER),)),
            ),
            3,
            named_apart=True,
        ),
        do=PlaceOnDeckTop(THAT, in_any_order=True),
        limit=Limit.ONCE_EACH,
    ),
)
