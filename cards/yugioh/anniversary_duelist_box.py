"""20th Anniversary Duelist Box (2018)."""

from engine.yugioh.language import *

MAGICIAN_OF_CHAOS = ritual_monster(
    "Magician of Chaos",
    47963370,
    Continuous(BecomesNamed(THIS, "Dark Magician")),
    Continuous(BecomesNamed(THIS, "Dark Magician"), where=Place.GRAVEYARD),
    Quick(
        when=IsActivated(Cards(Kind.SPELL_TRAP), effect=None),
        target=Target(Cards(place=Place.FIELD)),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), came=(Summon.RITUAL,)),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(
                        Of(Frame.RITUAL),
                        OfArchetype("Chaos"),
                        Not(Named("Magician of Chaos")),
                    ),
                )
            ),
            ignoring=True,
        ),
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=7,
    attack=2500,
    defense=2100,
)
