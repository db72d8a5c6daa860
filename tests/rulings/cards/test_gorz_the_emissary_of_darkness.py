"""Gorz the Emissary of Darkness: it comes for damage taken with an empty field."""

import pytest

from cards.yugioh import by_name
from engine.yugioh.facts.numbers import attack, defense, original_attack
from engine.yugioh.state.reasons import Reason
from tests.rulings.test_damage_step import AFTER
from tests.table import Table, side
from tests.table.laying import Start

GORZ, TOKEN = "Gorz the Emissary of Darkness", "Emissary of Darkness Token"
HOLDING = side(hand=[GORZ, "Uraby"])


def attacked_directly(kaiba: Start, attacker: str = "Rogue Doll") -> Table:
    """A table on which yugi's monster has attacked kaiba directly."""
    table = Table(yugi=side(field=[attacker], hand=["Dark Hole"]), kaiba=kaiba)
    table.yugi.attacks_with(attacker)
    return table


@pytest.mark.rule("MR-DSTEP-25")
def test_battle_damage_brings_a_token_as_strong_as_the_damage() -> None:
    table = attacked_directly(HOLDING, "Curse of Dragon")
    table.kaiba.activates(GORZ, at=AFTER)
    assert table.kaiba.life == 6000
    table.chain_resolves()
    table.everyone_passes()

    assert table.kaiba.monsters == [GORZ, TOKEN]
    token = table.kaiba.sees(TOKEN)
    assert (token.attack, token.defense) == (2000, 2000)
    assert table.chains() == [[GORZ], [GORZ]]
    assert table.life_changes() == [("kaiba", "BATTLE", -2000)]


def test_the_player_chooses_the_positions() -> None:
    table = attacked_directly(HOLDING)
    table.kaiba.wants("Defense", "Defense")
    table.kaiba.activates(GORZ, at=AFTER)
    table.everyone_passes()

    assert table.kaiba.sees(GORZ).position == "face-up Defense"
    assert table.kaiba.sees(TOKEN).position == "face-up Defense"


def test_damage_by_an_effect_is_given_back() -> None:
    table = Table(yugi=side(hand=["Tremendous Fire"]), kaiba=HOLDING)
    table.yugi.activates("Tremendous Fire")
    table.chain_resolves()
    table.kaiba.activates(GORZ)
    table.everyone_passes()

    assert table.kaiba.monsters == [GORZ]
    assert table.life_changes() == [
        ("kaiba", "EFFECT", -1000),
        ("yugi", "EFFECT", -500),
        ("yugi", "EFFECT", -1000),
    ]


def test_damage_by_ones_own_card_does_not_bring_it() -> None:
    table = Table(yugi=side(hand=["Tremendous Fire", GORZ]))
    table.yugi.activates("Tremendous Fire")
    table.everyone_passes()

    assert table.yugi.life == 7500
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


@pytest.mark.parametrize(("held", "at_the_declaration"), [("Uraby", []), ("Waboku", [[]])])
def test_with_a_card_of_ones_own_it_does_not_come(
    held: str, at_the_declaration: list[list[str]]
) -> None:
    """Upon battle damage another card of the hand could come."""
    table = attacked_directly(side(field=[held], hand=[GORZ]))
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [*at_the_declaration, []]
    assert table.kaiba.monsters in ([], ["Uraby"])


def test_the_chance_is_given_to_whoever_holds_a_card_so_that_it_tells_nothing() -> None:
    without = attacked_directly(side(hand=["Uraby"]))
    without.everyone_passes()
    at_the_declaration, upon_the_damage = without.questions(Reason.TRIGGER)
    assert at_the_declaration == upon_the_damage == []

    empty = attacked_directly(side())
    empty.everyone_passes()
    assert empty.questions(Reason.TRIGGER) == []


def test_two_in_the_hand_do_not_answer_on_one_chain() -> None:
    table = attacked_directly(side(hand=[GORZ, GORZ]))
    table.kaiba.activates(GORZ, at=AFTER)
    table.everyone_passes()

    assert table.kaiba.hand == [GORZ]
    assert table.chains()[0] == [GORZ]


@pytest.mark.rule("MR-DSTEP-23")
def test_it_answers_on_the_chain_of_what_the_turn_player_must_use() -> None:
    table = attacked_directly(HOLDING, "Airknight Parshath")
    table.kaiba.activates(GORZ, at=AFTER)
    assert table.chains() == [["Airknight Parshath", GORZ]]
    table.driver.pass_to(
        lambda _: bool(table.kaiba.monsters), "resolve the second link of the chain"
    )

    assert table.yugi.hand == ["Dark Hole", "Mokey Mokey"]
    table.everyone_passes()


def test_in_the_graveyard_or_on_the_field_it_answers_no_damage() -> None:
    table = attacked_directly(side(hand=["Uraby"], graveyard=[GORZ]))
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.was_offered(table.kaiba, GORZ)


def test_summoned_in_another_way_it_brings_nothing() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[GORZ]))
    table.yugi.activates("Monster Reborn", targeting=GORZ)
    table.everyone_passes()

    assert table.chains() == [["Monster Reborn"]]
    assert table.yugi.monsters == [GORZ]


def test_what_its_token_became_is_not_what_is_printed() -> None:
    table = attacked_directly(HOLDING)
    table.kaiba.activates(GORZ, at=AFTER)
    table.everyone_passes()

    assert by_name(TOKEN).attack == 0
    assert table.kaiba.sees(TOKEN).attack == 1600


@pytest.mark.rule("MR-GLOS-26")
def test_a_printed_question_mark_is_an_original_0() -> None:
    table = attacked_directly(HOLDING)
    table.kaiba.activates(GORZ, at=AFTER)
    table.everyone_passes()
    duel = table.driver.duel
    token = next(card for card in duel.state.cards if card.text.name == TOKEN)

    assert (original_attack(duel, token), attack(duel, token)) == (0, 1600)
    assert (token.text.defense, defense(duel, token)) == (0, 1600)
