"""Kuribandit: in the End Phase of its Normal Summon it is Tributed to excavate five cards."""

from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

FIVE = ["Kuriboh", "Raigeki", "Sangan", "Waboku", "Gemini Elf"]


def summoned(*deck: str) -> Table:
    """A table on which yugi has Normal Summoned Kuribandit and ends the turn with it."""
    table = Table(yugi=side(hand=["Kuribandit"], deck=deck))
    table.yugi.summons("Kuribandit")
    table.yugi.ends_turn()
    return table


def test_a_spell_or_trap_of_the_five_is_added_and_the_rest_go_to_the_graveyard() -> None:
    table = summoned(*FIVE, "Mystical Elf")
    table.yugi.activates("Kuribandit")
    table.yugi.agrees()
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Raigeki", "Waboku"]]
    assert table.yugi.hand == ["Waboku"]
    assert sorted(table.yugi.graveyard) == sorted(
        ["Kuribandit", "Kuriboh", "Raigeki", "Sangan", "Gemini Elf"]
    )
    assert table.yugi.deck == ["Mystical Elf"]
    assert table.happened(Shuffled) == []


def test_all_five_are_shown_to_the_opponent() -> None:
    table = summoned(*FIVE)
    table.yugi.activates("Kuribandit")
    table.yugi.declines()
    table.everyone_passes()

    (shown, *_) = [e for e in table.told(table.kaiba) if isinstance(e, Revealed)]
    assert len(shown.cards) == 5
    assert len(table.yugi.graveyard) == 6


def test_with_four_cards_in_the_deck_it_cannot_be_used() -> None:
    table = summoned(*FIVE[:4])
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_summoned_in_an_earlier_turn_it_does_nothing() -> None:
    table = Table(yugi=side(field=["Kuribandit"], deck=FIVE))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)
