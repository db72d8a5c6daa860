"""Reading which monsters can be Normal Summoned or Set: those of the hand, and Geminis."""

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import means
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.permissions import may_be_set
from engine.yugioh.facts.restrictions import is_forbidden, is_ruled_out
from engine.yugioh.facts.tolls import affords
from engine.yugioh.field.places import waits_for_second_summon
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import CardText, NormalSummonOne, OnlySet, Position
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.tributes import Given, is_only_summoned, ways_to_tribute


def summon_barrier(
    duel: Duel, seat: Seat, card: Card, *, setting: bool, tributing: bool = False
) -> Barrier | None:
    """What keeps `card` from a Normal Summon or Set, however many there were this turn.

    With `tributing`, from one with a Tribute at least.
    """
    if card.text.special_only:
        return Barrier.OTHER_SUMMON
    if setting and is_ruled_out(Deed.NORMAL_SET, duel, seat):
        return Barrier.FORBIDDEN
    if (setting and is_only_summoned(card)) or (not setting and _is_only_set(card.text)):
        return Barrier.FORBIDDEN
    barrier = Barrier.TRIBUTES
    for given in ways_to_tribute(duel, seat, card, setting=setting):
        if tributing and not given:
            continue
        if main_zones(duel, seat, given):
            return None
        barrier = Barrier.NO_MONSTER_ZONE
    return barrier


def open_ways(
    duel: Duel, seat: Seat, card: Card, *, setting: bool, tributing: bool
) -> list[Given]:
    """The choices of Tributes that suffice for `card` and leave it a zone (MR-SUM-08).

    With `tributing`, those with a Tribute at least.
    """
    return [
        given
        for given in ways_to_tribute(duel, seat, card, setting=setting)
        if (given or not tributing) and main_zones(duel, seat, given)
    ]


@once_for_each
def _is_only_set(text: CardText) -> bool:
    """Whether its own text lets it be Set only."""
    return bool(effects_of(text.effects, OnlySet))


def face_up_positions(duel: Duel, card: Card) -> list[Position]:
    """The positions in which `card` can be Normal Summoned.

    Where something keeps it from being Set, it may come in face-up Defense Position instead,
    unless its own text lets it be summoned only.
    """
    if is_only_summoned(card) or may_be_set(duel, card):
        return [Position.ATTACK]
    return [Position.ATTACK, Position.DEFENSE]


def stances(
    duel: Duel, seat: Seat, card: Card, *, setting: bool = True, tributing: bool = False
) -> list[Position]:
    """The positions in which `seat` can Normal Summon `card` now, or Set it as well."""
    if not card.text.is_monster:
        return []
    found: list[Position] = []
    barred = is_forbidden(Verb.NORMAL_SUMMON, duel, seat, card)
    barrier = summon_barrier(duel, seat, card, setting=False, tributing=tributing)
    if not barred and barrier is None:
        found += face_up_positions(duel, card)
    settable = setting and may_be_set(duel, card)
    if settable and summon_barrier(duel, seat, card, setting=True) is None:
        found.append(Position.FACE_DOWN)
    return found


def can_come_again(duel: Duel, card: Card) -> bool:
    """Whether it is a Gemini on the field that can be Normal Summoned again.

    One whose effects are negated is none that could be (Q&A 11871).
    """
    return waits_for_second_summon(card) and not is_negated(card, duel)


def lets_set(grant: NormalSummonOne) -> bool:
    """Whether that lets its player Set the monster, or summon a Gemini again (Q&A 6764)."""
    return grant.what is None or grant.what.place is None


def grantable(duel: Duel, speaker: Speaker, grant: NormalSummonOne) -> list[Card]:
    """The monsters that the speaker's player can Normal Summon now by that, or Set as well."""
    seat, what, setting = speaker.player, grant.what, lets_set(grant)
    held = [
        card
        for card in duel.state.sides[seat].hand
        if stances(duel, seat, card, setting=setting, tributing=grant.tributing)
        if affords(duel, seat, [card])
    ]
    lying = [
        card
        for card in duel.state.monsters(seat)
        if setting and can_come_again(duel, card)
        if not is_forbidden(Verb.NORMAL_SUMMON, duel, seat, card)
    ]
    either = (*held, *lying)
    return [card for card in either if what is None or means(what, duel, speaker, card)]
