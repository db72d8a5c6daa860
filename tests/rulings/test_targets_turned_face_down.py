"""A target that is no longer what it was when it was targeted, as the effect resolves."""

import pytest

from engine.yugioh.state.events.standing import PositionChanged
from tests.table import Table, face_down, side
from tests.table.laying import Lying

MOON = "Book of Moon"
CASTEL = "Castel, the Skyblaster Musketeer"
TEMTEMPO = "Temtempo the Percussion Djinn"


@pytest.mark.rule("MR-GLOS-31")
def test_a_target_turned_face_down_is_moved_all_the_same() -> None:
    """Q&A 6261, 12884."""
    table = Table(
        yugi=side(field=[Lying(CASTEL, materials=("Uraby", "Uraby"))]),
        kaiba=side(field=["Summoned Skull", face_down(MOON)]),
    )
    table.yugi.activates(CASTEL, targeting="Summoned Skull", effect=1)
    table.kaiba.activates(MOON, targeting="Summoned Skull")
    table.everyone_passes()

    assert "Summoned Skull" in table.kaiba.deck
    assert table.kaiba.monsters == []


@pytest.mark.rule("MR-GLOS-31", "MR-CTRL-05")
def test_control_is_taken_of_a_target_turned_face_down_unless_it_has_to_be_face_up() -> None:
    """Q&A 22931; Brain Control takes control of "that face-up monster"."""
    changed = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=["Summoned Skull", face_down(MOON)]),
    )
    changed.yugi.activates("Change of Heart", targeting="Summoned Skull")
    changed.kaiba.activates(MOON, targeting="Summoned Skull")
    changed.everyone_passes()
    assert changed.yugi.monsters == ["Summoned Skull"]
    assert changed.yugi.sees("Summoned Skull").position == "face-down Defense"

    minded = Table(
        yugi=side(hand=["Brain Control"]),
        kaiba=side(field=["Summoned Skull", face_down(MOON)]),
    )
    minded.yugi.activates("Brain Control", targeting="Summoned Skull")
    minded.kaiba.activates(MOON, targeting="Summoned Skull")
    minded.everyone_passes()
    assert minded.kaiba.monsters == ["Summoned Skull"]


@pytest.mark.rule("MR-GLOS-31")
def test_materials_are_detached_from_a_target_turned_face_down() -> None:
    """By Q&A 22831 and 22931; Q&A 14675 speaks of what a summon asks for."""
    table = Table(
        yugi=side(field=[Lying(TEMTEMPO, materials=("Uraby",))]),
        kaiba=side(field=[Lying(CASTEL, materials=("Kuriboh",)), face_down(MOON)]),
    )
    table.yugi.activates(TEMTEMPO, targeting=CASTEL)
    table.kaiba.activates(MOON, targeting=CASTEL)
    table.everyone_passes()

    assert "Kuriboh" in table.kaiba.graveyard
    assert table.yugi.sees(TEMTEMPO).attack == 1700 + 500


@pytest.mark.rule("MR-INFO-10")
@pytest.mark.parametrize("spell", ["Rush Recklessly", "Shrink", "Forbidden Lance"])
def test_numbers_of_a_target_turned_face_down_do_not_change_nor_is_it_protected(
    spell: str,
) -> None:
    """Q&A 20420, 17397, 19425: nor once it is face-up again."""
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=[spell, "Malevolent Nuzzler"]),
        kaiba=side(field=[face_down(MOON)]),
    )
    table.yugi.activates(spell, targeting="Summoned Skull")
    table.kaiba.activates(MOON, targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.flip_summons("Summoned Skull")
    table.everyone_passes()
    table.yugi.activates("Malevolent Nuzzler", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").attack == 2500 + 700


@pytest.mark.rule("MR-GLOS-31")
def test_a_second_attack_is_given_to_a_target_turned_face_down() -> None:
    """Q&A 14991: for when it is face-up again; what was given before ends with that."""
    melomelody = "Melomelody the Brass Djinn"
    table = Table(
        yugi=side(field=[Lying(melomelody, materials=("Uraby",))]),
        kaiba=side(field=[face_down(MOON)]),
    )
    table.yugi.activates(melomelody, targeting=melomelody)
    table.kaiba.activates(MOON, targeting=melomelody)
    table.everyone_passes()
    table.yugi.flip_summons(melomelody)
    table.yugi.attacks_with(melomelody)
    table.yugi.attacks_with(melomelody)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2 * table.yugi.sees(melomelody).attack


@pytest.mark.rule("MR-GLOS-31", "MR-GLOS-16")
def test_an_equip_spell_finds_no_monster_in_a_target_turned_face_down() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Axe of Despair"]),
        kaiba=side(field=[face_down(MOON)]),
    )
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.kaiba.activates(MOON, targeting="Uraby")
    table.everyone_passes()

    assert (table.yugi.spells, table.yugi.graveyard) == ([], ["Axe of Despair"])


@pytest.mark.rule("MR-GLOS-25", "MR-GLOS-31")
def test_a_target_whose_numbers_have_changed_is_still_one() -> None:
    """FAQ 10937, 12713; Thunder Giant's text speaks of it again (FAQ 6345)."""
    table = Table(
        yugi=side(field=["Uraby", "Miniaturize"], hand=["Shrink"]),
        kaiba=side(field=["Mokey Mokey"]),
    )
    table.yugi.activates("Miniaturize", targeting="Uraby")
    table.yugi.activates("Shrink", targeting="Uraby")
    table.everyone_passes()
    assert (table.yugi.sees("Uraby").attack, table.yugi.sees("Uraby").level) == (0, 3)
    table.turn_ends()

    assert table.yugi.sees("Uraby").attack == 500


def test_what_is_to_be_turned_face_down_and_lies_so_already_does_not_turn() -> None:
    table = Table(
        yugi=side(field=[face_down(MOON)]),
        kaiba=side(field=["Summoned Skull", face_down(MOON)]),
    )
    table.yugi.activates(MOON, targeting="Summoned Skull")
    table.kaiba.activates(MOON, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").position == "face-down Defense"
    assert len(table.happened(PositionChanged)) == 1
