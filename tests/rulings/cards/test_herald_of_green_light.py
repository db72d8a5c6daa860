"""Herald of Green Light: with another Fairy it stops a Spell Card from the hand."""

from tests.table import Table, face_up, side

HERALD, FAIRY = "Herald of Green Light", "Shining Angel"


def test_a_spell_card_is_negated_and_destroyed() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(hand=[HERALD, FAIRY]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(HERALD)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]
    assert table.kaiba.hand == []


def test_faq_6693_the_effect_of_a_spell_that_lies_there_is_not_answered() -> None:
    table = Table(
        yugi=side(field=[face_up("Mystic Plasma Zone"), face_up("Supply Squad"), "Uraby"]),
        kaiba=side(hand=[HERALD, FAIRY], field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull")

    assert not table.kaiba.may("activate", HERALD)
    table.everyone_passes()
