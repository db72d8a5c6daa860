"""The Dark - Hex-Sealed Fusion: Tributed with the other materials, it brings the monster."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

HEX, RESTRICT = "The Dark - Hex-Sealed Fusion", "Thousand-Eyes Restrict"


def test_faq_6257_it_and_one_of_two_materials_are_tributed() -> None:
    table = Table(yugi=side(field=[HEX, "Relinquished", "Uraby"], extra=[RESTRICT]))
    table.yugi.activates(HEX)
    table.everyone_passes()

    assert table.yugi.monsters.count(RESTRICT) == 1
    assert sorted(table.yugi.graveyard) == ["Relinquished", HEX]


def test_faq_6257_with_both_of_them_there_one_goes() -> None:
    table = Table(
        yugi=side(field=[HEX, "Relinquished", "Thousand-Eyes Idol"], extra=[RESTRICT])
    )
    table.yugi.activates(HEX)
    table.yugi.chooses(HEX, "Thousand-Eyes Idol")
    table.everyone_passes()

    assert table.was_asked(table.yugi, Reason.TRIBUTE)
    assert sorted(table.yugi.monsters) == ["Relinquished", RESTRICT]


def test_without_a_true_material_it_cannot_be_used() -> None:
    table = Table(yugi=side(field=[HEX, HEX, "Uraby"], extra=[RESTRICT]))
    assert not table.yugi.may("activate", HEX)


def test_a_monster_that_is_not_dark_does_not_come() -> None:
    table = Table(
        yugi=side(
            field=[HEX, "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"],
            extra=["Blue-Eyes Ultimate Dragon"],
        )
    )
    assert not table.yugi.may("activate", HEX)


def test_faq_6257_one_that_has_to_be_fusion_summoned_does_not_come() -> None:
    table = Table(yugi=side(field=[HEX, "Dark Magician"], extra=["Dark Paladin"]))
    assert not table.yugi.may("activate", HEX)


def test_in_a_fusion_summon_it_stands_for_a_material() -> None:
    table = Table(yugi=side(hand=["Polymerization", HEX, "Relinquished"], extra=[RESTRICT]))
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [RESTRICT]


def test_having_left_the_field_it_is_not_negated_there() -> None:
    table = Table(
        yugi=side(field=[HEX, "Relinquished"], extra=[RESTRICT]),
        kaiba=side(field=["Skill Drain"]),
    )
    table.yugi.activates(HEX)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.monsters == [RESTRICT]
