"""Stargazer Magician: no Spells while a Pendulum Monster battles; back from the hand."""

from engine.yugioh.facts.numbers import scale
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, side

STARGAZER, TIMEGAZER = "Stargazer Magician", "Timegazer Magician"
PULSE, DEVICE = "Dragonpulse Magician", "Compulsory Evacuation Device"


def scale_of(table: Table, name: str) -> int:
    """The Pendulum Scale of the card of that name on the field."""
    duel = table.driver.duel
    return scale(duel, next(card for card in duel.state.field() if card.text.name == name))


def test_alone_or_beside_another_kind_its_scale_is_4_and_beside_a_magician_1() -> None:
    table = Table(yugi=side(field=[face_up(STARGAZER, "S1")], hand=[TIMEGAZER]))
    assert scale_of(table, STARGAZER) == 4
    table.yugi.activates(TIMEGAZER)
    table.everyone_passes()

    assert (scale_of(table, STARGAZER), scale_of(table, TIMEGAZER)) == (1, 8)


def test_while_its_pendulum_monster_battles_the_opponent_activates_no_spell() -> None:
    table = Table(
        yugi=side(field=[face_up(STARGAZER, "S1"), attacking(PULSE), "Uraby"]),
        kaiba=side(field=["Silver Fang", face_down("Rush Recklessly"), "Waboku"]),
    )
    table.yugi.attacks_with(PULSE)
    assert not table.kaiba.may("activate", "Rush Recklessly")
    assert table.kaiba.may("activate", "Waboku")
    table.everyone_passes()
    table.turn_ends()
    assert table.kaiba.may("activate", "Rush Recklessly")


def test_other_monsters_battle_without_that_ban_and_the_own_spells_stay_free() -> None:
    table = Table(
        yugi=side(field=[face_up(STARGAZER, "S1"), "Uraby", face_down("Rush Recklessly")]),
        kaiba=side(field=["Silver Fang", face_down("Rush Recklessly")]),
    )
    table.yugi.attacks_with("Uraby")
    assert table.yugi.may("activate", "Rush Recklessly")
    assert table.kaiba.may("activate", "Rush Recklessly")
    table.everyone_passes()


def test_what_an_effect_of_the_opponent_returned_comes_from_the_hand() -> None:
    table = Table(
        yugi=side(field=[STARGAZER, attacking(PULSE, "M2")], hand=["Uraby"]),
        kaiba=side(field=[DEVICE]),
        turn_player="kaiba",
    )
    table.kaiba.activates(DEVICE, targeting=PULSE)
    table.chain_resolves()
    table.yugi.activates(STARGAZER)
    table.everyone_passes()

    assert table.yugi.monsters == [STARGAZER, PULSE]
    assert table.yugi.hand == ["Uraby"]


def test_what_returned_by_the_own_effect_or_is_no_pendulum_monster_does_not_come() -> None:
    own = Table(yugi=side(field=[STARGAZER, PULSE, DEVICE]))
    own.yugi.activates(DEVICE, targeting=PULSE)
    own.everyone_passes()
    assert not own.was_asked(own.yugi, Reason.TRIGGER)

    plain = Table(
        yugi=side(field=[STARGAZER, "Uraby"]),
        kaiba=side(field=[DEVICE]),
        turn_player="kaiba",
    )
    plain.kaiba.activates(DEVICE, targeting="Uraby")
    plain.everyone_passes()
    assert not plain.was_asked(plain.yugi, Reason.TRIGGER)


def test_in_the_damage_step_it_is_not_used() -> None:
    table = Table(
        yugi=side(field=[STARGAZER, PULSE]), kaiba=side(field=[defending("Wall of Illusion")])
    )
    table.yugi.attacks_with(PULSE)
    table.everyone_passes()

    assert table.yugi.hand == [PULSE]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert not table.was_offered(table.yugi, STARGAZER)
