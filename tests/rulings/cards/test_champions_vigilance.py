"""Champion's Vigilance: beside a strong Normal Monster, summons and Spells are negated."""

from tests.table import Table, face_down, side

VIGILANCE, STRONG = "Champion's Vigilance", "Blue-Eyes White Dragon"


def test_a_summon_is_negated() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[STRONG, face_down(VIGILANCE)]))
    table.yugi.summons("Uraby")
    table.kaiba.activates(VIGILANCE)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]


def test_a_spell_is_negated() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[STRONG, face_down(VIGILANCE)]))
    table.yugi.activates("Raigeki")
    table.kaiba.activates(VIGILANCE)
    table.everyone_passes()

    assert table.kaiba.monsters == [STRONG]


def test_faq_9792_it_needs_a_face_up_normal_monster_of_level_7() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[face_down(STRONG), "Summoned Skull", face_down(VIGILANCE)]),
    )
    table.yugi.activates("Raigeki")
    assert not table.kaiba.may("activate", VIGILANCE)
