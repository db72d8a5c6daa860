"""Ocean Dragon Lord - Neo-Daedalus: for "Umi", all other cards of field and hands go."""

from tests.table import Table, face_up, side

LORD = "Ocean Dragon Lord - Neo-Daedalus"


def test_for_umi_all_other_cards_of_field_and_hands_go_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[LORD, "Uraby", face_up("Umi")], hand=["Kuriboh"]),
        kaiba=side(field=["Summoned Skull", "Waboku"], hand=["Uraby"]),
    )
    table.yugi.activates(LORD)
    table.everyone_passes()

    assert table.yugi.field == [LORD]
    assert table.yugi.hand == []
    assert table.kaiba.field == []
    assert table.kaiba.hand == []


def test_a_set_umi_does_not_do() -> None:
    table = Table(yugi=side(field=[LORD, "Umi"]), kaiba=side(field=["Summoned Skull"]))
    assert not table.yugi.may("activate", LORD)


def test_faq_6376_it_comes_by_its_own_way_alone() -> None:
    table = Table(yugi=side(hand=[LORD, "Monster Reborn"], field=["Uraby"], graveyard=[LORD]))
    assert not table.yugi.may("Special Summon", LORD)
    assert not table.yugi.may("Normal Summon", LORD)
    assert not table.yugi.may("activate", "Monster Reborn")
