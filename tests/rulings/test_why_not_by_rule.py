"""Why something is not offered: the rule that says most of it, in the format being played."""

from dataclasses import replace

import pytest

from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.views.statutes import rule_for
from tests.rulings.test_why_not import FIVE_SET, FULL, TWO, bars
from tests.table import Table, face_down, side
from tests.table.laying import Lying, Start, lay


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


SCALE, STARS = "Timegazer Magician", "Stargazer Magician"


@pytest.mark.rule("MR-PEND-03")
def test_when_a_scale_can_be_activated_is_told_of_the_hand_alone() -> None:
    """Activated it is from the hand, in a Main Phase, and by no effect of its own."""
    table = Table(yugi=side(hand=[SCALE, STARS, "Pot of Greed"], field=["Uraby"]))
    table.yugi.enters_battle_phase()

    assert bars(table.yugi, "activate", SCALE) == [("WRONG_PHASE", "MR-PEND-03")]
    assert ("WRONG_PHASE", "MR-PEND-03") in bars(table.yugi, "activate", STARS)
    assert bars(table.yugi, "activate", "Pot of Greed") == [("WRONG_PHASE", "MR-SPELL-01")]


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.parametrize(
    ("yours", "name", "is_card", "rule"),
    [
        (side(hand=[STARS]), STARS, True, "MR-PEND-03"),
        (side(hand=[STARS]), STARS, False, "MR-EFF-05"),
        (side(field=[STARS]), STARS, True, "MR-EFF-05"),
        (side(graveyard=[STARS]), STARS, False, "MR-EFF-05"),
        (side(hand=["Sangan"]), "Sangan", False, "MR-EFF-05"),
    ],
)
def test_the_time_of_a_scale_is_not_that_of_what_is_triggered(
    yours: Start, name: str, is_card: bool, rule: str
) -> None:
    duel = lay((yours, side()))
    card = next(each for each in duel.state.cards if each.text.name == name)
    use = next(each for each in duel.index.uses_of(card.id) if each.is_card is is_card)
    for barrier in (Barrier.WRONG_PHASE, Barrier.NOT_YOUR_TURN):
        assert rule_for(barrier, Verb.ACTIVATE, duel, card, use.index) == rule
