"""What Link Markers make of the monsters on the field."""

from engine.yugioh.field.arrows import co_linked_group, link_monsters, pointed_monsters
from engine.yugioh.language import Frame
from tests.table import Table


def is_linked(table: Table, name: str) -> bool:
    """Whether the card of that name on the field is in the linked state (MR-LINK-19)."""
    duel = table.driver.duel
    card = next(each for each in duel.state.field() if each.text.name == name)
    points = card.text.frame is Frame.LINK and bool(pointed_monsters(duel, card))
    return points or any(card in pointed_monsters(duel, each) for each in link_monsters(duel))


def is_extra_linked(table: Table) -> bool:
    """Whether co-links connect both Extra Monster Zones (MR-XLINK-01)."""
    duel = table.driver.duel
    left, right = duel.state.extra_monsters
    return left is not None and right is not None and right in co_linked_group(duel, left)
