"""What happens is noticed, and abilities trigger upon it (DM-EFF-2)."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from typing import Any

from engine.core.protocol import Seat
from engine.core.values import value
from engine.duelmasters.facts.cards import abilities, own_keys, source
from engine.duelmasters.facts.reading import fits, is_creature, seats
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import triggers as t
from engine.duelmasters.language.facts import NotAttacked, NotChosen, When
from engine.duelmasters.language.families import Trigger
from engine.duelmasters.language.keywords import Galaxshield, Key
from engine.duelmasters.language.nouns import This, Whose
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Lasts, Until, UseThis
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table, Waiting


class Happening(Enum):
    """What has happened."""

    PUT = auto()
    CAST = auto()
    USED = auto()
    ATTACK = auto()
    ATTACK_OVER = auto()
    BREAKING = auto()
    WON = auto()
    MOVED = auto()
    BROKEN = auto()
    LIFE_LOST = auto()
    SHOWN = auto()
    START = auto()
    END = auto()
    DRAWN = auto()
    JUDGED = auto()
    STRUCK = auto()


DEEDS: Mapping[t.Deed, Happening] = {
    t.Deed.ATTACKS: Happening.ATTACK,
    t.Deed.BREAKS: Happening.BREAKING,
    t.Deed.WINS: Happening.WON,
    t.Deed.LOSES_LIFE: Happening.LIFE_LOST,
    t.Deed.SHOWN: Happening.SHOWN,
    t.Deed.JUDGED: Happening.JUDGED,
}
FEATS: Mapping[t.Feat, Happening] = {
    t.Feat.SHIELD_BROKEN: Happening.BROKEN,
    t.Feat.STRUCK: Happening.STRUCK,
    t.Feat.DRAWN: Happening.DRAWN,
    t.Feat.USED: Happening.USED,
}


@value
class Occasion:
    """Something that has just happened: who did it, with which card.

    `was` is the number that a card had before it moved.
    """

    what: Happening
    seat: Seat
    piece: Piece | None = None
    source: Zone | None = None
    to: Zone | None = None
    summoned: bool = False
    target: Seat | None = None
    at_player: bool = False
    was: int = 0
    was_top: bool = False


JUST_DIVER = When(
    (t.Put(),),
    Lasts(This(), (NotChosen(), NotAttacked()), Until.MY_TURN),
    word="just_diver",
)
GALAXY_GO = When(
    (t.TurnStarts(),), UseThis(free=False), zones=(Zone.SHIELDS,), word="galaxshield"
)


def occur(party: Party, occasion: Occasion) -> None:
    """Let every ability that triggers upon it wait."""
    for piece, ability in list(_listening(party.table, occasion)):
        for trigger in ability.triggers:
            matches = MATCHES.get((type(trigger), occasion.what))
            if matches is not None and matches(party.table, trigger, piece, occasion):
                _wait(party, piece, ability, trigger, occasion)
                break


def _wait(
    party: Party, piece: Piece, ability: When, trigger: Trigger, occasion: Occasion
) -> None:
    whose = getattr(trigger, "whose", None)
    opposing = whose in (Whose.OPPONENT, Whose.TURN_OPPONENT)
    them = occasion.seat if opposing and occasion.seat != piece.owner else None
    it = () if occasion.piece is None else (occasion.piece.number,)
    party.await_effect(Waiting(piece.owner, ability, trigger, source(piece), them, it))


def _listening(table: Table, occasion: Occasion) -> Iterator[tuple[Piece, When]]:
    for piece in table.battle():
        yield from _of(table, piece)
    card, what = occasion.piece, occasion.what
    alone = what in (Happening.JUDGED, Happening.SHOWN)
    if card is not None and (alone or (what is Happening.MOVED and occasion.was_top)):
        yield from ((card, a) for a in abilities(card) if isinstance(a, When))
    if occasion.what is Happening.START:
        for shield in table.zone(occasion.seat, Zone.SHIELDS):
            if shield.shown and any(isinstance(a, Galaxshield) for a in abilities(shield)):
                yield shield, GALAXY_GO


def _of(table: Table, piece: Piece) -> Iterator[tuple[Piece, When]]:
    for ability in abilities(piece):
        if isinstance(ability, When) and Zone.BATTLE in ability.zones:
            yield piece, ability
    if Key.JUST_DIVER in own_keys(piece.card.first):
        yield piece, JUST_DIVER


def _by(table: Table, whose: Whose, piece: Piece, seat: Seat) -> bool:
    """Whether the player is such a one for the player of the card."""
    if whose is Whose.OPPONENT:
        return seat != piece.owner
    return seat in seats(table, whose, Speaker(piece.owner, source(piece)))


def _itself(table: Table, trigger: t.Itself, piece: Piece, occasion: Occasion) -> bool:
    if occasion.what is not DEEDS[trigger.deed]:
        return False
    if trigger.deed is t.Deed.BREAKS:
        return occasion.was == piece.number and is_creature(table, piece)
    return occasion.piece is piece


def _by_player(table: Table, trigger: t.Player, piece: Piece, occasion: Occasion) -> bool:
    is_charge = trigger.feat is t.Feat.USED and occasion.to is Zone.MANA
    if occasion.what is not FEATS[trigger.feat] and not is_charge:
        return False
    return _by(table, trigger.whose, piece, occasion.seat)


def _put(table: Table, trigger: t.Put, piece: Piece, occasion: Occasion) -> bool:
    return occasion.piece is piece and (occasion.summoned or not trigger.summoned)


def _other_put(table: Table, trigger: t.OtherPut, piece: Piece, occasion: Occasion) -> bool:
    other = occasion.piece
    if other is None or other is piece or not _by(table, trigger.whose, piece, occasion.seat):
        return False
    return fits(table, other, trigger.fit, Speaker(piece.owner, source(piece), occasion.seat))


def _attacked(table: Table, trigger: t.Attacked, piece: Piece, occasion: Occasion) -> bool:
    if not _by(table, trigger.whose, piece, occasion.seat):
        return False
    if trigger.first and len(table.log.attackers) != 1:
        return False
    return not trigger.you or (occasion.at_player and occasion.target == piece.owner)


def _over(table: Table, trigger: t.AttackOver, piece: Piece, occasion: Occasion) -> bool:
    if trigger.whose is None:
        return occasion.was == piece.number
    return _by(table, trigger.whose, piece, occasion.seat)


def _moved(table: Table, trigger: t.Moved, piece: Piece, occasion: Occasion) -> bool:
    """A card that leaves looks back (DM-EFF-10); others only see what they stay for."""
    card = occasion.piece
    if card is None or trigger.to not in (None, occasion.to):
        return False
    if trigger.source not in (None, occasion.source):
        return False
    if trigger.whose is None:
        return card is piece and occasion.was_top
    return (
        piece.zone is Zone.BATTLE
        and _by(table, trigger.whose, piece, occasion.seat)
        and fits(table, card, trigger.fit, Speaker(piece.owner, source(piece)))
    )


def _turn(table: Table, trigger: Any, piece: Piece, occasion: Occasion) -> bool:
    return _by(table, trigger.whose, piece, occasion.seat)


def _cast(table: Table, trigger: t.Cast, piece: Piece, occasion: Occasion) -> bool:
    if trigger.this and occasion.piece is not piece:
        return False
    if trigger.first and table.log.casts.count(occasion.seat) > 1:
        return False
    by = _by(table, trigger.whose, piece, occasion.seat)
    return by and trigger.source in (None, occasion.source)


Matches = Callable[[Table, Any, Piece, Occasion], bool]

MATCHES: dict[tuple[type[Trigger], Happening], Matches] = {
    (t.Put, Happening.PUT): _put,
    (t.OtherPut, Happening.PUT): _other_put,
    **{(t.Itself, what): _itself for what in DEEDS.values()},
    **{(t.Player, what): _by_player for what in (*FEATS.values(), Happening.MOVED)},
    (t.Attacked, Happening.ATTACK): _attacked,
    (t.AttackOver, Happening.ATTACK_OVER): _over,
    (t.Moved, Happening.MOVED): _moved,
    (t.TurnStarts, Happening.START): _turn,
    (t.TurnEnds, Happening.END): _turn,
    (t.Cast, Happening.CAST): _cast,
}
