"""Heart of the Underdog: a Normal Monster that is drawn and shown brings another card."""

import pytest

from engine.core.protocol import Pick, Seat
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side

HEART = "Heart of the Underdog"
ELF, FANG = "Gemini Elf", "Silver Fang"


def drawing(*deck: str, field: tuple[str, ...] = (), hearts: int = 1) -> Table:
    """The Draw Phase of yugi, who controls the card."""
    mine = [*(face_up(HEART) for _ in range(hearts)), *(face_down(name) for name in field)]
    return Table(yugi=side(field=mine, deck=deck), phase="draw phase")


def test_each_normal_monster_that_is_shown_brings_one_card_more() -> None:
    table = drawing(ELF, FANG, "Kuriboh", "Uraby")
    table.yugi.activates(HEART)
    table.chain_resolves()
    table.yugi.activates(HEART)
    table.everyone_passes()

    assert table.yugi.hand == [ELF, FANG, "Kuriboh"]
    assert table.chains() == [[HEART], [HEART]]
    assert len(table.happened(Revealed)) == 2


def test_its_player_need_not_show_it() -> None:
    table = drawing(ELF, FANG)
    table.everyone_passes()

    assert table.yugi.hand == [ELF]
    assert table.happened(Revealed) == []


@pytest.mark.parametrize("drawn", ["Kuriboh", "Raigeki", "Paladin of White Dragon"])
def test_any_other_card_brings_nothing(drawn: str) -> None:
    table = drawing(drawn, FANG)

    assert not table.yugi.may("activate", HEART)
    table.everyone_passes()
    assert table.yugi.hand == [drawn]


def test_whether_they_are_asked_tells_nobody_what_was_drawn() -> None:
    asked = []
    for drawn in (ELF, "Raigeki"):
        table = drawing(drawn, FANG)
        table.everyone_passes()
        asked.append([(d.seat, d.reason) for d in table.driver.asked if isinstance(d, Pick)])

    assert asked[0] == asked[1]
    assert (Seat(0), Reason.TRIGGER) in asked[0]


def test_a_card_effect_in_the_draw_phase_will_do() -> None:
    table = drawing("Kuriboh", ELF, FANG, field=("Jar of Greed",))
    table.yugi.activates("Jar of Greed")
    table.chain_resolves()
    table.yugi.activates(HEART)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh", ELF, FANG]


def test_drawn_by_a_later_link_it_misses_its_timing() -> None:
    table = drawing("Kuriboh", ELF, FANG, field=("Waboku", "Jar of Greed"))
    table.yugi.activates("Waboku")
    table.yugi.activates("Jar of Greed")
    table.chain_resolves()

    assert not table.yugi.may("activate", HEART)
    table.everyone_passes()
    assert table.yugi.hand == ["Kuriboh", ELF]


def test_outside_of_the_own_draw_phase_it_does_nothing() -> None:
    table = Table(yugi=side(field=[face_up(HEART)], hand=["Upstart Goblin"], deck=[ELF, FANG]))
    table.yugi.activates("Upstart Goblin")
    table.everyone_passes()

    assert table.yugi.hand == [ELF]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert not table.was_offered(table.yugi, HEART)


def test_the_draw_of_the_opponent_is_not_meant() -> None:
    table = Table(
        yugi=side(field=[face_up(HEART)]),
        kaiba=side(deck=[ELF, FANG]),
        turn_player="kaiba",
        phase="draw phase",
    )
    table.everyone_passes()

    assert table.kaiba.hand == [ELF]
    assert not table.was_offered(table.yugi, HEART)


def test_two_of_them_bring_two_cards() -> None:
    table = drawing(ELF, "Kuriboh", "Raigeki", "Uraby", hearts=2)
    table.yugi.activates(HEART)
    table.yugi.activates(HEART)
    table.everyone_passes()

    assert table.chains() == [[HEART, HEART]]
    assert table.yugi.hand == [ELF, "Kuriboh", "Raigeki"]


def test_without_a_card_in_the_deck_it_is_not_activated() -> None:
    table = drawing(ELF)

    assert not table.yugi.may("activate", HEART)
    table.everyone_passes()
