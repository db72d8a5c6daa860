"""Fairy's Hand Mirror: the opponent's Spell on one monster is turned to another card."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import (
    THAT,
    Cards,
    Destroy,
    Ignition,
    Kind,
    Place,
    Target,
    continuous_spell,
)
from tests.table import Table, face_down, face_up, laying, side

MIRROR, ELF, IMP = "Fairy's Hand Mirror", "Gemini Elf", "Feral Imp"


def doomed(*theirs: str) -> Table:
    """A table on which yugi means to destroy kaiba's Gemini Elf by a Spell."""
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Uraby"], field=list(theirs)),
        kaiba=side(field=[ELF, face_down(MIRROR)]),
    )
    table.yugi.activates("Tribute to The Doomed", targeting=ELF)
    return table


def test_the_spell_goes_to_a_monster_of_its_own_player() -> None:
    table = doomed(IMP)
    table.kaiba.activates(MIRROR, targeting=IMP)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == [ELF]


def test_without_another_lawful_target_it_cannot_be_activated() -> None:
    table = doomed()

    assert not table.kaiba.may("activate", MIRROR)


def test_an_effect_of_a_trap_is_not_turned() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break"), IMP], hand=["Uraby"]),
        kaiba=side(field=[ELF, face_down(MIRROR)]),
    )
    table.yugi.activates("Raigeki Break", targeting=ELF)

    assert not table.kaiba.may("activate", MIRROR)


@pytest.mark.rule("MR-ACT-03")
def test_an_effect_of_a_spell_that_lies_face_up_is_not_turned_faq_4903(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pyre = continuous_spell(
        "Pyre",
        1,
        Ignition(target=Target(Cards(Kind.MONSTER, place=Place.FIELD)), do=Destroy(THAT)),
    )
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, pyre.passcode: pyre})
    table = Table(
        yugi=side(field=[face_up("Pyre"), IMP]), kaiba=side(field=[ELF, face_down(MIRROR)])
    )
    table.yugi.activates("Pyre", targeting=ELF)
    assert not table.kaiba.may("activate", MIRROR)
    table.everyone_passes()

    assert table.kaiba.monsters == []


@pytest.mark.rule("MR-ACT-01")
def test_a_spell_that_was_set_is_activated_as_one_of_the_hand_is_faq_4903() -> None:
    table = Table(
        yugi=side(field=[face_down("Tribute to The Doomed"), IMP], hand=["Uraby"]),
        kaiba=side(field=[ELF, face_down(MIRROR)]),
    )
    table.yugi.activates("Tribute to The Doomed", targeting=ELF)
    table.kaiba.activates(MIRROR, targeting=IMP)
    table.everyone_passes()

    assert table.kaiba.monsters == [ELF]
    assert table.yugi.monsters == []


def test_the_new_target_may_be_unaffected_by_traps() -> None:
    """By analogy with Q&A 14612 and 14613: nothing is done to it by this."""
    hero = "Elemental HERO Wildheart"
    table = doomed(hero)
    table.kaiba.activates(MIRROR, targeting=hero)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == [ELF]


def test_a_new_target_that_the_spell_could_not_target_by_then_is_none() -> None:
    """Q&A 14722: turned face-down it is no lawful target of Rush Recklessly any more."""
    table = Table(
        yugi=side(hand=["Rush Recklessly"], field=["La Jinn the Mystical Genie of the Lamp"]),
        kaiba=side(field=[ELF, face_down(MIRROR), face_down("Book of Moon")]),
    )
    table.yugi.activates("Rush Recklessly", targeting="La Jinn the Mystical Genie of the Lamp")
    table.kaiba.activates(MIRROR, targeting=ELF)
    table.kaiba.activates("Book of Moon", targeting=ELF)
    table.everyone_passes()

    assert table.yugi.sees("La Jinn the Mystical Genie of the Lamp").attack == 2500
