"""Dodger Dragon: its Normal Summon stands, and then no Counter Trap is activated."""

from tests.table import Table, face_down, face_up, side

DRAGON = "Dodger Dragon"
LA_JINN = "La Jinn the Mystical Genie of the Lamp"


def test_faq_9700_its_normal_summon_cannot_be_negated() -> None:
    table = Table(yugi=side(hand=[DRAGON]), kaiba=side(field=[face_down("Solemn Judgment")]))
    table.yugi.summons(DRAGON)
    assert not table.kaiba.may("activate", "Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == [DRAGON]


def test_another_summon_can() -> None:
    table = Table(yugi=side(hand=[LA_JINN]), kaiba=side(field=[face_down("Solemn Judgment")]))
    table.yugi.summons(LA_JINN)

    assert table.kaiba.may("activate", "Solemn Judgment")
    table.everyone_passes()


def test_the_opponent_activates_no_counter_trap_that_turn_but_other_traps() -> None:
    table = Table(
        yugi=side(hand=[DRAGON, "Pot of Greed"]),
        kaiba=side(field=[face_down("Magic Jammer"), face_down("Waboku")], hand=["Uraby"]),
    )
    table.yugi.summons(DRAGON)
    table.everyone_passes()
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", "Magic Jammer")
    assert table.kaiba.may("activate", "Waboku")
    table.everyone_passes()


def test_faq_9700_so_it_is_though_the_dragon_has_gone() -> None:
    table = Table(
        yugi=side(hand=[DRAGON, "Dark Hole", "Pot of Greed"]),
        kaiba=side(field=[face_down("Magic Jammer")], hand=["Uraby"]),
    )
    table.yugi.summons(DRAGON)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()


def test_qa_12615_it_is_the_opponent_of_who_summoned_it_whoever_controls_it() -> None:
    table = Table(
        yugi=side(hand=[DRAGON, "Pot of Greed"]),
        kaiba=side(
            field=[face_down("Enemy Controller"), face_down("Magic Jammer"), "Mokey Mokey"],
            hand=["Uraby"],
        ),
    )
    table.yugi.summons(DRAGON)
    table.kaiba.activates("Enemy Controller", targeting=DRAGON, effect=1)
    table.everyone_passes()
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()


def test_qa_16472_not_where_its_effects_were_negated_as_it_came() -> None:
    table = Table(
        yugi=side(hand=[DRAGON, "Pot of Greed"], life=8000),
        kaiba=side(field=[face_up("Skill Drain"), face_down("Magic Jammer")], hand=["Uraby"]),
    )
    table.yugi.summons(DRAGON)
    table.everyone_passes()
    table.yugi.activates("Pot of Greed")

    assert table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()
