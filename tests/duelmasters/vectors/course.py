"""A scenario under way: each question goes to the step that answers it, else to the default."""

from collections import deque

from engine.core.protocol import Answer, Choosable, Decision, Number, Pick
from engine.duelmasters.acts.asking import Declare, Reason, Use
from engine.duelmasters.state.table import TurnStep
from tests.duelmasters.vectors.forced import LOOKS, states, watch
from tests.duelmasters.vectors.options import (
    USES,
    is_free,
    kind_of,
    matches_attack,
    matches_card,
    matches_use,
    offers,
    piece_of,
    uses,
)
from tests.duelmasters.vectors.scenario import Differs, Json, Vector
from tests.duelmasters.vectors.setting import is_card, open_play, seat

SAYS_YES = ("choose", "choose_shields", "choose_number", "choose_mode")
MOST_QUESTIONS = 2_000


class Course:
    """The match of a scenario, and what of it was stated."""

    def __init__(self, vector: Vector) -> None:
        """Be at the first question."""
        self.vector = vector
        self.match, self.party, self.chronicle = open_play(vector)
        self.steps: deque[Json] = deque(vector.text["steps"])
        self.bans: list[Json] = []
        self.ending: int | None = None
        self.to_main = False
        self.base = ""
        self.modes: list[int] = []
        self.order: list[str] = []
        self.watch = watch(self.party)
        self.match.start()

    def play(self) -> None:
        """Run to the end of the scenario; Differs where it goes another way."""
        for _ in range(MOST_QUESTIONS):
            if not self.match.awaited():
                break
            decision = self.match.awaited()[0]
            self._skip_forced()
            if self._passes(decision):
                for ban in self.bans:
                    self._forbid(decision, ban)
                self.match.answer(decision.seat, decision.default())
                continue
            if self._is_empty(decision):
                self.match.answer(decision.seat, ())
                continue
            self._look(decision)
            answer = self._answer(decision)
            if answer is None:
                return
            if not decision.accepts(answer):
                raise Differs(f"{answer} is refused by {decision}")
            self.match.answer(decision.seat, answer)
        self._skip_forced()
        for step in self.steps:
            if step["do"] != "cannot":
                raise Differs(f"the game is over before {step}")

    def pop(self) -> Json:
        """The next step is done; what was forbidden until then no longer is."""
        step = self.steps.popleft()
        self.bans = []
        self.watch.choices.clear()
        return step

    def _skip_forced(self) -> None:
        """Steps that state a choice which had one answer are done already."""
        while self.steps:
            step = self.steps[0]
            choices = self.watch.choices
            for at, choice in enumerate(choices):
                if states(self.vector, step, choice):
                    del choices[: at + 1]
                    self.steps.popleft()
                    self.bans = []
                    break
            else:
                return

    def _was_sure(self, step: Json) -> bool:
        """Whether the only card that could be chosen was this one."""
        if step["action"] != "choose":
            return False
        stated = {"player": step["player"], "do": "choose", "cards": [step]}
        return any(states(self.vector, stated, choice) for choice in self.watch.choices)

    def _look(self, decision: Decision) -> None:
        for ban in self.bans:
            self._forbid(decision, ban)
        while self.steps and self.steps[0]["do"] in LOOKS:
            step = self.steps[0]
            mine = decision.seat == seat(self.vector, step["player"])
            if step["do"] == "cannot":
                self.bans.append(step)
                self._forbid(decision, step)
            elif not mine:
                if step["do"] == "can" and self._was_sure(step):
                    self.steps.popleft()
                    continue
                if is_free(decision):
                    raise Differs(f"{step}: another player decides freely")
                return
            elif step["do"] == "can":
                if not self._was_sure(step) and not offers(
                    self.party, self.vector, decision, step
                ):
                    if self.ending is not None and self.to_main:
                        return
                    raise Differs(f"not offered: {step}")
            elif not self._is_asked(decision, step):
                raise Differs(f"not asked: {step}, but {decision.reason}")
            self.steps.popleft()

    def _is_empty(self, decision: Decision) -> bool:
        """Whether it is a window in which nothing can be declared, and no step asks for it."""
        if decision.reason is not Reason.DECLARE or not isinstance(decision, Pick):
            return False
        asks = bool(self.steps) and self.steps[0]["do"] in ("asked", "decline")
        return not decision.options and not asks

    def _forbid(self, decision: Decision, ban: Json) -> None:
        mine = decision.seat == seat(self.vector, ban["player"])
        if mine and offers(self.party, self.vector, decision, ban):
            raise Differs(f"offered: {ban}")

    def _is_asked(self, decision: Decision, step: Json) -> bool:
        if kind_of(decision) != step["decision"]:
            return False
        if "options" not in step or not isinstance(decision, Pick):
            return True
        if decision.reason is Reason.DESIGNATE:
            letters = [self.vector.seats[int(str(option))] for option in decision.options]
            return sorted(letters) == sorted(step["options"])
        said = step["options"]
        wanted = [each if isinstance(each, dict) else {"name": each} for each in said]
        return len(wanted) == len(decision.options) and all(
            any(matches_card(self.party, self.vector, option, card) for card in wanted)
            for option in decision.options
        )

    def _answer(self, decision: Decision) -> Answer | None:
        step = self.steps[0] if self.steps else None
        if is_free(decision):
            return self._freely(decision, step)
        if step is not None and seat(self.vector, step["player"]) == decision.seat:
            answer = self._stated(decision, step)
            if answer is not None:
                return answer
        if decision.reason in (Reason.MODE, Reason.SIDE) and self.modes:
            return self._mode(decision)
        if decision.reason is Reason.BASE:
            return self._base(decision)
        return decision.default()

    def _passes(self, decision: Decision) -> bool:
        """Whether `end_turn` or `to_step` goes on beyond this free decision."""
        table = self.party.table
        if self.ending is None or not is_free(decision):
            return False
        if table.turn == self.ending:
            return True
        if self.to_main and table.step is not TurnStep.MAIN:
            return True
        self.ending = None
        return False

    def _freely(self, decision: Decision, step: Json | None) -> Answer | None:
        if step is None:
            return None
        if seat(self.vector, step["player"]) == decision.seat:
            if step["do"] == "end_turn" or (step["do"] == "to_step" and step["step"] == "end"):
                self.ending = self.party.table.turn
                self.to_main = step["do"] == "end_turn"
                self.pop()
                return decision.default()
            answer = self._use(decision, step)
            if answer is not None:
                return answer
            if decision.reason is Reason.CHARGE:
                return ()
        elif step["do"] == "end_turn" and decision.reason is Reason.CHARGE:
            self.ending, self.to_main = self.party.table.turn - 1, True
            self.pop()
            return ()
        raise Differs(f"nothing answers {decision.reason} of seat {decision.seat}: {step}")

    def _use(self, decision: Decision, step: Json) -> Answer | None:
        if not isinstance(decision, Pick):
            return None
        party, vector = self.party, self.vector
        for at, option in enumerate(decision.options):
            if decision.reason is Reason.CHARGE:
                fits = step["do"] == "charge" and matches_card(party, vector, option, step)
            elif step["do"] in USES:
                fits = matches_use(party, option, step)
            else:
                fits = step["do"] == "attack" and matches_attack(party, vector, option, step)
            if fits and not self._is_other_fuel(option):
                self.base = str(step.get("on", ""))
                self.pop()
                if isinstance(option, Use) and option.fuel and self._names_fuel():
                    self.pop()
                return (at,)
        return None

    def _names_fuel(self) -> bool:
        return bool(self.steps) and self.steps[0]["do"] == "choose"

    def _is_other_fuel(self, option: Choosable) -> bool:
        """Whether Fushigibirth would take another creature than the next step names."""
        if not isinstance(option, Use) or not option.fuel or len(self.steps) < 2:
            return False
        following = self.steps[1]
        if following["do"] != "choose" or len(following["cards"]) != 1:
            return False
        fuel = self.party.table.pieces[option.fuel]
        return not is_card(fuel, following["cards"][0]["name"])

    def _stated(self, decision: Decision, step: Json) -> Answer | None:
        reason, do = decision.reason, step["do"]
        if reason in (Reason.MAY, Reason.PARTNER_RETURN):
            if do == "answer":
                self.pop()
                return (0,) if step["answer"] else ()
            free = do in USES and step.get("free")
            if reason is Reason.MAY and (do in SAYS_YES or free):
                return (0,)
            return None
        optional = decision.accepts(()) and reason in (Reason.CHOOSE, Reason.SHIELDS)
        if do == "answer" and (optional or isinstance(decision, Number)):
            if not self.pop()["answer"]:
                return decision.default()
            return self._stated(decision, self.steps[0]) if self.steps else None
        if isinstance(decision, Number):
            if do == "choose_number":
                return (int(self.pop()["number"]),)
            return None
        if isinstance(decision, Pick):
            return self._picked(decision, step)
        return None

    def _picked(self, decision: Pick, step: Json) -> Answer | None:
        reason, do = decision.reason, step["do"]
        if reason in (Reason.MODE, Reason.SIDE):
            if do == "choose_mode":
                self.modes = list(self.pop()["mode"])
            return self._mode(decision) if self.modes else None
        if reason is Reason.BLOCK:
            return self._blocks(decision)
        if reason is Reason.DECLARE:
            return self._declares(decision, step)
        if reason is Reason.CHOOSE and do == "choose":
            return self._cards(decision, step["cards"])
        if reason is Reason.CHOOSE and do in USES and self._lets_use(decision, step):
            return self._used(decision)
        found: list[int] = []
        if reason is Reason.DESIGNATE and do == "designate":
            wanted = [seat(self.vector, step["target"])]
            found = [at for at, each in enumerate(decision.options) if each in wanted]
        elif reason is Reason.SHIELDS and do == "choose_shields":
            found = [decision.options.index(at) for at in step["positions"]]
        elif (reason is Reason.NEXT and do == "resolve_next") or (
            reason is Reason.REPLACEMENT and do == "choose_replacement"
        ):
            found = [self._named(decision, step["name"])]
        elif reason is Reason.NUMBER and do == "choose_number":
            found = [decision.options.index(step["number"])]
        if not found or not decision.accepts(tuple(found)):
            return None
        self.pop()
        return tuple(found)

    def _named(self, decision: Pick, name: str) -> int:
        for at, option in enumerate(decision.options):
            piece = piece_of(self.party, option)
            if piece is None and type(option) is int:
                sources = [w.source for w in self.party.table.waiting]
                cards = [s.card.name for s in sources if s.number == option]
                if name in cards:
                    return at
            if piece is not None and is_card(piece, name):
                return at
        raise Differs(f"{name} is not among what can come first")

    def _mode(self, decision: Decision) -> Answer | None:
        assert isinstance(decision, Pick)
        mode = self.modes.pop(0)
        return (decision.options.index(mode),) if mode in decision.options else None

    def _base(self, decision: Decision) -> Answer:
        assert isinstance(decision, Pick)
        for at, option in enumerate(decision.options):
            piece = piece_of(self.party, option)
            if self.base and piece is not None and is_card(piece, self.base):
                return (at,)
        return decision.default()

    def _lets_use(self, decision: Pick, step: Json) -> bool:
        """Whether a card is used by an effect: the step says so, or the effect is for that."""
        if step.get("free"):
            return True
        if type(decision.about) is not int:
            return False
        card, _ = self.party.table.borne[decision.about]
        return any(uses(side.abilities) for side in card.sides)

    def _used(self, decision: Pick) -> Answer | None:
        """Several that are used one after the other are chosen together."""
        cards: list[Json] = []
        for step in self.steps:
            same = seat(self.vector, step["player"]) == decision.seat
            if not same or step["do"] not in USES or not self._lets_use(decision, step):
                break
            cards.append({"name": step["name"]})
        for count in range(min(len(cards), decision.most), 0, -1):
            answer = self._cards(decision, cards[:count])
            if answer is not None:
                for _ in range(count - 1):
                    self.pop()
                return answer
        return None

    def _cards(self, decision: Pick, cards: list[Json]) -> Answer | None:
        chosen: list[int] = []
        for card in cards:
            fitting = [
                at
                for at, option in enumerate(decision.options)
                if at not in chosen and matches_card(self.party, self.vector, option, card)
            ]
            if not fitting:
                return None
            chosen.append(fitting[0])
        if not decision.accepts(tuple(chosen)):
            return None
        self.pop()
        return tuple(chosen)

    def _blocks(self, decision: Pick) -> Answer | None:
        names: list[str] = []
        while self.steps and self.steps[0]["do"] in ("block", "redirect", "resolve_next"):
            step = self.pop()
            if step["do"] == "resolve_next":
                names.remove(step["name"])
                names.insert(0, step["name"])
            else:
                names += [card["name"] for card in step["cards"]]
        if not names:
            return None
        return self._ordered(decision, names)

    def _ordered(self, decision: Pick, names: list[str]) -> Answer:
        """The last one decides, so those that were named later come first."""
        return tuple(self._named(decision, name) for name in names)

    def _declares(self, decision: Pick, step: Json) -> Answer | None:
        if step["do"] == "decline":
            self.pop()
            return ()
        if step["do"] != "declare":
            return None
        for at, option in enumerate(decision.options):
            fits = isinstance(option, Declare) and option.ability == step["ability"]
            if fits and matches_card(self.party, self.vector, option, step):
                self.pop()
                return (at,)
        return None
