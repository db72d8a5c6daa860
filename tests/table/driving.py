"""Moving a duel to the question a ruling speaks of, and telling where it stands."""

from collections.abc import Callable
from enum import Enum

from engine.core.match import Told
from engine.core.protocol import Audience, Decision, Event, Pick, Seat
from engine.yugioh.language import Phase, Timing
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.spots import CardId, Spot
from tests.table.laying import LETTERS, begin

NAMES = ("yugi", "kaiba")
WINDOWS = (Reason.RESPOND, Reason.TRIGGER)
"""Questions that nobody has to answer: they are passed on the way to another."""
SETTLED = (Reason.ZONE, Reason.POSITION)
"""Questions that are answered by the first option, unless a player has ordered otherwise."""
VERBS = {
    "Normal Summon": Verb.NORMAL_SUMMON,
    "Set": Verb.SET,
    "Flip Summon": Verb.FLIP_SUMMON,
    "Special Summon": Verb.SPECIAL_SUMMON,
    "Pendulum Summon": Verb.PENDULUM_SUMMON,
    "change position": Verb.CHANGE_POSITION,
    "activate": Verb.ACTIVATE,
    "apply": Verb.APPLY,
    "attack": Verb.ATTACK,
    "enter the Battle Phase": Verb.TO_BATTLE_PHASE,
    "enter Main Phase 2": Verb.TO_MAIN_PHASE_2,
    "end the turn": Verb.END_TURN,
}
SAID = {verb: said for said, verb in VERBS.items()}
PHASES = {
    "draw phase": Phase.DRAW,
    "standby phase": Phase.STANDBY,
    "main phase 1": Phase.MAIN_1,
    "battle phase": Phase.BATTLE,
    "main phase 2": Phase.MAIN_2,
    "end phase": Phase.END,
}
TIMINGS = {
    "start of the damage step": Timing.START,
    "before damage calculation": Timing.BEFORE_CALCULATION,
    "during damage calculation": Timing.CALCULATION,
    "after damage calculation": Timing.AFTER_CALCULATION,
    "end of the damage step": Timing.END,
}

Wanted = Callable[[Decision], bool]


