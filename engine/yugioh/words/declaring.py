"""What is declared before everybody, on which what comes after it depends."""

from collections.abc import Mapping

from engine.core.changing import changed
from engine.core.protocol import pick
from engine.yugioh.language import Declare, Declared, Kind, Type
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import chain as events
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.steps import StepRules, could, register

KINDS = (Kind.MONSTER, Kind.SPELL, Kind.TRAP)
"""What a card can be called."""
OPTIONS: Mapping[Declared, tuple[Kind | Type, ...]] = {
    Declared.KIND: KINDS,
    Declared.TYPE: tuple(Type),
}
"""What can be declared of each."""


class DeclareRules(StepRules[Declare]):
    """Declare something, as the effect is activated."""

    async def carry_out(self, step: Declare, duel: Duel, speaker: Speaker) -> Done:
        options, about = _options(step, duel, speaker), speaker.card.id
        (what,) = await pick(speaker.player, Reason.DECLARE, options, about=about)
        duel.emit(events.Declared(about, speaker.player, what))
        return Done(True, declared=what)


def _options(step: Declare, duel: Duel, speaker: Speaker) -> tuple[Kind | Type, ...]:
    """What may be declared: that by which the effect could do something, as all can see."""
    every, dues = OPTIONS[step.one_of], speaker.dues
    do = None if dues is None else dues.effect.do
    if do is None:
        return every
    spoken = ((each, changed(speaker, declared=each, pays=False)) for each in every)
    return tuple(each for each, speaks in spoken if could(do, duel, speaks))


register(Declare, DeclareRules())
