"""Puzzles of Synchro Summons."""

from cards.exercises.puzzles.posing import Puzzle, Theme, defending, side

PUZZLES = (
    Puzzle(
        "junk",
        Theme.SYNCHRO,
        side(
            field=("Quillbolt Hedgehog",),
            hand=("Junk Synchron",),
            graveyard=("Speed Warrior",),
            extra=("Junk Warrior",),
        ),
        side(field=("Battle Ox",), life=1500),
    ),
    Puzzle(
        "guardian",
        Theme.SYNCHRO,
        side(
            field=("Tune Warrior", "Sonic Duck", "Cyber-Tech Alligator"),
            extra=("Goyo Guardian", "Red Dragon Archfiend", "Stardust Dragon"),
        ),
        side(field=("Frostosaurus",), life=2700),
    ),
    Puzzle(
        "justice",
        Theme.SYNCHRO,
        side(
            field=("Tune Warrior", "Atlantean Pikeman", "Battle Ox"),
            extra=("Ally of Justice Catastor", "Junk Warrior"),
        ),
        side(field=("Blue-Eyes White Dragon",), life=1700),
    ),
    Puzzle(
        "red-dragon",
        Theme.SYNCHRO,
        side(
            field=("Tune Warrior", "Cyber-Tech Alligator", "Gemini Elf"),
            extra=("Red Dragon Archfiend",),
        ),
        side(field=(defending("Mystical Elf"), defending("Giant Soldier of Stone")), life=1900),
    ),
)
