"""Mirror Force: destroy all Attack Position monsters of the attacking opponent."""

from tests.table import Table, defending, face_down, side


def test_mirror_force_destroys_all_attack_position_monsters_of_the_opponent() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Silver Fang", defending("Battle Ox"), face_down("Feral Imp")]
        ),
        kaiba=side(field=["Dark Blade", "Mirror Force"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox", "Feral Imp"]
    assert table.yugi.graveyard == ["Uraby", "Silver Fang"]
    assert table.kaiba.monsters == ["Dark Blade"]


def test_mirror_force_is_not_used_against_the_own_attack() -> None:
    table = Table(yugi=side(field=["Uraby", "Mirror Force"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", "Mirror Force")


def test_mirror_force_still_destroys_when_the_attack_has_been_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=["Mirror Force", "Magic Cylinder"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.yugi.passes()
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()

    assert table.yugi.life == 6500
    assert table.yugi.monsters == []


def test_a_monster_brought_back_after_mirror_force_may_attack_again() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Call of the Haunted"]), kaiba=side(field=["Mirror Force"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.chain_resolves()
    table.yugi.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 6500
