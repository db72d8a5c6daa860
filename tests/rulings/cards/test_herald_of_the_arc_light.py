"""Herald of the Arc Light: no monster of hand or Deck comes to the Graveyard."""

from tests.table import Table, side

HERALD = "Herald of the Arc Light"


def test_a_monster_discarded_is_banished_and_a_spell_is_not() -> None:
    table = Table(
        yugi=side(field=[HERALD], hand=["Raigeki Break", "Pot of Greed"]),
        kaiba=side(field=["Silver Fang", "Raigeki Break"], hand=["Uraby"]),
    )
    table.turn_ends()
    table.kaiba.activates("Raigeki Break", cost="Uraby")
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()

    assert table.kaiba.banished == ["Uraby"]
    assert sorted(table.kaiba.graveyard) == ["Raigeki Break", "Silver Fang"]


def test_a_monster_sent_from_the_deck_is_banished() -> None:
    table = Table(yugi=side(field=[HERALD], hand=["Foolish Burial"], deck=["Uraby"] * 3))
    table.yugi.activates("Foolish Burial")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]


def test_faq_11384_it_stops_a_card_for_itself_and_then_finds_a_ritual_card() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(field=[HERALD], deck=["Black Luster Ritual", "Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(HERALD)
    table.chain_resolves()
    assert table.yugi.hand == []
    table.kaiba.activates(HERALD)
    table.everyone_passes()

    assert table.kaiba.hand == ["Black Luster Ritual"]


def test_faq_11384_the_effect_of_a_spell_that_lies_there_is_not_stopped() -> None:
    table = Table(
        yugi=side(field=["Supply Squad", "Uraby"]),
        kaiba=side(field=["Summoned Skull", HERALD]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at="Uraby")

    assert not table.kaiba.may("activate", HERALD)
    table.everyone_passes()
