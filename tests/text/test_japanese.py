"""Japanese texts are read into the trees that English is read into."""

from collections import Counter
from dataclasses import replace

import pytest

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.chart import Chart
from cards.grammar.reader.japanese.tokens import normal, tokens
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.twice import DifferError, twice_read
from cards.text.page import TEXT
from cards.yugioh import BOOK
from engine.yugioh.language import (
    THAT,
    THIS,
    Ability,
    Activate,
    AnyOf,
    Apply,
    Attribute,
    Banish,
    Cards,
    Choose,
    Destroy,
    Discard,
    Draw,
    Every,
    Face,
    Gains,
    Has,
    If,
    Ignition,
    IsFlipped,
    IsSummoned,
    Kind,
    Limit,
    Named,
    Noun,
    Of,
    OfArchetype,
    Place,
    Quick,
    Remains,
    SpecialSummon,
    Stat,
    Summon,
    Target,
    Then,
    Type,
    Until,
    When,
    Whose,
    at_most,
)
from tests.builds import only_of_the_source
from tests.text.japanese import MONSTER, SPELL, only

READ_AGAIN = 357
"""So many of our cards with effects are read again from what is printed in Japanese."""
FOES = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)


@only_of_the_source("two readings are told apart by types that only pydantic checks in full")
def test_what_is_printed_in_japanese_is_read_as_the_same_or_declined() -> None:
    told: Counter[str] = Counter()
    wrong: list[str] = []
    for card in BOOK.values():
        if not card.effects:
            continue
        try:
            read = parse(replace(card, effects=(), pendulum=()), TEXT["ja"](card), "ja")
            twice_read(card, read)
        except (UnknownTextError, AmbiguousTextError):
            told["declined"] += 1
        except DifferError as error:
            wrong.append(f"{card.name}: {error}")
        else:
            told["read"] += 1

    assert wrong == []
    assert told["read"] >= READ_AGAIN


def test_a_target_and_what_is_done_with_it_are_read() -> None:
    said = "①：相手フィールドのモンスター１体を対象として発動できる。そのモンスターを除外する。"

    assert only(SPELL, said) == Activate(target=Target(FOES), do=Banish(THAT))


def test_what_the_target_still_has_to_be_is_read() -> None:
    aimed = "①：相手フィールドのモンスター１体を対象として発動できる。"

    effect = only(SPELL, f"{aimed}その相手モンスターを破壊する。")

    assert isinstance(effect, Activate)
    assert effect.target == Target(FOES, still=Cards(Kind.MONSTER, Whose.THEIRS))
    assert effect.do == Destroy(THAT)


def test_a_target_that_is_described_again_need_not_lie_on_the_field() -> None:
    """Elemental HERO Ocean (FAQ 6733)."""
    said = (
        "①：自分のフィールド・墓地の「ＨＥＲＯ」モンスター１体を対象として発動できる。"
        "その自分の「ＨＥＲＯ」モンスターを持ち主の手札に戻す。"
    )
    (effect,) = parse(SPELL, [said], "ja").effects
    assert isinstance(effect, Activate)
    assert effect.target is not None
    hero = (OfArchetype("HERO"),)
    assert effect.target.still == Cards(Kind.MONSTER, Whose.YOURS, like=hero)


def test_a_target_that_is_only_counted_by_as_described_need_not_be_so_still() -> None:
    """Synchro Cracker (FAQ 12058): it goes back though it was turned face-down."""
    aimed = "①：自分フィールドのＳモンスター１体を対象として発動できる。"
    back = "そのモンスターを持ち主のエクストラデッキに戻し、"
    counted = "そのＳモンスターの元々の攻撃力分のダメージを相手に与える。"

    effect = only(SPELL, aimed + back + counted)

    assert isinstance(effect, Activate)
    assert effect.target is not None
    assert effect.target.still is None


def test_a_target_that_is_described_again_to_be_counted_by_still_has_to_be_so() -> None:
    aimed = "①：相手フィールドの表側表示モンスター１体を対象として発動できる。"
    effect = only(SPELL, f"{aimed}その表側表示モンスターの攻撃力分のダメージを相手に与える。")

    assert isinstance(effect, Activate)
    assert effect.target is not None
    assert effect.target.still == Cards(Kind.MONSTER, face=Face.UP)


@pytest.mark.parametrize(
    ("when", "kind"), [("した時", When), ("した場合", If), ("に成功した時", When)]
)
def test_whether_an_effect_misses_its_timing_is_read(when: str, kind: type[When | If]) -> None:
    effect = only(MONSTER, f"①：このカードが特殊召喚{when}に発動できる。自分は１枚ドローする。")

    assert effect == kind(IsSummoned(THIS, (Summon.SPECIAL,)), do=Draw(1), you_can=True)


