"""Wicked-Breaking Flamberge - Baou: what its bearer slays has no effect any more."""

from tests.table import Table, attacking, face_up, side

BAOU, LV2 = "Wicked-Breaking Flamberge - Baou", "Mystic Swordsman LV2"


def test_faq_5727_a_card_of_the_hand_is_sent_away_for_it() -> None:
    assert not Table(yugi=side(hand=[BAOU], field=["Uraby"])).yugi.may("activate", BAOU)

    table = Table(yugi=side(hand=[BAOU, "Kuriboh"], field=["Uraby"]))
    table.yugi.activates(BAOU, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Kuriboh"]
    assert table.yugi.sees("Uraby").attack == 2000


def test_the_effect_of_a_monster_it_destroys_is_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(BAOU, on="Uraby")]),
        kaiba=side(field=[attacking("Mystic Tomato")], deck=["Mystic Tomato"] * 5),
    )
    table.yugi.attacks_with("Uraby", at="Mystic Tomato")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_qa_12845_also_where_both_are_destroyed() -> None:
    table = Table(
        yugi=side(field=[LV2, face_up(BAOU, on=LV2)]),
        kaiba=side(field=[attacking("Mystic Tomato")], deck=["Mystic Tomato"] * 5),
    )
    table.yugi.attacks_with(LV2, at="Mystic Tomato")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == []
