"""Whether the attack that was declared still goes on, and what its battle has doomed."""

from engine.yugioh.state.table import Card, State


def is_attack_on(state: State) -> bool:
    """Tell whether the attacker stands as it attacked, on the side of the turn player, and
    neither has its attack been negated nor the Battle Phase been ended.
    """
    battle = state.battle
    if battle is None or battle.negated or state.battle_cut_short:
        return False
    attacker = battle.attacker.card
    stands = battle.attacker.is_same and attacker.position is battle.stance
    return stands and attacker.controller == state.turn_player


def doomed(state: State) -> list[Card]:
    """The monsters that the battle under way has destroyed, and that have not left yet."""
    battle = state.battle
    return [] if battle is None else [mark.card for mark in battle.doomed if mark.is_same]
