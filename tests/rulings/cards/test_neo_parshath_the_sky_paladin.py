"""Neo-Parshath, the Sky Paladin: it comes for an Airknight, and lives by the lead in LP."""

from tests.table import Table, attacking, defending, face_down, face_up, side

NEO = "Neo-Parshath, the Sky Paladin"
AIRKNIGHT = "Airknight Parshath"
SANCTUM = "The Sanctum of Parshath"


def test_faq_7046_it_comes_from_the_hand_for_an_airknight_parshath() -> None:
    table = Table(yugi=side(hand=[NEO], field=[AIRKNIGHT]))
    table.yugi.special_summons(NEO)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([NEO], [AIRKNIGHT])
    assert not table.chains()


def test_faq_7046_a_face_down_one_will_do() -> None:
    table = Table(yugi=side(hand=[NEO], field=[face_down(AIRKNIGHT)]))

    assert table.yugi.may("Special Summon", NEO)


def test_no_other_monster_will_do() -> None:
    table = Table(yugi=side(hand=[NEO], field=["Darknight Parshath"]))

    assert not table.yugi.may("Special Summon", NEO)


def test_faq_7046_it_gains_the_lead_in_life_points() -> None:
    table = Table(
        yugi=side(field=[attacking(NEO), face_up(SANCTUM)]),
        kaiba=side(field=[attacking("Uraby")]),
    )
    assert table.yugi.sees(NEO).attack == 2600
    table.yugi.attacks_with(NEO, at="Uraby")
    table.everyone_passes()

    lead = table.yugi.life - table.kaiba.life
    assert lead == 1100
    assert table.yugi.sees(NEO).attack == 2600 + lead
    assert table.yugi.sees(NEO).defense == 2300 + lead


def test_it_gains_nothing_without_the_sanctuary() -> None:
    table = Table(yugi=side(life=9000, field=[NEO]), kaiba=side(life=8000))

    assert table.yugi.sees(NEO).attack == 2300


def test_it_gains_nothing_while_behind() -> None:
    table = Table(yugi=side(life=7000, field=[NEO, face_up(SANCTUM)]), kaiba=side(life=8000))

    assert table.yugi.sees(NEO).attack == 2600


def test_the_sanctuary_of_the_opponent_will_do() -> None:
    table = Table(
        yugi=side(life=9000, field=[NEO]), kaiba=side(life=8000, field=[face_up(SANCTUM)])
    )

    assert table.yugi.sees(NEO).attack == 3600


def test_faq_7046_it_pierces_and_always_draws_for_the_damage() -> None:
    table = Table(
        yugi=side(field=[attacking(NEO)], deck=["Kuriboh"]),
        kaiba=side(field=[defending("Uraby")]),
    )
    table.yugi.attacks_with(NEO, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2300 - 800)
    assert table.yugi.hand == ["Kuriboh"]


def test_it_draws_nothing_for_damage_to_its_own_player() -> None:
    table = Table(
        yugi=side(field=[attacking(NEO)], deck=["Kuriboh"]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.attacks_with(NEO, at="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.hand == []
