"""The monsters that a battle has destroyed, until they leave the field."""

from engine.yugioh.state.table import Card, State


def doomed(state: State) -> list[Card]:
    """The monsters that the battle under way has destroyed, and that have not left yet."""
    battle = state.battle
    return [] if battle is None else [mark.card for mark in battle.doomed if mark.is_same]