def test_an_effect_in_the_turn_of_the_opponent_is_quick() -> None:
    effect = only(
        MONSTER, "①：１ターンに１度、自分・相手ターンに発動できる。自分は１枚ドローする。"
    )

    assert effect == Quick(do=Draw(1), limit=Limit.ONCE_EACH)


def test_only_a_flip_monster_has_a_flip_effect() -> None:
    said = "①：このカードがリバースした場合に発動する。自分は１枚ドローする。"
    flip = replace(MONSTER, abilities=(Ability.FLIP,))

    assert only(MONSTER, said) == If(IsFlipped(THIS), do=Draw(1))
    assert type(only(flip, said)).__name__ == "Flip"


def test_the_head_says_which_effects_are_limited() -> None:
    head = "このカード名の②の効果は１ターンに１度しか使用できない。"
    first = "①：自分メインフェイズに発動できる。自分は１枚ドローする。"
    second = "②：このカードをリリースして発動できる。自分は２枚ドローする。"

    one, two = parse(MONSTER, (head + first + second,), "ja").effects

    assert isinstance(one, Ignition)
    assert one.limit is None
    assert isinstance(two, Ignition)
    assert two.limit is Limit.ONCE_BY_NAME


def test_what_stands_before_a_card_is_said_in_any_order() -> None:
    said = "①：デッキからレベル４以下の闇属性・戦士族モンスター１体を手札に加える。"

    effect = only(SPELL, said)

    like = (Has(Stat.LEVEL, at_most(4)), Of(Attribute.DARK), Of(Type.WARRIOR))
    found = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=like)
    assert isinstance(effect, Activate)
    assert getattr(effect.do, "what", None) == Choose(found)


def test_names_are_those_of_trees_and_two_names_are_no_archetype() -> None:
    names = "「ブラック・マジシャン」「ブラック・マジシャン・ガール」"
    effect = only(SPELL, f"①：自分の墓地の{names}１体を除外する。")
    series = only(SPELL, "①：自分の墓地の「魔術師」モンスター１体を除外する。")

    lying = Cards(whose=Whose.YOURS, place=Place.GRAVEYARD)
    either = AnyOf(lying.also(Named("Dark Magician")), lying.also(Named("Dark Magician Girl")))
    assert effect == Activate(do=Banish(Choose(either)))
    of = replace(lying, kind=Kind.MONSTER).also(OfArchetype("Magician"))
    assert series == Activate(do=Banish(Choose(of)))


def test_names_of_further_cards_are_told_by_who_asks() -> None:
    said = ("①：自分の墓地の「灰流の某」１体を特殊召喚する。",)

    read = parse(SPELL, said, "ja", {"灰流の某": "Somebody of Ash"})

    assert "Somebody of Ash" in repr(read.effects)


@pytest.mark.parametrize(
    "older",
    [
        "フィールド上に存在する相手モンスターを全てゲームから除外する。",
        "フィールド上の相手モンスターをすべて除外する。",
    ],
)
def test_older_spelling_is_read_as_that_of_today(older: str) -> None:
    effect = only(SPELL, older)

    assert effect == Activate(do=Banish(Every(FOES)))


def test_what_was_chosen_is_not_named_again_in_older_texts() -> None:
    effect = only(SPELL, "相手の墓地のモンスター１体を選択して除外する。")

    buried = replace(FOES, place=Place.GRAVEYARD)
    assert effect == Activate(target=Target(buried), do=Banish(THAT))


@pytest.mark.parametrize(
    ("chosen", "of", "still"),
    [
        ("相手フィールド上のモンスター", FOES, replace(FOES, place=None)),
        (
            "相手フィールド上の魔法・罠カード",
            Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD),
            Cards(whose=Whose.THEIRS),
        ),
        ("フィールド上のモンスター", Cards(Kind.MONSTER, place=Place.FIELD), None),
    ],
)
def test_what_is_chosen_and_dealt_with_in_one_sentence_still_has_to_be_so(
    chosen: str, of: Cards, still: Cards | None
) -> None:
    """FAQ 4874: nothing is done to what is no longer what was chosen."""
    effect = only(
        SPELL, f"{chosen}１体を選択して破壊する。".replace("カード１体", "カード１枚")
    )

    assert effect == Activate(target=Target(of, still=still), do=Destroy(THAT))