class Driver:
    """Drives one duel from question to question.

    Who could negate a summon but holds nothing for it is not bothered.

    `asked` holds every question so far, `told` what each audience heard, `orders` what players
    have asked for in questions that are otherwise settled for them.
    """

    def __init__(self, duel: Duel, phase: Phase) -> None:
        self.duel = duel
        self.match = begin(duel, phase)
        self.asked: list[Decision] = []
        self.told: dict[Audience, list[Event]] = {None: [], Seat(0): [], Seat(1): []}
        self.orders: list[tuple[Seat, str]] = []
        self._hear(self.match.start())

    @property
    def decision(self) -> Decision | None:
        """The question that is open, if the duel is not over."""
        awaited = self.match.awaited()
        return awaited[0] if awaited else None

    def answer(self, answer: tuple[int, ...]) -> None:
        """Answer the open question, and settle what follows as far as it needs nobody."""
        decision = self.decision
        assert decision is not None, self.plight("an answer")
        self._hear(self.match.answer(decision.seat, answer))
        while (next_ := self.decision) is not None:
            if next_.reason in SETTLED:
                self._hear(self.match.answer(next_.seat, (self._settled(next_),)))
            elif self._lets_a_summon_succeed(next_):
                self._hear(self.match.answer(next_.seat, ()))
            else:
                return

    def call_time(self, turns: int) -> None:
        """Let Life Points decide after the turn under way and so many more."""
        self._hear(self.match.call_time(turns))

    def pass_to(self, wanted: Wanted, what: str) -> Decision:
        """Pass windows until a wanted question comes; fail where another must be answered."""
        while (decision := self.decision) is not None:
            if wanted(decision):
                return decision
            if decision.reason not in WINDOWS:
                break
            self.answer(())
        raise AssertionError(self.plight(what))

    def everyone_passes(self) -> None:
        """Pass every window, until a player must choose or may act freely."""
        while (decision := self.decision) is not None and decision.reason in WINDOWS:
            self.answer(())

    def choose(self, *wanted: str) -> None:
        """Answer the open question with the options called so."""
        decision = self.decision
        assert isinstance(decision, Pick), self.plight(f"choose {', '.join(wanted)}")
        chosen: list[int] = []
        for name in wanted:
            fitting = [
                index
                for index, option in enumerate(decision.options)
                if index not in chosen and self.is_called(option, name)
            ]
            assert fitting, self.plight(f"choose {name}")
            chosen.append(fitting[0])
        self.answer(tuple(chosen))

    def is_called(self, option: object, name: str) -> bool:
        """Whether `name` means that option: a card may be "kaiba's …" or "… in M3"."""
        label = self.label(option)
        if label == name:
            return True
        if isinstance(option, Action):
            option = option.card
        if not isinstance(option, int):
            return False
        card = self.duel.card(CardId(option))
        zone = f"{LETTERS[card.row]}{card.zone + 1}" if card.row else ""
        names = (card.text.name, f"{NAMES[card.controller]}'s {card.text.name}")
        return name in (*names, f"{card.text.name} in {zone}")

    def label(self, option: object) -> str:
        """What a test calls an option."""
        match option:
            case Action(verb=verb, card=None):
                return SAID[verb]
            case Action(verb=verb, card=card):
                return f"{SAID[verb]} {self.name(card)}"
            case Spot(row=row, zone=zone) if row is not None:
                return f"{LETTERS[row]}{zone + 1}"
            case Enum(name=name):
                return name.capitalize()
            case int():
                return self.name(option)
        raise TypeError(option)

    def name(self, card: object) -> str:
        """The name of the card with that ID."""
        assert isinstance(card, int)
        return self.duel.card(CardId(card)).text.name

    def labels(self) -> list[str]:
        """The options of the open question."""
        decision = self.decision
        return [self.label(o) for o in decision.options] if isinstance(decision, Pick) else []

    def is_at(self, timing: str | None) -> bool:
        """Whether the duel stands at `timing`: a phase, or a time of the Damage Step."""
        if timing is None:
            return True
        state = self.duel.state
        if timing in PHASES:
            return state.turn.phase is PHASES[timing]
        if timing == "attack":
            return state.battle is not None and state.battle.timing is None
        return state.battle is not None and state.battle.timing is TIMINGS[timing]

    def plight(self, what: str) -> str:
        """Say that `what` was not to be had, and where the duel stands instead."""
        state, decision = self.duel.state, self.decision
        chain = ", ".join(link.speaker.card.text.name for link in state.chain.links)
        timing = state.battle.timing if state.battle else None
        lines = [
            f"cannot {what}",
            f"  turn {state.turn.number} of {NAMES[state.turn.player]}, {state.turn.phase.name}"
            + (f", {timing.name} of the Damage Step" if timing else "")
            + (f", chain: {chain}" if chain else ""),
        ]
        if decision is None:
            lines.append(f"  the duel is over: {self.match.outcome}")
        else:
            about = getattr(decision, "about", None)
            asked = f" for {self.name(about)}" if isinstance(about, int) else ""
            lines.append(f"  {NAMES[decision.seat]} is asked {decision.reason.name}{asked} of")
            lines += [f"    - {label}" for label in self.labels()] or ["    nothing"]
        return "\n".join(lines)

    def _hear(self, told: Told) -> None:
        for audience, events in told.items():
            self.told[audience] += events
        decision = self.decision
        if decision is not None and not self._lets_a_summon_succeed(decision):
            self.asked.append(decision)

    def _lets_a_summon_succeed(self, decision: Decision) -> bool:
        """Whether nobody could do anything but let a summon that is declared succeed."""
        pending = self.duel.state.summoning is not None and not self.duel.state.chain.links
        idle = isinstance(decision, Pick) and not decision.options
        return pending and idle and decision.reason is Reason.RESPOND

    def _settled(self, decision: Decision) -> int:
        assert isinstance(decision, Pick)
        for order in self.orders:
            seat, wanted = order
            for index, option in enumerate(decision.options):
                if seat == decision.seat and self.label(option) == wanted:
                    self.orders.remove(order)
                    return index
        return 0
