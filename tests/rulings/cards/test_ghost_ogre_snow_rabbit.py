"""Ghost Ogre & Snow Rabbit: destroys the card on the field whose effect is activated."""

from tests.table import Table, side

OGRE = "Ghost Ogre & Snow Rabbit"
MAGE = "Breaker the Magical Warrior"


def test_a_monster_is_destroyed_and_its_effect_is_not_negated() -> None:
    table = Table(
        yugi=side(field=["Chiron the Mage"], hand=["Pot of Greed"]),
        kaiba=side(hand=[OGRE], field=["Waboku"]),
    )
    table.yugi.activates("Chiron the Mage", targeting="Waboku")
    table.kaiba.activates(OGRE)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert "Waboku" in table.kaiba.graveyard, "the effect resolves all the same (FAQ 11708)"


def test_it_is_used_from_the_field_too() -> None:
    table = Table(
        yugi=side(field=["Chiron the Mage"], hand=["Pot of Greed"]),
        kaiba=side(field=[OGRE, "Waboku"]),
    )
    table.yugi.activates("Chiron the Mage", targeting="Waboku")
    table.kaiba.activates(OGRE)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == []


def test_qa_15059_the_activation_of_a_card_is_not_answered() -> None:
    table = Table(yugi=side(hand=["Supply Squad", "Pot of Greed"]), kaiba=side(hand=[OGRE]))
    table.yugi.activates("Supply Squad")
    assert not table.kaiba.may("activate", OGRE)
    table.everyone_passes()

    table.yugi.activates("Pot of Greed")
    assert not table.kaiba.may("activate", OGRE)
    table.everyone_passes()


def test_one_effect_of_its_name_is_used_in_a_turn() -> None:
    table = Table(
        yugi=side(
            field=["Chiron the Mage", "Chiron the Mage"], hand=["Pot of Greed", "Raigeki"]
        ),
        kaiba=side(hand=[OGRE], field=[OGRE, "Waboku", "Jar of Greed"]),
    )
    table.yugi.activates("Chiron the Mage", cost="Raigeki", targeting="Waboku")
    table.kaiba.activates(OGRE)
    table.everyone_passes()
    table.yugi.activates("Chiron the Mage")

    assert not table.kaiba.may("activate", OGRE)
    table.everyone_passes()


def test_faq_11708_it_is_not_used_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Giant Rat"], hand=[OGRE]))
    table.yugi.attacks_with("Uraby", at="Giant Rat")

    assert not table.kaiba.may("activate", OGRE)
    table.everyone_passes()


def test_qa_15063_not_where_the_card_gave_itself_up_for_its_effect() -> None:
    table = Table(
        yugi=side(field=["Stardust Dragon"]),
        kaiba=side(hand=[OGRE, "Raigeki"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    table.yugi.activates("Stardust Dragon")

    assert not table.kaiba.may("activate", OGRE)
