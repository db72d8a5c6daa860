"""Maiden with Eyes of Blue: targeted or attacked, she calls Blue-Eyes White Dragon."""

from tests.table import Table, attacking, defending, face_down, side

MAIDEN, DRAGON = "Maiden with Eyes of Blue", "Blue-Eyes White Dragon"


def test_an_effect_that_targets_her_is_answered_with_the_dragon_of_the_deck() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=[MAIDEN], deck=[DRAGON, "Uraby", "Uraby"])
    )
    table.yugi.activates("Axe of Despair", targeting=MAIDEN)
    table.yugi.activates(MAIDEN)
    table.everyone_passes()

    assert table.yugi.monsters == [MAIDEN, DRAGON]


def test_an_effect_that_targets_another_is_not() -> None:
    table = Table(yugi=side(hand=["Axe of Despair", DRAGON], field=[MAIDEN, "Uraby"]))
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    assert not table.yugi.may("activate", MAIDEN)


def test_an_attack_on_her_is_negated_she_turns_and_the_dragon_may_come() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[attacking(MAIDEN)], graveyard=[DRAGON]),
    )
    table.yugi.attacks_with("Uraby", at=MAIDEN)
    table.kaiba.activates(MAIDEN)
    table.everyone_passes()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.monsters == [MAIDEN, DRAGON]
    assert table.kaiba.sees(MAIDEN).position == "face-up Defense"
    assert table.kaiba.life == 8000


def test_faq_10588_she_can_do_so_without_a_dragon_anywhere() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[defending(MAIDEN)]))
    table.yugi.attacks_with("Uraby", at=MAIDEN)
    table.kaiba.activates(MAIDEN)
    table.everyone_passes()
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.monsters == [MAIDEN]
    assert table.kaiba.sees(MAIDEN).position == "face-up Attack"


def test_faq_10588_face_down_she_does_not_answer_an_attack() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(MAIDEN)], hand=[DRAGON])
    )
    table.yugi.attacks_with("Uraby", at=MAIDEN)
    assert not table.kaiba.may("activate", MAIDEN)


def test_only_one_of_her_effects_can_be_used_in_a_turn() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair", "Axe of Despair", DRAGON, DRAGON], field=[MAIDEN])
    )
    table.yugi.activates("Axe of Despair", targeting=MAIDEN)
    table.yugi.activates(MAIDEN)
    table.everyone_passes()
    table.yugi.chooses(DRAGON)
    table.everyone_passes()
    table.yugi.activates("Axe of Despair", targeting=MAIDEN)
    assert not table.yugi.may("activate", MAIDEN)
