"""The Expert Rules of 2004: five Monster Zones, a Fusion Deck, the first player draws."""

from dataclasses import replace

from engine.yugioh.formats.format import Board, DeckSizes, Hooks, on_every_turn
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020

EXPERT_2004 = replace(
    MASTER_RULE_2020,
    key="expert",
    board=Board(monsters=(0, 1, 2, 3, 4), spells=(0, 1, 2, 3, 4), extra_monsters=()),
    decks=DeckSizes(main=(40, None), extra=(0, None), side=(15, 15)),
    hooks=Hooks(draws_on=on_every_turn),
)
