"""Enemy of Justice (2006)."""

from engine.yugioh.language import *

MACRO_COSMOS = continuous_trap(
    "Macro Cosmos",
    30241314,
    Activate(
        do=YouCan(
            SpecialSummon(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.HAND,
                            named="Helios - The Primordial Sun",
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            named="Helios - The Primordial Sun",
                        ),
                    )
                )
            )
        )
    ),
    Continuous(BanishedInstead(Cards())),
)
