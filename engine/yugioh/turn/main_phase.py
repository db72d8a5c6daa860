"""The Main Phases: what the turn player does of their own accord."""

from engine.core.protocol import Pick, Seat
from engine.yugioh.acts.setting import set_spell
from engine.yugioh.chain.chain import build, gather, resolve, respond, respond_to_chain
from engine.yugioh.chain.declaring import activate
from engine.yugioh.chain.offers import main_actions
from engine.yugioh.facts.tolls import pay_toll
from engine.yugioh.language import Phase
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.summoning.by_itself import comes_by
from engine.yugioh.turn.extra_deck_summons import pendulum_summon, summon_from_extra
from engine.yugioh.turn.normal_summon import (
    change_position,
    flip_summon,
    normal_summon,
    set_monster,
    summon_by_own_text,
)
from engine.yugioh.words.once_offers import take_offer

MOVES_ON = (Verb.TO_BATTLE_PHASE, Verb.TO_MAIN_PHASE_2, Verb.END_TURN)
SUMMONS = {
    Verb.NORMAL_SUMMON: normal_summon,
    Verb.FLIP_SUMMON: flip_summon,
    Verb.CHANGE_POSITION: change_position,
}


async def main_phase(duel: Duel, phase: Phase) -> Verb:
    """Let the turn player act until both players agree to move on; return where to.

    An effect can make it the End Phase before that.
    """
    duel.timeline.advance()
    duel.emit(PhaseBegan(phase))
    await gather(duel)
    while not duel.state.turn.is_ending:
        action = await choose_action(duel, main_actions(duel))
        duel.timeline.advance()
        if action.verb in MOVES_ON:
            if await both_move_on(duel, action.verb):
                return action.verb
        elif action.verb is Verb.PENDULUM_SUMMON:
            await pendulum_summon(duel, duel.state.turn.player)
        else:
            await act(duel, action)
    return Verb.END_TURN


async def choose_action(duel: Duel, actions: list[Action]) -> Action:
    """Ask the turn player what to do; in doubt, they end the turn, which stands last."""
    safe = (len(actions) - 1,)
    answer = await Pick(duel.state.turn.player, Reason.ACT, tuple(actions), safe=safe)
    return actions[answer[0]]


async def act(duel: Duel, action: Action) -> None:
    """Carry out what the turn player does with a card in their Main Phase."""
    assert action.card is not None
    card, seat = duel.card(action.card), duel.state.turn.player
    if action.verb is Verb.APPLY:
        await apply_offer(duel, card)
    elif action.verb is Verb.SPECIAL_SUMMON and action.effect in comes_by(card.text):
        await summon_by_own_text(duel, seat, card, action.effect)
    elif action.verb is Verb.SPECIAL_SUMMON:
        await summon_from_extra(duel, seat, card)
    elif action.verb in SUMMONS:
        await SUMMONS[action.verb](duel, seat, card)
    elif action.verb is Verb.SET:
        await set_card(duel, seat, card)
    else:
        await open_chain(duel, action)


async def apply_offer(duel: Duel, card: Card) -> None:
    """Do what `card` lets the turn player do once; no chain is opened by it."""
    await take_offer(duel, card.id)
    await respond(duel)


async def set_card(duel: Duel, seat: Seat, card: Card) -> None:
    """Set a monster, Spell or Trap from the hand."""
    if card.text.is_monster:
        await set_monster(duel, seat, card)
    else:
        pay_toll(duel, seat, [card])
        await set_spell(duel, seat, card)
        await respond(duel)


async def open_chain(duel: Duel, action: Action) -> None:
    """Activate as Chain Link 1; the opponent may respond first (MR-CHAIN-02)."""
    await gather(duel)
    await activate(duel, duel.state.turn.player, action)
    await respond_to_chain(duel)


async def both_move_on(duel: Duel, verb: Verb) -> bool:
    """Give up priority; return whether the opponent lets the phase end (MR-PRIO-05)."""
    await gather(duel)
    duel.underway.head(verb)
    await build(duel, duel.opponent(duel.state.turn.player), passes=1)
    duel.underway.head(None)
    if not duel.state.chain.links:
        return True
    await resolve(duel)
    await respond(duel)
    return False
