"""Magic Drain: a Spell is negated, unless its player gives up another one."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

CARD = "Magic Drain"


def _answered(hand: list[str]) -> Table:
    table = Table(
        yugi=side(hand=["Dian Keto the Cure Master", *hand]), kaiba=side(field=[CARD])
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.kaiba.activates(CARD)
    return table


def test_who_gives_up_a_spell_keeps_the_other_one() -> None:
    """FAQ 5133: whether they do is decided as it resolves."""
    table = _answered(["Dark Hole", "Uraby"])
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.life == 9000
    assert table.yugi.hand == ["Uraby"]


def test_who_gives_up_none_loses_it() -> None:
    table = _answered(["Dark Hole"])
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert table.yugi.hand == ["Dark Hole"]
    assert table.yugi.graveyard == ["Dian Keto the Cure Master"]


def test_who_holds_no_spell_is_asked_all_the_same_and_loses_it() -> None:
    """Silence would tell what they hold."""
    table = _answered(["Uraby"])
    assert table.questions(Reason.WHETHER) == []
    table.yugi.declines()
    table.everyone_passes()

    assert table.questions(Reason.WHETHER) == [["No"]]
    assert table.yugi.life == 8000
    assert table.yugi.hand == ["Uraby"]


def test_who_holds_nothing_is_not_asked() -> None:
    table = _answered([])
    table.everyone_passes()

    assert table.questions(Reason.WHETHER) == []
    assert table.yugi.life == 8000
