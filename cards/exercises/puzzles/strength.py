"""Puzzles of more ATK: Equip Cards, and who carries them."""

from cards.exercises.puzzles.posing import Puzzle, Theme, defending, side

PUZZLES = (
    Puzzle(
        "two-blades",
        Theme.EQUIP,
        side(field=("Mataza the Zapper", "Gemini Elf"), hand=("Axe of Despair",)),
        side(field=(defending("Mystical Elf"),), life=4200),
    ),
    Puzzle(
        "meteor",
        Theme.EQUIP,
        side(
            field=("Blue-Eyes White Dragon", "Mataza the Zapper"), hand=("Fairy Meteor Crush",)
        ),
        side(
            field=(defending("Renge, Gatekeeper of Dark World"), defending("Water Spirit")),
            life=2200,
        ),
    ),
    Puzzle(
        "small-and-many",
        Theme.EQUIP,
        side(field=("Gemini Elf",), hand=("Mage Power", "Jar of Greed", "Waboku")),
        side(life=3400),
    ),
    Puzzle(
        "twin-swords",
        Theme.EQUIP,
        side(
            field=("Blue-Eyes White Dragon", "Celtic Guardian"),
            hand=("Twin Swords of Flashing Light - Tryce", "Kuriboh"),
        ),
        side(field=(defending("Spirit of the Harp"),), life=3900),
    ),
    Puzzle(
        "together",
        Theme.EQUIP,
        side(
            field=("Mataza the Zapper",),
            hand=("United We Stand", "Marauding Captain", "Celtic Guardian"),
        ),
        side(field=("Dark Blade",), life=7000),
    ),
)
