"""Monsters whose controller is whoever has a card that says so, as long as it does.

Belongs here: taking control by what holds, and giving it back once that holds no more.
Does not belong here: what effects take as they resolve (`words/control`).
"""

from engine.yugioh.acts.control import take_control
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.language import Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Seizes
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.lasting import Loan


async def hold_control(duel: Duel) -> bool:
    """Bring over the monsters that somebody's card gives them, and return whether any came.

    A monster that has been taken by something newer since is left there (MR-CTRL-03).
    """
    came = False
    for claim, by in list(holding(Seizes, duel)):
        for card in list(duel.state.monsters(duel.opponent(by.player))):
            if applies(claim.who, duel, by, card) and may_switch(duel, card):
                if _has_taken(duel, card, by.card):
                    continue
                until = Until.WHILE_THIS_FACE_UP
                came = bool(await take_control(duel, by.player, [card], until, by.card)) or came
    return came


def is_given_up(duel: Duel, loan: Loan) -> bool:
    """Whether the card that gave control of the monster says so no more."""
    source = None if loan.source is None else loan.source.card
    if source not in duel.index.seizing:
        return False
    return not any(
        by.card is source and applies(claim.who, duel, by, loan.monster.card)
        for claim, by in holding(Seizes, duel)
    )


def _has_taken(duel: Duel, card: Card, source: Card) -> bool:
    loans = duel.state.lingering.loans_of(card)
    return any(loan.source is not None and loan.source.card is source for loan in loans)
