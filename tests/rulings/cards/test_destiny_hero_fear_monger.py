"""Destiny HERO - Fear Monger: after its fall in battle it brings another Destiny HERO."""

from tests.table import Table, face_down, side

MONGER = "Destiny HERO - Fear Monger"
DISK = "Destiny HERO - Disk Commander"
LONG = ["Uraby"] * 9


def fallen(*graveyard: str, spells: tuple[str, ...] = ()) -> Table:
    """Kaiba's Summoned Skull has destroyed it in battle; these lay in the Graveyard."""
    table = Table(
        yugi=side(field=[MONGER], graveyard=graveyard, deck=LONG),
        kaiba=side(field=["Summoned Skull", *map(face_down, spells)], deck=LONG),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=MONGER)
    table.everyone_passes()
    return table


def test_in_the_next_standby_phase_another_destiny_hero_comes() -> None:
    table = fallen(DISK)
    assert table.chains() == []
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.chains()[0] == [MONGER]
    assert DISK in table.yugi.monsters


def test_in_no_later_one() -> None:
    table = fallen(DISK)
    table.turn_ends()
    table.turn_ends()
    table.turn_ends()

    assert [each for each in table.chains() if MONGER in each] == [[MONGER]]


def test_itself_and_other_heroes_do_not_come() -> None:
    table = fallen(MONGER, "Elemental HERO Stratos", "Kuriboh")
    table.turn_ends()

    assert table.yugi.monsters == []


def test_destroyed_by_an_effect_it_brings_nobody() -> None:
    table = Table(
        yugi=side(field=[MONGER], graveyard=[DISK], deck=LONG),
        kaiba=side(hand=["Dark Hole"], deck=LONG),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == []


def test_faq_it_has_to_lie_in_the_graveyard_all_the_while() -> None:
    table = fallen(DISK, spells=("Called by the Grave",))
    table.kaiba.enters_main_phase_2()
    table.kaiba.activates("Called by the Grave", targeting=MONGER)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == []
