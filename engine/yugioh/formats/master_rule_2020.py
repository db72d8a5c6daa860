"""The Master Rule as revised on 1 April 2020 (MR-GEN-02)."""

from engine.yugioh.formats.format import Board, DeckSizes, Format
from engine.yugioh.language import Phase

MASTER_RULE_2020 = Format(
    key="master",
    life=8000,
    opening_hand=5,
    hand_limit=6,
    phases=tuple(Phase),
    board=Board(
        monsters=(0, 1, 2, 3, 4),
        spells=(0, 1, 2, 3, 4),
        extra_monsters=(0, 1),
        pendulum=(0, 4),
    ),
    decks=DeckSizes(main=(40, 60), extra=(0, 15), side=(0, 15)),
)
