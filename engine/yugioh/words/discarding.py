"""Discarding cards."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.yugioh.acts import life, moving
from engine.yugioh.asked import all_that
from engine.yugioh.facts.banish_instead import comes_to_graveyard
from engine.yugioh.facts.permissions import draws_by_effects
from engine.yugioh.language import (
    FORMER,
    AtRandom,
    Choose,
    Deed,
    Discard,
    DiscardHandsAndDraw,
    Noun,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    HAND,
    SOME,
    THEIR_HAND,
    ActRules,
    register_act,
    they_hold_cards,
)
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import is_about_to_be_laid, those
from engine.yugioh.words.sending import can_send, sendable
from engine.yugioh.words.steps import DONE, StepRules, register


def _as_many_as_are_held(noun: Noun, duel: Duel, speaker: Speaker) -> Noun:
    """The cards to choose: all that are held, where an effect asks for more (FAQ 7479)."""
    if not isinstance(noun, Choose) or noun.up_to:
        return noun
    held = len(all_that(noun.of, duel, speaker))
    return replace(noun, count=held) if 0 < held < noun.count else noun


class DiscardRules(StepRules[Discard]):
    """Send those cards from the hand to the Graveyard."""

    def could(self, step: Discard, duel: Duel, speaker: Speaker) -> bool:
        if step.to_graveyard:
            return can_send(step.what, duel, speaker)
        return super().could(step, duel, speaker)

    def takeable(self, step: Discard, duel: Duel, speaker: Speaker) -> list[Card]:
        if step.to_graveyard:
            return sendable(step.what, duel, speaker)
        return super().takeable(step, duel, speaker)

    def effects_on(self, step: Discard) -> Sequence[Does]:
        return (Does(Change.DISCARDED, step.what),)

    async def carry_out(self, step: Discard, duel: Duel, speaker: Speaker) -> Done:
        comes = partial(comes_to_graveyard, duel)
        fits = comes if step.to_graveyard and speaker.pays else None
        what = step.what if speaker.pays else _as_many_as_are_held(step.what, duel, speaker)
        chosen = await those(what, duel, speaker, Reason.DISCARD, fits)
        return chosen.done(moving.discard(duel, chosen.cards) and what == step.what)

    def worth(self, step: Discard, prospect: Prospect) -> int:
        """What the other loses is won, whatever it is."""
        lost = prospect.affected(step.what)
        theirs = any(card.owner != prospect.speaker.player for card in lost)
        return A_CARD if theirs else -A_CARD


class DiscardHandsAndDrawRules(StepRules[DiscardHandsAndDraw]):
    """Each player discards their whole hand; then each draws so many cards together."""

    def could(self, step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker) -> bool:
        """The player who uses it must be able to draw; the other may fall short (MR-WIN-03)."""
        mine, theirs = (duel.state.sides[s] for s in (speaker.player, 1 - speaker.player))
        held = [card for card in mine.hand if not is_about_to_be_laid(card, speaker)]
        if not (held or theirs.hand or step.count):
            return False
        may = life.may_draw(duel, speaker.player, step.count or len(held))
        return may and draws_by_effects(duel, speaker.player)

    def includes(self, step: DiscardHandsAndDraw) -> Sequence[Deed]:
        return (Deed.ADD_FROM_DECK,)

    async def carry_out(self, step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker) -> Done:
        """The turn player does it first, as far as that can be told (MR-MISC-04)."""
        seats = duel.state.turn_order
        hands = {seat: list(duel.state.sides[seat].hand) for seat in seats}
        if moving.discard(duel, [card for seat in seats for card in hands[seat]]):
            duel.timeline.advance()
        drawing = [seat for seat in seats if draws_by_effects(duel, seat)]
        life.draw(duel, [(seat, step.count or len(hands[seat])) for seat in drawing])
        return DONE

    def worth(self, step: DiscardHandsAndDraw, prospect: Prospect) -> int:
        """Worth the cards it wins, where the Deck has enough of them."""
        mine = prospect.duel.state.sides[prospect.speaker.player]
        if step.count is None or len(mine.deck) <= step.count:
            return -1
        return A_CARD * (step.count - len(mine.hand))


register(Discard, DiscardRules())
register(DiscardHandsAndDraw, DiscardHandsAndDrawRules())
register_act(HandAct.DISCARD, ActRules(lambda done: Discard(FORMER), HAND, pays=True))
register_act(
    HandAct.THEY_DISCARD,
    ActRules(
        lambda done: Discard(AtRandom(THEIR_HAND, done.number)),
        numbers=SOME,
        is_open=they_hold_cards,
        tells=True,
    ),
)
