"""Ways to say the same in Japanese, and what is told by where it stands in the box."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from cards.text.page import TEXT
from engine.yugioh.language import (
    THAT,
    THIS,
    CannotSpecialSummon,
    Cards,
    CardText,
    Cause,
    Destroy,
    DestroyedIf,
    Draw,
    Face,
    If,
    Ignition,
    IsDestroyed,
    IsSentToGraveyard,
    Kind,
    Lacks,
    LeavesField,
    Place,
    Provided,
    Quick,
    ReturnToHand,
    SummonedIf,
    ThisIs,
    Trigger,
    Whenever,
    Whose,
    continuous_trap,
)
from tests.text.japanese import MONSTER, SPELL, TRAP, only

AIMED = "①：フィールドの表側表示モンスター１体を対象として発動できる。"


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        (
            SPELL,
            f"{AIMED}そのモンスターの元々の攻撃力はターン終了時まで半分になる。",
            f"{AIMED}このターン、そのモンスターの元々の攻撃力は半分になる。",
        ),
        (
            SPELL,
            "①：自分は３枚ドローし、その後の自分ドローフェイズは４回スキップされる。",
            "①：自分は３枚ドローし、その後の自分ドローフェイズを４回スキップする。",
        ),
        (
            SPELL,
            "①：お互いのプレイヤーは、それぞれデッキから２枚ドローする。",
            "①：お互いのプレイヤーはそれぞれ２枚ドローする。",
        ),
        (
            MONSTER,
            "①：守備表示のこのカードは攻撃できない。",
            "①：このカードが守備表示である場合、このカードは攻撃できない。",
        ),
        (
            MONSTER,
            "このカードの効果を発動するターン、自分はモンスターを特殊召喚できない。"
            "①：自分メインフェイズに発動できる。自分は１枚ドローする。",
            "①：自分メインフェイズに発動できる。自分は１枚ドローする。"
            "この効果を発動するターン、自分はモンスターを特殊召喚できない。",
        ),
        (
            TRAP,
            "①：３００ＬＰを払って以下の効果を発動できる。"
            "●罠カードが発動した時に発動できる。その発動を無効にし破壊する。"
            "●自分か相手がモンスターを反転召喚する際に発動できる。それを無効にする。",
            "①：以下の効果から１つを選択して発動できる。"
            "●罠カードが発動した時、３００ＬＰを払って発動できる。その発動を無効にし破壊する。"
            "●モンスターが反転召喚される際、３００ＬＰを払って発動できる。それを無効にする。",
        ),
        (
            SPELL,
            "①：サイコロを１回振り、出た目の効果を適用する。●２・３・４・６：自分は２枚ドローする。"
            "●１・５：自分は１０００ダメージを受ける。",
            "①：サイコロを１回振る。出た目が１の場合、自分は１０００ダメージを受ける。２の場合、"
            "自分は２枚ドローする。３の場合、自分は２枚ドローする。４の場合、自分は２枚ドローする。"
            "５の場合、自分は１０００ダメージを受ける。６の場合、自分は２枚ドローする。",
        ),
        (
            TRAP,
            "①：フィールドのモンスター１体を対象として、セットされたこのカードを発動できる。"
            "そのモンスターを破壊する。",
            "①：このカードがセットされている状態である場合、フィールドのモンスター１体を対象として"
            "発動できる。そのモンスターを破壊する。",
        ),
        (
            SPELL,
            "①：自分の墓地の、「魔術師」モンスターか「ＥＭ」モンスター１体を対象として発動できる。"
            "そのモンスターを除外する。",
            "①：自分の墓地の「魔術師」モンスターか自分の墓地の「ＥＭ」モンスター１体を対象として"
            "発動できる。そのモンスターを除外する。",
        ),
        (
            TRAP,
            "①：罠カードが発動した時に発動できる。相手は１枚ドローし、その発動を無効にし破壊する。",
            "①：罠カードが発動した時に発動できる。その発動を無効にし破壊する。"
            "相手は１枚ドローする。",
        ),
        (
            SPELL,
            f"{AIMED}そのモンスターはターン終了時まで、攻撃力が８００ダウンし、"
            "他の魔法・罠カードの効果を受けない。",
            f"{AIMED}そのモンスターの攻撃力はターン終了時まで８００ダウンする。"
            "このターン、そのモンスターは他の魔法・罠カードの効果を受けない。",
        ),
        (
            MONSTER,
            "①：魔力カウンターが３つ置かれているこのカードをリリースして発動できる。"
            "自分は１枚ドローする。",
            "①：このカードに魔力カウンターが３つ置かれている場合、このカードをリリースして発動できる。"
            "自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "①：自分のＰモンスターが戦闘を行う場合、相手はダメージステップ終了時まで"
            "罠カードを発動できない。",
            "①：自分のＰモンスターが戦闘を行い、そのダメージステップが終了していない場合、"
            "相手は罠カードを発動できない。",
        ),
        (
            MONSTER,
            "①：このカードが召喚した時、自分フィールドに他のモンスターが存在しなければ発動できる。"
            "自分は１枚ドローする。",
            "①：このカードが召喚した時、自分フィールドに他のモンスターが存在しない場合に発動できる。"
            "自分は１枚ドローする。",
        ),
        (
            SPELL,
            "①：デッキから「魔術師」または「ＥＭ」と名のついたモンスター１体を手札に加える。",
            "①：デッキから「魔術師」モンスターか「ＥＭ」モンスター１体を手札に加える。",
        ),
        (
            MONSTER,
            "①：相手モンスターの攻撃宣言時に発動できる。その相手モンスターの攻撃力はターン終了時まで"
            "０になる。",
            "①：相手モンスターの攻撃宣言時に発動できる。そのモンスターの攻撃力はターン終了時まで"
            "０になる。",
        ),
        (
            TRAP,
            f"{AIMED}そのモンスターはこのターン、戦闘・効果では破壊されない。",
            f"{AIMED}このターン、そのモンスターは戦闘では破壊されず、"
            "そのモンスターは効果では破壊されない。",
        ),
        (
            MONSTER,
            "①：このカードが攻撃する場合、相手はダメージステップ終了時まで魔法・罠カードを発動できない。",
            "①：このカードが攻撃する場合、相手は魔法・罠カードを発動できない。",
        ),
        (
            MONSTER,
            "①：攻撃表示のこのカードが攻撃対象に選択された場合に発動する。自分は１枚ドローする。",
            "①：このカードが攻撃対象に選択された場合、このカードが攻撃表示である場合に発動する。"
            "自分は１枚ドローする。",
        ),
    ],
)
def test_ways_to_say_one_thing_are_read_alike(card: CardText, one: str, other: str) -> None:
    read, again = parse(card, [one], "ja"), parse(card, [other], "ja")

    assert twice_read(read, again).card.effects == read.effects


def test_each_face_of_a_die_is_named_once() -> None:
    told = "①：サイコロを１回振り、出た目の効果を適用する。●１・２：自分は２枚ドローする。"

    with pytest.raises(UnknownTextError):
        parse(SPELL, [told + "●２・３：自分は１枚ドローする。"], "ja")


def test_what_cannot_be_normal_summoned_is_known_by_the_facts_of_the_card() -> None:
    """The text alone does not change how a card can be summoned, so it is declined."""
    summoned = "自分フィールドにモンスターが存在しない場合に特殊召喚できる。"
    head = f"このカードは通常召喚できない。{summoned}"

    only_special = parse(replace(MONSTER, special_only=True), [head], "ja")

    empty = Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    assert only_special.effects == (SummonedIf(empty),)
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [head], "ja")


def test_this_effect_is_the_only_one_of_the_card() -> None:
    head = "この効果を発動するターン、自分はモンスターを特殊召喚できない。"
    first = "①：自分メインフェイズに発動できる。自分は１枚ドローする。"

    effect = only(MONSTER, head + first)

    assert isinstance(effect, Ignition)
    assert effect.oath == CannotSpecialSummon(Whose.YOURS)
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [head + first + first.replace("①", "②")], "ja")


def test_what_of_this_card_is_dealt_with_as_long_as_it_is_face_up_is_read() -> None:
    said = "①：自分メインフェイズに発動できる。フィールドの表側表示のこのカードを手札に戻す。"

    up = ThisIs(Cards(place=Place.FIELD, face=Face.UP))
    assert only(MONSTER, said) == Ignition(do=Provided(up, ReturnToHand(THIS)))


def test_a_target_that_is_destroyed_and_banished_later_is_printed_so() -> None:
    """What happens of itself says all that is done, and is read so again."""
    trap = continuous_trap("A Trap That Stays", 5)
    aimed = "①：自分の墓地のモンスター１体を対象としてこのカードを発動できる。"
    said = "そのモンスターを特殊召喚する。このカードがフィールドから離れた時に"

    read = parse(trap, [f"{aimed}{said}そのモンスターは破壊され除外される。"], "ja")

    assert read.effects[1] == Whenever(LeavesField(THIS), Destroy(THAT, True))
    assert any("破壊され除外される" in paragraph for paragraph in TEXT["ja"](read))


@pytest.mark.parametrize(
    ("told", "when"),
    [
        (
            "フィールドのこのカードが効果で破壊された",
            IsDestroyed(THIS, Cause.EFFECT, on_field=True),
        ),
        ("フィールド上に存在するこのカードが破壊された", IsDestroyed(THIS, on_field=True)),
        ("モンスターゾーンのこのカードが破壊された", IsDestroyed(THIS, as_monster=True)),
        ("このカードが効果で破壊された", IsDestroyed(THIS, Cause.EFFECT)),
        ("フィールドのこのカードが墓地へ送られた", IsSentToGraveyard(THIS, Place.FIELD)),
        (
            "フィールド上のこのカードがカードの効果によって破壊され墓地へ送られた",
            IsSentToGraveyard(THIS, Place.FIELD, destroyed_by=Cause.EFFECT),
        ),
        (
            "モンスターゾーンのこのカードが戦闘で破壊され墓地へ送られた",
            IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE, as_monster=True),
        ),
    ],
)
def test_where_this_card_was_destroyed_is_kept(told: str, when: Trigger) -> None:
    (read,) = parse(
        MONSTER, [f"①：{told}場合に発動できる。自分は１枚ドローする。"], "ja"
    ).effects

    assert read == If(when, do=Draw(1), you_can=True)


def test_what_an_older_text_says_also_is_an_effect_of_its_own() -> None:
    gone = "また、フィールド上にモンスターが存在しない場合、このカードを破壊する。"
    said = f"自分のメインフェイズ時に発動できる。自分はカードを１枚ドローする。{gone}"

    drawn, destroyed = parse(MONSTER, [said], "ja").effects

    assert drawn == Ignition(do=Draw(1))
    assert destroyed == DestroyedIf(Lacks(Cards(Kind.MONSTER, place=Place.FIELD)))


def test_a_quick_effect_with_a_condition_is_printed_as_one() -> None:
    quick = "①：自分・相手ターンに、自分の墓地にカードが存在しない場合に発動できる。"

    effect = only(MONSTER, f"{quick}自分は１枚ドローする。")

    empty = Lacks(Cards(whose=Whose.YOURS, place=Place.GRAVEYARD))
    assert effect == Quick(condition=empty, do=Draw(1))
