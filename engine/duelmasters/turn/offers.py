"""What the turn player can do: use a card, attack, go on (DM-USE-4, DM-TURN-4)."""

from collections.abc import Iterator

from engine.core.protocol import Choosable, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use
from engine.duelmasters.acts.paying import cost, payment
from engine.duelmasters.acts.using import may_use, word_of
from engine.duelmasters.facts.attacking import targets
from engine.duelmasters.facts.cards import own_keys, source
from engine.duelmasters.facts.reading import facts_on, holds, is_creature
from engine.duelmasters.facts.speaking import at_home
from engine.duelmasters.language.facts import Usable
from engine.duelmasters.language.keywords import Fushigibirth, Galaxshield, GZero, Key
from engine.duelmasters.language.printed import CREATURES, Side, Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Source, Table, TurnStep


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
        yield from _where_it_lies(table, piece)
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


def _where_it_lies(table: Table, piece: Piece) -> Iterator[Use]:
    """Its uses from a zone from which a card lets it be used."""
    allowing = [fact for fact, _ in allowances(table, piece)]
    for at, side in enumerate(piece.card.sides):
        summoned = side.kind in CREATURES
        if any(summoned or not fact.summoned for fact in allowing):
            yield from _paid(table, piece, at)


def allowances(table: Table, piece: Piece) -> list[tuple[Usable, Source]]:
    """What lets it be used from where it lies now, those that may be used often first."""
    found = [
        (fact, said)
        for _, fact, said in facts_on(table, piece, Usable)
        if not (fact.once and said.number in table.log.allowed_once)
    ]
    return sorted(found, key=lambda each: each[0].once)


def _from_graveyard(table: Table, piece: Piece) -> Iterator[Use]:
    yield from _where_it_lies(table, piece)
    for at, side in enumerate(piece.card.sides):
        for ability in side.abilities:
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
