"""Swift Scarecrow: it ends the Battle Phase if it has negated the direct attack."""

from tests.table import Table, attacking, face_down, side

SCARECROW = "Swift Scarecrow"
ELF, FANG = "Gemini Elf", "Silver Fang"


def attacked(*more: str, hand: tuple[str, ...] = (SCARECROW,)) -> Table:
    """Two monsters of yugi, the first of which attacks kaiba directly."""
    table = Table(
        yugi=side(field=[attacking(ELF), attacking(FANG)]),
        kaiba=side(hand=hand, field=[face_down(name) for name in more]),
    )
    table.yugi.attacks_with(ELF)
    return table


def test_it_is_discarded_and_the_battle_phase_ends() -> None:
    table = attacked()
    table.kaiba.activates(SCARECROW)
    table.everyone_passes()

    assert table.kaiba.graveyard == [SCARECROW]
    assert table.kaiba.life == 8000
    assert table.phase == "main phase 2"


def test_an_attack_on_a_monster_gives_no_occasion() -> None:
    table = Table(
        yugi=side(field=[attacking(ELF)]),
        kaiba=side(field=[attacking(FANG)], hand=[SCARECROW]),
    )
    table.yugi.attacks_with(ELF)

    assert not table.kaiba.may("activate", SCARECROW)
    table.everyone_passes()


def test_an_attack_negated_before_leaves_it_nothing_to_do() -> None:
    table = attacked("Draining Shield")
    table.kaiba.activates(SCARECROW)
    table.kaiba.activates("Draining Shield")
    table.everyone_passes()

    assert table.kaiba.life == 9900
    assert table.kaiba.graveyard == [SCARECROW, "Draining Shield"]
    assert table.phase == "battle phase"
    assert table.yugi.may("attack", FANG)


def test_an_attacker_that_has_left_is_not_negated() -> None:
    table = attacked("Compulsory Evacuation Device")
    table.kaiba.activates(SCARECROW)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=ELF)
    table.everyone_passes()

    assert table.yugi.hand == [ELF]
    assert table.phase == "battle phase"
    assert table.yugi.may("attack", FANG)


def test_an_attacker_turned_face_down_is_not_negated() -> None:
    table = Table(
        yugi=side(field=[attacking(ELF), attacking(FANG), face_down("Book of Moon")]),
        kaiba=side(hand=[SCARECROW]),
    )
    table.yugi.attacks_with(ELF)
    table.kaiba.activates(SCARECROW)
    table.yugi.activates("Book of Moon", targeting=ELF)
    table.everyone_passes()

    assert table.phase == "battle phase"
    assert table.yugi.may("attack", FANG)


def test_an_attack_that_a_replay_turned_on_the_player_was_not_declared_directly() -> None:
    table = Table(
        yugi=side(field=[attacking(ELF)]),
        kaiba=side(
            hand=[SCARECROW],
            field=[attacking(FANG), face_down("Compulsory Evacuation Device")],
        ),
    )
    table.yugi.attacks_with(ELF)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=FANG)
    table.yugi.attacks_again()

    assert not table.kaiba.may("activate", SCARECROW)
    table.everyone_passes()
    assert table.kaiba.life == 6100


def test_a_direct_attack_past_a_monster_is_one_too() -> None:
    table = Table(
        yugi=side(field=[attacking("Jinzo #7")]),
        kaiba=side(field=[attacking(FANG)], hand=[SCARECROW]),
    )
    table.yugi.attacks_with("Jinzo #7", at="Direct")
    table.kaiba.activates(SCARECROW)
    table.everyone_passes()

    assert table.phase == "main phase 2"
    assert table.kaiba.life == 8000
