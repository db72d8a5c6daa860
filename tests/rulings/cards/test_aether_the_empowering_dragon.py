"""Aether: Pendulum Summoned, it returns a card on the field to the hand."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side

AETHER = "Aether, the Empowering Dragon"
SCALES = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]


def test_pendulum_summoned_it_returns_a_card_on_the_field() -> None:
    table = Table(yugi=side(field=SCALES, hand=[AETHER]), kaiba=side(field=["Mirror Force"]))
    table.yugi.pendulum_summons(AETHER)
    table.yugi.activates(AETHER, targeting="Mirror Force")
    table.everyone_passes()

    assert table.kaiba.hand == ["Mirror Force"]


def test_another_special_summon_does_not_trigger_it() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[AETHER]),
        kaiba=side(field=["Mirror Force"]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.monsters == [AETHER]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
