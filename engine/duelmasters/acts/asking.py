"""Questions of this game: who is asked what, and what is offered."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from engine.core.changing import changed
from engine.core.protocol import Answer, Arrange, Choosable, Left, Number, Parted, Pick, Seat
from engine.core.values import value
from engine.duelmasters.facts.reading import facts_on
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import NotChosen
from engine.duelmasters.language.printed import CREATURES, Kind, Zone
from engine.duelmasters.state.events import Asked, Designated, GameOver
from engine.duelmasters.state.party import GameIsOver, Party
from engine.duelmasters.state.pieces import Piece


class Reason(StrEnum):
    """Why a player is asked."""

    CHARGE = "charge"
    PLAY = "play"
    DESIGNATE = "designate"
    CHOOSE = "choose"
    SHIELDS = "shields"
    MODE = "mode"
    SIDE = "side"
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


class Go(StrEnum):
    """What the turn player does who uses no card more, and attacks no more."""

    END = "end"


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


def end_if_decided(party: Party) -> None:
    """Raise GameIsOver when no more than one player is left (DP-104.1)."""
    alive = party.table.alive()
    if len(alive) < 2:
        party.emit(GameOver(alive[0] if alive else None))
        raise GameIsOver


async def asked(party: Party, decision: Pick) -> list[Choosable]:
    """What is chosen; who is out, or goes out while asked, chooses nothing.

    When another seat goes out meanwhile it is asked anew, without what went with that seat.
    """
    while party.table.is_in(decision.seat):
        try:
            answer = await decision
        except Left:
            end_if_decided(party)
            decision = _anew(party, decision)
            if decision.least and not decision.options:
                return []
        else:
            return [decision.options[at] for at in answer]
    return []


def _anew(party: Party, decision: Pick) -> Pick:
    """The same question with what is still there; several parts may not fit any more."""
    options = tuple(each for each in decision.options if _is_there(party, decision, each))
    if decision.fits is not None and len(options) < len(decision.options):
        options = ()
    least = min(decision.least, len(options))
    safe = decision.safe and tuple(
        options.index(decision.options[at])
        for at in decision.safe
        if decision.options[at] in options
    )
    return changed(decision, options=options, least=least, safe=safe)


def _is_there(party: Party, decision: Pick, option: Choosable) -> bool:
    table, reason = party.table, decision.reason
    if isinstance(option, AttackWith):
        there = not option.target or table.here(option.target) is not None
        return table.is_in(option.player) and there
    if isinstance(option, Use | Declare):
        return table.here(option.number) is not None
    if type(option) is not int or reason in (Reason.MODE, Reason.NUMBER):
        return True
    if reason is Reason.DESIGNATE:
        return table.is_in(Seat(option))
    if reason is Reason.SHIELDS:
        whose = decision.about
        return type(whose) is int and table.is_in(Seat(whose))
    waits = any(each.source.number == option for each in table.waiting)
    return waits or table.here(option) is not None


async def choose(
    party: Party,
    seat: Seat,
    reason: Reason,
    options: Sequence[int],
    least: int = 1,
    most: int | None = None,
    about: int | None = None,
    fits: Callable[[Answer], bool] | None = None,
    hidden: bool = False,
) -> list[int]:
    """Have a player choose; who is out chooses nothing, and what is certain is not asked.

    `hidden`: others do not know which options there are, so it is asked in any case.
    """
    if not party.table.is_in(seat) or not (options or hidden):
        return []
    most = least if most is None else most
    least, most = min(least, len(options)), min(most, len(options))
    if len(options) <= least and not hidden:
        return certain(party, seat, reason, options)
    safe = () if fits is not None and least == 0 else None
    offered = tuple(options)
    decision = Pick(
        seat, reason, offered, least, most, about, fits=fits, safe=safe, is_open=True
    )
    if reason is Reason.CHOOSE:
        party.emit(Asked(seat, "choose"))
    return [option for option in await asked(party, decision) if type(option) is int]


def certain(party: Party, seat: Seat, reason: Reason, options: Sequence[int]) -> list[int]:
    """The only answer there is; it is not asked."""
    return list(options)


async def agrees(party: Party, seat: Seat, about: int, reason: Reason = Reason.MAY) -> bool:
    """Whether a player wants it; who is out wants nothing."""
    if reason is Reason.MAY and party.table.is_in(seat):
        party.emit(Asked(seat, "answer"))
    decision = Pick(seat, reason, (Yes.YES,), 0, 1, about, is_open=True)
    return bool(await asked(party, decision))


async def choose_number(party: Party, seat: Seat, least: int, most: int, about: int) -> int:
    """A number that a player chooses."""
    while least < most and party.table.is_in(seat):
        try:
            answer = await Number(seat, Reason.NUMBER, least, most, about)
        except Left:
            end_if_decided(party)
        else:
            return answer[0]
    return least


async def arrange(party: Party, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """The order in which a player wants cards that go together (DM-ZONE-12, DM-ZONE-13)."""
    while len(numbers) > 1 and party.table.is_in(seat):
        try:
            answer = await Arrange(seat, Reason.ARRANGE, tuple(numbers))
        except Left:
            end_if_decided(party)
        else:
            return [numbers[at] for at in answer]
    return list(numbers)


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
        seats = await choose(party, speaker.seat, Reason.DESIGNATE, options, about=about)
        if not seats:
            return None
        speaker.opponent = Seat(seats[0])
        source = speaker.source
        party.emit(Designated(speaker.seat, speaker.opponent, source.card.code, source.side))
    return speaker.opponent if table.is_in(speaker.opponent) else None


def choosable(party: Party, piece: Piece, chooser: Seat, speaker: Speaker) -> bool:
    """Whether an effect may choose it (DM-EFF-8)."""
    if piece.zone is not Zone.BATTLE or piece.owner == chooser:
        return True
    side = speaker.source.card.sides[speaker.source.side]
    mono = len(side.civilizations) < 2 and side.kind in (*CREATURES, Kind.SPELL)
    return not any(
        fact.fit.multicolored is None or mono
        for _, fact, _ in facts_on(party.table, piece, NotChosen)
    )
