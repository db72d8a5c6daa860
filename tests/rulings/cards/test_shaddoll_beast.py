"""Shaddoll Beast: flipped it may draw two and discard one, sent by an effect draw one."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

BEAST = "Shaddoll Beast"
DECK = ["Uraby", "Silver Fang", "Kuriboh", "Mystical Elf"]


def test_flipped_it_may_draw_two_cards_and_then_discards_one() -> None:
    table = Table(yugi=side(field=[face_down(BEAST)], deck=DECK))
    table.yugi.flip_summons(BEAST)
    table.yugi.activates(BEAST)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.hand == ["Silver Fang"]
    assert table.yugi.graveyard == ["Uraby"]


def test_its_player_need_not_use_the_flip_effect() -> None:
    table = Table(yugi=side(field=[face_down(BEAST)], deck=DECK))
    table.yugi.flip_summons(BEAST)
    table.everyone_passes()

    assert table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.yugi.hand == []


def test_sent_to_the_graveyard_by_an_effect_it_may_draw() -> None:
    table = Table(yugi=side(field=[BEAST], deck=DECK), kaiba=side(hand=["Raigeki"]))
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.chain_resolves()
    table.yugi.activates(BEAST)
    table.everyone_passes()

    assert table.chains()[-1] == [BEAST]
    assert table.yugi.hand == ["Uraby"]


@pytest.mark.rule("MR-GLOS-34")
def test_sent_as_a_cost_or_by_battle_it_does_not_draw() -> None:
    paid = Table(
        yugi=side(field=["Raigeki Break"], hand=[BEAST], deck=DECK),
        kaiba=side(field=["Uraby"]),
    )
    paid.yugi.activates("Raigeki Break", cost=BEAST, targeting="Uraby")
    paid.everyone_passes()
    assert not paid.was_asked(paid.yugi, Reason.TRIGGER)

    beaten = Table(yugi=side(field=["Blue-Eyes White Dragon"]), kaiba=side(field=[BEAST]))
    beaten.yugi.attacks_with("Blue-Eyes White Dragon")
    beaten.everyone_passes()
    assert beaten.kaiba.graveyard == [BEAST]
    assert not beaten.was_asked(beaten.kaiba, Reason.TRIGGER)


def test_of_its_two_effects_only_one_is_used_in_a_turn() -> None:
    table = Table(
        yugi=side(field=[face_down(BEAST), "Raigeki Break"], hand=["Mokey Mokey"], deck=DECK)
    )
    table.yugi.flip_summons(BEAST)
    table.yugi.activates(BEAST)
    table.yugi.chooses("Mokey Mokey")
    table.yugi.activates("Raigeki Break", cost="Uraby", targeting=BEAST)
    table.everyone_passes()

    assert BEAST in table.yugi.graveyard
    assert table.yugi.hand == ["Silver Fang"]
