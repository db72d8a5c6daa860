"""What summons and Sets do to the state, from their declaration on."""

from engine.core.protocol import Seat
from engine.yugioh.language import (
    Limit,
    OnlySummonedBy,
    Place,
    Summon,
    SummonedByGiving,
    SummonedIf,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.apply.moving import line_up
from engine.yugioh.state.apply.verb import applies, begin, marks
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.events.standing import CountedAgain, CountedForNow, CountedNoMore
from engine.yugioh.state.events.summons import (
    UNSPECIAL,
    EaseLost,
    GivenFor,
    MadeMonster,
    SetDown,
    SummonDeclared,
    Summoned,
    SummonLapsed,
    SummonNegated,
)
from engine.yugioh.state.spots import Row
from engine.yugioh.state.table import State, Summoning
from engine.yugioh.state.usage import as_it_lies

PROPER = (Summon.RITUAL, Summon.FUSION, Summon.SYNCHRO, Summon.XYZ, Summon.LINK)
"""The ways in which the monsters made for them are properly summoned."""


@applies(SummonDeclared)
def _summon_declared(event: SummonDeclared, state: State) -> None:
    """What is used up by a summon is used up even if it is negated."""
    monsters = tuple(mark(state.cards[card]) for card in event.cards)
    state.summoning = Summoning(monsters, event.way, state.given)
    state.given = ()
    if event.way is Summon.TRIBUTE:
        for coming in monsters:
            coming.card.arrival.given = state.sides[event.by].turn_log.tributed
    if event.also:
        state.sides[event.by].turn_log.also_summon = state.turn.number
    if event.way in (Summon.NORMAL, Summon.TRIBUTE) and not event.extra:
        use_up_summon(state, event.by)
    elif event.way is Summon.PENDULUM:
        state.sides[event.by].turn_log.pendulum_summon = state.turn.number


@applies(SummonNegated, SummonLapsed)
def _summon_negated(event: SummonNegated | SummonLapsed, state: State) -> None:
    """Whose Special Summon is negated does not count as summoned in its own way any more."""
    summoning = state.summoning
    state.summoning = None
    if summoning is None:
        return
    lost = [coming for coming in summoning.monsters if coming.card.id in event.cards]
    if summoning.way not in UNSPECIAL:
        for coming in lost:
            coming.card.arrival.proper = False
    left = tuple(coming for coming in summoning.monsters if coming not in lost)
    if left:
        state.summoning = Summoning(left, summoning.way, summoning.given)


def _by_own_text(card: Card, event: Summoned, state: State) -> bool:
    """Whether it is Special Summoned by its own text (MR-SS-04).

    By an effect only where that is its own, of the hand (FAQ 8787), or of the card that its
    text names (FAQ 4069).
    """
    if event.way is not Summon.SPECIAL:
        return False
    if not state.chain.resolving:
        own = effects_of(card.text.effects, SummonedIf)
        return bool(own or effects_of(card.text.effects, SummonedByGiving))
    speaker = state.chain.links[state.chain.resolving - 1].speaker
    named = [each.name for each in effects_of(card.text.effects, OnlySummonedBy)]
    by_itself = speaker.card is card and card.arrival.origin is Place.HAND
    return by_itself or speaker.card.text.called in named


def _materials(card: Card, event: Summoned, state: State) -> tuple[Mark, ...]:
    """The materials of that summon; of one that is declared they wait for it, whatever other
    monsters are summoned before it succeeds.
    """
    if state.summoning is not None and state.is_about_to_be_summoned(card):
        given = state.summoning.given
    else:
        given, state.given = state.given, ()
    by_giving = effects_of(card.text.effects, SummonedByGiving)
    return given if event.way in PROPER or by_giving else ()


@applies(GivenFor)
def _given_for(event: GivenFor, state: State) -> None:
    state.given = marks(state, event.cards)


@applies(Summoned)
def _summoned(event: Summoned, state: State) -> None:
    card = state.cards[event.card]
    card.place = Place.FIELD
    state.sides[card.controller].layout += 1
    line_up(state, card.controller)
    lay_there = event.way is Summon.FLIP or event.again
    card.arrival.before = (card.arrival.before or card.arrival.way) if lay_there else None
    card.arrival.way = event.way
    if event.way is Summon.TRIBUTE and state.summoning is None:
        card.arrival.given = state.sides[event.by].turn_log.tributed
    card.arrival.specially = card.arrival.specially or event.way not in UNSPECIAL
    card.arrival.again = event.again
    if event.way in (Summon.NORMAL, Summon.TRIBUTE):
        card.arrival.tributes = event.tributes
    card.arrival.made_of = _materials(card, event, state)
    card.turn_log.placed = card.turn_log.summoned = state.turn.number
    card.turn_log.summoned_covers = card.covers
    card.arrival.proper = (
        card.arrival.proper or event.way in PROPER or _by_own_text(card, event, state)
    )
    if state.chain.resolving:
        speaker = state.chain.links[state.chain.resolving - 1].speaker
        card.arrival.harm = speaker.harm if speaker.card is card else None
        card.arrival.by = speaker.card
    side = state.sides[event.by]
    side.turn_log.any_summon = state.turn.number
    if event.way not in UNSPECIAL:
        if side.turn_log.special_summon != state.turn.number:
            side.turn_log.specials.clear()
        side.turn_log.special_summon = state.turn.number
        side.turn_log.specials.append(card)
    if state.is_about_to_be_summoned(card):
        state.summoning = None


def use_up_summon(state: State, seat: Seat) -> None:
    """Count a Normal Summon or Set of this turn (MR-SUM-02)."""
    side = state.sides[seat]
    side.turn_log.normal_summons = (
        side.turn_log.normal_summons + 1
        if side.turn_log.normal_summon == state.turn.number
        else 1
    )
    side.turn_log.normal_summon = state.turn.number


@applies(SetDown)
def _set_down(event: SetDown, state: State) -> None:
    """What is Set with Tributes counts as Tribute Summoned with them (FAQ 10423, Q&A 20548)."""
    card = state.cards[event.card]
    card.turn_log.set_down = card.turn_log.placed = state.turn.number
    if card.row is Row.MONSTER:
        card.arrival.tributes = event.tributes
        if event.tributes:
            card.arrival.way = Summon.TRIBUTE
            card.arrival.given = state.sides[event.by].turn_log.tributed
        if event.also:
            state.sides[event.by].turn_log.also_summon = state.turn.number
        if not event.extra:
            use_up_summon(state, event.by)


@applies(EaseLost)
def _ease_lost(event: EaseLost, state: State) -> None:
    state.cards[event.card].arrival.tributes = None


@applies(MadeMonster)
def _made_monster(event: MadeMonster, state: State) -> None:
    card = state.cards[event.card]
    card.text, card.printed, card.is_still = event.text, card.text, event.still


@applies(CountedAgain)
def _counted_again(event: CountedAgain, state: State) -> None:
    card = state.cards[event.card]
    card.arrival.again = True
    begin(state, card)


@applies(CountedForNow)
def _counted_for_now(event: CountedForNow, state: State) -> None:
    """What it gains begins then, unless it had it before."""
    card = state.cards[event.card]
    card.arrival.as_if_again = True
    if not card.arrival.again:
        begin(state, card)


@applies(CountedNoMore)
def _counted_no_more(event: CountedNoMore, state: State) -> None:
    """What it has then lost and gains anew can be used anew (Q&A 8749)."""
    card = state.cards[event.card]
    card.arrival.as_if_again = False
    if card.arrival.again:
        return
    for index, effect in enumerate(card.text.sentences):
        if getattr(effect, "limit", None) is Limit.ONCE_FACE_UP:
            state.usage.by_copy.pop((as_it_lies(card), index), None)
