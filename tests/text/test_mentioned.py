"""Cards that mention a card: both languages say it alike, of whatever is done with them."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import CardText, Mentions, Named, Not, parts
from engine.yugioh.language.nouns import Cards
from tests.text.japanese import MONSTER, SPELL

MENTIONS = Mentions("Kuriboh")


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            'You can add 1 Spell/Trap from your Deck to your hand, that mentions "Kuriboh".',
            "①：自分メインフェイズに発動できる。デッキから「クリボー」のカード名が記された魔法・罠カード"
            "１枚を手札に加える。",
        ),
        (
            MONSTER,
            'You can add 1 monster that specifically lists the card "Kuriboh" in its text from '
            "your Deck to your hand.",
            "①：自分メインフェイズに発動できる。デッキから「クリボー」のカード名が記されたモンスター１体を手札に"
            "加える。",
        ),
        (
            MONSTER,
            'You can add 1 "Kuriboh" or 1 card that mentions it from your Deck to your hand, '
            'except "Sangan".',
            "①：自分メインフェイズに発動できる。「クリッター」以外の、「クリボー」１体またはそのカード名が記されたカード"
            "１枚をデッキから手札に加える。",
        ),
        (
            MONSTER,
            'You can add from your Deck to your hand, 1 "Kuriboh" or 1 card that mentions '
            '"Kuriboh", except "Sangan".',
            "①：自分メインフェイズに発動できる。デッキから「クリッター」以外の「クリボー」のカード名が記されたカードまたは"
            "「クリボー」１枚を手札に加える。",
        ),
        (
            SPELL,
            'Special Summon 1 monster that is "Kuriboh" or mentions it, from your Deck.',
            "①：デッキから「クリボー」またはそのカード名が記されたモンスター１体を特殊召喚する。",
        ),
        (
            MONSTER,
            'If you control "Kuriboh" or a monster that mentions it: You can draw 1 card.',
            "①：自分フィールドに「クリボー」またはそのカード名が記されたモンスターが存在する場合に発動できる。自分は"
            "１枚ドローする。",
        ),
        (
            MONSTER,
            'Monsters you control that mention "Kuriboh" gain 500 ATK.',
            "①：このカードがモンスターゾーンに存在する限り、自分フィールドの「クリボー」のカード名が記されたモンスターの"
            "攻撃力は５００アップする。",
        ),
    ],
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    read = twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card
    assert MENTIONS in parts(read)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            'You can add 1 "Kuriboh" or 1 card that mentions it from your Deck to your hand, '
            'except "Sangan".',
            "en",
        ),
        (
            "①：自分メインフェイズに発動できる。「クリッター」以外の、「クリボー」１体またはそのカード名が記されたカード１枚を"
            "デッキから手札に加える。",
            "ja",
        ),
    ],
)
def test_what_is_left_out_is_left_out_of_what_mentions_it(text: str, code: str) -> None:
    found = {
        each.like for each in parts(parse(MONSTER, [text], code)) if isinstance(each, Cards)
    }
    assert found == {(Named("Kuriboh"),), (MENTIONS, Not(Named("Sangan")))}


@pytest.mark.parametrize(
    "said",
    [
        'Add 1 Spell from your Deck to your hand that mentions a "Kuriboh" monster.',
        "Add 1 monster mentioned on that card from your Deck to your hand.",
        'Special Summon 1 Fusion Monster that mentions "Kuriboh" as material from your GY.',
    ],
)
def test_what_mentions_something_else_is_not_read(said: str) -> None:
    with pytest.raises(UnknownTextError):
        parse(SPELL, [said])
