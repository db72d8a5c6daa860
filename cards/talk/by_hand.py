"""What is put together by hand, in words."""

from collections.abc import Callable, Mapping

from cards.messages import Lazy, Value
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue, slug
from cards.text.by_hand import told
from engine.core.protocol import Decision, Seat
from engine.yugioh.state.by_hand import OF_THE_OTHER, Handling, HandPerson, Plan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN, CardId
from engine.yugioh.views.sight import Sight

JUDGING = (Reason.HAND_ALLOW, Reason.HAND_AGREE, Reason.HAND_AGREE_ONE)
"""What the opponent is asked about a card that was shown to them."""
OF_CARDS = (Reason.HAND_CARDS, Reason.HAND_MATERIALS)
"""What is asked for cards from several places at once."""
BEGUN = (Reason.HAND_CARDS, Reason.HAND_WAY, Reason.HAND_NUMBER, Reason.HAND_UNTIL)
"""What is asked for an act that is not whole yet."""
OF_PLANS = (*JUDGING, Reason.HAND_PLAN, Reason.HAND_STAND, Reason.HAND_END)


class Planning:
    """A plan in words, for whoever is asked about it."""

    def __init__(
        self, plan: Plan, reason: object, sight: Sight, scene: Scene, tongue: Tongue
    ) -> None:
        self.plan = plan
        self.reason = reason
        self.sight = sight
        self.scene = scene
        self.tongue = tongue

    def said(self, nothing: str) -> str:
        """All acts, one sentence for each, or that there is nothing yet."""
        if not self.plan.acts:
            return self.tongue.words.say(nothing)
        told = self.tongue.together([self.act(each) for each in self.plan.acts])
        if self.reason is not Reason.HAND_PLAN:
            return told
        how = "hand-so-far" if self.plan.refused is None else "hand-was-refused"
        reply = self.tongue.settled(self.plan.refused)
        return self.tongue.words.fill(how, {"plan": told, "reply": reply})

    def act(self, done: Handling) -> str:
        """One act as a sentence; what is not settled yet is left open."""
        if self.reason in BEGUN and done == Handling(done.act, sentences=done.sentences):
            return self.tongue.words.say("hand-begun", act=self.tongue.term(done.act))
        made = "open" if done.materials is None else len(done.materials)
        facts = Lazy(
            **{"materials-count": lambda: made},
            cards=lambda: self.cards(done.cards),
            materials=lambda: self.cards(done.materials or ()),
            number=lambda: done.number or "…",
            numbers=lambda: " / ".join([*map(str, done.numbers), "…", "…", "…"][:3]),
            way=lambda: self.tongue.settled(done.way),
            kind=lambda: self.tongue.settled(done.kind),
            until=lambda: self.tongue.settled(done.until),
            who=lambda: self.who(done),
        )
        said = self.tongue.words.fill(f"hand-{slug(done.act)}", facts)
        return said.replace("….", "…")

    def cards(self, cards: tuple[CardId, ...]) -> str:
        """The cards with whose they are and where they lie; of a hidden hand their number."""
        if not cards:
            return "…"
        known = [self.sight.planned(card) for card in cards if card != HIDDEN]
        words = [self.tongue.whose_there(view, self.scene, self.plan.by) for view in known]
        if hidden := len(cards) - len(known):
            words.append(self.tongue.words.say("hand-hidden", count=hidden))
        return self.tongue.listing(words)

    def who(self, done: Handling) -> str:
        """The player whom the act concerns: the other one, unless it has to name one."""
        if done.way is None and done.act not in OF_THE_OTHER:
            return "…"
        seat = self.plan.by if done.way is HandPerson.ME else Seat(1 - self.plan.by)
        return self.tongue.player(seat, self.scene)


def planned(
    decision: Decision, sight: Sight, scene: Scene, tongue: Tongue
) -> Mapping[str, Callable[[], Value]]:
    """The facts of a question about a plan: the plan, and who put it together."""
    plan = getattr(decision, "about", None)
    if not isinstance(plan, Plan):
        return {}
    nothing = "hand-nothing" if decision.reason in JUDGING else "hand-nothing-yet"
    return {
        "plan": lambda: Planning(plan, decision.reason, sight, scene, tongue).said(nothing),
        "reply": lambda: tongue.settled(plan.refused),
        "sort": lambda: type(next(iter(getattr(decision, "options", ())), None)).__name__,
        "is-monster": lambda: "yes" if sight.announced(plan.card).is_monster else "no",
        "player": lambda: tongue.player(plan.by, scene),
        "there": lambda: tongue.there(sight.announced(plan.card)),
        "purpose": lambda: "summon" if plan.is_summon else "cost" if plan.is_cost else "text",
    }


def announced(decision: Decision, sight: Sight, language: str) -> str:
    """What is printed of what is to be activated by hand, and is no link yet."""
    plan = getattr(decision, "about", None)
    if not isinstance(plan, Plan):
        return ""
    text = sight.announced(plan.card).text
    return "" if text is None else told(text.passcode, language, plan.sentences)
