"""Puzzles of Xyz Summons."""

from cards.exercises.puzzles.posing import Puzzle, Theme, defending, side

PUZZLES = (
    Puzzle(
        "sky",
        Theme.XYZ,
        side(
            field=("Gemini Elf", "Dark Blade", "Battle Ox"),
            extra=("Castel, the Skyblaster Musketeer", "Number 39: Utopia"),
        ),
        side(field=("Blue-Eyes White Dragon",), life=3900),
    ),
    Puzzle(
        "hope-ray",
        Theme.XYZ,
        side(
            field=("Gemini Elf", "Dark Blade"),
            life=1000,
            extra=("Number 39: Utopia", "Number C39: Utopia Ray"),
        ),
        side(field=("Gogiga Gagagigo",), life=2550),
    ),
    Puzzle(
        "leviathan",
        Theme.XYZ,
        side(
            field=("Sonic Duck", "Hunter Dragon", "Battle Ox"),
            extra=("Number 17: Leviathan Dragon",),
        ),
        side(field=("Cyber-Tech Alligator",), life=1700),
    ),
    Puzzle(
        "maestroke",
        Theme.XYZ,
        side(
            field=("Gemini Elf", "Dark Blade", "Rogue Doll"),
            extra=("Maestroke the Symphony Djinn", "Number 39: Utopia"),
        ),
        side(field=("Frostosaurus",), life=1900),
    ),
    Puzzle(
        "dragon-song",
        Theme.XYZ,
        side(
            field=("Hunter Dragon", "Sonic Duck"),
            hand=("Monster Reborn",),
            graveyard=("Luster Dragon",),
            extra=("Number 17: Leviathan Dragon",),
        ),
        side(field=(defending("Mystical Elf"),), life=1900),
    ),
)
