"""Blast with Chain: a Trap that is equipped, and takes a card along when effects destroy it."""

from tests.table import Table, attacking, face_down, face_up, side

BLAST = "Blast with Chain"


def _equipped(**more: list[object]) -> Table:
    table = Table(
        yugi=side(field=["Uraby", face_down(BLAST)], **more),  # type: ignore[arg-type]
        kaiba=side(field=["Summoned Skull", face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(BLAST, targeting="Uraby")
    return table


def test_it_stays_equipped_to_the_monster_that_gains_500() -> None:
    table = _equipped()
    table.everyone_passes()

    assert table.yugi.spells == [BLAST]
    assert table.yugi.sees("Uraby").attack == 2000


def test_destroyed_by_an_effect_while_equipped_it_destroys_a_card() -> None:
    table = _equipped()
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == [BLAST]
    assert table.kaiba.monsters == []


def test_destroyed_before_it_is_equipped_it_destroys_none() -> None:
    table = _equipped()
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()

    assert table.yugi.graveyard == [BLAST]
    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.yugi.sees("Uraby").attack == 1500


def test_gone_with_its_monster_it_destroys_none() -> None:
    table = _equipped(hand=["Fissure", "Dark Hole"])
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert BLAST in table.yugi.graveyard
    assert table.kaiba.spells == ["Mystical Space Typhoon"]


def test_if_the_monster_has_gone_it_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down(BLAST)]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
    )
    table.yugi.activates(BLAST, targeting="Uraby")
    table.kaiba.activates("Raigeki Break", targeting="Uraby")
    table.everyone_passes()

    assert BLAST in table.yugi.graveyard


def test_face_down_monsters_and_those_of_the_opponent_are_no_targets() -> None:
    table = Table(
        yugi=side(field=[face_down("Uraby"), face_down(BLAST), face_up("Macro Cosmos")]),
        kaiba=side(field=["Summoned Skull"]),
    )
    assert not table.yugi.may("activate", BLAST)


def test_faq_5396_it_can_be_activated_in_the_damage_step_before_damage_calculation() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down(BLAST)]), kaiba=side(field=[attacking("Battle Ox")])
    )
    table.yugi.attacks_with("Uraby", at="Battle Ox")
    table.yugi.activates(BLAST, targeting="Uraby", at="start of the damage step")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Battle Ox"]


def test_qa_11292_in_the_graveyard_its_effect_works_whatever_negates_traps() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(BLAST, on="Uraby")]),
        kaiba=side(field=["Jinzo"], hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()
    table.yugi.chooses("Jinzo")
    table.everyone_passes()

    assert table.kaiba.monsters == []
