"""Timegazer Magician: it guards the Pendulum Zones once a turn, and allows no Traps."""

from tests.table import Table, attacking, face_up, side

TIMEGAZER, STARGAZER = "Timegazer Magician", "Stargazer Magician"
STORM = "Mystical Space Typhoon"


def test_it_is_activated_as_a_spell_only_without_a_monster() -> None:
    empty = Table(yugi=side(hand=[TIMEGAZER]))
    assert empty.yugi.may("activate", TIMEGAZER)

    taken = Table(yugi=side(hand=[TIMEGAZER], field=["Uraby"]), kaiba=side(field=["Uraby"]))
    assert not taken.yugi.may("activate", TIMEGAZER)
    assert taken.yugi.may("Normal Summon", TIMEGAZER)


def test_the_first_effect_of_the_opponent_each_turn_spares_the_pendulum_zones() -> None:
    table = Table(
        yugi=side(hand=[STORM, STORM]),
        kaiba=side(field=[TIMEGAZER, face_up(STARGAZER, "S1")]),
    )
    table.yugi.activates(STORM, targeting=STARGAZER)
    table.everyone_passes()
    assert table.kaiba.spells == [STARGAZER]

    table.yugi.activates(STORM, targeting=STARGAZER)
    table.everyone_passes()
    assert table.kaiba.spells == []


def test_it_spares_again_in_another_turn_and_never_from_the_own_effects() -> None:
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Uraby"]),
        kaiba=side(
            field=[TIMEGAZER, face_up(STARGAZER, "S1"), STORM, "Uraby"],
            deck=["Silver Fang"] * 3,
        ),
    )
    table.yugi.activates("Raigeki Break", cost="Uraby", targeting=STARGAZER)
    table.everyone_passes()
    assert STARGAZER in table.kaiba.spells
    table.turn_ends()
    table.kaiba.activates(STORM, targeting=STARGAZER)
    table.everyone_passes()

    assert table.kaiba.spells == []


def test_both_cards_that_would_be_destroyed_together_are_spared() -> None:
    table = Table(
        yugi=side(hand=["Heavy Storm"]),
        kaiba=side(
            field=[TIMEGAZER, face_up(STARGAZER, "S1"), face_up(TIMEGAZER, "S5"), "Waboku"]
        ),
    )
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert table.kaiba.spells == [STARGAZER, TIMEGAZER]
    assert table.kaiba.graveyard == ["Waboku"]


def test_in_the_pendulum_zone_it_bans_traps_while_a_pendulum_monster_battles() -> None:
    table = Table(
        yugi=side(field=[face_up(TIMEGAZER, "S1"), attacking("Dragonpulse Magician")]),
        kaiba=side(field=["Mirror Force", "Silver Fang"]),
    )
    table.yugi.attacks_with("Dragonpulse Magician")
    assert not table.kaiba.may("activate", "Mirror Force")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang"]
