"""A vector under way: its duel, its questions, and what has happened unasked."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import cast

from engine.core.protocol import Answer, Event, Pick
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel
from tests.table.laying import Chronicle
from tests.vectors.chances import is_forced
from tests.vectors.moves import Act, moments
from tests.vectors.scenario import Differs, Json, Vector
from tests.vectors.setting import open_vector, settle_order
from tests.vectors.taken import count_activations, how_many_given, was_taken


class Course(ABC):
    """The duel of a vector, and what of it was stated."""

    def __init__(self, vector: Vector) -> None:
        """Be at the first question of the vector."""
        self.vector = vector
        self.match = open_vector(vector)
        self.duel = cast(Duel, self.match.table)
        self.events = cast(Chronicle, self.duel.ledger).events
        self.steps: deque[Json] = deque()
        self.bans: list[Json] = []
        self.turn_to_come: int | None = None
        self.stated = 0
        self.last_act: Act | None = None
        self.activations: list[tuple[int, int]] = []
        self.takes_unasked = True
        self.match.start()
        if vector.text.get("begin") == "duel":
            settle_order(self.match)

    def asked(self) -> Pick | None:
        """The question that is open; None when the duel is over."""
        awaited = self.match.awaited()
        return cast(Pick, awaited[0]) if awaited else None

    def moments(self, decision: Pick) -> set[str]:
        """What a vector may call the moment of this question."""
        return moments(self.duel.state, decision, self.last_act)

    def is_ending_turn(self) -> bool:
        """Whether `end_turn` has not come to the next Main Phase 1 yet."""
        if self.turn_to_come is None:
            return False
        state = self.duel.state
        return state.turn.number < self.turn_to_come or state.turn.phase in (
            Phase.DRAW,
            Phase.STANDBY,
        )

    def since(self) -> list[Event]:
        """What has happened since the last thing stated."""
        return self.events[self.stated :]

    def was_taken(self, cards: Sequence[Json | str]) -> bool:
        """Whether these cards were dealt with, unasked, since the last thing stated."""
        return was_taken(self.duel, self.since(), cards)

    def were_given(self, cards: Sequence[Json | str]) -> bool:
        """Whether exactly these were Tributed or used as materials, unasked."""
        return self.was_taken(cards) and how_many_given(self.since()) in (0, len(cards))

    def question(self) -> Pick:
        """The open question; Differs is raised if there is none."""
        decision = self.asked()
        if decision is None:
            raise Differs("the duel is over too soon")
        return decision

    def is_under_way(self, step: Json, decision: Pick) -> bool:
        """Whether what `step` activates was activated unasked, or has to be now."""
        if step["do"] != "activate" or not self.takes_unasked:
            return False
        stated = self.activations.count((step["player"], step["card"]["code"]))
        made = count_activations(self.duel, self.events, step)
        if made > stated:
            return count_activations(self.duel, self.since(), step) > 0
        return made == stated and is_forced(self.duel, decision, step)

    def note(self, step: Json) -> None:
        """Know that this activation was stated."""
        if step["do"] == "activate":
            self.activations.append((step["player"], step["card"]["code"]))

    @abstractmethod
    def fork(self) -> "Course":
        """The same course, to be tried on its own."""

    @abstractmethod
    def answer(self, answer: Answer) -> None:
        """Answer the open question."""

    @abstractmethod
    def say(self, answer: Answer) -> None:
        """Answer the open question as stated: what happens from now on comes after it."""

    @abstractmethod
    def take(self, step: Json) -> None:
        """Do what the step says."""

    @abstractmethod
    def offers(self, step: Json, decision: Pick) -> bool:
        """Whether the question offers what the step does."""

    @abstractmethod
    def choose(self, step: Json) -> None:
        """Choose the cards of the step."""

    @abstractmethod
    def await_choice(self, step: Json) -> bool:
        """Go on to where the cards of the step are chosen; return whether there is such."""
