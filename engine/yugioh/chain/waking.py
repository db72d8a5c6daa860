"""Gemini monsters that count as Normal Summoned again while something says so.

Belongs here: having them count so, and no more once that holds no more.
Does not belong here: those that effects have count so for good (`words/counting_again`).
"""

from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies
from engine.yugioh.language import Ability
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Wakens
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountedForNow, CountedNoMore
from engine.yugioh.state.spots import MONSTER_ROWS


def keep_awake(duel: Duel, woken: list[Card]) -> bool:
    """Have Geminis count so as far as something says it now, and return whether any changed.

    It is no summon (Q&A 6185). One that was Normal Summoned again before stays so (FAQ 8435).
    Where what one gains keeps that off again, it would never end: those that have `woken` are
    not woken once more until something else happens.
    """
    said = holding(Wakens, duel)
    changed = False
    for card in list(duel.state.field()):
        if not _can_wake(card):
            continue
        now = any(applies(claim.who, duel, by, card) for claim, by in said)
        if now and not card.arrival.as_if_again and card not in woken:
            duel.emit(CountedForNow(card.id))
            woken.append(card)
        elif not now and card.arrival.as_if_again:
            duel.emit(CountedNoMore(card.id))
        else:
            continue
        changed = True
    return changed


def _can_wake(card: Card) -> bool:
    is_gemini = Ability.GEMINI in card.text.abilities
    return is_gemini and card.face_up and card.row in MONSTER_ROWS
