"""The Dark Door: each player attacks with one monster only in a Battle Phase."""

from tests.table import Table, attacking, face_up, side

DOOR = "The Dark Door"


def test_faq_5225_a_second_monster_cannot_attack() -> None:
    table = Table(yugi=side(field=[face_up(DOOR), attacking("Uraby"), attacking("Battle Ox")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500
    assert not table.yugi.may("attack", "Battle Ox")


def test_faq_5225_it_binds_both_players() -> None:
    table = Table(
        yugi=side(field=[face_up(DOOR)]),
        kaiba=side(field=[attacking("Uraby"), attacking("Battle Ox")]),
    )
    table.turn_ends()
    table.kaiba.attacks_with("Battle Ox")
    table.everyone_passes()

    assert not table.kaiba.may("attack", "Uraby")


def test_faq_5225_unaffected_monsters_are_bound_too() -> None:
    wildheart = "Elemental HERO Wildheart"
    table = Table(
        yugi=side(
            field=[face_up(DOOR), attacking("Uraby"), attacking(wildheart), "Forbidden Lance"]
        )
    )
    table.yugi.activates("Forbidden Lance", targeting=wildheart)
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("attack", wildheart)


def test_faq_5225_one_monster_can_attack_twice() -> None:
    mataza = "Mataza the Zapper"
    table = Table(yugi=side(field=[face_up(DOOR), attacking(mataza), attacking("Uraby")]))
    table.yugi.attacks_with(mataza)
    table.everyone_passes()
    assert not table.yugi.may("attack", "Uraby")
    table.yugi.attacks_with(mataza)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2600


def test_gone_in_its_battle_it_has_attacked_all_the_same() -> None:
    table = Table(
        yugi=side(field=[face_up(DOOR), attacking("Uraby"), attacking("Battle Ox")]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    table.yugi.attacks_with("Uraby", at="Summoned Skull")
    table.everyone_passes()

    assert "Uraby" in table.yugi.graveyard
    assert not table.yugi.may("attack", "Battle Ox")


def test_without_it_others_attack_again() -> None:
    table = Table(
        yugi=side(
            field=[
                face_up(DOOR),
                attacking("Uraby"),
                attacking("Battle Ox"),
                "Mystical Space Typhoon",
            ]
        )
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=DOOR)
    table.everyone_passes()

    assert table.yugi.may("attack", "Battle Ox")
