"""Demise, Supreme King of Armageddon: what it was made of spares it its Life Points."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import Activate, Cards, Named, Place, RitualSummon, Summon, Whose
from engine.yugioh.language.cards import ritual_spell
from engine.yugioh.state.apply.laying import Lying
from tests.table import Table, attacking, face_down, face_up, side

CARD, END, KING = "Demise, Supreme King of Armageddon", "An End", "Demise, King of Armageddon"
RITUALS = ["Black Luster Soldier", "Paladin of White Dragon"]
AN_END = ritual_spell(
    END,
    9001,
    Activate(
        do=RitualSummon(Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named(KING),))),
    ),
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(AN_END)


def came(
    *using: str,
    theirs: list[str | Lying] | None = None,
    hand: list[str] | None = None,
    life: int = 8000,
) -> Table:
    """It was Ritual Summoned with those monsters in Attack Position."""
    table = Table(
        yugi=side(field=[*using], hand=[CARD, END, *(hand or [])], life=life),
        kaiba=side(field=theirs or ["Summoned Skull", "Waboku"]),
    )
    table.yugi.activates(END, position="Attack")
    table.everyone_passes()
    if len(using) > 2:
        table.yugi.chooses(*using)
        table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    return table


def brought(hand: list[str], *field: str) -> Table:
    """It lies there Ritual Summoned, as if laid so."""
    mine = Lying(CARD, "", summoned=Summon.RITUAL)
    return Table(
        yugi=side(field=[mine, *field], hand=hand),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )


def test_in_the_hand_it_has_the_name_by_which_its_ritual_spell_brings_it() -> None:
    table = came(*RITUALS)

    assert sorted(table.yugi.graveyard) == sorted([*RITUALS, END])


def test_in_the_graveyard_it_has_its_own_name() -> None:
    table = Table(yugi=side(graveyard=[CARD], hand=[END], field=RITUALS))

    assert not table.yugi.may("activate", END)


def test_faq_13746_made_of_ritual_monsters_alone_no_life_points_are_paid() -> None:
    table = came(*RITUALS)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert table.kaiba.life == 8000 - 2 * 200
    assert table.kaiba.field == []


def test_faq_13746_then_it_is_used_with_fewer_than_2000_life_points() -> None:
    alone, mixed = came(*RITUALS, life=1900), came(RITUALS[0], "Summoned Skull", life=1900)

    assert alone.yugi.may("activate", CARD)
    assert not mixed.yugi.may("activate", CARD)


def test_with_another_monster_beside_them_they_are_paid() -> None:
    table = came("Black Luster Soldier", "Summoned Skull")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 6000


def test_q_a_69_turned_face_down_it_has_forgotten_of_what_it_was_made() -> None:
    table = came(*RITUALS, hand=["Book of Moon"])
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.ends_turn()
    table.yugi.flip_summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 6000


def test_where_its_effects_are_negated_they_are_paid() -> None:
    table = Table(
        yugi=side(field=RITUALS, hand=[CARD, END]),
        kaiba=side(field=["Summoned Skull", face_up("Skill Drain")]),
    )
    table.yugi.activates(END, position="Attack")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 6000
    assert table.kaiba.field == ["Summoned Skull", "Skill Drain"]


def test_damage_for_what_they_controlled_alone() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Uraby", face_down("Waboku")]),
        kaiba=side(field=["Summoned Skull", face_down("Mirror Force"), face_down("Kuriboh")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (6000, 8000 - 3 * 200)
    assert table.yugi.field == [CARD]


def test_where_only_own_cards_fell_nobody_takes_damage() -> None:
    table = Table(yugi=side(field=[attacking(CARD), "Uraby"]), kaiba=side())
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.field == [CARD]
    assert table.kaiba.life == 8000


def test_faq_13746_ritual_summoned_its_ritual_monsters_stand_in_battle() -> None:
    table = brought([], "Relinquished")
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Relinquished"]
    assert table.kaiba.monsters == []


def test_summoned_in_another_way_it_falls_as_others_do() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_q_a_69_flipped_again_it_still_came_by_a_ritual_summon() -> None:
    table = brought(["Book of Moon"])
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.ends_turn()
    table.yugi.flip_summons(CARD)
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
