"""A Match: up to three Duels, the Side Deck between them, and who wins it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.decks import READY_DECKS
from cards.games.yugioh import YUGIOH
from cards.yugioh import BOOK, by_name
from engine.core.game import FaultySetupError, Reader
from engine.core.match import IllegalAnswerError
from engine.core.protocol import Seat, Together
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import faults
from engine.yugioh.game import opening, setups
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import DuelBegan, MatchEnded, SideDecked, SignsThrown
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Copy, Part, Reason, Score, Turn
from engine.yugioh.state.spots import Spot
from tests.replaying import replay
from tests.strangers import play_out
from tests.table.contest import KAIBA, SEED, YUGI, Contest


def codes(*names: str) -> tuple[int, ...]:
    return tuple(by_name(name).passcode for name in names)


CLASSIC, OTHER = [ready.deck for ready in READY_DECKS if ready.format == "master"][:2]
YUGIS = CLASSIC.with_part("extra", codes("Junk Warrior")).with_part(
    "side", codes("Raigeki", "Dust Tornado", "Dark Hole", "Decode Talker")
)
DECKS = (YUGIS, OTHER)
EACH = (None, YUGI, KAIBA)
DRAW = ()
MAIN, EXTRA, SIDE = Part


def contest() -> Contest:
    """A Match at its first throw; yugi has a Side Deck, kaiba has none."""
    return Contest(DECKS)


def after(*results: tuple[Seat, ...]) -> Contest:
    """A Match in which the Duels so far had those winners; decks were kept."""
    match = contest()
    for number, winners in enumerate(results):
        if number:
            match.keep_decks()
        match.finish(*winners)
    return match


@pytest.mark.rule("MR-GEN-03", "SD-31")
@pytest.mark.parametrize("format", FORMATS)
def test_a_contest_is_a_single_duel_unless_a_match_is_agreed(format: str) -> None:
    decks = [ready.deck for ready in READY_DECKS if ready.format == format][:2]
    setup = setups.setup(format, decks, SEED, BOOK)
    single = opening.open_match(setup, BOOK)
    single.start()

    assert setup.best_of == setups.SINGLE_DUEL
    assert isinstance(single.table, Duel)
    assert Contest(decks, format).series.most == 3


@pytest.mark.rule("MR-MATCH-01", "MR-GEN-03")
@pytest.mark.parametrize("best_of", [0, 2, 4, 5])
def test_a_match_has_no_other_number_of_duels_than_three(best_of: int) -> None:
    with pytest.raises(ValueError, match="play 1 Duel or up to 3"):
        setups.setup("master", DECKS, SEED, BOOK, best_of)


RESULTS = [
    ([(YUGI,), (YUGI,)], (YUGI,), (2, 0)),
    ([(KAIBA,), (YUGI,), (KAIBA,)], (KAIBA,), (1, 2)),
    ([(YUGI,), DRAW, DRAW], (YUGI,), (1, 0)),
    ([DRAW, (YUGI,), DRAW], (YUGI,), (1, 0)),
    ([DRAW, DRAW, (KAIBA,)], (KAIBA,), (0, 1)),
    ([(YUGI,), DRAW, (YUGI,)], (YUGI,), (2, 0)),
    ([(YUGI,), (KAIBA,), DRAW], (), (1, 1)),
    ([DRAW, (YUGI,), (KAIBA,)], (), (1, 1)),
    ([DRAW, DRAW, DRAW], (), (0, 0)),
]


@pytest.mark.rule("MR-MATCH-01", "MR-MATCH-03", "MR-MATCH-04", "MR-MATCH-05", "MR-GEN-03")
@pytest.mark.parametrize(("results", "winners", "wins"), RESULTS)
def test_who_wins_the_match(
    results: list[tuple[Seat, ...]], winners: tuple[Seat, ...], wins: tuple[int, int]
) -> None:
    match = after(*results)

    assert match.match.outcome is not None
    assert match.match.outcome.winners == winners
    assert match.match.outcome.reason == Score(wins)
    for audience in EACH:
        assert match.told[audience][-1] == MatchEnded(winners, wins)


@pytest.mark.rule("MR-MATCH-03")
@pytest.mark.parametrize("results", [[(YUGI,)], [DRAW], [(YUGI,), DRAW], [DRAW, DRAW]])
def test_the_match_goes_on_while_nobody_has_won_two_duels(
    results: list[tuple[Seat, ...]],
) -> None:
    match = after(*results)

    assert match.match.outcome is None
    match.keep_decks()
    assert match.told[None].count(DuelBegan(len(results) + 1, match.series.wins)) == 1


@pytest.mark.rule("MR-MATCH-02")
@pytest.mark.parametrize(("winner", "loser"), [(YUGI, KAIBA), (KAIBA, YUGI)])
@pytest.mark.parametrize("turn", Turn)
def test_the_loser_of_a_duel_chooses_who_goes_first_in_the_next(
    winner: Seat, loser: Seat, turn: Turn
) -> None:
    match = after((winner,))
    match.keep_decks()
    question = match.asked(loser)

    assert match.match.awaited() == (question,)
    assert question.reason is Reason.ORDER_AFTER_LOSS
    match.answer(loser, (tuple(Turn).index(turn),))
    assert match.duel.state.turn.player == (loser if turn is Turn.FIRST else winner)


@pytest.mark.rule("MR-MATCH-02")
def test_after_a_drawn_duel_signs_are_thrown_again() -> None:
    match = after(DRAW)
    match.keep_decks()

    assert isinstance(match.match.question, Together)
    assert {decision.reason for decision in match.match.awaited()} == {Reason.SIGN}
    match.throw()
    assert sum(isinstance(event, SignsThrown) for event in match.told[None]) == 2


@pytest.mark.rule("MR-MATCH-06")
def test_no_card_of_the_side_deck_is_in_a_duel() -> None:
    match = contest()

    for side, deck in zip(match.duel.state.sides, DECKS, strict=True):
        assert sorted(c.text.passcode for c in side.deck) == sorted(deck["main"])
        assert sorted(c.text.passcode for c in side.extra) == sorted(deck["extra"])


@pytest.mark.rule("MR-MATCH-06", "MR-MATCH-08")
def test_between_duels_both_exchange_cards_without_seeing_the_others_choice() -> None:
    match = after((YUGI,))
    assert isinstance(match.match.question, Together)
    answer = match.positions(
        YUGI,
        ("Kuriboh", MAIN),
        ("Junk Warrior", EXTRA),
        ("Raigeki", SIDE),
        ("Decode Talker", SIDE),
    )
    match.answer(YUGI, answer)
    assert match.match.asked(KAIBA) is not None
    match.answer(KAIBA, ())

    mine = match.duel.state.sides[YUGI]
    names = {card.text.name for card in mine.deck}
    assert "Raigeki" in names
    assert "Kuriboh" not in names
    assert [card.text.name for card in mine.extra] == ["Decode Talker"]
    assert len(mine.deck) == 40


UNEQUAL = [
    [("Kuriboh", MAIN)],
    [("Raigeki", SIDE)],
    [("Kuriboh", MAIN), ("Raigeki", SIDE), ("Dust Tornado", SIDE)],
    [("Kuriboh", MAIN), ("Sangan", MAIN), ("Raigeki", SIDE)],
    [("Kuriboh", MAIN), ("Decode Talker", SIDE)],
    [("Junk Warrior", EXTRA), ("Raigeki", SIDE)],
]


@pytest.mark.rule("MR-MATCH-08")
@pytest.mark.parametrize("cards", UNEQUAL)
def test_an_exchange_that_changes_the_size_of_a_part_is_refused(
    cards: list[tuple[str, Part]],
) -> None:
    match = after((YUGI,))
    answer = match.positions(YUGI, *cards)
    before = match.match.digest, match.series.decks, match.match.awaited()

    with pytest.raises(IllegalAnswerError):
        match.answer(YUGI, answer)

    assert (match.match.digest, match.series.decks, match.match.awaited()) == before


@pytest.mark.rule("MR-MATCH-06", "MR-MATCH-08")
def test_who_has_no_side_deck_is_asked_all_the_same_and_keeps_their_deck() -> None:
    match = after((YUGI,))
    question = match.side_question(KAIBA)

    assert (question.options, question.least, question.default()) == ((), 0, ())
    match.keep_decks()
    assert match.series.decks == DECKS


@pytest.mark.rule("MR-MATCH-06", "MR-GEN-06")
@pytest.mark.parametrize("exchanges", [False, True])
def test_the_opponent_is_not_told_what_was_exchanged_nor_whether(exchanges: bool) -> None:
    match = after((YUGI,))
    cards = [("Kuriboh", MAIN), ("Raigeki", SIDE)] if exchanges else []
    match.answer(YUGI, match.positions(YUGI, *cards))
    match.answer(KAIBA, ())
    told = {
        audience: [e for e in match.told[audience] if isinstance(e, SideDecked)]
        for audience in EACH
    }
    out, into = (codes("Kuriboh"), codes("Raigeki")) if exchanges else ((), ())

    assert told[YUGI] == [SideDecked(YUGI, out, into), SideDecked(KAIBA, None, None)]
    assert told[KAIBA] == [SideDecked(YUGI, None, None), SideDecked(KAIBA, (), ())]
    assert told[None] == [SideDecked(YUGI, None, None), SideDecked(KAIBA, None, None)]


@pytest.mark.rule("MR-MATCH-07")
@pytest.mark.parametrize(("count", "allowed"), [(0, True), (15, True), (16, False)])
def test_a_side_deck_has_at_most_15_cards(count: int, allowed: bool) -> None:
    monsters = [code for code, card in BOOK.items() if card.is_monster and card.effects]
    side = tuple(code for code in monsters if code not in CLASSIC["main"])[:count]
    assert len(side) == count
    found = faults(CLASSIC.with_part("side", side), FORMATS["master"], BOOK)

    assert (found == ()) is allowed


@pytest.mark.rule("MR-MATCH-07")
def test_monsters_of_the_extra_deck_may_be_in_the_side_deck() -> None:
    assert faults(YUGIS, FORMATS["master"], BOOK) == ()


@pytest.mark.rule("MR-MATCH-09")
def test_copies_count_over_all_parts_before_and_after_side_decking() -> None:
    kuriboh, dark_hole = codes("Kuriboh", "Dark Hole")
    allowed = CLASSIC.with_part("side", (kuriboh,) * 2)
    refused = CLASSIC.with_part("side", (kuriboh,) * 3)

    assert Contest((allowed, OTHER)).match.outcome is None
    with pytest.raises(FaultySetupError) as caught:
        Contest((refused, OTHER))
    assert [fault.reason for fault in caught.value.faults[YUGI]] == ["too_many_copies"]
    match = Contest((allowed, OTHER))
    match.finish(YUGI)
    match.answer(
        YUGI,
        match.positions(
            YUGI, ("Dark Hole", MAIN), ("Sangan", MAIN), ("Kuriboh", SIDE), ("Kuriboh", SIDE)
        ),
    )
    match.answer(KAIBA, ())
    deck = match.series.decks[YUGI]
    assert [deck["main"].count(kuriboh), deck["side"].count(kuriboh)] == [3, 0]
    assert (dark_hole in deck["main"], dark_hole in deck["side"]) == (False, True)


@pytest.mark.rule("MR-MATCH-10", "MR-GLOS-38", "MR-PEND-29")
def test_every_duel_begins_with_full_decks_and_nothing_on_the_table() -> None:
    match = contest()
    match.throw()
    match.answer(YUGI, (0,))
    first = match.duel
    banished = first.state.sides[KAIBA].deck[-5:]
    put_away(first, banished, Place.BANISHED)
    put_away(first, first.state.sides[YUGI].hand[:1], Place.EXTRA_DECK)
    for side in first.state.sides:
        side.deck.clear()
    while match.match.awaited()[0].reason is not Reason.SIDE_DECK:
        (decision,) = match.match.awaited()
        match.answer(decision.seat, decision.default())
    match.keep_decks()

    assert match.duel is not first
    assert match.duel.state.turn.number == 0
    for side, deck in zip(match.duel.state.sides, DECKS, strict=True):
        assert sorted(card.text.passcode for card in side.deck) == sorted(deck["main"])
        assert sorted(card.text.passcode for card in side.extra) == sorted(deck["extra"])
        assert [side.hand, side.graveyard, side.banished] == [[], [], []]
        assert side.life == 8000
    assert list(match.duel.state.field()) == []
    (order,) = match.match.awaited()
    match.answer(order.seat, (0,))
    assert [len(side.hand) for side in match.duel.state.sides] == [5, 5]


@pytest.mark.rule("MR-MATCH-06", "MR-MATCH-08")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(-1, 46), max_size=9))
def test_any_choice_is_either_a_lawful_exchange_or_changes_nothing(numbers: list[int]) -> None:
    match = AFTER_A_DUEL
    question, answer = match.side_question(YUGI), tuple(numbers)
    chosen = [question.options[i] for i in answer if 0 <= i < len(question.options)]
    copies = [copy for copy in chosen if isinstance(copy, Copy)]
    counts = [sum(copy.part is part for copy in copies) for part in Part]
    into_extra = sum(c.part is SIDE and c.code in codes("Decode Talker") for c in copies)
    lawful = (
        len(copies) == len(answer) == len(set(answer))
        and counts[0] == counts[2] - into_extra
        and counts[1] == into_extra
    )

    assert question.accepts(answer) is lawful
    if not lawful:
        before = match.match.digest, match.series.decks, match.match.number
        with pytest.raises(IllegalAnswerError):
            match.answer(YUGI, answer)
        assert (match.match.digest, match.series.decks, match.match.number) == before


AFTER_A_DUEL = after((YUGI,))


@pytest.mark.rule("MR-MATCH-01")
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end_after_at_most_three_duels_and_replay_alike(seed: int) -> None:
    setup = setups.setup("master", DECKS, bytes([seed]) * 32, BOOK, setups.MATCH)
    match, again = opening.open_match(setup, BOOK), opening.open_match(setup, BOOK)
    match.start()
    for _ in play_out(match, Random(seed)):
        pass
    replay(again, match.journal)

    assert match.outcome is not None
    assert match.outcome == again.outcome
    assert match.digest == again.digest


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("seat", EACH)
def test_a_match_is_told_and_asked_in_words(seat: Seat | None, language: str) -> None:
    match, reader = after((YUGI,)), Reader(seat, language, ("Yugi", "Kaiba"))
    if seat is not None:
        prompt = YUGIOH.ask(match.match, reader)
        assert prompt is not None
        assert prompt.decline
        labels = [choice.label for choice in prompt.choices if choice.like is None]
        assert len({*labels}) == len(labels)
        copies = [each for each in prompt.choices if each.like is not None]
        assert [prompt.choices[each.like or 0].label for each in copies] == [
            each.label for each in copies
        ]
    match.keep_decks()
    match.finish(KAIBA)
    match.keep_decks()
    match.finish(YUGI)
    said = YUGIOH.tell(match.match, match.told[seat][-1:], reader)

    assert said == (YUGIOH.ended(match.match, reader),)
    assert said[0]


def test_a_sensible_player_keeps_their_deck_and_plays_the_match_on() -> None:
    match = after((YUGI,))
    for seat in (YUGI, KAIBA):
        assert YUGIOH.practise(match.match, seat) == ()
    match.keep_decks()

    assert match.asked(KAIBA).accepts(YUGIOH.practise(match.match, KAIBA))


def put_away(duel: Duel, cards: list[Card], place: Place) -> None:
    """Have cards lie in another place."""
    for card in list(cards):
        to = Spot(card.owner, place)
        duel.emit(Moved(card.id, card.spot, to, Why.BANISHED, face_up=True))
