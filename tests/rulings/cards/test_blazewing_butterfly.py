"""Blazewing Butterfly, a Gemini: it brings another one, as if that were summoned again."""

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, face_down, face_up, side

CARD, OTHER = "Blazewing Butterfly", "Evocator Chevalier"


def brought(*hand: str, kaiba: str = "Waboku") -> Table:
    """A table on which it has used its effect."""
    table = Table(
        yugi=side(field=[attacking(CARD)], graveyard=[OTHER], hand=[*hand]),
        kaiba=side(field=["Uraby", face_down(kaiba)]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, targeting=OTHER)
    return table


def test_faq_7341_the_gemini_comes_with_its_effect() -> None:
    table = brought("Axe of Despair")
    table.everyone_passes()
    assert table.yugi.monsters == [OTHER]
    assert table.yugi.graveyard == [CARD]
    table.yugi.activates("Axe of Despair", targeting=OTHER)
    table.everyone_passes()
    table.yugi.activates(OTHER, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_that_is_no_second_summon() -> None:
    table = brought()
    table.everyone_passes()

    assert not table.happened(Summoned)[-1].again
    assert not table.yugi.may("Normal Summon", OTHER)


def test_not_for_itself_nor_for_what_is_no_gemini() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], graveyard=[CARD, "Uraby"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_before_its_second_summon_it_has_no_effect() -> None:
    table = Table(yugi=side(field=[attacking(CARD)], graveyard=[OTHER]))

    assert not table.yugi.may("activate", CARD)


def test_turned_face_down_what_it_brought_is_a_normal_monster_again() -> None:
    table = brought("Book of Moon")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=OTHER)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(OTHER)
    table.everyone_passes()

    assert table.yugi.may("Normal Summon", OTHER)


def test_with_its_effect_negated_nothing_comes() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), face_up("Skill Drain")], graveyard=[OTHER]),
        kaiba=side(field=["Uraby"]),
    )

    assert not table.yugi.may("Normal Summon", CARD)
