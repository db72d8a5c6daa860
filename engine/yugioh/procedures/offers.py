"""What a player may do now: the options of his own turn and of every chance to respond."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.setting import has_room
from engine.yugioh.language import (
    Frame,
    Icon,
    Ignition,
    InBattleStep,
    Kind,
    Phase,
    Place,
    Position,
    Quick,
    SummonedIf,
    SummonsTwice,
)
from engine.yugioh.readers.attacking import attackers
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.holds import holds
from engine.yugioh.readers.materials import ways_to_summon
from engine.yugioh.readers.may import may_activate
from engine.yugioh.readers.means import player
from engine.yugioh.readers.oaths import may_summon, tributable
from engine.yugioh.readers.pendulum import may_pendulum_summon
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.table import Card, Row, Speaker
from engine.yugioh.state.uses import Use


def responses(duel: Duel, seat: Seat) -> list[Action]:
    """Every effect of Spell Speed 2 or 3 that `seat` may activate now (MR-GLOS-43)."""
    chain, battle = duel.state.chain, duel.state.battle
    slowest = 2 if not chain else max(2, _speed_of_last(duel))
    timing = None if battle is None else battle.timing
    found: list[Action] = []
    offered: list[tuple[int, int]] = []
    for card, use in _fast_within_reach(duel, seat):
        if use.speed < slowest or not _is_ready(duel, seat, card, use):
            continue
        if timing is not None and timing not in use.timings:
            continue
        copy = (card.text.passcode, use.index)
        if card.place is Place.HAND and copy in offered:
            continue
        if may_activate(duel, seat, card, use):
            found.append(Action(Verb.ACTIVATE, card.id, use.index))
            if card.place is Place.HAND:
                offered.append(copy)
    return found


def _fast_within_reach(duel: Duel, seat: Seat) -> Iterator[tuple[Card, Use]]:
    fast, side = duel.fast, duel.state.sides[seat]
    near = (*side.spells, *duel.state.monsters(seat), *side.hand, *side.graveyard)
    for card in near:
        if card is not None:
            for use in fast[card.id]:
                yield card, use


def _speed_of_last(duel: Duel) -> int:
    link = duel.state.chain[-1]
    uses = duel.uses[link.speaker.card.id]
    return next(use.speed for use in uses if use.effect is link.effect)


def _is_ready(duel: Duel, seat: Seat, card: Card, use: Use) -> bool:
    """Tell whether a fast effect could be used from where its card lies."""
    if card.place is Place.HAND:
        if isinstance(use.effect, Quick):
            return use.effect.where is Place.HAND
        quick_play = card.text.icon is Icon.QUICK_PLAY
        return quick_play and seat == duel.state.turn_player and has_room(duel, seat, card)
    if isinstance(use.effect, Quick):
        return card.face_up and use.effect.where is card.place
    return not card.face_up and card.row is Row.SPELL and card.set_turn < duel.state.turn


def is_plainly_idle(duel: Duel, seat: Seat) -> bool:
    """Tell whether everybody can see that `seat` has nothing to respond with."""
    if duel.state.sides[seat].hand:
        return False
    mine = (*duel.state.monsters(seat), *duel.state.spells(seat))
    return all(card.face_up or card.row is not Row.SPELL for card in mine)


def main_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in an open Main Phase; ending the turn comes last."""
    seat = duel.state.turn_player
    found = [*_from_hand(duel, seat), *_on_field(duel, seat), *responses(duel, seat)]
    found += _from_extra_deck(duel, seat)
    if may_summon(duel, seat) and may_pendulum_summon(duel, seat):
        found.append(Action(Verb.PENDULUM_SUMMON))
    if _may_battle(duel):
        found.append(Action(Verb.TO_BATTLE_PHASE))
    found.append(Action(Verb.END_TURN))
    return found


def _from_extra_deck(duel: Duel, seat: Seat) -> Iterator[Action]:
    offered: list[int] = []
    for card in duel.state.sides[seat].extra:
        if card.text.passcode not in offered:
            offered.append(card.text.passcode)
            if may_summon(duel, seat) and any(ways_to_summon(duel, seat, card)):
                yield Action(Verb.SPECIAL_SUMMON, card.id)


def _may_battle(duel: Duel) -> bool:
    state = duel.state
    return state.phase is Phase.MAIN_1 and duel.format.hooks.battles_on(state.turn)


