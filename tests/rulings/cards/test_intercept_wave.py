"""Intercept Wave: Synchro Monsters defend, and return to the Extra Deck in the End Phase."""

from tests.table import Table, attacking, defending, side

CARD, SYNCHRO = "Intercept Wave", "Red Dragon Archfiend"


def test_synchro_monsters_defend_and_go_back_in_the_end_phase() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[attacking(SYNCHRO), "Uraby"])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.kaiba.sees(SYNCHRO).position == "face-up Defense"
    table.turn_ends()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.monsters == ["Uraby"]


def test_a_synchro_monster_has_to_be_in_attack_position() -> None:
    """The Japanese text asks for one in face-up Attack Position."""
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[defending(SYNCHRO)])
    )

    assert not table.yugi.may("activate", CARD)


def test_nothing_goes_back_where_nothing_was_changed() -> None:
    """FAQ 8825: the End Phase part applies if one Synchro Monster or more was changed."""
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=["Goyo Guardian", defending(SYNCHRO), "Book of Moon"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting="Goyo Guardian")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.monsters == ["Goyo Guardian", SYNCHRO]


def test_what_is_in_defense_position_already_goes_back_with_the_others() -> None:
    """FAQ 8825: the End Phase part applies to all of them, also to those that came since."""
    table = Table(
        yugi=side(hand=[CARD], field=["Goyo Guardian"]), kaiba=side(field=[defending(SYNCHRO)])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == table.kaiba.monsters == []
