"""Emergency Provisions: 1000 Life Points for each Spell or Trap that is given up."""

from tests.table import Table, face_down, face_up, side

CARD = "Emergency Provisions"


def test_any_number_of_own_spells_and_traps_is_sent_as_the_cost() -> None:
    """FAQ 5350: at least one, and not the card itself."""
    table = Table(
        yugi=side(
            hand=[CARD],
            field=[face_up("Toon World"), face_down("Trap Hole"), face_down("Waboku")],
        )
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Toon World", "Trap Hole")
    table.everyone_passes()

    assert table.yugi.life == 10000
    assert sorted(table.yugi.graveyard) == sorted(["Toon World", "Trap Hole", CARD])


def test_alone_it_cannot_be_used() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Waboku"]))
    assert not table.yugi.may("activate", CARD)


def test_a_card_that_is_being_activated_can_be_given_up() -> None:
    """Q&A 13536: the Spell on the chain goes to the Graveyard, and its effect stands."""
    table = Table(yugi=side(hand=["Dian Keto the Cure Master"], field=[face_down(CARD)]))
    table.yugi.activates("Dian Keto the Cure Master")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 10000
