"""Exodius the Ultimate Forbidden Lord: it wins by five Forbidden Ones that it buries itself."""

from tests.table import Table, attacking, face_up, side

EXODIUS = "Exodius the Ultimate Forbidden Lord"
PARTS = [
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
]
REST = [*["Kuriboh"] * 2, *["Raigeki"] * 9]


def buried(table: Table, *parts: str) -> None:
    """Have yugi attack with it in as many turns, and send these."""
    for part in parts:
        table.yugi.attacks_with(EXODIUS)
        table.yugi.chooses(part)
        table.everyone_passes()
        if table.result is None:
            table.turn_ends()
            table.turn_ends()


def test_faq_7392_it_comes_by_shuffling_all_monsters_of_the_graveyard_back() -> None:
    table = Table(yugi=side(hand=[EXODIUS], graveyard=["Uraby", "Raigeki", "Kuriboh"]))
    table.yugi.special_summons(EXODIUS)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([EXODIUS], ["Raigeki"])
    assert not table.chains()


def test_qa_6829_monsters_of_the_extra_deck_go_back_there() -> None:
    table = Table(yugi=side(hand=[EXODIUS], graveyard=["Colossal Fighter"]))
    table.yugi.special_summons(EXODIUS)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([EXODIUS], [])


def test_not_without_a_monster_there() -> None:
    table = Table(yugi=side(hand=[EXODIUS], graveyard=["Raigeki"]))

    assert not table.yugi.may("Special Summon", EXODIUS)


def test_faq_7392_it_comes_in_no_other_way() -> None:
    table = Table(yugi=side(hand=[EXODIUS, "Monster Reborn"], graveyard=[EXODIUS]))

    assert not table.yugi.may("Normal Summon", EXODIUS)
    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_7392_it_gains_1000_atk_for_each_normal_monster() -> None:
    table = Table(yugi=side(field=[EXODIUS], graveyard=["Uraby", "Kuriboh", PARTS[1]]))

    assert table.yugi.sees(EXODIUS).attack == 2000


def test_faq_7392_its_attack_buries_a_monster_of_the_hand_or_deck() -> None:
    table = Table(yugi=side(hand=["Kuriboh"], field=[attacking(EXODIUS)], deck=["Uraby"] * 3))
    table.yugi.attacks_with(EXODIUS)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.life == 7000


def test_faq_7392_with_all_five_sent_by_it_the_duel_is_won() -> None:
    table = Table(yugi=side(field=[attacking(EXODIUS)], deck=[*PARTS, *REST]))
    buried(table, *PARTS)

    assert table.result is not None
    assert table.result[0] == "yugi"


def test_what_lay_there_before_does_not_count() -> None:
    table = Table(
        yugi=side(
            field=[attacking(EXODIUS)],
            graveyard=[PARTS[0]],
            deck=[*PARTS[1:], *REST],
        ),
        kaiba=side(life=99000),
    )
    buried(table, *PARTS[1:])

    assert table.result is None


def test_qa_6832_those_that_two_of_them_sent_do_not_count_together() -> None:
    table = Table(
        yugi=side(field=[attacking(EXODIUS), attacking(EXODIUS)], deck=[*PARTS, "Raigeki"]),
        kaiba=side(life=99000),
    )
    table.yugi.attacks_with(EXODIUS)
    table.yugi.chooses(PARTS[0])
    table.everyone_passes()
    table.yugi.attacks_with(EXODIUS)
    table.yugi.chooses(PARTS[1])
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted(PARTS[:2])
    assert table.result is None


def test_qa_6831_face_down_by_then_it_does_not_win() -> None:
    table = Table(
        yugi=side(field=[attacking(EXODIUS)], deck=[*PARTS, *REST]),
        kaiba=side(field=["Book of Moon"]),
    )
    buried(table, *PARTS[:4])
    table.yugi.attacks_with(EXODIUS)
    table.kaiba.passes()
    table.kaiba.activates("Book of Moon", targeting=EXODIUS)
    table.yugi.chooses(PARTS[4])
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted(PARTS)
    assert table.result is None


def test_qa_6830_face_up_again_it_counts_what_it_sent_before() -> None:
    table = Table(
        yugi=side(
            hand=["Book of Moon"],
            field=[attacking(EXODIUS)],
            deck=[*PARTS, *REST],
        )
    )
    buried(table, *PARTS[:4])
    table.yugi.activates("Book of Moon", targeting=EXODIUS)
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(EXODIUS)
    table.everyone_passes()
    table.yugi.attacks_with(EXODIUS)
    table.yugi.chooses(PARTS[4])
    table.everyone_passes()

    assert table.result is not None


def test_faq_7392_face_up_it_is_banished_as_it_leaves() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[EXODIUS]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert (table.kaiba.graveyard, table.kaiba.banished) == ([], [EXODIUS])


def test_qa_23305_negated_as_well() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Forbidden Chalice"]), kaiba=side(field=[EXODIUS])
    )
    table.yugi.activates("Forbidden Chalice", targeting=EXODIUS)
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.banished == [EXODIUS]


def test_returned_to_the_hand_it_is_banished_too() -> None:
    table = Table(
        yugi=side(field=["Compulsory Evacuation Device"]), kaiba=side(field=[face_up(EXODIUS)])
    )
    table.yugi.activates("Compulsory Evacuation Device", targeting=EXODIUS)
    table.everyone_passes()

    assert (table.kaiba.hand, table.kaiba.banished) == ([], [EXODIUS])
