"""What an effect leaves to be done in a phase to come, and to whom it is still done then."""

import pytest

from engine.yugioh.language import (
    FORMER,
    THAT,
    Activate,
    AndIfYouDo,
    Banish,
    Cards,
    CardText,
    Choose,
    Destroy,
    InEndPhase,
    Kind,
    Named,
    Place,
    SpecialSummon,
    Target,
    Whose,
    quick_play,
)
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

URABY = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Named("Uraby"),))
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
OURS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)


def teleport(*, targets: bool = False) -> CardText:
    """A Spell that summons a monster until the End Phase."""
    if targets:
        doomed = AndIfYouDo(SpecialSummon(THAT), InEndPhase(Destroy(THAT)))
        return quick_play("Errand", 1, Activate(target=Target(BURIED), do=doomed))
    summoned = SpecialSummon(Choose(URABY))
    return quick_play(
        "Errand", 1, Activate(do=AndIfYouDo(summoned, InEndPhase(Banish(FORMER))))
    )


@pytest.mark.parametrize("covered", [False, True])
def test_a_monster_that_was_turned_face_down_meanwhile_is_not_banished(
    covered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 7747, 19420; Q&A 23625."""
    deal_in(monkeypatch, teleport())
    table = Table(yugi=side(hand=["Errand", "Uraby", "Book of Moon"]))
    table.yugi.activates("Errand")
    table.everyone_passes()
    if covered:
        table.yugi.activates("Book of Moon", targeting="Uraby")
    table.turn_ends()
    assert table.yugi.monsters == (["Uraby"] if covered else [])
    assert table.yugi.banished == ([] if covered else ["Uraby"])


@pytest.mark.parametrize("covered", [False, True])
def test_a_target_that_was_turned_face_down_meanwhile_is_not_destroyed(
    covered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 20392."""
    deal_in(monkeypatch, teleport(targets=True))
    table = Table(yugi=side(hand=["Errand", "Book of Moon"], graveyard=["Uraby"]))
    table.yugi.activates("Errand")
    table.everyone_passes()
    if covered:
        table.yugi.activates("Book of Moon", targeting="Uraby")
    table.turn_ends()
    assert table.yugi.monsters == (["Uraby"] if covered else [])


def test_what_was_face_down_from_the_beginning_is_still_destroyed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only what is turned face-down ceases to be meant (FAQ 7747)."""
    doom = quick_play("Errand", 1, Activate(target=Target(OURS), do=InEndPhase(Destroy(THAT))))
    deal_in(monkeypatch, doom)
    table = Table(yugi=side(hand=["Errand"], field=[face_down("Uraby")]))
    table.yugi.activates("Errand", targeting="Uraby")
    table.turn_ends()
    assert table.yugi.monsters == []
