"""What an old text leaves out and another one tells: the other language, or the FAQ."""

from cards.grammar.reader import parse
from cards.witnessing.told import (
    as_aimed,
    as_answered_in_steps,
    as_joined,
    as_told,
)
from engine.yugioh.language import (
    THAT,
    Activatable,
    AndIfYouDo,
    CardText,
    Target,
    Then,
    Throughout,
    Together,
    parts,
)
from tests.text.japanese import MONSTER, SPELL

APART = "対象のモンスターをデッキに戻す処理とドローの処理は同時に行われません。"
AT_ONCE = "『戻し』の処理と、『ドローする』処理は同時に行われる扱いとなります。"
MARRON = (
    "自分の墓地に存在するモンスター２体を選択してデッキに戻し、"
    "自分のデッキからカードを１枚ドローする。"
)
BOTH = (
    "Target 2 monsters in your GY; shuffle both those targets into the Deck, then draw 1 card."
)


def both(english: str, japanese: str, card: CardText = SPELL) -> tuple[CardText, CardText]:
    return parse(card, [english]), parse(card, [japanese], "ja")


def only(card: CardText) -> Activatable:
    (effect,) = card.effects
    assert isinstance(effect, Activatable)
    return effect


def test_the_faq_tells_what_is_done_one_after_the_other() -> None:
    """Rinyan, Lightsworn Rogue (FAQ 8596), and Bright Future, where it is done at once."""
    english, japanese = both(BOTH, MARRON)

    assert isinstance(only(japanese).do, AndIfYouDo)
    assert isinstance(only(as_answered_in_steps(japanese, english, APART)).do, Then)
    assert as_answered_in_steps(japanese, english, AT_ONCE) == japanese
    assert as_answered_in_steps(japanese, english, "") == japanese


def test_the_faq_tells_that_all_targets_are_dealt_with_or_none() -> None:
    """Naturia Marron (FAQ 9747)."""
    english, japanese = both(BOTH, MARRON)
    missed = (
        "処理時に、対象のモンスターのうち少なくとも片方が対象から外れた場合、"
        "処理は行われません。"
    )

    told = only(as_told(japanese, english, missed))
    assert Together(THAT) in tuple(parts(told))
    assert Together(THAT) not in tuple(parts(only(as_told(japanese, english, ""))))


def test_the_faq_tells_that_it_has_to_be_so_as_the_effect_resolves() -> None:
    """Crashbug Y (FAQ 9627)."""
    english, japanese = both(
        "When this card is Normal Summoned: You can draw 1 card. You must control no Spells to "
        "activate and to resolve this effect.",
        "このカードが召喚に成功した時、自分フィールド上に魔法カードが存在しない場合、"
        "自分のデッキからカードを１枚ドローする事ができる。",
        MONSTER,
    )
    asked = (
        "効果処理時に、自分フィールドに魔法カードが存在する場合には、"
        "ドローする処理は適用されません。"
    )

    assert isinstance(only(as_told(japanese, english, asked)).condition, Throughout)
    assert as_told(japanese, english, "対象を取る効果ではありません。") == japanese


def test_a_target_that_japanese_names_is_one_where_english_is_old() -> None:
    """Lyna the Light Charmer."""
    english, japanese = both(
        "FLIP: Take control of 1 LIGHT monster your opponent controls.",
        "①：このカードがリバースした場合、相手フィールドの光属性モンスター１体を対象として発動する。"
        "そのモンスターのコントロールを得る。",
        MONSTER,
    )
    told = only(as_aimed(english, japanese))

    assert only(english).target is None
    assert isinstance(told.target, Target)
    assert told.target == only(japanese).target


def test_old_english_says_then_of_what_japanese_does_at_once() -> None:
    """Synchro Ejection."""
    english, japanese = both(
        "Select 1 Synchro Monster your opponent controls and remove it from play. Then, your "
        "opponent draws 1 card.",
        "相手フィールド上に存在するシンクロモンスター１体を選択してゲームから除外し、"
        "相手はデッキからカードを１枚ドローする。",
    )
    assert isinstance(only(english).do, Then)
    assert isinstance(only(as_joined(english, japanese)).do, AndIfYouDo)
