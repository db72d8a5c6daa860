"""Necklace of Command: its monster falls in battle; draw, or have a random card discarded."""

from engine.core.protocol import Pick
from engine.yugioh.state.reasons import Action, Reason
from tests.table import Table, face_up, side
from tests.table.laying import Start

NECKLACE, DRAW, DISCARD = "Necklace of Command", 1, 2
STRONG, WEAK = "Summoned Skull", "Kuriboh"


def equipped(monster: str = WEAK, hand: tuple[str, ...] = ()) -> Start:
    """A side whose monster wears the Necklace."""
    return side(field=[monster, face_up(NECKLACE, on=monster)], hand=hand)


def fallen(yugi: Start, kaiba: Start) -> Table:
    """Kaiba's monster falls to Yugi's, whose turn it is."""
    table = Table(yugi=yugi, kaiba=kaiba)
    table.yugi.attacks_with(STRONG, at=WEAK)
    table.everyone_passes()
    return table


def choose(table: Table, effect: int) -> None:
    """Kaiba activates that one of the two effects."""
    asked = table.driver.decision
    assert isinstance(asked, Pick)
    assert asked.reason is Reason.TRIGGER_ORDER
    actions = [option for option in asked.options if isinstance(option, Action)]
    table.driver.answer(([action.effect for action in actions].index(effect),))


def test_its_player_chooses_to_draw() -> None:
    table = fallen(side(field=[STRONG], hand=["Uraby"]), equipped())
    choose(table, DRAW)
    table.everyone_passes()

    assert table.kaiba.hand == ["Mokey Mokey"]
    assert table.yugi.hand == ["Uraby"]
    assert table.chains() == [[NECKLACE]]


def test_or_to_have_a_random_card_of_the_opponent_discarded() -> None:
    table = fallen(side(field=[STRONG], hand=["Uraby"]), equipped())
    choose(table, DISCARD)
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Uraby"]
    assert table.chains() == [[NECKLACE]]


def test_one_of_the_two_has_to_be_activated() -> None:
    table = fallen(side(field=[STRONG], hand=["Uraby"]), equipped())

    assert table.asked == "kaiba TRIGGER_ORDER"
    choose(table, DRAW)


def test_what_cannot_be_done_cannot_be_chosen() -> None:
    table = fallen(side(field=[STRONG]), equipped())

    assert not table.was_asked(table.kaiba, Reason.TRIGGER_ORDER)
    assert table.chains() == [[NECKLACE]]
    assert table.kaiba.hand == ["Mokey Mokey"]


def test_destruction_by_an_effect_is_not_enough() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=equipped())
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.graveyard == [WEAK, NECKLACE]
    assert table.chains() == [["Dark Hole"]]
    assert not table.was_offered(table.kaiba, NECKLACE)


def test_a_monster_that_fell_before_and_now_leaves_otherwise_is_not_enough() -> None:
    table = fallen(
        side(field=[STRONG, "Compulsory Evacuation Device"]),
        side(field=[WEAK], hand=["Monster Reborn", NECKLACE]),
    )
    table.turn_ends()
    table.kaiba.activates("Monster Reborn", targeting=WEAK)
    table.everyone_passes()
    table.kaiba.activates(NECKLACE, targeting=WEAK)
    table.everyone_passes()
    table.turn_ends()
    table.yugi.activates("Compulsory Evacuation Device", targeting=WEAK)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Monster Reborn", NECKLACE]
    assert table.chains()[-1] == ["Compulsory Evacuation Device"]


def test_on_a_monster_of_the_opponent_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[STRONG, face_up(NECKLACE, on=WEAK)]), kaiba=side(field=[WEAK])
    )
    table.yugi.attacks_with(STRONG, at=WEAK)
    table.everyone_passes()

    assert table.yugi.graveyard == [NECKLACE]
    assert not table.was_offered(table.yugi, NECKLACE)


def test_banished_it_does_nothing() -> None:
    table = fallen(side(field=[STRONG, face_up("Macro Cosmos")], hand=["Uraby"]), equipped())

    assert NECKLACE in table.kaiba.banished
    assert not table.was_offered(table.kaiba, NECKLACE)
