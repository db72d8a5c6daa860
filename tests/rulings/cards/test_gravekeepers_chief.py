"""Gravekeeper's Chief: one on a field, whose player's Graveyard Necrovalley does not touch."""

from tests.table import Table, attacking, defending, face_down, face_up, side

CHIEF, VALLEY, SPY, REBORN = (
    *("Gravekeeper's Chief", "Necrovalley"),
    *("Gravekeeper's Spy", "Monster Reborn"),
)


def test_tribute_summoned_it_brings_a_gravekeeper_back_in_the_valley() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(VALLEY)], hand=[CHIEF], graveyard=[SPY, "Kuriboh"])
    )
    table.yugi.summons(CHIEF)
    table.yugi.activates(CHIEF)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted([CHIEF, SPY])


def test_the_other_graveyard_is_kept_by_the_valley() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF), face_up(VALLEY)], hand=[REBORN]),
        kaiba=side(graveyard=["Uraby"]),
    )
    table.yugi.activates(REBORN, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_cards_can_be_banished_from_ones_own_graveyard_in_the_valley() -> None:
    def table(*field: str) -> Table:
        return Table(
            yugi=side(
                field=[*field, face_up(VALLEY)], hand=["Silpheed"], graveyard=["Harpie Lady"]
            )
        )

    assert table(CHIEF).yugi.may("Special Summon", "Silpheed")
    assert not table("Uraby").yugi.may("Special Summon", "Silpheed")


def test_negated_it_shields_no_graveyard() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CHIEF), face_up(VALLEY), face_up("Skill Drain")],
            hand=[REBORN],
            graveyard=["Uraby"],
        )
    )
    table.yugi.activates(REBORN, targeting="Uraby")
    table.everyone_passes()

    assert "Uraby" in table.yugi.graveyard


def test_a_second_one_can_be_set_but_not_summoned() -> None:
    table = Table(yugi=side(field=[attacking(CHIEF), "Uraby"], hand=[CHIEF]))

    assert not table.yugi.may("Normal Summon", CHIEF)
    assert table.yugi.may("Set", CHIEF)


def test_q_a_9230_nor_where_the_effects_of_the_first_are_negated() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF), "Uraby", face_up("Skill Drain")], hand=[CHIEF])
    )

    assert not table.yugi.may("Normal Summon", CHIEF)


def test_q_a_8792_a_second_one_cannot_be_flip_summoned() -> None:
    table = Table(yugi=side(field=[attacking(CHIEF), face_down(CHIEF)]))

    assert not table.yugi.may("Flip Summon", CHIEF)


def test_beside_one_that_lies_face_down_another_can_come() -> None:
    table = Table(yugi=side(field=[face_down(CHIEF), "Uraby"], hand=[CHIEF]))

    assert table.yugi.may("Normal Summon", CHIEF)


def test_each_player_can_control_one() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=[CHIEF]), kaiba=side(field=[attacking(CHIEF)])
    )

    assert table.yugi.may("Normal Summon", CHIEF)


def test_q_a_17228_an_effect_summons_no_second_one() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF)], hand=[REBORN], graveyard=[CHIEF]),
    )

    assert not table.yugi.may("activate", REBORN)


def test_q_a_24332_one_that_changes_sides_is_destroyed_by_no_effect() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF)], hand=["Change of Heart"]),
        kaiba=side(field=[defending(CHIEF)]),
    )
    table.yugi.activates("Change of Heart", targeting=CHIEF)
    table.everyone_passes()

    assert table.yugi.monsters == [CHIEF]
    assert table.yugi.sees(CHIEF).owner == "yugi"
    assert table.kaiba.graveyard == [CHIEF]


def test_q_a_17229_of_two_flipped_together_their_controller_chooses_which_falls() -> None:
    table = Table(
        yugi=side(field=[face_down(CHIEF), face_down(CHIEF)]),
        kaiba=side(field=[face_down("Ceasefire")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Ceasefire")
    table.everyone_passes()

    assert table.asked.startswith("yugi")
    table.yugi.chooses(CHIEF)
    table.everyone_passes()
    assert (table.yugi.monsters, table.yugi.graveyard) == ([CHIEF], [CHIEF])


def test_q_a_9560_one_flipped_by_an_attack_falls_once_damage_is_calculated() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF), face_down(CHIEF)]),
        kaiba=side(field=[attacking("Kuriboh")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Kuriboh")
    table.driver.answer((1,))
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 900
    assert (table.yugi.monsters, table.yugi.graveyard) == ([CHIEF], [CHIEF])


def test_q_a_13394_two_whose_effects_are_negated_lie_beside_each_other() -> None:
    table = Table(
        yugi=side(field=[attacking(CHIEF), face_down(CHIEF), face_up("Skill Drain")]),
        kaiba=side(field=[face_down("Ceasefire"), face_down("Mystical Space Typhoon")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Ceasefire")
    table.everyone_passes()
    assert table.yugi.monsters == [CHIEF, CHIEF]

    table.kaiba.activates("Mystical Space Typhoon", targeting="Skill Drain")
    table.everyone_passes()
    table.yugi.chooses(CHIEF)
    table.everyone_passes()
    assert table.yugi.monsters == [CHIEF]
