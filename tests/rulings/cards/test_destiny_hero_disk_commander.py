"""Destiny HERO - Disk Commander: rests a turn in the Graveyard, and draws once in a Duel."""

from tests.table import Table, face_down, face_up, side

DISK = "Destiny HERO - Disk Commander"
LONG = ["Uraby"] * 9
REBORN = "Monster Reborn"


def test_special_summoned_from_the_graveyard_it_draws_two() -> None:
    table = Table(yugi=side(hand=[REBORN], graveyard=[DISK], deck=LONG))
    table.yugi.activates(REBORN, targeting=DISK)
    table.chain_resolves()
    table.yugi.activates(DISK)
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby", "Uraby"]


def test_its_player_may_leave_that() -> None:
    table = Table(yugi=side(hand=[REBORN], graveyard=[DISK], deck=LONG))
    table.yugi.activates(REBORN, targeting=DISK)
    table.everyone_passes()

    assert table.was_offered(table.yugi, DISK)
    assert table.yugi.hand == []


def test_from_elsewhere_it_draws_nothing() -> None:
    table = Table(yugi=side(hand=["Marauding Captain", DISK], deck=LONG))
    table.yugi.summons("Marauding Captain")
    table.yugi.activates("Marauding Captain")
    table.everyone_passes()

    assert table.yugi.monsters == ["Marauding Captain", DISK]
    assert not table.was_offered(table.yugi, DISK)


def test_faq_it_needs_two_cards_to_draw() -> None:
    table = Table(yugi=side(hand=[REBORN], graveyard=[DISK], deck=["Uraby"]))
    table.yugi.activates(REBORN, targeting=DISK)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, DISK)


def test_once_in_the_duel_for_all_of_its_name() -> None:
    table = Table(
        yugi=side(
            hand=[REBORN],
            field=[face_down("Call of the Haunted")],
            graveyard=[DISK, DISK],
            deck=LONG,
        )
    )
    table.yugi.activates(REBORN, targeting=DISK)
    table.chain_resolves()
    table.yugi.activates(DISK)
    table.everyone_passes()
    table.yugi.activates("Call of the Haunted")
    table.everyone_passes()

    assert table.yugi.monsters == [DISK, DISK]
    assert len(table.yugi.hand) == 2
    assert [chain for chain in table.chains() if DISK in chain] == [[DISK]]


def test_qa_8114_once_for_each_player() -> None:
    table = Table(
        yugi=side(hand=[REBORN], deck=LONG),
        kaiba=side(graveyard=[DISK, DISK], hand=[REBORN], deck=LONG),
    )
    table.yugi.activates(REBORN, targeting=DISK)
    table.chain_resolves()
    table.yugi.activates(DISK)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates(REBORN, targeting=DISK)
    table.chain_resolves()
    table.kaiba.activates(DISK)
    table.everyone_passes()

    assert [chain for chain in table.chains() if DISK in chain] == [[DISK], [DISK]]


def test_qa_21804_neither_player_can_summon_it_in_the_turn_it_was_sent_there() -> None:
    table = Table(
        yugi=side(field=["Elemental HERO Avian"], hand=[REBORN]),
        kaiba=side(field=[DISK]),
    )
    table.yugi.attacks_with("Elemental HERO Avian", at=DISK)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    assert table.kaiba.graveyard == [DISK]

    assert not table.yugi.may("activate", REBORN)


def test_nor_while_its_effects_would_be_negated() -> None:
    table = Table(
        yugi=side(field=["Elemental HERO Avian", face_up("Skill Drain")], hand=[REBORN]),
        kaiba=side(field=[DISK]),
    )
    table.yugi.attacks_with("Elemental HERO Avian", at=DISK)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", REBORN)


def test_in_the_next_turn_it_can_be_summoned() -> None:
    table = Table(
        yugi=side(field=["Elemental HERO Avian"], hand=[REBORN], deck=LONG),
        kaiba=side(field=[DISK], deck=LONG),
    )
    table.yugi.attacks_with("Elemental HERO Avian", at=DISK)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("activate", REBORN)
