"""What an act that is offered will target, pay and Tribute without a question."""

from engine.core.protocol import Seat
from engine.yugioh.chain.activation import speaker_now
from engine.yugioh.language import Activatable, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.normal_summons import open_ways
from engine.yugioh.summoning.summons_left import leeway
from engine.yugioh.words.paying import paid_unasked
from engine.yugioh.words.targets import is_known_before_cost, lawful_targets


def sole_targets(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The targets of the activation where there are no others to choose from.

    Empty where its player will be asked, and where the text itself says which card it is, such
    as the attacking monster.
    """
    found = _activated(duel, seat, action)
    if found is None or (target := found[0].target) is None:
        return []
    effect, speaker = found
    if target.besides or not is_known_before_cost(effect):
        return []
    lawful = lawful_targets(effect, duel, speaker)
    return lawful if len(lawful) <= (1 if target.up_to else target.count) else []


def sole_payment(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The cards that the cost of the activation takes where there are no others to choose from.

    Empty where its player will be asked, and where the text itself says which card it is.
    """
    found = _activated(duel, seat, action)
    return [] if found is None else paid_unasked(found[0], duel, found[1])


def sole_tributes(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The monsters that a Normal Summon or Set takes where no others would do (MR-SUM-07).

    Empty where its player will be asked, and where it needs none.
    """
    if action.verb not in (Verb.NORMAL_SUMMON, Verb.SET) or action.card is None:
        return []
    card, setting = duel.card(action.card), action.verb is Verb.SET
    if not card.text.is_monster or card.place is not Place.HAND:
        return []  # what lies on the field is summoned again as it lies
    tributing = leeway(duel, seat, card, setting=setting).takes_tribute
    ways = open_ways(duel, seat, card, setting=setting, tributing=tributing)
    return [*ways[0]] if len(ways) == 1 else []


def _activated(duel: Duel, seat: Seat, action: Action) -> tuple[Activatable, Speaker] | None:
    """The effect that would be activated, and who would speak it, if there is one."""
    if action.verb is not Verb.ACTIVATE or action.card is None:
        return None
    card = duel.card(action.card)
    use = duel.index.use_of(card.id, action.effect)
    speaker = speaker_now(duel, seat, card, use)
    return None if speaker is None else (use.effect, speaker)
