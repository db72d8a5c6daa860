"""What changed the table weighs more, in what is told, than what went with it."""

from engine.core.lines import Weight, weight_of
from tests.table import Table, side
from tests.talk.reading import KAIBA, told


def weights(table: Table) -> dict[str, Weight]:
    """Every sentence that Kaiba was told, with its weight."""
    return {line: weight_of(line) for line in told(table, KAIBA)}


def test_a_synchro_summon_and_its_materials_are_heavy() -> None:
    table = Table(yugi=side(field=["Junk Synchron", "Speed Warrior"], extra=["Junk Warrior"]))
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Speed Warrior"])
    table.everyone_passes()

    heavy = [line for line, weight in weights(table).items() if weight is Weight.HEAVY]
    assert any("as material" in line for line in heavy)
    assert any("Synchro Summons Junk Warrior" in line for line in heavy)


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
    for words in ("Tribute Summon", "attacks", "You activate Mirror Force", "destroyed"):
        assert [w for line, w in weighed.items() if words in line] == [Weight.HEAVY], words


def test_a_normal_summon_is_neither() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]))
    table.yugi.summons("Gemini Elf")
    table.everyone_passes()

    assert {w for line, w in weights(table).items() if "Summon" in line} == {Weight.PLAIN}
