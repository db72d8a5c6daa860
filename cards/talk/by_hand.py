"""What is put together by hand, in words."""

from collections.abc import Callable, Mapping
from enum import Enum

from cards.messages import Lazy, Value
from cards.names.printed import told
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue, slug
from engine.core.prompts import ChoiceKind
from engine.core.protocol import Decision, Seat
from engine.yugioh.state.by_hand import Handling, HandMove, HandPerson, Plan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN, CardId
from engine.yugioh.views.sight import Sight

JUDGING = (Reason.HAND_ALLOW, Reason.HAND_AGREE, Reason.HAND_AGREE_ONE)
"""What the opponent is asked about a card that was shown to them."""
KINDS: Mapping[object, ChoiceKind] = dict.fromkeys(HandMove, ChoiceKind.PHASE)
OF_PLANS = (*JUDGING, Reason.HAND_PLAN, Reason.HAND_STAND, Reason.HAND_END)


class Planning:
    """A plan in words, for whoever is asked about it."""

    def __init__(self, plan: Plan, sight: Sight, scene: Scene, tongue: Tongue) -> None:
        self.plan = plan
        self.sight = sight
        self.scene = scene
        self.tongue = tongue

    def said(self) -> str:
        """All acts, one sentence for each."""
        if self.plan.acts:
            return self.tongue.together([self.act(each) for each in self.plan.acts])
        return self.tongue.words.say(f"hand-nothing-{'paid' if self.plan.is_cost else 'yet'}")

    def act(self, done: Handling) -> str:
        """One act as a sentence; what is not settled yet is left open."""
        facts = Lazy(
            cards=lambda: self.cards(done.cards),
            materials=lambda: self.cards(done.materials or ()),
            made=lambda: 1 if done.materials is None else len(done.materials),
            number=lambda: done.number or "…",
            numbers=lambda: " / ".join([*map(str, done.numbers), "…", "…", "…"][:3]),
            way=lambda: self.open(done.way),
            kind=lambda: self.open(done.kind),
            until=lambda: self.open(done.until),
            who=lambda: self.tongue.player(self.who(done), self.scene),
        )
        return self.tongue.words.fill(f"hand-{slug(done.act)}", facts)

    def cards(self, cards: tuple[CardId, ...]) -> str:
        """The cards with whose they are; hidden ones by their number."""
        if not cards:
            return "…"
        known = [self.sight.offered(card) for card in cards if card != HIDDEN]
        words = [self.tongue.whose(view, self.scene, self.plan.by) for view in known]
        if hidden := len(cards) - len(known):
            words.append(self.tongue.words.say("unknown-cards", count=hidden))
        return self.tongue.listing(words)

    def open(self, value: Enum | None) -> str:
        """What is settled by its name."""
        return "…" if value is None else self.tongue.term(value)

    def who(self, done: Handling) -> Seat:
        """The player whom the act concerns: the other one, unless it names its own."""
        return self.plan.by if done.way is HandPerson.ME else Seat(1 - self.plan.by)


def planned(
    decision: Decision, sight: Sight, scene: Scene, tongue: Tongue
) -> Mapping[str, Callable[[], Value]]:
    """The facts of a question about a plan: the plan, and who put it together."""
    plan = getattr(decision, "about", None)
    if not isinstance(plan, Plan):
        return {}
    return {
        "plan": lambda: Planning(plan, sight, scene, tongue).said(),
        "player": lambda: tongue.player(plan.by, scene),
        "is-cost": lambda: "summon" if plan.is_summon else "yes" if plan.is_cost else "no",
    }


def announced(decision: Decision, sight: Sight, language: str) -> str:
    """What is printed of what is to be activated by hand, and is no link yet."""
    plan = getattr(decision, "about", None)
    if not isinstance(plan, Plan):
        return ""
    text = sight.announced(plan.card).text
    return "" if text is None else told(text.passcode, language, plan.sentences)
