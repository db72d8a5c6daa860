"""Hysteric Party: all Harpie Ladies that find a zone come back, and fall with it."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

CARD, LADY, SISTERS = "Hysteric Party", "Harpie Lady", "Harpie Lady Sisters"
REMOVES = "Mystical Space Typhoon"


def revived(*graveyard: str, theirs: tuple[str, ...] = (REMOVES,)) -> Table:
    """A table at which it has just resolved."""
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=["Kuriboh"], graveyard=list(graveyard)),
        kaiba=side(field=[face_down(each) for each in theirs]),
    )
    table.yugi.activates(CARD, cost="Kuriboh")
    table.chain_resolves()
    return table


def test_all_that_are_called_so_come() -> None:
    table = revived(LADY, SISTERS, "Harpie Lady 1", LADY)

    assert table.yugi.monsters == [LADY, "Harpie Lady 1", LADY]
    assert table.yugi.graveyard == [SISTERS, "Kuriboh"]


def test_where_there_are_more_than_zones_their_player_chooses() -> None:
    table = Table(
        yugi=side(
            field=[face_down(CARD), *[attacking("Uraby")] * 3],
            hand=["Kuriboh"],
            graveyard=[LADY, "Harpie Lady 1", LADY],
        )
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Harpie Lady 1", LADY)
    table.everyone_passes()

    assert sorted(table.yugi.monsters[3:]) == [LADY, "Harpie Lady 1"]


def test_faq_6722_without_one_there_or_a_card_to_discard_it_is_not_activated() -> None:
    bare = side(field=[face_down(CARD)], hand=["Kuriboh"], graveyard=[SISTERS])
    empty = side(field=[face_down(CARD)], graveyard=[LADY])

    assert not Table(yugi=bare).yugi.may("activate", CARD)
    assert not Table(yugi=empty).yugi.may("activate", CARD)


def test_faq_6722_a_harpie_lady_discarded_for_it_is_not_counted_before() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=[LADY]))

    assert not table.yugi.may("activate", CARD)


def test_a_harpie_lady_discarded_for_it_comes_too() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=[LADY], graveyard=[LADY]))
    table.yugi.activates(CARD, cost=LADY)
    table.everyone_passes()

    assert table.yugi.monsters == [LADY, LADY]
    assert not table.was_asked(table.yugi, Reason.TARGET)


def test_faq_6722_as_it_leaves_those_that_it_brought_are_destroyed_without_a_chain() -> None:
    table = revived(LADY, LADY)
    table.kaiba.activates(REMOVES, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == [LADY, LADY, CARD, "Kuriboh"]
    assert table.chains()[-1] == [REMOVES]


def test_another_harpie_lady_stays_and_so_does_one_turned_face_down_since() -> None:
    table = Table(
        yugi=side(
            field=[face_down(CARD), attacking("Harpie Lady 1")],
            hand=["Kuriboh", "Book of Moon", REMOVES],
            graveyard=[LADY],
        )
    )
    table.yugi.activates(CARD, cost="Kuriboh")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=LADY)
    table.everyone_passes()
    table.yugi.activates(REMOVES, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Harpie Lady 1", LADY]


def test_gone_before_it_resolves_it_brings_nobody() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=["Kuriboh"], graveyard=[LADY]),
        kaiba=side(field=[face_down(REMOVES)]),
    )
    table.yugi.activates(CARD, cost="Kuriboh")
    table.kaiba.activates(REMOVES, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_negated_as_it_leaves_it_destroys_nobody() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=["Kuriboh", "Jinzo"], graveyard=[LADY, LADY]),
        kaiba=side(field=[face_down(REMOVES)]),
    )
    table.yugi.activates(CARD, cost="Kuriboh")
    table.everyone_passes()
    table.yugi.summons("Jinzo", tributing=[LADY])
    table.kaiba.activates(REMOVES, targeting=CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [LADY, "Jinzo"]


def test_faq_6722_it_is_not_activated_in_the_damage_step() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Uraby"), face_down(CARD)], hand=["Kuriboh"], graveyard=[LADY]
        ),
        kaiba=side(field=[attacking("Mokey Mokey")]),
    )
    table.yugi.attacks_with("Uraby", at="Mokey Mokey")

    assert not table.yugi.may("activate", CARD, at="start of the damage step")
