"""Effects that wait are resolved one at a time, the turn player's first (DP-305.1)."""

from collections.abc import Callable

from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, agrees, choose
from engine.duelmasters.acts.moving import check
from engine.duelmasters.acts.running import run
from engine.duelmasters.facts.reading import holds
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import triggers as t
from engine.duelmasters.language.families import Trigger
from engine.duelmasters.language.nouns import Whose
from engine.duelmasters.state.events import Resolved, Switched
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.table import TurnStep, Waiting

WORDS: dict[type[Trigger], str] = {
    t.Put: "when_put",
    t.OtherPut: "when_other_put",
    t.Attacked: "when_creature_attacks",
    t.AttackOver: "when_attack_ends",
    t.Moved: "when_card_moves",
    t.TurnStarts: "at_turn_start",
    t.TurnEnds: "at_turn_end",
    t.Cast: "when_own_cast",
}
"""How an ability is called by what lets it trigger."""

OF_DEEDS: dict[t.Deed | t.Feat, str] = {
    t.Deed.ATTACKS: "when_attacks",
    t.Deed.BREAKS: "before_break",
    t.Deed.WINS: "when_wins_battle",
    t.Deed.LOSES_LIFE: "when_leaves",
    t.Deed.SHOWN: "when_put",
    t.Deed.JUDGED: "when_judged",
    t.Feat.SHIELD_BROKEN: "when_card_moves",
    t.Feat.STRUCK: "when_ninja_strike",
    t.Feat.DRAWN: "when_draws",
    t.Feat.USED: "when_opponent_puts",
}
"""The same by what a card or a player does."""

OF_OPPONENTS: dict[type[Trigger], str] = {
    t.OtherPut: "when_opponent_puts",
    t.Cast: "when_opponent_casts",
    t.TurnEnds: "at_opponent_turn_end",
}
"""The same where it is an opponent who does it."""


def word(waiting: Waiting) -> str:
    """What the ability is called."""
    trigger = waiting.trigger
    if waiting.ability.word:
        return waiting.ability.word
    if waiting.ability.switch:
        return "d_switch"
    if isinstance(trigger, t.Put) and trigger.summoned:
        return "when_summoned_put"
    if isinstance(trigger, t.Attacked) and trigger.you:
        return "when_you_are_attacked"
    if isinstance(trigger, t.Moved) and trigger.whose is None:
        return "when_leaves"
    if isinstance(trigger, t.Itself):
        return OF_DEEDS[trigger.deed]
    if isinstance(trigger, t.Player):
        return OF_DEEDS[trigger.feat]
    if getattr(trigger, "whose", None) is Whose.OPPONENT:
        return OF_OPPONENTS.get(type(trigger), WORDS[type(trigger)])
    return WORDS[type(trigger)]


async def resolve_waiting(
    party: Party, whom: Callable[[Seat], bool] = lambda seat: True
) -> None:
    """Resolve what waits for these players, until nothing does."""
    while True:
        await check(party)
        if _ends_at_once(party):
            return
        waiting = [each for each in party.table.waiting if whom(each.seat)]
        if not waiting:
            return
        seats = [each.seat for each in waiting]
        seat = next(s for s in party.table.from_active() if s in seats)
        own = [each for each in waiting if each.seat == seat]
        await resolve(party, await _next(party, seat, own))


def _ends_at_once(party: Party) -> bool:
    """Whether the turn player is out, so that all else waits for the end step (DP-400.2)."""
    table = party.table
    return not table.is_in(table.active) and table.step is not TurnStep.END


async def _next(party: Party, seat: Seat, own: list[Waiting]) -> Waiting:
    """Its player chooses which one comes first (DM-EFF-3)."""
    if len(own) == 1:
        return own[0]
    numbers = [each.source.number for each in own]
    if len(set(numbers)) == 1:
        return own[0]
    once = list(dict.fromkeys(numbers))
    (chosen,) = await choose(party, seat, Reason.NEXT, once) or numbers[:1]
    return own[numbers.index(chosen)]


async def resolve(party: Party, waiting: Waiting) -> None:
    """Carry out one effect that waits, unless its player went out meanwhile (DP-400.1a)."""
    if waiting not in party.table.waiting:
        return
    party.resolve(waiting)
    ability = waiting.ability
    speaker = Speaker(waiting.seat, waiting.source, waiting.them, list(waiting.it))
    if ability.condition is not None and not holds(party.table, ability.condition, speaker):
        return
    if ability.switch and not await _switched(party, waiting):
        return
    await run(party, ability.step, speaker)
    party.emit(Resolved(waiting.seat, waiting.source.card.code, word(waiting)))


async def _switched(party: Party, waiting: Waiting) -> bool:
    """Whether the D-switch is turned now (DM-KW-23)."""
    piece = party.table.here(waiting.source.number)
    if piece is None or piece.switched:
        return False
    if not await agrees(party, waiting.seat, piece.number):
        return False
    party.emit(Switched(piece.number))
    return True
