"""Looking into a match: the Duel being played, how it stands, what an audience may see."""

from collections.abc import Mapping, Sequence

from engine.core.decks import Fault
from engine.core.match import Match
from engine.core.protocol import Answer, Audience, Decision, Event, Seat
from engine.yugioh.language import Frame
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.series import Series, Standing
from engine.yugioh.state.spots import SEATS, CardId
from engine.yugioh.state.telling import DuelEvent, seen_in
from engine.yugioh.turn.match_play import misfits
from engine.yugioh.views.closely import Closely, closely
from engine.yugioh.views.second_thoughts import shows_nothing
from engine.yugioh.views.sight import Sight


def duel_of(match: Match) -> Duel:
    """The Duel that is being played: the only one, or that of the Match under way."""
    table = match.table.duel if isinstance(match.table, Series) else match.table
    assert isinstance(table, Duel)
    return table


def standing_of(match: Match) -> Standing | None:
    """How the Match stands; None for a single Duel."""
    series = match.table
    return series.standing if isinstance(series, Series) and not series.is_single else None


def wins_of(match: Match) -> tuple[int, ...]:
    """How many Duels each player has won so far, by seat."""
    standing = standing_of(match)
    if standing is not None:
        return standing.wins
    winners = match.outcome.winners if match.outcome else ()
    return tuple(int(seat in winners) for seat in SEATS)


def exchange_faults(match: Match, seat: Seat, answer: Answer) -> tuple[Fault, ...]:
    """What is wrong with an exchange of `seat`, or with the deck that it makes."""
    assert isinstance(match.table, Series)
    return misfits(match.table, seat, answer)


def sight_of(match: Match, audience: Audience) -> Sight:
    """What `audience` may see of the Duel that is being played."""
    return Sight(duel_of(match), audience)


def used(match: Match, events: Sequence[Event], audience: Audience) -> tuple[int, ...]:
    """The passcodes of the cards that were activated or summoned, as far as they are known."""
    sight = sight_of(match, audience)
    cards = (each.card for each in events if isinstance(each, Activated | Summoned))
    texts = (sight.told(card).text for card in cards)
    return tuple(dict.fromkeys(text.passcode for text in texts if text is not None))


def shown(match: Match, events: Sequence[Event]) -> Mapping[Seat, tuple[int, ...]]:
    """The passcodes of the cards of each player that events told to the public have shown."""
    sight, found = sight_of(match, None), {seat: dict[int, None]() for seat in SEATS}
    for event in events:
        for card in shown_by(event):
            view = sight.told(card)
            if view.text is not None and view.text.frame is not Frame.TOKEN:
                found[view.owner][view.text.passcode] = None
    return {seat: tuple(codes) for seat, codes in found.items()}


def shown_by(event: Event) -> tuple[CardId, ...]:
    """The cards that an audience knows, as they lie now, by an event that was told to it.

    Others that it names may have been hidden since they were shown.
    """
    if isinstance(event, Revealed):
        return event.cards
    if isinstance(event, Activated | Flipped):
        return (event.card,)
    return seen_in(event) if isinstance(event, DuelEvent) else ()


def may_ask(match: Match, decision: Decision) -> bool:
    """Whether the question may be asked of a player who can still take back what led to it."""
    return shows_nothing(duel_of(match), decision)


def look_closely(
    match: Match, audience: Audience, card: CardId, asked: Decision | None
) -> Closely:
    """What `audience` may know of a card that it knows, with what `asked` puts to it."""
    return closely(duel_of(match), sight_of(match, audience), card, asked)