def _from_hand(duel: Duel, seat: Seat) -> Iterator[Action]:
    """One offer for each different card: copies in the hand are alike (MR-GEN-06)."""
    offered: list[int] = []
    for card in duel.state.sides[seat].hand:
        if card.text.passcode in offered:
            continue
        offered.append(card.text.passcode)
        if card.text.is_monster:
            yield from _monster_from_hand(duel, seat, card)
        else:
            yield from _spell_from_hand(duel, seat, card)


def _monster_from_hand(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    if card.text.scale is not None and has_room(duel, seat, card):
        yield Action(Verb.ACTIVATE, card.id, len(card.text.sentences) - 1)
    if may_normal_summon(duel, seat, card):
        if may_summon(duel, seat):
            yield Action(Verb.NORMAL_SUMMON, card.id)
        yield Action(Verb.SET, card.id)
    for index, effect in enumerate(card.text.effects):
        if isinstance(effect, SummonedIf) and may_come(duel, seat, card, effect):
            yield Action(Verb.SPECIAL_SUMMON, card.id, index)


def may_come(duel: Duel, seat: Seat, card: Card, effect: SummonedIf) -> bool:
    """Tell whether `card` can be Special Summoned by its own text (MR-SS-06)."""
    if not may_summon(duel, seat):
        return False
    room = free_monster_zones(duel, seat)
    return bool(room) and holds(effect.condition, duel, Speaker(card, seat))


def may_normal_summon(duel: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a Normal Summon or Set of the turn can be spent on `card` (MR-SUM-02)."""
    side = duel.state.sides[seat]
    if side.summon_turn == duel.state.turn and side.summons >= _summons_a_turn(duel, seat):
        return False
    needed = tributes_for(card)
    if card.text.special_only:
        return False
    if needed == 0:
        return bool(free_monster_zones(duel, seat))
    monsters = tributable(duel, seat)
    frees_a_zone = any(monster.row is Row.MONSTER for monster in monsters)
    return len(monsters) >= needed and (frees_a_zone or bool(free_monster_zones(duel, seat)))


def _summons_a_turn(duel: Duel, seat: Seat) -> int:
    more = any(
        player(fact.player, duel, speaker) == seat
        for fact, speaker in holding(SummonsTwice, duel)
    )
    return 2 if more else 1


def tributes_for(card: Card) -> int:
    """How many Tributes a Normal Summon or Set of `card` takes (MR-SUM-05, MR-SUM-06)."""
    if card.text.level <= 4:
        return 0
    return 1 if card.text.level <= 6 else 2


def _spell_from_hand(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    if not has_room(duel, seat, card):
        return
    if card.text.kind is Kind.SPELL and card.text.icon is not Icon.QUICK_PLAY:
        yield from _activations(duel, seat, card)
    yield Action(Verb.SET, card.id)


def _activations(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    for use in duel.uses[card.id]:
        if use.is_card and may_activate(duel, seat, card, use):
            yield Action(Verb.ACTIVATE, card.id, use.index)


def _on_field(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in duel.state.monsters(seat):
        rested = card.placed_turn < duel.state.turn and card.attacked_turn < duel.state.turn
        if rested and card.text.frame is not Frame.LINK:
            face_down = card.position is Position.FACE_DOWN
            if not face_down or may_summon(duel, seat):
                yield Action(Verb.FLIP_SUMMON if face_down else Verb.CHANGE_POSITION, card.id)
        if card.face_up:
            yield from _ignitions(duel, seat, card)
    for card in duel.state.spells(seat):
        if card.face_up:
            yield from _ignitions(duel, seat, card)
        elif card.text.kind is Kind.SPELL and card.text.icon is not Icon.QUICK_PLAY:
            yield from _activations(duel, seat, card)


def _ignitions(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    in_spell_row = card.row is Row.SPELL
    for use in duel.uses[card.id]:
        if use.as_spell is not in_spell_row and card.text.is_monster:
            continue
        if isinstance(use.effect, Ignition) and may_activate(duel, seat, card, use):
            yield Action(Verb.ACTIVATE, card.id, use.index)


def _in_battle_step(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in duel.state.monsters(seat):
        for use in duel.uses[card.id]:
            waits = card.face_up and isinstance(use.trigger, InBattleStep)
            if waits and may_activate(duel, seat, card, use):
                yield Action(Verb.ACTIVATE, card.id, use.index)


def battle_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in the Battle Step; ending the turn comes last."""
    seat = duel.state.turn_player
    found = [Action(Verb.ATTACK, card.id) for card in attackers(duel, seat)]
    found += [*responses(duel, seat), *_in_battle_step(duel, seat)]
    if Phase.MAIN_2 in duel.format.phases:
        found.append(Action(Verb.TO_MAIN_PHASE_2))
    found.append(Action(Verb.END_TURN))
    return found
