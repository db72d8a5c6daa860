"""Each way in which texts were misread is doubted, wherever it comes up again."""

from collections.abc import Iterable

import pytest

from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    And,
    Apply,
    AtDamageStep,
    AttackBecomes,
    Banish,
    CannotAttack,
    Cards,
    CardText,
    ChangePosition,
    Choose,
    Continuous,
    Destroy,
    Discard,
    Draw,
    Effect,
    EffectsNegated,
    Exists,
    Face,
    Former,
    Frame,
    HasLife,
    Icon,
    Ignition,
    InflictDamage,
    IsDestroyed,
    Kind,
    LeavesField,
    PayLife,
    Place,
    Position,
    Provided,
    ReturnToHand,
    SpecialSummon,
    StandsAgainstEffects,
    Target,
    Timing,
    Until,
    When,
    Whenever,
    Whose,
    YouCan,
    at_least,
)

FOES = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)
SETS = Cards(place=Place.FIELD, face=Face.DOWN)
DEAD = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
THEIR_HAND = Cards(Kind.MONSTER, Whose.THEIRS, Place.HAND)
MODERN = ("Target: do.",)
RICH = HasLife(Whose.YOURS, at_least(9000))


def monster(*effects: Effect) -> CardText:
    return CardText("A Monster", 1, Kind.MONSTER, effects, frame=Frame.EFFECT)


def spell(*effects: Effect, icon: Icon = Icon.NONE, kind: Kind = Kind.SPELL) -> CardText:
    return CardText("A Card", 1, kind, effects, icon=icon)


def against(card: CardText, japanese: str = "", said: Iterable[str] = MODERN) -> list[str]:
    return [*doubts(card, tuple(said), japanese)]


@pytest.mark.parametrize(
    ("effect", "doubt"),
    [
        (Continuous(StandsAgainstEffects(Former(), Whose.THEIRS)), "pronoun"),
        (Continuous(EffectsNegated(THIS)), "pronoun"),
        (Whenever(LeavesField(THIS), Destroy(THIS)), "pronoun"),
        (Ignition(cost=Provided(RICH, YouCan(PayLife(2000))), do=Draw(2)), "cost"),
        (Ignition(cost=Discard(THIS), do=Draw(1)), "where"),
        (When(IsDestroyed(FOES), cost=Discard(THIS), do=Draw(1)), "where"),
        (Ignition(do=AddToHand(Choose(THEIR_HAND))), "whose"),
        (
            Ignition(
                target=Target(FOES),
                do=Destroy(THAT),
                oath=CannotAttack(Cards(Kind.MONSTER, other=True)),
            ),
            "other",
        ),
    ],
)
def test_what_no_card_says_is_doubted(effect: Effect, doubt: str) -> None:
    assert against(monster(effect)) == [doubt]


@pytest.mark.parametrize(
    "effect",
    [
        Continuous(EffectsNegated(THIS), Exists(FOES)),
        Whenever(LeavesField(THIS), Destroy(FOES)),
        Whenever(
            AtDamageStep(Timing.END, attacker=THIS), ChangePosition(THIS, Position.DEFENSE)
        ),
        Ignition(condition=RICH, cost=PayLife(2000), do=Draw(2)),
        Ignition(cost=Discard(THIS), do=Draw(1), where=Place.HAND),
        Ignition(cost=Discard(Choose(Cards(place=Place.HAND))), do=Draw(1)),
        Ignition(do=Draw(1), oath=CannotAttack(Cards(Kind.MONSTER, other=True))),
    ],
)
def test_what_cards_do_say_is_not(effect: Effect) -> None:
    assert against(monster(effect)) == []


def test_of_our_cards_none_is_doubted_by_its_shape() -> None:
    """A Continuous that negates its own card, say, stands on none of them."""
    ours = {card.name: against(card) for card in BOOK.values() if card.frame is not Frame.TOKEN}
    assert {name: found for name, found in ours.items() if {*found} - {"whenever"}} == {}


BY_EFFECT = "①：モンスターが破壊された{}、相手モンスター１体を対象として発動できる。破壊する。"


@pytest.mark.parametrize(("word", "found"), [("場合", ["timing"]), ("時", [])])
def test_a_trap_that_answers_is_doubted_where_it_may_wait(word: str, found: list[str]) -> None:
    card = spell(
        Activate(IsDestroyed(FOES), target=Target(FOES), do=Destroy(THAT)), kind=Kind.TRAP
    )
    assert against(card, BY_EFFECT.format(word)) == found


