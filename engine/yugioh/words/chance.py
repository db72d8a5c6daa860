"""Coins and dice."""

from collections.abc import Iterable

from engine.core.protocol import pick
from engine.yugioh.acts.chance import by_chance, roll_die, toss_coin
from engine.yugioh.language import CallCoin, Place, RollDie, Step, TheyCallCard, TossCoin
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Declared
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.declaring import KINDS
from engine.yugioh.words.hand_acts import SOME, ActRules, register_act
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import NOT_DONE, Hinge, StepRules, carry_out, register


class CallCoinRules(StepRules[CallCoin]):
    """Toss a coin and call it: do the first if the call was right, the second if wrong."""

    def hinges(self, step: CallCoin, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return [(each, Hinge.CHANCE) for each in step.outcomes]

    async def carry_out(self, step: CallCoin, duel: Duel, speaker: Speaker) -> Done:
        about = speaker.card.id
        (called,) = await pick(speaker.player, Reason.COIN, tuple(Coin), about=about)
        right = toss_coin(duel, speaker.player) is called
        return await carry_out(step.right if right else step.wrong, duel, speaker)

    def worth(self, step: CallCoin, prospect: Prospect) -> int:
        right = prospect.worth(step.right)
        return (right + prospect.worth(step.wrong)) // 2


class TheyCallCardRules(StepRules[TheyCallCard]):
    """Your opponent calls of which kind a card of your hand is; if wrong, do it."""

    def could(self, step: TheyCallCard, duel: Duel, speaker: Speaker) -> bool:
        return bool(duel.state.sides[speaker.player].pile(Place.HAND))

    def hinges(self, step: TheyCallCard, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.wrong, Hinge.CHANCE),)

    async def carry_out(self, step: TheyCallCard, duel: Duel, speaker: Speaker) -> Done:
        hand = duel.state.sides[speaker.player].pile(Place.HAND)
        chosen = by_chance(duel, hand, 1)
        if not chosen:
            return NOT_DONE
        caller, about = duel.opponent(speaker.player), speaker.card.id
        (called,) = await pick(caller, Reason.DECLARE, KINDS, about=about)
        duel.emit(Declared(about, caller, called))
        duel.emit(Revealed((chosen[0].id,), speaker.player))
        if chosen[0].text.kind is called:
            return NOT_DONE
        return await carry_out(step.wrong, duel, speaker)

    def worth(self, step: TheyCallCard, prospect: Prospect) -> int:
        return prospect.worth(step.wrong) * 2 // 3


class TossCoinRules(StepRules[TossCoin]):
    """Toss a coin: do the first if it shows heads, the second if tails."""

    def hinges(self, step: TossCoin, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return [(each, Hinge.CHANCE) for each in step.outcomes]

    async def carry_out(self, step: TossCoin, duel: Duel, speaker: Speaker) -> Done:
        heads = toss_coin(duel, speaker.player) is Coin.HEADS
        done = step.heads if heads else step.tails
        return NOT_DONE if done is None else await carry_out(done, duel, speaker)

    def worth(self, step: TossCoin, prospect: Prospect) -> int:
        return sum(map(prospect.worth, step.outcomes)) // 2


class RollDieRules(StepRules[RollDie]):
    """Roll a six-sided die once: do what stands for the number that is up."""

    def hinges(self, step: RollDie, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return [(each, Hinge.CHANCE) for each in step.outcomes]

    async def carry_out(self, step: RollDie, duel: Duel, speaker: Speaker) -> Done:
        number = roll_die(duel, speaker.player)
        return await carry_out(step.outcomes[number - 1], duel, speaker)

    def worth(self, step: RollDie, prospect: Prospect) -> int:
        worths = [prospect.worth(each) for each in step.outcomes]
        return sum(worths) // len(worths)


register(CallCoin, CallCoinRules())
register(TheyCallCard, TheyCallCardRules())
register(TossCoin, TossCoinRules())
register(RollDie, RollDieRules())


async def _toss(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    for _ in range(done.number):
        toss_coin(duel, speaker.player)
    return True


async def _roll(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    for _ in range(done.number):
        roll_die(duel, speaker.player)
    return True


register_act(HandAct.COIN, ActRules(deed=_toss, numbers=SOME, tells=True))
register_act(HandAct.DIE, ActRules(deed=_roll, numbers=SOME, tells=True))
