"""Cyber Jar: flipped, it destroys all monsters; both excavate five and lay out the small."""

import pytest

from engine.yugioh.language import Place
from engine.yugioh.state.events.moves import Destroyed, Moved
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side

JAR, SKULL, YATA = "Cyber Jar", "Summoned Skull", "Yata-Garasu"
MINE = ["Uraby", "Raigeki", SKULL, "Feral Imp", "Waboku", "Kuriboh"]
THEIRS = ["Silver Fang", "Sangan", "Mirror Force", "Dark Magician", "Umi", "Kuriboh"]


def start(table: Table) -> Table:
    """Flip yugi's Jar, and let its effect resolve as far as nobody is asked."""
    table.yugi.flip_summons(JAR)
    table.everyone_passes()
    return table


def test_all_monsters_fall_and_both_lay_out_the_small_ones_of_five() -> None:
    table = Table(
        yugi=side(field=[face_down(JAR), "Gemini Elf"], deck=MINE),
        kaiba=side(field=["Axe Raider"], deck=THEIRS),
    )
    table.yugi.wants("Attack", "Face_down")
    table.kaiba.wants("Face_down", "Attack")
    start(table)

    assert sorted(table.yugi.graveyard) == [JAR, "Gemini Elf"]
    assert table.kaiba.graveyard == ["Axe Raider"]
    assert table.yugi.monsters == ["Uraby", "Feral Imp"]
    assert table.yugi.sees("Feral Imp").position == "face-down Defense"
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"
    assert table.kaiba.sees("Sangan").position == "face-up Attack"
    assert table.yugi.hand == ["Raigeki", SKULL, "Waboku"]
    assert table.kaiba.hand == ["Mirror Force", "Dark Magician", "Umi"]
    assert table.yugi.deck == table.kaiba.deck == ["Kuriboh"]


def test_flipped_by_an_attack_it_is_destroyed_by_its_own_effect() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=MINE),
        kaiba=side(field=[face_down(JAR)], deck=THEIRS),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    (fall,) = table.happened(Destroyed)
    assert fall.why.name == "DESTROYED_BY_EFFECT"
    assert len(fall.cards) == 2
    assert table.yugi.monsters == ["Uraby", "Feral Imp"]


def test_the_turn_player_goes_first_and_all_are_summoned_together() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=MINE),
        kaiba=side(field=[face_down(JAR)], deck=THEIRS),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert [shown.by for shown in table.happened(Revealed)] == [0, 0, 1, 1]
    assert table.story(Moved, Summoned)[-4:] == ["Summoned"] * 4
    assert [summoned.by for summoned in table.happened(Summoned)] == [0, 0, 1, 1]


def test_each_player_is_asked_for_attack_or_face_down_defense() -> None:
    table = Table(
        yugi=side(field=[face_down(JAR)], deck=["Uraby"]),
        kaiba=side(deck=["Sangan"]),
    )
    start(table)

    assert table.questions(Reason.POSITION) == [["Attack", "Face_down"]] * 2


def test_what_cannot_be_special_summoned_goes_to_the_hand() -> None:
    """Q&A 24127 (A)."""
    table = Table(yugi=side(field=[face_down(JAR)], deck=["Uraby", YATA]))
    start(table)

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.hand == [YATA]


def test_who_is_barred_from_special_summoning_takes_all_to_the_hand() -> None:
    """Q&A 24127 (B): the other player does as the text says."""
    table = Table(
        yugi=side(hand=["Pot of Duality"], field=["Gemini Elf"], deck=["Umi"] * 3 + MINE[:2]),
        kaiba=side(field=[face_down(JAR)], deck=THEIRS),
    )
    table.yugi.activates("Pot of Duality")
    table.everyone_passes()
    table.yugi.chooses("Umi")
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.hand) == ["Raigeki", "Umi", "Umi", "Umi", "Uraby"]
    assert table.kaiba.monsters == ["Silver Fang", "Sangan"]


def test_for_whom_there_is_no_zone_goes_to_the_graveyard() -> None:
    """Q&A 24127 (D) and (E)."""
    small = ["Uraby", "Feral Imp", "Silver Fang", "Kuriboh", YATA]
    mine = side(field=[face_down(JAR)], deck=small)
    table = start(Table(yugi=mine, kaiba=side(deck=["Umi"]), format="speed"))
    table.yugi.chooses("Kuriboh", "Uraby", "Feral Imp")

    assert table.yugi.monsters == ["Kuriboh", "Uraby", "Feral Imp"]
    assert table.yugi.graveyard == [JAR, "Silver Fang"]
    assert table.yugi.hand == [YATA]


