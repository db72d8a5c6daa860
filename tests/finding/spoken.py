"""Found by what people say: nicknames, words of other translations, and how names sound."""

from tests.finding.shelves import Shelf, alone, first

NICKNAMES = Shelf(
    "What people call cards",
    {
        "en": {
            1: "Blue-Eyes White Dragon",
            2: "Blue-Eyes Shining Dragon",
            3: "Veil of Bewdley",
            4: "Effect Veiler",
            5: "Black Luster Soldier",
            6: "Black Luster Soldier - Envoy of the Beginning",
        },
        "ja": {1: "青眼の白龍", 4: "エフェクト・ヴェーラー"},
        "zh": {1: "青眼白龙", 4: "效果遮蒙者", 7: "泪冠哀歌・梅露", 8: "梅洛的门"},
    },
    (
        first("bewd", "en", [1, 3], "a nickname comes right behind whole names, before parts"),
        first("ＢＥＷＤ", "en", [1], "width and case make no difference"),
        first("ぶるーあいず", "ja", [1], "hiragana is katakana"),
        first("ブルーアイス", "ja", [1], "a slip in a nickname"),
        first("bls", "en", [6, 5], "of two cards that are called so, the likelier"),
        first("毛衣", "en", [4], "a nickname of any language; it is said beside the name"),
        alone("毛", "zh", [4], "the beginning of a nickname counts nearly as that of a name"),
        alone(
            *("梅洛", "zh", [8, 7]),
            "a nickname of four characters or more is a name in other words: its parts count",
        ),
        first("蓝眼白龙", "zh", [1], "the rest is looked for in the cards of an archetype"),
    ),
    groups={"蓝眼": [1, 2]},
    known={2: 900, 3: 800, 5: 50},
    called=(
        (1, "en", "BEWD", 0),
        (1, "ja", "ブルーアイズ", 0),
        (4, "zh", "毛衣", 0),
        (5, "en", "BLS", 1),
        (6, "en", "BLS", 0),
        (7, "zh", "珠泪哀歌族·梅洛人鱼", 0),
    ),
)

TRANSLATIONS = Shelf(
    "What players translate otherwise than the makers",
    {
        "zh": {
            1: "超级同步龙",
            2: "电光闪灵・蓝精",
            3: "梦魇王座",
            4: "同调魔术师",
            5: "枪管上膛幻兽",
            6: "玛那桃圆乡・无畏",
            7: "玛那桃圆乡・守心",
            8: "愚蠢埋葬",
            9: "心变",
        }
    },
    (
        alone("超级同调龙", "zh", [1], "同调 is taken for 同步, which is printed"),
        alone("卫星闪灵·蓝精灵", "zh", [2], "a word is exchanged, and one character more"),
        first("同调", "zh", [4], "what is printed so comes before what is called so"),
        alone("梦魇的王座", "zh", [3], "的 is left out"),
        alone("装弹", "zh", [5], "the beginning of a word that people write"),
        first(
            *("末那愚子族·首心", "zh", [7, 6]),
            "nothing fits: cards of the archetype that was named come before strangers, those "
            "first that resemble the rest",
        ),
    ),
    groups={"玛那桃圆乡": [6, 7]},
    known={6: 5, 8: 90, 9: 90},
    wording={
        "同调": "同步",
        "卫星闪灵": "电光闪灵",
        "装弹枪管": "枪管上膛",
        "末那愚子族": "玛那桃圆乡",
    },
)

SOUNDS = Shelf(
    "How names sound",
    {
        "en": {
            1: "Ash Blossom & Joyous Spring",
            2: "Huiliu Gate",
            3: "Nibiru, the Primal Being",
            6: "Mayakashi Return",
        },
        "ja": {
            1: "灰流うらら",
            3: "原始生命態ニビル",
            4: "増殖するG",
            5: "キヤノンの丘",
            7: "まやかしの霧",
            8: "キャノン・ソルジャー",
            9: "ウィッチクラフト・ハイネ",
            12: "ブラック・マジシャン",
        },
        "zh": {1: "灰流丽", 4: "增殖的G", 10: "欧西里斯之天空龙", 11: "尤贝尔"},
    },
    (
        alone("haru urara", "ja", [1], "no word of a name is so: it is read as Rōmaji"),
        alone("huiliuli", "zh", [1], "Pinyin"),
        first("hll", "zh", [1], "the initials of Pinyin"),
        alone("huili", "zh", [2, 1], "what is spelled so comes before what sounds so"),
        alone(
            "huiliu", "zh", [2], "where a beginning of a word is spelled so, nothing is heard"
        ),
        alone("maya", "en", [6], "for readers of other languages nothing is heard either"),
        first("nibiru", "ja", [3], "spelled so in English"),
        alone("yubeier", "zh", [11], "the Pinyin of a nickname"),
        alone("ウイツチクラフト", "ja", [9], "large kana for small ones"),
        alone("ブラツクマジシヤン", "ja", [12], "large kana for small ones"),
        alone("キヤノン", "ja", [5], "a name that is written so hides what is only heard so"),
        first("欧西利斯", "zh", [10], "characters that are read alike"),
    ),
    readings={"ja": {1: "はるうらら", 4: "ぞうしょくするジー"}},
    called=((11, "zh", "于贝尔", 0),),
)

KEYS = Shelf(
    "Between two keys, and ヴ",
    {
        "ja": {
            1: "マスカレーナ",
            2: "マスク・チェンジ",
            3: "マスター",
            4: "ヴァレルロード・ドラゴン",
            5: "バレル・ドラゴン",
            6: "鉄の抗戦",
        }
    },
    (
        alone(
            "ますk", "ja", [2, 1], "looked for with each syllable that begins so: か, き, く …"
        ),
        alone("ますたー", "ja", [3], "no letter is left over"),
        alone("バレルロード", "ja", [4], "ヴ as most people type it"),
        alone("バレル", "ja", [5, 4], "what is printed so comes first"),
        alone("ヴァレル", "ja", [4], "typed as it is printed"),
        alone("リヴォルト", "ja", [6], "nothing holds it with ヴ: it is looked for without"),
    ),
    readings={"ja": {6: "てつのリボルト"}},
    known={2: 9, 5: 9, 4: 5},
)
