"""Photon Strike Bounzer: it negates what a monster activates."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side
from tests.table.laying import Lying

HAMMER = "Hammer Bounzer"
PHOTON = "Photon Strike Bounzer"
LOADED = Lying(PHOTON, materials=(HAMMER,))


def test_photon_strike_bounzer_negates_an_effect_on_the_field_of_the_opponent() -> None:
    table = Table(yugi=side(field=["Solar Flare Dragon"]), kaiba=side(field=[LOADED]))
    table.yugi.ends_turn()
    table.kaiba.activates(PHOTON)
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "EFFECT", -1000)]


def test_faq_10066_it_answers_no_effect_in_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Sangan"], deck=["Uraby"]),
        kaiba=side(field=[LOADED, "Uraby"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert ["Sangan"] in table.chains()
    assert not table.was_asked(table.kaiba, Reason.DETACH)
    assert not table.was_offered(table.kaiba, PHOTON)
