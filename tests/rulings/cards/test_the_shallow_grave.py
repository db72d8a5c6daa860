"""The Shallow Grave: each player brings back a monster of theirs, face-down."""

import pytest

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, side
from tests.table.laying import Lying

GRAVE = "The Shallow Grave"


def test_each_chooses_a_monster_of_their_own_and_summons_it_face_down() -> None:
    table = Table(
        yugi=side(hand=[GRAVE], graveyard=["Uraby", "Kuriboh"]),
        kaiba=side(graveyard=["Sangan", "Summoned Skull"]),
    )
    table.yugi.activates(GRAVE)
    table.yugi.chooses("Kuriboh")
    table.kaiba.chooses("Sangan")
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh"]
    assert table.kaiba.monsters == ["Sangan"]
    assert table.yugi.sees("Kuriboh").position == "face-down Defense"
    assert table.kaiba.sees("Sangan").position == "face-down Defense"
    assert [event.by for event in table.happened(Summoned)] == [0, 1]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param([], ["Uraby"], id="no monster of one's own"),
        pytest.param(["Uraby"], [], id="none of the opponent"),
        pytest.param(["Uraby"], ["Raigeki"], id="a Spell"),
        pytest.param(["Uraby"], ["Yata-Garasu"], id="none that can be Special Summoned"),
        pytest.param(["Decode Talker"], ["Uraby"], id="a Link Monster"),
    ],
)
def test_faq_4965_both_need_one_that_can_come(mine: list[str], theirs: list[str]) -> None:
    table = Table(yugi=side(hand=[GRAVE], graveyard=mine), kaiba=side(graveyard=theirs))

    assert not table.yugi.may("activate", GRAVE)


@pytest.mark.parametrize("full", ["yugi", "kaiba"])
def test_both_need_a_zone(full: str) -> None:
    five: list[str | Lying] = [attacking("Kuriboh")] * 5
    table = Table(
        yugi=side(hand=[GRAVE], graveyard=["Uraby"], field=five if full == "yugi" else []),
        kaiba=side(graveyard=["Uraby"], field=five if full == "kaiba" else []),
    )

    assert not table.yugi.may("activate", GRAVE)


def test_qa_13233_it_is_a_special_summon_that_can_be_answered() -> None:
    table = Table(
        yugi=side(hand=[GRAVE], graveyard=["Uraby"]),
        kaiba=side(graveyard=["Kuriboh"], field=["Torrential Tribute"]),
    )
    table.yugi.activates(GRAVE)
    table.chain_resolves()
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == []


def test_a_target_that_has_gone_does_not_keep_the_other_away() -> None:
    table = Table(
        yugi=side(hand=[GRAVE], graveyard=["Uraby"]),
        kaiba=side(graveyard=["Sangan"], field=["Disappear"]),
    )
    table.yugi.activates(GRAVE)
    table.kaiba.activates("Disappear", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == ["Sangan"]
