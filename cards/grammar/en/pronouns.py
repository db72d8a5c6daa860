"""Where English says "it" of this card, which other languages name again."""

from dataclasses import replace

from cards.grammar.anaphora import Known, kind_of, settled
from cards.grammar.references import ThisInGraveyard
from cards.grammar.trees import instead, nodes, put_for
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    Among,
    AtPhase,
    BattlePhaseEnds,
    CardText,
    Choose,
    Continuous,
    DealsBattleDamage,
    DetachMaterial,
    Effect,
    EquippedMonster,
    Every,
    Former,
    Gains,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    Joined,
    Node,
    PerCard,
    PerCounter,
    PlaceCounters,
    ReturnToHand,
    Step,
    ThisCard,
    ThisIs,
    Threatened,
    Whenever,
)

IT = Known(None, True)
THEM = Known(None, True, 2)


def spoken(card: CardText) -> tuple[Effect, ...]:
    """The card's effects, with every reference as English puts it."""
    effects = settled(card)
    if equips_itself(effects):
        effects = tuple(map(_of_the_equipped, effects))
    return tuple(map(_spoken, effects))


def equips_itself(effects: tuple[Effect, ...]) -> bool:
    """Whether the card's own activation equips it to what it brings."""
    deeds = (each.do for each in effects if isinstance(each, Activate))
    done = (node for deed in deeds for node in nodes(deed))
    return any(isinstance(node, Step) and node.wears for node in done)


def _of_the_equipped(effect: Effect) -> Effect:
    """What happens of itself to the monster equipped so: it is not just "that monster"."""
    equipped = instead(Known, EquippedMonster())
    return put_for(effect, equipped) if isinstance(effect, Whenever) else effect


def _spoken(effect: Effect) -> Effect:
    effect = put_for(effect, _of_several)
    if isinstance(effect, Activatable) and isinstance(effect.when, IsSentToGraveyard):
        cost = effect.cost if effect.when.which == THIS else None
        if cost is not None and THIS in nodes(cost):
            return replace(effect, cost=put_for(cost, instead(ThisCard, ThisInGraveyard())))
    if isinstance(effect, Activatable) and speaks_of_this(effect):
        return put_for(effect, _this_again)
    if isinstance(effect, Continuous) and _gains_itself(effect):
        return put_for(effect, _counted_on_this)
    return effect


def _gains_itself(effect: Continuous) -> bool:
    return isinstance(effect.fact, Gains) and isinstance(effect.fact.who, ThisCard)


def speaks_of_this(effect: Activatable) -> bool:
    """Whether this card alone is spoken of before what is done: "it" is this card."""
    if effect.target:
        return False
    if isinstance(effect.when, BattlePhaseEnds):
        return isinstance(effect.condition, ThisIs)
    if isinstance(effect.when, AtPhase):
        return any(isinstance(node, ThisCard) for node in nodes(effect.condition))
    if effect.when is None:
        cost = effect.cost
        return isinstance(cost, DetachMaterial) and isinstance(cost.of, ThisCard)
    direct = isinstance(effect.when, IsSummoned | DealsBattleDamage | IsFlipped)
    return direct and any(isinstance(node, ThisCard) for node in nodes(effect.when))


def _of_several(node: Node) -> Node:
    """What is done then with several cards: with "them", or with "those cards"."""
    if not isinstance(node, Joined):
        return node
    node = put_for(node, _of_several)
    if any(isinstance(each, Among) for each in nodes(node.first)):
        return replace(node, second=put_for(node.second, instead(Former, THEM)))
    if several := _several_in(node.first):
        second = put_for(node.second, instead(Former, several))
        return replace(node, second=put_for(second, _counted))
    return node


def _several_in(step: Step) -> Known | None:
    """The cards as they are named again, where the step is done with all or any number."""
    if isinstance(step, Joined):
        return _several_in(step.second)
    for node in nodes(step):
        match node:
            case Threatened():
                return Known(None, False, 2)
            case Every():
                return Known(kind_of(node.of), False, 2)
            case Choose() if node.as_many_as:
                return Known(kind_of(node.of), False, 2)
    return None


def _counted(node: Node) -> Node:
    """What is counted: always "the number of those cards"."""
    if isinstance(node, PerCard) and isinstance(node.of, Known):
        return replace(node, of=Former())
    return node


def _this_again(node: Node) -> Node:
    """What is done to this card where it was spoken of: it is done to "it"."""
    match node:
        case Gains(ThisCard()):
            return replace(node, who=IT)
        case PlaceCounters(ThisCard()):
            return replace(node, on=IT)
        case ReturnToHand(ThisCard()):
            return replace(node, what=IT)
    return node


def _counted_on_this(node: Node) -> Node:
    """What is counted on this card of what it gains: on "it"."""
    if isinstance(node, PerCounter) and isinstance(node.on, ThisCard):
        return replace(node, on=IT)
    return node
