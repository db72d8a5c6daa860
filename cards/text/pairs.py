"""Two steps that are put into one sentence, since they are alike."""

from engine.yugioh.language import (
    And,
    Apply,
    AttackBecomes,
    DefenseBecomes,
    Noun,
    OriginalAttackOf,
    OriginalDefenseOf,
)


def copied(step: And) -> tuple[Noun, Noun] | None:
    """Whose ATK and DEF become the original ones of whom, if that is what is done."""
    first, second = step.first, step.second
    if not isinstance(first, Apply) or not isinstance(second, Apply):
        return None
    attack, defense = first.fact, second.fact
    if not isinstance(attack, AttackBecomes) or not isinstance(defense, DefenseBecomes):
        return None
    whose = attack.attack
    if not isinstance(whose, OriginalAttackOf) or whose.times > 1:
        return None
    alike = defense.defense == OriginalDefenseOf(whose.of) and first.until is second.until
    return (attack.who, whose.of) if alike and attack.who == defense.who else None
