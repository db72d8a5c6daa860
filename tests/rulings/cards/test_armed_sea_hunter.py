"""Armed Sea Hunter: what it battled does nothing any more, in the Graveyard neither."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, ALLY = "Armed Sea Hunter", "Treeborn Frog"


def fought(foe: Lying, *beside: str, deck: tuple[str, ...] = ("Kuriboh",)) -> Table:
    """A table on which it has attacked that monster, with those beside it."""
    table = Table(
        yugi=side(field=[CARD, *beside]),
        kaiba=side(field=[foe], deck=[*deck]),
    )
    table.yugi.attacks_with(CARD)
    return table


def test_faq_8316_a_monster_that_outlives_it_has_no_effects_any_more() -> None:
    table = fought(attacking("Jinzo"), ALLY)
    table.yugi.declines()
    table.everyone_passes()
    assert table.chains() == [[CARD]]
    assert table.yugi.graveyard == [CARD]
    table.turn_ends()
    table.turn_ends()

    assert table.kaiba.monsters == ["Jinzo"]


def test_qa_8636_what_it_slays_is_negated_in_the_graveyard() -> None:
    table = fought(attacking("Mystic Tomato"), ALLY, deck=("Mystic Tomato",))
    table.chain_resolves()
    table.kaiba.activates("Mystic Tomato")
    table.everyone_passes()

    assert table.chains() == [[CARD], ["Mystic Tomato"]]
    assert table.kaiba.monsters == []


def test_without_another_water_monster_nothing_is_negated() -> None:
    for beside in ((), ("Kuriboh",)):
        table = fought(attacking("Mystic Tomato"), *beside, deck=("Mystic Tomato",))
        table.kaiba.activates("Mystic Tomato")
        table.everyone_passes()

        assert table.chains() == [["Mystic Tomato"]]
        assert table.kaiba.monsters == ["Mystic Tomato"]


def test_what_is_banished_meanwhile_is_none_of_its_concern() -> None:
    table = fought(attacking("D.D. Warrior Lady"), ALLY)
    table.kaiba.activates("D.D. Warrior Lady")
    table.everyone_passes()

    assert table.chains() == [[CARD, "D.D. Warrior Lady"]]
    assert (table.yugi.banished, table.kaiba.banished) == ([CARD], ["D.D. Warrior Lady"])


def test_qa_8636_so_it_is_where_that_banishes_itself_as_its_cost() -> None:
    table = fought(attacking("Peten the Dark Clown"), ALLY, deck=("Peten the Dark Clown",))
    table.chain_resolves()
    table.kaiba.activates("Peten the Dark Clown")
    table.everyone_passes()

    assert table.kaiba.banished == ["Peten the Dark Clown"]
    assert table.kaiba.monsters == []


def test_revived_it_has_its_effects_again() -> None:
    table = Table(
        yugi=side(field=[CARD, ALLY]),
        kaiba=side(field=[attacking("Exiled Force")], hand=["Monster Reborn"]),
    )
    table.yugi.attacks_with(CARD)
    table.turn_ends()
    table.kaiba.activates("Monster Reborn", targeting="Exiled Force")
    table.everyone_passes()
    table.kaiba.activates("Exiled Force", targeting=CARD)
    table.yugi.declines()
    table.everyone_passes()

    assert CARD in table.yugi.graveyard


def spared(name: str, *hand: str) -> Table:
    """A table on which that monster has outlived the battle, in its player's next turn."""
    table = Table(
        yugi=side(field=[CARD, ALLY]),
        kaiba=side(field=[attacking(name), face_down("Waboku")], hand=[*hand]),
    )
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.turn_ends()
    return table


def test_qa_8633_one_that_gives_itself_up_as_its_cost_is_negated_too() -> None:
    table = spared("Exiled Force")
    table.kaiba.activates("Exiled Force", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Waboku", "Exiled Force"]
    assert table.yugi.monsters == [CARD, ALLY]


@pytest.mark.parametrize("covered", [False, True])
def test_qa_8633_turned_face_down_as_it_resolves_it_is_not(*, covered: bool) -> None:
    table = spared("Tribe-Infecting Virus", "Kuriboh", "Book of Moon")
    table.kaiba.activates("Tribe-Infecting Virus", cost="Kuriboh")
    table.kaiba.chooses("Sea_serpent")
    if covered:
        table.yugi.passes()
        table.kaiba.activates("Book of Moon", targeting="Tribe-Infecting Virus")
        table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == ([ALLY] if covered else [CARD, ALLY])


def test_a_normal_monster_is_none_of_its_foes() -> None:
    table = fought(attacking("Uraby"), ALLY)
    table.everyone_passes()

    assert table.chains() == []


def test_faq_8316_in_battle_a_small_water_monster_falls_in_its_place() -> None:
    table = fought(attacking("Summoned Skull"), ALLY, "Great White", "Kuriboh")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Great White", "Kuriboh"]
    assert table.yugi.graveyard == [ALLY]
    assert table.yugi.life == 8000 - 700


def test_so_it_is_where_an_effect_would_destroy_it() -> None:
    table = Table(
        yugi=side(field=[CARD, ALLY]), kaiba=side(hand=["Smashing Ground"]), turn_player="kaiba"
    )
    table.kaiba.activates("Smashing Ground")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_qa_6529_none_that_would_be_destroyed_itself() -> None:
    table = Table(yugi=side(field=[CARD, ALLY], hand=["Dark Hole"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


@pytest.mark.parametrize("guarded", [False, True])
def test_qa_8815_none_that_effects_cannot_destroy(*, guarded: bool) -> None:
    guard = [face_down("Aegis of the Ocean Dragon Lord")] if guarded else []
    table = Table(
        yugi=side(field=[CARD, ALLY, *guard]),
        kaiba=side(hand=["Smashing Ground"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Smashing Ground")
    if guarded:
        table.yugi.activates("Aegis of the Ocean Dragon Lord")
        table.everyone_passes()
        assert table.yugi.monsters == [ALLY]
    else:
        table.yugi.agrees()
        table.everyone_passes()
        assert table.yugi.monsters == [CARD]


def test_negated_or_face_down_it_is_kept_by_nothing() -> None:
    drained = [attacking(CARD), attacking(ALLY), face_up("Skill Drain")]
    for lying in (drained, [face_down(CARD), attacking(ALLY)]):
        table = Table(
            yugi=side(field=lying),
            kaiba=side(field=[face_down("Raigeki Break")], hand=["Uraby"]),
            turn_player="kaiba",
        )
        table.kaiba.activates("Raigeki Break", targeting=CARD)
        table.everyone_passes()

        assert table.yugi.graveyard == [CARD]
