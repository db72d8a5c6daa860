"""What is done for each kind of monster there is."""

from collections.abc import Iterable, Sequence

from engine.yugioh.asked import all_that
from engine.yugioh.language import ByFrames, Of, Step
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.joining import after_it
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import NOT_DONE, Hinge, StepRules, could, register


def _told(step: ByFrames, duel: Duel, speaker: Speaker) -> Sequence[Step]:
    """What stands for the kinds that there are, in its order."""
    return [
        each for frame, each in step.ways if all_that(step.of.also(Of(frame)), duel, speaker)
    ]


class ByFramesRules(StepRules[ByFrames]):
    """Do in this order what stands for each kind of which one of these monsters is."""

    def hinges(self, step: ByFrames, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return [(each, Hinge.IN_DOUBT) for _, each in step.ways]

    def could(self, step: ByFrames, duel: Duel, speaker: Speaker) -> bool:
        return any(could(each, duel, speaker) for each in _told(step, duel, speaker))

    async def carry_out(self, step: ByFrames, duel: Duel, speaker: Speaker) -> Done:
        """The kinds are those there are as it begins, whatever one of the parts brings."""
        done = NOT_DONE
        for each in _told(step, duel, speaker):
            then = await after_it(each, duel, speaker.after(done))
            done = done.then(then, ok=done.ok or then.ok)
        return done

    def worth(self, step: ByFrames, prospect: Prospect) -> int:
        worths = [prospect.worth(each) for _, each in step.ways]
        return sum(worths) // len(worths)


register(ByFrames, ByFramesRules())
