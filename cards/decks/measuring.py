"""Two decks to measure the engine with."""

from cards.decks.making import deck_of

STAPLES = {
    "Pot of Greed": 1,
    "Dark Hole": 1,
    "Raigeki": 1,
    "Monster Reborn": 1,
    "Swords of Revealing Light": 1,
    "Mystical Space Typhoon": 3,
    "Book of Moon": 3,
    "Mirror Force": 2,
    "Trap Hole": 2,
}
"""What both measuring decks hold."""


BENCH_A = deck_of(
    "bench-classic-a",
    "master",
    ("Measuring Deck A", "計測用デッキＡ", "测量用牌组A"),
    {
        "Gemini Elf": 3,
        "Vorse Raider": 3,
        "La Jinn the Mystical Genie of the Lamp": 3,
        "Luster Dragon": 3,
        "Alexandrite Dragon": 3,
        "Summoned Skull": 2,
        "Blue-Eyes White Dragon": 2,
        "Man-Eater Bug": 2,
        "Sakuretsu Armor": 3,
        "Axe of Despair": 1,
        **STAPLES,
    },
)

BENCH_B = deck_of(
    "bench-classic-b",
    "master",
    ("Measuring Deck B", "計測用デッキＢ", "测量用牌组B"),
    {
        "Gemini Elf": 3,
        "Vorse Raider": 3,
        "Archfiend Soldier": 3,
        "Mechanicalchaser": 3,
        "Giant Soldier of Stone": 3,
        "Summoned Skull": 2,
        "Dark Magician": 2,
        "Skelengel": 2,
        "Magic Jammer": 2,
        "Seven Tools of the Bandit": 2,
        **STAPLES,
    },
)

BENCH_DECKS = (BENCH_A, BENCH_B)
"""Two decks to measure the engine with; not offered to players."""
