"""A decision is made anew: the journal only grows, and what came since leads nowhere."""

from random import Random

import pytest

from engine.core.match import Act, Entry, Match, NotAwaitedError
from engine.core.protocol import Pick, Seat
from engine.core.rewinding import (
    Hindrance,
    has_seen_passes,
    hindrance,
    last_decision,
    rewinding,
    rewound,
)
from engine.core.trial import Trial
from engine.yugioh.practice import answer
from engine.yugioh.state.reasons import Action, Reason, Verb
from tests.core.tallying import tallying
from tests.core.test_trial import KAIBA, YUGI, laid, option, reads
from tests.fuzz.meddling import standing
from tests.fuzz.pairings import MEETINGS, opened
from tests.replaying import replay
from tests.table import face_down, side


def every(number: int) -> bool:
    return True


def entry(act: Act = Act.ANSWER, *answer: int) -> Entry:
    return Entry(YUGI, answer, "", act)


def gone_back(journal: list[Entry], again: Match) -> Match:
    replay(again, journal)
    return again


def test_what_was_answered_since_leads_nowhere() -> None:
    said, back = entry(), entry(Act.REWIND, 1, 9)

    assert rewound([said, said, said, back]) == {1, 2}
    assert rewound([said, said, back, said, said, entry(Act.REWIND, 2, 9), said]) == {1, 4}
    assert rewound([said, said, back, said, entry(Act.REWIND, 0, 9)]) == {0, 1, 2, 3}


def test_the_match_stands_where_it_stood_with_a_number_of_its_own() -> None:
    match = tallying()
    match.start()
    match.answer(YUGI, (0,))
    asked, number = match.question, match.number
    match.answer(KAIBA, ())
    match.answer(KAIBA, (2, 0, 1))
    journal = [*match.journal, Entry(KAIBA, (1, match.number + 1), match.digest, Act.REWIND)]

    again = gone_back(journal, tallying())

    assert again.question == asked
    assert again.journal == journal
    assert again.number == match.number + 1 > number
    again.answer(KAIBA, ())
    assert standing(gone_back(again.journal, tallying())) == standing(again)


def test_what_stands_bears_its_number_in_the_journal() -> None:
    match = tallying()
    match.start()
    match.answer(YUGI, (0,))
    match.answer(KAIBA, ())
    match.answer(KAIBA, (2, 0, 1))
    back = Entry(KAIBA, (1, match.number + 1), match.digest, Act.REWIND)

    again = gone_back([*match.journal, back], tallying())
    again.answer(KAIBA, ())
    again.answer(KAIBA, (0, 1, 2))

    assert [(each.number, each.answer) for each in match.standing] == [
        (0, (0,)),
        (1, ()),
        (2, (2, 0, 1)),
    ]
    assert [(each.number, each.answer) for each in again.standing] == [
        (0, (0,)),
        (4, ()),
        (5, (0, 1, 2)),
    ]


def test_nobody_goes_back_to_where_somebody_else_is_asked() -> None:
    match = tallying()
    match.start()
    match.answer(YUGI, (0,))

    with pytest.raises(NotAwaitedError):
        match.rewind(Entry(YUGI, (1, 9), match.digest, Act.REWIND))
    with pytest.raises(NotAwaitedError):
        match.rewind(Entry(KAIBA, (0, 9), match.digest, Act.REWIND))

    assert (match.number, len(match.journal)) == (1, 1)


def test_nobody_goes_back_beyond_what_several_were_asked_together() -> None:
    match = tallying()
    match.start()
    for seat, said in [(0, (0,)), (1, ()), (1, (0, 1, 2)), (0, (3,)), (1, (150,))]:
        match.answer(Seat(seat), said)
    assert last_decision(match, YUGI, every) == 3

    match.answer(YUGI, (0,))

    assert last_decision(match, YUGI, every) is None


def test_duels_go_back_at_any_moment_and_are_played_again_the_same_way() -> None:
    """Setup and answers still make the match, and the twin goes the same ways."""
    for seed, meeting in enumerate(MEETINGS[:3]):
        dice, match = Random(seed), opened(meeting, seed)
        match.start()
        backs, questions = 0, []
        while match.awaited() and len(match.journal) < 250:
            seat = match.awaited()[0].seat
            questions.append(match.asked(seat))
            at = last_decision(match, seat, every)
            if at is not None and dice.random() < 0.05:
                journal = [*match.journal, rewinding(match, seat, at)]
                match = gone_back(journal, opened(meeting, seed))
                del questions[at + 1 :]
                assert match.asked(seat) == questions[at]
                trial = Trial(match)
                assert trial.follow()
                backs += 1
            match.answer(seat, answer(match, seat))
        assert backs > 3
        assert standing(gone_back(match.journal, opened(meeting, seed))) == standing(match)


def acted(match: Match, name: str, verb: str = "ACTIVATE") -> int:
    """Do that, and what is safe, up to the next choice; return how many entries led there."""
    at = len(match.standing)
    match.answer(YUGI, option(match, name, verb))
    rest(match)
    return at


def rest(match: Match) -> None:
    """Do what is safe until somebody acts, or chooses a card."""
    while (asked := match.awaited()[0]).reason not in (Reason.ACT, Reason.CHOOSE):
        match.answer(asked.seat, asked.default())


def test_a_card_that_was_drawn_cannot_be_given_back() -> None:
    match = laid(side(hand=["Pot of Greed"], deck=["Uraby", "Silver Fang"]), side())

    at = acted(match, "Pot of Greed")

    assert hindrance(match, YUGI, at) is Hindrance.LEARNED


