"""Cards are used: summoned, cast, generated (DM-USE-1)."""

from engine.duelmasters.acts.moving import shift, stays
from engine.duelmasters.acts.placing import can_be_put, put
from engine.duelmasters.acts.running import run
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.facts.cards import own_keys
from engine.duelmasters.facts.reading import facts_on, seats, side_fits, statics
from engine.duelmasters.facts.speaking import Speaker, at_home
from engine.duelmasters.language.facts import GoesUnder, NoCasting, Spell
from engine.duelmasters.language.families import Fact
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.nouns import Whose
from engine.duelmasters.language.printed import CREATURES, Kind, Zone
from engine.duelmasters.state.events import Resolved, Sight, Turned, Used
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Source, Table


def word_of(kind: Kind) -> str:
    """What using such a card is called."""
    if kind is Kind.SPELL:
        return "cast"
    return "summon" if kind in CREATURES else "generate"


def may_use(table: Table, piece: Piece, side: int) -> bool:
    """Whether its player may use that side now, its cost aside (DP-107.1-1)."""
    used = piece.card.sides[side]
    if used.kind is Kind.NONE:
        return False
    if table.house.once_a_name and (piece.owner, used.name) in table.log.used:
        return False
    if used.kind is Kind.SPELL:
        return not is_locked_spell(table, piece, side)
    return can_be_put(table, piece)


def is_locked_spell(table: Table, piece: Piece, side: int) -> bool:
    """Whether somebody keeps its player from casting it (DP-300.2)."""
    if piece.zone is not Zone.BATTLE and stays(table, piece):
        return True
    for owner, facts in statics(table, NoCasting):
        speaker = at_home(owner.owner, Source(owner.number, owner.card))
        if any(_forbids(table, fact, piece, side, speaker) for fact in facts):
            return True
    for lasting in table.lasting:
        speaker = Speaker(lasting.seat, lasting.source, lasting.them, chosen=lasting.chosen)
        if _forbids(table, lasting.fact, piece, side, speaker):
            return True
    return False


def _forbids(table: Table, fact: Fact, piece: Piece, side: int, speaker: Speaker) -> bool:
    if not isinstance(fact, NoCasting):
        return False
    if fact.whose is Whose.ANYBODY:
        meant = True
    else:
        meant = piece.owner in seats(table, fact.whose, speaker)
    if not meant or (fact.zones and piece.zone not in fact.zones):
        return False
    used = piece.card.sides[side]
    if fact.fit.multicolored is not None:
        return (len(used.civilizations) > 1) == fact.fit.multicolored
    if fact.fit.either:
        return any(side_fits(table, piece, used, each, speaker) for each in fact.fit.either)
    return side_fits(table, piece, used, fact.fit, speaker)


def pay(party: Party, numbers: list[int]) -> None:
    """Tap these mana cards."""
    if numbers:
        party.emit(Turned(tuple(numbers), tapped=True))


def announce(party: Party, piece: Piece, side: int, free: bool, word: str) -> None:
    """It is used: everybody sees it, and what triggers on it waits."""
    used = piece.card.sides[side]
    sight = Sight(piece.number, piece.card.code)
    party.emit(Used(piece.owner, sight, used.name, word, free))


async def summon(
    party: Party, piece: Piece, *, free: bool, base: int = 0, word: str = ""
) -> bool:
    """Use a creature, tamaseed or field: put it (DM-USE-2)."""
    name = word or word_of(piece.card.first.kind)
    owner = piece.owner
    announce(party, piece, 0, free, name)
    occur(party, Occasion(Happening.USED, owner, piece))
    return await put(party, piece, summoned=name == "summon", free=free, base=base)


async def cast(
    party: Party, piece: Piece, side: int, *, free: bool, under: bool = False
) -> None:
    """Cast a spell: do what it says, then it goes to its owner's graveyard (DM-USE-3)."""
    seat, zone = piece.owner, piece.zone
    remains = zone is Zone.BATTLE
    announce(party, piece, side, free, "cast")
    occur(party, Occasion(Happening.USED, seat, piece, zone))
    occur(party, Occasion(Happening.CAST, seat, piece, zone))
    under = under or goes_under(party.table, piece)
    if not remains:
        await shift(party, [piece], Zone.PENDING)
    number = piece.number
    speaker = Speaker(seat, Source(number, piece.card, side), is_spell=True)
    for ability in piece.card.sides[side].abilities:
        if isinstance(ability, Spell):
            await run(party, ability.step, speaker)
            speaker.opponent = None
    if not remains and party.table.here(number) is piece:
        await _put_away(party, piece, side, under)
    party.emit(Resolved(seat, piece.card.code, "cast"))


def goes_under(table: Table, piece: Piece) -> bool:
    """Whether a spell that is cast from where it lies goes under the deck afterwards."""
    return any(True for _ in facts_on(table, piece, GoesUnder))


async def _put_away(party: Party, piece: Piece, side: int, under: bool) -> None:
    """Where it goes by its own text precedes everything else (DM-EFF-19)."""
    if Key.CHARGER in own_keys(piece.card.sides[side]):
        await shift(party, [piece], Zone.MANA)
    elif under:
        await shift(party, [piece], Zone.DECK, bottom=True)
    else:
        await shift(party, [piece], Zone.GRAVEYARD)


def can_cast(table: Table, piece: Piece, side: int) -> bool:
    """Whether that side is a spell that may be cast now."""
    return piece.card.sides[side].kind is Kind.SPELL and may_use(table, piece, side)
