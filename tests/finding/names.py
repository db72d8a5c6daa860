"""Found by the names that are printed: words, beginnings, parts, initials, slips."""

from tests.finding.shelves import Shelf, alone, first

WORDS = Shelf(
    "Words of names",
    {
        "en": {
            1: "Ash Blossom & Joyous Spring",
            2: "Ashura King",
            3: "Snake-Eye Ash",
            4: "Splash Capture",
            5: "Number 39: Utopia",
            6: "Utopian Aura",
        },
        "ja": {1: "灰流うらら", 7: "無限泡影", 8: "泡の影"},
    },
    (
        alone(
            *("ash", "en", [1, 3, 2, 4]),
            "whole words, then the beginnings of words, then parts of them; among equals the "
            "best known comes first",
        ),
        alone(
            "utopia", "en", [5, 6], "a whole word comes before the beginning of a longer one"
        ),
        first(
            "utopai", "en", [5], "a slip: hardly any name holds it, so alike ones are compared"
        ),
        first("blosom joyus", "en", [1], "a slip in each word"),
        first("joyous blossom", "en", [1], "all words stand in it, in any order"),
        alone(
            *("泡影", "ja", [7, 8]),
            "a part comes before the same characters set apart",
        ),
        alone(
            *("blossoms of", "en", [1]),
            "the beginning of the name of an archetype finds its cards",
        ),
    ),
    groups={"Blossoms of the Ghost": [1]},
    known={1: 90, 2: 5, 3: 40, 4: 900, 5: 1100},
)

AMONG_EQUALS = Shelf(
    "Among equals",
    {
        "en": {1: "Fire Longest", 2: "Fire Longer", 3: "Fire Long", 4: "Ice Long", 5: "Ice Lo"},
        "ja": {6: "激流葬"},
        "zh": {7: "激流之壶"},
    },
    (
        alone("fire", "en", [2, 1, 3], "the best known first"),
        alone("ice", "en", [5, 4], "of cards known alike, the shorter name"),
        alone(
            "激流", "ja", [6, 7], "the reader's language comes before how well a card is known"
        ),
        alone(
            "激流", "zh", [7, 6], "the reader's language comes before how well a card is known"
        ),
    ),
    known={1: 7, 2: 8, 7: 100},
)

WELL_KNOWN = Shelf(
    "A far better known card comes before a closer hit",
    {
        "en": {1: "Invocation", 2: "Star Invo"},
        "ja": {
            3: "サモンリミッター",
            4: "死のサモンゲート",
            5: "ライコウ",
            6: "いこうまじん",
            7: "トリックスター・リンカーネイション",
            8: "デーモン・トリック",
        },
        "zh": {9: "大魔导女孩兵", 10: "黑魔导女孩"},
    },
    (
        alone(
            "invo", "en", [1, 2], "the beginning of a word, of a card known ten times as well"
        ),
        alone("トリック", "ja", [7, 8], "the beginning of a name, of a card known far better"),
        alone(
            *("サモン", "ja", [3, 4]),
            "the beginning of a name says more than that of a word inside it, so here nearly "
            "twice as well is not enough",
        ),
        alone(
            "いこう", "ja", [5, 6], "the end of a name in kana says least: ten times as well"
        ),
        alone("魔导女孩", "zh", [10, 9], "the end of a word comes before its middle"),
    ),
    known={1: 120, 2: 11, 3: 20, 4: 35, 5: 120, 6: 11, 7: 120, 8: 11, 9: 50},
)

OTHER_LANGUAGES = Shelf(
    "A whole name in another language, or only read so",
    {
        "ja": {
            1: "腐乱犬",
            2: "デビル・フランケン",
            3: "アサシン",
            4: "深淵の闇",
            5: "暗殺者の影",
            6: "竜騎士",
            7: "白竜騎士",
        },
        "zh": {3: "暗杀者"},
    },
    (
        alone(
            *("フランケン", "ja", [2, 1]),
            "a name that katakana is only read as gives way to a card that is known far better",
        ),
        first("ふらんけん", "ja", [1], "hiragana is how one types what it is read as"),
        first(
            "暗殺者", "ja", [4, 5, 3], "what readers call a card comes before a Chinese name"
        ),
        first("暗殺者", "zh", [3], "which is the first for those who read Chinese"),
        first("竜騎士", "ja", [6], "a whole name that is printed so gives way to none"),
    ),
    readings={"ja": {1: "フランケン"}},
    known={1: 5, 2: 90, 3: 7, 4: 90, 7: 500},
    called=((4, "ja", "暗殺者", 0),),
)

