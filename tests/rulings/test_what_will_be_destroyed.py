"""What counts the cards that an effect will destroy: those that fall in any case."""

import pytest

from engine.yugioh.language import Activate, Cards, IsActivated, NegateEffect, Place, Whose
from engine.yugioh.language.cards import trap
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

ROAD = "Road of Light"
HEROES = ["Elemental HERO Avian", "Elemental HERO Sparkman", "Elemental HERO Burstinatrix"]
SET = face_down("Waboku")


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starlight Road."""
    mine = Cards(whose=Whose.YOURS, place=Place.FIELD)
    falls = IsActivated(Cards(), destroying=mine, least=2)
    deal_in(monkeypatch, trap(ROAD, 9001, Activate(when=falls, do=NegateEffect())))


@pytest.mark.parametrize(
    ("heroes", "beside", "theirs", "offered"),
    [
        (3, [], [SET], True),
        (3, [SET], [SET], True),
        (3, [SET, SET], [SET], False),
        (2, [SET], [SET], False),
        (3, [], [], False),
    ],
)
def test_qa_14450_a_choice_destroys_those_that_no_others_can_be_chosen_for(
    heroes: int, beside: list[Lying], theirs: list[Lying], offered: bool
) -> None:
    justice = "R - Righteous Justice"
    table = Table(
        yugi=side(field=[*HEROES[:heroes], *beside], hand=[justice]),
        kaiba=side(field=[face_down(ROAD), *theirs]),
    )
    table.yugi.activates(justice)

    assert table.kaiba.may("activate", ROAD) is offered


@pytest.mark.parametrize(
    ("lying", "held", "offered"),
    [
        ([attacking("Gemini Elf"), attacking("Summoned Skull")], [], True),
        ([attacking("Gemini Elf"), attacking("Celtic Guardian")], [], False),
        ([attacking("Gemini Elf"), face_down("Summoned Skull")], [], False),
        ([attacking("Gemini Elf")], ["Summoned Skull"], False),
    ],
)
def test_qa_14572_what_is_looked_at_first_falls_as_far_as_it_lies_open(
    lying: list[Lying], held: list[str], offered: bool
) -> None:
    virus = "Crush Card Virus"
    table = Table(
        yugi=side(field=["Kuriboh", virus]),
        kaiba=side(field=[face_down(ROAD), *lying], hand=held),
    )
    table.yugi.activates(virus)

    assert table.kaiba.may("activate", ROAD) is offered
