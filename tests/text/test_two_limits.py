"""Two limits in one sentence, and one that binds some of the effects, in both languages."""

from dataclasses import replace

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    Activatable,
    CannotSpecialSummon,
    Cards,
    CardText,
    ComesOnce,
    Kind,
    Limit,
    Of,
    Place,
    Type,
    Whose,
)
from tests.text.japanese import MONSTER

DRAGONS = CannotSpecialSummon(Whose.YOURS, Cards(Kind.MONSTER, like=(Of(Type.DRAGON),)))
TWO = (
    "You can target 1 monster in your GY; add it to your hand. If this card is in your GY: You "
    "can Special Summon this card. "
)
TWO_JA = (
    "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを手札に加える。"
    "②：このカードが墓地に存在する場合に発動できる。このカードを特殊召喚する。"
)
EACH = 'You can only use each effect of "A Monster of Ours" once per turn, '


def alike(english: str, japanese: str) -> CardText:
    """What both texts say of a monster."""
    return twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")).card


def limits(card: CardText) -> list[Limit | None]:
    """How often each effect that is activated can be used."""
    return [each.limit for each in card.effects if isinstance(each, Activatable)]


@pytest.mark.parametrize(
    ("english", "oath"),
    [
        (
            "also you cannot Special Summon during the turn you activate either of this card's "
            "effects, except Dragon monsters.",
            DRAGONS,
        ),
        (
            "also you cannot Special Summon from the Extra Deck the turn you activate either "
            "of this card's effects, except Dragon monsters.",
            replace(DRAGONS, out_of=Place.EXTRA_DECK),
        ),
        (
            "and cannot Special Summon during the turn you activate either effect.",
            CannotSpecialSummon(Whose.YOURS),
        ),
    ],
)
def test_what_holds_in_the_turn_of_either_effect_holds_in_that_of_both(
    english: str, oath: CannotSpecialSummon
) -> None:
    read = parse(MONSTER, [f"{TWO}{EACH}{english}"])

    assert [getattr(each, "oath", None) for each in read.effects] == [oath, oath]
    assert limits(read) == [Limit.ONCE_BY_NAME] * 2


def test_both_languages_bind_all_effects_by_an_oath() -> None:
    english = (
        "also you cannot Special Summon during the turn you activate either of this card's "
        "effects, except Dragon monsters."
    )
    japanese = (
        "このカード名の①②の効果はそれぞれ１ターンに１度しか使用できず、この効果を発動するターン、"
        "自分はドラゴン族モンスターしか特殊召喚できない。"
    )
    read = alike(f"{TWO}{EACH}{english}", f"{japanese}{TWO_JA}")

    assert [getattr(each, "oath", None) for each in read.effects] == [DRAGONS] * 2


def test_the_turn_of_this_effect_is_not_that_of_the_other() -> None:
    english = "You cannot Special Summon the turn you activate this effect."
    first, second = parse(MONSTER, [f"{TWO}{english}"]).effects

    assert (getattr(first, "oath", None), bool(getattr(second, "oath", None))) == (None, True)


def test_one_of_the_following_effects_leaves_the_one_before_free() -> None:
    first = "If this card is banished: You can draw 1 card. "
    english = (
        f"{first}You can only use 1 of the following effects of "
        '"A Monster of Ours" per turn, and only once that turn. '
        "● You can target 1 monster in your GY; add it to your hand. "
        "● If this card is in your GY: You can Special Summon this card."
    )
    japanese = (
        "このカード名の②③の効果は１ターンに１度、いずれか１つしか使用できない。"
        "①：このカードが除外された場合に発動できる。自分は１枚ドローする。"
        "②：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを手札に加える。"
        "③：このカードが墓地に存在する場合に発動できる。このカードを特殊召喚する。"
    )
    read = alike(english, japanese)

    assert limits(read) == [None, Limit.ONE_BY_NAME, Limit.ONE_BY_NAME]
    assert "1 of the following effects" in " ".join(text(read, "en"))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_which_effects_share_a_limit_is_printed_and_read_back(count: int) -> None:
    read = parse(MONSTER, [f"{TWO}If this card is banished: You can draw 1 card."])
    shared = tuple(
        replace(each, limit=Limit.ONE_BY_NAME)
        if isinstance(each, Activatable) and nth < count
        else each
        for nth, each in enumerate(read.effects)
    )
    card = replace(read, effects=shared)

    assert parse(MONSTER, text(card, "en")) == card


@pytest.mark.parametrize("rest", ["", "その②の効果は１ターンに１度しか使用できない。"])
def test_it_comes_once_a_turn_and_its_second_effect_is_used_once(rest: str) -> None:
    japanese = "自分は「A Monster of Ours」を１ターンに１度しか特殊召喚でき"
    japanese += f"ず、{rest}" if rest else "ない。"
    english = 'You can only Special Summon "A Monster of Ours(s)" once per turn. ' + TWO
    if rest:
        english += 'You can only use this effect of "A Monster of Ours" once per turn.'
    read = alike(english, japanese + TWO_JA)

    assert ComesOnce() in read.effects
    assert limits(read) == [None, Limit.ONCE_BY_NAME if rest else None]


def test_the_following_effect_alone_is_limited() -> None:
    english = (
        "If this card is banished: You can draw 1 card. You can only use the following effect "
        'of "A Monster of Ours" once per turn. You can Tribute this card; draw 2 cards.'
    )
    japanese = (
        "このカード名の②の効果は１ターンに１度しか使用できない。"
        "①：このカードが除外された場合に発動できる。自分は１枚ドローする。"
        "②：このカードをリリースして発動できる。自分は２枚ドローする。"
    )
    assert limits(alike(english, japanese)) == [None, Limit.ONCE_BY_NAME]
