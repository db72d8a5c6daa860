"""Why something is not offered: the rule that says most of it, in the format being played."""

from dataclasses import replace

import pytest

from tests.rulings.test_why_not import FIVE_SET, FULL, TWO, bars
from tests.table import Table, face_down, side
from tests.table.laying import Lying, Start


@pytest.mark.parametrize(
    ("yours", "theirs", "name", "reason", "rule"),
    [
        (side(field=FULL), side(field=TWO), "Change of Heart", "NOTHING_TO_DO", "MR-CTRL-06"),
        (side(field=TWO), side(), "Scapegoat", "NOTHING_TO_DO", "MR-TOKEN-04"),
        (side(), side(field=["Sheep Token"]), "Book of Moon", "NO_TARGET", "MR-TOKEN-05"),
        (side(), side(field=["Link Spider"]), "Book of Moon", "NO_TARGET", "MR-LINK-27"),
        (side(), side(field=[face_down("Uraby")]), "Axe of Despair", "NO_TARGET", "MR-INFO-09"),
        (
            side(),
            side(graveyard=[Lying("Black Luster Soldier", proper=False)]),
            "Monster Reborn",
            "NO_TARGET",
            "MR-SS-04",
        ),
    ],
)
def test_what_lies_there_may_be_unsuitable(
    yours: Start, theirs: Start, name: str, reason: str, rule: str
) -> None:
    table = Table(yugi=replace(yours, hand=(name,)), kaiba=theirs)

    assert not table.yugi.may("activate", name)
    assert bars(table.yugi, "activate", name)[0] == (reason, rule)


@pytest.mark.parametrize(
    ("yours", "verb", "name", "bar"),
    [
        (
            side(field=FULL[:3], hand=["Sangan"]),
            "Set",
            "Sangan",
            ("NO_MONSTER_ZONE", "SD-10"),
        ),
        (
            side(field=FIVE_SET[:3], hand=["Pot of Greed"]),
            "activate",
            "Pot of Greed",
            ("NO_SPELL_ZONE", "SD-11"),
        ),
        (
            side(hand=["Dragonpulse Magician"]),
            "activate",
            "Dragonpulse Magician",
            ("NO_SPELL_ZONE", "SD-26"),
        ),
    ],
)
def test_a_speed_duel_names_its_own_rules(
    yours: Start, verb: str, name: str, bar: tuple[str, str]
) -> None:
    table = Table(format="speed", yugi=yours)

    assert not table.yugi.may(verb, name)
    assert bar in bars(table.yugi, verb, name)


def test_after_its_battle_phase_a_speed_duel_turns_no_monster() -> None:
    table = Table(format="speed", yugi=side(field=["Uraby"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert ("ATTACKED", "SD-30") in bars(table.yugi, "change position", "Uraby")
