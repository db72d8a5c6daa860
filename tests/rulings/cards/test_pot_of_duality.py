"""Pot of Duality: excavate three, add one; no Special Summon in that turn."""

from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side

DUALITY = "Pot of Duality"


def poured() -> Table:
    """A table on which yugi has taken Sangan of three cards with Pot of Duality."""
    table = Table(
        yugi=side(
            hand=[DUALITY, DUALITY, "Monster Reborn", "Gemini Elf"],
            graveyard=["Summoned Skull"],
            deck=["Kuriboh", "Sangan", "Raigeki", "Waboku"],
        )
    )
    table.yugi.activates(DUALITY)
    table.yugi.chooses("Sangan")
    table.everyone_passes()
    return table


def test_one_of_three_is_added_and_the_rest_are_shuffled_back() -> None:
    table = poured()

    assert table.yugi.hand[-1] == "Sangan"
    assert sorted(table.yugi.deck) == ["Kuriboh", "Raigeki", "Waboku"]
    assert len(table.happened(Shuffled)) == 1
    shown = [event for event in table.told(table.kaiba) if isinstance(event, Revealed)]
    assert len(shown[0].cards) == 3


def test_nobody_is_special_summoned_that_turn_but_one_may_be_normal_summoned() -> None:
    table = poured()

    assert not table.yugi.may("activate", "Monster Reborn")
    assert table.yugi.may("Normal Summon", "Gemini Elf")
    assert not table.yugi.may("activate", DUALITY)


def test_after_a_special_summon_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[DUALITY, "Monster Reborn"], graveyard=["Gemini Elf"]))
    table.yugi.wants("Attack")
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert not table.yugi.may("activate", DUALITY)


def test_with_two_cards_in_the_deck_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[DUALITY], deck=["Kuriboh", "Sangan"]))

    assert not table.yugi.may("activate", DUALITY)


def test_after_a_special_summon_that_was_negated_it_can_be_activated() -> None:
    """Q&A 56 C, 19016, 19592: none was made."""
    table = Table(
        yugi=side(hand=[DUALITY, "Cyber Dragon"]),
        kaiba=side(field=["Uraby", "Solemn Judgment"]),
    )
    table.yugi.special_summons("Cyber Dragon")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.may("activate", DUALITY)
