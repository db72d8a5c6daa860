"""Dark Valkyria, a Gemini: one Spell Counter, for 300 ATK or for a monster."""

from tests.table import Table, attacking, face_down, side

CARD = "Dark Valkyria"


def again(*hand: str, kaiba: str = "Uraby") -> Table:
    """A table at which it was Normal Summoned again and has its counter."""
    table = Table(yugi=side(field=[attacking(CARD)], hand=[*hand]), kaiba=side(field=[kaiba]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, effect=0)
    table.everyone_passes()
    return table


def test_faq_7600_a_counter_gives_300_atk() -> None:
    table = again()

    assert table.yugi.sees(CARD).attack == 2100


def test_faq_7600_it_places_one_as_long_as_it_lies_face_up() -> None:
    table = again()
    table.yugi.activates(CARD, effect=2, targeting="Uraby")
    table.everyone_passes()
    assert table.kaiba.monsters == []
    assert table.yugi.sees(CARD).attack == 1800
    table.turn_ends()
    table.turn_ends()

    assert not table.yugi.may("activate", CARD)


def test_faq_7600_a_face_down_monster_can_be_destroyed_and_one_of_its_own() -> None:
    table = Table(yugi=side(field=[attacking(CARD), face_down("Kuriboh")]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, effect=0)
    table.everyone_passes()
    table.yugi.activates(CARD, effect=2, targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Kuriboh"]


def test_qa_23438_not_once_more_where_that_was_negated() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(hand=["Effect Veiler"]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, effect=0)
    table.kaiba.activates("Effect Veiler", targeting=CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 1800
    table.turn_ends()
    table.turn_ends()

    assert not table.yugi.may("activate", CARD)


def test_before_its_second_summon_it_places_none() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]))

    assert not table.yugi.may("activate", CARD)


def test_turned_face_down_it_loses_counter_and_effects() -> None:
    table = again("Book of Moon")
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 1800
    assert not table.yugi.may("activate", CARD)
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.may("activate", CARD)
