"""Deep Diver: fallen in battle, it puts a monster on top of the Deck."""

from tests.table import Table, attacking, face_down, side

CARD = "Deep Diver"
DECK = ["Raigeki", "Uraby", "Dark Hole"]


def slain() -> Table:
    """A table on which it has fallen in battle."""
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking(CARD)], deck=DECK)
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    return table


def test_faq_7398_it_waits_for_the_end_of_the_battle_phase() -> None:
    table = slain()
    assert table.chains() == []
    table.yugi.enters_main_phase_2()

    assert table.chains() == [[CARD]]
    assert table.kaiba.deck[0] == "Uraby"
    assert len(table.kaiba.deck) == 3


def test_one_that_lay_face_down_does_it_too() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[face_down(CARD)], deck=DECK)
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.kaiba.deck[0] == "Uraby"


def test_faq_7398_not_where_it_has_left_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby"]),
        kaiba=side(field=[attacking(CARD), face_down("Call of the Haunted")], deck=DECK),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Call of the Haunted", targeting=CARD)
    table.yugi.calls_off()
    table.yugi.enters_main_phase_2()

    assert table.kaiba.monsters == [CARD]
    assert table.chains() == [["Call of the Haunted"]]


def test_destroyed_by_an_effect_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Raigeki"]),
        kaiba=side(field=[attacking(CARD)], deck=DECK),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.chains() == [["Raigeki"]]


def test_faq_7398_it_is_used_once_and_not_in_the_next_turn() -> None:
    table = slain()
    table.turn_ends()
    assert table.chains() == [[CARD]]
    table.kaiba.enters_battle_phase()
    table.turn_ends()

    assert table.chains() == [[CARD]]


def test_faq_7398_it_has_to_be_used_though_there_is_no_monster() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[attacking(CARD)], deck=["Raigeki", "Dark Hole"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.chains() == [[CARD]]
