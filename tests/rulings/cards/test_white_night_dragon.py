"""White Night Dragon: has to answer what targets it, and draws attacks to itself."""

from tests.table import Table, face_down, side

DRAGON = "White Night Dragon"


def test_faq_7343_it_has_to_negate_a_spell_that_targets_it() -> None:
    table = Table(yugi=side(hand=["Axe of Despair"]), kaiba=side(field=[DRAGON]))
    table.yugi.activates("Axe of Despair", targeting=DRAGON)
    table.everyone_passes()

    assert table.chains() == [["Axe of Despair", DRAGON]]
    assert table.yugi.graveyard == ["Axe of Despair"]


def test_it_answers_those_of_its_own_player_as_well() -> None:
    table = Table(yugi=side(hand=["Axe of Despair"], field=[DRAGON]))
    table.yugi.activates("Axe of Despair", targeting=DRAGON)
    table.everyone_passes()

    assert table.chains() == [["Axe of Despair", DRAGON]]


def test_it_comes_before_whatever_else_could_answer() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"]),
        kaiba=side(field=[DRAGON, face_down("Magic Jammer")], hand=["Uraby"]),
    )
    table.yugi.activates("Axe of Despair", targeting=DRAGON)
    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()

    assert table.chains() == [["Axe of Despair", DRAGON]]


def test_it_does_not_answer_an_effect_of_a_monster_nor_what_targets_another() -> None:
    effect = Table(yugi=side(field=["Exiled Force"]), kaiba=side(field=[DRAGON]))
    effect.yugi.activates("Exiled Force", targeting=DRAGON)
    effect.everyone_passes()
    assert effect.kaiba.monsters == []

    other = Table(yugi=side(hand=["Axe of Despair"]), kaiba=side(field=[DRAGON, "Uraby"]))
    other.yugi.activates("Axe of Despair", targeting="Uraby")
    other.everyone_passes()
    assert other.chains() == [["Axe of Despair"]]


def test_an_attack_is_turned_to_it_for_a_spell_or_trap() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[DRAGON, "Mokey Mokey", face_down("Waboku")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mokey Mokey")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Waboku"]
    assert table.yugi.monsters == []
    assert table.yugi.life == 7500


def test_qa_6881_the_attack_is_not_turned_to_it_once_its_cost_has_taken_it_away() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Dian Keto the Cure Master"]),
        kaiba=side(field=[face_down("Call of the Haunted"), "Mokey Mokey"], graveyard=[DRAGON]),
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.kaiba.activates("Call of the Haunted", targeting=DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Mokey Mokey")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()
    table.yugi.attacks_again(at="Mokey Mokey")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.graveyard == ["Call of the Haunted", DRAGON, "Mokey Mokey"]