def test_who_was_shown_their_deck_has_seen_it() -> None:
    match = laid(
        side(hand=["Reinforcement of the Army"], deck=["Marauding Captain", "Uraby"]), side()
    )

    at = acted(match, "Reinforcement")

    (asked,) = match.awaited()
    assert isinstance(asked, Pick)
    assert hindrance(match, YUGI, at) is Hindrance.LEARNED


def test_a_face_down_monster_that_was_attacked_is_known() -> None:
    match = laid(side(field=["Gemini Elf"]), side(field=[face_down("Battle Ox")]))
    (asked,) = match.awaited()
    assert isinstance(asked, Pick)
    match.answer(YUGI, (asked.options.index(Action(Verb.TO_BATTLE_PHASE)),))
    rest(match)

    at = acted(match, "Gemini Elf", "ATTACK")

    assert hindrance(match, YUGI, at) is Hindrance.LEARNED


@pytest.mark.parametrize("held", [["Uraby"], []])
def test_who_saw_a_hand_that_is_kept_revealed_knows_it(held: list[str]) -> None:
    """No event names the cards of such a hand."""
    match = laid(side(hand=["Ceremonial Bell", "Uraby"]), side(hand=held))

    at = acted(match, "Ceremonial Bell", "NORMAL_SUMMON")

    assert hindrance(match, YUGI, at) is (Hindrance.LEARNED if held else None)
    assert has_learned_of(match, KAIBA, at)


def test_a_hand_that_was_revealed_before_is_not_learned_anew() -> None:
    match = laid(side(hand=["Gemini Elf"], field=["Ceremonial Bell"]), side(hand=["Uraby"]))

    at = acted(match, "Gemini Elf", "NORMAL_SUMMON")

    assert hindrance(match, YUGI, at) is None


def has_learned_of(match: Match, seat: Seat, at: int) -> bool:
    before = match.standing[at].learned
    return bool(before and match.learned and match.learned[seat] > before[seat])


def test_a_summon_can_be_made_anew_and_who_passed_is_told_of_that() -> None:
    match = laid(side(hand=["Gemini Elf"]), side(field=[face_down("Waboku")]))

    at = acted(match, "Gemini Elf", "NORMAL_SUMMON")

    assert hindrance(match, YUGI, at) is None
    assert has_seen_passes(match, YUGI, at)


def test_what_the_opponent_responds_with_is_not_taken_from_them() -> None:
    match = laid(side(hand=["Gemini Elf"]), side(field=[face_down("Trap Hole")]))
    at = len(match.standing)
    match.answer(YUGI, option(match, "Gemini Elf", "NORMAL_SUMMON"))
    while True:
        asked = match.awaited()[0]
        if asked.seat == KAIBA and isinstance(asked, Pick) and asked.options:
            match.answer(KAIBA, (0,))
            break
        match.answer(asked.seat, asked.default())

    assert hindrance(match, YUGI, at) in (Hindrance.CHOSEN, Hindrance.LEARNED)


def test_a_player_who_shows_their_own_cards_learns_nothing_by_it() -> None:
    match = laid(
        side(hand=["Uraby", "Silver Fang"], field=["Raigeki Break"]),
        side(field=["Gemini Elf", "Battle Ox"]),
    )
    at = len(match.standing)
    match.answer(YUGI, option(match, "Raigeki Break"))
    match.answer(YUGI, (0,))

    assert match.awaited()[0].reason is Reason.TARGET
    assert hindrance(match, YUGI, at) is None
    assert hindrance(match, KAIBA, at) is Hindrance.LEARNED
    assert reads(match, YUGI)


def test_who_was_shown_a_card_knows_it_though_that_was_taken_back() -> None:
    """Else one could decide anew by what the other has shown, and then taken back."""
    match = laid(
        side(hand=["Gemini Elf", "Silver Fang"], field=["Raigeki Break"]),
        side(field=[face_down("Waboku"), "Battle Ox"]),
    )
    assert match.trying
    summoned = acted(match, "Gemini Elf", "NORMAL_SUMMON")
    passed = next(n for n, each in enumerate(match.standing) if each.seat == KAIBA)
    assert hindrance(match, KAIBA, passed) is None
    shown = len(match.standing)
    match.answer(YUGI, option(match, "Raigeki Break"))
    match.answer(YUGI, (0,))
    assert hindrance(match, KAIBA, passed) is Hindrance.LEARNED
    assert hindrance(match, YUGI, shown) is None

    again = gone_back([*match.journal, rewinding(match, YUGI, shown)], match.trying.open())

    assert hindrance(again, KAIBA, passed) is Hindrance.LEARNED
    assert hindrance(again, YUGI, summoned) is None
    further = [*again.journal, rewinding(again, YUGI, summoned)]
    assert further[-1].learned == (KAIBA,)
    last = gone_back(further, match.trying.open())
    before = match.standing[summoned].learned
    assert last.learned
    assert before
    assert last.learned[KAIBA] > before[KAIBA]


def test_a_game_that_does_not_say_who_learns_what_lets_nobody_go_back() -> None:
    match = tallying()
    match.start()
    match.answer(YUGI, (0,))

    assert hindrance(match, YUGI, 0) is Hindrance.UNCOUNTED


def test_a_coin_or_a_die_is_not_thrown_twice() -> None:
    match = laid(side(field=["Time Wizard", "Uraby"]), side(field=["Gemini Elf"]))
    at = len(match.standing)
    match.answer(YUGI, option(match, "Time Wizard"))
    rest(match)

    assert hindrance(match, YUGI, at) is Hindrance.LEARNED
