"""Making Tokens, which are no cards (MR-TOKEN-01)."""

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.moving import free_monster_zones, move
from engine.yugioh.acts.summoning import FACE_UP
from engine.yugioh.language import CardText, Frame, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.summons import TokenMade
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import CardId


async def make_token(
    duel: Duel, player: Seat, name: str, position: Position | None, to: Seat
) -> Card:
    """Put a new Token of that name in a zone of the field of `to` that `player` chooses, in
    that position or any.
    """
    return await put_token(duel, player, token_of(duel, name), position, to)


def token_of(duel: Duel, name: str) -> CardText:
    """What is true of a Token of that name."""
    return next(
        text for text in duel.book.values() if text.frame is Frame.TOKEN and text.name == name
    )


async def put_token(
    duel: Duel,
    player: Seat,
    text: CardText,
    position: Position | None,
    to: Seat | None = None,
) -> Card:
    """Put a new Token of which that is true in a zone that `player`, whose it is, chooses on
    their field, or on that of `to`.
    """
    number = CardId(len(duel.state.cards))
    duel.emit(TokenMade(number, text, player))
    token = duel.card(number)
    zones = free_monster_zones(duel, player if to is None else to)
    (spot,) = await pick(player, Reason.ZONE, zones, about=number)
    if position is None:
        (position,) = await pick(player, Reason.POSITION, FACE_UP, about=number)
    move(duel, token, spot, Why.SUMMONED, position)
    return token
