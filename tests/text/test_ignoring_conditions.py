"""What is Special Summoned whatever its text asks of that: both languages say it alike."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import DifferError, twice_read
from engine.yugioh.language import CardText, SpecialSummon, parts
from tests.text.japanese import MONSTER, SPELL, TRAP

PLAIN = "①：手札から戦士族モンスター１体を特殊召喚する。"


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            SPELL,
            "Special Summon 1 Warrior monster from your hand or Deck, ignoring its Summoning "
            "conditions.",
            "①：手札・デッキから戦士族モンスター１体を召喚条件を無視して特殊召喚する。",
        ),
        (
            SPELL,
            'Special Summon 1 Warrior monster from your Deck, except "Kuriboh", ignoring its '
            "Summoning conditions, but destroy it during the End Phase.",
            "①：「クリボー」以外の戦士族モンスター１体を、召喚条件を無視してデッキから特殊召喚する。この効果で特殊召喚した"
            "モンスターはエンドフェイズに破壊される。",
        ),
        (
            TRAP,
            "Target 1 Warrior monster in your GY; Special Summon it, ignoring its Summoning "
            "conditions.",
            "①：自分の墓地の戦士族モンスター１体を対象として発動できる。そのモンスターを、召喚条件を無視し、特殊召喚する。",
        ),
        (
            MONSTER,
            "You can discard 1 card; Special Summon up to 2 Warrior monsters from your Deck, "
            "ignoring their Summoning conditions.",
            "①：手札を１枚捨てて発動できる。デッキから戦士族モンスターを２体まで召喚条件を無視して特殊召喚する。",
        ),
    ],
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    read = twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card
    assert [each.ignoring for each in parts(read) if isinstance(each, SpecialSummon)] == [True]


def test_where_one_language_does_not_say_it_they_differ() -> None:
    said = "Special Summon 1 Warrior monster from your hand, ignoring its Summoning conditions."
    with pytest.raises(DifferError):
        twice_read(parse(SPELL, [said]), parse(SPELL, [PLAIN], "ja"))
