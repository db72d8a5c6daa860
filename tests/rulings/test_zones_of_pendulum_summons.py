"""The zones of a Pendulum Summon: enough for each, and chosen as the monsters were named."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.rulings.test_pendulum_monsters import SCALES
from tests.table import Table, attacking, face_up, side


@pytest.mark.rule("MR-PEND-17", "MR-PEND-19", "MR-LINK-24")
def test_a_pendulum_summon_takes_no_more_than_there_are_zones() -> None:
    hand = ["Battle Ox", "Uraby", "Silver Fang"]
    held = [*SCALES, *(attacking("Sangan", f"M{zone}") for zone in (1, 3, 5))]
    extra = [face_up("Wisdom-Eye Magician"), face_up("Timegazer Magician")]
    theirs = side(field=[attacking("Decode Talker", "E1")])
    table = Table(yugi=side(field=held, hand=hand, extra=extra), kaiba=theirs)
    table.driver.answer((table.options.index("Pendulum Summon"),))
    decision = table.driver.decision

    assert table.options == [*hand, "Wisdom-Eye Magician", "Timegazer Magician"]
    assert decision is not None
    assert not decision.accepts((0, 1, 2))
    assert decision.accepts((0, 1, 3))
    assert decision.accepts((0, 3, 4))
    assert not decision.accepts((0, 1, 3, 4))
    table.driver.answer((0, 3, 4))
    assert table.yugi.sees("Battle Ox").zone == "M4"


@pytest.mark.rule("MR-PEND-19", "MR-PEND-20")
def test_who_needs_a_main_monster_zone_keeps_it_from_one_who_has_another() -> None:
    lying = [attacking("Honeybot", "M3"), *(attacking("Battle Ox", z) for z in ("M1", "M5"))]
    extra = [face_up("Wisdom-Eye Magician"), face_up("Timegazer Magician")]
    table = Table(yugi=side(field=[*SCALES, *lying], hand=["Gemini Elf"], extra=extra))
    table.yugi.wants("M4")
    table.yugi.pendulum_summons("Wisdom-Eye Magician", "Timegazer Magician", "Gemini Elf")

    assert table.questions(Reason.ZONE)[:2] == [["M2", "M4", "E1", "E2"], ["E1", "E2"]]
    assert table.yugi.sees("Gemini Elf").zone == "M2"


@pytest.mark.rule("MR-PEND-19", "MR-PEND-20")
def test_zones_are_chosen_in_the_order_in_which_the_monsters_were_named() -> None:
    lying = [attacking("Decode Talker", "E1"), attacking("Battle Ox", "M1")]
    extra = [face_up("Wisdom-Eye Magician")]
    table = Table(yugi=side(field=[*SCALES, *lying], hand=["Gemini Elf"], extra=extra))
    table.yugi.pendulum_summons("Gemini Elf", "Wisdom-Eye Magician")

    assert table.questions(Reason.ZONE)[0] == ["M2", "M4", "M5"]
    assert table.yugi.sees("Wisdom-Eye Magician").zone == "M3"
