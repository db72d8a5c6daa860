"""Summons and Sets that an effect brings as it has resolved, also Normal ones (MR-SUM-02)."""

from engine.core.protocol import pick
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.language import NormalSummonOne, Place, Position, SummonUsing
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import summonable_with
from engine.yugioh.summoning.normal_summons import grantable, lets_set, stances
from engine.yugioh.turn.extra_deck_summons import come_from_extra
from engine.yugioh.turn.normal_summon import Granted, come_again, come_down, go_down


async def summon_granted(duel: Duel) -> None:
    """Make the summons that an effect that has just resolved granted.

    Only one that is made once the chain is over is declared, and can be negated.
    """
    declared = not duel.state.chain.links
    for speaker, grant in duel.underway.take_granted():
        duel.timeline.advance()
        await summon_one(duel, speaker, grant, declared=declared)
    for speaker, using in duel.underway.take_using():
        duel.timeline.advance()
        await summon_using(duel, speaker, using, declared=declared)


async def summon_using(
    duel: Duel, speaker: Speaker, grant: SummonUsing, *, declared: bool
) -> None:
    """Have the player summon a monster with the speaking card as material, if they can.

    It is no summon by an effect (Q&A 23173), and only Chain Link 1 lets it be negated (24054).
    """
    seat, able = speaker.player, summonable_with(duel, speaker, grant)
    about = speaker.card.id
    for card in await choose_cards(duel, seat, Reason.CHOOSE, able, min(1, len(able)), about):
        await come_from_extra(duel, seat, card, speaker.card, declared=declared)


async def summon_one(
    duel: Duel, speaker: Speaker, grant: NormalSummonOne, *, declared: bool
) -> None:
    """Have the player Normal Summon or Set a monster of their choice, if they can.

    Where it has to be one of certain monsters, it is not Set (Q&A 12486).
    """
    seat, about = speaker.player, speaker.card.id
    able, setting = grantable(duel, speaker, grant), lets_set(grant)
    for card in await choose_cards(duel, seat, Reason.CHOOSE, able, min(1, len(able)), about):
        if card.place is Place.FIELD:
            await come_again(duel, seat, card, Granted(declared))
            continue
        positions = stances(duel, seat, card, setting=setting, tributing=grant.tributing)
        (position,) = await pick(seat, Reason.POSITION, positions, about=card.id)
        if position is Position.FACE_DOWN:
            await go_down(duel, seat, card, extra=True)
        else:
            granted = Granted(declared, grant.tributing)
            await come_down(duel, seat, card, position, granted)
