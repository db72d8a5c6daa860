"""Freed the Matchless General: denies Spells that target it; a Warrior instead of the draw."""

from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side
from tests.table.laying import Lying

FREED = "Freed the Matchless General"
WARRIOR = "Celtic Guardian"
TOP = "Mokey Mokey"


def drawing(
    field: tuple[str | Lying, ...] = (FREED,),
    deck: tuple[str, ...] = (TOP, "Feral Imp", "Gaia The Fierce Knight", WARRIOR),
    *,
    theirs: tuple[str, ...] = (),
    held: tuple[str, ...] = (),
    turn: int = 3,
) -> Table:
    """The Draw Phase of the player who has Freed."""
    return Table(
        yugi=side(field=field, deck=deck),
        kaiba=side(field=theirs, hand=held),
        phase="draw phase",
        turn=turn,
    )


def draws(table: Table) -> int:
    """How many cards have been drawn."""
    return [event.why for event in table.happened(Moved)].count(Why.DRAWN)


def test_a_spell_that_targets_it_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Kuriboh"]), kaiba=side(field=[FREED])
    )
    table.yugi.activates("Tribute to The Doomed", cost="Kuriboh", targeting=FREED)
    table.everyone_passes()

    assert table.kaiba.monsters == [FREED]
    assert table.yugi.graveyard == ["Kuriboh", "Tribute to The Doomed"]


def test_an_equip_spell_is_destroyed_and_a_spell_that_targets_nothing_is_not_denied() -> None:
    table = Table(yugi=side(field=[FREED], hand=["Axe of Despair", "Dark Hole"]))
    table.yugi.activates("Axe of Despair", targeting=FREED)
    table.everyone_passes()
    assert table.yugi.graveyard == ["Axe of Despair"]
    assert table.yugi.sees(FREED).attack == 2300
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_a_trap_that_targets_it_is_not_denied() -> None:
    table = Table(yugi=side(field=[FREED]), kaiba=side(field=["Sakuretsu Armor"]))
    table.yugi.attacks_with(FREED)
    table.kaiba.activates("Sakuretsu Armor")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_instead_of_the_draw_a_level_4_or_lower_warrior_is_added_from_the_deck() -> None:
    table = drawing()
    table.yugi.activates(FREED)
    table.everyone_passes()

    assert table.yugi.hand == [WARRIOR]
    assert draws(table) == 0
    assert table.phase == "main phase 1"


def test_who_does_not_wish_it_draws() -> None:
    table = drawing()
    table.yugi.passes()
    table.everyone_passes()

    assert table.yugi.hand == [TOP]
    assert table.chains() == []


def test_without_such_a_warrior_it_cannot_be_activated() -> None:
    table = drawing(deck=(TOP, "Feral Imp", "Gaia The Fierce Knight"))
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [[]]
    assert table.yugi.hand == [TOP]


def test_of_two_on_a_chain_only_the_one_that_resolves_first_adds_a_card() -> None:
    table = drawing((FREED, FREED), (TOP, WARRIOR, "Dark Blade", "Kuriboh"))
    table.yugi.activates(FREED)
    table.yugi.activates(FREED)
    table.everyone_passes()
    table.yugi.chooses("Dark Blade")
    table.everyone_passes()

    assert table.chains() == [[FREED, FREED]]
    assert table.yugi.hand == ["Dark Blade"]
    assert draws(table) == 0


def test_where_its_effect_is_negated_the_draw_is_made() -> None:
    table = drawing(held=("Ash Blossom & Joyous Spring",))
    table.yugi.activates(FREED)
    table.kaiba.activates("Ash Blossom & Joyous Spring")
    table.everyone_passes()

    assert table.yugi.hand == [TOP]
    assert table.chains() == [[FREED, "Ash Blossom & Joyous Spring"]]


def test_gone_before_it_resolves_it_does_nothing_and_the_draw_is_made() -> None:
    table = drawing(theirs=("Compulsory Evacuation Device",))
    table.yugi.activates(FREED)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=FREED)
    table.everyone_passes()

    assert table.yugi.hand == [FREED, TOP]


def test_nobody_can_use_anything_else_before_the_draw() -> None:
    table = drawing(theirs=("Dust Tornado",))
    table.yugi.passes()
    table.kaiba.passes()

    assert draws(table) == 1


def test_where_there_is_no_normal_draw_nothing_takes_its_place() -> None:
    table = drawing(turn=1)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.yugi.hand == []


def test_it_does_nothing_in_the_draw_phase_of_the_opponent() -> None:
    table = Table(yugi=side(), kaiba=side(field=[FREED], deck=[WARRIOR]), phase="draw phase")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TRIGGER)


def test_premature_burial_brings_it_back_and_is_not_negated() -> None:
    """FAQ 5316: what is negated resolves while it is on the field."""
    table = Table(yugi=side(hand=["Premature Burial"], graveyard=[FREED]))
    table.yugi.activates("Premature Burial")
    table.everyone_passes()

    assert table.yugi.field == [FREED, "Premature Burial"]
