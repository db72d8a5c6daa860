"""Whether the texts of a card say the same in English, Japanese and Chinese.

What a text says is found by the words a language has for it, not in the tree: so a printer that
says the contrary in one language is found out by the other two, where each has to mention a
thing as often as the others. Where the official texts of one language say a thing in other
words, or leave it to be understood, `OTHERWISE` says so.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from cards.languages import LANGUAGES

Texts = Mapping[str, Sequence[str]]
"""The paragraphs of a card by language."""

MENTIONED = {
    "the opponent": (r"opponent", "相手", "对手"),
    "a target": (r"[Tt]arget", "対象", "对象"),
    "the hand": (r"\bhands?\b|[Dd]iscard", "手札", "手牌"),
    "the Deck": (r"(?<!Extra )\bDecks?\b", "(?<!エクストラ)デッキ", "(?<!额外)牌组"),
    "the Extra Deck": (r"Extra Deck", "エクストラデッキ", "额外牌组"),
    "a draw": (r"\b[Dd]raw", "ドロー", "抽"),
    "the Graveyard": (r"\bGYs?\b", "墓地", "墓地"),
    "banished cards": (r"[Bb]anish", "除外", "除外"),
    "destruction": (r"[Dd]estroy", "破壊", "破坏"),
    "negation": (r"[Nn]egat", "無効", "无效"),
    "Attack Position": (r"Attack Position", "攻撃表示", "攻击表示"),
    "Defense Position": (r"Defense Position", "守備表示", "守备表示"),
    "face-up": (r"[Ff]ace-up", "表側", "表侧"),
    "face-down": (r"[Ff]ace-down", "裏側", "里侧"),
    "a Tribute": (r"Tribut", "リリース|アドバンス", "解放|上级"),
    "chance": (r"random|\bcoin|\bdie\b|dice", "ランダム|コイン|サイコロ", "随机|硬币|骰子"),
}
"""The words by which English, Japanese and Chinese mention a thing."""
EQUALLY_OFTEN = {
    "the player": ("自分", "自己"),
    "both players": ("お互い", "双方"),
    "what may be activated": ("発動できる", "可以发动"),
    "what has to be activated": ("発動する。", "(?<!可以)(?<!个)(?<!不可)发动。"),
    "what cannot be done": (
        "でき(?:ない|ず)|行えない|せない|れ(?:ない|ず)|ならない",
        "不可|不会|不能|仅可|只能|必须",
    ),
}
"""Words that Japanese and Chinese use equally often."""
OTHERWISE: Mapping[str, Sequence[tuple[str, str]]] = {
    "en": (
        (r"equip this card to that target, OR", "OR"),
        (r"[Bb]oth players|[Nn]either player|[Ee]ach player", "each"),
        (r"flipped face-up|face-down (?=instead of sending)", ""),
        (r"[Tt]his face-up card", "this card"),
        (r"While this card is face-up on the field", "While"),
        (r"as a Normal Monster while face-up on the field", "as a Normal Monster on the field"),
        (r"(?<=Special Summoned) \(from your Extra Deck\)(?= by)", ""),
        (r"(?<=the above cards) from either field", " of the opponent"),
        (r"flip all monsters (.*?) face-up", r"flip face-up \1 opponent"),
        (r"\b(?:becomes? double|doubled|twice|second attack(?! in a row))\b", "2"),
        (r", or else it is a draw", ""),
        (r"draws? a card for (?:their|your) normal draw", "draws normally"),
        (r"(?<=Fusion Monster) from your Extra Deck(?=, (?:using|by))", ""),
        (r"[Dd]iscard as many cards as possible (?=from)", ""),
        (r"[Dd]iscard 1 card (?=from your opponent|from their hand)", ""),
        (r"[Dd]iscard (?=all cards in your (?:opponent's )?hand)", ""),
        (r"cards they discarded", "cards"),
        (r"discard the rest", "the rest to the GY, seen by the opponent"),
        (r"either face-up position", "face-up Defense Position, not Defense Position"),
        (r"(?<=opponent) for each ([a-zA-Z/]+) they", r" for each \1 the opponent"),
        (r"(?:is in|to) their (?=GY|LP)", "opponent's "),
        (r"(?<=hand and all )([a-z- ]+) they control", r"\1 the opponent controls"),
        (r"(?<=hand and each card) they control", " the opponent controls"),
        (r"(?<=otherwise they must )([a-z0-9 ]+) they control", r"\1 the opponent controls"),
        (r"your (?=opponent's 2nd turn)", "the opponent, in the "),
        (r"\(Quick Effect\)", ""),
        (r"This card is used to Ritual Summon", "From the hand"),
        (r"sent to the GY is banished instead", "sent to the GY is banished, not to the GY"),
        (r"original ATK in the GY|(?<=banish this card) from your GY", ""),
        (r"(?<=Black Chaos\") in the GYs", " in the GY, in the GY"),
        (r"negate the Summon or activation(.*?destroy)", r"negate, negate\1, destroy"),
        (r"(?<=; destroy all) 3", ""),
        (r" the first time each turn they would be destroyed", ""),
        (r"\(even if", "(still the target even if"),
        (r"to face-up(?= Defense Position(?:, then| \(Flip))", "to"),
        (r"(?<=monsters to) Tribute(?= Summon)|(?<=Tributed for its) Tribute", ""),
        (r"any (?=battle damage it inflicts)", "to the opponent "),
        (r"(in your GY|from your Deck) or (1 [^,.;()]*?) \1(?!, if)", r"or \2 \1"),
        (r"but can be Normal Set", "but in face-down Defense Position"),
    ),
    "ja": (
        ("自分・相手(?=バトルフェイズである)", ""),
        ("以下の効果から1つを選択して発動(?:できる|する)", ""),
        ("融合素材として墓地へ送り", "融合素材として"),
        ("エクストラデッキから融合召喚", "融合召喚"),
        ("(?<=のみ)エクストラデッキから", ""),
        ("自分か相手の墓地", "墓地"),
        (r"((?:自分の墓地|自分フィールド|デッキ)の)([^、。]*か)\1", r"\1\2"),
        ("表側守備表示に(?=する|し、)", "守備表示に"),
        ("それぞれ自分の", "それぞれ"),
        ("表側(?:表示)?のこのカード", "このカード"),
        ("(?<=ダメージは)倍", "2倍"),
        ("自分・相手ターン、", ""),
        ("自分・相手(?=メインフェイズ)", ""),
    ),
    "zh": (
        (r"((?:自己场上|牌组)的)([^、。，]*?或)\1", r"\1\2"),
        ("(?:从额外牌组)?仅可(?=在将)", ""),
        ("自己・对手的(?=战斗阶段(?:的情况下|,))", ""),
        ("(?:可)?从以下效果中选择1个发动", ""),
        ("从牌组抽", "抽"),
        ("对手牌组", "对手的牌组"),
        ("自己或对手墓地", "墓地"),
        ("改成表侧守备表示", "改成守备表示"),
        ("受到的战斗伤害变为0", ""),
        ("仅可装备", "可装备"),
        ("守备力的数值的两倍", ""),
        ("两倍", "2倍"),
        ("无法(?=这样做的情况下将此卡破坏)", "不能"),
        ("从额外牌组仅可", ""),
        ("仅可(?=以.*从手牌特殊召唤)", "可"),
        ("可在放置的回合发动", "可以发动"),
        ("可从手牌发动陷阱", "从手牌可以发动陷阱"),
        ("此卡也可从手牌发动", "此卡也可用手牌"),
        ("表侧表示的此卡", "此卡"),
        ("在自己・对手回合中", ""),
        ("自己・对手的(?=主要阶段)", ""),
    ),
}
"""What the official texts of one language say in other words, or say where others do not."""


def differences(texts: Texts) -> Iterator[str]:
    """What one language says of the card more often than another, in words."""
    plain = {language: _plain(language, texts[language]) for language in LANGUAGES}
    for what, words in MENTIONED.items():
        pairs = zip(words, plain.values(), strict=True)
        en, ja, zh = (len(re.findall(each, text)) for each, text in pairs)
        if not en == ja == zh:
            yield f"{what}: en {en}, ja {ja}, zh {zh}"
    for what, (japanese, chinese) in EQUALLY_OFTEN.items():
        two = len(re.findall(japanese, plain["ja"])), len(re.findall(chinese, plain["zh"]))
        if two[0] != two[1]:
            yield f"{what}: ja {two[0]}, zh {two[1]}"
    numbers = {language: _numbers(text) for language, text in plain.items()}
    if numbers["ja"] != numbers["zh"] or {*numbers["en"]} != {*numbers["ja"]}:
        yield f"numbers: {numbers}"


def _plain(language: str, paragraphs: Sequence[str]) -> str:
    bare = re.sub(r"[①-⑳]", "", " ".join(paragraphs))
    text = unicodedata.normalize("NFKC", bare)
    for said, meant in OTHERWISE[language]:
        text = re.sub(said, meant, text)
    return text


def _numbers(text: str) -> list[int]:
    """All numbers above 1: whether "1 card" is said with its number is a matter of style."""
    return sorted(number for number in map(int, re.findall(r"\d+", text)) if number > 1)
