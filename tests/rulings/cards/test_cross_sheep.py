"""Cross-Sheep: one thing for each kind of monster that it points to."""

from tests.table import Table, attacking, face_down, side

CARD, REBORN = "Cross-Sheep", "Monster Reborn"
SHEEP = attacking(CARD, "E1")
SOLDIER, RUBY = "Black Luster Soldier", "Gem-Knight Ruby"
WARRIOR, UTOPIA = "Junk Warrior", "Number 39: Utopia"


def revived(name: str, *, zone: str = "M1", **more: list[str]) -> Table:
    """`name` comes to a zone to which Cross-Sheep points."""
    table = Table(
        yugi=side(
            field=[SHEEP, *(attacking(each, "M3") for each in more.get("field", []))],
            hand=[REBORN, *more.get("hand", [])],
            graveyard=[name, *more.get("graveyard", [])],
            deck=more.get("deck", ["Kuriboh", "Man-Eater Bug", "Uraby"]),
        ),
        kaiba=side(field=[attacking("Summoned Skull")], hand=more.get("theirs", [])),
    )
    table.yugi.activates(REBORN, targeting=name, zone=zone)
    table.chain_resolves()
    return table


def test_its_materials_are_two_monsters_of_different_names() -> None:
    for field, could in ((["Uraby", "Kuriboh"], True), (["Uraby", "Uraby"], False)):
        table = Table(yugi=side(field=field, extra=[CARD]))

        assert table.yugi.may("Special Summon", CARD) is could


def test_ritual_two_are_drawn_then_two_discarded() -> None:
    table = revived(SOLDIER, hand=["Waboku"])
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses("Waboku", "Kuriboh")
    table.everyone_passes()

    assert table.yugi.hand == ["Man-Eater Bug"]
    assert sorted(table.yugi.graveyard) == sorted(["Kuriboh", REBORN, "Waboku"])


def test_fusion_a_monster_of_level_4_or_lower_comes_from_the_graveyard() -> None:
    table = revived(RUBY, graveyard=["Uraby", "Summoned Skull"])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted([CARD, RUBY, "Uraby"])


def test_synchro_all_of_ones_own_gain_700() -> None:
    table = revived(WARRIOR)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(WARRIOR).attack == 3000
    assert table.yugi.sees(CARD).attack == 1400
    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_xyz_all_of_the_opponents_lose_700() -> None:
    table = revived(UTOPIA)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").attack == 1800
    assert table.yugi.sees(UTOPIA).attack == 2500


def test_faq_14856_it_goes_by_all_monsters_it_points_to_and_in_their_order() -> None:
    table = revived(UTOPIA, field=[WARRIOR])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(UTOPIA).attack == 3200
    assert table.kaiba.sees("Summoned Skull").attack == 1800


def test_faq_14856_it_goes_by_those_there_as_it_resolves() -> None:
    table = Table(
        yugi=side(field=[SHEEP, attacking(WARRIOR, "M3")], hand=[REBORN], graveyard=[UTOPIA]),
        kaiba=side(field=[attacking("Summoned Skull"), "Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.activates(REBORN, targeting=UTOPIA, zone="M1")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=UTOPIA)
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").attack == 2500
    assert table.yugi.sees(WARRIOR).attack == 3000


def test_what_the_fusion_part_brings_adds_no_part() -> None:
    """The kinds are those there are as the effect begins to resolve."""
    table = revived(RUBY, graveyard=["Herald of the Arc Light"])
    table.yugi.wants("M3")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert "Herald of the Arc Light" in table.yugi.monsters
    assert table.yugi.sees(CARD).attack == 700


def test_not_for_a_monster_of_no_such_kind_nor_one_beside_its_arrows() -> None:
    assert not revived("Uraby").yugi.may("activate", CARD)
    assert not revived(WARRIOR, zone="M2").yugi.may("activate", CARD)


def test_not_where_the_part_for_its_kind_could_do_nothing() -> None:
    assert not revived(RUBY).yugi.may("activate", CARD)
    assert not revived(SOLDIER, deck=["Kuriboh"]).yugi.may("activate", CARD)


def test_q_a_22886_it_includes_drawing_whatever_it_points_to() -> None:
    table = revived(WARRIOR, theirs=["Ash Blossom & Joyous Spring"])
    table.yugi.activates(CARD)
    table.kaiba.activates("Ash Blossom & Joyous Spring")
    table.everyone_passes()

    assert table.yugi.sees(WARRIOR).attack == 2300


def test_a_monster_that_lies_face_down_is_of_no_kind() -> None:
    table = Table(
        yugi=side(field=[SHEEP, face_down(WARRIOR, "M3")], hand=[REBORN], graveyard=["Uraby"]),
    )
    table.yugi.activates(REBORN, targeting="Uraby", zone="M1")
    table.chain_resolves()

    assert not table.yugi.may("activate", CARD)


def test_once_per_turn_by_its_name() -> None:
    table = revived(WARRIOR, hand=["Premature Burial"], graveyard=[UTOPIA])
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Premature Burial", targeting=UTOPIA, zone="M3")
    table.chain_resolves()

    assert not table.yugi.may("activate", CARD)
