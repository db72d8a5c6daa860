"""The table as a player who looks ahead sees it: what a change of it would lead to."""

from collections.abc import Collection, Sequence

from engine.core.protocol import Seat
from engine.yugioh.battle.attack_state import attack_barrier
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.numbers import attack, defense
from engine.yugioh.facts.reach import reaches
from engine.yugioh.facts.restrictions import may_battle
from engine.yugioh.language import Phase, Position
from engine.yugioh.practice.foresight import Board, Fighter, Plan, plan, score
from engine.yugioh.practice.seeing import UNKNOWN_MONSTER, value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Threat
from engine.yugioh.views.veil import knows

PRESENCE = 300
"""What it is worth that a monster is on the field at all, in points of ATK."""


class Outlook:
    """What `seat` sees coming: the board, its best plan, and what a change would be worth."""

    def __init__(self, duel: Duel, seat: Seat) -> None:
        self.duel, self.seat = duel, seat
        self.battles = _battles(duel, seat)
        """Whether `seat` can still attack this turn."""
        mine, theirs = (duel.state.monsters(each) for each in (seat, duel.opponent(seat)))
        self.board = Board(
            tuple(self._fighter(card) for card in mine),
            tuple(self._fighter(card) for card in theirs),
            duel.state.sides[seat].life,
            duel.state.sides[duel.opponent(seat)].life,
        )
        self.plan = self._plan(self.board)

    def change(
        self,
        *,
        gone: Collection[Card] = (),
        come: Sequence[Fighter] = (),
        theirs: Sequence[Fighter] = (),
        damage: int = 0,
    ) -> int:
        """What it is worth that the cards `gone` leave, `come` come, and `damage` is done.

        `theirs` come to the other player, who also takes the damage.
        """
        keys = [card.id for card in gone]
        mine = [each for each in self.board.mine if each.key not in keys]
        foes = [each for each in self.board.theirs if each.key not in keys]
        left = self.board.their_life - damage
        board = Board((*mine, *come), (*foes, *theirs), self.board.life, left)
        return self._plan(board).score - self.plan.score

    def standing(self, card: Card) -> Fighter | None:
        """The monster as it stands on the board, on whichever side; None for another card."""
        fighters = (*self.board.mine, *self.board.theirs)
        return next((each for each in fighters if each.key == card.id), None)

    def coming(self, card: Card, strength: int, guard: int, position: Position) -> Fighter:
        """`card` as it would fight if it came with those numbers in that position."""
        stands = position is Position.ATTACK
        worth = max(strength, guard // 2) + 100 * len(card.text.effects) + PRESENCE
        resists = strength if stands else guard
        return Fighter(card.id, strength, resists, stands, worth, stands and self.battles)

    def _plan(self, board: Board) -> Plan:
        return plan(board) if self.battles else Plan(score(board), None)

    def _fighter(self, card: Card) -> Fighter:
        """The monster as it stands, as far as the player knows it."""
        duel, seat = self.duel, self.seat
        worth = value(duel, seat, card) + PRESENCE
        if not knows(duel, seat, card):
            return Fighter(card.id, 0, UNKNOWN_MONSTER, stands=False, worth=worth)
        stands, strength = card.position is Position.ATTACK, attack(duel, card)
        return Fighter(
            card.id,
            strength,
            strength if stands else defense(duel, card),
            stands,
            worth,
            self.battles and card.controller == seat and attack_barrier(duel, card) is None,
            _lasts(duel, card),
        )


def _battles(duel: Duel, seat: Seat) -> bool:
    state = duel.state
    if state.turn.player != seat:
        return False
    if state.turn.phase is Phase.BATTLE:
        return not state.turn.battle_cut_short
    to_come = state.turn.phase in (Phase.DRAW, Phase.STANDBY, Phase.MAIN_1)
    return (
        to_come and may_battle(duel, seat) and duel.format.hooks.battles_on(state.turn.number)
    )


def _lasts(duel: Duel, card: Card) -> bool:
    """Whether battle with whatever monster does not destroy it."""
    return any(
        reaches(claim.who, duel, by, card)
        for claim, by in holding(Threat.BATTLE, duel)
        if claim.against is None
    )
