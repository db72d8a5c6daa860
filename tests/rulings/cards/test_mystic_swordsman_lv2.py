"""Mystic Swordsman LV2: it destroys what lies face-down, and grows by battle."""

import pytest

from engine.yugioh.asked import holds
from engine.yugioh.language import Feat, Timing, this_did
from engine.yugioh.state.events.battle import Battled, TimingReached
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.speaker import Speaker
from tests.table import Table, attacking, face_down, side

SWORDSMAN = "Mystic Swordsman LV2"


@pytest.mark.rule("MR-DSTEP-08")
def test_a_set_monster_is_destroyed_unflipped_at_the_start() -> None:
    table = Table(
        yugi=side(field=[SWORDSMAN]),
        kaiba=side(field=[face_down("Ryko, Lightsworn Hunter")], deck=["Sangan"] * 5),
    )
    table.yugi.attacks_with(SWORDSMAN)
    table.everyone_passes()

    assert table.chains() == [[SWORDSMAN]]
    assert table.kaiba.graveyard == ["Ryko, Lightsworn Hunter"]
    assert (table.happened(Flipped), table.happened(Battled)) == ([], [])
    assert table.life_changes() == []
    reached = [event.timing for event in table.happened(TimingReached)]
    assert reached == [Timing.START, Timing.END]


@pytest.mark.rule("MR-DSTEP-08")
def test_a_face_up_monster_is_fought() -> None:
    table = Table(yugi=side(field=[SWORDSMAN]), kaiba=side(field=[attacking("Skull Servant")]))
    table.yugi.attacks_with(SWORDSMAN)
    table.everyone_passes()

    assert table.chains() == []
    assert table.life_changes() == [("kaiba", "BATTLE", -600)]


def test_what_it_destroys_by_its_effect_is_not_destroyed_by_battle() -> None:
    table = Table(
        yugi=side(field=[SWORDSMAN], deck=["Uraby"]),
        kaiba=side(field=[face_down("Mystic Tomato")], deck=["Sangan"]),
    )
    table.yugi.attacks_with(SWORDSMAN)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.chains() == [[SWORDSMAN]]
    assert table.kaiba.monsters == []


def test_having_destroyed_a_monster_by_battle_it_asks_for_its_next_level() -> None:
    table = Table(yugi=side(field=[SWORDSMAN]), kaiba=side(field=[attacking("Skull Servant")]))
    table.yugi.attacks_with(SWORDSMAN)
    table.everyone_passes()

    duel = table.driver.duel
    (lying,) = duel.state.monsters(table.yugi.seat)
    assert holds(this_did(Feat.SLEW), duel, Speaker(lying, table.yugi.seat))
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.chains() == []
    assert not holds(this_did(Feat.SLEW), duel, Speaker(lying, table.yugi.seat))
    assert table.yugi.monsters == [SWORDSMAN]
