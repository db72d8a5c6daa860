"""Each way in which texts were misread is doubted, wherever it comes up again."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    And,
    AndIfYouDo,
    Apply,
    AtDamageStep,
    AttackBecomes,
    AttacksDirectly,
    Banish,
    CannotActivateCards,
    CannotAttack,
    CannotSpecialSummon,
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
    Fact,
    Former,
    Frame,
    Gains,
    HasLife,
    Icon,
    If,
    Ignition,
    InEndPhase,
    InflictDamage,
    IsDestroyed,
    IsSummoned,
    IsUnaffected,
    Kind,
    LeavesField,
    MadeWith,
    Named,
    Not,
    Noun,
    OriginalAttackOf,
    PayLife,
    PerMaterial,
    Place,
    Position,
    Provided,
    ReturnToHand,
    SpecialSummon,
    StandsAgainstEffects,
    Step,
    Target,
    Then,
    Timing,
    TributeCards,
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


ANY = Cards(Kind.MONSTER, place=Place.FIELD)
OTHERS = Cards(whose=Whose.YOURS, place=Place.DECK, like=(Not(Named(THIS)),))


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
        (Ignition(cost=TributeCards(Choose(FOES)), do=AddToHand(Choose(OTHERS))), "name"),
        (If(IsSummoned(THIS), Exists(replace(ANY, whose=Whose.YOURS)), do=Draw(1)), "other"),
    ],
)
def test_what_no_card_says_is_doubted(effect: Effect, doubt: str) -> None:
    assert against(monster(effect)) == [doubt]


@pytest.mark.parametrize(
    ("effect", "doubt"),
    [
        (If(IsSummoned(THIS), MadeWith(Cards()), do=Draw(1)), "materials"),
        (Continuous(Gains(FOES, PerMaterial(100, THIS))), "pronoun"),
    ],
)
def test_only_beneath_an_xyz_monster_there_are_materials(effect: Effect, doubt: str) -> None:
    """A Fusion or Link Monster was summoned with materials, and none lies beneath it."""
    fusion = replace(monster(effect), frame=Frame.FUSION)
    assert against(fusion) == [doubt]
    assert against(replace(fusion, frame=Frame.XYZ)) == []


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
        (ANY, "フィールド上のモンスター１体を選択して破壊する。", False),
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


SHIELD = IsUnaffected(FOES, Kind.SPELL)
LOCK = Apply(CannotSpecialSummon(Whose.YOURS), Until.END_OF_TURN)
STAYS = Apply(CannotAttack(THIS), Until.END_OF_TURN)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        (AndIfYouDo(Destroy(THAT), And(Draw(1), LOCK)), ["afterwards"]),
        (Then(Destroy(THAT), And(Draw(1), LOCK)), ["afterwards"]),
        (AndIfYouDo(Destroy(THAT), LOCK), ["afterwards"]),
        (Then(Destroy(THAT), And(Draw(1), STAYS)), ["afterwards"]),
        (And(AndIfYouDo(Destroy(THAT), Draw(1)), LOCK), []),
    ],
)
def test_what_holds_after_an_effect_is_doubted_where_it_hangs_on_success(
    step: Step, found: list[str]
) -> None:
    """FAQ of Rokket Tracer: the lock comes whether or not the card was destroyed."""
    card = monster(Ignition(target=Target(SETS), do=step))
    said = "①：カード１枚を対象として発動できる。そのカードを破壊し、１枚ドローする。"
    lock = "この効果の発動後、ターン終了時まで自分は特殊召喚できない。"
    assert against(card, said + lock) == found
    assert against(card, said) == []


@pytest.mark.parametrize(
    ("japanese", "fact", "found"),
    [
        ("①：フィールドの全てのモンスターは魔法の効果を受けない。", SHIELD, ["later ones"]),
        ("①：表側表示で存在する「Ａ」モンスターは効果を受けない。", SHIELD, ["later ones"]),
        ("①：このターン、フィールドのモンスターは効果を受けない。", SHIELD, []),
        ("①：フィールドの全てのモンスターは攻撃力が０になる。", AttackBecomes(FOES, 0), []),
    ],
)
def test_what_holds_of_those_there_is_doubted_where_it_holds_of_later_ones(
    japanese: str, fact: Fact, found: list[str]
) -> None:
    """FAQ of Constellar Omega and Wattkey, and of Dragonmaid Welcome for the turn."""
    card = monster(Ignition(do=Apply(fact, Until.END_OF_TURN)))
    assert against(card, japanese) == found
    assert against(monster(Continuous(fact)), japanese) == []


def test_what_comes_in_the_end_phase_of_that_turn_is_doubted_where_it_hangs_on_success() -> (
    None
):
    """Devotee of Nephthys: the card is destroyed, whatever became of the summon."""
    said = (
        "①：１枚ドローする。この効果を発動したターンのエンドフェイズにこのカードは破壊される。"
    )
    hangs = monster(Ignition(do=AndIfYouDo(Draw(1), InEndPhase(Destroy(THIS)))))
    beside = monster(Ignition(do=And(Draw(1), InEndPhase(Destroy(THIS)))))
    assert against(hangs, said) == ["afterwards"]
    assert against(beside, said) == []


@pytest.mark.parametrize(
    ("whose", "found"), [("that Fusion Monster's ATK", ["fighter"]), ("this card's ATK", [])]
)
def test_what_becomes_of_the_other_fighter_is_doubted(whose: str, found: list[str]) -> None:
    """Fusion Devourer: read as if it were the ATK of the card itself."""
    said = (
        f"If this card battles a Fusion Monster, {whose} becomes 0 during the Damage Step only."
    )

    assert list(doubts(monster(Continuous(AttackBecomes(THIS, 0))), [said], "")) == found


@pytest.mark.parametrize(
    ("whose", "doubt"),
    [(THAT, ["paid with"]), (Former(), [])],
)
def test_what_the_cost_was_paid_with_is_not_the_target(whose: Noun, doubt: list[str]) -> None:
    """Gouki Twistcobra: the ATK gained is that of the monster that was Tributed."""
    cost = TributeCards(Choose(FOES))
    rise = Apply(Gains(THAT, OriginalAttackOf(whose)), Until.END_OF_TURN)
    card = monster(Ignition(cost=cost, target=Target(FOES), do=rise))
    japanese = (
        "①：モンスター１体をリリースし、モンスター１体を対象として発動できる。"
        "そのモンスターの攻撃力はターン終了時まで、リリースしたモンスターの元々の攻撃力分アップする。"
    )

    assert against(card, japanese) == doubt


def test_what_counts_the_effects_is_no_number_of_theirs() -> None:
    """An old text with two effects is printed with ① and ②."""
    trigger = When(IsSummoned(THIS), do=Draw(1), you_can=True)
    card = monster(trigger, Continuous(AttacksDirectly(THIS)))
    japanese = "召喚した時、１枚ドローできる。このカードは直接攻撃できる。"

    assert against(card, japanese, ["When this card is Summoned, you can draw 1 card."]) == []


@pytest.mark.parametrize("until", [Until.WHILE_FACE_UP, Until.END_OF_DUEL])
def test_what_a_player_cannot_do_for_no_time_that_is_said_is_doubted(until: Until) -> None:
    """Inzektor Axe - Zektahawk: while the attack is declared, not from then on."""
    lock = Apply(CannotActivateCards(Kind.SPELL_TRAP, Whose.THEIRS), until)
    card = monster(Ignition(do=lock))

    assert against(card, "①：相手は魔法・罠カードを発動できない。") == ["duration"]


def test_in_a_pendulum_zone_it_is_no_monster_that_it_asks_for() -> None:
    own = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    effect = Ignition(condition=Exists(own), do=Draw(1))

    assert against(replace(monster(), pendulum=(effect,), scale=2)) == []
    assert against(monster(effect)) == ["other"]
