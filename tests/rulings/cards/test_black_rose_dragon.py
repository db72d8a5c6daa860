"""Black Rose Dragon: it clears the whole field as it comes, and humbles a defender."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Black Rose Dragon"
MATERIALS = ["Junk Synchron", "Gemini Elf"]


def test_synchro_summoned_it_may_destroy_every_card_itself_included() -> None:
    table = Table(
        yugi=side(field=[*MATERIALS, face_up("Banner of Courage")], extra=[CARD]),
        kaiba=side(field=[face_down("Uraby"), face_down("Waboku"), face_up("Mountain")]),
    )
    table.yugi.special_summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.kaiba.field == []
    assert sorted(table.yugi.graveyard) == sorted([*MATERIALS, CARD, "Banner of Courage"])


def test_it_need_not_and_revived_it_may_not() -> None:
    table = Table(
        yugi=side(field=MATERIALS, extra=[CARD], hand=["Monster Reborn", "Raigeki Break"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.special_summons(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    assert table.kaiba.monsters == ["Uraby"]

    revived = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    revived.yugi.activates("Monster Reborn")
    revived.everyone_passes()
    assert revived.chains() == [["Monster Reborn"]]


@pytest.mark.parametrize("foe", [defending("Labyrinth Wall"), face_down("Labyrinth Wall")])
def test_for_a_plant_banished_a_defender_stands_in_attack_with_0_atk(foe: Lying) -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], graveyard=["Mystic Tomato", "Uraby"]),
        kaiba=side(field=[foe, attacking("Gogiga Gagagigo")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.banished == ["Mystic Tomato"]
    wall = table.kaiba.sees("Labyrinth Wall")
    assert (wall.position, wall.attack) == ("face-up Attack", 0)
    assert not table.yugi.may("activate", CARD)

    table.yugi.attacks_with(CARD, at="Labyrinth Wall")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2400


def test_a_target_that_stands_in_attack_by_then_keeps_its_atk() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CARD), face_down("Enemy Controller")], graveyard=["Mystic Tomato"]
        ),
        kaiba=side(field=[defending("Battle Ox")], hand=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.yugi.activates("Enemy Controller", effect=0, targeting="Battle Ox")
    table.everyone_passes()

    ox = table.kaiba.sees("Battle Ox")
    assert (ox.position, ox.attack) == ("face-up Attack", 1700)


def test_without_a_plant_or_a_defender_it_is_not_offered() -> None:
    plantless = Table(
        yugi=side(field=[CARD], graveyard=["Uraby"]), kaiba=side(field=[defending("Uraby")])
    )
    standing = Table(
        yugi=side(field=[CARD], graveyard=["Mystic Tomato"]), kaiba=side(field=["Uraby"])
    )

    assert not plantless.yugi.may("activate", CARD)
    assert not standing.yugi.may("activate", CARD)


def test_with_its_activation_negated_it_alone_is_destroyed() -> None:
    table = Table(
        yugi=side(field=MATERIALS, extra=[CARD]),
        kaiba=side(field=["Uraby", face_down("Divine Wrath")], hand=["Kuriboh"]),
    )
    table.yugi.special_summons(CARD)
    table.yugi.activates(CARD)
    table.kaiba.activates("Divine Wrath")
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.graveyard == ["Kuriboh", "Divine Wrath"]
