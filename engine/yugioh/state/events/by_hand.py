"""What is put together by hand: proposed, agreed to, refused, taken back."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Attribute, Kind, Type
from engine.yugioh.state.by_hand import HandAct, HandReply
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open


@value
class HandAnnounced(DuelEvent):
    """A player wants to activate an effect of that card by hand, or to Summon it so."""

    card: Open[CardId]
    by: Seat
    is_summon: bool = False


@value
class HandProposed(DuelEvent):
    """A player proposes what an effect of that card does."""

    card: Open[CardId]
    by: Seat
    acts: tuple[HandAct, ...]


@value
class HandDeclared(DuelEvent):
    """A player declares a Type, an Attribute or a kind of card."""

    card: Open[CardId]
    by: Seat
    what: Open[Type | Attribute | Kind]


@value
class HandNumberDeclared(DuelEvent):
    """A player declares a number."""

    card: Open[CardId]
    by: Seat
    number: Open[int]


@value
class HandAgreed(DuelEvent):
    """The other player agrees to so many of the acts that were proposed."""

    card: Open[CardId]
    by: Seat
    count: Open[int]


@value
class HandRefused(DuelEvent):
    """The other player refuses, for that reason."""

    card: Open[CardId]
    by: Seat
    reply: HandReply


@value
class HandTakenBack(DuelEvent):
    """A player takes the activation, or the Summon, back: nothing has been paid or done."""

    card: Open[CardId]
    by: Seat
    effect: Open[int]


@value
class HandWentBack(DuelEvent):
    """Both agree that all is as it was before that activation."""

    card: Open[CardId]
    by: Seat


@value
class HandStays(DuelEvent):
    """That activation cannot be undone: hidden cards were shown since, or chance was asked."""

    card: Open[CardId]
    by: Seat


@value
class HandLeft(DuelEvent):
    """Nothing is done by hand: nothing was proposed, or nothing agreed to."""

    card: Open[CardId]
    by: Seat
