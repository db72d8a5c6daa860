"""A text that can be read in two ways is read in the one that the other language tells."""

from cards.games.yugioh.stats import CardKind, facts_of
from cards.witnessing import comparing
from cards.witnessing.facts import bare
from engine.yugioh.language import Activate, Cards, Choose, If, Place, TributeCards
from engine.yugioh.language.keeping import loaded_text
from tests.witnessing.test_reading import POT, card, everything, tree

TWO_PLACES = 'Tribute 2 "Kuribohs". Special Summon 1 "Sangan" from your hand or Deck.'
"""From the field or from the hand."""
ON_THE_FIELD = (
    "自分フィールド上の「クリボー」２体を生け贄に捧げて発動する。"
    "自分の手札・デッキから「クリッター」１体を特殊召喚する。"
)
TWO_TIMES = (
    "自分のスタンバイフェイズ時に手札を２枚デッキに戻す事で、デッキからカードを１枚ドローする。"
    "この効果は１ターンに１度しか使用できない。"
)
"""As an effect of the card that lies there, or as its activation."""
ANSWERED = ("発動できます。",)


def test_the_first_texts_can_be_read_in_two_ways() -> None:
    english = card(TWO_PLACES, "")
    assert len(comparing.read_ways(bare(english), [TWO_PLACES], "en")) == 2
    japanese = bare(card("", TWO_TIMES, facts_of(CardKind.SPELL, property="Continuous")))
    assert len(comparing.read_ways(japanese, [TWO_TIMES], "ja")) == 2


def test_japanese_tells_which_way_english_is_meant() -> None:
    (effect,) = tree(everything(card(TWO_PLACES, ON_THE_FIELD, answers=ANSWERED))).effects

    assert isinstance(effect, Activate)
    assert isinstance(effect.cost, TributeCards)
    assert isinstance(effect.cost.what, Choose)
    assert isinstance(effect.cost.what.of, Cards)
    assert effect.cost.what.of.place is Place.FIELD


def test_where_japanese_does_not_tell_it_nothing_is_guessed() -> None:
    for japanese in ("", "自分は笑う。"):
        found = everything(card(TWO_PLACES, japanese, answers=ANSWERED))[90000001]
        assert found.state == "by-hand"


def test_english_tells_which_way_japanese_is_meant() -> None:
    text = (
        "Once per turn, during your Standby Phase: You can shuffle 2 cards from your hand into "
        "the Deck; draw 1 card."
    )
    facts = facts_of(CardKind.SPELL, property="Continuous")
    assert facts != POT
    found = everything(card(text, TWO_TIMES, facts, answers=ANSWERED))[90000001]

    assert found.state == "twice-read"
    effects = loaded_text(found.kept).effects
    assert any(isinstance(each, If) and each.you_can for each in effects)
