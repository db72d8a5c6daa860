"""Questions of this game: who is asked what, and what is offered."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from engine.core.protocol import Answer, Arrange, Number, Parted, Pick, Seat, pick
from engine.core.values import value
from engine.duelparty.facts.reading import facts_on
from engine.duelparty.facts.speaking import Speaker
from engine.duelparty.language.facts import NotChosen
from engine.duelparty.language.printed import CREATURES, Kind, Zone
from engine.duelparty.state.events import Asked, Designated
from engine.duelparty.state.party import Party
from engine.duelparty.state.pieces import Piece


class Reason(StrEnum):
    """Why a player is asked."""

    CHARGE = "charge"
    PLAY = "play"
    DESIGNATE = "designate"
    CHOOSE = "choose"
    SHIELDS = "shields"
    MODE = "mode"
    NUMBER = "number"
    MAY = "may"
    PARTNER_RETURN = "partner_return"
    DECLARE = "declare"
    NEXT = "next"
    REPLACEMENT = "replacement"
    BLOCK = "block"
    BASE = "base"
    ARRANGE = "arrange"


class Yes(StrEnum):
    """The only option of a question that may be declined."""

    YES = "yes"


@value
class Use(Parted):
    """Use a side of a card in the way that the word says."""

    number: int
    side: int
    word: str
    free: bool = False
    cost: int = 0
    fuel: int = 0
    """The creature that Fushigibirth takes."""


@value
class AttackWith(Parted):
    """Attack a player, or that creature of theirs."""

    number: int
    player: Seat
    target: int = 0


@value
class Declare(Parted):
    """Declare the use of an ability of a card that lies hidden, or in the partner zone."""

    number: int
    ability: str


async def choose(
    party: Party,
    seat: Seat,
    reason: Reason,
    options: Sequence[int],
    least: int = 1,
    most: int | None = None,
    about: int | None = None,
    fits: Callable[[Answer], bool] | None = None,
) -> list[int]:
    """Have a player choose; who is out chooses nothing, and what is certain is not asked."""
    if not party.table.is_in(seat) or not options:
        return []
    most = least if most is None else most
    safe = () if fits is not None and least == 0 else None
    return await pick(
        seat, reason, options, least=min(least, len(options)), most=most, about=about,
        fits=fits, safe=safe,
    )  # fmt: skip


async def agrees(party: Party, seat: Seat, about: int, reason: Reason = Reason.MAY) -> bool:
    """Whether a player wants it; who is out wants nothing."""
    if not party.table.is_in(seat):
        return False
    return await Pick(seat, reason, (Yes.YES,), 0, 1, about) == (0,)


async def choose_number(party: Party, seat: Seat, least: int, most: int, about: int) -> int:
    """A number that a player chooses."""
    if least >= most or not party.table.is_in(seat):
        return least
    answer = await Number(seat, Reason.NUMBER, least, most, about)
    return answer[0]


async def arrange(party: Party, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """The order in which a player wants cards that go together (DM-ZONE-12, DM-ZONE-13)."""
    if len(numbers) < 2 or not party.table.is_in(seat):
        return list(numbers)
    answer = await Arrange(seat, Reason.ARRANGE, tuple(numbers))
    return [numbers[at] for at in answer]


async def designated(party: Party, speaker: Speaker) -> Seat | None:
    """The one opponent that an effect affects, designated just now if need be (DP-300.1c).

    It does not matter whether anything could happen to that opponent (DP-300.1d).
    """
    table = party.table
    if speaker.opponent is None:
        options = table.opponents(speaker.seat)
        if not table.is_in(speaker.seat) or not options:
            return None
        party.emit(Asked(speaker.seat, "designate"))
        about = speaker.source.number
        (seat,) = await pick(speaker.seat, Reason.DESIGNATE, options, about=about)
        speaker.opponent = Seat(seat)
        party.emit(Designated(speaker.seat, speaker.opponent))
    return speaker.opponent if table.is_in(speaker.opponent) else None


def choosable(party: Party, piece: Piece, chooser: Seat, speaker: Speaker) -> bool:
    """Whether an effect may choose it (DM-EFF-8)."""
    if piece.zone is not Zone.BATTLE or piece.owner == chooser:
        return True
    side = speaker.source.card.sides[speaker.source.side]
    mono = len(side.civilizations) < 2 and side.kind in (*CREATURES, Kind.SPELL)
    return not any(
        isinstance(fact, NotChosen) and (fact.fit.multicolored is None or mono)
        for _, fact, _ in facts_on(party.table, piece)
    )
