"""What is so now: which cards fit a word, numbers, conditions, power, keywords.

All of it is one room, since a card fits by its power, power is counted in cards, and they are
counted by what they fit.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from engine.core.protocol import Seat
from engine.duelmasters.facts.cards import (
    abilities,
    civilizations,
    has_when_put,
    in_battle,
    own_keys,
    sides,
    source,
)
from engine.duelmasters.facts.speaking import Speaker, at_home
from engine.duelmasters.language import conditions as c
from engine.duelmasters.language.facts import Gives, Power, Static
from engine.duelmasters.language.families import Condition, Fact, Noun, Number
from engine.duelmasters.language.keywords import BREAKS, CreatureWhile, Key
from engine.duelmasters.language.nouns import Cards, Fit, It, Of, Some, This, Top, Whose
from engine.duelmasters.language.printed import (
    CREATURES,
    EVOLUTIONS,
    TAMASEEDS,
    Civ,
    Kind,
    Side,
    Zone,
)
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Source, Table

F = TypeVar("F", bound=Fact)


def is_creature(table: Table, piece: Piece) -> bool:
    """Whether it is a creature in the battle zone (DM-KW-22)."""
    if piece.card.first.kind not in CREATURES:
        return False
    for ability in abilities(piece):
        if isinstance(ability, CreatureWhile):
            return holds(table, ability.condition, at_home(piece.owner, source(piece)))
    return True


def statics(table: Table, kind: type[F]) -> Iterator[tuple[Piece, list[F]]]:
    """The facts of that kind in static abilities in play whose condition holds (DM-EFF-14)."""
    for owner, ability, facts in _said(table, kind):
        if _is_so(table, ability, owner):
            yield owner, facts


def _said(table: Table, kind: type[F]) -> Iterator[tuple[Piece, Static, list[F]]]:
    """The static abilities in play that say facts of that kind, with whose they are."""
    for owner in table.battle():
        for ability in in_battle(owner.card.first):
            if facts := [fact for fact in ability.facts if isinstance(fact, kind)]:
                yield owner, ability, facts


def _is_so(table: Table, ability: Static, owner: Piece) -> bool:
    """Whether the condition of a static ability holds."""
    home = at_home(owner.owner, source(owner))
    return ability.condition is None or holds(table, ability.condition, home)


def facts_on(table: Table, piece: Piece, kind: type[F]) -> Iterator[tuple[Seat, F, Source]]:
    """Every fact of that kind that holds of this card, with whose it is.

    Conditions and descriptions are read only of abilities that say such a fact.
    """
    for owner, ability, facts in _said(table, kind):
        if _is_of(table, ability, owner, piece) and _is_so(table, ability, owner):
            yield from ((owner.owner, fact, source(owner)) for fact in facts)
    if piece.zone is not Zone.BATTLE:
        yield from _of_itself(table, piece, kind)
    for lasting in table.lasting:
        if lasting.on is None or piece.number not in lasting.on:
            continue
        if isinstance(lasting.fact, kind):
            yield lasting.seat, lasting.fact, lasting.source


def _is_of(table: Table, ability: Static, owner: Piece, piece: Piece) -> bool:
    """Whether a static ability speaks of that card."""
    if ability.noun is None:
        return owner is piece
    return means(table, ability.noun, piece, at_home(owner.owner, source(owner)))


def _of_itself(table: Table, piece: Piece, kind: type[F]) -> Iterator[tuple[Seat, F, Source]]:
    """What a card says of itself where it lies, outside of the battle zone."""
    for side in sides(piece):
        for ability in side.abilities:
            if not isinstance(ability, Static) or ability.zone is not piece.zone:
                continue
            facts = [fact for fact in ability.facts if isinstance(fact, kind)]
            if facts and _is_so(table, ability, piece):
                yield from ((piece.owner, fact, source(piece)) for fact in facts)


def races(table: Table, piece: Piece, side: Side) -> tuple[str, ...]:
    """Its races, with those that it is given."""
    given = [fact.race for _, fact, _ in facts_on(table, piece, Gives) if fact.race]
    return (*side.races, *given) if piece.zone is Zone.BATTLE else side.races


def fits(table: Table, piece: Piece, fit: Fit, speaker: Speaker) -> bool:
    """Whether the card is like that; one of its sides in everything (DM-TWIN-2)."""
    if fit.either:
        return any(fits(table, piece, each, speaker) for each in fit.either)
    if fit.other and piece.number == speaker.source.number:
        return False
    if fit.blocking and not is_blocking(table, piece):
        return False
    if fit.tapped is not None and piece.tapped != fit.tapped:
        return False
    if fit.multicolored is not None and fit.multicolored != (len(civilizations(piece)) > 1):
        return False
    return any(side_fits(table, piece, side, fit, speaker) for side in sides(piece))


def is_blocking(table: Table, piece: Piece) -> bool:
    """Whether it has blocked the attack in progress."""
    attack = table.attack
    return attack is not None and attack.blocked and attack.target == piece.number


def side_fits(table: Table, piece: Piece, side: Side, fit: Fit, speaker: Speaker) -> bool:
    """Whether that side of the card is like that."""
    return (
        _type_fits(table, piece, side, fit.of)
        and _colors_fit(side, fit)
        and _cost_fits(table, side, fit, speaker)
        and _power_fits(table, piece, side, fit)
        and _name_fits(table, piece, side, fit, speaker)
    )


def _type_fits(table: Table, piece: Piece, side: Side, of: Of) -> bool:
    if of is Of.CREATURE_OR_TAMASEED and side.kind in TAMASEEDS:
        return True
    creature = side.kind in CREATURES
    if creature and piece.zone is Zone.BATTLE:
        creature = is_creature(table, piece)
    tamaseed = side.kind in TAMASEEDS
    return {
        Of.CARD: True,
        Of.CREATURE: creature,
        Of.EVOLUTION: creature and side.kind in EVOLUTIONS,
        Of.PLAIN: creature and side.kind not in EVOLUTIONS,
        Of.SPELL: side.kind is Kind.SPELL,
        Of.TAMASEED: tamaseed,
        Of.CREATURE_OR_TAMASEED: creature,
    }[of]


def _colors_fit(side: Side, fit: Fit) -> bool:
    if fit.colorless and side.civilizations:
        return False
    if any(civ in side.civilizations for civ in fit.lacks):
        return False
    return not fit.civs or any(civ in side.civilizations for civ in fit.civs)


def _cost_fits(table: Table, side: Side, fit: Fit, speaker: Speaker) -> bool:
    cost = side.cost or 0
    if fit.most_cost is not None and cost > value_of(table, fit.most_cost, speaker):
        return False
    if fit.least_cost is not None and cost < fit.least_cost:
        return False
    if fit.cost_over is not None and cost <= value_of(table, fit.cost_over, speaker):
        return False
    return not fit.cost_is_chosen or cost == speaker.chosen


def _power_fits(table: Table, piece: Piece, side: Side, fit: Fit) -> bool:
    if fit.most_power is None and fit.least_power is None:
        return True
    now = power(table, piece) if piece.zone is Zone.BATTLE else side.power or 0
    if fit.most_power is not None and now > fit.most_power:
        return False
    return fit.least_power is None or now >= fit.least_power


def _name_fits(table: Table, piece: Piece, side: Side, fit: Fit, speaker: Speaker) -> bool:
    if fit.named and fit.named not in side.name:
        return False
    if fit.namesake and side.name != speaker.source.card.first.name:
        return False
    if fit.when_put and not has_when_put(side):
        return False
    if fit.key is not None and not has_key(table, piece, side, fit.key):
        return False
    if not fit.races:
        return True
    having = races(table, piece, side)
    return any(word in race for word in fit.races for race in having)


def has_key(table: Table, piece: Piece, side: Side, key: object) -> bool:
    """Whether the card has a keyword; in the battle zone also if it was given."""
    if isinstance(key, type) and any(isinstance(each, key) for each in side.abilities):
        return True
    if key in own_keys(side):
        return True
    return piece.zone is Zone.BATTLE and key in keys(table, piece)


def breakers(table: Table, piece: Piece) -> list[int]:
    """How many shields each of its breaker abilities breaks (DM-SHD-8)."""
    having = keys(table, piece)
    counts = [BREAKS[key] for key in having if key in BREAKS]
    if Key.POWERED_BREAKER in having:
        counts.append(1 + power(table, piece) // 6000)
    return counts


def seats(table: Table, whose: Whose, speaker: Speaker) -> list[Seat]:
    """The players that a word means, in turn order from the turn player."""
    own = speaker.seat
    if whose is Whose.OWN:
        return [own]
    if whose is Whose.OPPONENT:
        chosen = speaker.opponent
        return [chosen] if chosen is not None and table.is_in(chosen) else []
    if whose is Whose.OPPONENTS:
        return [seat for seat in table.alive() if seat != own]
    if whose is Whose.TURN_OPPONENT:
        return [table.active] if table.active != own else []
    return table.alive()


def meant(table: Table, noun: Noun, speaker: Speaker) -> list[Piece]:
    """All cards that a word means, before any choice."""
    if isinstance(noun, This):
        piece = table.here(speaker.source.number)
        return [] if piece is None else [piece]
    if isinstance(noun, It):
        return [p for p in table.found(speaker.it) if fits(table, p, noun.fit, speaker)]
    if isinstance(noun, Some):
        return meant(table, noun.of, speaker)
    if isinstance(noun, Cards):
        return [
            piece
            for seat in seats(table, noun.whose, speaker)
            for piece in table.zone(seat, noun.zone)
            if piece.number not in table.on_way and fits(table, piece, noun.fit, speaker)
        ]
    if isinstance(noun, Top):
        count = value_of(table, noun.count, speaker)
        return [
            piece
            for seat in seats(table, noun.whose, speaker)
            for piece in table.zone(seat, Zone.DECK)[:count]
        ]
    raise TypeError(type(noun).__name__)


def means(table: Table, noun: Noun, piece: Piece, speaker: Speaker) -> bool:
    """Whether a word means this card."""
    if isinstance(noun, Cards):
        return (
            piece.zone is noun.zone
            and piece.owner in seats(table, noun.whose, speaker)
            and fits(table, piece, noun.fit, speaker)
        )
    return any(each is piece for each in meant(table, noun, speaker))


def value_of(table: Table, number: Number, speaker: Speaker) -> int:
    """A number, counted now."""
    if isinstance(number, int):
        return number
    if isinstance(number, c.Count):
        return number.times * len(meant(table, number.of, speaker))
    if isinstance(number, c.Dealt):
        dealt = table.found(speaker.it)
        return sum(fits(table, each, number.fit, speaker) for each in dealt)
    if isinstance(number, c.Wins):
        return speaker.wins
    if isinstance(number, c.Casts):
        return table.log.casts.count(speaker.seat)
    if isinstance(number, c.Attacks):
        attackers = table.log.attackers
        return attackers.count(speaker.source.number) if number.of_this else len(attackers)
    raise TypeError(type(number).__name__)


def shields(table: Table, seat: Seat) -> int:
    """How many shields a player has; those on their way do not count (DM-ZONE-8)."""
    return sum(p.number not in table.on_way for p in table.zone(seat, Zone.SHIELDS))


def _with(table: Table, speaker: Speaker, check: Callable[[int, int], bool]) -> bool:
    """With the designated opponent; on static abilities with any of them (DP-303.1b)."""
    own = shields(table, speaker.seat)
    if speaker.opponent is not None:
        return check(own, shields(table, speaker.opponent))
    return any(check(own, shields(table, seat)) for seat in table.opponents(speaker.seat))


def oni_time(own: int, theirs: int) -> bool:
    """Both together are six or fewer (DM-KW-9)."""
    return own + theirs <= 6


def labyrinth(own: int, theirs: int) -> bool:
    """The own ones are more (DM-KW-10)."""
    return own > theirs


def _fewer(table: Table, condition: c.Fewer, speaker: Speaker) -> bool:
    them = speaker.opponent
    if them is None or not table.is_in(them):
        return False
    zone = condition.zone
    return len(table.zone(speaker.seat, zone)) < len(table.zone(them, zone))


def _attack_is_free(table: Table, speaker: Speaker) -> bool:
    attack = table.attack
    return (
        attack is not None
        and attack.attacker == speaker.source.number
        and not attack.target
        and not attack.redirected
    )


def _all_civs(table: Table, speaker: Speaker) -> bool:
    mana = table.zone(speaker.seat, Zone.MANA)
    return all(any(civ in civilizations(p) for p in mana) for civ in Civ)


HOLDS: dict[type[Condition], Callable[[Table, Any, Speaker], bool]] = {
    c.AtLeast: lambda t, x, s: value_of(t, x.number, s) >= value_of(t, x.least, s),
    c.AtMost: lambda t, x, s: value_of(t, x.number, s) <= value_of(t, x.most, s),
    c.Fewer: _fewer,
    c.OniTime: lambda t, x, s: _with(t, s, oni_time),
    c.Labyrinth: lambda t, x, s: _with(t, s, labyrinth),
    c.TurnOf: lambda t, x, s: t.active in seats(t, x.whose, s),
    c.AllCivs: lambda t, x, s: _all_civs(t, s),
    c.PlayedFree: lambda t, x, s: t.active in t.log.free,
    c.ItFits: lambda t, x, s: any(fits(t, p, x.fit, s) for p in t.found(s.it)),
    c.AttackIsFree: lambda t, x, s: _attack_is_free(t, s),
    c.Both: lambda t, x, s: holds(t, x.first, s) and holds(t, x.second, s),
}


def holds(table: Table, condition: Condition, speaker: Speaker) -> bool:
    """Whether it is so now."""
    return HOLDS[type(condition)](table, condition, speaker)


def power(table: Table, piece: Piece, plain: bool = False) -> int:
    """The power of a creature now (DM-CRE-2); `plain`: without what holds while attacking."""
    attack = table.attack
    attacking = attack is not None and attack.attacker == piece.number and not plain
    battling = attack is not None and piece.number in (attack.attacker, attack.target)
    total = piece.card.first.power or 0
    for seat, fact, said in facts_on(table, piece, Power):
        if (fact.attacking and not attacking) or (
            fact.battling and not (battling and attack is not None and attack.target)
        ):
            continue
        total += value_of(table, fact.number, Speaker(seat, said))
    return total


def keys(table: Table, piece: Piece) -> list[Key]:
    """The keywords of a card in the battle zone."""
    own = list(own_keys(piece.card.first))
    for _, fact, _ in facts_on(table, piece, Gives):
        own.extend(fact.keys)
    return own
