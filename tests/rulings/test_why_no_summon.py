"""Why no monster can be brought from the Extra Deck or by a Pendulum Summon."""

import pytest

from engine.yugioh.views.why_not import why_not
from tests.rulings.test_why_not import FULL, SCALES, TWO, bars
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying


def test_who_may_special_summon_one_type_only_is_told_so_of_the_others() -> None:
    held = [attacking("Transcode Talker", "E1"), attacking("Sangan", "M4")]
    table = Table(
        yugi=side(field=held, graveyard=["Honeybot"], extra=["Knightmare Phoenix", "Honeybot"])
    )
    table.yugi.activates("Transcode Talker")
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", "Knightmare Phoenix")
    forbidden = [("FORBIDDEN", "MR-MISC-03")]
    assert bars(table.yugi, "Special Summon", "Knightmare Phoenix") == forbidden


def test_a_link_summon_needs_a_zone_and_a_link_monster_keeps_its_position() -> None:
    held = attacking("Knightmare Phoenix", "E1")
    table = Table(yugi=side(field=[held, *TWO, "Sonic Chick"], extra=["Link Spider"]))

    turn = [("NEVER_TURNED", "MR-POS-11")]
    assert bars(table.yugi, "change position", "Knightmare Phoenix") == turn
    no_zone = [("NO_ZONE_FROM_EXTRA", "MR-LINK-15")]
    assert bars(table.yugi, "Special Summon", "Link Spider") == no_zone


def test_a_pendulum_summon_is_made_once() -> None:
    table = Table(yugi=side(field=SCALES, hand=["Uraby", "Silver Fang"]))
    assert bars(table.yugi, "Pendulum Summon", "Dragonpit Magician") == []
    table.yugi.pendulum_summons("Uraby")
    table.everyone_passes()

    made = [("PENDULUM_SUMMONED", "MR-PEND-14")]
    assert bars(table.yugi, "Pendulum Summon", "Dragonpit Magician") == made


def test_each_card_that_waits_is_told_why_it_cannot_be_pendulum_summoned() -> None:
    hand = ["Blue-Eyes White Dragon", "Yata-Garasu", "Black Luster Soldier", "Uraby", "Waboku"]
    extra = [face_up("Dragonpit Magician")]
    table = Table(yugi=side(field=SCALES, hand=hand, extra=extra))
    assert table.yugi.may("Pendulum Summon")
    other_way = [("OTHER_SUMMON", "MR-PEND-23")]
    told = {name: bars(table.yugi, "Pendulum Summon", name) for name in hand}

    assert told == {
        "Blue-Eyes White Dragon": [("SCALES", "MR-PEND-15")],
        "Yata-Garasu": other_way,
        "Black Luster Soldier": other_way,
        "Uraby": [],
        "Waboku": [],
    }


@pytest.mark.parametrize(
    ("name", "bar"),
    [
        ("Silver Fang", ("NO_MONSTER_ZONE", "MR-PEND-20")),
        ("Wisdom-Eye Magician", ("NO_ZONE_FROM_EXTRA", "MR-PEND-19")),
    ],
)
def test_without_a_zone_nobody_is_pendulum_summoned(name: str, bar: tuple[str, str]) -> None:
    held: list[str | Lying] = [*FULL, attacking("Honeybot", "E1"), *SCALES]
    extra = [face_up("Wisdom-Eye Magician")]
    table = Table(yugi=side(field=held, hand=["Silver Fang"], extra=extra))

    assert bars(table.yugi, "Pendulum Summon", name) == [bar]


def test_a_pendulum_summon_of_yours_explains_no_card_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Silver Fang"]), kaiba=side(graveyard=["Battle Ox"])
    )
    duel, decision = table.yugi.driver.duel, table.yugi.driver.decision
    theirs = next(card for card in duel.state.cards if card.text.name == "Battle Ox")

    (bar,) = why_not(duel, table.yugi.seat, theirs.id, decision)

    assert bar.reason.name == "NOT_YOURS"
    assert table.yugi.may("Pendulum Summon")


def test_a_face_down_pendulum_monster_that_is_equipped_is_no_set_spell() -> None:
    table = Table(
        yugi=side(field=[Lying("Relinquished")]),
        kaiba=side(field=[face_down("Dragonpulse Magician")]),
    )
    table.yugi.activates("Relinquished", targeting="Dragonpulse Magician")
    table.everyone_passes()
    duel = table.driver.duel
    taken = next(c for c in duel.state.cards if c.text.name == "Dragonpulse Magician")

    (bar,) = why_not(duel, table.yugi.seat, taken.id, table.driver.decision)
    assert bar.reason.name == "NO_USE_HERE"


def test_a_gemini_that_was_summoned_again_is_none_that_can_be() -> None:
    gemini = "Darkstorm Dragon"
    table = Table(yugi=side(field=[gemini], hand=["Double Summon"]))
    table.yugi.activates("Double Summon")
    table.everyone_passes()
    table.yugi.summons(gemini)
    table.everyone_passes()

    assert bars(table.yugi, "Normal Summon", gemini) == [("WRONG_PLACE", "MR-CARD-14")]


def test_what_can_come_once_a_turn_came_this_turn() -> None:
    name = "Elder Entity N'tss"
    given = ["Junk Warrior", "Number 39: Utopia"]
    table = Table(yugi=side(field=[*given, *given], extra=[name, name]))
    table.yugi.special_summons(name, using=given)
    table.everyone_passes()
    duel = table.driver.duel
    (left,) = (each for each in duel.state.sides[0].extra if each.text.name == name)

    found = [
        bar.reason.name for bar in why_not(duel, left.owner, left.id, table.driver.decision)
    ]
    assert "USED_THIS_TURN" in found
