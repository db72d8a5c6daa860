"""What is asked of the materials of a summon, and what is done before or instead of a draw."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    FORMER,
    THIS,
    AddToHand,
    BeforeDraw,
    Both,
    Came,
    If,
    NamedIn,
    Place,
)
from engine.yugioh.language.node import parts
from tests.text.japanese import MONSTER

BATTLE_PHASE = (
    "Your opponent cannot activate cards or effects during your Battle Phase.",
    "①：このカードがモンスターゾーンに存在する限り、自分バトルフェイズ中に相手は効果を発動できない。",
)
INSTEAD = (
    "During your Draw Phase, before you draw: You can give up your normal draw this turn, and "
    "if you do, add 1 Ritual Spell from your Deck to your hand.",
    "①：自分ドローフェイズのドロー前に発動できる。このターン通常のドローを行う代わりに、デッキから儀式魔法カード"
    "１枚を手札に加える。",
)
SHOWN = (
    "During your Draw Phase, before you draw: You can reveal this card in your hand; give up "
    "your normal draw this turn, and if you do, add 1 Ritual Spell from your Deck to your "
    "hand.",
    "①：自分ドローフェイズのドロー前に、手札のこのカードを相手に見せて発動できる。このターン通常のドローを行う代わりに、"
    "デッキから儀式魔法カード１枚を手札に加える。",
)


@pytest.mark.parametrize(("english", "japanese"), [BATTLE_PHASE, INSTEAD, SHOWN])
def test_both_languages_say_the_same(english: str, japanese: str) -> None:
    first, second = parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")

    assert twice_read(first, second).card == first


def test_what_is_shown_in_the_hand_before_the_draw_is_used_there() -> None:
    (effect,) = parse(MONSTER, SHOWN[:1]).effects

    assert isinstance(effect, If)
    assert isinstance(effect.when, BeforeDraw)
    assert effect.where is Place.HAND


def test_an_attacking_card_that_was_summoned_so_is_asked_for_both() -> None:
    (effect,) = parse(
        MONSTER,
        [
            "When this attacking card, that was Ritual Summoned using a Normal Monster, "
            "destroys an opponent's monster by battle: You can draw 1 card."
        ],
    ).effects

    condition = getattr(effect, "condition", None)
    assert isinstance(condition, Both)
    assert any(isinstance(part, Came) for part in parts(condition.second))


def test_that_card_is_what_the_cost_was_paid_with_where_this_card_alone_was_spoken_of() -> None:
    (effect,) = parse(
        MONSTER,
        [
            "If this card is Normal Summoned: You can send 1 Ritual Spell from your hand or "
            "Deck to the GY; add 1 Ritual Monster whose name is mentioned on that card from "
            "your Deck to your hand."
        ],
    ).effects

    assert isinstance(effect, If)
    assert isinstance(effect.do, AddToHand)
    assert NamedIn(FORMER) in parts(effect.do)
    assert NamedIn(THIS) not in parts(effect.do)
