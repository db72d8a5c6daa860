"""When an attack is declared involving a monster, whichever of the two attacks."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    Attacks,
    BattlesWith,
    Cards,
    CardText,
    DeclaresAttack,
    Kind,
    When,
    parts,
)
from tests.text.japanese import MONSTER, TRAP

ANY = DeclaresAttack(Cards(Kind.MONSTER))


@pytest.mark.parametrize(
    ("card", "english", "japanese", "asked"),
    [
        (
            MONSTER,
            "When an attack is declared involving your Warrior monster: You can target 1 "
            "Spell/Trap on the field; destroy it.",
            "①：自分の戦士族モンスターが戦闘を行う攻撃宣言時、フィールドの魔法・罠カード１枚を対象として発動できる。そのカードを破壊する。",
            Attacks,
        ),
        (
            MONSTER,
            "When an attack is declared involving another Warrior monster you control: You can "
            "draw 1 card.",
            "①：このカード以外の自分の戦士族モンスターが戦闘を行う攻撃宣言時に発動できる。自分は１枚ドローする。",
            Attacks,
        ),
        (
            MONSTER,
            "When an attack is declared involving this card: You can draw 1 card.",
            "①：このカードが戦闘を行う攻撃宣言時に発動できる。自分は１枚ドローする。",
            Attacks,
        ),
        (
            MONSTER,
            "When an attack is declared involving your Warrior monster and an opponent's "
            "monster: You can draw 1 card.",
            "①：自分の戦士族モンスターが相手モンスターと戦闘を行う攻撃宣言時に発動できる。自分は１枚ドローする。",
            BattlesWith,
        ),
        (
            TRAP,
            "When an attack is declared involving 2 monsters: Draw 1 card.",
            "①：モンスター同士が戦闘を行う攻撃宣言時に発動できる。自分は１枚ドローする。",
            BattlesWith,
        ),
    ],
)
def test_both_languages_say_it(
    card: CardText, english: str, japanese: str, asked: type[Attacks | BattlesWith]
) -> None:
    (effect,) = twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card.effects
    assert getattr(effect, "when", None) == ANY
    assert any(isinstance(each, asked) for each in parts(effect))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            "When an attack is declared involving your Warrior monster: You can make that "
            "monster gain 500 ATK.",
            "en",
        ),
        (
            "When an attack is declared involving your Warrior monster and an opponent's "
            "monster: You can destroy that opponent's monster.",
            "en",
        ),
        (
            "①：自分の戦士族モンスターが相手モンスターと戦闘を行う攻撃宣言時に発動できる。その相手モンスターを破壊する。",
            "ja",
        ),
    ],
)
def test_a_monster_of_the_battle_is_not_the_one_that_attacks(text: str, code: str) -> None:
    """The attacking monster may be of either player: which of the two is meant is not told."""
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [text], code)


def test_whose_attack_it_is_is_told_where_only_one_player_can_attack() -> None:
    said = "When your opponent's monster declares an attack: You can destroy that monster."
    (effect,) = parse(MONSTER, [said]).effects
    assert isinstance(effect, When)
