"""Chimeratech Fortress Dragon: made of Cyber Dragon and Machines, of the opponent's too."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, CYBER, MACHINE = "Chimeratech Fortress Dragon", "Cyber Dragon", "Mechanicalchaser"
GEAR = "Machina Gearframe"


def laid(mine: list[Lying], theirs: list[Lying]) -> Table:
    """A table with that on both fields, and it in the Extra Deck."""
    return Table(yugi=side(field=mine, extra=[CARD]), kaiba=side(field=theirs))


def test_faq_7403_it_comes_for_monsters_of_either_field_and_has_1000_atk_for_each() -> None:
    table = laid([attacking(CYBER)], [attacking(MACHINE), attacking(GEAR)])
    table.yugi.special_summons(CARD, using=[CYBER, MACHINE, GEAR])
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 3000
    assert table.kaiba.monsters == []
    assert sorted(table.kaiba.graveyard) == [GEAR, MACHINE]


def test_faq_7403_of_the_opponent_those_face_up_alone() -> None:
    table = laid([attacking(CYBER)], [face_down(MACHINE)])
    assert not table.yugi.may("Special Summon", CARD)

    table = laid([attacking(CYBER), face_down(MACHINE)], [])
    table.yugi.special_summons(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 2000


def test_it_takes_cyber_dragon_and_one_more_at_least() -> None:
    assert not laid([attacking(CYBER)], []).yugi.may("Special Summon", CARD)
    both = laid([attacking(MACHINE)], [attacking(GEAR)])
    assert not both.yugi.may("Special Summon", CARD)


def test_faq_7403_negated_it_has_no_atk() -> None:
    table = laid([attacking(CYBER), attacking(MACHINE)], [face_up("Skill Drain")])
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 0


def test_qa_17898_de_fusion_returns_it_and_brings_nothing() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CYBER), attacking(MACHINE)], extra=[CARD], hand=["De-Fusion"]
        )
    )
    table.yugi.special_summons(CARD)
    table.everyone_passes()
    table.yugi.activates("De-Fusion", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == [CYBER, "De-Fusion", MACHINE]


def test_faq_7403_once_it_has_come_so_it_can_be_revived() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CYBER), attacking(MACHINE)], extra=[CARD], hand=["Monster Reborn"]
        ),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.special_summons(CARD)
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_faq_7403_polymerization_does_not_make_it() -> None:
    table = Table(yugi=side(hand=[CYBER, MACHINE, "Polymerization"], extra=[CARD]))

    assert not table.yugi.may("activate", "Polymerization")


@pytest.mark.parametrize("whose", ["yugi", "kaiba"])
def test_faq_7403_cyber_dragon_is_given_from_a_spell_zone_as_well(whose: str) -> None:
    worn = [attacking("Uraby"), Lying(CYBER, "S3", face_up=True, on="Uraby")]
    mine, theirs = (worn, []) if whose == "yugi" else ([], worn)
    table = laid([*mine, attacking(MACHINE)], theirs)
    table.yugi.special_summons(CARD, using=[CYBER, MACHINE])
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2000


def test_faq_7403_the_machines_are_monsters_there() -> None:
    table = laid([attacking(CYBER), attacking("Uraby"), Lying(MACHINE, "S3", on="Uraby")], [])

    assert not table.yugi.may("Special Summon", CARD)
