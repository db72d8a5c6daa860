"""Number C39: Utopia Ray: summoned upon Utopia, and strong when its player is near defeat."""

import pytest

from engine.yugioh.language import Summon
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, defending, face_down, side
from tests.table.laying import Lying

RAY, UTOPIA = "Number C39: Utopia Ray", "Number 39: Utopia"
BELOW = Lying(UTOPIA, materials=("Uraby", "Feral Imp"))


def lying(table: Table, name: str) -> list[str]:
    """The materials beneath the monster of that name, the first one lowest."""
    cards = table.driver.duel.state.cards
    (host,) = (card for card in cards if card.text.name == name and card.place.name == "FIELD")
    return [material.text.name for material in host.materials]


@pytest.mark.rule("MR-XYZ-04")
def test_it_is_xyz_summoned_upon_utopia_and_takes_over_what_lies_beneath() -> None:
    table = Table(yugi=side(field=[BELOW], extra=[RAY]), kaiba=side())
    table.yugi.special_summons(RAY, zone="M1", position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [RAY]
    assert lying(table, RAY) == ["Uraby", "Feral Imp", UTOPIA]
    assert table.yugi.graveyard == []
    assert [event.way for event in table.happened(Summoned)] == [Summon.XYZ]


def test_a_face_down_utopia_or_one_of_the_opponent_does_not_serve() -> None:
    table = Table(yugi=side(field=[face_down(UTOPIA)], extra=[RAY]), kaiba=side(field=[UTOPIA]))

    assert not table.yugi.may("Special Summon", RAY)


def test_three_light_monsters_of_level_4_do_as_well() -> None:
    three = ["Gemini Elf", "Luster Dragon", "Mystical Elf"]
    lights = ["Ganbara Knight", "Alexandrite Dragon", "Mystical Elf"]
    assert not Table(yugi=side(field=three, extra=[RAY]), kaiba=side()).yugi.may(
        "Special Summon", RAY
    )
    table = Table(yugi=side(field=lights, extra=[RAY]), kaiba=side())
    table.yugi.special_summons(RAY)
    table.everyone_passes()

    assert sorted(lying(table, RAY)) == sorted(lights)


def test_where_its_summon_is_negated_utopia_goes_to_the_graveyard_with_all_the_rest() -> None:
    table = Table(
        yugi=side(field=[BELOW], extra=[RAY]), kaiba=side(field=[face_down("Solemn Judgment")])
    )
    table.yugi.special_summons(RAY)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == ["Feral Imp", UTOPIA, RAY, "Uraby"]


def fighting(*, life: int, foes: tuple[str | Lying, ...] = ("Summoned Skull",)) -> Table:
    """Yugi has Utopia Ray with two materials and so many Life Points."""
    ray = Lying(RAY, materials=("Uraby", "Feral Imp"))
    return Table(yugi=side(field=[ray], life=life), kaiba=side(field=foes))


def test_it_gains_500_and_a_monster_chosen_as_it_resolves_loses_1000_until_the_turn_ends() -> (
    None
):
    table = fighting(life=1000, foes=("Summoned Skull", "Celtic Guardian"))
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.yugi.chooses("Celtic Guardian")
    table.everyone_passes()

    assert table.yugi.sees(RAY).attack == 3000
    assert table.kaiba.sees("Celtic Guardian").attack == 400
    assert table.kaiba.sees("Summoned Skull").attack == 2500
    table.turn_ends()
    assert table.yugi.sees(RAY).attack == 2500
    assert table.kaiba.sees("Celtic Guardian").attack == 1400


def test_it_can_be_used_again_in_the_turn_and_on_a_monster_with_no_atk_left() -> None:
    table = fighting(life=1000, foes=("Mokey Mokey",))
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates(RAY)
    table.everyone_passes()

    assert table.yugi.sees(RAY).attack == 3500
    assert table.kaiba.sees("Mokey Mokey").attack == 0


def test_it_cannot_be_activated_with_more_than_1000_life_points() -> None:
    assert not fighting(life=1001).yugi.may("activate", RAY)


def test_it_cannot_be_activated_while_the_opponent_has_no_face_up_monster() -> None:
    assert not fighting(life=1000, foes=(face_down("Mystic Clown"),)).yugi.may("activate", RAY)


def test_it_needs_1000_or_less_life_points_to_resolve_too() -> None:
    table = Table(
        yugi=side(
            field=[
                Lying(RAY, materials=("Uraby", "Feral Imp")),
                face_down("Gift of The Mystical Elf"),
            ],
            life=1000,
        ),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.yugi.activates("Gift of The Mystical Elf")
    table.everyone_passes()

    assert table.yugi.life == 1600
    assert table.yugi.sees(RAY).attack == 2500
    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_once_it_has_gone_the_monster_of_the_opponent_loses_nothing() -> None:
    table = fighting(
        life=1000, foes=("Summoned Skull", face_down("Compulsory Evacuation Device"))
    )
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.kaiba.activates("Compulsory Evacuation Device", targeting=RAY)
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_without_a_face_up_monster_to_lose_atk_it_still_gains_500() -> None:
    table = fighting(life=1000, foes=(defending("Marshmallon"), face_down("Book of Moon")))
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.kaiba.activates("Book of Moon", targeting="Marshmallon")
    table.everyone_passes()

    assert table.yugi.sees(RAY).attack == 3000
    assert [event.why for event in table.happened(Moved)][:1] == [Why.DETACHED]


def test_negated_afterwards_both_keep_what_it_has_made_of_them() -> None:
    table = fighting(life=1000, foes=("Summoned Skull", face_down("Skill Drain")))
    table.yugi.activates(RAY)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with(RAY)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.sees(RAY).attack == 3000
    assert "Summoned Skull" in table.kaiba.graveyard
    assert table.kaiba.life == 7000 - 1500
