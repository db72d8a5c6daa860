"""Answers tried on a twin of a match: nobody notices them before they are due."""

from collections.abc import Iterator

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.game import Reader
from engine.core.match import IllegalAnswerError, Match, Trying
from engine.core.protocol import Pick, Seat
from engine.core.trial import Trial
from engine.yugioh.game.looking import may_ask
from engine.yugioh.language import Phase
from engine.yugioh.state.reasons import Action, Reason
from engine.yugioh.views.second_thoughts import acts, begins, binds
from tests.fuzz.meddling import standing
from tests.fuzz.pairings import MEETINGS, opened
from tests.replaying import replay
from tests.table import face_down, side
from tests.table.laying import Start, begin, lay

YUGI, KAIBA = Seat(0), Seat(1)
NAMES = ("Yugi", "Kaiba")


def laid(yugi: Start, kaiba: Start) -> Match:
    """A match in yugi's open Main Phase, whose answers can be taken back."""

    def open_again() -> Match:
        match = begin(lay((yugi, kaiba), "master", 3, YUGI), Phase.MAIN_1)
        match.trying = Trying(open_again, begins, binds, may_ask, acts)
        return match

    match = open_again()
    match.start()
    while (asked := match.awaited()[0]).reason is Reason.RESPOND:
        match.answer(asked.seat, ())
    return match


def option(match: Match, name: str, verb: str = "ACTIVATE") -> tuple[int, ...]:
    """The answer that does that with the card of that name."""
    (asked,) = match.awaited()
    assert isinstance(asked, Pick)
    prompt = YUGIOH.ask(match, Reader(asked.seat, "en", NAMES))
    assert prompt is not None
    return next(
        (index,)
        for index, each in enumerate(asked.options)
        if isinstance(each, Action)
        and each.verb.name == verb
        and name in prompt.choices[index].label
    )


def reads(match: Match, seat: Seat | None) -> tuple[object, ...]:
    """All that a reader is shown and asked."""
    reader = Reader(seat, "en", NAMES)
    return YUGIOH.show(match, reader), YUGIOH.cards(match, reader), YUGIOH.ask(match, reader)


def targeting() -> Match:
    return laid(
        side(hand=["Raigeki Break", "Uraby"], field=["Mystical Space Typhoon"]),
        side(field=["Gemini Elf", "Battle Ox", face_down("Waboku"), face_down("Trap Hole")]),
    )


def test_nobody_notices_what_is_tried() -> None:
    match = targeting()
    trial = Trial(match)
    before, seen = standing(match), [reads(match, seat) for seat in (None, KAIBA)]

    assert trial.answer(YUGI, option(match, "Typhoon")) == ()

    assert trial.seat == YUGI
    assert standing(match) == before
    assert [reads(trial.seen_by(seat), seat) for seat in (None, KAIBA)] == seen
    asked = trial.seen_by(YUGI).asked(YUGI)
    assert asked is not None
    assert asked.reason is Reason.TARGET


def test_what_was_tried_is_taken_back_as_if_it_had_never_been() -> None:
    match, plain = targeting(), targeting()
    trial = Trial(match)
    asked, number = reads(match, YUGI), trial.number(YUGI)
    trial.answer(YUGI, option(match, "Typhoon"))
    assert trial.number(YUGI) not in (number, match.number + 1)

    assert trial.take_back(YUGI)

    assert trial.seat is None
    assert (reads(trial.seen_by(YUGI), YUGI), trial.number(YUGI)) == (asked, number)
    assert not trial.take_back(YUGI)
    summon = option(match, "Uraby", "NORMAL_SUMMON")
    for each in (match, plain):
        each.answer(YUGI, summon)
    assert standing(match) == standing(plain)


def test_the_answers_are_due_together_once_one_binds() -> None:
    match, plain = targeting(), targeting()
    trial = Trial(match)
    typhoon = option(match, "Typhoon")
    assert trial.answer(YUGI, typhoon) == ()

    due = trial.answer(YUGI, (1,))

    assert due == (typhoon, (1,))
    assert trial.seat is None
    for answer in due:
        match.answer(YUGI, answer)
        plain.answer(YUGI, answer)
    assert standing(match) == standing(plain)
    assert trial.follow()


def test_a_cost_that_is_paid_cannot_be_taken_back() -> None:
    match = laid(
        side(hand=["Uraby", "Silver Fang"], field=["Raigeki Break"]),
        side(field=["Gemini Elf", "Battle Ox"]),
    )
    trial = Trial(match)
    assert trial.answer(YUGI, option(match, "Raigeki Break")) == ()
    twin = trial.seen_by(YUGI)
    assert twin.awaited()[0].reason is Reason.DISCARD

    due = trial.answer(YUGI, (0,))

    assert due[-1] == (0,)
    for answer in due:
        match.answer(YUGI, answer)
    assert match.awaited()[0].reason is Reason.TARGET
    assert not trial.take_back(YUGI)


def test_what_nobody_is_asked_about_is_due_at_once() -> None:
    match = targeting()
    trial = Trial(match)
    end = match.awaited()[0].default()

    assert trial.answer(YUGI, end) == (end,)
    assert trial.answer(KAIBA, (0,)) == ((0,),)


def test_a_wrong_answer_changes_nothing() -> None:
    match = targeting()
    trial = Trial(match)
    trial.answer(YUGI, option(match, "Typhoon"))
    number = trial.number(YUGI)

    with pytest.raises(IllegalAnswerError):
        trial.answer(YUGI, (99,))

    assert (trial.seat, trial.number(YUGI)) == (YUGI, number)


def test_an_answer_to_the_match_itself_ends_a_trial() -> None:
    match = targeting()
    trial = Trial(match)
    trial.answer(YUGI, option(match, "Typhoon"))

    match.answer(YUGI, match.awaited()[0].default())

    assert trial.seat is None
    assert trial.seen_by(YUGI) is match
    assert trial.follow()


def offers_a_deck(match: Match) -> bool:
    """Whether somebody is shown cards of a Deck: a look that cannot be taken back."""
    groups = [
        group.place
        for asked in match.awaited()
        for group in YUGIOH.cards(match, Reader(asked.seat, "en", NAMES))
    ]
    return "offered" in groups


def steps(number: int) -> Iterator[tuple[Match, Trial]]:
    """A random duel in which every answer is tried first, as far as it can be."""
    pairing = MEETINGS[number % len(MEETINGS)]
    match, answering = opened(pairing, number), pairing.players(number)
    match.start()
    trial = Trial(match)
    while match.question is not None and match.number < 250:
        for decision in match.awaited():
            seat, seen = decision.seat, trial.seen_by(decision.seat)
            while seen.asked(seat) is not None:
                due = trial.answer(seat, answering(seen, seat))
                for answer in due:
                    match.answer(seat, answer)
                if due:
                    break
                yield match, trial
                seen = trial.seen_by(seat)
            break


@pytest.mark.parametrize("number", range(4))
def test_a_duel_of_tried_answers_is_the_same_duel(number: int) -> None:
    """Every third trial is taken back; others notice none, and the match replays."""
    tried = 0
    match = None
    for match, trial in steps(number):
        tried += 1
        assert trial.seat is not None
        other = Seat(1 - trial.seat)
        assert trial.seen_by(other) is match
        assert trial.number(trial.seat) != match.number
        assert not offers_a_deck(trial.seen_by(trial.seat))
        if tried % 3 == 0:
            assert trial.take_back(trial.seat)
    assert match is not None
    assert tried > 10
    again = opened(MEETINGS[number % len(MEETINGS)], number)
    replay(again, match.journal)
    assert again.digest == match.digest
