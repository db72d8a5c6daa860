"""Number 41: Bagooska the Terribly Tired Tapir: all lie down, and what they do is negated."""

from engine.yugioh.language import Position
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD, SKULL = "Number 41: Bagooska the Terribly Tired Tapir", "Summoned Skull"
STANDING = Lying(CARD, materials=("Uraby", "Feral Imp"))
LYING = Lying(CARD, position=Position.DEFENSE, materials=("Uraby", "Feral Imp"))


def materials(table: Table) -> int:
    cards = table.driver.duel.state.cards
    return sum(len(card.materials) for card in cards if card.text.name == CARD)


def test_faq_13163_in_each_standby_phase_of_its_player_it_loses_a_material() -> None:
    table = Table(yugi=side(field=[LYING], deck=["Uraby"] * 5), kaiba=side(deck=["Uraby"] * 5))
    table.turn_ends()
    assert materials(table) == 2
    table.kaiba.ends_turn()
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert materials(table) == 1


def test_faq_13163_without_one_it_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD, position=Position.DEFENSE)], deck=["Uraby"] * 5),
        kaiba=side(deck=["Uraby"] * 5),
    )
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.graveyard == [CARD]


def test_in_attack_position_the_opponents_effects_neither_destroy_nor_target_it() -> None:
    table = Table(
        yugi=side(field=[STANDING]),
        kaiba=side(hand=["Raigeki", "Book of Moon"]),
        turn_player="kaiba",
    )
    assert not table.kaiba.may("activate", "Book of Moon")
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_in_defense_position_they_do() -> None:
    table = Table(
        yugi=side(field=[LYING]),
        kaiba=side(hand=["Raigeki", "Book of Moon"]),
        turn_player="kaiba",
    )
    assert table.kaiba.may("activate", "Book of Moon")
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert CARD in table.yugi.graveyard


def test_in_defense_position_all_face_up_monsters_are_changed_to_it() -> None:
    table = Table(yugi=side(field=[LYING, attacking("Uraby")]), kaiba=side(field=[SKULL]))

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.kaiba.sees(SKULL).position == "face-up Defense"


def test_what_is_summoned_is_changed_too_but_no_link_monster() -> None:
    table = Table(
        yugi=side(field=[LYING]),
        kaiba=side(hand=["Battle Ox"], field=[attacking("Decode Talker", "E2")]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.sees("Battle Ox").position == "face-up Defense"
    assert table.kaiba.sees("Decode Talker").position == "face-up Attack"


def test_faq_13163_what_monsters_in_defense_position_activate_is_negated() -> None:
    table = Table(
        yugi=side(field=[LYING, defending("Exiled Force")]), kaiba=side(field=[SKULL])
    )
    table.yugi.activates("Exiled Force", targeting=SKULL)
    table.everyone_passes()

    assert table.kaiba.monsters == [SKULL]


def test_what_a_link_monster_activates_is_not() -> None:
    table = Table(
        yugi=side(field=[LYING, attacking("Accesscode Talker", "E1")]),
        kaiba=side(field=[SKULL]),
    )
    table.yugi.activates("Accesscode Talker")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_faq_13163_nothing_is_negated_once_it_lies_face_down() -> None:
    table = Table(
        yugi=side(field=[LYING, defending("Exiled Force"), "Book of Moon"]),
        kaiba=side(field=[SKULL]),
    )
    table.yugi.activates("Exiled Force", targeting=SKULL)
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_qa_24099_an_attack_on_it_that_turns_it_face_up_ends() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]), kaiba=side(field=["Battle Ox"]), turn_player="kaiba"
    )
    table.kaiba.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.sees("Battle Ox").position == "face-up Defense"
    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)
