"""What changed the table weighs more, in what is told, than what went with it."""

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.lines import Weight, tell_on, weight_of
from engine.yugioh.state.events.summons import SummonDeclared
from tests.table import Table, face_up, side
from tests.talk.reading import KAIBA, reader, told


def weights(table: Table) -> dict[str, Weight]:
    """Every sentence that Kaiba was told, with its weight."""
    return {line: weight_of(line) for line in told(table, KAIBA)}


def test_a_synchro_summon_and_its_materials_are_heavy() -> None:
    table = Table(yugi=side(field=["Junk Synchron", "Speed Warrior"], extra=["Junk Warrior"]))
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Speed Warrior"])
    table.everyone_passes()

    heavy = [line for line, weight in weights(table).items() if weight is Weight.HEAVY]
    assert any("as material" in line for line in heavy)
    kept = [line for line, weight in weights(table).items() if weight is Weight.KEPT]
    assert any("Synchro Summons Junk Warrior" in line for line in kept)


def test_an_attack_a_chain_and_a_destruction_are_heavy_and_phases_are_light() -> None:
    table = Table(
        yugi=side(hand=["Summoned Skull"], field=["Gemini Elf", "Dark Magician"]),
        kaiba=side(field=["Mirror Force"]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Gemini Elf"])
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    weighed = weights(table)
    assert weighed["Battle Phase."] is Weight.LIGHT
    assert weighed["Yugi Tributes Gemini Elf."] is Weight.LIGHT
    assert [w for line, w in weighed.items() if "Tribute Summon" in line] == [Weight.KEPT]
    for words in ("attacks", "You activate Mirror Force", "destroyed"):
        assert [w for line, w in weighed.items() if words in line] == [Weight.HEAVY], words


def test_a_normal_summon_is_never_left_out() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]))
    table.yugi.summons("Gemini Elf")
    table.everyone_passes()

    assert {w for line, w in weights(table).items() if "Summon" in line} == {Weight.KEPT}


@pytest.mark.parametrize("way", ["normal", "pendulum"])
def test_a_summon_that_was_declared_and_has_come_about_is_told_once(way: str) -> None:
    if way == "normal":
        table = Table(yugi=side(hand=["Gemini Elf"]))
        table.yugi.summons("Gemini Elf")
    else:
        scales = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
        table = Table(yugi=side(field=scales, hand=["Gemini Elf", "Battle Ox"]))
        table.yugi.pendulum_summons("Gemini Elf", "Battle Ox")
    table.everyone_passes()
    events = table.driver.told[KAIBA]
    at = next(n for n, event in enumerate(events) if isinstance(event, SummonDeclared)) + 1
    lines: list[str] = []
    for part in (events[:at], events[at:]):
        tell_on(lines, YUGIOH.tell(table.driver.match, part, reader(KAIBA)))

    assert not [line for line in lines if "about to" in line]
    assert [line for line in lines if "Summons Gemini Elf" in line]


def test_a_hit_is_heavy() -> None:
    table = Table(yugi=side(field=["Dark Magician"]))
    table.yugi.attacks_with("Dark Magician")
    table.everyone_passes()

    hits = [w for line, w in weights(table).items() if "2500" in line and "damage" in line]
    assert hits == [Weight.HEAVY]
