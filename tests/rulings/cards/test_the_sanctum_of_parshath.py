"""The Sanctum of Parshath: the Sanctuary by another name, which guards what is Set."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side

SANCTUM = "The Sanctum of Parshath"
FAIRIES = ["Mokey Mokey", "Nova Summoner", "Airknight Parshath"]


def test_faq_13353_fairies_of_both_players_gain_300_atk_and_def() -> None:
    table = Table(
        yugi=side(field=["Mokey Mokey", "Uraby", face_up(SANCTUM)]),
        kaiba=side(field=["Nova Summoner"]),
    )

    assert (
        table.yugi.sees("Mokey Mokey").attack,
        table.kaiba.sees("Nova Summoner").attack,
    ) == (
        600,
        1700,
    )
    assert table.yugi.sees("Mokey Mokey").defense == 400
    assert table.yugi.sees("Uraby").attack == 1500


def test_faq_13353_what_is_set_is_not_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Heavy Storm"], field=[face_up(SANCTUM), face_down("Jar of Greed")]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert (table.yugi.spells, table.kaiba.spells) == (["Jar of Greed"], ["Mirror Force"])
    assert SANCTUM in table.yugi.graveyard


def test_faq_13353_nor_can_either_player_target_it() -> None:
    table = Table(
        yugi=side(
            hand=["Mystical Space Typhoon"], field=[face_up(SANCTUM), face_down("Jar of Greed")]
        ),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=SANCTUM)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)


def opened() -> Table:
    table = Table(
        yugi=side(field=[face_up(SANCTUM), "Jar of Greed"], deck=["Kuriboh"] * 3),
        kaiba=side(field=["Mystical Space Typhoon", "Solemn Judgment"]),
    )
    table.yugi.activates("Jar of Greed")
    return table


def test_qa_21416_turned_face_up_it_can_be_targeted() -> None:
    table = opened()
    table.kaiba.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.everyone_passes()

    assert table.yugi.spells == [SANCTUM]


def test_qa_21417_turned_face_up_its_activation_can_be_negated() -> None:
    table = opened()
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.hand == []


def test_qa_21419_not_yet_as_it_is_activated() -> None:
    table = Table(
        yugi=side(hand=[SANCTUM], field=[face_down("Jar of Greed")]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates(SANCTUM)
    table.kaiba.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Jar of Greed"]


def test_faq_13353_three_cards_of_different_names_go_back_in_any_order() -> None:
    graves = [
        "Mokey Mokey",
        "Mokey Mokey",
        "Nova Summoner",
        "Seven Tools of the Bandit",
        "Uraby",
    ]
    table = Table(yugi=side(field=[face_up(SANCTUM)], graveyard=graves, deck=["Kuriboh"]))
    table.yugi.activates(SANCTUM)
    table.yugi.chooses("Mokey Mokey", "Nova Summoner", "Seven Tools of the Bandit")
    table.yugi.chooses("Seven Tools of the Bandit")
    table.yugi.chooses("Mokey Mokey")
    table.everyone_passes()

    assert "Uraby" not in table.questions(Reason.TARGET)[0]
    assert table.yugi.deck[:3] == [
        "Seven Tools of the Bandit",
        "Mokey Mokey",
        "Nova Summoner",
    ]
    assert sorted(table.yugi.graveyard) == ["Mokey Mokey", "Uraby"]


@pytest.mark.parametrize(
    ("graves", "able"),
    [
        (["Mokey Mokey", "Mokey Mokey", "Nova Summoner"], False),
        (["Mokey Mokey", "Airknight Parshath", "Nova Summoner"], True),
        (["Mokey Mokey", "Jar of Greed", "Nova Summoner"], False),
    ],
)
def test_it_has_to_find_three_names(graves: list[str], able: bool) -> None:
    table = Table(yugi=side(field=[face_up(SANCTUM)], graveyard=graves))

    assert table.yugi.may("activate", SANCTUM) is able


def test_faq_13353_those_that_are_left_go_back() -> None:
    table = Table(
        yugi=side(field=[face_up(SANCTUM)], graveyard=FAIRIES, deck=["Kuriboh"]),
        kaiba=side(field=["Disappear"]),
    )
    table.yugi.activates(SANCTUM)
    table.kaiba.activates("Disappear", targeting="Mokey Mokey")
    table.yugi.chooses("Airknight Parshath")
    table.everyone_passes()

    assert table.yugi.deck[:2] == ["Airknight Parshath", "Nova Summoner"]
    assert table.yugi.banished == ["Mokey Mokey"]


def test_once_a_turn() -> None:
    table = Table(yugi=side(field=[face_up(SANCTUM)], graveyard=[*FAIRIES, *FAIRIES]))
    table.yugi.activates(SANCTUM)
    table.yugi.chooses(*FAIRIES)
    table.yugi.chooses("Airknight Parshath")
    table.yugi.chooses("Mokey Mokey")
    table.everyone_passes()

    assert not table.yugi.may("activate", SANCTUM)
