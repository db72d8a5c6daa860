"""Switching a number of one monster with that of another."""

from engine.core.changing import changed
from engine.yugioh.facts.numbers import original_attack
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.language import SwapOriginalAttacks
from engine.yugioh.state.card import mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.applying import lasting
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, carry_out, register

PAIR = 2
"""How many it takes: nothing is switched once one of them has gone."""


class SwapOriginalAttacksRules(StepRules[SwapOriginalAttacks]):
    """The original ATK of both targets are switched, if it can be of both."""

    async def carry_out(self, step: SwapOriginalAttacks, duel: Duel, speaker: Speaker) -> Done:
        cards = [
            each.card
            for each in speaker.targets
            if each.is_same and each.card.face_up
            if not is_unaffected(duel, each.card, speaker)
        ]
        if len(cards) != PAIR:
            return NOT_DONE
        numbers = [original_attack(duel, card) for card in reversed(cards)]
        for card, number in zip(cards, numbers, strict=True):
            said_of_it = changed(speaker, former=(mark(card),))
            became = lasting(step.becomes(number), step.until)
            await carry_out(became, duel, said_of_it)
        return DONE


register(SwapOriginalAttacks, SwapOriginalAttacksRules())
