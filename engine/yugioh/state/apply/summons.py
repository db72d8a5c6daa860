"""What summons and Sets do to the state, from their declaration on."""

from engine.core.protocol import Seat
from engine.yugioh.language import Place, Summon, SummonedIf
from engine.yugioh.state.apply.verb import apply
from engine.yugioh.state.events import SetDown, Summoned
from engine.yugioh.state.spots import Row
from engine.yugioh.state.summon_events import (
    EaseLost,
    SummonDeclared,
    SummonLapsed,
    SummonNegated,
)
from engine.yugioh.state.table import Card, State, Summoning, mark

UNSPECIAL = (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)
"""The ways that are no Special Summons."""
PROPER = (Summon.RITUAL, Summon.FUSION, Summon.SYNCHRO, Summon.XYZ, Summon.LINK)
"""The ways in which the monsters made for them are properly summoned."""


@apply.register
def _(event: SummonDeclared, state: State) -> None:
    """What is used up by a summon is used up even if it is negated."""
    monsters = tuple(mark(state.cards[card]) for card in event.cards)
    state.summoning = Summoning(monsters, event.way)
    if event.way in (Summon.NORMAL, Summon.TRIBUTE) and not event.extra:
        use_up_summon(state, event.by)
    elif event.way is Summon.PENDULUM:
        state.sides[event.by].pendulum_turn = state.turn


@apply.register(SummonNegated)
@apply.register(SummonLapsed)
def _(event: SummonNegated | SummonLapsed, state: State) -> None:
    """Whose Special Summon is negated does not count as summoned in its own way any more."""
    summoning = state.summoning
    if summoning is not None and summoning.way not in UNSPECIAL:
        for coming in summoning.monsters:
            coming.card.proper = False
    state.summoning = None


def _by_own_text(card: Card, event: Summoned, state: State) -> bool:
    """Whether it is Special Summoned by its own text, and not by an effect (MR-SS-04)."""
    own = any(isinstance(effect, SummonedIf) for effect in card.text.effects)
    return own and event.way is Summon.SPECIAL and not state.resolving


@apply.register
def _(event: Summoned, state: State) -> None:
    card = state.cards[event.card]
    card.place = Place.FIELD
    state.layout += 1
    card.summoned = event.way
    card.specially = card.specially or event.way not in UNSPECIAL
    if event.way in (Summon.NORMAL, Summon.TRIBUTE):
        card.tributes = event.tributes
    card.placed_turn = card.summon_turn = state.turn
    card.proper = card.proper or event.way in PROPER or _by_own_text(card, event, state)
    if state.resolving:
        speaker = state.chain[state.resolving - 1].speaker
        card.harm = speaker.harm if speaker.card is card else None
    side = state.sides[event.by]
    side.any_summon_turn = state.turn
    if event.way not in UNSPECIAL:
        if side.special_summon_turn != state.turn:
            side.specials.clear()
        side.special_summon_turn = state.turn
        side.specials.append(card)
    if state.is_about_to_be_summoned(card):
        state.summoning = None


def use_up_summon(state: State, seat: Seat) -> None:
    """Count a Normal Summon or Set of this turn (MR-SUM-02)."""
    side = state.sides[seat]
    side.summons = side.summons + 1 if side.summon_turn == state.turn else 1
    side.summon_turn = state.turn


@apply.register
def _(event: SetDown, state: State) -> None:
    card = state.cards[event.card]
    card.set_turn = card.placed_turn = state.turn
    if card.row is Row.MONSTER:
        card.tributes = event.tributes
        if not event.extra:
            use_up_summon(state, event.by)


@apply.register
def _(event: EaseLost, state: State) -> None:
    state.cards[event.card].tributes = None
