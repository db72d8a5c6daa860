"""Puzzles of what stands in the way: protection, and cards that keep from attacking."""

from cards.exercises.puzzles.posing import Puzzle, Theme, defending, face_up, side

PUZZLES = (
    Puzzle(
        "barbaros-free",
        Theme.OBSTACLE,
        side(
            field=("Zombyra the Dark",), hand=("Beast King Barbaros", "Mystical Space Typhoon")
        ),
        side(field=("Dark Blade", face_up("Skill Drain")), life=3300),
    ),
    Puzzle(
        "peace-broken",
        Theme.OBSTACLE,
        side(
            field=("Blue-Eyes White Dragon",),
            hand=("Breaker the Magical Warrior", "Mystical Space Typhoon"),
        ),
        side(
            field=(face_up("Messenger of Peace"), face_up("Swords of Revealing Light")),
            life=4600,
        ),
    ),
    Puzzle(
        "soft-wall",
        Theme.OBSTACLE,
        side(field=("Blue-Eyes White Dragon", "Battle Ox"), hand=("Fissure",)),
        side(field=(defending("Marshmallon"), "Summoned Skull"), life=2200),
    ),
    Puzzle(
        "trunade",
        Theme.OBSTACLE,
        side(
            field=("Mataza the Zapper", face_up("Axe of Despair", on="Mataza the Zapper")),
            hand=("Giant Trunade",),
        ),
        side(field=(face_up("Swords of Revealing Light"),), life=4600),
    ),
    Puzzle(
        "two-ways-through",
        Theme.OBSTACLE,
        side(field=("Mataza the Zapper", "Exiled Force"), hand=("Axe of Despair", "Twister")),
        side(field=("Blue-Eyes White Dragon", face_up("Swords of Revealing Light")), life=4600),
    ),
)
