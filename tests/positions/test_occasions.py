"""What waits for an occasion is given one before it is told that it cannot be used."""

import pytest

from cards.games.yugioh.posing import CAST
from cards.yugioh import BOOK, by_name
from engine.core.posing import Verdict
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.positions.arranging import Arranging
from engine.yugioh.positions.asking import Asking
from engine.yugioh.positions.situations import Plan, Situation
from engine.yugioh.positions.trying import Case
from engine.yugioh.state.spots import SEATS


def case(asked: str, about: str, situation: Situation) -> Case:
    both = Asking(by_name(asked), by_name(about), CAST, MASTER_RULE_2020, BOOK)
    return both.case(situation)


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ("Cyber Jar", "Light of Intervention"),  # Q&A 6231
        ("Goblindbergh", "Skill Drain"),  # Q&A 23257
        ("Mirror Force", "Macro Cosmos"),
        ("Kuriboh", "Skill Drain"),
        ("Sangan", "Skill Drain"),
        ("Magic Jammer", "Jinzo #7"),
    ],
)
def test_what_answers_something_can_be_used_while_another_card_lies_there(
    asked: str, about: str
) -> None:
    assert case(asked, about, Situation.MEANWHILE).verdict is Verdict.YES


@pytest.mark.parametrize("asked", ["Mirror Force", "Trap Hole"])
def test_what_the_other_card_forbids_is_still_no(asked: str) -> None:
    """MR-MISC-03: Jinzo."""
    assert case(asked, "Jinzo", Situation.MEANWHILE).verdict is Verdict.NO


@pytest.mark.parametrize(
    ("asked", "about", "situation"),
    [
        ("Weather Report", "Swords of Revealing Light", Situation.FACE_UP),  # Q&A 6174
        ("Copycat", "Beast King Barbaros", Situation.FACE_UP),  # Q&A 60
        ("Penguin Soldier", "Dark Blade", Situation.FACE_UP),
        ("Man-Eater Bug", "Dark Blade", Situation.SET),
        ("Magician of Faith", "Pot of Greed", Situation.GRAVEYARD),
    ],
)
def test_what_is_triggered_by_its_own_coming_reaches_a_card_that_lies_there(
    asked: str, about: str, situation: Situation
) -> None:
    found = case(asked, about, situation)
    assert found.verdict is Verdict.YES


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ("D.D. Warrior", "Penguin Soldier"),  # Q&A 79
        ("Ally of Justice Catastor", "D.D. Warrior"),  # Q&A 7304
        ("Goyo Guardian", "Colossal Fighter"),  # Q&A 8782
        ("Man-Eater Bug", "Dark Blade"),
        ("Drillroid", "Dark Blade"),
        ("Mystic Swordsman LV2", "Dark Blade"),
        ("Supply Squad", "Dark Blade"),
    ],
)
def test_what_is_triggered_in_battle_is_tried_in_battle_with_the_other_card(
    asked: str, about: str
) -> None:
    assert case(asked, about, Situation.DAMAGE_STEP).verdict is Verdict.YES


@pytest.mark.parametrize("asked", ["D.D. Warrior", "D.D. Warrior Lady"])
def test_what_the_other_card_prevents_in_battle_is_never_yes(asked: str) -> None:
    """Q&A 7304: Catastor destroys the other monster before damage is calculated."""
    found = case(asked, "Ally of Justice Catastor", Situation.DAMAGE_STEP)
    assert found.verdict is not Verdict.YES


def test_a_second_copy_can_be_chained_to_ones_own_first() -> None:
    """Q&A 7434."""
    found = case("Defense Draw", "Defense Draw", Situation.ACTIVATED)
    assert found.verdict is Verdict.YES
    assert found.about_own


def test_every_effect_of_a_card_is_tried_on_a_card_that_lies_there() -> None:
    """Q&A 9683: a Token cannot be turned face-down, but it can be returned."""
    found = case("Castel, the Skyblaster Musketeer", "Sheep Token", Situation.FACE_UP)
    assert found.verdict is Verdict.YES
    assert found.touched


def test_what_only_could_not_be_set_up_is_declined() -> None:
    found = case("Hino-Kagu-Tsuchi", "Macro Cosmos", Situation.MEANWHILE)
    assert found.verdict is not Verdict.NO


@pytest.mark.parametrize("situation", [Situation.FACE_UP, Situation.GRAVEYARD])
def test_what_its_occasion_does_to_the_other_card_is_not_its_own_doing(
    situation: Situation,
) -> None:
    assert case("Destiny Board", "Mokey Mokey", situation).verdict is not Verdict.YES
    assert case("Injection Fairy Lily", "Dark Blade", situation).verdict is not Verdict.YES


@pytest.mark.parametrize(
    ("asked", "waiting", "at_will"),
    [
        ("Breaker the Magical Warrior", 0, 2),
        ("Frequency Magician", 0, 1),
        ("Supply Squad", 1, 0),
        ("Linkuriboh", 0, 1),
    ],
)
def test_an_occasion_is_brought_to_the_effect_that_is_asked_about_alone(
    asked: str, waiting: int, at_will: int
) -> None:
    """Of what can be used at will nothing is brought about for its card's other effects."""
    arranging = Arranging(by_name(asked), by_name("Skill Drain"), CAST, BOOK)

    def plans(only: int | None) -> list[Plan]:
        return list(arranging.plans(Situation.MEANWHILE, SEATS[1], only))

    bare = plans(at_will)
    assert bare
    assert plans(waiting)[: len(bare)] == bare
    assert len(plans(waiting)) > len(bare)
    assert plans(None) == plans(waiting)
