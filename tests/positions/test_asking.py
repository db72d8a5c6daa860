"""Any two cards can be asked about: the answer comes, within bounds, and is always the same."""

import os
import random
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest

from cards.games.yugioh.posing import CAST, pose
from cards.yugioh import BOOK, by_name
from engine.core.posing import Verdict
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.positions.asking import LAYING, MOST_WORK, Asking
from engine.yugioh.positions.course import ASKER
from engine.yugioh.positions.situations import REACHED, Situation
from engine.yugioh.positions.supplies import Laid
from tests.builds import only_of_the_source
from tests.chance import another_hash_seed

SAMPLE = 6
ANSWERS = (Verdict.YES, Verdict.NO, Verdict.DECLINED)


def asking(asked: str, about: str) -> Asking:
    return Asking(by_name(asked), by_name(about), CAST, MASTER_RULE_2020, BOOK)


def sample() -> list[str]:
    """Cards drawn once and for all, each with an effect."""
    names = sorted(text.name for text in BOOK.values() if text.effects)
    return random.Random(7).sample(names, SAMPLE)


SENT_TO_THE_DECK = ("Honest", "Plaguespreader Zombie")
"""The first can be the card that pays the other's cost; where it lies then nobody knows."""
PAIRS = [
    SENT_TO_THE_DECK,
    *zip(sample(), sample(), strict=True),
    *pairwise([*sample(), sample()[0]]),
]
"""Each of the sample is asked about itself and about the next, and so each is asked about."""


@pytest.mark.parametrize(("asked", "about"), PAIRS)
def test_a_pair_of_cards_gets_an_answer_within_bounds(asked: str, about: str) -> None:
    both = asking(asked, about)
    for situation in Situation:
        case = both.case(situation)
        assert case.verdict in ANSWERS
        assert 0 <= both.purse.left <= MOST_WORK
        assert (case.position is None) == (case.verdict is Verdict.DECLINED)


@pytest.mark.parametrize("situation", Situation)
def test_the_position_shows_the_answer_again(situation: Situation) -> None:
    both = asking("Raigeki Break", "Man-Eater Bug")
    case = both.case(situation)
    if case.position is not None:
        _, chance = both.again(case, lambda laid, told: None)
        offered = chance.action is not None
        assert offered == (case.verdict is Verdict.YES) or situation in REACHED


def test_a_declined_case_has_no_position_to_play() -> None:
    both = asking("Dark Hole", "Pot of Greed")
    case = both.case(Situation.ATTACKS)
    assert case.verdict is Verdict.DECLINED
    with pytest.raises(ValueError, match="no position"):
        both.again(case, lambda laid, told: None)


@only_of_the_source("it sets a constant of the engine to another number")
def test_work_without_end_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.yugioh.positions.asking.MOST_WORK", 3)
    case = asking("Magic Jammer", "Dark Hole").case(Situation.ACTIVATED)
    assert case.verdict is Verdict.DECLINED


def test_what_is_not_needed_is_not_on_the_table() -> None:
    case = asking("Seven Tools of the Bandit", "Jar of Greed").case(Situation.ACTIVATED)
    assert case.position is not None
    assert {supply.name for supply in case.position.supplies} == {CAST.weak}


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ("Nobleman of Crossout", "Dark Blade"),
        ("Remove Trap", "Swords of Revealing Light"),
        ("Remove Trap", "Jinzo"),
        ("Smashing Ground", "Fiendish Chain"),
    ],
)
def test_what_only_another_kind_of_card_can_be_used_on_is_told_so(
    asked: str, about: str
) -> None:
    assert asking(asked, about).case(Situation.FACE_UP).verdict is Verdict.NO


@pytest.mark.parametrize("asked", ["Ring of Destruction", "Effect Veiler"])
def test_what_is_used_in_the_other_turn_is_tried_there(asked: str) -> None:
    case = asking(asked, "Dark Magician Girl").case(Situation.FACE_UP)
    assert case.verdict is Verdict.YES
    assert case.touched
    assert case.position is not None
    assert case.position.turn_player != ASKER


