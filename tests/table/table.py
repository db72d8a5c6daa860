"""The table: two players, and the duel between them."""

from typing import ClassVar, TypeVar

from engine.core.protocol import Event, Seat
from engine.yugioh.state.events.chain import Activated, ChainEnded
from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.views.board import TableView
from engine.yugioh.views.sight import Sight
from tests.table.driving import NAMES, PHASES, WINDOWS, Driver
from tests.table.laying import Start, happened, lay, side
from tests.table.player import Player

E = TypeVar("E", bound=Event)

OPEN = (Reason.ACT, *WINDOWS)
NOTHING = side()


class Table:
    """A duel in Main Phase 1 (or at the Draw Phase) of a turn, and all that comes of it."""

    laid: ClassVar[list["Table"]] = []
    """Every table of the test under way, to be looked over at its end."""

    def __init__(
        self,
        *,
        yugi: Start = NOTHING,
        kaiba: Start = NOTHING,
        format: str = "master",
        turn: int = 3,
        turn_player: str = "yugi",
        phase: str = "main phase 1",
    ) -> None:
        duel = lay((yugi, kaiba), format, turn, Seat(NAMES.index(turn_player)))
        self.driver = Driver(duel, PHASES[phase])
        self.yugi = Player(self.driver, Seat(0))
        self.kaiba = Player(self.driver, Seat(1))
        Table.laid.append(self)

    # What happens next

    def everyone_passes(self) -> None:
        """Pass every window, until a player must choose or may act freely."""
        self.driver.everyone_passes()

    def chain_resolves(self) -> None:
        """Pass until the open chain has resolved; what it triggered comes only then."""
        over = len(self.happened(ChainEnded))
        self.driver.pass_to(
            lambda _: len(self.happened(ChainEnded)) > over, "resolve the chain"
        )

    def turn_ends(self) -> None:
        """End the turn, and have all pass to the open Main Phase of the next one."""
        turn = self.driver.duel.state.turn.number
        self.turn_player.ends_turn()
        self.driver.pass_to(
            lambda d: d.reason is Reason.ACT and self.driver.duel.state.turn.number > turn,
            "come to the next turn",
        )

    # Where it stands

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.driver.duel.state.turn.number

    @property
    def turn_player(self) -> Player:
        """Whose turn it is."""
        return (self.yugi, self.kaiba)[self.driver.duel.state.turn.player]

    @property
    def phase(self) -> str:
        """The phase, such as "main phase 1"."""
        phase = self.driver.duel.state.turn.phase
        return next(said for said, each in PHASES.items() if each is phase)

    @property
    def asked(self) -> str:
        """Who is asked, and why: "kaiba RESPOND"; empty when the duel is over."""
        decision = self.driver.decision
        return "" if decision is None else f"{NAMES[decision.seat]} {decision.reason.name}"

    @property
    def options(self) -> list[str]:
        """The options of the open question."""
        return self.driver.labels()

    @property
    def result(self) -> tuple[str, str] | None:
        """The winner ("" after a draw) and the reason, once the duel is decided."""
        outcome = self.driver.match.outcome
        if outcome is None:
            return None
        winner = NAMES[outcome.winners[0]] if outcome.winners else ""
        return winner, getattr(outcome.reason, "name", "")

    # What has happened

    def was_asked(self, player: Player, reason: Reason) -> bool:
        """Whether the player has been asked for that reason."""
        return any(d.seat == player.seat and d.reason is reason for d in self.driver.asked)

    def was_offered(self, player: Player, name: str) -> bool:
        """Whether the player has at any time been offered to activate that card."""
        return any(
            isinstance(option, Action)
            and option.verb is Verb.ACTIVATE
            and self.driver.is_called(option, name)
            for decision in self.driver.asked
            if decision.seat == player.seat
            for option in getattr(decision, "options", ())
        )

    def questions(self, reason: Reason) -> list[list[str]]:
        """The options of every question so far that was asked for that reason."""
        return [
            [self.driver.label(option) for option in getattr(decision, "options", ())]
            for decision in self.driver.asked
            if decision.reason is reason
        ]

    def happened(self, kind: type[E]) -> list[E]:
        """Every event of that kind so far, unveiled."""
        return [event for event in happened(self.driver.duel) if isinstance(event, kind)]

    def story(self, *kinds: type[Event]) -> list[str]:
        """What happened of these kinds, in order: "Tributed", "Summoned", …"""
        return [type(e).__name__ for e in happened(self.driver.duel) if isinstance(e, kinds)]

    def told(self, player: Player | None) -> list[Event]:
        """Every event so far as that player, or the public, was told of it."""
        return self.driver.told[None if player is None else player.seat]

    def chains(self) -> list[list[str]]:
        """The names on every chain so far, in the order of its links."""
        chains: list[list[str]] = [[]]
        for event in happened(self.driver.duel):
            if isinstance(event, Activated):
                chains[-1].append(self.driver.name(event.card))
            elif isinstance(event, ChainEnded):
                chains.append([])
        return [chain for chain in chains if chain]

    def life_changes(self) -> list[tuple[str, str, int]]:
        """Every change of Life Points so far: whose, why, and by how much."""
        return [
            (NAMES[event.seat], event.why.name, event.after - event.before)
            for event in self.happened(LifeChanged)
        ]

    def seen_by(self, player: Player | None) -> TableView:
        """The table as that player, or the public, may see it."""
        return Sight(self.driver.duel, None if player is None else player.seat).board()

    def assert_settled(self) -> None:
        """Fail if a choice is left open, or an order was given that nobody needed."""
        decision = self.driver.decision
        assert decision is None or decision.reason in OPEN, self.driver.plight("end the test")
        unused = [order for _, order in self.driver.orders]
        assert not unused, f"ordered in vain: {', '.join(unused)}"
