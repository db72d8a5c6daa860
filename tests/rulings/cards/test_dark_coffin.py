"""Dark Coffin: destroyed as it lies Set, it costs the opponent a card or a monster."""

from tests.table import Table, attacking, face_down, side

CARD, REMOVES = "Dark Coffin", "Mystical Space Typhoon"


def destroyed(*, hand: tuple[str, ...] = (), monsters: tuple[str, ...] = ()) -> Table:
    """A table at which the opponent has just destroyed it."""
    table = Table(
        yugi=side(field=[face_down(CARD), attacking("Mokey Mokey")], hand=["Jinzo"]),
        kaiba=side(hand=[REMOVES, *hand], field=[attacking(each) for each in monsters]),
        turn_player="kaiba",
    )
    table.kaiba.activates(REMOVES, targeting=CARD)
    table.chain_resolves()
    return table


def test_faq_5444_the_opponent_may_discard_a_card_at_random() -> None:
    table = destroyed(hand=("Uraby", "Kuriboh"), monsters=("Summoned Skull",))
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.chains() == [[REMOVES], [CARD]]
    assert len(table.kaiba.hand) == 1
    assert table.kaiba.monsters == ["Summoned Skull"]
    assert (table.yugi.hand, table.yugi.monsters) == (["Jinzo"], ["Mokey Mokey"])


def test_faq_5444_or_destroys_a_monster_of_their_own_and_chooses_it() -> None:
    table = destroyed(hand=("Uraby",), monsters=("Summoned Skull", "Kuriboh"))
    table.kaiba.declines()
    table.kaiba.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.yugi.monsters == ["Mokey Mokey"]


def test_with_no_monster_a_card_is_discarded() -> None:
    table = destroyed(hand=("Uraby",))
    table.everyone_passes()

    assert table.kaiba.hand == []


def test_with_no_hand_a_monster_is_destroyed() -> None:
    table = destroyed(monsters=("Kuriboh",))
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_faq_5444_with_neither_it_has_to_be_activated_all_the_same() -> None:
    table = destroyed()
    table.everyone_passes()

    assert table.chains() == [[REMOVES], [CARD]]


def test_faq_5444_it_is_not_turned_face_up_and_activated() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=[attacking("Uraby")]))

    assert not table.yugi.may("activate", CARD)


def test_discarded_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break")], hand=[CARD]),
        kaiba=side(field=[attacking("Uraby"), attacking("Kuriboh")]),
    )
    table.yugi.activates("Raigeki Break", cost=CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.chains() == [["Raigeki Break"]]
    assert table.kaiba.monsters == ["Kuriboh"]