CALLS = (
    Activate(target=Target(DEAD), do=SpecialSummon(THAT)),
    Whenever(LeavesField(THIS), Destroy(Former())),
)


@pytest.mark.parametrize(
    ("effects", "japanese", "found"),
    [
        (
            (Activate(do=InflictDamage(Whose.THEIRS, 400)),),
            "生け贄に捧げる度に400ダメージを与える。",
            ["activation"],
        ),
        (
            (Activate(do=Draw(1)),),
            "①：このカードの発動時の効果処理として、１枚ドローする。",
            [],
        ),
        (CALLS, "墓地のモンスター１体を選択して特殊召喚する。", []),
        ((Activate(),), "①：１ターンに１度、発動できる。", []),
    ],
)
def test_what_is_done_as_a_card_is_placed_is_doubted_unless_japanese_says_so(
    effects: tuple[Effect, ...], japanese: str, found: list[str]
) -> None:
    for icon in (Icon.CONTINUOUS, Icon.FIELD):
        assert against(spell(*effects, icon=icon), japanese) == found
    assert against(spell(*effects), japanese) == []


@pytest.mark.parametrize(
    ("target", "japanese", "found"),
    [
        (
            SETS,
            "①：１枚を対象として発動できる。そのセットされたカードを破壊する。",
            True,
        ),
        (SETS, "①：１枚を対象として発動できる。そのカードを破壊する。", False),
        (FOES, "①：１体を対象として発動できる。その表側表示モンスターを破壊する。", True),
        (FOES, "①：１体を対象として発動できる。その水属性モンスターを破壊する。", True),
        (FOES, "①：１体を対象として発動できる。そのモンスターを破壊する。", False),
        (FOES, "①：そのモンスターを破壊し、そのＳモンスターの元々の攻撃力以下。", False),
        (FOES, "相手フィールド上のモンスター１体を選択して破壊する。", True),
        (FOES, "モンスター１体を選択して発動する。選択したモンスターを破壊する。", False),
        (DEAD, "自分の墓地のモンスター１体を選択して除外する。", False),
    ],
)
def test_a_target_that_is_described_again_is_doubted(
    target: Cards, japanese: str, found: bool
) -> None:
    card = monster(Ignition(target=Target(target), do=Banish(THAT)))
    asked = monster(Ignition(target=Target(target, still=Cards(face=Face.UP)), do=Banish(THAT)))

    assert ("still" in against(card, japanese)) is found
    assert against(asked, japanese) == []


@pytest.mark.parametrize(
    ("until", "japanese", "found"),
    [
        (Until.END_PHASE, "①：エンドフェイズ時まで０にする。", ["duration"]),
        (Until.END_PHASE, "①：エンドフェイズまで０にする。", []),
        (Until.END_OF_TURN, "①：エンドフェイズ時まで０にする。", []),
    ],
)
def test_until_the_end_phase_is_doubted_where_it_meant_the_turn(
    until: Until, japanese: str, found: list[str]
) -> None:
    card = monster(Ignition(do=Apply(AttackBecomes(THIS, 0), until)))
    assert against(card, japanese) == found


def test_a_number_that_japanese_does_not_say_is_doubted() -> None:
    card = monster(Ignition(do=And(InflictDamage(Whose.THEIRS, 500), Draw(1))))
    assert against(card, "①：５００ダメージを与え、１枚ドローする。") == []
    assert against(card, "①：６００ダメージを与え、１枚ドローする。") == ["numbers"]


@pytest.mark.parametrize(("word", "found"), [("に加える", ["return"]), ("に戻す", [])])
def test_what_is_returned_is_doubted_where_japanese_adds_it(
    word: str, found: list[str]
) -> None:
    card = monster(Ignition(target=Target(DEAD), do=ReturnToHand(THAT)))
    said = f"①：墓地のモンスター１体を対象として発動できる。そのモンスターを手札{word}。"
    assert against(card, said) == found


def test_what_has_to_lie_there_already_is_doubted() -> None:
    card = monster(When(IsDestroyed(FOES), do=Draw(1)))
    said = "①：このカードがモンスターゾーンに存在する状態で、破壊された時に発動する。"
    assert "already there" in against(card, said)
