"""Cards at the table, read closely: each reader alone, from what is shown to them.

Belongs here: which card a reader has opened, and what of it they may read at that moment.
Does not belong here: what is true of the card, which `Game.read` says, and how it is laid out
(`panel`).
"""

from bot.duels.match.drafts import Opened
from bot.duels.match.play import Play
from bot.duels.seen.sight import Sight
from bot.readings.brings import state_of
from engine.core.changing import changed
from engine.core.game import Game
from engine.core.reading import Group, Listed, Reading, UnknownHandleError


def opened(sight: Sight, game: Game, play: Play | None, what: Opened | None) -> Sight:
    """`sight` with what its reader has opened, where it is still there.

    Without a `play` the duel has gone on behind `sight`: a card is then read as it is printed,
    and from where it lay. So are the cards between two contests, which lie nowhere.
    """
    if what is None or what.moment != sight.moment:
        return sight
    if what.handle is None:
        return changed(sight, place=what.place if group(sight, what.place) else "")
    read = reading(sight, game, play, what.handle)
    return changed(sight, reading=read, sure=state_of(game, read.code) if read else "")


def reading(sight: Sight, game: Game, play: Play | None, handle: int) -> Reading | None:
    """The card of that handle among those that `sight` shows; None where it shows none."""
    listed = found(sight, handle)
    if listed is None:
        return None
    if play is None or sight.is_between:
        return _printed(game, listed, sight)
    try:
        read = game.read(
            play.thoughts.seen_by(sight.audience),
            play.reader(sight.audience, sight.language),
            handle,
        )
    except UnknownHandleError:
        return None
    return read if sight.question else changed(read, offers=())


def found(sight: Sight, handle: int) -> Listed | None:
    """The card of that handle in the lists of `sight`."""
    cards = (card for group in sight.cards for card in group.cards)
    return next((card for card in cards if card.handle == handle), None)


def group(sight: Sight, place: str) -> Group | None:
    """The cards that `sight` shows in that place."""
    return next((group for group in sight.cards if group.place == place), None)


def _printed(game: Game, listed: Listed, sight: Sight) -> Reading | None:
    setup = sight.record.setup
    page = game.page(listed.code, sight.language, setup.format, setup.brought)
    if page is None:
        return None
    return Reading(
        listed.handle,
        listed.code,
        listed.name,
        listed.where,
        listed.face_down,
        page.lines,
        page.text,
        state=(listed.line,) if listed.line else (),
    )
