"""The rule sets, each told as its difference from today's Master Rule."""

from collections.abc import Mapping

from engine.yugioh.formats.expert_2004 import EXPERT_2004
from engine.yugioh.formats.format import Format
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.formats.speed_duel import SPEED_DUEL

FORMATS: Mapping[str, Format] = {
    rules.key: rules for rules in (MASTER_RULE_2020, SPEED_DUEL, EXPERT_2004)
}
"""All that can be played, by key."""
