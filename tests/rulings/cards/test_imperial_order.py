"""Imperial Order: the effects of Spells on the field are negated, at 700 LP a turn."""

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

ORDER = "Imperial Order"
ON = face_up(ORDER)


def test_a_spell_can_be_activated_and_is_negated() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=["Uraby"]), kaiba=side(field=[ON]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.graveyard == ["Dark Hole"]


def test_chained_to_a_spell_it_negates_that() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=[ORDER]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ORDER)
    table.everyone_passes()

    assert table.yugi.hand == []


def test_an_equip_spell_on_the_field_gives_nothing() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up("Axe of Despair", on="Uraby"), ON]),
    )

    assert table.yugi.sees("Uraby").attack == 1500


def test_it_is_paid_for_in_the_standby_phases_of_both_players_without_a_choice() -> None:
    table = Table(yugi=side(field=[ON]))
    table.turn_ends()
    table.turn_ends()

    assert table.life_changes() == [("yugi", "COST", -700), ("yugi", "COST", -700)]


def test_who_cannot_pay_loses_it() -> None:
    table = Table(yugi=side(field=["Feral Imp", face_up("Mystic Plasma Zone"), ON], life=699))
    table.turn_ends()

    assert table.yugi.graveyard == [ORDER]
    assert table.yugi.sees("Feral Imp").attack == 1800


def test_a_spell_that_has_left_the_field_by_then_is_negated_too() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]),
        kaiba=side(field=[ON, "Uraby", "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates("Raigeki Break", targeting="Dark Hole")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


@pytest.mark.rule("MR-SPELL-07")
@pytest.mark.parametrize("order", [ON, face_down(ORDER)])
def test_an_equip_spell_that_resolves_under_it_is_equipped_and_gives_nothing(
    order: Lying,
) -> None:
    """Q&A 23203: what is negated is its effect, which holds once nothing negates it."""
    table = Table(
        yugi=side(hand=["Lightning Blade"], field=["Axe Raider", "Dust Tornado"]),
        kaiba=side(field=[order]),
    )
    table.yugi.activates("Lightning Blade", targeting="Axe Raider")
    if not order.face_up:
        table.kaiba.activates(ORDER)
    table.everyone_passes()
    assert table.yugi.sees("Lightning Blade").on == "Axe Raider"
    assert table.yugi.sees("Axe Raider").attack == 1700
    table.yugi.activates("Dust Tornado", targeting=ORDER)
    table.everyone_passes()

    assert table.yugi.sees("Axe Raider").attack == 2500


def test_an_equip_spell_whose_target_has_gone_by_then_is_not_equipped() -> None:
    table = Table(
        yugi=side(hand=["Lightning Blade"], field=["Axe Raider"]),
        kaiba=side(field=[ORDER, "Compulsory Evacuation Device"]),
    )
    table.yugi.activates("Lightning Blade", targeting="Axe Raider")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Axe Raider")
    table.kaiba.activates(ORDER)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Lightning Blade"]


def test_an_equip_spell_that_first_summons_its_monster_does_nothing_under_it() -> None:
    table = Table(
        yugi=side(hand=["Premature Burial"], graveyard=["Axe Raider"]), kaiba=side(field=[ON])
    )
    table.yugi.activates("Premature Burial")
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.yugi.graveyard == ["Axe Raider", "Premature Burial"]


def test_a_continuous_spell_that_resolves_under_it_stays() -> None:
    """Q&A 22410."""
    table = Table(
        yugi=side(hand=["Banner of Courage"], field=["Uraby"]), kaiba=side(field=[ON])
    )
    table.yugi.activates("Banner of Courage")
    table.everyone_passes()

    assert table.yugi.spells == ["Banner of Courage"]


@pytest.mark.rule("MR-TURN-05")
def test_activated_in_a_standby_phase_it_is_not_paid_for_in_that_one() -> None:
    """FAQ 4960: it is paid for as a Standby Phase comes."""
    table = Table(
        yugi=side(field=[ORDER]),
        kaiba=side(field=["Mystical Space Typhoon", "Waboku"]),
        turn_player="kaiba",
        phase="draw phase",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku", at="standby phase")
    table.yugi.activates(ORDER)
    table.everyone_passes()
    assert table.life_changes() == []
    table.turn_ends()

    assert table.life_changes() == [("yugi", "COST", -700)]
