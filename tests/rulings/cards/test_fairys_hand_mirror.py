"""Fairy's Hand Mirror: the opponent's Spell on one monster is turned to another card."""

from tests.table import Table, face_down, side

MIRROR, ELF, IMP = "Fairy's Hand Mirror", "Gemini Elf", "Feral Imp"


def doomed(*theirs: str) -> Table:
    """A table on which yugi means to destroy kaiba's Gemini Elf by a Spell."""
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Uraby"], field=list(theirs)),
        kaiba=side(field=[ELF, face_down(MIRROR)]),
    )
    table.yugi.activates("Tribute to The Doomed", targeting=ELF)
    return table


def test_the_spell_goes_to_a_monster_of_its_own_player() -> None:
    table = doomed(IMP)
    table.kaiba.activates(MIRROR, targeting=IMP)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == [ELF]


def test_without_another_lawful_target_it_cannot_be_activated() -> None:
    table = doomed()

    assert not table.kaiba.may("activate", MIRROR)


def test_an_effect_of_a_trap_is_not_turned() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break"), IMP], hand=["Uraby"]),
        kaiba=side(field=[ELF, face_down(MIRROR)]),
    )
    table.yugi.activates("Raigeki Break", targeting=ELF)

    assert not table.kaiba.may("activate", MIRROR)
