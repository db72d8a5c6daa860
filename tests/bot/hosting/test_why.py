"""Why somebody was paired so and stands there, as they read it."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.events import director, records
from bot.events.reasons import PairedBy, RankedBy, why_paired, why_ranked
from bot.events.results import Player, Result
from bot.events.terms import Shape
from bot.hosting.ongoing import course
from bot.hosting.showing.why import apart, why
from cards.languages import LANGUAGES
from tests.bot.events.desk import Desk
from tests.bot.hosting.test_showing import desk_of, look_at, named, texts_of

NAMES = tuple("ABCDEFGHIJKLMNOP")


def read(desk: Desk, player: int, number: int = -1, reader: int | None = None) -> str:
    look = named(desk, *NAMES, reader=reader)
    return "\n".join(texts_of(why(look, Player(player), desk.event.rounds[number])))


def first_named_wins(desk: Desk) -> None:
    desk.go_on()
    current = desk.event.rounds[-1]
    for pairing in current.pairings:
        if pairing.table not in current.results:
            desk.say(records.Reported(pairing.table, Result(2, 0)))


def test_two_with_equal_points_read_so_with_their_numbers() -> None:
    desk = desk_of(Shape.SWISS, 8)
    first_named_wins(desk)
    desk.go_on()
    me, rival = desk.event.rounds[-1].pairings[0].players
    said = read(desk, me, reader=me)
    name = NAMES[rival - 1]
    assert (
        f"You (3 points) were paired with **{name}** (3 points): "
        "both had 3 points and had not met." in said
    )
    other = read(desk, me, reader=rival)
    assert f"**{NAMES[me - 1]}** (3 points) was paired with **{name}** (3 points)" in other


def test_the_first_round_says_that_lots_were_drawn_and_a_bye_so_too() -> None:
    desk = desk_of(Shape.SWISS, 5)
    desk.go_on()
    *_, bye = desk.event.rounds[-1].pairings
    assert "it was decided by lot" in read(desk, bye.first)
    assert "was drawn by lot" in read(desk, desk.event.rounds[-1].pairings[0].first)


def test_a_place_is_told_by_the_first_number_that_differs() -> None:
    desk = desk_of(Shape.SWISS, 8)
    first_named_wins(desk)
    first_named_wins(desk)
    ranked = director.ranking(desk.event)
    seen = set()
    for standing in ranked:
        reason = why_ranked(ranked, standing.player)
        assert reason is not None
        said = read(desk, standing.player, reader=standing.player)
        if reason.above is None:
            assert "You are in first place with 6 points" in said
            continue
        seen.add(reason.by)
        assert f"You are in place {standing.place}, directly below" in said
        if reason.by is RankedBy.OPPONENTS:
            assert apart(reason.above.opponents)[0][:4] in said
    assert RankedBy.POINTS in seen


def test_rates_that_differ_are_written_so_that_the_difference_is_seen() -> None:
    assert apart(Fraction(11, 18), Fraction(5, 9)) == ["61.1%", "55.6%"]
    assert apart(Fraction(5556, 10000), Fraction(5555, 10000)) == ["55.56%", "55.55%"]
    assert apart(Fraction(1, 3)) == ["33.3%"]


def test_a_bracket_names_the_matches_that_led_there() -> None:
    desk = desk_of(Shape.SINGLE, 5)
    desk.go_on()
    players = desk.event.players
    assert "match 1 is seed 4 against seed 5" in read(desk, players[3])
    assert "a bracket of 5 players" in read(desk, players[0])
    desk.say(records.Reported(1, Result(2, 0)))
    desk.go_on()
    assert "match 2 is seed 1 against winner of 1" in read(desk, players[0])


def test_who_joined_late_reads_that_the_round_was_missed() -> None:
    desk = desk_of(Shape.SWISS, 8, joins_late=True)
    desk.go_on()
    desk.say(records.Joined(Player(16)))
    said = read(desk, 16, reader=16)
    assert "You joined after this round was paired, so it counts as a loss." in said


def test_before_the_first_round_there_is_nothing_to_explain() -> None:
    desk = desk_of(Shape.SWISS, 8)
    [_, said] = texts_of(why(look_at(desk), Player(1), None))
    assert said == "Nothing has been paired yet, so there is nothing to explain."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("count", [3, 5, 7])
def test_everybody_can_be_told_why_in_every_round(
    shape: Shape, count: int, language: str
) -> None:
    desk = desk_of(shape, count)
    desk.to_the_end(random.Random(count), drops=0.1)
    for reader in (None, 1):
        look = look_at(desk, language, reader)
        for one in desk.event.rounds:
            for player in desk.event.joined:
                assert all(texts_of(why(look, player, one)))


def test_a_bye_that_spares_a_second_meeting_says_so() -> None:
    """Of many small events, those in which the lowest cannot have the bye are told so."""
    found = set()
    for seed in range(40):
        desk, chance = desk_of(Shape.SWISS, 6, rounds=5, cut=0), random.Random(seed)
        while not isinstance(desk.go_on(), records.Finished):
            one = desk.event.rounds[-1]
            for pairing in one.pairings:
                if pairing.second is None:
                    by = why_paired(desk.event, one, pairing).by
                    found.add(by)
                    told = (
                        "anybody lower"
                        if by is PairedBy.SPARED
                        else "nobody was lower in the standings"
                    )
                    assert told in read(desk, pairing.first, one.number - 1)
            desk.play(chance, drops=0.05)
    assert found == {PairedBy.LOWEST, PairedBy.SPARED}


def test_a_place_in_a_bracket_is_explained_once_the_event_is_over() -> None:
    desk = desk_of(Shape.SINGLE, 4, third_place=True)
    first_named_wins(desk)
    first_named_wins(desk)
    third, fourth = desk.event.rounds[-1].pairings[1].players
    assert "You finished" not in read(desk, third, reader=third)
    desk.go_on()
    for player, place in ((third, 3), (fourth, 4)):
        said = read(desk, player, reader=player)
        assert "(third-place match)" in said
        assert f"**The place**\nYou finished in place {place}. " in said
        assert said.endswith("The third-place match decides who is third and who is fourth.")
    assert "third" not in read(desk, desk.event.rounds[-1].pairings[0].first)


def test_a_place_that_is_shared_is_told_as_a_range() -> None:
    desk = desk_of(Shape.DOUBLE, 8)
    desk.to_the_end(random.Random(1))
    last = director.places(desk.event)[-1][0]
    assert f"**{NAMES[last - 1]}** finished in place 7–8. " in read(desk, last, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_that_was_added_is_told_with_its_reasons(language: str) -> None:
    desk = desk_of(Shape.SWISS, 8)
    desk.go_on()
    one = desk.event.rounds[-1]
    pairing = one.pairings[0]
    happened: list[records.Record] = [
        records.Paired(one.stage, one.pairings),
        records.Delayed(300, records.Why.ELSEWHERE, (pairing.table,)),
        records.Delayed(600, records.Why.DOWN),
        records.Delayed(300, records.Why.ELSEWHERE, (pairing.table,)),
        records.Delayed(900, records.Why.HIDDEN, (pairing.table + 1,)),
    ]
    entries = [records.Entry(each, None, 0) for each in happened]
    added = course.added_by(entries, pairing.table)
    look = replace(named(desk, *NAMES), language=language)
    said = "\n".join(texts_of(why(look, pairing.first, one, added)))
    for reason in ("elsewhere", "down"):
        assert look.say("event-why-added", count=10, why=reason) in said
    assert look.say("event-why-added", count=15, why="hidden") not in said
    assert "10" in look.say("event-why-added", count=10, why="down")
