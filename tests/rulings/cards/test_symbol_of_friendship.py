"""Symbol of Friendship: drawn in need and kept revealed, it finds any card."""

import pytest

from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason, Verb
from engine.yugioh.views.why_not import why_not
from tests.fuzz.explaining import unexplained
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

SYMBOL = "Symbol of Friendship"
THREE: tuple[str | Lying, ...] = (
    attacking("Kuriboh"),
    attacking("Uraby"),
    face_down("Mystical Elf"),
)


def _drawing(
    *foes: str | Lying,
    first: str = SYMBOL,
    field: tuple[str | Lying, ...] = (),
    theirs: tuple[str | Lying, ...] = (),
) -> Table:
    """Yugi is about to draw `first`."""
    table = Table(
        yugi=side(
            field=field, hand=["Pot of Greed"], deck=[first, "Uraby", "Raigeki", "Sangan"]
        ),
        kaiba=side(field=(*foes, *theirs)),
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    return table


def _shows(table: Table) -> Table:
    table.driver.pass_to(lambda decision: decision.reason is Reason.TRIGGER, "have it shown")
    table.driver.choose(SYMBOL)
    return table


def _shown(*foes: str | Lying) -> Table:
    return _shows(_drawing(*foes))


def _may_be_activated(table: Table) -> bool:
    """Whether it can be, once yugi is free to act."""
    yugi = table.yugi.seat
    table.driver.pass_to(
        lambda decision: decision.reason is Reason.ACT and decision.seat == yugi, "let yugi act"
    )
    return table.yugi.may("activate", SYMBOL)


def test_qa_14834_revealed_as_it_is_drawn_it_finds_any_card_in_main_phase_1() -> None:
    table = _shown(*THREE)
    table.yugi.activates(SYMBOL)
    table.everyone_passes()
    table.yugi.chooses("Sangan")

    assert sorted(table.yugi.hand) == ["Pot of Greed", "Sangan"]
    assert table.yugi.graveyard == [SYMBOL]
    assert len(table.happened(Revealed)) == 2


def test_it_need_not_be_shown_but_then_it_cannot_be_activated() -> None:
    table = _drawing(*THREE)

    assert not _may_be_activated(table)
    assert table.questions(Reason.TRIGGER) == [[f"apply {SYMBOL}"]]
    assert table.happened(Revealed) == []


def test_it_is_told_why_it_is_shown_or_not() -> None:
    table = _drawing(*THREE)
    driver, seat = table.driver, table.yugi.seat
    driver.pass_to(lambda decision: decision.reason is Reason.TRIGGER, "have it shown")
    assert unexplained(driver.match) == []
    driver.choose()

    assert not _may_be_activated(table)
    (symbol,) = (
        card for card in driver.duel.state.sides[seat].hand if card.text.name == SYMBOL
    )
    bars = why_not(driver.duel, seat, symbol.id, driver.decision)
    assert (Verb.APPLY, "NO_OCCASION") in [(bar.verb, bar.reason.name) for bar in bars]
    assert unexplained(driver.match) == []


@pytest.mark.parametrize(
    ("foes", "field"),
    [
        pytest.param(THREE[:2], (), id="two monsters"),
        pytest.param(THREE, (face_down("Mirror Force"),), id="a card of one's own"),
    ],
)
def test_only_so_it_can_be_shown(
    foes: tuple[str | Lying, ...], field: tuple[str | Lying, ...]
) -> None:
    table = _drawing(*foes, field=field)

    assert not _may_be_activated(table)
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_who_drew_something_else_is_asked_as_well() -> None:
    table = Table(
        yugi=side(deck=["Uraby", SYMBOL]), kaiba=side(field=THREE), turn_player="kaiba"
    )
    table.turn_ends()

    assert table.yugi.hand == ["Uraby"]
    assert table.questions(Reason.TRIGGER) == [[]]


def test_faq_11671_after_main_phase_1_it_cannot_be_activated() -> None:
    table = _shown(*THREE)
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert not _may_be_activated(table)


def test_nor_in_another_turn() -> None:
    table = _shown(*THREE)
    table.turn_ends()
    table.turn_ends()

    assert not _may_be_activated(table)


def test_a_copy_in_the_hand_is_not_the_one_that_was_shown() -> None:
    table = Table(
        yugi=side(hand=[SYMBOL], deck=[SYMBOL, "Uraby"]),
        kaiba=side(field=THREE),
        turn_player="kaiba",
    )
    table.turn_ends()

    assert not _may_be_activated(table)


def test_qa_14832_afterwards_the_field_no_longer_matters() -> None:
    table = _shows(_drawing(*THREE, theirs=(face_down("Torrential Tribute"),)))
    assert _may_be_activated(table)
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert _may_be_activated(table)


def test_faq_11671_set_it_cannot_be_activated_any_more() -> None:
    table = _shown(*THREE)
    table.yugi.sets(SYMBOL)

    assert not _may_be_activated(table)
