"""What an effect brings is banished when it leaves the field, where the effect says so."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FORMER,
    THAT,
    Activate,
    AndIfYouDo,
    Banish,
    BanishWhenItLeaves,
    Cards,
    Choose,
    Kind,
    Noun,
    Place,
    SetCards,
    SpecialSummon,
    Target,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

OWN = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)


@pytest.mark.rule("MR-SS-01")
@pytest.mark.parametrize(
    ("target", "comes", "leaves"),
    [
        (Target(OWN), THAT, THAT),
        (Target(OWN), THAT, FORMER),
        (None, Choose(OWN), FORMER),
    ],
)
def test_it_is_banished_however_it_was_spoken_of(
    target: Target | None, comes: Noun, leaves: Noun, lay_beside: Callable[..., None]
) -> None:
    brings = AndIfYouDo(SpecialSummon(comes), BanishWhenItLeaves(leaves))
    lay_beside(spell("Bringer", 9001, Activate(target=target, do=brings)))
    table = Table(yugi=side(hand=["Bringer", "Dark Hole"], graveyard=["Uraby"]))
    table.yugi.activates("Bringer")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]


@pytest.mark.parametrize("in_any_case", [True, False])
def test_qa_23515_what_is_banished_in_any_case_is_so_face_up(
    in_any_case: bool, lay_beside: Callable[..., None]
) -> None:
    comes = SpecialSummon(THAT)
    brings = AndIfYouDo(comes, BanishWhenItLeaves(THAT)) if in_any_case else comes
    there = Target(Cards(Kind.MONSTER, place=Place.FIELD))
    lay_beside(
        spell("Bringer", 9001, Activate(target=Target(OWN), do=brings)),
        spell("Hole", 9002, Activate(target=there, do=Banish(THAT, face_down=True))),
    )
    table = Table(yugi=side(hand=["Bringer", "Hole"], graveyard=["Uraby"]))
    table.yugi.activates("Bringer")
    table.everyone_passes()
    table.yugi.activates("Hole")
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]
    (uraby,) = table.driver.duel.state.sides[table.yugi.seat].banished
    assert uraby.face_up is in_any_case


def test_what_is_set_out_of_the_other_graveyard_is_banished_once_used(
    lay_beside: Callable[..., None],
) -> None:
    """Superheavy Samurai Stealthy."""
    theirs = Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.GRAVEYARD))
    sets = AndIfYouDo(SetCards(THAT), BanishWhenItLeaves(THAT))
    lay_beside(spell("Stealth", 9001, Activate(target=theirs, do=sets)))
    kaiba = side(field=["Battle Ox"], graveyard=["Dark Hole"])
    table = Table(yugi=side(hand=["Stealth"]), kaiba=kaiba)
    table.yugi.activates("Stealth", targeting="Dark Hole")
    table.everyone_passes()
    assert table.yugi.spells == ["Dark Hole"]
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.banished == ["Dark Hole"]
