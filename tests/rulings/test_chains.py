"""Chains: what may answer what, and in which order it is processed."""

import pytest

from cards.yugioh import BOOK, by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    GainLife,
    If,
    IsSentToGraveyard,
    Place,
    continuous_spell,
)
from engine.yugioh.state.events.chain import Activated, LinkResolving
from engine.yugioh.words.effects.uses import uses
from tests.table import Table, face_down, laying, side


@pytest.mark.rule("MR-CHAIN-01", "MR-CHAIN-07")
def test_an_answer_is_the_next_link() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Jar of Greed", "Jar of Greed"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert table.chains() == [["Pot of Greed", "Jar of Greed", "Jar of Greed"]]
    assert [event.link for event in table.happened(Activated)] == [1, 2, 3]


@pytest.mark.rule("MR-CHAIN-02", "MR-PRIO-03")
@pytest.mark.parametrize("held", [["Jar of Greed"], []])
def test_the_opponent_is_asked_before_anything_is_processed(held: list[str]) -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=held))
    table.yugi.activates("Pot of Greed")
    assert table.asked == "kaiba RESPOND"
    assert table.happened(LinkResolving) == []
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-03")
def test_after_an_answer_the_first_player_is_asked_again() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Jar of Greed"]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Jar of Greed")
    assert (table.asked, table.options) == ("yugi RESPOND", ["activate Jar of Greed"])
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-04")
def test_when_the_opponent_passes_one_may_chain_to_the_own_card() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"], field=["Jar of Greed"]),
        kaiba=side(field=["Waboku"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Waboku")
    table.kaiba.passes()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()
    assert table.chains() == [["Mystical Space Typhoon", "Jar of Greed"]]


@pytest.mark.rule("MR-CHAIN-05")
def test_two_passes_in_a_row_end_the_building() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Jar of Greed"]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.yugi.activates("Jar of Greed")
    assert table.kaiba.may("activate", "Jar of Greed")
    table.kaiba.passes()
    assert table.happened(LinkResolving) == []
    table.yugi.passes()
    assert len(table.happened(LinkResolving)) == 2
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-06")
def test_the_last_link_is_processed_first() -> None:
    jars = ["Jar of Greed", "Jar of Greed"]
    table = Table(yugi=side(hand=["Pot of Greed"], field=jars[:1]), kaiba=side(field=jars))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Jar of Greed")
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert [event.link for event in table.happened(LinkResolving)] == [4, 3, 2, 1]


@pytest.mark.rule("MR-CHAIN-08", "MR-CHAIN-12")
def test_only_a_counter_trap_answers_a_counter_trap() -> None:
    table = Table(
        yugi=side(
            hand=["Pot of Greed"],
            field=["Mystical Space Typhoon", "Jar of Greed", "Seven Tools of the Bandit"],
        ),
        kaiba=side(hand=["Kuriboh"], field=["Magic Jammer"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    assert table.yugi.options("activate") == ["Seven Tools of the Bandit"]
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-09", "MR-CHAIN-10", "MR-CHAIN-11", "MR-CHAIN-12")
@pytest.mark.parametrize(
    ("name", "speeds"),
    [
        ("Pot of Greed", [1]),
        ("Axe of Despair", [1, 1]),
        ("Mystic Plasma Zone", [1]),
        ("Exiled Force", [1]),
        ("Sangan", [1]),
        ("Man-Eater Bug", [1]),
        ("Mystical Space Typhoon", [2]),
        ("Jar of Greed", [2]),
        ("Call of the Haunted", [2]),
        ("Kuriboh", [2]),
        ("Magic Jammer", [3]),
    ],
)
def test_every_effect_has_its_spell_speed(name: str, speeds: list[int]) -> None:
    assert [use.speed for use in uses(by_name(name))] == speeds


@pytest.mark.rule("MR-CHAIN-10", "MR-CHAIN-13", "MR-EFF-03")
def test_what_is_slow_opens_a_chain_and_never_answers() -> None:
    table = Table(
        yugi=side(
            hand=["Mystical Space Typhoon", "Pot of Greed"],
            field=["Exiled Force", face_down("Dark Hole"), "Waboku"],
        ),
        kaiba=side(field=["Uraby", "Jar of Greed"]),
    )
    assert table.yugi.may("activate", "Pot of Greed")
    assert table.yugi.may("activate", "Dark Hole")
    assert table.yugi.may("activate", "Exiled Force")
    table.yugi.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    assert table.yugi.options("activate") == ["Waboku"]
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-11")
def test_speed_2_answers_speeds_1_and_2() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Waboku", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mystical Space Typhoon", "Jar of Greed"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.yugi.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert len(table.chains()[0]) == 4


@pytest.mark.rule("MR-CHAIN-14", "MR-CHAIN-22")
def test_the_example_of_the_rulebook() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"], field=["Seven Tools of the Bandit"]),
        kaiba=side(hand=["Kuriboh"], field=["Waboku", "Magic Jammer"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Waboku")
    table.kaiba.activates("Magic Jammer")
    table.yugi.activates("Seven Tools of the Bandit")
    table.everyone_passes()
    assert sorted(table.kaiba.graveyard) == ["Kuriboh", "Magic Jammer", "Waboku"]
    assert sorted(table.yugi.graveyard) == [
        "Mystical Space Typhoon",
        "Seven Tools of the Bandit",
    ]
    assert table.life_changes() == [("yugi", "COST", -1000)]


@pytest.mark.rule("MR-CHAIN-18", "MR-SUM-21")
def test_a_summon_and_a_declared_phase_are_not_chained_to() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=["Waboku"]),
        kaiba=side(field=["Mystical Space Typhoon", "Jar of Greed"]),
    )
    table.yugi.summons("Uraby")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.everyone_passes()
    table.driver.answer((table.options.index("enter the Battle Phase"),))
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert table.chains() == [["Mystical Space Typhoon"], ["Jar of Greed"]]


@pytest.mark.rule("MR-CHAIN-19", "MR-CHAIN-24")
def test_nobody_acts_while_a_chain_is_processed() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Jar of Greed"]),
        kaiba=side(
            hand=["Kuriboh"],
            field=["Sangan", "Raigeki Break", "Jar of Greed"],
            deck=["Feral Imp", "Petit Dragon"],
        ),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Raigeki Break", targeting="Sangan")
    table.yugi.passes()
    table.kaiba.passes()
    assert len(table.happened(LinkResolving)) == 2
    assert table.chains() == [["Pot of Greed", "Raigeki Break"], ["Sangan"]]
    assert table.asked == "yugi RESPOND"
    table.everyone_passes()
    table.kaiba.chooses("Petit Dragon")
    table.everyone_passes()


@pytest.mark.rule("MR-CHAIN-20")
@pytest.mark.parametrize("seat", ["yugi", "kaiba"])
@pytest.mark.parametrize(
    "at", ["draw phase", "standby phase", "main phase 1", "battle phase", "end phase"]
)
def test_a_card_without_a_timing_is_usable_in_every_phase(seat: str, at: str) -> None:
    table = Table(
        yugi=side(field=["Mystical Space Typhoon", "Waboku"]),
        kaiba=side(field=["Mystical Space Typhoon", "Waboku"]),
        phase="draw phase",
    )
    player = table.yugi if seat == "yugi" else table.kaiba
    if at in ("main phase 1", "battle phase", "end phase"):
        table.everyone_passes()
        move = "end the turn" if at == "end phase" else "enter the Battle Phase"
        if player is table.kaiba or at != "main phase 1":
            table.driver.answer((table.options.index(move),))
    assert player.may("activate", "Mystical Space Typhoon", at=at)


@pytest.mark.rule("MR-CHAIN-22")
def test_a_negated_activation_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Magic Jammer"], hand=["Kuriboh"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()
    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]


@pytest.mark.rule("MR-CHAIN-22")
@pytest.mark.parametrize(("origin", "gained"), [(None, 500), (Place.FIELD, 0)])
def test_a_card_whose_activation_was_negated_comes_to_the_graveyard_but_not_from_the_field(
    origin: Place | None, gained: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 21306, 10821: what says nothing of the field is done; Q&A 23574: else it is not."""
    said = If(IsSentToGraveyard(THIS, origin), do=GainLife(500))
    relic = continuous_spell("Relic", 1, Activate(), said)
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, relic.passcode: relic})
    table = Table(
        yugi=side(hand=["Relic"]), kaiba=side(field=["Magic Jammer"], hand=["Kuriboh"])
    )
    table.yugi.activates("Relic")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained


@pytest.mark.rule("MR-CHAIN-23")
def test_a_destroyed_trap_still_resolves() -> None:
    table = Table(
        yugi=side(field=["Jar of Greed"]), kaiba=side(field=["Mystical Space Typhoon"])
    )
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.everyone_passes()
    assert table.yugi.hand == ["Mokey Mokey"]
    assert table.yugi.graveyard == ["Jar of Greed"]


@pytest.mark.rule("MR-CHAIN-23")
@pytest.mark.parametrize("card", ["Call of the Haunted", "Axe of Despair"])
def test_a_destroyed_card_that_should_stay_does_not_apply(card: str) -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down(card)], graveyard=["Silver Fang"]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates(card)
    table.kaiba.activates("Mystical Space Typhoon", targeting=card)
    table.everyone_passes()
    assert table.yugi.field == ["Uraby"]
    assert table.yugi.sees("Uraby").attack == 1500
