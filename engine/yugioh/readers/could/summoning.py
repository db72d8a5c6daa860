"""Whether a monster can be Special Summoned."""

from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.field.arrows import pointed_spots
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    AtRandom,
    Choose,
    Every,
    ExcavateAndSummon,
    NormalSummonOne,
    SpecialSummon,
    Subject,
    ThisCard,
)
from engine.yugioh.readers.could.verb import could, finds, least, left_by_cost
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.summoning.normal_summons import summonable, summons_to_come
from engine.yugioh.summoning.revival import may_be_special_summoned


def free_zones_for(step: SpecialSummon, duel: Duel, speaker: Speaker) -> list[Spot]:
    """The zones to which the step can summon a monster now."""
    zones = main_zones(duel, player(step.to, duel, speaker), speaker.leaving)
    if not step.pointed_to:
        return zones
    return [spot for spot in zones if spot in pointed_spots(duel, speaker.card)]


@could.register
def _(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    return bool(free_zones_for(step, duel, speaker)) and has_someone(step, duel, speaker)


def has_someone(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is anyone to summon, wherever there may be room."""
    if not may_special_summon(duel, speaker.player, speaker):
        return False
    if isinstance(step.what, AtRandom | Choose | Every | Subject | ThisCard):
        cards = left_by_cost(step.what, duel, speaker)
        count = least(step.what) if isinstance(step.what, Choose) else 1
        able = [card for card in cards if may_be_special_summoned(card, step.position)]
        seat = speaker.player
        return len([card for card in able if is_free_to_come(duel, seat, card)]) >= count
    return finds(step.what, duel, speaker)


@could.register
def _(step: NormalSummonOne, duel: Duel, speaker: Speaker) -> bool:
    """As many can wait on the chain as there are monsters that can be Normal Summoned."""
    seat = speaker.player
    return len(summonable(duel, seat)) > summons_to_come(duel, seat)


@could.register
def _(step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> bool:
    return any(side.deck for side in duel.state.sides)
