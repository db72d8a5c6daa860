"""Puzzles of damage by effects."""

from cards.exercises.puzzles.posing import Puzzle, Theme, face_up, side

PUZZLES = (
    Puzzle(
        "fireworks",
        Theme.DAMAGE,
        side(field=("Mokey Mokey",), hand=("Tremendous Fire", "Ookazi"), life=600),
        side(life=2100),
    ),
    Puzzle(
        "head-count",
        Theme.DAMAGE,
        side(field=("Gemini Elf", "Just Desserts"), hand=("Raigeki",)),
        side(field=("Dark Blade", "Battle Ox", "Celtic Guardian"), life=3400),
    ),
    Puzzle(
        "inventory",
        Theme.DAMAGE,
        side(field=("Secret Barrel", "Gemini Elf"), hand=("Heavy Storm", "Fissure")),
        side(field=("Dark Blade", face_up("Messenger of Peace")), life=2300),
    ),
    Puzzle(
        "last-embers",
        Theme.DAMAGE,
        side(
            field=("Gemini Elf",),
            hand=("Ookazi", "Smashing Ground", "Tremendous Fire"),
            life=500,
        ),
        side(field=("Blue-Eyes White Dragon",), life=2700),
    ),
)
