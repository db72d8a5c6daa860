"""Forgotten Temple of the Deep: it is Umi, and hides a monster until the End Phase."""

from engine.yugioh.state.events.moves import Outlawed
from tests.rulings.inventing import named
from tests.table import Table, attacking, face_down, face_up, side

CARD, BIG = "Forgotten Temple of the Deep", "Big Jaws"
PIKEMAN, BUGROTH = "Atlantean Pikeman", "Amphibious Bugroth MK-3"


def hidden(hand: tuple[str, ...] = ()) -> Table:
    """A table on which it has banished a monster in its player's own turn."""
    table = Table(yugi=side(field=[face_up(CARD), PIKEMAN], hand=[*hand]))
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.everyone_passes()
    return table


def test_faq_8687_face_up_it_is_umi() -> None:
    for lying, is_so in ((face_up(CARD), True), (face_down(CARD), False)):
        table = Table(yugi=side(field=[BUGROTH, lying]), kaiba=side(field=["Uraby"]))
        table.yugi.attacks_with(BUGROTH)

        assert ("Direct" in table.options) is is_so
        if is_so:
            table.yugi.chooses("Direct")


def test_faq_8687_its_name_is_its_own_while_its_effects_are_negated() -> None:
    table = Table(
        yugi=side(field=[BUGROTH, face_up(CARD)]),
        kaiba=side(field=["Jinzo"]),
    )
    table.yugi.attacks_with(BUGROTH)
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_in_the_end_phase_of_its_player_it_brings_back_what_it_banished() -> None:
    table = hidden()
    assert table.yugi.banished == [PIKEMAN]
    table.turn_ends()

    assert table.yugi.monsters == [PIKEMAN]
    assert table.chains() == [[CARD], [CARD]]


def test_faq_8687_it_banishes_in_either_turn_and_waits_for_its_own() -> None:
    table = Table(yugi=side(field=[face_up(CARD), PIKEMAN]), turn_player="kaiba")
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.everyone_passes()
    table.turn_ends()
    assert table.yugi.banished == [PIKEMAN]
    table.turn_ends()

    assert table.yugi.monsters == [PIKEMAN]


def test_it_targets_small_ones_of_three_types_alone() -> None:
    table = Table(yugi=side(field=[face_up(CARD), "Spiral Serpent", "Uraby", face_down(BIG)]))

    assert not table.yugi.may("activate", CARD)


def test_faq_8687_it_is_used_with_its_own_activation_or_without() -> None:
    table = Table(yugi=side(field=[CARD, PIKEMAN]))
    table.yugi.activates(CARD, effect=4)
    table.everyone_passes()
    assert table.yugi.banished == [PIKEMAN]
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()

    assert table.yugi.monsters == [PIKEMAN]


def test_qa_9492_both_come_back_together() -> None:
    table = Table(yugi=side(field=[face_up(CARD), PIKEMAN, BIG]), turn_player="kaiba")
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.turn_ends()
    table.yugi.activates(CARD, targeting=BIG)
    table.everyone_passes()
    table.turn_ends()

    assert sorted(table.yugi.monsters) == [PIKEMAN, BIG]


def test_qa_9492_where_one_zone_is_left_one_comes_and_the_other_is_buried() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), PIKEMAN, BIG, *["Uraby"] * 3], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.turn_ends()
    table.yugi.activates(CARD, targeting=BIG)
    table.everyone_passes()
    table.yugi.summons("Kuriboh")
    table.yugi.ends_turn()
    table.yugi.chooses(BIG)
    table.everyone_passes()

    assert BIG in table.yugi.monsters
    assert table.yugi.graveyard == [PIKEMAN]
    assert table.yugi.banished == []


def test_qa_9481_a_monster_of_the_opponent_comes_to_the_field_of_its_player() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(PIKEMAN, borrowed=True)]),
    )
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.everyone_passes()
    assert table.kaiba.banished == [PIKEMAN]
    table.turn_ends()

    assert table.yugi.monsters == [PIKEMAN]


def test_qa_9507_where_none_can_be_special_summoned_it_stays_banished() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), PIKEMAN],
            hand=["Pot of Duality"],
            deck=["Kuriboh", "Uraby", "Sangan", "Kuriboh"],
        )
    )
    table.yugi.activates("Pot of Duality")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.everyone_passes()
    table.turn_ends()

    assert table.chains()[-1] == [CARD]
    assert table.yugi.banished == [PIKEMAN]


def test_without_a_monster_it_has_banished_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], banished=[PIKEMAN]),
    )
    table.turn_ends()

    assert table.chains() == []
    assert table.yugi.banished == [PIKEMAN]


def test_once_it_has_left_what_it_banished_stays_away() -> None:
    table = hidden(hand=("Mystical Space Typhoon",))
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.banished == [PIKEMAN]


def test_qa_23973_what_is_banished_whenever_it_leaves_is_none_of_those() -> None:
    table = Table(yugi=side(field=[face_up(CARD), PIKEMAN]))
    duel = table.driver.duel
    duel.emit(Outlawed(named(duel, PIKEMAN).id))
    table.yugi.activates(CARD, targeting=PIKEMAN)
    table.everyone_passes()
    table.turn_ends()

    assert table.chains() == [[CARD]]
    assert table.yugi.banished == [PIKEMAN]
