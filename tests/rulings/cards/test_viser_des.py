"""Viser Des: holds a monster in its grip, and crushes it in the third Standby Phase."""

from tests.table import Table, attacking, defending, face_up, side

VISER, HELD = "Viser Des", "Summoned Skull"


def gripping(**more: list[str]) -> Table:
    """Viser Des was Normal Summoned, and has targeted the one of two monsters."""
    table = Table(
        yugi=side(hand=[VISER, *more.get("yugi", [])], deck=["Uraby"] * 6),
        kaiba=side(
            field=[attacking(HELD), attacking("Gemini Elf")],
            hand=more.get("kaiba", []),
            deck=["Uraby"] * 6,
        ),
    )
    table.yugi.summons(VISER)
    table.yugi.chooses(HELD)
    table.everyone_passes()
    return table


def test_faq_5292_its_target_is_destroyed_in_the_third_standby_phase_without_a_chain() -> None:
    table = gripping()
    for _ in range(5):
        table.turn_ends()
        assert HELD in table.kaiba.monsters
    table.turn_ends()

    assert table.kaiba.graveyard == [HELD]
    assert table.chains() == [[VISER]]


def test_it_is_not_destroyed_by_battle_while_both_are_there() -> None:
    table = gripping()
    table.turn_ends()
    table.kaiba.attacks_with("Gemini Elf", at=VISER)
    table.everyone_passes()

    assert table.yugi.monsters == [VISER]
    assert table.yugi.life == 8000 - 1400


def test_once_its_target_has_gone_it_falls_like_any_other() -> None:
    table = gripping(kaiba=["Tribute to The Doomed", "Kuriboh"])
    table.turn_ends()
    table.kaiba.activates("Tribute to The Doomed", cost="Kuriboh", targeting=HELD)
    table.everyone_passes()
    table.kaiba.attacks_with("Gemini Elf", at=VISER)
    table.everyone_passes()

    assert table.yugi.graveyard == [VISER]


def test_faq_5292_once_it_has_gone_nothing_is_destroyed() -> None:
    table = gripping(kaiba=["Tribute to The Doomed", "Kuriboh"])
    table.turn_ends()
    table.kaiba.activates("Tribute to The Doomed", cost="Kuriboh", targeting=VISER)
    table.everyone_passes()
    for _ in range(5):
        table.turn_ends()

    assert HELD in table.kaiba.monsters


def test_a_target_that_was_turned_face_down_is_free() -> None:
    table = gripping(kaiba=["Book of Moon"])
    table.turn_ends()
    table.kaiba.activates("Book of Moon", targeting=HELD)
    table.everyone_passes()
    table.kaiba.attacks_with("Gemini Elf", at=VISER)
    table.everyone_passes()

    assert table.yugi.graveyard == [VISER]


def test_negated_it_takes_hold_of_nothing() -> None:
    table = Table(
        yugi=side(hand=[VISER], field=[face_up("Skill Drain")], deck=["Uraby"] * 6),
        kaiba=side(field=[attacking("Gemini Elf")], deck=["Uraby"] * 6),
    )
    table.yugi.summons(VISER)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.attacks_with("Gemini Elf", at=VISER)
    table.everyone_passes()

    assert table.yugi.graveyard == [VISER]


def test_special_summoned_it_targets_nothing() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[VISER]),
        kaiba=side(field=[defending("Gemini Elf")]),
    )
    table.yugi.activates("Monster Reborn", targeting=VISER, zone="M1", position="Attack")
    table.everyone_passes()

    assert table.chains() == [["Monster Reborn"]]