def test_what_is_chosen_at_the_activation_is_not_described_again_without_a_word() -> None:
    said = (
        "相手フィールド上のモンスター１体を選択して発動できる。選択したモンスターを破壊する。"
    )

    assert only(SPELL, said) == Activate(target=Target(FOES), do=Destroy(THAT))


def test_steps_one_after_the_other_and_how_long_something_lasts_are_read() -> None:
    first = "①：自分フィールドのモンスター１体を対象として発動できる。自分は１枚ドローする。"
    second = "その後、そのモンスターの攻撃力はターン終了時まで５００アップする。"

    effect = only(SPELL, first + second)

    assert isinstance(effect, Activate)
    assert effect.do == Then(Draw(1), Apply(Gains(THAT, 500), Until.END_OF_TURN))


@pytest.mark.parametrize(
    "said",
    [
        "①：自分は２枚ドローし、机の周りで踊る。",
        "①：月面のモンスターを全て破壊する。",
        "①：自分は２枚ドローする",
        "①：",
    ],
)
def test_what_is_not_known_is_declined(said: str) -> None:
    with pytest.raises(UnknownTextError, match="A Spell of Ours"):
        parse(SPELL, (said,), "ja")


def test_what_is_declined_tells_the_first_words_not_understood() -> None:
    with pytest.raises(UnknownTextError) as told:
        parse(SPELL, ("①：自分は２枚ドローし、机の周りで踊る。",), "ja")

    assert told.value.words == "机の周りで踊る。"


def test_the_place_and_the_position_of_a_summon_are_read() -> None:
    effect = only(SPELL, "①：手札からレベル４以下のモンスター１体を守備表示で特殊召喚する。")

    assert isinstance(effect, Activate)
    assert isinstance(effect.do, SpecialSummon)


@pytest.mark.parametrize(
    ("begin", "again"),
    [("自分は１枚ドローする", "。その後、自分は１枚ドローする"), ("フィールドの", "他の")],
)
def test_the_work_grows_with_a_power_of_the_length_of_a_text(begin: str, again: str) -> None:
    counted = []
    for times in (4, 8, 16):
        chart = Chart(grammar(old=True, code="ja"), tokens(normal(begin + again * times)))
        chart.spans("Step", 0)
        counted.append(chart.steps)

    assert counted[0] > 0
    assert counted[1] <= 8 * counted[0]
    assert counted[2] <= 8 * counted[1]


def test_a_character_that_is_a_digit_in_a_circle_is_no_number() -> None:
    with pytest.raises(UnknownTextError):
        parse(SPELL, ("①：②枚ドローする。",), "ja")


def test_a_card_that_remains_is_destroyed_in_the_end_phase_of_the_turn_that_is_told() -> None:
    said = "このカードは発動後、フィールドに残り続け、相手ターンで数えて４ターン後の"

    read = parse(SPELL, [f"{said}相手エンドフェイズに破壊される。"], "ja")

    assert Remains(4, Whose.THEIRS) in read.effects


@pytest.mark.parametrize(("up_to", "said"), [(False, "２枚"), (True, "２枚まで")])
def test_so_many_at_most_are_not_so_many(up_to: bool, said: str) -> None:
    effect = only(MONSTER, f"①：手札を{said}捨てて発動できる。自分は１枚ドローする。")

    assert isinstance(effect, Ignition)
    hand = Cards(whose=Whose.YOURS, place=Place.HAND)
    assert effect.cost == Discard(Choose(hand, 2, up_to))


@pytest.mark.parametrize(("there", "said"), [(False, ""), (True, "墓地へ"), (True, "墓地に")])
@pytest.mark.parametrize(
    ("cost", "what"),
    [
        ("このカードを手札から", THIS),
        ("手札を１枚", Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        (
            "手札からモンスター１体を",
            Choose(Cards(Kind.MONSTER, whose=Whose.YOURS, place=Place.HAND)),
        ),
    ],
)
def test_discarding_to_the_graveyard_is_more_than_discarding_qa_23815(
    cost: str, what: Noun, there: bool, said: str
) -> None:
    effect = only(MONSTER, f"①：{cost}{said}捨てて発動できる。自分は１枚ドローする。")

    assert isinstance(effect, Ignition)
    assert effect.cost == Discard(what, to_graveyard=there)


def test_what_is_done_further_is_done_after_that() -> None:
    said = "①：自分は１枚ドローする。このカードが攻撃表示の場合、さらに自分は２枚ドローする。"

    effect = only(MONSTER, "①：自分メインフェイズに発動できる。" + said.removeprefix("①："))

    assert isinstance(effect, Ignition)
    assert isinstance(effect.do, Then)
