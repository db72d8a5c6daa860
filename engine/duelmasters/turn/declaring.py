"""The use of abilities of hidden cards is declared, one player after another (DP-306)."""

from collections.abc import Callable

from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import Declare, Reason, asked
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.acts.using import may_use
from engine.duelmasters.facts.cards import abilities, source
from engine.duelmasters.facts.reading import holds
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.conditions import AtLeast, Count
from engine.duelmasters.language.facts import When
from engine.duelmasters.language.families import Trigger
from engine.duelmasters.language.keywords import KirifuDash, NinjaStrike
from engine.duelmasters.language.nouns import ANY, Cards, Whose
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import PayAndUse, StrikeNow
from engine.duelmasters.language.triggers import Attacked, AttackOver, Feat, Player, TurnEnds
from engine.duelmasters.state.events import Asked, Declared, Sight
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table, Waiting

NINJA_STRIKE, KIRIFU_DASH, HAND_TRIGGER = "ninja_strike", "kirifu_dash", "hand_trigger"
Offer = Callable[[Table, Piece], list[tuple[str, When]]]


def strikes(table: Table, piece: Piece) -> list[tuple[str, When]]:
    """Ninja Strike, once a player in each attack; too few mana cards do not matter yet."""
    attack = table.attack
    if attack is None or piece.owner in attack.struck:
        return []
    found: list[tuple[str, When]] = []
    for ability in abilities(piece):
        if isinstance(ability, NinjaStrike):
            mana = AtLeast(Count(Cards(Whose.OWN, Zone.MANA, ANY)), ability.mana)
            when = When((Player(Whose.OWN, Feat.STRUCK),), StrikeNow(), mana, word=NINJA_STRIKE)
            found.append((NINJA_STRIKE, when))
    return found


def hidden(kind: type[Trigger]) -> Offer:
    """Other triggered abilities that work in hidden zones (DM-EFF-12)."""

    def offer(table: Table, piece: Piece) -> list[tuple[str, When]]:
        return [
            (HAND_TRIGGER, ability)
            for ability in abilities(piece)
            if isinstance(ability, When)
            and piece.zone in ability.zones
            and isinstance(ability.triggers[0], kind)
            and _holds(table, ability, piece)
        ]

    return offer


def _holds(table: Table, ability: When, piece: Piece) -> bool:
    speaker = Speaker(piece.owner, source(piece), table.active)
    return ability.condition is None or holds(table, ability.condition, speaker)


def on_attack(table: Table, piece: Piece) -> list[tuple[str, When]]:
    """What can be declared when a creature attacks."""
    return [*strikes(table, piece), *hidden(Attacked)(table, piece)]


def on_turn_end(table: Table, piece: Piece) -> list[tuple[str, When]]:
    """What can be declared at the end of a turn."""
    return hidden(TurnEnds)(table, piece)


def dashes(table: Table, piece: Piece) -> list[tuple[str, When]]:
    """Kirifu Dash, where its cost can be paid (DM-KW-6)."""
    found: list[tuple[str, When]] = []
    for ability in abilities(piece):
        if not isinstance(ability, KirifuDash) or not may_use(table, piece, 0):
            continue
        cost = ability.cost
        if cost is not None and payment(table, piece.owner, ability.civs, cost) is not None:
            step = PayAndUse(ability.civs, cost)
            when = When((AttackOver(),), step, word=KIRIFU_DASH)
            found.append((KIRIFU_DASH, when))
    return found


async def window(party: Party, seats: list[Seat], offer: Offer) -> None:
    """Each player in turn has one opportunity (DP-306.1a, DP-306.1b).

    Who holds cards is asked, whatever they are; so nobody learns who could declare something.
    """
    for seat in seats:
        table = party.table
        if not table.is_in(seat):
            continue
        partners = [p for p in table.zone(seat, Zone.PARTNER) if p.shown]
        cards = [*table.zone(seat, Zone.HAND), *partners]
        if cards:
            await _declare(party, seat, cards, offer)


async def _declare(party: Party, seat: Seat, cards: list[Piece], offer: Offer) -> None:
    party.emit(Asked(seat, "declare"))
    found = [
        (piece, ability, when) for piece in cards for ability, when in offer(party.table, piece)
    ]
    while True:
        options = tuple(Declare(piece.number, ability) for piece, ability, _ in found)
        answer = await asked(party, Pick(seat, Reason.DECLARE, options, 0, 1))
        if not answer:
            return
        piece, ability, when = found.pop(options.index(answer[0]))
        party.emit(Declared(seat, Sight(piece.number, piece.card.code), ability))
        party.await_effect(
            Waiting(seat, when, when.triggers[0], source(piece), _them(party, when))
        )
        if ability == NINJA_STRIKE:
            party.note("struck", seat)
        found = [
            each
            for each in found
            if each[0] is not piece and not ability == each[1] == NINJA_STRIKE
        ]


def _them(party: Party, when: When) -> Seat | None:
    """The opponent of whom its trigger speaks (DP-300.1b)."""
    whose = getattr(when.triggers[0], "whose", None)
    return party.table.active if whose is Whose.OPPONENT else None