@pytest.mark.parametrize("asked", ["Axe of Despair", "Monster Reborn", "Exiled Force"])
@pytest.mark.parametrize("about", ["Dark Hole", "Mirror Force"])
def test_what_is_too_slow_to_be_chained_is_told_so_first(asked: str, about: str) -> None:
    codes = by_name(asked).passcode, by_name(about).passcode
    posed = pose(*codes, "activated", "en")
    assert posed.verdict is Verdict.NO
    assert posed.because[0].rule == "MR-CHAIN-10"


TOLD = """
from cards.games.yugioh.posing import pose
from cards.yugioh import by_name
for asked, about in (("Magic Jammer", "Dark Hole"), ("Trap Hole", "Jinzo")):
    for key in ("activated", "summoned", "face-up"):
        print(pose(by_name(asked).passcode, by_name(about).passcode, key, "en"))
"""


def test_the_answer_does_not_depend_on_the_hash_seed() -> None:
    with redirect_stdout(StringIO()) as here:
        exec(TOLD, {})
    elsewhere = subprocess.run(
        [sys.executable, "-c", TOLD],
        env={**os.environ, "PYTHONHASHSEED": another_hash_seed()},
        capture_output=True,
        check=True,
        text=True,
    )
    assert here.getvalue() == elsewhere.stdout
    assert "Verdict.YES" in elsewhere.stdout


@pytest.mark.parametrize(
    ("asked", "about", "verdict"),
    [
        ("Time Seal", "Gorz the Emissary of Darkness", Verdict.DECLINED),
        ("Jar of Avarice", "Red Dragon Archfiend", Verdict.DECLINED),
        ("Compulsory Evacuation Device", "Injection Fairy Lily", Verdict.NO),
        ("Skill Drain", "Wall of Illusion", Verdict.NO),
    ],
)
def test_what_only_the_position_lacks_is_no_answer(
    asked: str, about: str, verdict: Verdict
) -> None:
    """Gorz comes by damage outside of battles too; a Jar without its targets tells nothing."""
    assert asking(asked, about).case(Situation.ACTIVATED).verdict is verdict


@only_of_the_source("it counts what the source does")
@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ("Blind Destruction", "Shadowslayer"),
        ("Odd-Eyes Pendulum Dragon", "Blindly Loyal Goblin"),
        ("Supply Squad", "Goblindbergh"),
    ],
)
def test_laying_out_a_position_is_work_too(
    asked: str, about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = Counter[str]()

    def counted(*given: Any) -> Laid:
        laid["positions"] += 1
        return Laid(*given)

    monkeypatch.setattr("engine.yugioh.positions.asking.Laid", counted)
    asking(asked, about).case(Situation.FACE_UP)
    assert 0 < laid["positions"] <= MOST_WORK / LAYING


@only_of_the_source("it sets a constant of the engine to another number")
def test_an_answer_that_is_found_stands_where_no_work_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = asking("Mystical Space Typhoon", "Macro Cosmos")
    whole = both.case(Situation.FACE_UP)
    assert whole.position is not None
    monkeypatch.setattr("engine.yugioh.positions.asking.MOST_WORK", 40)
    hasty = both.case(Situation.FACE_UP)
    assert hasty.verdict is Verdict.YES
    assert hasty.position is not None
    assert len(hasty.position.supplies) > len(whole.position.supplies)


@pytest.mark.parametrize("about", ["Supply Squad", "Heart of the Underdog"])
def test_the_effects_of_a_card_count_beside_its_activation(about: str) -> None:
    """Nothing can answer what it is to lie there, but its effect draws."""
    case = asking("Ash Blossom & Joyous Spring", about).case(Situation.ACTIVATED)
    assert case.verdict is Verdict.YES
    assert case.touched
