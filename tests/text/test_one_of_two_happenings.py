"""One of two happenings, or of two conditions, told in one sentence, in both languages."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THIS,
    AtPhase,
    Cards,
    Cause,
    Either,
    EitherHappens,
    IsAttacked,
    IsBanished,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    IsTributed,
    Kind,
    LeavesField,
    Of,
    OutsideDamageStep,
    Phase,
    Place,
    Summon,
    Trigger,
    Type,
    Whose,
)
from tests.text.japanese import MONSTER

DRAWS, DRAWS_JA = ": You can draw 1 card.", "に発動できる。自分は１枚ドローする。"
NORMAL_OR_SPECIAL = (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)
BY_BATTLE = IsDestroyed(THIS, Cause.BATTLE)
WARRIOR = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.WARRIOR),))


@pytest.mark.parametrize(
    ("english", "japanese", "when"),
    [
        (
            "If this card is Normal or Special Summoned, or if this card is Tributed",
            "このカードが召喚・特殊召喚した場合、またはこのカードがリリースされた場合",
            EitherHappens(IsSummoned(THIS, NORMAL_OR_SPECIAL), IsTributed(THIS)),
        ),
        (
            "If this card is banished, or sent from the field to the GY",
            "このカードが除外された場合、またはフィールドから墓地へ送られた場合",
            EitherHappens(IsBanished(THIS), IsSentToGraveyard(THIS, Place.FIELD)),
        ),
        (
            "If this face-up card is destroyed by battle, or leaves the field because of an "
            "opponent's card effect while its owner controls it",
            "表側表示のこのカードが相手の効果でフィールドから離れた場合、または戦闘で破壊された場合",
            EitherHappens(LeavesField(THIS, Whose.THEIRS), BY_BATTLE),
        ),
        (
            "If this card is destroyed by battle or sent to the GY by a card effect",
            "このカードが効果で墓地へ送られた場合、または戦闘で破壊された場合",
            EitherHappens(IsSentToGraveyard(THIS, by_effect=True), BY_BATTLE),
        ),
        (
            "If this card is destroyed by battle and sent to the GY, or if this card in your "
            "possession is destroyed by an opponent's card effect and sent to your GY",
            "このカードが戦闘または相手の効果で破壊され墓地へ送られた場合",
            EitherHappens(
                IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
                IsSentToGraveyard(THIS, destroyed_by=Cause.EFFECT, by=Whose.THEIRS),
            ),
        ),
        (
            "If this card is Special Summoned, or if another Warrior monster(s) is Special "
            "Summoned from the GY to your field while you control this monster",
            "このカードが特殊召喚した場合、またはこのカードが既にモンスターゾーンに存在する状態で、"
            "このカード以外の戦士族モンスターが墓地から自分フィールドに特殊召喚された場合",
            EitherHappens(
                IsSummoned(THIS, (Summon.SPECIAL,)),
                IsSummoned(WARRIOR, (Summon.SPECIAL,), Place.GRAVEYARD),
            ),
        ),
        (
            "When this card is Normal Summoned or flipped face-up",
            "このカードが召喚・リバースした時",
            EitherHappens(IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)), IsFlipped(THIS)),
        ),
        (
            "If this card is Normal Summoned, Special Summoned, or flipped face-up",
            "このカードが召喚・特殊召喚・リバースした場合",
            EitherHappens(IsSummoned(THIS, NORMAL_OR_SPECIAL), IsFlipped(THIS)),
        ),
    ],
)
def test_both_languages_say_it(english: str, japanese: str, when: Trigger) -> None:
    told = twice_read(
        parse(MONSTER, [english + DRAWS]), parse(MONSTER, [f"①：{japanese}{DRAWS_JA}"], "ja")
    )
    (effect,) = told.card.effects
    assert getattr(effect, "when", None) == when


def test_where_the_damage_step_is_left_out_is_told_of_both() -> None:
    english = (
        "If your opponent Normal or Special Summons a monster(s) (except during the Damage "
        "Step), or if an opponent's monster targets this card for an attack: You can draw 1 "
        "card."
    )
    japanese = (
        "①：相手がモンスターを召喚・特殊召喚した場合、またはこのカードが相手モンスターの"
        f"攻撃対象に選択された場合{DRAWS_JA}"
    )
    told = twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja"))
    (effect,) = told.card.effects
    came = IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS), NORMAL_OR_SPECIAL)
    assert getattr(effect, "when", None) == EitherHappens(came, IsAttacked(THIS))
    assert getattr(effect, "condition", None) == OutsideDamageStep()


def test_a_spirit_of_an_old_text_returns_in_the_turn_in_which_it_came_or_was_turned_up() -> (
    None
):
    english = (
        "During the End Phase of the turn this card is Normal Summoned or flipped face-up: "
        "Return it to the hand."
    )
    japanese = "召喚・リバースしたターンのエンドフェイズ時に持ち主の手札に戻る。"
    told = twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja"))
    (effect,) = told.card.effects
    assert getattr(effect, "when", None) == AtPhase(Phase.END)
    assert isinstance(getattr(effect, "condition", None), Either)


def test_a_card_destroyed_by_one_cause_or_another_is_one_happening() -> None:
    """What has been so read before is read so still, whichever way it is told."""
    said = (
        "If this card is destroyed by battle, or is destroyed by an opponent's card effect: "
        "You can draw 1 card."
    )
    (effect,) = parse(MONSTER, [said]).effects
    by_either = IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), of=Whose.THEIRS)
    assert getattr(effect, "when", None) == by_either


def test_which_of_two_cards_is_meant_is_not_guessed() -> None:
    said = (
        "If this card is Special Summoned, or if another monster is Special Summoned to your "
        "field: You can make it gain 500 ATK."
    )
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [said])


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (
            "If you control no monsters, or your opponent controls a Warrior monster, you can "
            "Special Summon this card (from your hand).",
            "①：自分フィールドにモンスターが存在しない場合、または相手フィールドに戦士族モンスターが存在する場合、"
            "このカードは手札から特殊召喚できる。",
        ),
        (
            "If you control no monsters, or control a Warrior monster, you can Special Summon "
            "this card (from your hand).",
            "①：自分フィールドに、モンスターが存在しない場合、または戦士族モンスターが存在する場合、"
            "このカードは手札から特殊召喚できる。",
        ),
    ],
)
def test_of_two_conditions_one_is_enough(english: str, japanese: str) -> None:
    told = twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja"))
    (effect,) = told.card.effects
    assert isinstance(getattr(effect, "condition", None), Either)


@pytest.mark.parametrize(
    ("english", "japanese", "chinese"),
    [
        (
            "If this card is Special Summoned, or if this card is Tributed: You can draw 1 "
            "card.",
            "①：このカードが特殊召喚した場合、またはこのカードがリリースされた場合に発動できる。自分は１枚ドローする。",
            "①：此卡特殊召唤的情况下，或此卡被解放的情况下可以发动。自己从牌组抽1张。",
        ),
        (
            "When this card is Normal Summoned or flipped face-up: You can draw 1 card.",
            "①：このカードが召喚・リバースした時に発動できる。自分は１枚ドローする。",
            "①：此卡召唤・反转时可以发动。自己从牌组抽1张。",
        ),
    ],
)
def test_it_is_printed_in_three_languages(english: str, japanese: str, chinese: str) -> None:
    card = parse(MONSTER, [english])

    assert text(card, "en") == (english,)
    assert text(card, "ja") == (japanese,)
    assert text(card, "zh") == (chinese,)
