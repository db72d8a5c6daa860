"""Treeborn Frog: comes back in the Standby Phase, without Spells and Traps."""

from collections.abc import Sequence

from tests.table import Table, face_down, side
from tests.table.laying import Lying

FROG = "Treeborn Frog"


def _standing_by(
    field: Sequence[str | Lying], *, graves: int = 1, hand: tuple[str, ...] = ()
) -> Table:
    return Table(
        yugi=side(field=field, hand=hand, graveyard=[FROG] * graves, deck=["Uraby"] * 3),
        kaiba=side(deck=["Uraby"] * 3),
        phase="draw phase",
    )


def test_it_comes_back_in_its_players_standby_phase() -> None:
    table = _standing_by(["Uraby"])
    table.yugi.activates(FROG)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [FROG, "Uraby"]


def test_beside_a_spell_or_trap_of_its_player_it_does_not() -> None:
    table = _standing_by([face_down("Waboku")])
    table.everyone_passes()

    assert not table.was_offered(table.yugi, FROG)
    assert table.yugi.monsters == []


def test_qa_9221_of_two_one_alone_comes() -> None:
    table = _standing_by([], graves=2)
    table.yugi.activates(FROG)
    table.everyone_passes()

    assert table.yugi.monsters == [FROG]


def test_faq_6603_a_spell_there_as_it_resolves_keeps_it_in_the_graveyard() -> None:
    table = _standing_by(["Uraby"], hand=("Rush Recklessly",))
    table.yugi.activates(FROG)
    table.kaiba.passes()
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert not table.yugi.may("activate", FROG)


def test_it_does_not_come_in_the_turn_of_the_opponent() -> None:
    table = Table(
        kaiba=side(graveyard=[FROG], deck=["Uraby"] * 3),
        yugi=side(deck=["Uraby"] * 3),
        phase="draw phase",
    )
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, FROG)
