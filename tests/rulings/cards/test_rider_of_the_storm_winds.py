"""Rider of the Storm Winds: equipped to a Dragon, it pierces with it, and falls for it."""

from collections.abc import Sequence

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD, DRAGON = "Rider of the Storm Winds", "Blue-Eyes White Dragon"


def equipped(kaiba: Sequence[Lying], *, hand: bool = True, theirs: Sequence[str] = ()) -> Table:
    """A table at which it has just been equipped, from the hand or the field."""
    mine = [attacking(DRAGON)] if hand else [attacking(DRAGON), attacking(CARD)]
    table = Table(
        yugi=side(hand=[CARD] if hand else [], field=mine),
        kaiba=side(field=kaiba, hand=theirs),
    )
    table.yugi.activates(CARD, targeting=DRAGON)
    table.everyone_passes()
    return table


def test_faq_10589_it_is_equipped_from_the_hand_or_the_field() -> None:
    for hand in (True, False):
        table = equipped([], hand=hand)

        assert table.yugi.monsters == [DRAGON]
        assert table.yugi.spells == [CARD]


def test_faq_10589_its_target_is_a_dragon_of_yours_that_is_a_normal_monster() -> None:
    for mine in ([attacking("Summoned Skull")], [face_down(DRAGON)], [attacking(CARD)]):
        table = Table(yugi=side(hand=[CARD], field=mine), kaiba=side(field=[DRAGON]))

        assert not table.yugi.may("activate", CARD)


def test_with_no_free_zone_for_spells_it_is_not_equipped() -> None:
    full = [face_down(each) for each in ("Fake Trap",) * 5]
    table = Table(yugi=side(hand=[CARD], field=[attacking(DRAGON), *full]))

    assert not table.yugi.may("activate", CARD)


def test_the_equipped_monster_pierces() -> None:
    table = equipped([defending("Summoned Skull")])
    table.yugi.attacks_with(DRAGON, at="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (3000 - 1200)


def test_qa_10501_it_is_destroyed_instead_by_battle_or_by_effects() -> None:
    table = equipped([attacking("Blue-Eyes Ultimate Dragon")])
    table.yugi.attacks_with(DRAGON, at="Blue-Eyes Ultimate Dragon")
    table.everyone_passes()
    assert (table.yugi.monsters, table.yugi.graveyard) == ([DRAGON], [CARD])

    table = equipped([face_down("Raigeki Break")], theirs=["Kuriboh"])
    table.turn_ends()
    table.kaiba.activates("Raigeki Break", cost="Kuriboh", targeting=DRAGON)
    table.everyone_passes()
    assert (table.yugi.monsters, table.yugi.graveyard) == ([DRAGON], [CARD])


def test_qa_19484_where_its_target_is_gone_it_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[attacking(DRAGON)]),
        kaiba=side(field=[face_down("Book of Moon")], hand=["Kuriboh"]),
    )
    table.yugi.activates(CARD, targeting=DRAGON)
    table.kaiba.activates("Book of Moon", targeting=DRAGON)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]


def test_qa_12832_it_stays_where_the_gemini_it_wears_is_summoned_again() -> None:
    gemini = "Darkstorm Dragon"
    table = Table(yugi=side(hand=[CARD], field=[attacking(gemini)]))
    table.yugi.activates(CARD, targeting=gemini)
    table.everyone_passes()
    table.yugi.summons(gemini)
    table.everyone_passes()

    assert table.yugi.spells == [CARD]
