"""Magnetic Field: brings Magnet Warriors back, and returns what survives an EARTH Rock."""

from dataclasses import replace

import pytest

from engine.yugioh.language import (
    SUBJECT,
    THIS,
    AndIfYouDo,
    Attribute,
    Cards,
    Destroy,
    IsActivated,
    Kind,
    NegateActivation,
    Quick,
    TributeCards,
    Type,
    Whose,
    monster,
)
from tests.rulings.test_damage_step import BEFORE, END
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in

CARD, ROCK = "Magnetic Field", "Giant Soldier of Stone"
ALPHA, GAMMA = "Alpha The Magnet Warrior", "Gamma The Magnet Warrior"
SKULL = "Summoned Skull"


@pytest.fixture(autouse=True)
def magnets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Magnet Warriors, one of them of a high Level."""
    earth, rock = Attribute.EARTH, Type.ROCK
    texts = (
        monster(ALPHA, 1, attribute=earth, type=rock, level=4, attack=1400),
        monster(GAMMA, 2, attribute=earth, type=rock, level=5, attack=1500),
    )
    deal_in(monkeypatch, *(replace(text, series=("Magnet Warrior",)) for text in texts))


def test_a_magnet_warrior_comes_where_such_a_rock_is_controlled() -> None:
    table = Table(yugi=side(field=[face_up(CARD), ROCK], graveyard=[ALPHA, GAMMA, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [ALPHA, ROCK]
    assert not table.yugi.may("activate", CARD)


def test_not_without_one() -> None:
    for mine in ("Uraby", face_down(ROCK)):
        table = Table(yugi=side(field=[face_up(CARD), mine], graveyard=[ALPHA]))

        assert not table.yugi.may("activate", CARD)


def answered(response: str, target: str) -> Table:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK)], graveyard=[ALPHA]),
        kaiba=side(field=[face_down(response)], hand=["Kuriboh"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates(response, targeting=target)
    table.everyone_passes()
    return table


def test_faq_12578_the_rock_may_have_gone_meanwhile() -> None:
    table = answered("Raigeki Break", ROCK)

    assert table.yugi.monsters == [ALPHA]


def test_faq_12578_it_may_not_itself() -> None:
    table = answered("Raigeki Break", CARD)

    assert table.yugi.monsters == [ROCK]


def fought(mine: str = ROCK, theirs: str = SKULL, *, guards: bool = False) -> Table:
    """A table on which their monster has attacked mine."""
    stands = defending(mine) if guards else attacking(mine)
    table = Table(
        yugi=side(field=[face_up(CARD), stands]),
        kaiba=side(field=[attacking(theirs)], extra=["Junk Warrior"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(theirs, at=mine)
    return table


def test_faq_12578_what_it_battled_returns_though_the_rock_has_fallen() -> None:
    table = fought()
    table.yugi.activates(CARD, at=END)
    table.everyone_passes()

    assert table.kaiba.hand == [SKULL]
    assert table.yugi.graveyard == [ROCK]


def test_faq_12578_a_monster_of_the_extra_deck_goes_back_there() -> None:
    table = fought(theirs="Junk Warrior")
    table.yugi.activates(CARD, at=END)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.hand == []


def test_what_the_battle_has_destroyed_does_not_return() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK)]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(ROCK, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh"]
    assert not table.was_offered(table.yugi, CARD)


def test_only_of_an_earth_rock() -> None:
    table = fought("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_not_after_a_direct_attack() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK)]), kaiba=side(hand=["Kuriboh"])
    )
    table.yugi.attacks_with(ROCK)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_q_a_19441_not_where_no_damage_was_calculated(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = monster(
        "A Wall",
        3,
        Quick(
            IsActivated(Cards(Kind.SPELL, Whose.THEIRS)),
            cost=TributeCards(THIS),
            do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        ),
        attribute=Attribute.EARTH,
        type=Type.ROCK,
        level=4,
        attack=1900,
    )
    deal_in(monkeypatch, wall)
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(wall.name)]),
        kaiba=side(field=[attacking(SKULL), face_down("Rush Recklessly")]),
    )
    table.yugi.attacks_with(wall.name, at=SKULL)
    table.kaiba.activates("Rush Recklessly", targeting=wall.name, at=BEFORE)
    table.yugi.activates(wall.name)
    table.everyone_passes()

    assert table.yugi.graveyard == [wall.name]
    assert table.kaiba.monsters == [SKULL]
    assert not table.was_offered(table.yugi, CARD)


def test_q_a_19440_both_players_can_use_theirs() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ALPHA)]),
        kaiba=side(field=[face_up(CARD), face_down(ROCK)]),
    )
    table.yugi.attacks_with(ALPHA, at=ROCK)
    table.yugi.activates(CARD, at=END)
    table.kaiba.activates(CARD, at=END)
    table.everyone_passes()

    assert table.yugi.hand == [ALPHA]
    assert table.kaiba.hand == [ROCK]
    assert table.chains() == [[CARD, CARD]]


def test_that_is_used_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK), attacking(ALPHA)]),
        kaiba=side(field=[attacking(SKULL), attacking("Blue-Eyes White Dragon")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at=ROCK)
    table.yugi.activates(CARD, at=END)
    table.everyone_passes()
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=ALPHA)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Blue-Eyes White Dragon"]
    assert table.chains() == [[CARD]]
