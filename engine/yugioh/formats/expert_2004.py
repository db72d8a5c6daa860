"""The Expert Rules of 2004: five Monster Zones, a Fusion Deck, the first player draws."""

from dataclasses import replace

from engine.yugioh.formats.format import (
    ANY_NUMBER,
    Board,
    DeckSizes,
    Hooks,
    Settling,
    of_the_first_generation,
    on_every_turn,
)
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020

EXPERT_2004 = replace(
    MASTER_RULE_2020,
    key="expert",
    board=Board(monsters=(0, 1, 2, 3, 4), spells=(0, 1, 2, 3, 4), extra_monsters=()),
    decks=DeckSizes(
        main=(40, ANY_NUMBER),
        extra=(0, ANY_NUMBER),
        side=(15, 15),
        no_side=True,
        extra_in_side=False,
    ),
    hooks=Hooks(draws_on=on_every_turn, knows=of_the_first_generation),
    settling=Settling.PLAYER_BY_PLAYER,
    one_field_spell=True,
    draws_short=True,
    ignitions_first=True,
    trims_skipped_turns=True,
    needs_consent=True,
)
