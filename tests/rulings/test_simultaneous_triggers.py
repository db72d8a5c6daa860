"""Triggered effects: in which order they form a chain, and when they are lost."""

import pytest

from engine.yugioh.state.events.chain import Activated, EffectNegated
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-CHAIN-15", "MR-CHAIN-16", "MR-CHAIN-17")
def test_simultaneous_triggers_stand_on_one_chain_the_turn_players_first() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Sangan"], deck=["Petit Dragon"]),
        kaiba=side(field=["Sangan"], deck=["Feral Imp"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.chains() == [["Dark Hole"], ["Sangan", "Sangan"]]
    first, second = table.happened(Activated)[1:]
    assert (first.by, second.by) == (0, 1)


@pytest.mark.rule("MR-CHAIN-16")
def test_what_must_be_used_stands_before_what_may_be_used() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby", face_up("Axe of Despair", on="Sangan")]),
        kaiba=side(field=["Sangan"], deck=["Feral Imp", "Petit Dragon"]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.passes()
    table.yugi.passes()
    table.yugi.activates("Axe of Despair")
    table.everyone_passes()
    table.kaiba.chooses("Petit Dragon")
    table.everyone_passes()
    assert table.chains() == [["Raigeki"], ["Sangan", "Axe of Despair"]]


@pytest.mark.rule("MR-CHAIN-16", "MR-CHAIN-17")
def test_the_turn_player_orders_the_own_triggers_and_the_opponent_adds_to_them() -> None:
    axe = "Axe of Despair"
    table = Table(
        yugi=side(
            field=["Mystic Tomato", "Uraby", face_up(axe, on="Mystic Tomato")],
            deck=["Ryu-Kishin", "Feral Imp"],
        ),
        kaiba=side(
            field=["Celtic Guardian", "Silver Fang", face_up(axe, on="Celtic Guardian")]
        ),
    )
    table.yugi.attacks_with("Mystic Tomato", at="Celtic Guardian")
    table.driver.pass_to(lambda d: d.reason is Reason.TRIGGER, "ask for triggers")
    assert table.options == ["activate Mystic Tomato", f"activate {axe}"]
    table.yugi.activates(axe)
    table.yugi.activates("Mystic Tomato")
    table.kaiba.activates(axe)
    table.everyone_passes()
    assert table.kaiba.deck[0] == axe
    assert (table.asked, table.yugi.deck[0]) == ("yugi CHOOSE", "Ryu-Kishin")
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()
    assert table.chains() == [[axe, "Mystic Tomato", axe]]
    assert table.yugi.deck == [axe, "Ryu-Kishin"]


@pytest.mark.rule("MR-CHAIN-16")
def test_the_controller_orders_what_must_be_used() -> None:
    table = Table(
        yugi=side(hand=["Swords of Revealing Light"], field=["Uraby"]),
        kaiba=side(
            field=[face_down("Man-Eater Bug"), face_down("Skelengel")],
            deck=["Feral Imp", "Petit Dragon"],
        ),
    )
    table.yugi.activates("Swords of Revealing Light")
    table.everyone_passes()
    assert table.asked == "kaiba TRIGGER_ORDER"
    table.kaiba.chooses("activate Skelengel")
    table.kaiba.chooses("Uraby")
    table.everyone_passes()
    assert table.chains()[1] == ["Skelengel", "Man-Eater Bug"]
    assert table.yugi.graveyard == ["Uraby"]


@pytest.mark.rule("MR-CHAIN-24")
def test_what_was_met_as_a_cost_waits_for_the_chain() -> None:
    table = Table(
        yugi=side(hand=["Swordstalker"], field=["Sangan"], deck=["Feral Imp", "Petit Dragon"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.summons("Swordstalker", tributing=["Sangan"])
    assert table.chains() == [["Sangan"]]
    assert table.yugi.monsters == ["Swordstalker"]
    table.everyone_passes()
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()


def axe_destroyed(by_link: int) -> Table:
    """A table on which Raigeki Break, as that link of a chain, has destroyed an Axe."""
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(
            hand=["Kuriboh"],
            field=["Uraby", face_up("Axe of Despair", on="Uraby"), "Raigeki Break"],
        ),
    )
    if by_link == 2:
        table.yugi.activates("Pot of Greed")
    else:
        table.driver.answer((table.options.index("end the turn"),))
    table.kaiba.activates("Raigeki Break", targeting="Axe of Despair")
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-GLOS-11", "MR-CHAIN-24")
@pytest.mark.parametrize(("by_link", "asked"), [(1, True), (2, False)])
def test_when_you_can_is_lost_if_a_link_below_was_processed_since(
    by_link: int, asked: bool
) -> None:
    table = axe_destroyed(by_link)
    assert table.kaiba.graveyard == ["Kuriboh", "Axe of Despair", "Raigeki Break"]
    assert table.was_asked(table.kaiba, Reason.TRIGGER) is asked


@pytest.mark.rule("MR-GLOS-11", "MR-CHAIN-24")
def test_when_you_can_is_lost_even_if_the_link_below_was_negated() -> None:
    table = Table(
        yugi=side(field=["Relinquished"]),
        kaiba=side(
            hand=["Kuriboh", "Effect Veiler"],
            field=["Uraby", face_up("Axe of Despair", on="Uraby"), "Raigeki Break"],
        ),
    )
    table.yugi.activates("Relinquished", targeting="Uraby")
    table.kaiba.activates("Raigeki Break", cost="Kuriboh", targeting="Axe of Despair")
    table.kaiba.activates("Effect Veiler", targeting="Relinquished")
    table.everyone_passes()

    assert table.chains() == [["Relinquished", "Raigeki Break", "Effect Veiler"]]
    assert len(table.happened(EffectNegated)) == 1
    assert table.kaiba.monsters == ["Uraby"]
    assert "Axe of Despair" in table.kaiba.graveyard
    assert not table.was_asked(table.kaiba, Reason.TRIGGER)


@pytest.mark.rule("MR-GLOS-11", "MR-CHAIN-22")
def test_when_you_can_is_kept_if_the_activation_of_the_link_below_was_negated() -> None:
    deck = ["Uraby"] * 2
    table = Table(
        yugi=side(hand=["Dian Keto the Cure Master"], deck=deck),
        kaiba=side(field=["Dark Bribe", "Appropriate"], deck=deck),
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.kaiba.activates("Dark Bribe")
    table.chain_resolves()
    table.kaiba.activates("Appropriate")
    table.everyone_passes()

    assert table.chains() == [["Dian Keto the Cure Master", "Dark Bribe"], ["Appropriate"]]


@pytest.mark.rule("MR-CHAIN-24")
def test_a_card_that_has_moved_on_no_longer_answers_its_own_move() -> None:
    table = Table(
        yugi=side(
            field=[
                "Sangan",
                "Uraby",
                face_up("Axe of Despair", on="Uraby"),
                "Call of the Haunted",
            ],
            deck=["Feral Imp", "Petit Dragon"],
        ),
        kaiba=side(hand=["Kuriboh"], field=["Raigeki Break"]),
    )
    table.driver.answer((table.options.index("end the turn"),))
    table.kaiba.activates("Raigeki Break", targeting="Axe of Despair")
    table.yugi.passes()
    table.kaiba.passes()
    table.yugi.activates("Axe of Despair", cost="Sangan")
    table.kaiba.passes()
    table.yugi.activates("Call of the Haunted", targeting="Sangan")
    table.everyone_passes()
    assert table.chains() == [["Raigeki Break"], ["Axe of Despair", "Call of the Haunted"]]
    assert table.yugi.monsters == ["Sangan", "Uraby"]


@pytest.mark.rule("MR-MISC-04")
def test_what_both_players_do_at_once_the_turn_player_does_first() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Raigeki"], deck=["Feral Imp"] * 7),
        kaiba=side(field=[face_down("Morphing Jar")], hand=["Dark Hole"], deck=["Sangan"] * 7),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    moved = [
        (event.why.name, event.to.seat)
        for event in table.happened(Moved)
        if event.why in (Why.DISCARDED, Why.DRAWN)
    ]

    assert moved == [
        ("DISCARDED", 0),
        ("DISCARDED", 1),
        *[("DRAWN", 0)] * 5,
        *[("DRAWN", 1)] * 5,
    ]


@pytest.mark.rule("MR-CHAIN-16")
def test_what_answers_from_the_hand_stands_after_all_that_lies_open() -> None:
    table = Table(
        yugi=side(field=["Airknight Parshath"]),
        kaiba=side(hand=["Gorz the Emissary of Darkness"]),
    )
    table.yugi.attacks_with("Airknight Parshath")
    table.kaiba.activates("Gorz the Emissary of Darkness")
    table.everyone_passes()
    assert table.chains()[0] == ["Airknight Parshath", "Gorz the Emissary of Darkness"]
