"""Link Spider: a small Normal Monster from the hand to the zone it points to."""

from tests.table import Table, attacking, side

CARD = "Link Spider"


def test_the_monster_comes_to_the_zone_it_points_to() -> None:
    table = Table(yugi=side(field=[attacking(CARD, "E2")], hand=["Uraby", "Sangan"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").zone == "M4"
    assert table.yugi.hand == ["Sangan"]
    assert not table.yugi.may("activate", CARD)


def test_in_a_main_zone_with_its_zone_taken_or_with_nobody_it_is_not_offered() -> None:
    main = Table(yugi=side(field=[attacking(CARD, "M2")], hand=["Uraby"]))
    taken = Table(
        yugi=side(field=[attacking(CARD, "E1"), attacking("Sangan", "M2")], hand=["Uraby"])
    )
    strong = Table(yugi=side(field=[attacking(CARD, "E1")], hand=["Summoned Skull"]))

    assert not main.yugi.may("activate", CARD)
    assert not taken.yugi.may("activate", CARD)
    assert not strong.yugi.may("activate", CARD)


def test_a_token_is_a_normal_monster_for_its_link_summon() -> None:
    table = Table(yugi=side(field=["Sheep Token"], extra=[CARD]))
    table.yugi.special_summons(CARD)

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == []
