"""Decks, the preparation, and the Match, by the Expert Rules."""

import pytest

from cards.decks import EXPERT
from cards.yugioh import by_name
from cards.yugioh.former import book_of
from engine.core.game import DeckList
from engine.core.protocol import Seat, Together
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.game import setups
from engine.yugioh.language import Place
from engine.yugioh.state.events.contest import MatchEnded, OrderChosen
from engine.yugioh.state.events.moves import Moved, Shuffled, Why
from engine.yugioh.state.events.turns import TurnBegan
from engine.yugioh.state.reasons import Copy, Part, Reason, Score, Turn
from engine.yugioh.state.spots import HIDDEN
from tests.rulings.expert.laid import expert
from tests.table import side
from tests.table.contest import KAIBA, YUGI, Contest

FIRST, SECOND = (ready.deck for ready in EXPERT[:2])
FORMAT = FORMATS["expert"]
BOOK = book_of("expert")
FUSIONS = ("Blue-Eyes Ultimate Dragon", "Dark Paladin", "Elemental HERO Tempest")
DRAW = ()


def codes(*names: str) -> list[int]:
    return [by_name(name).passcode for name in names]


def reasons(deck: DeckList) -> list[str]:
    return [str(fault.reason) for fault in faults(deck, FORMAT, BOOK)]


def with_side(count: int, *names: str) -> DeckList:
    """The first ready deck with a Side Deck of so many cards, these among them."""
    spare = [
        code for code, card in BOOK.items() if card.level == 4 and FORMAT.hooks.knows(card)
    ]
    held = [code for code in spare if code not in FIRST["main"] and is_in_main(code)]
    chosen = (*codes(*names), *held)[:count]
    return deck_list(FIRST["main"], (), chosen)


def is_in_main(code: int) -> bool:
    card = BOOK[code]
    return (
        card.is_monster and card.frame is not None and card.frame.name in ("NORMAL", "EFFECT")
    )


def contest(*results: tuple[Seat, ...]) -> Contest:
    """A Match in which the Duels so far had those winners."""
    match = Contest((FIRST, SECOND), "expert")
    for number, winners in enumerate(results):
        if number:
            match.keep_decks()
        match.finish(*winners)
    return match


def opened() -> Contest:
    """A single Duel, at the throw of signs."""
    return Contest((FIRST, SECOND), "expert", setups.SINGLE_DUEL)


@pytest.mark.rule("EXG-01")
@pytest.mark.parametrize(("count", "allowed"), [(39, False), (40, True), (75, True)])
def test_a_main_deck_has_40_cards_or_more(count: int, allowed: bool) -> None:
    main = [code for code in BOOK if is_in_main(code) and FORMAT.hooks.knows(BOOK[code])]
    assert (reasons(deck_list(main[:count])) == []) is allowed


@pytest.mark.rule("EXG-02")
def test_three_copies_of_a_card_are_the_most_in_all_parts_together() -> None:
    (uraby,) = codes("Uraby")
    deck = deck_list((*FIRST["main"], uraby, uraby, uraby))
    assert reasons(deck) == []
    assert reasons(deck.with_part("main", (*deck["main"], uraby))) == ["too_many_copies"]


@pytest.mark.rule("EXG-03", "EX-PREP-07")
def test_a_fusion_deck_holds_any_number_of_fusion_monsters_and_nothing_else() -> None:
    fusions = [
        code for code, card in BOOK.items() if card.frame and card.frame.name == "FUSION"
    ]
    deck = FIRST.with_part("extra", (*fusions, *fusions))
    assert len(deck["extra"]) > 15
    assert reasons(deck) == []
    assert reasons(FIRST.with_part("extra", tuple(codes("Uraby")))) == ["belongs_in_main"]


@pytest.mark.rule("EX-PREP-09", "EXG-04")
@pytest.mark.parametrize(
    ("count", "faults"),
    [(0, []), (14, ["too_few_unless_none"]), (15, []), (16, ["too_many"])],
)
def test_a_side_deck_has_15_cards_or_none(count: int, faults: list[str]) -> None:
    assert reasons(with_side(count)) == faults


@pytest.mark.rule("EXG-04")
def test_no_fusion_monster_is_in_a_side_deck() -> None:
    assert reasons(with_side(15, FUSIONS[0])) == ["belongs_in_extra"]


@pytest.mark.rule("EXG-06")
@pytest.mark.parametrize("name", ["Junk Synchron", "Odd-Eyes Pendulum Dragon"])
def test_a_deck_holds_no_card_of_a_later_kind(name: str) -> None:
    deck = FIRST.with_part("main", (*FIRST["main"], *codes(name)))
    assert reasons(deck) == ["unknown_kind"]


@pytest.mark.rule("EXG-06")
@pytest.mark.parametrize("name", ["Junk Warrior", "Number 39: Utopia", "Decode Talker"])
def test_nor_does_a_fusion_deck(name: str) -> None:
    assert reasons(FIRST.with_part("extra", tuple(codes(name)))) == ["unknown_kind"]


