"""What has to be paid for cards of a hand that are used, and what need not be paid."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts.life import pay_life
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.rare_claims import Exempts, Tolls
from engine.yugioh.state.speaker import Speaker


def toll_of(duel: Duel, cards: Sequence[Card]) -> int:
    """The Life Points that it takes to use those of `cards` that lie in a hand."""
    tolls = holding(Tolls, duel)
    if not tolls:
        return 0
    held = sum(card.place is Place.HAND for card in cards)
    return held * sum(claim.life for claim, _ in tolls)


def affords(duel: Duel, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether `seat` has the Life Points for that."""
    return toll_of(duel, cards) <= duel.state.sides[seat].life


def pay_toll(duel: Duel, seat: Seat, cards: Sequence[Card]) -> None:
    """Have `seat` pay them: no cost of what they do, and no chain (FAQ 4908, Q&A 8397)."""
    toll = toll_of(duel, cards)
    if toll:
        pay_life(duel, seat, toll)


def pays_no_life(duel: Duel, speaker: Speaker) -> bool:
    """Whether no Life Points are paid to activate the effect, nor can be (Q&A 8747)."""
    return (
        speaker.pays
        and speaker.link > 0
        and any(
            applies(claim.who, duel, by, speaker.card) for claim, by in holding(Exempts, duel)
        )
    )
