"""Puzzles of battle: what attacks what, and in which order."""

from cards.exercises.puzzles.posing import Puzzle, Theme, defending, side

PUZZLES = (
    Puzzle(
        "three-attacks",
        Theme.BATTLE,
        side(field=("Gemini Elf", "Battle Ox", "Blue-Eyes White Dragon")),
        side(field=("Summoned Skull", "Celtic Guardian"), life=2700),
    ),
    Puzzle(
        "through-the-shield",
        Theme.BATTLE,
        side(field=("Spear Dragon", "Airknight Parshath", "Dark Blade")),
        side(field=(defending("Skull Red Bird"), defending("Feral Imp")), life=3000),
    ),
    Puzzle(
        "one-against-all",
        Theme.BATTLE,
        side(field=("Asura Priest", "Mataza the Zapper")),
        side(field=("Celtic Guardian", "Hitotsu-Me Giant", "Mystic Clown"), life=3600),
    ),
    Puzzle(
        "the-last-exile",
        Theme.BATTLE,
        side(field=("Exiled Force", "Mataza the Zapper")),
        side(field=("Blue-Eyes White Dragon",), life=2600),
    ),
    Puzzle(
        "a-costly-needle",
        Theme.BATTLE,
        side(field=("Injection Fairy Lily",), hand=("Gemini Elf",), life=2500),
        side(field=("Summoned Skull",), life=2800),
    ),
    Puzzle(
        "honest-work",
        Theme.BATTLE,
        side(field=("Shining Angel", "Battle Ox"), hand=("Honest",)),
        side(field=("Blue-Eyes White Dragon",), life=3100),
    ),
    Puzzle(
        "lying-low",
        Theme.BATTLE,
        side(field=("Ninja Grandmaster Sasuke", "Mad Sword Beast", "Celtic Guardian")),
        side(field=(defending("Labyrinth Wall"), defending("Skull Servant")), life=2600),
    ),
)
