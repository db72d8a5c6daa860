"""Who may see the deck lists of an event, and what is noted of it."""

from collections.abc import Sequence
from contextlib import suppress

from bot.events.event import ENDED
from bot.events.records import DecksSeen
from bot.events.refusal import RefusedError
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted


def are_public(hosted: Hosted) -> bool:
    """Whether everybody may see them: the event has ended once, and shows them then.

    What was public once stays so, whatever is taken back later.
    """
    return hosted.record.rules.shows_decks and hosted.has_ended


def may_see(hosted: Hosted, reader: Player, *, organises: bool) -> bool:
    """Whether `reader` may see the lists of others: organisers, unless they play themselves."""
    event = hosted.event
    plays = reader in (event.players or event.joined) and event.phase not in ENDED
    return are_public(hosted) or (organises and not plays)


async def are_shown(
    hosted: Hosted, reader: Player, players: Sequence[Player], *, organises: bool
) -> bool:
    """Whether `reader` may see the lists of these players, which is noted before they do.

    While that is written they may join; then they may not see them any more.
    """
    if may_see(hosted, reader, organises=organises):
        await _note_seen(hosted, reader, players)
    return may_see(hosted, reader, organises=organises)


async def _note_seen(hosted: Hosted, reader: Player, players: Sequence[Player]) -> None:
    """Keep for all to read that an organiser looks at decks, each once, before the event ends.

    What everybody may see, and one's own deck, are not noted.
    """
    if are_public(hosted) or hosted.event.phase in ENDED:
        return
    known = {
        player
        for each in hosted.entries
        if isinstance(each.record, DecksSeen) and each.by == reader
        for player in each.record.players
    }
    new = tuple(each for each in players if each not in known and each != reader)
    if new:
        with suppress(RefusedError):  # the event has just ended
            await hosted.decide(DecksSeen(new), by=reader)
