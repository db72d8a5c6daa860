"""What answers an attack that involves a monster, by the official answers to such cards."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Attacks,
    BattlesWith,
    Cards,
    Condition,
    DeclaresAttack,
    Draw,
    Either,
    Kind,
    Named,
    When,
    Whose,
)
from tests.table import Table, attacking, side

OX = Cards(Kind.MONSTER, Whose.YOURS, like=(Named("Battle Ox"),))
MONSTER, THEIRS = Cards(Kind.MONSTER), Cards(Kind.MONSTER, Whose.THEIRS)
ALONE = Either(Attacks(OX), Attacks(MONSTER, OX))
BOTH = BattlesWith(OX, THEIRS)


@pytest.fixture
def watched(lay_beside: Callable[..., None]) -> Callable[[Condition], None]:
    """Has "Watcher" draw at the declaration of an attack, where that is so."""

    def lay(condition: Condition) -> None:
        answer = When(DeclaresAttack(MONSTER), condition, do=Draw(1), you_can=True)
        card = replace(by_name("Uraby"), name="Watcher", passcode=9001, effects=(answer,))
        lay_beside(card)

    return lay


@pytest.mark.parametrize("condition", [ALONE, BOTH])
@pytest.mark.parametrize("attacker", ["Battle Ox", "Kuriboh"])
def test_of_the_two_either_can_attack(
    attacker: str, condition: Condition, watched: Callable[[Condition], None]
) -> None:
    """FAQ of Performapal Gongato, and of Ancient Warriors - Virtuous Liu Xuan."""
    watched(condition)
    mine = side(field=[attacking("Battle Ox"), "Watcher"], deck=["Sangan"] * 3)
    theirs = side(field=[attacking("Kuriboh")], deck=["Sangan"] * 3)
    if attacker == "Battle Ox":
        table = Table(yugi=mine, kaiba=theirs)
        table.yugi.attacks_with("Battle Ox", at="Kuriboh")
        assert table.yugi.may("activate", "Watcher", at="attack")
    else:
        table = Table(yugi=theirs, kaiba=mine)
        table.yugi.attacks_with("Kuriboh", at="Battle Ox")
        assert table.kaiba.may("activate", "Watcher", at="attack")


@pytest.mark.parametrize(("condition", "answers"), [(ALONE, True), (BOTH, False)])
def test_a_direct_attack_is_no_battle_with_a_monster(
    condition: Condition, answers: bool, watched: Callable[[Condition], None]
) -> None:
    watched(condition)
    table = Table(yugi=side(field=[attacking("Battle Ox"), "Watcher"], deck=["Sangan"] * 3))
    table.yugi.attacks_with("Battle Ox")
    assert table.yugi.may("activate", "Watcher", at="attack") is answers


def test_the_attack_of_another_monster_is_not_answered(
    watched: Callable[[Condition], None],
) -> None:
    watched(ALONE)
    mine = side(field=["Battle Ox", "Watcher", attacking("Sangan")], deck=["Uraby"] * 3)
    table = Table(yugi=mine)
    table.yugi.attacks_with("Sangan")
    assert not table.yugi.may("activate", "Watcher", at="attack")
