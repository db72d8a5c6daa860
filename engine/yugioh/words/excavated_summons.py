"""Special Summons of what both players turn over."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.yugioh.acts import excavating
from engine.yugioh.asked import means
from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.language import Deed, ExcavateAndSummon, Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.words.special_summons import turned_down
from engine.yugioh.words.steps import StepRules, register


def _excavated(step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> list[Card]:
    """What that player turns over: so many, or until there are as many monsters as came."""
    deck = duel.state.sides[speaker.player].deck
    if step.count is not None:
        return deck[: -step.count - 1 : -1]
    back = [each.card for each in speaker.former if each.card.owner == speaker.player]
    missing = sum(card.place is Place.DECK and card.text.is_monster for card in back)
    found: list[Card] = []
    for card in reversed(deck):
        if not missing:
            break
        found.append(card)
        missing -= card.text.is_monster
    return found


def _share(step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> excavating.Share:
    """What that player turns over, and which of it comes to the field."""
    seat = speaker.player
    cards = _excavated(step, duel, speaker)
    free = may_special_summon(duel, seat, speaker)
    able = [
        card
        for card in cards
        if free
        and means(step.what, duel, speaker, card)
        and may_be_special_summoned(card)
        and is_free_to_come(duel, seat, card)
    ]
    return excavating.Share(seat, cards, able, diverted(duel, able))


class ExcavateAndSummonRules(StepRules[ExcavateAndSummon]):
    """Each player excavates so many cards and Special Summons all these monsters among them."""

    def could(self, step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> bool:
        return any(side.deck for side in duel.state.sides)

    def includes(self, step: ExcavateAndSummon) -> Sequence[Deed]:
        return (Deed.ADD_FROM_DECK, Deed.SUMMON_FROM_DECK, Deed.SUMMON)

    async def carry_out(self, step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> Done:
        """The turn player goes first; what they bring does not yet count for the other."""
        seats = duel.state.turn_order
        speakers = [changed(speaker, player=seat) for seat in seats]
        shares = [_share(step, duel, each) for each in speakers]
        buries = step.count is None
        stances = (*(() if buries else (Position.ATTACK,)), turned_down(duel))
        for share in shares:
            await excavating.share_out(duel, share, stances, speaker.card.id, buries=buries)
        excavating.declare(duel, shares)
        return Done(any(share.cards for share in shares))


register(ExcavateAndSummon, ExcavateAndSummonRules())
