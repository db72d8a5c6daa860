"""Decks of 20 cards for Speed Duels."""

from cards.decks.making import deck_of

YUGI_SPEED = deck_of(
    "yugi-speed",
    "speed",
    ("Yugi: Dark Magic (Speed)", "遊戯：黒魔導（スピード）", "武藤游戏：黑魔导（快速）"),
    {
        "Dark Magician": 1,
        "Summoned Skull": 1,
        "Gemini Elf": 2,
        "Neo the Magic Swordsman": 2,
        "Celtic Guardian": 1,
        "Giant Soldier of Stone": 1,
        "Marauding Captain": 1,
        "Man-Eater Bug": 1,
        "Wall of Illusion": 1,
        "Kuriboh": 1,
        "Monster Reborn": 1,
        "Change of Heart": 1,
        "Mystical Space Typhoon": 1,
        "Book of Moon": 1,
        "Axe of Despair": 1,
        "Trap Hole": 1,
        "Magic Cylinder": 1,
        "Sakuretsu Armor": 1,
    },
)

KAIBA_SPEED = deck_of(
    "kaiba-speed",
    "speed",
    ("Kaiba: White Dragon (Speed)", "海馬：青眼の白龍（スピード）", "海马：青眼白龙（快速）"),
    {
        "Blue-Eyes White Dragon": 1,
        "Judge Man": 1,
        "Vorse Raider": 2,
        "Luster Dragon": 1,
        "La Jinn the Mystical Genie of the Lamp": 1,
        "Battle Ox": 2,
        "Exiled Force": 1,
        "Sangan": 1,
        "Skelengel": 1,
        "Mystic Tomato": 1,
        "Monster Reborn": 1,
        "Fissure": 1,
        "Mystical Space Typhoon": 1,
        "Rush Recklessly": 1,
        "Axe of Despair": 1,
        "Trap Hole": 1,
        "Raigeki Break": 1,
        "Sakuretsu Armor": 1,
    },
)
