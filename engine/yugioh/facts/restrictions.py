"""Reading what must not be done: by which player, with which card, and by whose word."""

from collections.abc import Collection, Iterator

from engine.core.protocol import Seat
from engine.yugioh.asked import is_oath_kept, means, pointed_at
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.only_one import beside, is_alone
from engine.yugioh.facts.reach import applies, is_freed, is_player, reaches, speaks_of
from engine.yugioh.field.places import is_kind
from engine.yugioh.language import ComesOnce, ComesUnder, Phase, Place, RestsInGraveyard
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.claims import Forbids, Lends, Reveals
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import SEATS

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)
OPENING = (Verb.NORMAL_SUMMON, Verb.FLIP_SUMMON, Verb.SPECIAL_SUMMON)
"""By these a monster comes to lie face-up."""
OF_OTHERS = (Deed.TARGET_IT, Deed.ATTACK_IT, Deed.BANISH_IT, Deed.BANISH_TO_PAY)
"""What is forbidden to players, or their monsters, whatever the cards themselves are unaffected
by (Q&A 14091, 14200; FAQ 14519). Only where just what forbids to banish them is kept off them
they can be banished (`is_freed`).
"""


def forbidders(
    what: Verb | Deed, duel: Duel, seat: Seat, card: Card, use: EffectUse | None = None
) -> Iterator[Speaker]:
    """Who forbids that to `seat` with `card`; of an activation, of that use of the card."""
    for claim, by in holding(what, duel):
        if _bars(claim, by, duel, seat, card, use):
            yield by
    if _lays_open(what, use):
        yield from (Speaker(other, other.controller) for other in beside(duel, seat, card))


def is_forbidden(
    what: Verb | Deed,
    duel: Duel,
    seat: Seat,
    card: Card,
    use: EffectUse | None = None,
    *,
    to: Seat | None = None,
) -> bool:
    """Whether a fact forbids that to `seat` with `card`, or a card that lies where it comes
    `to`, which else is their own field.
    """
    held = holding(what, duel)
    if held and any(_bars(claim, by, duel, seat, card, use) for claim, by in held):
        return True
    return _lays_open(what, use) and not is_alone(duel, seat if to is None else to, card)


def _lays_open(what: Verb | Deed, use: EffectUse | None) -> bool:
    """Whether it brings the card to lie face-up on the field of its player."""
    return what in OPENING or (what is Verb.ACTIVATE and use is not None and use.is_card)


def is_ruled_out(what: Verb | Deed, duel: Duel, seat: Seat, by: Speaker | None = None) -> bool:
    """Whether a fact forbids that to `seat` with whatever card.

    By the effect of `by`, where given: what an activation swears never bars its own effect.
    """
    return any(
        not _is_partial(claim) and is_player(claim.player, duel, source, seat)
        for claim, source in holding(what, duel)
        if by is None or not source.link or (source.card, source.link) != (by.card, by.link)
    )


def _is_partial(claim: Forbids) -> bool:
    """Whether it is about some cards, or about all but some."""
    which = claim.who, claim.but, claim.named_like, claim.very
    limits = *which, claim.kind, claim.place, claim.icon
    return claim.after_another or any(limit is not None for limit in limits)


def _bars(
    claim: Forbids, by: Speaker, duel: Duel, seat: Seat, card: Card, use: EffectUse | None
) -> bool:
    of_player = claim.what is Verb.ACTIVATE and claim.player is not None
    concerns = speaks_of if of_player or claim.what in OF_OTHERS else reaches
    if not is_player(claim.player, duel, by, seat) or not concerns(claim.who, duel, by, card):
        return False
    if claim.but is not None and means(claim.but, duel, by, card):
        return False
    if claim.what is Deed.BANISH_IT and is_freed(duel, card, by):
        return False
    if use is not None and not _is_in_scope(claim, card, use):
        return False
    if claim.icon is not None and card.text.icon is not claim.icon:
        return False
    if claim.after_another and not _has_another_attacked(duel, seat, card):
        return False
    if claim.very is not None and card not in pointed_at(claim.very, duel, by):
        return False
    if claim.kind is not None:
        as_spell = use is not None and use.as_spell
        return is_kind(claim.kind, card.text, as_spell=as_spell)
    if claim.named_like is None:
        return True
    namesakes = pointed_at(claim.named_like, duel, by)
    return any(each.text.called == card.text.called for each in namesakes)


