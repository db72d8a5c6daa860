"""Unleash Your Power!: all Geminis have their effects until they are Set in the End Phase."""

from tests.table import Table, attacking, face_down, face_up, side

CARD, GEMINI, OTHER = "Unleash Your Power!", "Evocator Chevalier", "Gemini Soldier"


def test_all_geminis_have_their_effects_until_they_are_set() -> None:
    table = Table(
        yugi=side(
            field=[attacking(GEMINI), attacking(OTHER), face_up("Axe of Despair", on=GEMINI)],
            hand=[CARD],
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.may("activate", GEMINI)
    assert not table.yugi.may("Normal Summon", GEMINI)
    assert not table.yugi.may("Normal Summon", OTHER)
    table.turn_ends()

    assert table.yugi.sees(GEMINI).position == "face-down Defense"
    assert table.yugi.sees(OTHER).position == "face-down Defense"


def test_qa_169_who_was_summoned_again_before_is_not_set() -> None:
    table = Table(
        yugi=side(field=[attacking(GEMINI), attacking(OTHER)], hand=[CARD]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.summons(GEMINI)
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees(GEMINI).position == "face-up Attack"
    assert table.yugi.sees(OTHER).position == "face-down Defense"


def test_it_needs_a_gemini_that_is_a_normal_monster() -> None:
    table = Table(yugi=side(field=[attacking(GEMINI)], hand=[CARD]))
    table.yugi.summons(GEMINI)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_faq_7455_not_for_one_that_came_in_response() -> None:
    table = Table(
        yugi=side(
            field=[attacking(OTHER), face_down("Call of the Haunted")],
            graveyard=[GEMINI],
            hand=[CARD],
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.yugi.activates("Call of the Haunted", targeting=GEMINI)
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", OTHER)
    assert table.yugi.may("Normal Summon", GEMINI)


def test_qa_9146_not_for_one_that_was_taken_in_response() -> None:
    table = Table(
        yugi=side(field=[attacking(GEMINI)], hand=[CARD]),
        kaiba=side(field=["Uraby", face_down("Enemy Controller")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Enemy Controller", effect=1, targeting=GEMINI)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees(GEMINI).position == "face-up Attack"


def test_not_for_one_that_one_took_oneself_in_response() -> None:
    table = Table(
        yugi=side(
            field=[attacking(OTHER), attacking("Uraby"), face_down("Enemy Controller")],
            hand=[CARD],
        ),
        kaiba=side(field=[attacking(GEMINI)]),
    )
    table.yugi.activates(CARD)
    table.yugi.activates("Enemy Controller", effect=1, cost="Uraby", targeting=GEMINI)
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", OTHER)
    assert table.yugi.may("Normal Summon", GEMINI)


def test_qa_8318_where_none_can_be_set_it_stays_as_it_is() -> None:
    table = Table(
        yugi=side(
            field=[
                attacking(GEMINI),
                face_up("Light of Intervention", "S2"),
                face_up("Axe of Despair", "S3", on=GEMINI),
            ],
            hand=[CARD, "Mystical Space Typhoon"],
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", GEMINI)
    table.yugi.activates("Mystical Space Typhoon", targeting="Light of Intervention")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees(GEMINI).position == "face-up Attack"
