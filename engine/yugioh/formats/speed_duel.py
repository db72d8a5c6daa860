"""The Speed Duel: the Master Rule on a smaller field (SD-01, SD-02)."""

from dataclasses import replace

from engine.yugioh.formats.format import Board, DeckSizes
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.language import Phase

SPEED_DUEL = replace(
    MASTER_RULE_2020,
    key="speed",
    life=4000,
    opening_hand=4,
    phases=(Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.BATTLE, Phase.END),
    board=Board(monsters=(1, 2, 3), spells=(1, 2, 3), extra_monsters=(0, 1)),
    decks=DeckSizes(main=(20, 20), extra=(0, 5), side=(0, 0)),
    statutes=(
        ("MR-FIELD-03", "SD-11"),
        ("MR-PEND-03", "SD-26"),
        ("MR-POS-09", "SD-30"),
        ("MR-SPELL-11", "SD-11"),
        ("MR-SUM-08", "SD-10"),
        ("MR-SUM-18", "SD-10"),
        ("MR-TURN-09", "SD-21"),
    ),
)
