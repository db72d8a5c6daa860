"""Crush Card Virus: look at monsters and hand, destroy the strong; no damage for a while."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Moved, Shuffled
from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying, Start
from tests.table.player import Player

VIRUS = "Crush Card Virus"
STRONG = "Gemini Elf"
WEAK = "Celtic Guardian"


def crushed(
    *,
    field: tuple[str | Lying, ...] = (),
    hand: tuple[str, ...] = (),
    deck: tuple[str, ...] = ("Mokey Mokey",) * 5,
    mine: tuple[str | Lying, ...] = ("Kuriboh", "Uraby"),
) -> Table:
    """A table on which the card has begun to resolve."""
    table = Table(
        yugi=side(field=[*mine, VIRUS], hand=["Ookazi"]),
        kaiba=side(field=field, hand=hand, deck=deck),
    )
    table.yugi.activates(VIRUS)
    table.everyone_passes()
    return table


def test_the_strong_on_the_field_and_in_the_hand_are_destroyed_together() -> None:
    table = crushed(
        field=(STRONG, face_down("Summoned Skull"), WEAK), hand=("Battle Ox", WEAK, "Dark Hole")
    )
    table.kaiba.declines()

    assert set(table.kaiba.graveyard) == {STRONG, "Summoned Skull", "Battle Ox"}
    assert table.kaiba.monsters == [WEAK]
    assert table.kaiba.hand == [WEAK, "Dark Hole"]
    assert [len(event.cards) for event in table.happened(Destroyed)] == [3]
    assert table.yugi.graveyard == ["Kuriboh", VIRUS]


def test_a_face_down_dark_monster_can_be_tributed() -> None:
    table = crushed(field=(STRONG,), mine=(face_down("Kuriboh"),))
    table.kaiba.declines()

    assert table.yugi.graveyard == ["Kuriboh", VIRUS]


def test_what_was_seen_is_known_to_the_one_who_looked_alone() -> None:
    table = crushed(hand=(WEAK, STRONG))
    table.kaiba.declines()

    def seen(player: Player | None) -> list[bool]:
        told = table.told(player)
        return [HIDDEN in event.cards for event in told if isinstance(event, LookedAt)]

    assert seen(table.yugi) == [False]
    assert seen(None) == [True]


def test_then_the_opponent_can_destroy_up_to_three_of_their_deck() -> None:
    deck = (STRONG, "Battle Ox", WEAK, "Summoned Skull", "Blue-Eyes White Dragon")
    table = crushed(field=(STRONG,), deck=deck)
    assert table.asked == "kaiba WHETHER"
    table.kaiba.agrees()
    assert WEAK not in table.options
    table.kaiba.chooses("Battle Ox", "Summoned Skull", "Blue-Eyes White Dragon")
    table.everyone_passes()

    gone = ["Battle Ox", "Summoned Skull", "Blue-Eyes White Dragon"]
    assert table.kaiba.graveyard == [STRONG, *gone]
    assert sorted(table.kaiba.deck) == sorted((STRONG, WEAK))
    assert [event.seat for event in table.happened(Shuffled)] == [table.kaiba.seat]
    in_deck = [event for event in table.happened(Destroyed) if len(event.cards) == 3]
    assert len(in_deck) == 1
    assert {event.by for event in table.happened(Moved)[-4:-1]} == {table.yugi.seat}


def test_whether_they_are_asked_does_not_tell_what_their_deck_holds() -> None:
    table = crushed(field=(STRONG,), deck=(WEAK,))
    assert table.asked == "kaiba WHETHER"
    assert table.options == ["No"]
    table.kaiba.declines()
    assert table.kaiba.deck == [WEAK]

    assert crushed(field=(STRONG,), deck=()).asked == "yugi ACT"


def test_they_may_decline_and_are_not_asked_where_nothing_was_destroyed() -> None:
    table = crushed(field=(STRONG,), deck=(STRONG,))
    table.kaiba.declines()
    table.everyone_passes()
    assert table.kaiba.deck == [STRONG]

    table = crushed(hand=(WEAK,), deck=(STRONG,))
    assert table.asked == "yugi ACT"
    assert table.kaiba.hand == [WEAK]


def test_the_opponent_takes_no_damage_until_the_end_of_the_next_turn() -> None:
    table = crushed(hand=(WEAK,))
    table.yugi.activates("Ookazi")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.kaiba.life == 8000
    for _ in range(2):
        table.turn_ends()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500


@pytest.mark.parametrize(
    ("start", "may"),
    [
        (side(), False),
        (side(field=[WEAK]), False),
        (side(field=[STRONG]), True),
        (side(field=[face_down(WEAK)]), True),
        (side(hand=["Dark Hole"]), True),
    ],
)
def test_it_needs_something_that_it_may_destroy_for_all_that_is_known(
    start: Start, may: bool
) -> None:
    table = Table(yugi=side(field=["Kuriboh", VIRUS]), kaiba=start)

    assert table.yugi.may("activate", VIRUS) is may


def test_a_hand_that_lies_open_without_such_a_monster_is_no_reason() -> None:
    eye = face_up("The Eye of Truth")
    table = Table(
        yugi=side(field=["Kuriboh", VIRUS, eye]), kaiba=side(hand=["Dark Hole", WEAK])
    )
    assert not table.yugi.may("activate", VIRUS)


def test_what_answers_destruction_on_the_field_can_answer_it() -> None:
    table = Table(yugi=side(field=["Kuriboh", VIRUS]), kaiba=side(field=["Stardust Dragon"]))
    table.yugi.activates(VIRUS)

    assert table.kaiba.may("activate", "Stardust Dragon")


def test_a_negated_activation_spares_nobody_damage() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", VIRUS], hand=["Ookazi"]),
        kaiba=side(field=[STRONG, "Seven Tools of the Bandit"]),
    )
    table.yugi.activates(VIRUS)
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000 - 800


def test_who_does_not_say_so_destroys_nothing_in_their_deck() -> None:
    table = crushed(field=(STRONG,), deck=(STRONG,) * 3)
    decision = table.driver.match.awaited()[0]

    assert (decision.seat, decision.reason) == (1, Reason.WHETHER)
    assert decision.default() == (tuple(Reply).index(Reply.NO),)
    table.kaiba.declines()
    table.everyone_passes()
