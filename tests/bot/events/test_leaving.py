"""Who leaves an event or is thrown out of it, and the places at its end."""

import random

from bot.events import director, records
from bot.events.terms import Shape, Terms
from tests.bot.events.desk import Desk


def swiss(rounds: int | None = None) -> Terms:
    return Terms(Shape.SWISS, b"seed", rounds=rounds, cut=0)


def test_who_was_thrown_out_leaves_no_gap_in_the_places() -> None:
    desk = Desk(swiss())
    desk.open(8)
    desk.go_on()
    desk.play(random.Random(5))
    best = director.ranking(desk.event)[0].player
    desk.say(records.Disqualified(best, "marked cards"))
    ranked = director.ranking(desk.event)
    assert [each.place for each in ranked] == [*range(1, 8)]
    assert best not in [each.player for each in ranked]


def test_who_has_left_keeps_their_place_and_cannot_win() -> None:
    desk = Desk(swiss())
    desk.open(8)
    desk.go_on()
    desk.play(random.Random(5))
    ranked = [each.player for each in director.ranking(desk.event)]
    stays = ranked[4]
    for player in ranked:
        if player != stays:
            desk.say(records.Dropped(player))
    assert isinstance(desk.go_on(), records.Finished)
    assert [each.player for each in director.ranking(desk.event)] == ranked
    others = [player for player in ranked if player != stays]
    assert director.places(desk.event) == [[each] for each in (stays, *others)]


def test_who_leaves_after_the_last_round_has_won_all_the_same() -> None:
    desk = Desk(swiss(rounds=1))
    desk.open(4)
    desk.go_on()
    desk.play(random.Random(5))
    best = director.ranking(desk.event)[0].player
    desk.say(records.Dropped(best))
    assert isinstance(desk.go_on(), records.Finished)
    assert director.places(desk.event)[0] == [best]