@pytest.mark.rule(
    "EX-PREP-01", "EX-PREP-04", "EX-PREP-05", "EX-PREP-06", "EX-PREP-15", "EXG-05"
)
def test_decks_are_shuffled_the_order_is_settled_and_then_five_cards_are_drawn() -> None:
    match = opened()
    sides = match.duel.state.sides
    assert all(card.place is Place.DECK for card in match.duel.state.cards)
    assert all(not side.hand for side in sides)
    match.throw()
    match.answer(YUGI, (tuple(Turn).index(Turn.FIRST),))

    told = match.told[KAIBA]
    kinds = [
        type(each) for each in told if isinstance(each, Shuffled | OrderChosen | TurnBegan)
    ]
    assert kinds[-2:] == [OrderChosen, TurnBegan]
    drawn = [each for each in told if isinstance(each, Moved) and each.why is Why.DRAWN]
    assert len(drawn) == 11  # five each, and the first player's draw
    assert sum(each.card == HIDDEN for each in drawn) == 6
    assert sorted(c.text.passcode for c in (*sides[0].deck, *sides[0].hand)) == sorted(
        FIRST["main"]
    )


@pytest.mark.rule("EX-PREP-08")
@pytest.mark.parametrize("extra", [(), ("Dark Paladin",)])
def test_without_a_fusion_deck_polymerization_brings_nothing(extra: tuple[str, ...]) -> None:
    hand = ["Polymerization", "Dark Magician", "Buster Blader"]
    table = expert(side(hand=hand, extra=extra))
    assert table.yugi.may("activate", "Polymerization") is bool(extra)


@pytest.mark.rule("EX-PREP-11", "EX-PREP-16", "EX-PREP-17", "EX-TURN-04", "EXG-28")
@pytest.mark.parametrize("turn", Turn)
def test_whoever_wins_the_throw_chooses_before_seeing_a_hand(turn: Turn) -> None:
    match = opened()
    match.throw()
    question = match.asked(YUGI)
    assert question.reason is Reason.ORDER
    assert [side.hand for side in match.duel.state.sides] == [[], []]
    match.answer(YUGI, (tuple(Turn).index(turn),))

    first = YUGI if turn is Turn.FIRST else KAIBA
    begun = [each for each in match.told[None] if isinstance(each, TurnBegan)]
    assert [(each.number, each.player) for each in begun] == [(1, first)]


@pytest.mark.rule("EX-DP-13", "EX-DP-10")
def test_the_first_player_draws_on_turn_1_before_anybody_can_use_anything() -> None:
    match = opened()
    match.throw()
    match.answer(YUGI, (tuple(Turn).index(Turn.FIRST),))

    assert [len(side.hand) for side in match.duel.state.sides] == [6, 5]
    assert match.match.awaited()[0].reason is Reason.RESPOND


@pytest.mark.rule("EX-PREP-12", "EX-PREP-13")
@pytest.mark.parametrize("results", [[(YUGI,)], [(KAIBA,), (YUGI,)]])
def test_the_loser_of_the_last_duel_chooses(results: list[tuple[Seat, ...]]) -> None:
    match = contest(*results)
    match.keep_decks()
    assert match.asked(KAIBA).reason is Reason.ORDER_AFTER_LOSS


@pytest.mark.rule("EX-PREP-14")
def test_after_a_drawn_duel_signs_are_thrown_again() -> None:
    match = contest(DRAW)
    match.keep_decks()
    assert isinstance(match.match.question, Together)


@pytest.mark.rule("EX-PREP-10")
def test_an_exchange_keeps_the_side_deck_at_15() -> None:
    match = Contest((with_side(15), SECOND), "expert")
    match.finish(KAIBA)
    options = match.side_question(YUGI).options
    spare = [isinstance(copy, Copy) and copy.part is Part.SIDE for copy in options]
    sided = [index for index, is_spare in enumerate(spare) if is_spare]
    question = match.side_question(YUGI)

    assert len(sided) == 15
    assert question.fits is not None
    assert question.fits((0, sided[0]))
    assert not question.fits((0, 1, sided[0]))


@pytest.mark.rule(
    "EX-MATCH-01", "EX-MATCH-02", "EX-MATCH-03", "EX-MATCH-04", "EX-MATCH-05", "EX-MATCH-06"
)
@pytest.mark.parametrize(
    ("results", "winners", "wins"),
    [
        ([(KAIBA,), (YUGI,), (YUGI,)], (YUGI,), (2, 1)),
        ([DRAW, (YUGI,), DRAW], (YUGI,), (1, 0)),
        ([(YUGI,), (KAIBA,), DRAW], (), (1, 1)),
        ([DRAW, DRAW, DRAW], (), (0, 0)),
    ],
)
def test_who_wins_a_match(
    results: list[tuple[Seat, ...]], winners: tuple[Seat, ...], wins: tuple[int, int]
) -> None:
    match = contest(*results)

    assert match.match.outcome is not None
    assert match.match.outcome.winners == winners
    assert match.match.outcome.reason == Score(wins)


@pytest.mark.rule("EX-MATCH-07")
def test_two_wins_end_the_match_without_a_third_duel() -> None:
    match = contest((YUGI,), (YUGI,))
    assert match.told[None][-1] == MatchEnded((YUGI,), (2, 0))
