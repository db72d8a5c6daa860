"""Nobleman of Crossout: destroy and banish a face-down monster, and copies of a Flip one."""

from engine.yugioh.state.events.sights import LookedAt
from tests.table import Table, face_down, side

NOBLEMAN = "Nobleman of Crossout"


def test_another_monster_is_banished_alone_and_never_in_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN]),
        kaiba=side(field=[face_down("Sangan")], deck=["Sangan", "Uraby"]),
    )
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    assert table.kaiba.banished == ["Sangan"]
    assert table.kaiba.deck == ["Sangan", "Uraby"]
    assert table.chains() == [[NOBLEMAN]]
    assert not table.happened(LookedAt)


def test_of_a_flip_monster_both_players_banish_all_copies_from_their_decks() -> None:
    bug = "Man-Eater Bug"
    table = Table(
        yugi=side(hand=[NOBLEMAN], deck=["Uraby", bug]),
        kaiba=side(field=[face_down(bug)], deck=[bug, "Feral Imp", bug], hand=[bug]),
    )
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    assert table.yugi.banished == [bug]
    assert table.kaiba.banished == [bug] * 3
    assert table.kaiba.hand == [bug]
    assert table.yugi.deck == ["Uraby"]


def test_each_player_is_shown_the_other_deck_and_not_its_order() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN], deck=["Uraby", "Feral Imp"]),
        kaiba=side(field=[face_down("Man-Eater Bug")], deck=["Silver Fang"]),
    )
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    shown = [event for event in table.told(table.kaiba) if isinstance(event, LookedAt)]
    seen = [[table.driver.name(card) for card in event.cards if card >= 0] for event in shown]
    assert seen == [["Feral Imp", "Uraby"], []]


def test_it_cannot_target_a_face_up_monster() -> None:
    table = Table(yugi=side(hand=[NOBLEMAN]), kaiba=side(field=["Man-Eater Bug"]))

    assert not table.yugi.may("activate", NOBLEMAN)
