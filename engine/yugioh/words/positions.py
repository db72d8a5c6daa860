"""How monsters stand."""

from collections.abc import Sequence
from typing import Literal

from engine.yugioh.acts import summoning
from engine.yugioh.acts.setting import lay_back
from engine.yugioh.asked import all_that
from engine.yugioh.facts.permissions import is_covering_barred
from engine.yugioh.language import (
    FORMER,
    THIS,
    ChangePosition,
    Choose,
    Every,
    Face,
    Frame,
    Position,
    ThatCard,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import MONSTERS, POSITIONS, ActRules, position, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import finds, those
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


def _turned(card: Card, position: Position | Literal[Face.UP] | None) -> Position:
    """How the monster stands when it is turned so; Attack or Defense stays by `Face.UP`."""
    match position:
        case Position():
            return position
        case Face.UP:
            return Position.ATTACK if card.position is Position.ATTACK else Position.DEFENSE
        case None:
            return Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK


def can_stand(card: Card, position: Position | Literal[Face.UP] | None) -> bool:
    """Whether the monster can be turned so (MR-LINK-27, MR-TOKEN-05)."""
    if card.text.frame is Frame.LINK:
        return False
    return position is not Position.FACE_DOWN or card.text.frame is not Frame.TOKEN


def would_turn(card: Card, position: Position | Literal[Face.UP] | None) -> bool:
    """Whether the monster can be turned so, and does not stand so already (FAQ 10924)."""
    return can_stand(card, position) and _turned(card, position) is not card.position


class ChangePositionRules(StepRules[ChangePosition]):
    """Change those monsters to that battle position, or to the other one, or face-up."""

    def could(self, step: ChangePosition, duel: Duel, speaker: Speaker) -> bool:
        """Not where all stand so already (FAQ 4356, 5983)."""
        if step.position is Position.FACE_DOWN and is_covering_barred(duel):
            return False

        def turns(card: Card) -> bool:
            return would_turn(card, step.position)

        if isinstance(step.what, Every) or step.what == THIS:
            return any(map(turns, all_that(step.what, duel, speaker)))
        return finds(step.what, duel, speaker, turns)

    def suits(self, step: ChangePosition, card: Card) -> bool:
        return not isinstance(step.what, ThatCard) or can_stand(card, step.position)

    def may_target(
        self, step: ChangePosition, duel: Duel, speaker: Speaker, card: Card
    ) -> bool:
        return not isinstance(step.what, ThatCard) or would_turn(card, step.position)

    def effects_on(self, step: ChangePosition) -> Sequence[Does]:
        """Turned face-up, a monster still attacks or defends as it did."""
        if step.position is Face.UP:
            return ()
        return (Does(Change.TURNED, step.what, to=step.position),)

    async def carry_out(self, step: ChangePosition, duel: Duel, speaker: Speaker) -> Done:
        if step.position is Position.FACE_DOWN and is_covering_barred(duel):
            return NOT_DONE

        def turns(card: Card) -> bool:
            return not isinstance(step.what, Choose) or would_turn(card, step.position)

        chosen = await those(step.what, duel, speaker, fits=turns)
        cards = chosen.cards
        covered = step.position is Position.FACE_DOWN
        for card in [each for each in cards if covered and each.is_still]:
            await lay_back(duel, card, face_up=False)  # it is not turned (Q&A 12401)
        turned = [
            card
            for card in cards
            if card.row in MONSTER_ROWS
            and can_stand(card, step.position)
            and summoning.turn(duel, card, _turned(card, step.position), mute=step.mute)
        ]
        return Done(bool(turned), marked(turned))

    def worth(self, step: ChangePosition, prospect: Prospect) -> int:
        """Turning the attacker over stops it; else it is worth little and best kept."""
        if step.position is Face.UP:
            return 0
        battle = prospect.duel.state.battle
        if battle is None or not prospect.is_threatened():
            return -1
        stops = battle.attacker.card in prospect.affected(step.what)
        return A_CARD if stops and step.position is not Position.ATTACK else -1


register(ChangePosition, ChangePositionRules())
register_act(
    HandAct.POSITION,
    ActRules(lambda done: ChangePosition(FORMER, position(done)), MONSTERS, ways=POSITIONS),
)
