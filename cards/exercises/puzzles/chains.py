"""Puzzles of the right moment: quick effects, in battle and on the chain."""

from cards.exercises.puzzles.posing import Puzzle, Theme, side

PUZZLES = (
    Puzzle(
        "controller",
        Theme.CHAIN,
        side(field=("Gemini Elf",), hand=("Enemy Controller",)),
        side(field=("Battle Ox", "Dark Blade"), life=2000),
    ),
    Puzzle(
        "two-hearts",
        Theme.CHAIN,
        side(hand=("Change of Heart", "Enemy Controller")),
        side(field=("Dark Blade", "Summoned Skull"), life=2500),
    ),
    Puzzle(
        "haunted",
        Theme.CHAIN,
        side(
            field=("Gemini Elf", "Call of the Haunted"),
            hand=("Enemy Controller",),
            graveyard=("Blue-Eyes White Dragon",),
        ),
        side(field=("Battle Ox",), life=4700),
    ),
    Puzzle(
        "shrunk",
        Theme.CHAIN,
        side(field=("Gemini Elf", "Battle Ox"), hand=("Shrink", "Rush Recklessly")),
        side(field=("Blue-Eyes White Dragon",), life=2800),
    ),
    Puzzle(
        "dimension",
        Theme.CHAIN,
        side(field=("Gemini Elf",), hand=("Magical Dimension", "Dark Magician")),
        side(field=("Summoned Skull",), life=2500),
    ),
    Puzzle(
        "shared-blade",
        Theme.CHAIN,
        side(field=("Mataza the Zapper",), hand=("Rush Recklessly", "Enemy Controller")),
        side(field=("Dark Blade", "Battle Ox"), life=2100),
    ),
)
