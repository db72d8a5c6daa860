"""What bringing monsters is worth."""

from collections.abc import Sequence

from engine.yugioh.language import (
    DetachMaterial,
    ExcavateAndSummon,
    FusionSummon,
    MakeTokens,
    NormalSummonOne,
    RitualSummon,
    SpecialSummon,
    TheySummonToBattle,
)
from engine.yugioh.practice.judging.verb import A_CARD, affected, judge
from engine.yugioh.readers.could import could
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@judge.register
def _(step: SpecialSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    cards = affected(step.what, duel, speaker, aims)
    return max((card.text.attack for card in cards), default=0)


@judge.register(FusionSummon)
@judge.register(RitualSummon)
def _(
    step: FusionSummon | RitualSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return A_CARD if could(step, duel, speaker) else -A_CARD


@judge.register
def _(step: MakeTokens, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD // 2 if not duel.state.monsters(speaker.player) else 0


@judge.register
def _(step: DetachMaterial, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -A_CARD // 3


@judge.register
def _(step: NormalSummonOne, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD if could(step, duel, speaker) else 0


@judge.register
def _(step: ExcavateAndSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """What both players win, neither wins over the other."""
    return 0


@judge.register
def _(step: TheySummonToBattle, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """They bring the best they have."""
    return -A_CARD