def test_who_comes_just_then_does_not_count_for_the_other_player() -> None:
    """Q&A 24132: all is done at the same time, though the turn player goes first."""
    small = ["Uraby", "Feral Imp", "Silver Fang", "Kuriboh", "Umi"]
    theirs = side(deck=small)
    mine = side(field=[face_down(JAR)], deck=["Banisher of the Light"])
    table = start(Table(yugi=mine, kaiba=theirs, format="speed"))
    table.kaiba.chooses("Uraby", "Feral Imp", "Silver Fang")

    assert table.yugi.sees("Banisher of the Light").position == "face-up Attack"
    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.kaiba.banished == []


def test_with_fewer_than_five_all_are_excavated_and_nobody_loses() -> None:
    table = Table(yugi=side(field=[face_down(JAR)], deck=["Umi", "Uraby"]))
    start(table)

    assert table.result is None
    assert (table.yugi.deck, table.yugi.hand) == ([], ["Umi"])
    assert table.yugi.monsters == ["Uraby"]


def test_under_light_of_intervention_they_come_in_face_up_defense_position() -> None:
    """Q&A 6231."""
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=["Umi"]),
        kaiba=side(
            field=[face_down(JAR), face_up("Light of Intervention")], deck=["Silver Fang"]
        ),
    )
    table.kaiba.wants("Defense")
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.sees("Silver Fang").position == "face-up Defense"


def test_all_see_what_is_excavated_but_not_which_monster_lies_where() -> None:
    """FAQ: neither player tells the other where they laid which monster face-down."""
    table = Table(
        yugi=side(field=[face_down(JAR)], deck=["Uraby", "Umi", "Feral Imp", "Silver Fang"]),
        kaiba=side(deck=["Umi"]),
    )
    table.yugi.wants("Face_down", "Face_down", "Face_down")
    start(table)

    assert sorted(table.yugi.monsters) == ["Feral Imp", "Silver Fang", "Uraby"]
    assert table.yugi.monsters != ["Uraby", "Feral Imp", "Silver Fang"]
    for watcher in (table.kaiba, None):
        told = table.told(watcher)
        shown = [event for event in told if isinstance(event, Revealed) and event.by == 0]
        assert [len(event.cards) for event in shown] == [4, 1]
        laid = [e for e in told if isinstance(e, Moved) and e.to.place is Place.FIELD]
        assert [(e.card, e.to.zone) for e in laid] == [(HIDDEN, 0), (HIDDEN, 1), (HIDDEN, 2)]
        assert [e.card for e in told if isinstance(e, Summoned)][1:] == [HIDDEN] * 3
        zones = table.seen_by(watcher).sides[0].monsters
        assert [z.card.text for z in zones if z.card is not None] == [None] * 3


def test_dd_warrior_and_the_jar_both_fall_and_neither_is_banished() -> None:
    """Q&A 6080 (A): the Jar is Chain Link 2, and so first."""
    table = Table(
        yugi=side(field=["D.D. Warrior"], deck=["Umi"]),
        kaiba=side(field=[face_down(JAR)], deck=["Umi"]),
    )
    table.yugi.attacks_with("D.D. Warrior")
    table.everyone_passes()

    assert table.chains() == [["D.D. Warrior", JAR]]
    assert (table.yugi.graveyard, table.kaiba.graveyard) == (["D.D. Warrior"], [JAR])


def test_where_nothing_is_destroyed_nothing_is_excavated() -> None:
    """Q&A 6080 (B): the effect goes on only where a monster was destroyed."""
    table = Table(
        yugi=side(hand=["Giant Trunade"], field=[face_down(JAR)], deck=MINE),
        kaiba=side(field=["Compulsory Evacuation Device"], deck=THEIRS),
    )
    table.yugi.flip_summons(JAR)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=JAR)
    table.everyone_passes()

    assert table.yugi.deck == MINE
    assert table.happened(Destroyed) == []


@pytest.mark.parametrize("ash", [True, False])
def test_it_takes_from_the_deck(ash: bool) -> None:
    """Ash Blossom answers what adds or Special Summons from the Deck."""
    name = "Ash Blossom & Joyous Spring"
    table = Table(yugi=side(field=[face_down(JAR)], deck=MINE), kaiba=side(hand=[name]))
    table.yugi.flip_summons(JAR)
    if ash:
        table.kaiba.activates(name)
    table.everyone_passes()

    assert (table.yugi.deck == MINE) is ash


def test_each_player_chooses_the_zones_of_their_monsters() -> None:
    table = Table(
        yugi=side(field=[face_down(JAR)], deck=["Uraby", "Feral Imp"]), kaiba=side(deck=["Umi"])
    )
    table.yugi.wants("Attack", "Face_down", "M5", "M2")
    start(table)

    assert table.yugi.sees("Uraby").zone == "M5"
    assert table.yugi.sees("Feral Imp").zone == "M2"
