"""What the turn player can do: use a card, attack, go on (DM-USE-4, DM-TURN-4)."""

from collections.abc import Iterator

from engine.core.protocol import Choosable, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use
from engine.duelmasters.acts.paying import cost, payment
from engine.duelmasters.acts.using import may_use, word_of
from engine.duelmasters.facts.attacking import targets
from engine.duelmasters.facts.cards import own_keys, source
from engine.duelmasters.facts.reading import holds, is_creature, statics
from engine.duelmasters.facts.speaking import at_home
from engine.duelmasters.language.facts import MayBeCastFrom, SummonFrom
from engine.duelmasters.language.keywords import Fushigibirth, Galaxshield, GZero, Key
from engine.duelmasters.language.printed import CREATURES, Side, Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table, TurnStep


def decision(table: Table, seat: Seat, ending: bool) -> Pick:
    """What the turn player is asked in the main and the attack step, `ending` the turn too."""
    options: list[Choosable] = []
    if table.step is TurnStep.MAIN:
        options += uses(table, seat)
    options += attacks(table, seat)
    if not ending:
        return Pick(seat, Reason.PLAY, tuple(options))
    safe = (len(options),)
    return Pick(seat, Reason.PLAY, (*options, Go.END), safe=safe)


def attacks(table: Table, seat: Seat) -> Iterator[AttackWith]:
    """Every attack that can be declared."""
    for piece in table.zone(seat, Zone.BATTLE):
        for player, target in targets(table, piece):
            yield AttackWith(piece.number, player, target)


def uses(table: Table, seat: Seat) -> Iterator[Use]:
    """Every card that can be used now, in each way."""
    for piece in table.zone(seat, Zone.HAND):
        yield from _normally(table, piece)
    for piece in table.zone(seat, Zone.PARTNER):
        if piece.shown:
            yield from _normally(table, piece)
    for piece in table.zone(seat, Zone.GRAVEYARD):
        yield from _from_graveyard(table, piece)
    for piece in table.zone(seat, Zone.MANA):
        if _may_leave_mana(table, seat):
            yield from _paid(table, piece, 0)
    for piece in table.zone(seat, Zone.BATTLE):
        if Key.RINGFINITY in own_keys(piece.card.first):
            yield from _paid(table, piece, 1)


def _normally(table: Table, piece: Piece) -> Iterator[Use]:
    for at, side in enumerate(piece.card.sides):
        if piece.zone is Zone.PARTNER and side.kind not in CREATURES:
            continue
        yield from _paid(table, piece, at)
        yield from _otherwise(table, piece, at, side)


def _paid(table: Table, piece: Piece, at: int) -> Iterator[Use]:
    side = piece.card.sides[at]
    if side.cost is None or not may_use(table, piece, at):
        return
    if piece.zone is Zone.MANA and side.kind not in CREATURES:
        return
    total = cost(table, piece, side)
    if payment(table, piece.owner, side.civilizations, total, piece.number) is not None:
        yield Use(piece.number, at, word_of(side.kind), cost=total)


def _otherwise(table: Table, piece: Piece, at: int, side: Side) -> Iterator[Use]:
    for ability in side.abilities:
        if isinstance(ability, GZero):
            home = at_home(piece.owner, source(piece))
            if may_use(table, piece, at) and holds(table, ability.condition, home):
                yield Use(piece.number, at, word_of(side.kind), free=True)
        if not isinstance(ability, Galaxshield) or not may_use_at_all(table, piece, at):
            continue
        price = ability.cost
        if price is not None and payment(table, piece.owner, ability.civs, price) is not None:
            yield Use(piece.number, at, "galaxshield", cost=price)


def may_use_at_all(table: Table, piece: Piece, at: int) -> bool:
    """Whether a card of its name was not used yet (DM-KW-4)."""
    used = (piece.owner, piece.card.sides[at].name)
    return not (table.house.once_a_name and used in table.log.used)


def _from_graveyard(table: Table, piece: Piece) -> Iterator[Use]:
    for at, side in enumerate(piece.card.sides):
        for ability in side.abilities:
            if isinstance(ability, MayBeCastFrom) and ability.zone is Zone.GRAVEYARD:
                yield from _paid(table, piece, at)
            if isinstance(ability, Fushigibirth) and may_use(table, piece, at):
                yield from _birth(table, piece, at, ability)


def _birth(table: Table, piece: Piece, at: int, ability: Fushigibirth) -> Iterator[Use]:
    """For each own untapped creature that could be put into mana for it."""
    if ability.cost is None:
        return
    for fuel in table.zone(piece.owner, Zone.BATTLE):
        if fuel.tapped or not is_creature(table, fuel):
            continue
        total = max(ability.cost - (fuel.card.first.cost or 0), len(ability.civs))
        if payment(table, piece.owner, ability.civs, total) is not None:
            yield Use(piece.number, at, "fushigibirth", cost=total, fuel=fuel.number)


def _may_leave_mana(table: Table, seat: Seat) -> bool:
    """Whether a card lets a creature be summoned from the mana zone now."""
    return bool(mana_sources(table, seat))


def mana_sources(table: Table, seat: Seat) -> list[Piece]:
    """Those that were not used for it yet."""
    return [
        owner
        for owner, ability in statics(table)
        if owner.owner == seat
        and owner.number not in table.log.from_mana
        and any(isinstance(f, SummonFrom) and f.zone is Zone.MANA for f in ability.facts)
    ]
