"""Machina Gearframe, a Union: it is equipped to a monster by its own effect, and comes back."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.yugioh.language import (
    Activate,
    Apply,
    Attribute,
    BecomesType,
    Cards,
    Every,
    Kind,
    Place,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, trap
from tests.table import Table, attacking, face_down, side

CARD, MACHINE = "Machina Gearframe", "Mechanicalchaser"


def equipped(kaiba: Sequence[str] = ()) -> Table:
    """A table at which it has just been equipped."""
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE)]),
        kaiba=side(hand=[*kaiba], field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.activates(CARD, targeting=MACHINE)
    table.everyone_passes()
    return table


def next_turn(table: Table) -> None:
    for player in (table.yugi, table.kaiba):
        player.ends_turn()
        table.everyone_passes()


def another_machina() -> CardText:
    made = monster(
        "Machina Soldier",
        9001,
        attribute=Attribute.EARTH,
        type=Type.MACHINE,
        level=4,
        attack=1600,
        defense=1500,
    )
    return replace(made, series=("Machina",))


def test_faq_8693_normal_summoned_it_adds_another_machina(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(another_machina())
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", CARD, "Machina Soldier"]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Machina Soldier"]


def test_faq_8693_it_is_equipped_to_a_machine_as_a_spell() -> None:
    table = equipped()

    assert (table.yugi.monsters, table.yugi.spells) == ([MACHINE], [CARD])
    assert table.yugi.sees(CARD).on == MACHINE


def test_faq_8693_to_no_monster_of_another_type_nor_to_itself() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=[MACHINE]))

    assert not table.yugi.may("activate", CARD)


def test_faq_8693_one_of_both_once_a_turn() -> None:
    table = equipped()
    assert not table.yugi.may("activate", CARD)
    next_turn(table)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [CARD, MACHINE]
    assert not table.yugi.may("activate", CARD)


def test_faq_8693_in_battle_it_is_destroyed_instead() -> None:
    table = equipped()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=MACHINE)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([MACHINE], [CARD])
    assert table.yugi.life == 8000 - (3000 - 1850)


def test_faq_8693_by_an_effect_it_is_destroyed_instead() -> None:
    table = equipped(["Fissure"])
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.activates("Fissure")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([MACHINE], [CARD])


def test_qa_10501_destroyed_with_its_monster_it_keeps_that() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE)]),
        kaiba=side(field=[face_down("Torrential Tribute")], hand=["Raigeki"]),
    )
    table.yugi.activates(CARD, targeting=MACHINE)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([MACHINE], [CARD])


def test_qa_6298_of_two_both_are_destroyed_instead() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(CARD), attacking(MACHINE)]),
        kaiba=side(hand=["Raigeki"]),
    )
    for _ in range(2):
        table.yugi.activates(CARD, targeting=MACHINE)
        table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([MACHINE], [CARD, CARD])


def test_qa_19484_where_the_target_has_gone_it_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE)]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates(CARD, targeting=MACHINE)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=MACHINE)
    table.everyone_passes()

    assert (table.yugi.field, table.yugi.graveyard) == ([], [CARD])


def test_qa_19485_turned_face_down_it_stays_where_it_is() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE)]),
        kaiba=side(field=[face_down("Book of Moon")]),
    )
    table.yugi.activates(CARD, targeting=MACHINE)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [CARD, MACHINE]
    assert table.yugi.sees(CARD).position.startswith("face-down")


def test_faq_8693_what_destroys_a_spell_destroys_it() -> None:
    table = equipped(["Heavy Storm"])
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.activates("Heavy Storm")
    table.everyone_passes()

    assert (table.yugi.field, table.yugi.graveyard) == ([MACHINE], [CARD])


def test_qa_19482_what_has_become_something_else_is_not_equipped(
    lay_beside: Callable[..., None],
) -> None:
    """Of B-Buster Drake: it goes to the Graveyard."""
    mine = Every(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    becomes = Apply(BecomesType(mine, Type.FISH), Until.END_OF_TURN)
    lay_beside(trap("Surgery", 9001, Activate(do=becomes)))
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE), face_down("Surgery")]),
    )
    table.yugi.activates(CARD, targeting=MACHINE)
    table.yugi.activates("Surgery")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.spells) == ([MACHINE], [])
    assert table.yugi.graveyard == [CARD, "Surgery"]
