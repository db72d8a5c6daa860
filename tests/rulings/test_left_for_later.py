"""What an effect leaves to be done in a phase to come, and to whom it is still done then."""

import pytest

from engine.yugioh.language import (
    FORMER,
    THAT,
    Activate,
    AndIfYouDo,
    Apply,
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
    StandsAgainstEffects,
    Target,
    Until,
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


def saved_for_a_turn(monkeypatch: pytest.MonkeyPatch, *, again: bool) -> Table:
    """A monster to be destroyed in the End Phase, which nothing destroys in that turn."""
    doomed = AndIfYouDo(SpecialSummon(THAT), InEndPhase(Destroy(THAT), again=again))
    saved = Apply(StandsAgainstEffects(THAT), Until.END_OF_TURN)
    deal_in(
        monkeypatch,
        quick_play("Errand", 1, Activate(target=Target(BURIED), do=doomed)),
        quick_play("Robe", 2, Activate(target=Target(OURS), do=saved)),
    )
    table = Table(
        yugi=side(hand=["Errand", "Robe"], field=["Book of Moon"], graveyard=["Uraby"])
    )
    table.yugi.activates("Errand")
    table.everyone_passes()
    table.yugi.activates("Robe", targeting="Uraby")
    table.turn_ends()
    assert table.yugi.monsters == ["Uraby"]
    return table


@pytest.mark.parametrize("again", [False, True])
def test_qa_18361_14208_what_was_not_destroyed_is_so_in_the_next_end_phase(
    again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the text names this turn, it is not (Q&A 14208)."""
    table = saved_for_a_turn(monkeypatch, again=again)
    table.turn_ends()

    assert table.yugi.monsters == ([] if again else ["Uraby"])


def test_qa_18361_not_once_it_was_turned_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    table = saved_for_a_turn(monkeypatch, again=True)
    table.kaiba.ends_turn()
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_what_was_done_is_not_left_again(monkeypatch: pytest.MonkeyPatch) -> None:
    doomed = AndIfYouDo(SpecialSummon(THAT), InEndPhase(Destroy(THAT), again=True))
    errand = quick_play("Errand", 1, Activate(target=Target(BURIED), do=doomed))
    deal_in(monkeypatch, errand)
    table = Table(yugi=side(hand=["Errand", "Monster Reborn"], graveyard=["Uraby"]))
    table.yugi.activates("Errand")
    table.turn_ends()
    assert table.yugi.graveyard == ["Errand", "Uraby"]
    table.turn_ends()
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.turn_ends()

    assert table.yugi.monsters == ["Uraby"]
    assert not table.driver.duel.state.lingering.postponed
