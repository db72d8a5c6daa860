"""Enemy Controller: it turns a monster of the opponent, or takes it for a Tribute."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, side

CARD = "Enemy Controller"
TURN, TAKE = 0, 1


@pytest.mark.parametrize(
    ("foe", "position"),
    [(attacking("Uraby"), "face-up Defense"), (defending("Uraby"), "face-up Attack")],
)
def test_it_turns_the_monster_the_other_way(foe: str, position: str) -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[foe]))
    table.yugi.activates(CARD, effect=TURN)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == position


def test_an_attacker_turned_to_defense_does_not_go_on() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD, effect=TURN)
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert not table.yugi.may("attack", "Uraby")


def test_a_face_down_or_a_link_monster_cannot_be_turned() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[face_down("Uraby"), attacking("Decode Talker", "E1")]),
    )

    assert not table.yugi.may("activate", CARD)


def test_a_link_monster_can_be_taken() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]),
        kaiba=side(field=[attacking("Decode Talker", "E1")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Decode Talker"]
    assert table.yugi.graveyard == ["Uraby", CARD]


def test_a_taken_monster_goes_back_as_the_end_phase_begins() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Silver Fang"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(CARD, effect=TAKE)
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.kaiba.life == 6500
    table.turn_ends()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.graveyard == ["Silver Fang", CARD]


def test_the_tribute_stays_paid_when_the_target_turned_face_down_escapes() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Silver Fang"]),
        kaiba=side(field=["Uraby", face_down("Book of Moon")]),
    )
    table.yugi.activates(CARD, effect=TAKE)
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.monsters == []


def test_a_turned_target_that_is_face_down_by_then_stays_so() -> None:
    table = Table(
        yugi=side(hand=[CARD]), kaiba=side(field=["Uraby", face_down("Book of Moon")])
    )
    table.yugi.activates(CARD, effect=TURN)
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"


def test_the_attacked_monster_may_be_the_tribute_and_the_attacker_the_prey() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby"]), kaiba=side(field=["Silver Fang", CARD])
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates(CARD, effect=TAKE, targeting="Summoned Skull")
    table.yugi.calls_off()

    assert table.questions(Reason.REPLAY) == [["Summoned Skull"]]
    assert table.kaiba.monsters == ["Summoned Skull"]


def test_not_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", CARD]))
    table.yugi.attacks_with("Uraby")

    assert not table.kaiba.may("activate", CARD, at="start of the damage step")


def test_a_monster_of_call_of_the_haunted_taken_away_falls_with_it_there() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Mystical Space Typhoon"], field=["Silver Fang"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    table.turn_ends()
    table.yugi.activates(CARD, effect=TAKE)
    table.everyone_passes()
    assert table.yugi.monsters == ["Summoned Skull"]
    table.yugi.activates("Mystical Space Typhoon", targeting="Call of the Haunted")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.graveyard == ["Call of the Haunted", "Summoned Skull"]


def test_an_ignition_effect_of_a_taken_monster_is_the_takers() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Silver Fang"]),
        kaiba=side(field=["Exiled Force", "Uraby"]),
    )
    table.yugi.activates(CARD, effect=TAKE, targeting="Exiled Force")
    table.everyone_passes()
    table.yugi.activates("Exiled Force")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Exiled Force", "Uraby"]


@pytest.mark.parametrize(
    ("trap", "piles"),
    [
        ("Bottomless Trap Hole", ([], ["Gemini Elf"])),
        ("Ring of Destruction", (["Gemini Elf"], [])),
    ],
)
def test_what_a_trap_points_at_is_reached_on_the_side_of_the_one_who_took_it(
    trap: str, piles: tuple[list[str], list[str]]
) -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]), kaiba=side(field=["Silver Fang", trap, CARD]))
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates(trap)
    table.kaiba.activates(CARD, effect=TAKE)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert (table.yugi.graveyard, table.yugi.banished) == piles


def test_a_taken_monster_that_was_turned_face_down_goes_back_all_the_same() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Book of Moon"], field=["Silver Fang"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD, effect=TAKE)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == ["Uraby"]
    table.turn_ends()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
