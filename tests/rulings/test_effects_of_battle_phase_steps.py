"""What is used as the Battle Phase begins or ends is used one after another."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    AtPhase,
    BattlePhaseEnds,
    Cards,
    Destroy,
    Did,
    Draw,
    Effect,
    Feat,
    Frame,
    If,
    Kind,
    Phase,
    Place,
    ThisIs,
    Trigger,
    Whose,
)
from engine.yugioh.language.cards import CardText
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

BEGINS = AtPhase(Phase.BATTLE)
BATTLED = ThisIs(Cards(like=(Did(Feat.BATTLED),)))
THEIR_MONSTERS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
LayBeside = Callable[..., None]


def made_up(name: str, passcode: int, *effects: Effect) -> CardText:
    """A made-up monster of 1900 ATK with those effects."""
    like = by_name("Gemini Elf")
    return replace(like, name=name, passcode=passcode, frame=Frame.EFFECT, effects=effects)


def two_drawers(when: Trigger, *, where: Place | None = None) -> list[CardText]:
    """Two monsters, each of which lets its player draw then."""
    drawing = If(when, where=where, do=Draw(1), you_can=True)
    return [made_up("Drawer", 9001, drawing), made_up("Second Drawer", 9002, drawing)]


@pytest.mark.rule("MR-BATTLE-03")
def test_two_are_used_one_after_another_as_the_battle_phase_begins(
    lay_beside: LayBeside,
) -> None:
    """Q&A 22772, 22876."""
    lay_beside(*two_drawers(BEGINS))
    table = Table(yugi=side(field=["Drawer", "Second Drawer"]))
    table.yugi.announces_battle_phase()
    table.yugi.activates("Second Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == 1
    table.yugi.activates("Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == 2
    table.everyone_passes()


@pytest.mark.rule("MR-BATTLE-09")
@pytest.mark.parametrize("where", [None, Place.HAND])
def test_two_are_used_one_after_another_as_it_ends(
    where: Place | None, lay_beside: LayBeside
) -> None:
    """Q&A 14354, 20200, and 19451 of the hand."""
    lay_beside(*two_drawers(BattlePhaseEnds(), where=where))
    names = ["Drawer", "Second Drawer"]
    table = Table(yugi=side(field=names) if where is None else side(hand=names))
    held = len(table.yugi.hand)
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.yugi.activates("Second Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == held + 1
    table.yugi.activates("Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == held + 2
    table.everyone_passes()


@pytest.mark.rule("MR-BATTLE-09")
def test_of_the_hand_who_holds_none_is_asked_as_well(lay_beside: LayBeside) -> None:
    lay_beside(*two_drawers(BattlePhaseEnds(), where=Place.HAND))
    table = Table(yugi=side(hand=["Drawer"]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.everyone_passes()
    assert table.was_asked(table.kaiba, Reason.TRIGGER)


@pytest.mark.rule("MR-BATTLE-03")
@pytest.mark.parametrize("you_can", [True, False])
def test_the_turn_player_comes_first(you_can: bool, lay_beside: LayBeside) -> None:
    """Q&A 22876: whose card the other one's destroys can use nothing any more (Q&A 9209)."""
    destroying = If(BEGINS, do=Destroy(THEIR_MONSTERS), you_can=you_can)
    lay_beside(made_up("Destroyer", 9001, destroying))
    table = Table(yugi=side(field=["Destroyer"]), kaiba=side(field=["Destroyer"]))
    table.yugi.announces_battle_phase()
    if you_can:
        table.yugi.activates("Destroyer")
    table.everyone_passes()
    assert (table.yugi.monsters, table.kaiba.monsters) == (["Destroyer"], [])
    assert not table.was_asked(table.kaiba, Reason.TRIGGER)


@pytest.mark.rule("MR-BATTLE-09")
def test_what_is_gone_by_then_is_not_used_as_the_battle_phase_ends(
    lay_beside: LayBeside,
) -> None:
    """Q&A 9209: Laquel's Murmillo destroys Hoplomus, which battled as well."""
    destroying = If(BattlePhaseEnds(), BATTLED, do=Destroy(THEIR_MONSTERS), you_can=True)
    hoplomus = If(BattlePhaseEnds(), BATTLED, do=Draw(1), you_can=True)
    strong = replace(made_up("Hoplomus", 9002, hoplomus), defense=2100)
    lay_beside(made_up("Laquel", 9001, destroying), strong)
    table = Table(yugi=side(field=["Laquel"]), kaiba=side(field=[face_down("Hoplomus")]))
    table.yugi.attacks_with("Laquel")
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.yugi.activates("Laquel")
    table.everyone_passes()
    assert table.kaiba.monsters == []
    assert not table.was_offered(table.kaiba, "Hoplomus")


@pytest.mark.rule("MR-BATTLE-03")
def test_what_has_to_be_used_is_put_in_order_by_its_player(lay_beside: LayBeside) -> None:
    drawing = If(BEGINS, do=Draw(1))
    lay_beside(made_up("Drawer", 9001, drawing), made_up("Second Drawer", 9002, drawing))
    table = Table(yugi=side(field=["Drawer", "Second Drawer"]))
    table.yugi.announces_battle_phase()
    table.kaiba.passes()
    assert table.asked == "yugi BATTLE_PHASE_ORDER"
    table.driver.choose("Second Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == 1
    table.everyone_passes()
    assert len(table.yugi.hand) == 2


@pytest.mark.rule("MR-BATTLE-03")
def test_what_comes_in_the_start_step_is_used_in_it_once_nobody_answers(
    lay_beside: LayBeside,
) -> None:
    """Q&A 24131."""
    lay_beside(*two_drawers(BEGINS))
    laid = side(field=[face_down("Call of the Haunted")], graveyard=["Drawer"])
    table = Table(yugi=laid, kaiba=side(hand=["Kuriboh"]))
    table.yugi.announces_battle_phase()
    table.yugi.activates("Call of the Haunted", targeting="Drawer")
    table.chain_resolves()
    assert table.asked == "yugi RESPOND"
    table.yugi.passes()
    assert table.asked == "kaiba RESPOND"
    table.kaiba.passes()
    assert table.asked == "yugi TRIGGER"
    table.yugi.activates("Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == 1
    table.everyone_passes()
    assert table.asked == "yugi ACT"


@pytest.mark.rule("MR-BATTLE-03")
def test_it_is_asked_once_in_that_step(lay_beside: LayBeside) -> None:
    """Who says no is not asked again for what another card has done since."""
    lay_beside(*two_drawers(BEGINS))
    table = Table(yugi=side(field=["Drawer"]), kaiba=side(field=["Second Drawer"]))
    table.yugi.announces_battle_phase()
    table.kaiba.passes()
    assert table.asked == "yugi TRIGGER"
    table.yugi.passes()
    table.kaiba.activates("Second Drawer")
    table.everyone_passes()
    assert table.asked == "yugi ACT"
    asked = [each for each in table.driver.asked if each.reason is Reason.TRIGGER]
    assert [each.seat for each in asked] == [table.yugi.seat, table.kaiba.seat]
