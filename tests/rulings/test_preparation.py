"""Before the first turn: formats, shuffling, who goes first, and the opening hands."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cards.decks import READY_DECKS
from cards.yugioh import BOOK, by_name
from engine.core.game import DeckList, First
from engine.core.match import Match
from engine.core.protocol import Event, Pick, Seat, Together
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.format import Format
from engine.yugioh.game import indexing, laying, opening, setups
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chance import Coin, CoinTossed
from engine.yugioh.state.events.contest import OrderChosen
from engine.yugioh.state.events.moves import Moved, Shuffled, Why
from engine.yugioh.state.events.turns import PhaseBegan, TurnBegan
from engine.yugioh.state.reasons import Reason, Sign, Turn
from engine.yugioh.state.spots import HIDDEN
from engine.yugioh.views.sight import Sight

DECKS = {key: [r.deck for r in READY_DECKS if r.format == key][:2] for key in FORMATS}
SEED = bytes(range(32))
YUGI, KAIBA = Seat(0), Seat(1)


def opened(
    format: str = "master", seed: bytes = SEED, decks: Sequence[DeckList] | None = None
) -> Match:
    """A match of ready decks, at the throw of signs."""
    match = opening.open_match(setups.setup(format, decks or DECKS[format], seed, BOOK), BOOK)
    match.start()
    return match


def throw(match: Match, yugi: Sign, kaiba: Sign) -> list[Event]:
    signs = tuple(Sign)
    match.answer(YUGI, (signs.index(yugi),))
    return list(match.answer(KAIBA, (signs.index(kaiba),))[None])


def settle(match: Match, turn: Turn = Turn.FIRST) -> list[Event]:
    """Have yugi win the throw and choose a turn; return what the public is told then."""
    throw(match, Sign.PAPER, Sign.ROCK)
    return list(match.answer(YUGI, (tuple(Turn).index(turn),))[None])


def duel_of(match: Match) -> Duel:
    assert isinstance(match.table, Duel)
    return match.table


def order(match: Match, seat: Seat) -> list[str]:
    return [card.text.name for card in duel_of(match).state.sides[seat].deck]


@pytest.mark.rule("MR-GEN-02", "MR-SETUP-05", "SD-01", "SD-07", "SD-09")
@pytest.mark.parametrize(("format", "life", "hand"), [("master", 8000, 5), ("speed", 4000, 4)])
def test_each_format_has_its_life_points_and_opening_hand(
    format: str, life: int, hand: int
) -> None:
    match = opened(format)
    settle(match)

    for side, deck in zip(duel_of(match).state.sides, DECKS[format], strict=True):
        assert side.life == life
        assert len(side.hand) == hand
        assert len(side.deck) == len(deck["main"]) - hand


@pytest.mark.rule("MR-GEN-02")
def test_the_master_rule_is_the_first_of_the_formats() -> None:
    assert next(iter(FORMATS)) == "master"


@pytest.mark.rule("SD-02", "SD-10", "SD-11", "SD-12", "SD-27")
def test_the_speed_duel_differs_in_exactly_its_numbers() -> None:
    def numbers(rules: Format) -> dict[str, object]:
        return {
            "main deck": rules.decks.main,
            "extra deck": rules.decks.extra,
            "side deck": rules.decks.side,
            "copies": rules.decks.copies,
            "life": rules.life,
            "opening hand": rules.opening_hand,
            "hand limit": rules.hand_limit,
            "monster zones": rules.board.monsters,
            "spell zones": rules.board.spells,
            "extra monster zones": rules.board.extra_monsters,
            "main phase 2": Phase.MAIN_2 in rules.phases,
        }

    master, speed = (numbers(FORMATS[key]) for key in ("master", "speed"))

    assert {
        name: (master[name], speed[name]) for name in master if master[name] != speed[name]
    } == {
        "main deck": ((40, 60), (20, 20)),
        "extra deck": ((0, 15), (0, 5)),
        "side deck": ((0, 15), (0, 0)),
        "life": (8000, 4000),
        "opening hand": (5, 4),
        "monster zones": ((0, 1, 2, 3, 4), (1, 2, 3)),
        "spell zones": ((0, 1, 2, 3, 4), (1, 2, 3)),
        "main phase 2": (True, False),
    }


@pytest.mark.rule("MR-SETUP-01", "MR-GLOS-22")
def test_decks_are_shuffled_by_the_seed_alone() -> None:
    once, again, other = opened(), opened(), opened(seed=bytes(32))

    assert order(once, YUGI) == order(again, YUGI)
    assert order(once, YUGI) != order(other, YUGI)
    assert sorted(order(once, YUGI)) == sorted(order(other, YUGI))


@pytest.mark.rule("MR-SETUP-02", "SD-13")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_a_duel_begins_with_every_card_face_down_in_its_deck(format: str) -> None:
    setup = setups.setup(format, DECKS[format], SEED, BOOK)
    duel = laying.lay_table(setup, BOOK)

    for side, deck in zip(duel.state.sides, DECKS[format], strict=True):
        assert len(side.deck) == len(deck["main"])
        assert not any(card.face_up for card in side.deck)
    assert all(card.place is Place.DECK for card in duel.state.cards)


@pytest.mark.rule("MR-SETUP-03")
def test_a_tied_throw_is_repeated_and_its_winner_chooses() -> None:
    match = opened()
    throw(match, Sign.ROCK, Sign.ROCK)
    assert isinstance(match.question, Together)

    throw(match, Sign.ROCK, Sign.PAPER)
    question = match.question
    assert isinstance(question, Pick)
    assert (question.seat, question.reason) == (KAIBA, Reason.ORDER)
    assert question.options == (Turn.FIRST, Turn.SECOND)


@pytest.mark.rule("MR-SETUP-03")
@pytest.mark.parametrize("winning", list(Sign))
def test_rock_beats_scissors_beat_paper_beats_rock(winning: Sign) -> None:
    beaten = {Sign.ROCK: Sign.SCISSORS, Sign.SCISSORS: Sign.PAPER, Sign.PAPER: Sign.ROCK}
    match = opened()
    throw(match, beaten[winning], winning)

    assert isinstance(match.question, Pick)
    assert match.question.seat == KAIBA


@pytest.mark.rule("MR-SETUP-03", "MR-SETUP-06", "MR-TURN-01", "SD-09")
@pytest.mark.parametrize(("turn", "first"), [(Turn.FIRST, YUGI), (Turn.SECOND, KAIBA)])
def test_the_winner_of_the_throw_takes_the_turn_they_chose(turn: Turn, first: Seat) -> None:
    match = opened()
    told = settle(match, turn)

    assert [event for event in told if isinstance(event, TurnBegan)] == [TurnBegan(1, first)]
    assert [event for event in told if isinstance(event, PhaseBegan)] == [
        PhaseBegan(Phase.DRAW)
    ]


@pytest.mark.rule("MR-SETUP-04", "MR-GEN-06")
def test_opening_hands_are_drawn_from_the_top_and_seen_by_their_owner_only() -> None:
    match = opened()
    top = order(match, YUGI)[-5:]
    told = settle(match)
    drawn = [event for event in told if isinstance(event, Moved)]

    assert [card.text.name for card in duel_of(match).state.sides[YUGI].hand] == top[::-1]
    assert {event.why for event in drawn} == {Why.DRAWN}
    assert {event.card for event in drawn} == {HIDDEN}


@pytest.mark.rule("MR-GEN-06")
def test_nobody_is_told_the_order_of_a_shuffled_deck() -> None:
    match = opening.open_match(setups.setup("master", DECKS["master"], SEED, BOOK), BOOK)

    for told in match.start().values():
        shuffled = [event for event in told if isinstance(event, Shuffled)]
        assert [event.order for event in shuffled] == [(), ()]


@pytest.mark.rule("MR-GEN-06")
def test_a_hidden_card_shows_nothing_by_which_to_know_it_again() -> None:
    match = opened()
    settle(match)
    seen = Sight(duel_of(match), KAIBA).board().sides[YUGI]

    assert (seen.hand, seen.hand_count, seen.deck_count) == (None, 5, 35)


@pytest.mark.rule("MR-GEN-03", "MR-WIN-06")
def test_exodia_in_the_opening_hand_wins_before_the_first_turn() -> None:
    match = _opened_with_exodia(mine=5, theirs=0)

    assert match.outcome is not None
    assert match.outcome.winners == (YUGI,)


@pytest.mark.rule("MR-WIN-06")
def test_exodia_in_both_opening_hands_is_a_draw() -> None:
    match = _opened_with_exodia(mine=5, theirs=5)

    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.rule("MR-WIN-06")
def test_four_pieces_of_exodia_win_nothing() -> None:
    assert _opened_with_exodia(mine=4, theirs=0).outcome is None


def _opened_with_exodia(mine: int, theirs: int) -> Match:
    """A match in which so many pieces lie on top of each Deck when hands are drawn."""
    match = opened()
    throw(match, Sign.PAPER, Sign.ROCK)
    for seat, count in ((YUGI, mine), (KAIBA, theirs)):
        deck = duel_of(match).state.sides[seat].deck
        for name, card in zip(EXODIA[:count], deck[-count:] if count else (), strict=True):
            card.text = by_name(name)
    duel = duel_of(match)
    duel.index = indexing.index_cards(duel.state.cards, duel.book)
    match.answer(YUGI, (tuple(Turn).index(Turn.FIRST),))
    return match


EXODIA = (
    "Exodia the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)


def begun(first: First, seed: bytes = SEED) -> list[Event]:
    """What the public is told at the start, where the players have agreed who goes first."""
    laid = replace(setups.setup("master", DECKS["master"], seed, BOOK), first=first)
    return list(opening.open_match(laid, BOOK).start()[None])


@pytest.mark.rule("MR-SETUP-03")
@pytest.mark.parametrize(("first", "seat"), [(First.SEAT_0, YUGI), (First.SEAT_1, KAIBA)])
def test_the_players_may_agree_who_goes_first(first: First, seat: Seat) -> None:
    assert OrderChosen(seat) in begun(first)


@pytest.mark.rule("MR-SETUP-03")
def test_the_players_may_leave_it_to_a_coin_who_goes_first() -> None:
    seen = set()
    for number in range(8):
        told = begun(First.BY_CHANCE, bytes([number]) * 32)
        (toss,) = [event for event in told if isinstance(event, CoinTossed)]
        leader = YUGI if toss.side is Coin.HEADS else KAIBA
        assert OrderChosen(leader) in told
        seen.add(leader)
    assert seen == {YUGI, KAIBA}
