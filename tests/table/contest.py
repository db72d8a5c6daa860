"""A Match for rulings: play its Duels to the results a ruling speaks of."""

from collections.abc import Sequence
from dataclasses import replace

from cards.yugioh import by_name
from cards.yugioh.former import book_of
from engine.core.game import DeckList
from engine.core.match import Match, Told
from engine.core.protocol import Answer, Audience, Decision, Event, Pick, Seat
from engine.yugioh.game import indexing, looking, opening, setups
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Copy, Part, Reason, Sign, Turn
from engine.yugioh.state.series import Series

YUGI, KAIBA = Seat(0), Seat(1)
SEED = bytes(range(32))
EXODIA = (
    "Exodia the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)


class Contest:
    """A Match under way; `told` holds what each audience has heard so far."""

    def __init__(
        self,
        decks: Sequence[DeckList],
        format: str = "master",
        best_of: int = setups.MATCH,
        *,
        needs_winner: bool = False,
    ) -> None:
        laid = setups.setup(format, decks, SEED, book_of(format), best_of)
        self.setup = replace(laid, needs_winner=needs_winner)
        self.match: Match = opening.open_match(self.setup, book_of(format))
        self.told: dict[Audience, list[Event]] = {None: [], YUGI: [], KAIBA: []}
        self._hear(self.match.start())

    @property
    def series(self) -> Series:
        """The Match in the engine's own terms."""
        assert isinstance(self.match.table, Series)
        return self.match.table

    @property
    def duel(self) -> Duel:
        """The Duel under way, or between two Duels the last one."""
        return looking.duel_of(self.match)

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Answer for a player."""
        self._hear(self.match.answer(seat, answer))

    def call_time(self, turns: int) -> None:
        """Let the Match be decided by the Duel under way, or as it stands."""
        self._hear(self.match.call_time(turns))

    def asked(self, seat: Seat) -> Decision:
        """What the player is asked now."""
        decision = self.match.asked(seat)
        assert decision is not None, f"{seat} is not asked; open is {self.match.question}"
        return decision

    def side_question(self, seat: Seat) -> Pick:
        """The question of what the player exchanges with their Side Deck."""
        decision = self.asked(seat)
        assert isinstance(decision, Pick)
        assert decision.reason is Reason.SIDE_DECK
        return decision

    def positions(self, seat: Seat, *copies: tuple[str, Part]) -> Answer:
        """The answer that names these cards, each in that part of the player's deck."""
        options = self.side_question(seat).options
        chosen: list[int] = []
        for name, part in copies:
            wanted = Copy(by_name(name).passcode, part)
            chosen.append(
                next(i for i, o in enumerate(options) if o == wanted and i not in chosen)
            )
        return tuple(chosen)

    def keep_decks(self) -> None:
        """Have both players leave their Side Decks alone."""
        self.answer(YUGI, ())
        self.answer(KAIBA, ())

    def throw(self) -> None:
        """Have yugi win the throw of signs."""
        for seat, sign in ((YUGI, Sign.PAPER), (KAIBA, Sign.ROCK)):
            self.answer(seat, (tuple(Sign).index(sign),))

    def finish(self, *winners: Seat) -> None:
        """Have those players win the Duel that is about to begin: nobody or both, a draw."""
        if self.match.awaited()[0].reason is Reason.SIGN:
            self.throw()
        (order,) = self.match.awaited()
        for seat in winners or (YUGI, KAIBA):
            deck = self.duel.state.sides[seat].deck
            for name, card in zip(EXODIA, deck[-len(EXODIA) :], strict=True):
                card.text = by_name(name)
        self.duel.index = indexing.index_cards(self.duel.state.cards, self.duel.book)
        self.answer(order.seat, (tuple(Turn).index(Turn.FIRST),))

    def _hear(self, told: Told) -> None:
        for audience, events in told.items():
            self.told[audience] += events
