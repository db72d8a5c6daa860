"""XX-Saber Boggart Knight, Fulhelmknight and Darksoul."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

BOGGART = "XX-Saber Boggart Knight"
FULHELM = "XX-Saber Fulhelmknight"
DARKSOUL = "XX-Saber Darksoul"
GALAHAD = "X-Saber Galahad"
AIRBELLUM = "X-Saber Airbellum"


def test_faq_9030_summoned_boggart_brings_an_x_saber_from_the_hand() -> None:
    table = Table(yugi=side(hand=[BOGGART, GALAHAD, "Uraby"]))
    table.yugi.summons(BOGGART)
    table.yugi.activates(BOGGART)
    table.everyone_passes()

    assert table.yugi.monsters == [BOGGART, GALAHAD]


def test_boggart_brings_no_other_monster() -> None:
    table = Table(yugi=side(hand=[BOGGART, "Uraby"]))
    table.yugi.summons(BOGGART)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, BOGGART)


@pytest.mark.parametrize(
    ("other", "name", "offered"),
    [
        (BOGGART, "X-Saber Urbellum", True),
        (BOGGART, "Black Rose Dragon", False),
        ("Battle Ox", "Black Rose Dragon", True),
    ],
)
def test_faq_9030_boggart_is_material_of_x_sabers_alone(
    other: str, name: str, offered: bool
) -> None:
    table = Table(yugi=side(field=[other, AIRBELLUM], extra=[name]))

    assert table.yugi.may("Special Summon", name) is offered


def test_faq_8522_fulhelmknight_negates_an_attack_once_while_face_up() -> None:
    table = Table(yugi=side(field=["Battle Ox", "Uraby"]), kaiba=side(field=[FULHELM]))
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()
    assert (table.kaiba.monsters, table.kaiba.life) == ([FULHELM], 8000)
    table.yugi.attacks_with("Uraby", at=FULHELM)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_qa_16839_turned_face_down_and_up_again_it_can_do_so_anew() -> None:
    table = Table(
        yugi=side(field=["Battle Ox", "Uraby"], hand=["Book of Moon"]),
        kaiba=side(field=[FULHELM]),
    )
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=FULHELM)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons(FULHELM)
    table.turn_ends()
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()

    assert table.kaiba.monsters == [FULHELM]


@pytest.mark.parametrize("slain", [defending("Kuriboh"), face_down("Kuriboh")])
def test_faq_8522_it_brings_an_x_saber_for_a_monster_in_defense_position(slain: Lying) -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD, "Uraby"]),
        kaiba=side(field=[slain]),
    )
    table.yugi.attacks_with(FULHELM, at="Kuriboh")
    table.yugi.activates(FULHELM, targeting=GALAHAD)
    table.everyone_passes()

    assert table.yugi.monsters == [FULHELM, GALAHAD]


def test_not_for_one_in_attack_position() -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(FULHELM, at="Kuriboh")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, FULHELM)


def test_qa_13484_destroyed_meanwhile_it_brings_none() -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with(FULHELM, at="Man-Eater Bug")
    table.everyone_passes()

    assert FULHELM in table.yugi.graveyard
    assert not table.was_offered(table.yugi, FULHELM)


def test_faq_9031_in_the_end_phase_darksoul_finds_an_x_saber() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[DARKSOUL], deck=["Uraby", GALAHAD, "Uraby"])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert not table.yugi.may("activate", DARKSOUL)
    table.yugi.ends_turn()
    table.yugi.activates(DARKSOUL)
    table.everyone_passes()

    assert table.yugi.hand == [GALAHAD]


@pytest.mark.parametrize("from_hand", [True, False])
def test_darksoul_has_to_have_come_from_the_field_this_turn(from_hand: bool) -> None:
    hand, graveyard = (["Lightning Vortex", DARKSOUL], []) if from_hand else ([], [DARKSOUL])
    yugi = side(hand=hand, graveyard=graveyard, deck=[GALAHAD] * 5)
    table = Table(yugi=yugi, kaiba=side(field=["Uraby"]))
    if from_hand:
        table.yugi.activates("Lightning Vortex", cost=DARKSOUL)
        table.everyone_passes()
    assert DARKSOUL in table.yugi.graveyard
    table.yugi.ends_turn()
    table.everyone_passes()

    assert not table.was_offered(table.yugi, DARKSOUL)


def test_sent_from_the_opponents_field_darksoul_finds_nothing() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", "Summoned Skull"]),
        kaiba=side(field=[DARKSOUL], deck=[GALAHAD] * 5),
    )
    table.yugi.activates("Change of Heart", targeting=DARKSOUL)
    table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=[DARKSOUL])
    table.everyone_passes()
    assert table.kaiba.graveyard == [DARKSOUL]
    table.yugi.ends_turn()
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, DARKSOUL)
