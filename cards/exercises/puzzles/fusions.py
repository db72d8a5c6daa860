"""Puzzles of Fusion Summons."""

from cards.exercises.puzzles.posing import Puzzle, Theme, side

PUZZLES = (
    Puzzle(
        "flame-wing",
        Theme.FUSION,
        side(
            field=("Elemental HERO Sparkman",),
            hand=("Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix"),
            extra=("Elemental HERO Flame Wingman",),
        ),
        side(field=("Battle Ox",), life=3700),
    ),
    Puzzle(
        "shining-wing",
        Theme.FUSION,
        side(
            field=("Elemental HERO Flame Wingman", "Battle Ox"),
            hand=("Polymerization", "Elemental HERO Sparkman"),
            graveyard=(
                "Elemental HERO Avian",
                "Elemental HERO Burstinatrix",
                "Elemental HERO Clayman",
            ),
            extra=("Elemental HERO Shining Flare Wingman",),
        ),
        side(field=("Wattaildragon",), life=5700),
    ),
    Puzzle(
        "thunder",
        Theme.FUSION,
        side(
            field=("Dark Blade",),
            hand=(
                "Polymerization",
                "Elemental HERO Sparkman",
                "Elemental HERO Clayman",
                "Kuriboh",
            ),
            extra=("Elemental HERO Thunder Giant",),
        ),
        side(field=("Luster Dragon #2",), life=1800),
    ),
    Puzzle(
        "from-the-ashes",
        Theme.FUSION,
        side(
            field=("Elemental HERO Sparkman",),
            hand=("Miracle Fusion",),
            graveyard=(
                "Elemental HERO Avian",
                "Elemental HERO Burstinatrix",
                "Elemental HERO Clayman",
            ),
            extra=(
                "Elemental HERO Flame Wingman",
                "Elemental HERO Thunder Giant",
                "Elemental HERO Rampart Blaster",
            ),
        ),
        side(field=("Gemini Elf",), life=3700),
    ),
)
