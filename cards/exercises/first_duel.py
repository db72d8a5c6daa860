"""The first duel: hands and Decks in which each thing is met in its turn."""

from engine.yugioh.game.scenes import Scene
from engine.yugioh.language import Phase
from engine.yugioh.state.apply.laying import Start
from engine.yugioh.state.spots import SEATS

FORMAT = "master"
LIFE = 3500
"""Life Points of both: two attacks decide it, and not one, even of the strongest monster
with the Equip Spell that the learner is told to activate. So a chain comes up before the end.
"""
LEARNER, OPPONENT = SEATS
MINE = Start(
    field=(),
    hand=(
        "Gemini Elf",
        "Summoned Skull",
        "Sakuretsu Armor",
        "Malevolent Nuzzler",
        "Celtic Guardian",
    ),
    graveyard=(),
    deck=(
        "Magic Jammer",
        "Monster Reborn",
        "Dark Blade",
        "Axe Raider",
        "Mystical Space Typhoon",
        "Warrior Dai Grepher",
        "Trap Hole",
        "Neo the Magic Swordsman",
        "Swordstalker",
        "Fissure",
        "Rogue Doll",
        "Giant Soldier of Stone",
        "Dian Keto the Cure Master",
        "Great White",
        "Opticlops",
        "Uraby",
        "Kojikocy",
        "Mystic Horseman",
        "Beaver Warrior",
        "Silver Fang",
    ),
    banished=(),
    life=LIFE,
)
THEIRS = Start(
    field=(),
    hand=(
        "Alexandrite Dragon",
        "Mystical Elf",
        "Curse of Dragon",
        "Labyrinth Wall",
        "Luster Dragon #2",
    ),
    graveyard=(),
    deck=(
        "Launcher Spider",
        "Fissure",
        "Battle Ox",
        "Hitotsu-Me Giant",
        "Ryu-Kishin",
        "Mystic Clown",
        "Koumori Dragon",
        "Baby Dragon",
        "Mammoth Graveyard",
        "Feral Imp",
        "Aqua Madoor",
        "Skull Red Bird",
        "Petit Dragon",
        "Spirit of the Harp",
        "Winged Dragon, Guardian of the Fortress #1",
        "Gazelle the King of Mythical Beasts",
        "Ryu-Kishin Powered",
        "Hunter Dragon",
        "La Jinn the Mystical Genie of the Lamp",
        "Judge Man",
    ),
    banished=(),
    life=LIFE,
)
SCENE = Scene((MINE, THEIRS), turn=1, player=LEARNER, phase=Phase.DRAW)
"""The learner goes first; the Decks lie as they are drawn, and last for twenty turns each."""
