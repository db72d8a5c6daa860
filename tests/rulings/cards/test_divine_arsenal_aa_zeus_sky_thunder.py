"""Divine Arsenal AA-ZEUS - Sky Thunder: upon an Xyz Monster after a battle, and clears all."""

import pytest

from tests.table import Table, attacking, side
from tests.table.laying import Lying, Start

CARD, UTOPIA = "Divine Arsenal AA-ZEUS - Sky Thunder", "Number 39: Utopia"
XYZ = Lying(UTOPIA, materials=("Uraby", "Feral Imp"))
ZEUS = Lying(CARD, materials=("Uraby", "Feral Imp", UTOPIA, "Kuriboh"))
SKULL = "Summoned Skull"


def beneath(table: Table, name: str = CARD) -> list[str]:
    cards = table.driver.duel.state.cards
    host = next(card for card in cards if card.text.name == name and card.materials)
    return [material.text.name for material in host.materials]


def test_faq_15524_upon_an_xyz_monster_in_the_turn_in_which_one_battled() -> None:
    table = Table(yugi=side(field=[XYZ], extra=[CARD]))
    assert not table.yugi.may("Special Summon", CARD)
    table.yugi.attacks_with(UTOPIA)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.special_summons(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert beneath(table) == ["Uraby", "Feral Imp", UTOPIA]


def test_also_upon_another_one_and_after_a_battle_of_the_opponents() -> None:
    table = Table(
        yugi=side(field=[XYZ, "Blue-Eyes White Dragon"], extra=[CARD]),
        kaiba=side(field=["Number 17: Leviathan Dragon"]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon", at="Number 17: Leviathan Dragon")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("Special Summon", CARD)


def test_not_after_a_battle_of_other_monsters() -> None:
    table = Table(yugi=side(field=[XYZ, SKULL], extra=[CARD]))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("Special Summon", CARD)


def test_not_after_an_attack_that_was_negated() -> None:
    table = Table(yugi=side(field=[XYZ], extra=[CARD]), kaiba=side(field=["Negate Attack"]))
    table.yugi.attacks_with(UTOPIA)
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", CARD)


def test_not_in_the_next_turn() -> None:
    table = Table(yugi=side(field=[XYZ], extra=[CARD]))
    table.yugi.attacks_with(UTOPIA)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert not table.yugi.may("Special Summon", CARD)


def test_upon_a_monster_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[XYZ, Lying("Number 17: Leviathan Dragon")], extra=[CARD, CARD])
    )
    table.yugi.attacks_with(UTOPIA)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.special_summons(CARD, using=[UTOPIA])
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", CARD)


def test_qa_15005_a_summon_that_was_negated_does_not_count() -> None:
    table = Table(
        yugi=side(field=[XYZ, Lying("Number 17: Leviathan Dragon")], extra=[CARD, CARD]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.attacks_with(UTOPIA)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.special_summons(CARD, using=[UTOPIA])
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert CARD in table.yugi.graveyard
    assert table.yugi.may("Special Summon", CARD)


def test_faq_15524_it_sends_all_other_cards_of_the_field_away() -> None:
    table = Table(yugi=side(field=[ZEUS, "Waboku"]), kaiba=side(field=[SKULL, "Negate Attack"]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Feral Imp")
    table.everyone_passes()

    assert table.yugi.field == [CARD]
    assert table.kaiba.field == []
    assert sorted(table.kaiba.graveyard) == ["Negate Attack", SKULL]
    assert beneath(table) == [UTOPIA, "Kuriboh"]


def test_faq_15524_twice_on_one_chain_and_in_the_opponents_turn() -> None:
    table = Table(
        yugi=side(field=[ZEUS]),
        kaiba=side(field=[SKULL], hand=["Dian Keto the Cure Master"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dian Keto the Cure Master")
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Feral Imp")
    table.kaiba.passes()

    assert table.yugi.may("activate", CARD)
    table.everyone_passes()
    assert table.kaiba.field == []


def test_faq_15524_not_in_the_damage_step() -> None:
    table = Table(yugi=side(field=[ZEUS]), kaiba=side(field=[SKULL]))
    table.yugi.attacks_with(CARD)

    assert not table.yugi.may("activate", CARD, at="during damage calculation")


@pytest.mark.parametrize(
    "held",
    [
        side(field=[Lying(CARD), "Waboku"], hand=["Mokey Mokey"], deck=[]),
        side(field=[Lying(CARD), "Waboku"], deck=["Mokey Mokey"]),
        side(field=[Lying(CARD), "Waboku"], deck=[], extra=["Mokey Mokey"]),
    ],
)
def test_it_attaches_a_card_where_another_of_its_side_is_destroyed(held: Start) -> None:
    table = Table(yugi=held, kaiba=side(hand=["Mystical Space Typhoon"]), turn_player="kaiba")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert beneath(table) == ["Mokey Mokey"]


def test_faq_15524_also_after_a_battle() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD), attacking("Kuriboh")], hand=["Mokey Mokey"], deck=[]),
        kaiba=side(field=[SKULL]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at="Kuriboh")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert beneath(table) == ["Mokey Mokey"]


def test_not_where_its_own_player_destroys_the_card() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD), "Waboku"], hand=["Mystical Space Typhoon"], deck=[])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Waboku")
    table.chain_resolves()

    assert not table.yugi.may("activate", CARD)


def test_qa_18139_b_nothing_is_done_where_it_has_gone() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD), "Waboku"], hand=["Mokey Mokey"], deck=[]),
        kaiba=side(field=["Raigeki Break"], hand=["Mystical Space Typhoon", "Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Mokey Mokey"]
    assert CARD in table.yugi.graveyard


def test_qa_18139_a_face_down_it_still_takes_the_card() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD), "Waboku"], hand=["Mokey Mokey"], deck=[]),
        kaiba=side(field=["Book of Moon"], hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert beneath(table) == ["Mokey Mokey"]
