"""Attack the Moon!: a Rock monster that is turned costs the opponent a Spell or Trap."""

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    AtDamageStep,
    Attribute,
    Cards,
    ChangePosition,
    Draw,
    IsTurned,
    Kind,
    Place,
    Position,
    Timing,
    Type,
    When,
    Whenever,
    Whose,
    continuous_spell,
    monster,
)
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in

CARD, ROCK = "Attack the Moon!", "Giant Soldier of Stone"
SET = "Fake Trap"


def turned(rock: str = ROCK) -> Table:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(rock)]), kaiba=side(field=[face_down(SET)])
    )
    table.yugi.changes_position(rock)
    return table


def test_faq_10359_from_attack_to_defense_position() -> None:
    table = turned()
    table.yugi.activates(CARD, targeting=SET)
    table.everyone_passes()

    assert table.kaiba.graveyard == [SET]


def test_faq_10359_from_defense_to_attack_position() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), defending(ROCK)]), kaiba=side(field=[face_down(SET)])
    )
    table.yugi.changes_position(ROCK)
    table.yugi.activates(CARD, targeting=SET)
    table.everyone_passes()

    assert table.kaiba.graveyard == [SET]


def test_only_of_a_rock_monster() -> None:
    table = turned("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_only_of_ones_own() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)]),
        kaiba=side(field=[face_down(SET), attacking(ROCK)]),
        turn_player="kaiba",
    )
    table.kaiba.changes_position(ROCK)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_10359_not_as_it_is_turned_face_down() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK)], hand=["Book of Moon"]),
        kaiba=side(field=[face_down(SET)]),
    )
    table.yugi.activates("Book of Moon", targeting=ROCK)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_10359_nor_from_face_down_to_face_up_defense_position() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_down(ROCK)]),
        kaiba=side(field=[face_down(SET)], hand=["Swords of Revealing Light"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Swords of Revealing Light")
    table.everyone_passes()

    assert table.yugi.sees(ROCK).position == "face-up Defense"
    assert not table.was_offered(table.yugi, CARD)


def test_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK), attacking("Gogogo Golem")]),
        kaiba=side(field=[face_down(SET), face_down("Mirror Force")]),
    )
    table.yugi.changes_position(ROCK)
    table.yugi.activates(CARD, targeting=SET)
    table.everyone_passes()
    table.yugi.changes_position("Gogogo Golem")
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]


def turned_by_an_effect(*first: str) -> Table:
    """A table on which an effect of kaiba has turned the Rock, on a chain that began so."""
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(ROCK)]),
        kaiba=side(field=[face_down(SET)], hand=[*first, "Enemy Controller"]),
        turn_player="kaiba",
    )
    for each in first:
        table.kaiba.activates(each)
    table.kaiba.activates("Enemy Controller", effect=0)
    table.everyone_passes()
    return table


def test_faq_10359_not_where_something_else_was_done_after_it() -> None:
    table = turned_by_an_effect()
    assert table.was_offered(table.yugi, CARD)

    late = turned_by_an_effect("Pot of Greed")
    assert late.yugi.sees(ROCK).position == "face-up Defense"
    assert not late.was_offered(late.yugi, CARD)


def test_faq_10359_not_in_the_damage_step(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Whenever(
        AtDamageStep(Timing.END, attacker=THIS), do=ChangePosition(THIS, Position.DEFENSE)
    )
    earth, rock = Attribute.EARTH, Type.ROCK
    axe = monster("A Rock Axe", 1, turns, attribute=earth, type=rock, level=4, attack=2000)
    deal_in(monkeypatch, axe)
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(axe.name)]),
        kaiba=side(field=[face_down(SET)]),
    )
    table.yugi.attacks_with(axe.name)
    table.everyone_passes()

    assert table.yugi.sees(axe.name).position == "face-up Defense"
    assert not table.was_offered(table.yugi, CARD)


@pytest.mark.parametrize("lies", ["face-up Attack", "face-up Defense"])
def test_faq_17602_where_any_monster_may_be_turned_one_turned_face_down_from_attack_is(
    monkeypatch: pytest.MonkeyPatch, lies: str
) -> None:
    mine = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    drawn = When(IsTurned(mine, None), do=Draw(1), you_can=True)
    deal_in(monkeypatch, continuous_spell("A Moon", 1, Activate(), drawn))
    attacks = lies == "face-up Attack"
    table = Table(
        yugi=side(
            field=[face_up("A Moon"), attacking(ROCK) if attacks else defending(ROCK)],
            hand=["Book of Moon"],
        ),
    )
    table.yugi.activates("Book of Moon", targeting=ROCK)
    table.everyone_passes()

    assert table.was_offered(table.yugi, "A Moon") is attacks
