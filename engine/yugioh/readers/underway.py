"""Whether the attack that was declared still goes on."""

from engine.yugioh.state.table import State


def is_attack_on(state: State) -> bool:
    """Whether the attacker stands as it attacked, on the side of the turn player, and
    neither has its attack been negated nor the Battle Phase been ended.
    """
    battle = state.battle
    if battle is None or battle.negated or state.battle_cut_short:
        return False
    attacker = battle.attacker.card
    stands = battle.attacker.is_same and attacker.position is battle.stance
    return stands and attacker.controller == state.turn_player
