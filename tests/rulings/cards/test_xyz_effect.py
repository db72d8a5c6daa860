"""Xyz Effect: when you Xyz Summon, destroy a card on the field."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


def test_it_answers_an_own_xyz_summon_and_cannot_target_itself() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf", "Gazelle the King of Mythical Beasts", "Xyz Effect"],
            extra=["Number 39: Utopia"],
        ),
        kaiba=side(field=["Waboku"]),
    )
    assert not table.yugi.may("activate", "Xyz Effect")
    table.yugi.special_summons("Number 39: Utopia")
    table.yugi.activates("Xyz Effect", targeting="Waboku")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Number 39: Utopia", "Waboku"]]
    assert table.kaiba.graveyard == ["Waboku"]


def test_another_summon_is_not_answered() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=["Xyz Effect"]))
    table.yugi.summons("Uraby")

    assert not table.yugi.may("activate", "Xyz Effect")
