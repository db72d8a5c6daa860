"""Why something cannot be done says what it takes, and what there is."""

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.protocol import Seat
from tests.table import Table, face_up, side
from tests.talk.reading import YUGI, reader

HAND = ["Dark Magician", "Summoned Skull", "Axe of Despair", "Synch Blast Wave"]


def said(table: Table, name: str, language: str = "en", seat: Seat = YUGI) -> list[str]:
    """Every reason against something that the seat might do with the card of that name."""
    read = reader(seat, language)
    for group in YUGIOH.cards(table.driver.match, read):
        for card in group.cards:
            found = YUGIOH.read(table.driver.match, read, card.handle)
            if found.name == name:
                return [each.text for why in found.refusals for each in why.reasons]
    raise AssertionError(f"no {name}")


@pytest.fixture
def table() -> Table:
    laid = Table(yugi=side(hand=HAND, field=[face_up("Gemini Elf")], extra=["Junk Warrior"]))
    laid.driver.pass_to(lambda decision: decision.seat == YUGI, "ask Yugi")
    return laid


@pytest.mark.rule("MR-SUM-05")
def test_tributes_are_counted(table: Table) -> None:
    (why, _) = said(table, "Dark Magician")

    assert why == "Needs 2 Tributes; you control only 1 monster that can be Tributed for it."
    assert said(table, "ブラック・マジシャン", "ja")[0].startswith("リリースが2体必要")
    assert said(table, "黑魔导", "zh")[0].startswith("需要解放2只怪兽")


def test_an_effect_says_when_alone_it_can_be_used(table: Table) -> None:
    assert said(table, "Axe of Despair")[-1] == (
        "Only when this card is sent from the field to the GY."
    )
    assert said(table, "デーモンの斧", "ja")[-1] == (
        "使えるのは、このカードがフィールドから墓地へ送られた時だけです。"
    )
    assert said(table, "恶魔之斧", "zh")[-1] == "仅限此卡从场上被送至墓地时。"


def test_conditions_and_targets_are_named(table: Table) -> None:
    told = said(table, "Synch Blast Wave")

    assert told[0] == "Only if you control a Synchro Monster."
    assert told[1] == "There is no valid target: a monster your opponent controls."


def test_materials_are_counted_against_the_own_field(table: Table) -> None:
    assert said(table, "Junk Warrior") == [
        "You do not have the materials for it; you control 1 monster."
    ]


@pytest.mark.rule("MR-EFF-04")
def test_a_cost_is_named() -> None:
    table = Table(yugi=side(hand=["Tribute Doll"]))
    table.driver.pass_to(lambda decision: decision.seat == YUGI, "ask Yugi")

    assert "You cannot pay its cost: Tribute 1 monster." in said(table, "Tribute Doll")


def test_flipping_is_no_occasion_that_the_opening_names() -> None:
    table = Table(yugi=side(field=[face_up("Man-Eater Bug")]))
    table.driver.pass_to(lambda decision: decision.seat == YUGI, "ask Yugi")

    assert not any("FLIP" in each or "fLIP" in each for each in said(table, "Man-Eater Bug"))
