"""XX-Saber Darksoul: finds an X-Saber in the End Phase."""

import pytest

from tests.table import Table, side

DARKSOUL = "XX-Saber Darksoul"
GALAHAD = "X-Saber Galahad"


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