CUT_DOWN = Shelf(
    "Names cut down as players do",
    {
        "en": {
            1: "Enemy Controller",
            2: "Second Conductor",
            3: "Black Luster Soldier",
            4: "Black Luster Soldier - Envoy of the Beginning",
            5: "Destiny HERO - Destroyer Phoenix Enforcer",
        },
        "ja": {6: "聖なるバリア －ミラーフォース－", 7: "増殖するG"},
        "zh": {8: "死者苏生"},
    },
    (
        first("econ", "en", [1], "the beginnings of two words, run together"),
        first("bls", "en", [3], "the initials of all words"),
        first("blseotb", "en", [4], "the initials of all words, of the small ones too"),
        first("dpe", "en", [5], "the initials of some words"),
        first("ミラフォ", "ja", [6], "the beginnings of two words of a name in katakana"),
        first("増G", "ja", [7], "characters in the same order"),
        first("死苏", "zh", [8], "characters in the same order"),
    ),
    known={3: 20, 4: 10},
)

NUMBERED = Shelf(
    "Numbers",
    {
        "en": {
            1: "Five-Headed Dragon",
            2: "Zero Gravity",
            3: "Elemental HERO Absolute Zero",
            4: "Seven Tools of the Bandit",
            5: "Harpie Lady 1",
            6: "Number 7: Lucky Straight",
            7: "Number 77: Full Sin",
            8: "Return of the Six Samurai",
            9: "Silent Swordsman LV5",
            10100000: "Mecha Bunny",
            10: "Number 101: Silent Honor ARK",
        }
    },
    (
        first("5hd", "en", [1], "a digit stands for the word of its number"),
        first("5 headed", "en", [1], "a digit stands for the word of its number"),
        first("0g", "en", [2], "a digit among initials"),
        first("h0", "en", [3], "a digit among the initials of some words"),
        first("eha0", "en", [3], "a digit among the initials of all words"),
        first("7tools", "en", [4], "a digit before a whole word"),
        first("7tb", "en", [4], "a digit before initials"),
        first("6 samurai", "en", [8], "a digit stands for the word of its number"),
        first("harpie one", "en", [5], "the word of a number stands for its digit"),
        first("number seven", "en", [6], "the word of a number stands for its digit"),
        first("n7", "en", [6], "a letter and a digit are the beginnings of two words"),
        first("n77", "en", [7], "an initial and a number"),
        first("n77fs", "en", [7], "a number among initials"),
        first("ssl", "en", [9], "two beginnings of words run together"),
        first("sslv5", "en", [9], "a word with a digit may stand whole in them"),
        alone("101", "en", [10, 10100000], "up to three digits are a number of a name first"),
        first("1010", "en", [10100000], "more are the beginning of a passcode"),
    ),
    known={6: 1, 8: 1},
)

SIGNS = Shelf(
    "Signs, forms of characters, and other translations",
    {
        "ja": {1: "閃刀姫", 2: "粘丝", 3: "大砲"},
        "zh": {
            4: "灰流丽",
            5: "死者苏生",
            6: "黑魔导",
            7: "黑・魔・导",
            8: "暗黑界之狩人",
            9: "冰剑龙 镜翠幻种",
            10: "冰结界之龙",
        },
    },
    (
        first("灰流麗", "zh", [4], "traditional characters are the simplified ones"),
        first("死者蘇生", "zh", [5], "traditional characters are the simplified ones"),
        first("閃刀姬", "ja", [1], "two forms of a character are the same"),
        first("黏丝", "ja", [2], "two forms of a character are the same"),
        first("大炮", "ja", [3], "two forms of a character are the same"),
        first(
            "黑·魔·导", "zh", [7, 6], "any dot is the printed one, and who types it means it"
        ),
        first(
            "黑•魔•导", "zh", [7, 6], "any dot is the printed one, and who types it means it"
        ),
        first(
            "黑魔导", "zh", [6, 7], "of two names that read alike the one that is written so"
        ),
        alone("黑魔术师", "zh", [6], "what other sources call it; it is said beside the name"),
        alone("暗黑界的狩人", "zh", [8], "的 and 之 are exchanged or left out"),
        first(
            *("冰剑龙幻翠冰龙米拉", "zh", [9]),
            "nothing fits: a name that shares its rare characters, as two translations do",
        ),
    ),
    others={"zh": {6: ["黑魔術師"]}},
)
