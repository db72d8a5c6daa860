"""Guardian Statue: it turns itself down, to be Flip Summoned again."""

from tests.table import Table, attacking, face_down, side

STATUE = "Guardian Statue"


def test_faq_6330_flip_summoned_the_statue_returns_a_monster_to_the_hand() -> None:
    theirs = side(field=[attacking("Uraby"), face_down("Kuriboh")])
    table = Table(yugi=side(field=[face_down(STATUE)]), kaiba=theirs)
    table.yugi.flip_summons(STATUE)
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
    assert table.kaiba.monsters == ["Uraby"]


def test_faq_6330_turned_up_by_an_attack_it_returns_none() -> None:
    table = Table(
        yugi=side(field=[face_down(STATUE)]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=STATUE)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.chains() == []


def test_it_turns_itself_down_and_can_be_flip_summoned_in_the_next_turn() -> None:
    table = Table(yugi=side(field=[face_down(STATUE)]))
    table.yugi.flip_summons(STATUE)
    table.everyone_passes()
    table.yugi.activates(STATUE)
    table.everyone_passes()

    assert table.yugi.sees(STATUE).position == "face-down Defense"
    assert not table.yugi.may("Flip Summon", STATUE)
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Flip Summon", STATUE)
