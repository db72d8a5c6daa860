"""Necrovalley: effects leave the Graveyards alone, and nothing is banished from them."""

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    AddToHand,
    And,
    AnyOf,
    Attribute,
    Cards,
    Choose,
    Continuous,
    Destroy,
    DoesInstead,
    Draw,
    Every,
    InEndPhase,
    Kind,
    Place,
    ReturnToHand,
    ShuffleIntoDeck,
    SpecialSummon,
    Then,
    Type,
    Whose,
    YouCan,
)
from engine.yugioh.language.cards import monster, spell
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in

VALLEY, SPY, REBORN = "Necrovalley", "Gravekeeper's Spy", "Monster Reborn"
TREEBORN = "Treeborn Frog"
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
HELD = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
FROM_EITHER = spell(
    "From Either", 9001, Activate(do=SpecialSummon(Choose(AnyOf(HELD, BURIED))))
)
THEN_ONE = spell("Then One", 9002, Activate(do=Then(Draw(1), AddToHand(Choose(BURIED)))))
IF_WISHED = spell(
    "If Wished", 9003, Activate(do=Then(Draw(1), YouCan(AddToHand(Choose(BURIED)))))
)
ALL = spell(
    "All of Them",
    9004,
    Activate(
        do=And(
            Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
            ReturnToHand(Every(BURIED)),
        )
    ),
)
PAYING = spell("Paying", 9006, Activate(cost=ShuffleIntoDeck(Choose(BURIED)), do=Draw(1)))
LATER = spell("Later", 9005, Activate(do=InEndPhase(AddToHand(Choose(BURIED)))))


SHELTERED = monster(
    "Sheltered",
    9007,
    Continuous(DoesInstead(THIS, ShuffleIntoDeck(Choose(BURIED)))),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=1000,
    defense=1000,
)


@pytest.fixture(autouse=True)
def _invented(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, FROM_EITHER, THEN_ONE, IF_WISHED, ALL, LATER, PAYING, SHELTERED)


def test_gravekeepers_on_either_field_gain_500() -> None:
    table = Table(
        yugi=side(field=[face_up(VALLEY), attacking(SPY)]),
        kaiba=side(field=[defending(SPY), attacking("Uraby")]),
    )

    assert (table.yugi.sees(SPY).attack, table.kaiba.sees(SPY).defense) == (1700, 2500)
    assert table.kaiba.sees("Uraby").attack == 1500


def test_faq_5533_an_effect_that_moves_its_target_there_is_negated() -> None:
    table = Table(
        yugi=side(hand=[REBORN], graveyard=["Uraby"]),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(REBORN, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == sorted(["Uraby", REBORN])


def test_destroyed_in_response_it_negates_nothing() -> None:
    table = Table(
        yugi=side(
            hand=[REBORN], field=[face_down("Mystical Space Typhoon")], graveyard=["Uraby"]
        ),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(REBORN, targeting="Uraby")
    table.yugi.activates("Mystical Space Typhoon", targeting=VALLEY)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_a_set_one_does_nothing() -> None:
    table = Table(
        yugi=side(hand=[REBORN], graveyard=["Uraby"], field=[face_down(VALLEY)]),
    )
    table.yugi.activates(REBORN, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_q_a_10691_of_a_negated_effect_nothing_is_done() -> None:
    table = Table(
        yugi=side(hand=[ALL.name], graveyard=["Uraby"]),
        kaiba=side(field=[face_up(VALLEY), attacking("Summoned Skull")]),
    )
    table.yugi.activates(ALL.name)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]
    assert "Uraby" in table.yugi.graveyard


def test_q_a_9791_where_there_is_none_to_move_the_rest_is_done() -> None:
    table = Table(
        yugi=side(hand=[ALL.name]),
        kaiba=side(field=[face_up(VALLEY), attacking("Summoned Skull")]),
    )
    table.yugi.activates(ALL.name)
    table.everyone_passes()

    assert table.kaiba.monsters == []


@pytest.mark.parametrize(("held", "came"), [(["Kuriboh"], ["Kuriboh"]), ([], [])])
def test_q_a_11857_what_could_come_from_elsewhere_does(
    held: list[str], came: list[str]
) -> None:
    table = Table(
        yugi=side(hand=[FROM_EITHER.name, *held], graveyard=["Uraby"]),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(FROM_EITHER.name)
    table.everyone_passes()

    assert table.yugi.monsters == came
    assert "Uraby" in table.yugi.graveyard


@pytest.mark.parametrize(("name", "drawn"), [(THEN_ONE.name, 0), (IF_WISHED.name, 1)])
def test_q_a_13196_what_is_only_possible_does_not_undo_the_rest(name: str, drawn: int) -> None:
    table = Table(
        yugi=side(hand=[name], graveyard=["Uraby"], deck=["Kuriboh"] * 4),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(name)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"] * drawn
    assert "Uraby" in table.yugi.graveyard


def test_q_a_12405_what_is_left_for_later_is_not_done_then() -> None:
    table = Table(
        yugi=side(hand=[LATER.name], graveyard=["Uraby"]),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(LATER.name)
    table.everyone_passes()
    table.turn_ends()

    assert "Uraby" in table.yugi.graveyard


def test_faq_5533_nothing_is_banished_from_there_for_a_cost() -> None:
    table = Table(
        yugi=side(hand=["Silpheed"], graveyard=["Harpie Lady"]),
        kaiba=side(field=[face_up(VALLEY)]),
    )

    assert not table.yugi.may("Special Summon", "Silpheed")


def test_q_a_14586_an_effect_of_a_card_there_that_moves_itself_is_negated() -> None:
    table = Table(
        yugi=side(graveyard=[TREEBORN]),
        kaiba=side(field=[face_up(VALLEY)]),
        phase="draw phase",
    )
    table.yugi.activates(TREEBORN)
    table.everyone_passes()

    assert table.yugi.graveyard == [TREEBORN]


def test_q_a_19554_a_cost_takes_cards_from_there() -> None:
    table = Table(
        yugi=side(hand=[PAYING.name], graveyard=["Uraby"], deck=["Kuriboh"] * 3),
        kaiba=side(field=[face_up(VALLEY)]),
    )
    table.yugi.activates(PAYING.name)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]
    assert "Uraby" in table.yugi.deck


def test_q_a_20408_no_monster_comes_from_there_by_an_effect_of_its_own() -> None:
    fortress, gears = "Machina Fortress", ["Machina Gearframe"] * 2
    alone = Table(yugi=side(hand=gears, graveyard=[fortress]))
    assert alone.yugi.may("Special Summon", fortress)

    table = Table(
        yugi=side(hand=gears, graveyard=[fortress]), kaiba=side(field=[face_up(VALLEY)])
    )
    assert not table.yugi.may("Special Summon", fortress)


def test_q_a_12109_nothing_there_is_taken_instead_of_destruction() -> None:
    table = Table(
        yugi=side(field=[face_up(VALLEY), attacking(SHELTERED.name)], graveyard=["Uraby"]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert SHELTERED.name in table.yugi.graveyard
    assert "Uraby" in table.yugi.graveyard
