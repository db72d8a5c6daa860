"""Which cards a step deals with: chosen, at random, all, or those of the step before."""

from collections.abc import Sequence

from engine.core.protocol import Answer, Seat
from engine.duelmasters.acts.asking import Reason, choosable, choose, designated
from engine.duelmasters.acts.placing import can_be_put
from engine.duelmasters.facts.reading import meant, power, value_of
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.families import Noun
from engine.duelmasters.language.nouns import ANY, Cards, Random, Some, Top, Whose
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.events import Revealed, Sight
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece


def opposes(noun: Noun) -> bool:
    """Whether a word speaks of the designated opponent."""
    if isinstance(noun, Some):
        return opposes(noun.of)
    if isinstance(noun, Random):
        return opposes(noun.of)
    return isinstance(noun, Cards | Top) and noun.whose is Whose.OPPONENT


async def picked(
    party: Party, noun: Noun, speaker: Speaker, *, to_put: bool = False
) -> list[Piece]:
    """The cards that the step deals with; an opponent is designated first if need be.

    `to_put`: those that cannot be put now cannot be chosen (DP-107.1-2).
    """
    if opposes(noun) and await designated(party, speaker) is None:
        return []
    if isinstance(noun, Some):
        return await _chosen(party, noun, speaker, to_put)
    if isinstance(noun, Random):
        return _at_random(party, noun, speaker)
    return meant(party.table, noun, speaker)


def _at_random(party: Party, noun: Random, speaker: Speaker) -> list[Piece]:
    cards = meant(party.table, noun.of, speaker)
    party.dice.shuffle(cards)
    return cards[: noun.count]


def sights(pieces: Sequence[Piece]) -> tuple[Sight, ...]:
    """These cards as they are told."""
    return tuple(Sight(piece.number, piece.card.code) for piece in pieces)


async def _chosen(party: Party, noun: Some, speaker: Speaker, to_put: bool) -> list[Piece]:
    table = party.table
    if noun.by_owner and speaker.opponent is not None:
        chooser = speaker.opponent
    else:
        chooser = speaker.seat
    pieces = [
        each
        for each in meant(table, noun.of, speaker)
        if (noun.by_owner or choosable(party, each, chooser, speaker))
        and (not to_put or can_be_put(table, each))
    ]
    if noun.looked_at and speaker.opponent is not None:
        hand = table.zone(speaker.opponent, Zone.HAND)
        party.emit(Revealed(speaker.opponent, sights(hand), chooser))
    least = value_of(table, noun.least, speaker)
    most = len(pieces)
    if noun.most is not None:
        most = value_of(table, noun.most, speaker)
    elif noun.power is None:
        most = max(least, 0) or most
    if isinstance(noun.of, Cards) and noun.of.zone is Zone.SHIELDS:
        return await _shields(party, chooser, pieces, least, most)
    return await _numbers(party, noun, speaker, chooser, pieces, least, most)


async def _numbers(
    party: Party,
    noun: Some,
    speaker: Speaker,
    chooser: Seat,
    pieces: list[Piece],
    least: int,
    most: int,
) -> list[Piece]:
    if noun.including is not None:
        first = meant(party.table, noun.including, speaker)
        pieces = [*first, *(piece for piece in pieces if piece not in first)]
    numbers = [piece.number for piece in pieces]
    limit = noun.power
    powers = [power(party.table, piece) for piece in pieces] if limit is not None else []

    wanted = [] if noun.including is None else meant(party.table, noun.including, speaker)

    def fits(answer: Answer) -> bool:
        if wanted and not any(pieces[at] in wanted for at in answer):
            return False
        return limit is None or sum(powers[at] for at in answer) <= limit

    chosen = await choose(
        party,
        chooser,
        Reason.CHOOSE,
        numbers,
        least,
        most,
        speaker.source.number,
        fits if limit is not None or wanted else None,
        hidden=_is_hidden(noun.of),
    )
    return party.table.found(chosen)


def _is_hidden(noun: Noun) -> bool:
    """Whether others do not know which of the cards fit."""
    return isinstance(noun, Cards) and noun.zone is Zone.HAND and noun.fit != ANY


async def _shields(
    party: Party, chooser: Seat, pieces: list[Piece], least: int, most: int
) -> list[Piece]:
    """Shields are chosen by their places; nobody knows them."""
    places = list(range(1, len(pieces) + 1))
    about = int(pieces[0].owner) if pieces else None
    chosen = await choose(party, chooser, Reason.SHIELDS, places, least, most, about)
    return [pieces[at - 1] for at in chosen]
