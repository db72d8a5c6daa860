"""Harpie Lady 3: what battles it cannot declare attacks for two turns of the opponent."""

from tests.table import Table, attacking, defending, face_down, side

HARPIE, STRONG, WEAK = "Harpie Lady 3", "Summoned Skull", "Kuriboh"


def may_attack(table: Table, name: str) -> bool:
    """Whether Kaiba may attack with that monster in the turn that begins."""
    table.turn_ends()
    table.kaiba.enters_battle_phase()
    may = table.kaiba.may("attack", name)
    table.turn_ends()
    return may


def test_what_it_attacked_cannot_attack_in_their_next_two_turns() -> None:
    table = Table(
        yugi=side(field=[attacking(HARPIE)], deck=["Uraby"] * 4),
        kaiba=side(field=[defending("Mystical Elf"), attacking(STRONG)], deck=["Uraby"] * 4),
    )
    table.yugi.attacks_with(HARPIE, at="Mystical Elf")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.changes_position("Mystical Elf")
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", "Mystical Elf")
    assert table.kaiba.may("attack", STRONG)
    table.turn_ends()
    assert not may_attack(table, "Mystical Elf")
    assert may_attack(table, "Mystical Elf")


def test_faq_6188_though_it_is_destroyed_by_that_battle() -> None:
    table = Table(
        yugi=side(field=[attacking(HARPIE)], deck=["Uraby"] * 4),
        kaiba=side(field=[attacking(STRONG)], deck=["Uraby"] * 4),
    )
    table.yugi.attacks_with(HARPIE, at=STRONG)
    table.everyone_passes()

    assert table.yugi.graveyard == [HARPIE]
    assert not may_attack(table, STRONG)


def test_faq_6188_the_turn_in_which_it_is_attacked_counts_as_one() -> None:
    table = Table(
        yugi=side(field=[defending(HARPIE)], deck=["Uraby"] * 4),
        kaiba=side(field=[attacking("Gemini Elf"), attacking(WEAK)], deck=["Uraby"] * 4),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Gemini Elf", at=HARPIE)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", "Gemini Elf")
    assert table.kaiba.may("attack", WEAK)
    table.turn_ends()
    assert may_attack(table, "Gemini Elf")


def test_flipped_by_the_attack_it_holds_the_attacker_back() -> None:
    table = Table(
        yugi=side(field=[face_down(HARPIE)], deck=["Uraby"] * 4),
        kaiba=side(field=[attacking(WEAK)], deck=["Uraby"] * 4),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(WEAK, at=HARPIE)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", WEAK)


def test_turned_face_down_the_monster_is_free() -> None:
    table = Table(
        yugi=side(field=[attacking(HARPIE)], hand=["Book of Moon"], deck=["Uraby"] * 4),
        kaiba=side(field=[attacking(STRONG)], deck=["Uraby"] * 4),
    )
    table.yugi.attacks_with(HARPIE, at=STRONG)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Book of Moon", targeting=STRONG)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons(STRONG)
    table.kaiba.enters_battle_phase()

    assert table.kaiba.may("attack", STRONG)


def test_its_name_is_that_of_harpie_lady() -> None:
    table = Table(yugi=side(field=[attacking(HARPIE)], hand=["Elegant Egotist"]))

    assert table.yugi.may("activate", "Elegant Egotist") is False
    named = Table(
        yugi=side(
            field=[attacking(HARPIE)], hand=["Elegant Egotist"], deck=["Harpie Lady", "Uraby"]
        )
    )
    assert named.yugi.may("activate", "Elegant Egotist")
