"""Blast Sphere: attacked face-down it clings to the attacker, and falls with it later."""

from collections.abc import Sequence

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD, OX, SKULL = "Blast Sphere", "Battle Ox", "Summoned Skull"


def equipped(*mine: Lying, hand: Sequence[str] = ()) -> Table:
    """A table at which it has just been equipped to the monster that attacked it."""
    table = Table(
        yugi=side(field=[face_down(CARD), *mine], hand=hand),
        kaiba=side(field=[attacking(SKULL)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at=CARD)
    table.everyone_passes()
    return table


def test_faq_4742_it_is_equipped_and_no_damage_is_calculated() -> None:
    table = equipped()

    assert table.yugi.monsters == []
    assert table.yugi.spells == [CARD]
    assert table.yugi.sees(CARD).on == SKULL
    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)
    assert table.kaiba.monsters == [SKULL]


def test_faq_4742_in_the_next_standby_phase_of_the_opponent_it_destroys_the_monster() -> None:
    table = equipped()
    table.turn_ends()
    assert table.kaiba.monsters == [SKULL]

    table.turn_ends()
    assert table.kaiba.monsters == []
    assert table.kaiba.life == 8000 - 2500
    assert table.yugi.graveyard == [CARD]


def test_attacked_face_up_it_battles() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking(SKULL)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at=CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.yugi.life == 8000 - 1100


def test_without_a_zone_to_lie_in_it_goes_to_the_graveyard() -> None:
    table = equipped(*[face_down("Fake Trap")] * 5)

    assert table.yugi.graveyard == [CARD]
    assert table.kaiba.monsters == [SKULL]


def test_the_monster_gone_before_it_falls_and_does_no_harm() -> None:
    table = equipped(hand=["Raigeki"])
    table.turn_ends()
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert sorted(table.yugi.graveyard) == [CARD, "Raigeki"]

    table.turn_ends()
    assert table.kaiba.life == 8000


def test_qa_6217_it_waits_for_the_turn_of_its_own_opponent() -> None:
    table = equipped(hand=["Change of Heart"])
    table.turn_ends()
    assert table.yugi.spells == [CARD]
    table.yugi.activates("Change of Heart", targeting=SKULL)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == ["Change of Heart", CARD]
    assert table.kaiba.life == 5500


def test_as_a_monster_it_does_nothing_in_a_standby_phase() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[attacking(OX)]))
    table.turn_ends()

    assert table.kaiba.monsters == [OX]
    assert table.chains() == []


def test_a_monster_that_no_effect_destroys_costs_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes Chaos MAX Dragon")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Blue-Eyes Chaos MAX Dragon", at=CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.kaiba.life == 8000
    assert table.yugi.spells == [CARD]

    table.turn_ends()
    table.turn_ends()
    assert len(table.chains()) == 2
