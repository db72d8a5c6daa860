"""Whether a fact that would hold from now on could mean anything."""

from engine.core.protocol import Seat
from engine.yugioh.asked import worth
from engine.yugioh.facts.numbers import attack
from engine.yugioh.facts.permissions import summons_twice
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_kept_from_battle
from engine.yugioh.language import (
    Apply,
    AttackBecomes,
    AttackOf,
    AttacksOften,
    BecomesType,
    CannotDeclareAttacks,
    Cards,
    Choose,
    Gains,
    Phase,
    Subject,
    SummonsTwice,
    ThatCard,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)


@could.register
def _(step: Apply, duel: Duel, speaker: Speaker) -> bool:
    """A fact about all there are needs one; that of a card pointed at is checked elsewhere."""
    if isinstance(step.fact, CannotDeclareAttacks):
        return _can_yet_attack(duel, player(step.fact.player, duel, speaker))
    if isinstance(step.fact, AttacksOften) and isinstance(step.fact.who, ThatCard):
        return _can_yet_attack(duel, duel.state.turn.player)
    if isinstance(step.fact, SummonsTwice):
        return not summons_twice(duel, player(step.fact.player, duel, speaker))
    if isinstance(step.fact, Gains) and isinstance(step.fact.attack, AttackOf):
        return _shows_attack(step.fact.attack, duel, speaker)
    if isinstance(step.fact, AttackBecomes) and isinstance(step.fact.who, Subject):
        cards = all_that(step.fact.who, duel, speaker)
        becomes = worth(step.fact.attack, duel, speaker)
        return any(attack(duel, card) != becomes for card in cards)
    if isinstance(step.fact, BecomesType | Gains) and isinstance(step.fact.who, Cards | Choose):
        return bool(all_that(step.fact.who, duel, speaker))
    return True


def _shows_attack(amount: AttackOf, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is ATK to be added: a face-down monster has none (MR-INFO-10)."""
    cards = all_that(amount.of, duel, speaker)
    return any(card.face_up and attack(duel, card) > 0 for card in cards)


def _can_yet_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the Battle Phase of that player's turn is still to come, or under way."""
    state = duel.state
    return (
        state.turn.player == seat
        and state.turn.phase not in AFTER_BATTLE
        and duel.format.hooks.battles_on(state.turn.number)
        and not is_kept_from_battle(duel, seat)
    )
