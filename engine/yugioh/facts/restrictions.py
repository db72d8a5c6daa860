"""Reading what a player must not do: may they summon, and could they keep an oath this turn?"""

from collections.abc import Collection

from engine.core.protocol import Seat
from engine.yugioh.asked import means
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies, player
from engine.yugioh.language import (
    CannotBattle,
    CannotBeTributed,
    CannotChangePosition,
    CannotSpecialSummon,
    CannotSummon,
    HandRevealed,
    KeepsController,
    MustBeTributed,
    Phase,
    Place,
    StaysThroughEndPhase,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)


def may_battle(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` does not skip their Battle Phase, and no fact forbids it to them."""
    if duel.state.sides[seat].ahead.skips.get(Phase.BATTLE):
        return False
    return not is_kept_from_battle(duel, seat)


def is_kept_from_battle(duel: Duel, seat: Seat) -> bool:
    """Whether a fact forbids `seat` to conduct a Battle Phase, rather than has it skipped."""
    return any(
        player(fact.player, duel, by) == seat for fact, by in holding(CannotBattle, duel)
    )


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


def may_summon(duel: Duel, seat: Seat, by: Speaker | None = None) -> bool:
    """Whether no fact forbids `seat` to summon, with the effect of `by` where given."""
    return not _is_forbidden(CannotSummon, duel, seat, by)


def is_free_to_come(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether no ban of all monsters except some keeps `seat` from Special Summoning it."""
    return all(
        fact.but is None
        or player(fact.player, duel, by) != seat
        or means(fact.but, duel, by, card)
        for fact, by in holding(CannotSpecialSummon, duel)
    )


def may_special_summon(duel: Duel, seat: Seat, by: Speaker | None = None) -> bool:
    """Whether no fact forbids `seat` to Special Summon any monster."""
    barred = _is_forbidden(CannotSpecialSummon, duel, seat, by)
    return may_summon(duel, seat, by) and not barred


def _is_forbidden(
    ban: type[CannotSummon | CannotSpecialSummon], duel: Duel, seat: Seat, by: Speaker | None
) -> bool:
    """Whether there is a ban; what an activation swears never bars its own effect."""
    held = holding(ban, duel)
    return bool(held) and any(
        player(fact.player, duel, source) == seat
        for fact, source in held
        if not (isinstance(fact, CannotSpecialSummon) and fact.but is not None)
        if by is None or not source.link or (source.card, source.link) != (by.card, by.link)
    )


def tributable(duel: Duel, seat: Seat) -> list[Card]:
    """The monsters that `seat` can Tribute for a Tribute Summon: mostly their own."""
    held = list(holding(CannotBeTributed, duel))
    return [
        card
        for card in (*duel.state.monsters(seat), *has_to_be_tributed(duel, seat))
        if not any(applies(fact.who, duel, by, card) for fact, by in held)
    ]


def has_to_be_tributed(duel: Duel, seat: Seat) -> list[Card]:
    """The opponent's monsters without which `seat` cannot Tribute any, as if their own."""
    facts = [(fact, by) for fact, by in holding(MustBeTributed, duel) if by.player == seat]
    if not facts:
        return []
    return [
        card
        for card in duel.state.monsters(duel.opponent(seat))
        if any(applies(fact.who, duel, by, card) for fact, by in facts)
    ]


def are_due(due: Collection[Card], given: Collection[Card]) -> bool:
    """Whether `given` holds what has to be Tributed, as far as it holds that many."""
    return len([card for card in due if card in given]) == min(len(given), len(due))


def is_hand_revealed(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` must keep their hand revealed now."""
    if not duel.index.revealing:
        return False
    return any(
        player(fact.player, duel, speaker) == seat
        for fact, speaker in holding(HandRevealed, duel)
    )


def is_open(duel: Duel, card: Card) -> bool:
    """Whether everybody knows a card of the field or of a hand."""
    return is_hand_revealed(duel, card.owner) if card.place is Place.HAND else card.face_up


def may_switch(duel: Duel, card: Card) -> bool:
    """Whether control of `card` can switch."""
    held = holding(KeepsController, duel)
    return not any(applies(fact.who, duel, by, card) for fact, by in held)


def may_turn(duel: Duel, card: Card) -> bool:
    """Whether no fact keeps the battle position of `card` from being changed by its player."""
    held = holding(CannotChangePosition, duel)
    return not held or not any(applies(fact.who, duel, by, card) for fact, by in held)


def stays_through_end_phase(duel: Duel, card: Card) -> bool:
    """Whether a fact keeps `card` from returning itself to the hand in the End Phase."""
    held = holding(StaysThroughEndPhase, duel)
    return any(applies(fact.who, duel, by, card) for fact, by in held)
