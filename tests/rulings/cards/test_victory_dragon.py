"""Victory Dragon: three Dragons for it, and the Match for its direct attack."""

import pytest

from cards.decks import READY_DECKS
from engine.core.game import First
from engine.core.protocol import Seat
from engine.yugioh.acts.life import end
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ended, Ending, MatchEnded
from engine.yugioh.state.reasons import Reason
from engine.yugioh.turn import opening
from tests.builds import only_of_the_source
from tests.table import Table, face_down, face_up, side
from tests.table.contest import KAIBA, YUGI, Contest

DRAGON = "Victory Dragon"
DECKS = [ready.deck for ready in READY_DECKS if ready.format == "master"][:2]
THREE = ["Koumori Dragon", "Baby Dragon", "Petit Dragon"]


def test_its_tribute_summon_takes_three_dragons() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=THREE))
    table.yugi.summons(DRAGON)

    assert table.yugi.monsters == [DRAGON]
    assert sorted(table.yugi.graveyard) == sorted(THREE)


def test_two_dragons_and_another_monster_are_not_enough() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=[*THREE[:2], "Uraby"]))
    assert not table.yugi.may("Normal Summon", DRAGON)


def test_a_face_down_dragon_will_do() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=[*THREE[:2], face_down(THREE[2])]))
    assert table.yugi.may("Normal Summon", DRAGON)


@pytest.mark.parametrize("light", [False, True])
def test_it_cannot_be_set(light: bool) -> None:
    """FAQ 9388 and those of the Egyptian Gods, whose texts ask for a summon likewise."""
    over = [face_up("Light of Intervention")] if light else []
    table = Table(yugi=side(hand=[DRAGON], field=[*THREE, *over]))
    assert not table.yugi.may("Set", DRAGON)

    table.yugi.summons(DRAGON)
    assert table.questions(Reason.POSITION) == []


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[DRAGON]))
    assert not table.yugi.may("activate", "Monster Reborn")


def ending(table: Table) -> Ending:
    (ended,) = table.happened(Ended)
    return ended.why


def test_a_direct_attack_that_beats_the_opponent_wins_the_match() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(life=2400))
    table.yugi.attacks_with(DRAGON)
    table.everyone_passes()

    assert ending(table) is Ending.MATCH


def test_an_attack_on_a_monster_wins_the_duel_alone() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(life=100, field=["Kuriboh"]))
    table.yugi.attacks_with(DRAGON, at="Kuriboh")
    table.everyone_passes()

    assert ending(table) is Ending.LIFE


def test_with_its_effects_negated_it_wins_the_duel_alone() -> None:
    table = Table(
        yugi=side(field=[DRAGON]), kaiba=side(life=2400, field=[face_down("Skill Drain")])
    )
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert ending(table) is Ending.LIFE


@pytest.mark.parametrize(
    ("results", "wins"),
    [("A", (2, 0)), ("BA", (2, 1)), ("=A", (2, 0)), ("B=A", (2, 1)), ("==A", (1, 0))],
)
def test_the_record_of_the_match_that_its_attack_won(
    results: str, wins: tuple[int, int]
) -> None:
    series = Contest(DECKS).series
    winners = {"A": (YUGI,), "B": (KAIBA,), "=": ()}
    series.results[:] = [winners[result] for result in results]
    series.is_won_at_once = True

    assert (series.wins, series.is_decided, series.winners) == (wins, True, (YUGI,))


@only_of_the_source("it puts another function in the place of one of the engine")
def test_no_further_duel_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_won_at_once(duel: Duel, chooser: Seat | None, how: First) -> None:
        end(duel, (YUGI,), Ending.MATCH)

    monkeypatch.setattr(opening, "open_duel", is_won_at_once)
    told = Contest(DECKS).told[None]

    assert told[-1] == MatchEnded((YUGI,), (2, 0))
