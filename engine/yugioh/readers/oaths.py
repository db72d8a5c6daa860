"""Reading what a player must not do: may he summon, and could he keep an oath this turn?"""

from functools import singledispatch

from engine.core.protocol import Seat
from engine.yugioh.language import CannotBeTributed, CannotSummon, Fact
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import applies, player
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker


@singledispatch
def is_kept(oath: Fact | None, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether nothing that happened this turn goes against the oath."""
    return True


@is_kept.register
def _(oath: CannotSummon, duel: Duel, speaker: Speaker) -> bool:
    seat = player(oath.player, duel, speaker)
    return duel.state.sides[seat].any_summon_turn != duel.state.turn


def may_summon(duel: Duel, seat: Seat) -> bool:
    """Tell whether no fact forbids `seat` to summon."""
    return all(
        player(fact.player, duel, by) != seat for fact, by in holding(CannotSummon, duel)
    )


def tributable(duel: Duel, seat: Seat) -> list[Card]:
    """The monsters of `seat` that can be Tributed for a Tribute Summon."""
    held = list(holding(CannotBeTributed, duel))
    return [
        card
        for card in duel.state.monsters(seat)
        if not any(applies(fact.who, duel, by, card) for fact, by in held)
    ]
