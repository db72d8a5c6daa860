"""XX-Saber Gottoms: made of a Tuner and EARTH monsters, it trades X-Sabers for cards held."""

from tests.table import Table, attacking, face_down, side

CARD, SABER, TUNER = "XX-Saber Gottoms", "XX-Saber Boggart Knight", "XX-Saber Fulhelmknight"


def test_qa_8614_its_others_can_be_tuners_too() -> None:
    table = Table(
        yugi=side(field=[attacking(TUNER), attacking(TUNER), attacking(TUNER)], extra=[CARD])
    )
    table.yugi.special_summons(CARD, using=[TUNER, TUNER, TUNER])
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_the_others_are_earth_and_one_is_a_tuner() -> None:
    skull = Table(
        yugi=side(field=[attacking(TUNER), attacking("Summoned Skull")], extra=[CARD])
    )
    assert not skull.yugi.may("Special Summon", CARD)
    none = Table(
        yugi=side(field=[attacking("Uraby"), attacking("Millennium Shield")], extra=[CARD])
    )
    assert not none.yugi.may("Special Summon", CARD)


def test_faq_8334_an_x_saber_face_down_or_itself_is_tributed() -> None:
    for own in ([attacking(CARD), face_down(SABER)], [attacking(CARD)]):
        table = Table(yugi=side(field=own), kaiba=side(hand=["Uraby"]))
        table.yugi.activates(CARD, cost=SABER if len(own) > 1 else CARD)
        table.everyone_passes()

        assert table.kaiba.graveyard == ["Uraby"]
        assert len(table.yugi.graveyard) == 1


def test_faq_8334_not_where_the_opponent_holds_no_card() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]))

    assert not table.yugi.may("activate", CARD)
