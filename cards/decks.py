"""Decks that can be played without bringing one."""

from collections.abc import Mapping

from cards.yugioh import by_name
from engine.core.game import DeckList, ReadyDeck


def _ready(
    key: str, format: str, names: tuple[str, str, str], copies: Mapping[str, int]
) -> ReadyDeck:
    """The deck of so many `copies` of each card, named in English, Japanese and Chinese."""
    main = tuple(by_name(name).passcode for name, many in copies.items() for _ in range(many))
    return ReadyDeck(
        key, format, dict(zip(("en", "ja", "zh"), names, strict=True)), DeckList(main)
    )


YUGI = _ready(
    "yugi-classic",
    "master",
    ("Yugi: Dark Magic", "遊戯：黒魔導", "武藤游戏：黑魔导"),
    {
        "Dark Magician": 2,
        "Summoned Skull": 2,
        "Gemini Elf": 3,
        "Dark Blade": 2,
        "Neo the Magic Swordsman": 2,
        "Celtic Guardian": 1,
        "Warrior Dai Grepher": 1,
        "Giant Soldier of Stone": 1,
        "Mystic Tomato": 3,
        "Sangan": 1,
        "Kuriboh": 1,
        "Man-Eater Bug": 1,
        "Wall of Illusion": 1,
        "Pot of Greed": 1,
        "Dark Hole": 1,
        "Monster Reborn": 1,
        "Change of Heart": 1,
        "Swords of Revealing Light": 1,
        "Fissure": 1,
        "Mystic Plasma Zone": 1,
        "Axe of Despair": 1,
        "Mystical Space Typhoon": 2,
        "Book of Moon": 1,
        "Mirror Force": 1,
        "Magic Cylinder": 1,
        "Trap Hole": 2,
        "Sakuretsu Armor": 2,
        "Call of the Haunted": 1,
        "Magic Jammer": 1,
    },
)

KAIBA = _ready(
    "kaiba-classic",
    "master",
    ("Kaiba: White Dragon", "海馬：青眼の白龍", "海马：青眼白龙"),
    {
        "Blue-Eyes White Dragon": 2,
        "Judge Man": 1,
        "Cyber Dragon": 1,
        "Luster Dragon": 2,
        "Vorse Raider": 1,
        "Archfiend Soldier": 1,
        "La Jinn the Mystical Genie of the Lamp": 2,
        "Battle Ox": 2,
        "Rogue Doll": 2,
        "Hitotsu-Me Giant": 1,
        "Labyrinth Wall": 1,
        "Mystic Tomato": 1,
        "Exiled Force": 1,
        "Sangan": 1,
        "Man-Eater Bug": 1,
        "Wall of Illusion": 1,
        "Pot of Greed": 1,
        "Dark Hole": 1,
        "Monster Reborn": 1,
        "Change of Heart": 1,
        "Fissure": 1,
        "Axe of Despair": 2,
        "Mystical Space Typhoon": 2,
        "Rush Recklessly": 1,
        "Book of Moon": 1,
        "Mirror Force": 1,
        "Sakuretsu Armor": 2,
        "Trap Hole": 1,
        "Raigeki Break": 1,
        "Dust Tornado": 1,
        "Call of the Haunted": 1,
        "Seven Tools of the Bandit": 1,
    },
)

YUGI_SPEED = _ready(
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

KAIBA_SPEED = _ready(
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

READY_DECKS = (YUGI, KAIBA, YUGI_SPEED, KAIBA_SPEED)
"""Every deck offered to players; the decks of a format come in fair pairs."""

_STAPLES = {
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


BENCH_A = _ready(
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
        **_STAPLES,
    },
)

BENCH_B = _ready(
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
        **_STAPLES,
    },
)

BENCH_DECKS = (BENCH_A, BENCH_B)
"""Two decks to measure the engine with; not offered to players."""
