"""The levels of the built-in opponent: what each of them leaves undone."""

import pytest

from bench.party import CONTESTS, Contest, Game, played
from engine.core.game import Level
from engine.duelmasters.acts.asking import AttackWith, Go, Use
from tests.duelmasters.scenes import GONTA, LIGHT, ULS, has
from tests.duelmasters.test_practice import Asked, attacked, playing

TAPPED, READY = f"{GONTA}!", GONTA
RAIDEN = "光牙忍ライデン"
"""It costs 3, and Uls 6."""


def attacking(level: Level, tapped: int) -> list[object]:
    """What is done with one creature that could defeat C, and so many that have attacked."""
    battle = [*[TAPPED] * tapped, READY]
    return list(playing(level, A=has(battle=battle), C=has(shields=[])).chosen)


@pytest.mark.parametrize(
    ("level", "most"), [(Level.EASY, 1), (Level.NORMAL, 1), (Level.HARD, 9)]
)
def test_so_many_creatures_attack_in_a_turn(level: Level, most: int) -> None:
    for tapped in range(4):
        (chosen,) = attacking(level, tapped)
        assert isinstance(chosen, AttackWith) == (tapped < most), tapped
        assert isinstance(chosen, AttackWith) or chosen is Go.END


def test_the_easy_one_uses_the_cheapest_card_first_and_the_others_the_dearest() -> None:
    hand = has(hand=[ULS, RAIDEN], mana=[f"{LIGHT}*6"])
    names = {}
    for level in Level:
        asked = playing(level, A=hand)
        (chosen,) = asked.chosen
        assert isinstance(chosen, Use)
        names[level] = asked.name(chosen.number)
    assert names[Level.EASY] == RAIDEN
    assert names[Level.NORMAL] == names[Level.HARD] == ULS


def test_the_easy_one_never_blocks() -> None:
    wall = "天空の守護者グラン・ギューレ"
    asked: Asked = attacked(GONTA, A=has(battle=[GONTA]), B=has(battle=[wall]))
    assert len(asked.chosen) == 1
    asked.level = Level.EASY
    assert asked.chosen == []


def test_each_level_is_held_against_the_one_below() -> None:
    levels = [(each.level, each.others) for each in CONTESTS]
    assert (Level.NORMAL, Level.EASY) in levels
    assert (Level.HARD, Level.NORMAL) in levels
    assert all(each.goal is not None and each.goal > 0.25 for each in CONTESTS)


@pytest.mark.parametrize(
    ("level", "others", "games"),
    [(Level.NORMAL, Level.EASY, 16), (Level.HARD, Level.NORMAL, 40)],
)
def test_a_level_wins_more_than_its_share_against_three_of_the_one_below(
    level: Level, others: Level, games: int
) -> None:
    """Normal wins half of its games, hard a third of them: so more of these are played."""
    contest = Contest(level, others, None)
    won = [played(Game(contest, number))[0] for number in range(games)]
    assert sum(won) > games // 4
