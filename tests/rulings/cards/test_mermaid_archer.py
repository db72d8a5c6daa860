"""Mermaid Archer: one small monster for 800 ATK, which falls in its place."""

from engine.yugioh.language import (
    EQUIPPED,
    THIS,
    Activate,
    Cards,
    Continuous,
    Destroy,
    Every,
    FallsInstead,
    Place,
)
from engine.yugioh.state.reasons import Reason
from tests.rulings.inventing import named, rewrite
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, WORN = "Mermaid Archer", "Treeborn Frog"


def armed(*theirs: Lying, hand: tuple[str, ...] = ()) -> Table:
    """A table on which it wears a monster."""
    return Table(
        yugi=side(field=[CARD, face_up(WORN, "S1", on=CARD)], hand=[*hand]),
        kaiba=side(field=[*theirs]),
    )


def test_faq_8188_it_equips_a_small_monster_of_its_own_side() -> None:
    table = Table(
        yugi=side(field=[CARD, WORN, "Great White", face_down("Kuriboh")]),
        kaiba=side(field=["Sangan"]),
    )
    table.yugi.activates(CARD, targeting=WORN)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Great White", "Kuriboh"]
    assert table.yugi.sees(WORN).on == CARD
    assert table.yugi.sees(CARD).attack == 2000


def test_faq_8188_neither_itself_nor_one_that_is_bigger_or_face_down() -> None:
    table = Table(
        yugi=side(field=[CARD, "Great White", face_down("Kuriboh")]),
        kaiba=side(field=["Sangan"]),
    )

    assert not table.yugi.may("activate", CARD)


def test_it_wears_one_at_a_time() -> None:
    table = Table(yugi=side(field=[CARD, face_up(WORN, "S1", on=CARD), "Kuriboh"]))

    assert not table.yugi.may("activate", CARD)


def test_faq_8188_in_battle_the_one_it_wears_falls_if_its_player_wants() -> None:
    table = armed(attacking("Summoned Skull"))
    table.yugi.attacks_with(CARD)
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == [WORN]
    assert table.yugi.life == 8000 - 500
    assert table.yugi.sees(CARD).attack == 1200


def test_its_player_may_let_it_fall() -> None:
    table = armed(attacking("Summoned Skull"))
    table.yugi.attacks_with(CARD)
    table.yugi.declines()
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted([CARD, WORN])


def test_so_it_is_where_an_effect_would_destroy_it() -> None:
    table = armed(hand=("Dark Hole",))
    table.yugi.activates("Dark Hole")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.spells == []


def test_qa_8403_not_where_both_are_destroyed_together() -> None:
    table = armed(hand=("Dark Hole",))
    duel = table.driver.duel
    every = Every(Cards(place=Place.FIELD))
    rewrite(duel, named(duel, "Dark Hole"), (Activate(do=Destroy(every)),))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert table.yugi.monsters == []


def test_qa_8404_not_where_something_else_falls_in_its_place_already() -> None:
    table = Table(
        yugi=side(
            field=[CARD, face_up(WORN, "S1", on=CARD), face_up("Axe of Despair", "S2", on=CARD)]
        ),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    duel = table.driver.duel
    falls = Continuous(FallsInstead(EQUIPPED, THIS))
    rewrite(duel, named(duel, "Axe of Despair"), (Activate(), falls))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert table.yugi.field == [CARD, WORN]


def test_without_one_it_is_destroyed_unasked() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[attacking("Summoned Skull")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]


def test_turned_face_down_it_loses_the_one_it_wears() -> None:
    table = armed(hand=("Book of Moon",))
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted(["Book of Moon", WORN])


def test_it_can_do_so_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[CARD, WORN, "Kuriboh"], hand=["Mystical Space Typhoon"]),
    )
    table.yugi.activates(CARD, targeting=WORN)
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=WORN)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 1200
    assert not table.yugi.may("activate", CARD)
