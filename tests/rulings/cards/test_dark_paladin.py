"""Dark Paladin: stronger for every Dragon; discards a card to negate and destroy a Spell."""

from tests.table import Table, side

PALADIN = "Dark Paladin"


def test_it_gains_500_for_each_dragon_on_the_field_and_in_the_graveyards() -> None:
    table = Table(
        yugi=side(field=[PALADIN, "Hyozanryu"], graveyard=["Blue-Eyes White Dragon"]),
        kaiba=side(graveyard=["Blue-Eyes White Dragon", "Uraby"], hand=["Hyozanryu"]),
    )

    assert table.yugi.sees(PALADIN).attack == 4400


def test_it_negates_and_destroys_a_spell() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[PALADIN], hand=["Uraby"]))
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(PALADIN)
    table.everyone_passes()

    assert table.kaiba.monsters == [PALADIN]
    assert table.kaiba.graveyard == ["Uraby"]


def test_without_a_card_to_discard_it_cannot() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[PALADIN]))
    table.yugi.activates("Dark Hole")

    assert not table.kaiba.may("activate", PALADIN)
    table.everyone_passes()


def test_face_down_as_its_effect_resolves_it_negates_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed", "Book of Moon"]),
        kaiba=side(field=[PALADIN], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(PALADIN)
    table.yugi.activates("Book of Moon", targeting=PALADIN)
    table.everyone_passes()

    assert len(table.yugi.hand) == 2


def test_it_comes_by_fusion_summon_alone() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[PALADIN]))

    assert not table.yugi.may("activate", "Monster Reborn")