def _has_another_attacked(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `seat` has declared an attack with another monster this turn."""
    attackers = attackers_of(duel, seat)
    return any(each.card is not card or each.visit != card.visit for each in attackers)


def _is_in_scope(claim: Forbids, card: Card, use: EffectUse) -> bool:
    if claim.place is not None:
        return card.place is claim.place
    on_field = claim.on_field and card.place is Place.FIELD
    return use.is_card or on_field or claim.everywhere


def attackers_of(duel: Duel, seat: Seat) -> list[Mark]:
    """The monsters with which `seat` has declared an attack this turn."""
    log = duel.state.sides[seat].turn_log
    return log.attackers if log.attack == duel.state.turn.number else []


def may_banish(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether no fact keeps `seat` from banishing `card`, for whatever."""
    return not is_forbidden(Deed.BANISH_IT, duel, seat, card)


def is_barred_from_cost(duel: Duel, card: Card, speaker: Speaker) -> bool:
    """Whether `card` cannot be banished for effects of cards of the speaker's name."""
    return any(
        by.card.text.called == speaker.card.text.called
        for by in forbidders(Deed.BANISH_TO_PAY, duel, speaker.player, card)
    )


def may_battle(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` does not skip their Battle Phase, and no fact forbids it to them."""
    if duel.state.sides[seat].ahead.skips.get(Phase.BATTLE):
        return False
    return not is_kept_from_battle(duel, seat)


def is_kept_from_battle(duel: Duel, seat: Seat) -> bool:
    """Whether a fact forbids `seat` to conduct a Battle Phase, rather than has it skipped."""
    return is_ruled_out(Verb.TO_BATTLE_PHASE, duel, seat)


def may_yet_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the Battle Phase of that player's turn is still to come, or under way.

    Not in its End Step (FAQ 12514), nor where a fact forbids it (FAQ 13269).
    """
    turn = duel.state.turn
    return (
        turn.player == seat
        and turn.phase not in AFTER_BATTLE
        and not turn.battle_cut_short
        and duel.format.hooks.battles_on(turn.number)
        and not is_kept_from_battle(duel, seat)
    )


def is_free_to_come(
    duel: Duel,
    seat: Seat,
    card: Card,
    way: Verb = Verb.SPECIAL_SUMMON,
    *,
    to: Seat | None = None,
    covered: bool = False,
) -> bool:
    """Whether no ban of some monsters, nor its own text, keeps `seat` from summoning it so.

    It comes `to` that field, if not their own, and may come `covered`.
    """
    if _has_to_rest(duel, card) or has_come(duel, seat, card):
        return False
    if not covered and not is_alone(duel, seat if to is None else to, card):
        return False
    under = effects_of(card.text.effects, ComesUnder)
    if any(not is_oath_kept(each.oath, duel, Speaker(card, seat)) for each in under):
        return False
    return not any(
        _is_partial(claim) and _bars(claim, by, duel, seat, card, None)
        for claim, by in holding(way, duel)
    )


def has_come(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `seat` has Special Summoned a card of its name, which they can once a turn, in
    whatever way (FAQ 13668).
    """
    log = duel.state.sides[seat].turn_log
    if log.special_summon != duel.state.turn.number:
        return False
    once = effects_of(card.text.effects, ComesOnce)
    return bool(once) and any(each.text.called == card.text.called for each in log.specials)


def _has_to_rest(duel: Duel, card: Card) -> bool:
    """Whether its text keeps it in the Graveyard this turn (Q&A 21804)."""
    rests = card.place is Place.GRAVEYARD and effects_of(card.text.effects, RestsInGraveyard)
    return bool(rests) and card.turn_log.buried == duel.state.turn.number


def may_special_summon(duel: Duel, seat: Seat, by: Speaker | None = None) -> bool:
    """Whether no fact forbids `seat` to Special Summon any monster."""
    return not is_ruled_out(Verb.SPECIAL_SUMMON, duel, seat, by)


def tributable(duel: Duel, seat: Seat) -> list[Card]:
    """The monsters that `seat` can Tribute for a Tribute Summon: mostly their own."""
    return [
        card
        for card in (*duel.state.monsters(seat), *has_to_be_tributed(duel, seat))
        if not is_forbidden(Deed.TRIBUTE_IT, duel, seat, card)
    ]


def can_be_tributed(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether no fact keeps `seat` from Tributing it for something else than that."""
    return not is_forbidden(Deed.TRIBUTE_AT_ALL, duel, seat, card)


def has_to_be_tributed(duel: Duel, seat: Seat) -> list[Card]:
    """The opponent's monsters without which `seat` cannot Tribute any, as if their own."""
    lent = [
        (claim, by)
        for claim, by in holding(Lends, duel)
        if claim.way is None and by.player == seat
    ]
    if not lent:
        return []
    return [
        card
        for card in duel.state.monsters(duel.opponent(seat))
        if any(applies(claim.who, duel, by, card) for claim, by in lent)
    ]


def are_due(due: Collection[Card], given: Collection[Card]) -> bool:
    """Whether `given` holds what has to be Tributed, as far as it holds that many."""
    return len([card for card in due if card in given]) == min(len(given), len(due))


def is_hand_revealed(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` must keep their hand revealed now."""
    if not duel.index.revealing:
        return False
    held = holding(Reveals, duel)
    return any(is_player(claim.player, duel, by, seat) for claim, by in held)


def revealed_hands(duel: Duel) -> list[Seat]:
    """Those who must keep their hands revealed now."""
    return [seat for seat in SEATS if is_hand_revealed(duel, seat)]


def is_open(duel: Duel, card: Card) -> bool:
    """Whether everybody knows a card of the field or of a hand."""
    return is_hand_revealed(duel, card.owner) if card.place is Place.HAND else card.face_up


def may_switch(duel: Duel, card: Card) -> bool:
    """Whether control of `card` can switch."""
    return not is_forbidden(Deed.SWITCH_CONTROL, duel, card.controller, card)
