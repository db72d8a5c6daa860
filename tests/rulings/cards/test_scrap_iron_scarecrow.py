"""Scrap-Iron Scarecrow: it negates an attack, and is Set again."""

import pytest

from engine.yugioh.language import THIS, Activate, Draw, SetCards, Then
from engine.yugioh.language.cards import trap
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

SCARECROW = "Scrap-Iron Scarecrow"


def test_it_is_set_again_and_not_to_be_used_that_turn() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon", "Gemini Elf"]),
        kaiba=side(field=[face_down(SCARECROW)]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.kaiba.activates(SCARECROW)
    table.everyone_passes()
    assert table.kaiba.sees(SCARECROW).position == "Set"
    assert table.kaiba.graveyard == []

    table.yugi.attacks_with("Gemini Elf")
    assert not table.kaiba.may("activate", SCARECROW)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1900


@pytest.mark.rule("MR-TRAP-01")
def test_from_the_next_turn_on_it_is_used_again() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(SCARECROW)]))
    for _ in range(2):
        table.yugi.attacks_with("Gemini Elf")
        table.kaiba.activates(SCARECROW)
        table.everyone_passes()
        table.turn_ends()
        table.turn_ends()
    assert table.kaiba.life == 8000
    assert table.kaiba.spells == [SCARECROW]


def test_negated_it_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", face_down("Seven Tools of the Bandit")]),
        kaiba=side(field=[face_down(SCARECROW)]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(SCARECROW)
    table.yugi.activates("Seven Tools of the Bandit")
    table.everyone_passes()
    assert table.kaiba.graveyard == [SCARECROW]
    assert table.kaiba.life == 8000 - 1900


def test_destroyed_in_response_it_negates_but_is_not_set() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", face_down("Mystical Space Typhoon")]),
        kaiba=side(field=[face_down(SCARECROW)]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(SCARECROW)
    table.yugi.activates("Mystical Space Typhoon")
    table.everyone_passes()
    assert table.kaiba.graveyard == [SCARECROW]
    assert table.kaiba.life == 8000


def test_set_again_it_is_hidden_from_the_opponent() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(SCARECROW)]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(SCARECROW)
    table.everyone_passes()
    seen = table.seen_by(table.yugi).sides[table.kaiba.seat].spells
    assert [zone.card.is_known for zone in seen if zone.card is not None] == [False]


def test_an_attacker_that_has_gone_cannot_be_negated_but_the_card_is_set_again() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf", "Silver Fang", face_down("Compulsory Evacuation Device")]
        ),
        kaiba=side(field=[face_down(SCARECROW)]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(SCARECROW, targeting="Gemini Elf")
    table.yugi.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.sees(SCARECROW).position == "Set"
    assert table.kaiba.graveyard == []


def test_set_again_it_is_still_the_target_of_what_was_activated_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As Subterror Final Battle and Daigusto Eguls (Q&A 13178)."""
    ends = Activate(do=Then(Draw(1), SetCards(THIS)))
    deal_in(monkeypatch, trap("Stays Set", 900000091, ends))
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down("Stays Set")], deck=["Uraby", "Uraby"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Stays Set")
    table.kaiba.activates("Stays Set")
    table.everyone_passes()

    assert len(table.kaiba.hand) == 1
    assert (table.kaiba.spells, table.kaiba.graveyard) == ([], ["Stays Set"])
