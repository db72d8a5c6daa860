"""Solemn Warning: 2000 Life Points stop a summon, or an effect that Special Summons."""

from tests.table import Table, side

WARNING = "Solemn Warning"


def test_faq_9008_a_normal_summon_is_negated_for_2000() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[WARNING]))
    table.yugi.summons("Uraby")
    table.kaiba.activates(WARNING)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.life == 6000


def test_a_spell_that_special_summons_is_negated_and_another_is_not() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Pot of Greed"], graveyard=["Uraby"]),
        kaiba=side(field=[WARNING]),
    )
    table.yugi.activates("Pot of Greed")
    assert not table.kaiba.may("activate", WARNING)
    table.everyone_passes()

    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.kaiba.activates(WARNING)
    table.everyone_passes()
    assert table.yugi.monsters == []


def test_what_makes_tokens_or_fuses_includes_a_special_summon() -> None:
    table = Table(yugi=side(hand=["Scapegoat"]), kaiba=side(field=[WARNING]))
    table.yugi.activates("Scapegoat")
    table.kaiba.activates(WARNING)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_a_monster_effect_that_special_summons_is_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Giant Rat", WARNING], deck=["Giant Rat"] * 3),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Giant Rat")
    assert table.kaiba.may("activate", WARNING), "of one's own effects, too"
    table.kaiba.chooses("Giant Rat")
    table.everyone_passes()


def test_with_less_than_2000_life_points_it_is_not_activated() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[WARNING], life=1900))
    table.yugi.summons("Uraby")

    assert not table.kaiba.may("activate", WARNING)
    table.everyone_passes()
