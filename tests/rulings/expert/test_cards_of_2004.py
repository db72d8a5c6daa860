"""Cards that read otherwise in 2004, as they are played then."""

import pytest

from cards.yugioh import BOOK, by_name
from cards.yugioh.former import BOOKS, IN_2004
from tests.rulings.expert.laid import expert
from tests.table import attacking, face_down, face_up, side


@pytest.mark.rule("EXG-30", "EX-MP-19")
def test_makyura_lets_any_number_of_traps_be_used_from_the_hand() -> None:
    table = expert(
        side(
            hand=["Summoned Skull", "Jar of Greed", "Just Desserts"],
            field=["Makyura the Destructor"],
        ),
        side(hand=["Jar of Greed"], field=["Uraby"]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Makyura the Destructor"])
    table.yugi.activates("Jar of Greed")
    assert not table.kaiba.may("activate", "Jar of Greed")
    table.everyone_passes()
    table.yugi.activates("Just Desserts")
    table.everyone_passes()

    assert table.kaiba.life == 7500


@pytest.mark.rule("EXG-30", "EX-MP-20")
def test_temple_of_the_kings_lets_any_number_of_traps_be_used_when_set() -> None:
    table = expert(
        side(hand=["Jar of Greed", "Just Desserts"], field=[face_up("Temple of the Kings")]),
        side(field=["Uraby"]),
    )
    for trap in ("Jar of Greed", "Just Desserts"):
        table.yugi.sets(trap)
        table.yugi.activates(trap)
        table.everyone_passes()

    assert table.kaiba.life == 7500


@pytest.mark.rule("EXG-30", "EX-SP-04")
def test_imperial_order_may_be_left_unpaid_in_the_own_standby_phase() -> None:
    table = expert(kaiba=side(field=[face_up("Imperial Order")]))
    table.yugi.ends_turn()
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.kaiba.graveyard == ["Imperial Order"]


@pytest.mark.rule("EXG-30", "EX-SKIP-03")
def test_crush_card_virus_checks_draws_for_three_turns_of_the_opponent() -> None:
    virus, skull = "Crush Card Virus", "Summoned Skull"
    table = expert(
        side(field=["Kuriboh", face_down(virus)]),
        side(hand=[skull], deck=[skull, "Sangan", skull, skull, "Uraby"]),
    )
    table.yugi.activates(virus)
    table.everyone_passes()
    assert table.kaiba.graveyard == [skull]
    for _ in range(6):
        table.turn_ends()

    assert table.kaiba.graveyard == [skull] * 3
    assert table.kaiba.hand == ["Sangan"]
    table.turn_ends()
    assert table.kaiba.hand == ["Sangan", skull]


@pytest.mark.rule("EXG-30")
def test_crush_card_virus_may_be_used_with_nothing_to_look_at() -> None:
    virus, skull = "Crush Card Virus", "Summoned Skull"
    table = expert(side(field=["Kuriboh", face_down(virus)]), side(deck=[skull]))
    table.yugi.activates(virus)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.graveyard == [skull]


@pytest.mark.rule("EXG-30")
@pytest.mark.parametrize("searcher", ["Witch of the Black Forest", "Sangan"])
def test_what_searched_in_2004_forbids_nothing(searcher: str) -> None:
    table = expert(
        side(
            hand=["Dark Hole"],
            field=[searcher, searcher],
            deck=["Feral Imp", "Kuriboh", "Uraby"],
        )
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.chooses(searcher)
    table.yugi.chooses("Feral Imp")
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.yugi.hand == ["Feral Imp", "Kuriboh"]


@pytest.mark.rule("EXG-30")
def test_ring_of_destruction_takes_any_monster_and_hurts_both() -> None:
    ring, axe = "Ring of Destruction", "Axe of Despair"
    mine = [attacking("Gemini Elf"), face_up(axe, on="Gemini Elf")]
    table = expert(side(field=[*mine, face_down(ring), face_down(ring)]), side(field=["Uraby"]))
    table.yugi.activates(ring, targeting="Gemini Elf")
    table.everyone_passes()
    table.yugi.activates(ring)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])
    assert table.yugi.life == table.kaiba.life == 8000 - 1900 - 1000 - 1500


@pytest.mark.rule("EXG-30", "EX-WIN-03")
def test_ring_of_destruction_may_end_the_duel_in_a_draw() -> None:
    table = expert(
        side(field=[face_down("Ring of Destruction")], life=1500),
        side(field=["Uraby"], life=1000),
    )
    table.yugi.activates("Ring of Destruction")
    table.everyone_passes()

    assert table.result == ("", "LIFE")


@pytest.mark.rule("EXG-30")
def test_a_card_of_2004_differs_from_todays_in_its_effects_alone() -> None:
    assert len(BOOKS["expert"]) == len(BOOK)
    for card in IN_2004:
        today = by_name(card.name)
        assert card.effects != today.effects
        assert (card.passcode, card.attack, card.level) == (
            today.passcode,
            today.attack,
            today.level,
        )


@pytest.mark.rule("EXG-06", "EXG-30")
def test_brain_control_of_2005_reads_as_today_and_takes_no_fusion_monster() -> None:
    table = expert(side(hand=["Brain Control"]), side(field=["Dark Paladin"]))
    assert not table.yugi.may("activate", "Brain Control")

    other = expert(side(hand=["Brain Control"]), side(field=["Dark Magician"]))
    other.yugi.activates("Brain Control")
    other.everyone_passes()
    assert other.yugi.monsters == ["Dark Magician"]
