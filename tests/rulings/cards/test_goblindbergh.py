"""Goblindbergh: it brings a monster and then sits down, if it still stands."""

import pytest

from engine.yugioh.state.events.standing import PositionChanged
from tests.table import Table, face_down, face_up, side

GOBLIN = "Goblindbergh"
ELF = "Gemini Elf"


def summoned(*hand: str, field: tuple[str, ...] = (), against: tuple[str, ...] = ()) -> Table:
    table = Table(
        yugi=side(hand=[GOBLIN, *hand], field=[face_up(name) for name in field]),
        kaiba=side(field=[face_down(name) for name in against]),
    )
    table.yugi.summons(GOBLIN)
    return table


def test_it_brings_a_monster_and_turns_to_defense_position() -> None:
    table = summoned(ELF)
    table.yugi.activates(GOBLIN)
    table.everyone_passes()

    assert table.yugi.monsters == [GOBLIN, ELF]
    assert table.yugi.sees(GOBLIN).position == "face-up Defense"


@pytest.mark.parametrize("hand", [(), ("Summoned Skull",), ("Dark Hole",)])
def test_without_such_a_monster_in_the_hand_it_is_not_activated(hand: tuple[str, ...]) -> None:
    table = summoned(*hand)

    assert not table.yugi.may("activate", GOBLIN)
    assert table.yugi.sees(GOBLIN).position == "face-up Attack"


def test_it_may_be_left_alone() -> None:
    table = summoned(ELF)
    table.everyone_passes()

    assert table.yugi.hand == [ELF]
    assert table.yugi.sees(GOBLIN).position == "face-up Attack"


def test_a_flip_summon_or_special_summon_is_not_enough() -> None:
    table = Table(yugi=side(hand=[ELF], field=[face_down(GOBLIN)]))
    table.yugi.flip_summons(GOBLIN)

    assert not table.yugi.may("activate", GOBLIN)


def test_gone_before_it_resolves_it_still_brings_the_monster() -> None:
    table = summoned(ELF, against=("Torrential Tribute",))
    table.yugi.activates(GOBLIN)
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == [ELF]
    assert table.yugi.graveyard == [GOBLIN]


def test_turned_face_down_it_stays_so() -> None:
    table = Table(
        yugi=side(hand=[GOBLIN, ELF], field=[face_down("Book of Moon")]),
    )
    table.yugi.summons(GOBLIN)
    table.yugi.activates(GOBLIN)
    table.yugi.activates("Book of Moon", targeting=GOBLIN)
    table.everyone_passes()

    assert table.yugi.monsters == [GOBLIN, ELF]
    assert table.yugi.sees(GOBLIN).position == "face-down Defense"


def test_summoned_in_defense_position_it_stays_there() -> None:
    table = Table(
        yugi=side(hand=[GOBLIN, ELF], field=[face_up("Light of Intervention")]),
    )
    table.yugi.wants("Defense")
    table.yugi.summons(GOBLIN)
    table.yugi.activates(GOBLIN)
    table.everyone_passes()

    assert table.yugi.monsters == [GOBLIN, ELF]
    assert table.yugi.sees(GOBLIN).position == "face-up Defense"
    assert table.happened(PositionChanged) == []


def test_it_turns_after_the_summon_so_what_waited_for_that_misses_its_timing() -> None:
    table = summoned(ELF, against=("Torrential Tribute", "Bottomless Trap Hole"))
    table.yugi.activates(GOBLIN)
    table.chain_resolves()

    assert not table.kaiba.may("activate", "Torrential Tribute")
