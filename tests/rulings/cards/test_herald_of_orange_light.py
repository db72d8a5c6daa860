"""Herald of Orange Light: with another Fairy it stops a monster effect from the hand."""

from tests.table import Table, side

HERALD, FAIRY = "Herald of Orange Light", "Shining Angel"
FORCE = "Exiled Force"


def test_it_and_another_fairy_of_the_hand_are_sent_as_the_cost() -> None:
    table = Table(
        yugi=side(field=[FORCE]), kaiba=side(hand=[HERALD, FAIRY, "Uraby"], field=["Giant Rat"])
    )
    table.yugi.activates(FORCE, targeting="Giant Rat")
    table.kaiba.activates(HERALD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Giant Rat"]
    assert table.kaiba.hand == ["Uraby"]
    assert sorted(table.kaiba.graveyard) == [HERALD, FAIRY]


def test_alone_it_is_not_enough() -> None:
    table = Table(
        yugi=side(field=[FORCE]), kaiba=side(hand=[HERALD, "Uraby"], field=["Giant Rat"])
    )
    table.yugi.activates(FORCE, targeting="Giant Rat")

    assert not table.kaiba.may("activate", HERALD)
    table.everyone_passes()


def test_faq_7673_it_answers_monster_effects_alone() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(hand=[HERALD, FAIRY]))
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", HERALD)
    table.everyone_passes()
