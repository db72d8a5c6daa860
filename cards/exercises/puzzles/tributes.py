"""Puzzles of Tributes: what is given up, and for what."""

from cards.exercises.puzzles.posing import Puzzle, Theme, face_up, side

PUZZLES = (
    Puzzle(
        "borrowed-strength",
        Theme.TRIBUTE,
        side(field=("Gemini Elf",), hand=("Change of Heart", "Summoned Skull")),
        side(field=("Dark Blade",), life=4400),
    ),
    Puzzle(
        "trap-breaker",
        Theme.TRIBUTE,
        side(field=("Blue-Eyes White Dragon", "Kuriboh"), hand=("Jinzo",)),
        side(field=(face_up("Spellbinding Circle", on="Blue-Eyes White Dragon"),), life=5400),
    ),
    Puzzle(
        "sea-horse",
        Theme.TRIBUTE,
        side(field=("Kaiser Sea Horse", "Gemini Elf"), hand=("Blue-Eyes White Dragon",)),
        side(field=("Dark Blade",), life=3100),
    ),
    Puzzle(
        "twice-a-turn",
        Theme.TRIBUTE,
        side(field=("Gemini Elf",), hand=("Double Summon", "Dark Blade", "Frostosaurus")),
        side(life=4500),
    ),
    Puzzle(
        "the-right-gift",
        Theme.TRIBUTE,
        side(field=("Hayabusa Knight", "Dark Blade"), hand=("Brain Control", "Frostosaurus")),
        side(field=("Blue-Eyes White Dragon",), life=7400),
    ),
)
