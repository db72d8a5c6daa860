"""Players are defeated, and the game ends (DP-104, DP-400)."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, choose, end_if_decided
from engine.duelmasters.acts.running import run
from engine.duelmasters.facts.cards import abilities, source
from engine.duelmasters.facts.reading import holds
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Instead, Would
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.events import Defeated
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece


async def defeat(party: Party, seats: Sequence[Seat], by_attack: bool = False) -> None:
    """Defeat players at the same time, unless something happens instead (DM-EVO-7).

    GameIsOver is raised when no more than one is left (DP-104.1).
    """
    table, lost = party.table, []
    for seat in seats:
        while await _replaced(party, seat, by_attack):
            if by_attack or table.zone(seat, Zone.DECK):
                break
        else:
            lost.append(seat)
    lost = [seat for seat in lost if table.is_in(seat)]
    place = len(table.alive()) - len(lost) + 1
    for seat in lost:
        party.emit(Defeated(seat, place))
    end_if_decided(party)


def leave(party: Party, seat: Seat) -> bool:
    """A player gives up: that is a defeat, and the others are asked anew."""
    party.emit(Defeated(seat, len(party.table.alive())))
    return True


async def _replaced(party: Party, seat: Seat, by_attack: bool) -> bool:
    """Whether something happened instead; of several its player picks one (DP-305.2-2)."""
    found = [
        (piece, ability)
        for piece in party.table.zone(seat, Zone.BATTLE)
        for ability in abilities(piece)
        if isinstance(ability, Instead) and _fits(party, piece, ability, by_attack)
    ]
    while found:
        numbers = [piece.number for piece, _ in found]
        chosen = await choose(party, seat, Reason.REPLACEMENT, numbers)
        piece, ability = found.pop(numbers.index(chosen[0]) if chosen else 0)
        speaker = Speaker(piece.owner, source(piece))
        if ability.step is not None and await run(party, ability.step, speaker):
            return True
    return False


def _fits(party: Party, piece: Piece, ability: Instead, by_attack: bool) -> bool:
    if ability.would is not Would.LOSE or (ability.may and not by_attack):
        return False
    speaker = Speaker(piece.owner, source(piece))
    return ability.condition is None or holds(party.table, ability.condition, speaker)
