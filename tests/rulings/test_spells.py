"""Spell Cards: when they are used, where they lie, and what becomes of them."""

import pytest

from engine.yugioh.language import Activate, GainLife, Quick
from engine.yugioh.language.cards import field_spell
from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side
from tests.table.inventing import deal_in

POWERED = 1000


@pytest.mark.rule("MR-SPELL-01")
def test_a_normal_spell_is_activated_in_the_own_main_phases_only() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(hand=["Raigeki"], field=[face_down("Raigeki")]),
    )
    assert table.yugi.may("activate", "Pot of Greed")
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("activate", "Pot of Greed")
    table.yugi.enters_main_phase_2()
    assert table.yugi.may("activate", "Pot of Greed")

    table.yugi.activates("Pot of Greed")
    assert table.kaiba.options("activate") == []


@pytest.mark.rule("MR-SPELL-02", "MR-ACT-01")
def test_a_spell_from_the_hand_lies_face_up_in_a_zone_while_it_waits_to_resolve() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]))
    table.yugi.activates("Pot of Greed")

    assert table.yugi.hand == []
    card = table.yugi.sees("Pot of Greed")
    assert (card.zone, card.position) == ("S1", "face-up")


@pytest.mark.rule("MR-SPELL-03")
def test_a_normal_spell_goes_to_the_graveyard_after_the_chain_and_is_not_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Jar of Greed"], deck=["Uraby"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    used = [event.why for event in table.happened(Moved) if event.why is not Why.DRAWN]
    assert used == [Why.ACTIVATED, Why.USED, Why.USED]
    assert table.happened(Destroyed) == []
    assert table.yugi.graveyard == ["Pot of Greed"]


@pytest.mark.rule("MR-SPELL-04")
def test_a_spell_whose_activation_is_negated_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Magic Jammer"], hand=["Uraby"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]


@pytest.mark.rule("MR-SPELL-06")
def test_a_card_that_stays_works_until_it_leaves() -> None:
    table = Table(
        yugi=side(hand=["Mystic Plasma Zone", "Mystical Space Typhoon"], field=["Dark Blade"])
    )
    table.yugi.activates("Mystic Plasma Zone")
    assert table.yugi.sees("Dark Blade").attack == 1800
    table.everyone_passes()
    assert table.yugi.sees("Dark Blade").attack == 2300

    table.yugi.activates("Mystical Space Typhoon", targeting="Mystic Plasma Zone")
    table.everyone_passes()
    assert table.yugi.sees("Dark Blade").attack == 1800


@pytest.mark.rule("MR-SPELL-07")
def test_an_equip_spell_on_the_opponents_monster_lies_in_the_own_zone() -> None:
    table = Table(yugi=side(hand=["Axe of Despair"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.everyone_passes()

    axe = table.yugi.sees("Axe of Despair")
    assert (axe.zone, axe.controller, axe.on) == ("S1", "yugi", "Uraby")
    assert table.kaiba.sees("Uraby").attack == 1500 + POWERED


@pytest.mark.rule("MR-SPELL-07", "MR-INFO-09")
def test_an_equip_spell_takes_a_face_up_monster_only() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=[face_down("Uraby")]),
        kaiba=side(field=[face_down("Silver Fang")]),
    )

    assert not table.yugi.may("activate", "Axe of Despair")


@pytest.mark.rule("MR-SPELL-07")
def test_an_equip_spell_whose_target_is_gone_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=["Uraby"]), kaiba=side(field=["Book of Moon"])
    )
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.spells == []
    assert table.yugi.graveyard == ["Axe of Despair"]


@pytest.mark.rule("MR-SPELL-08", "MR-SPELL-09")
@pytest.mark.parametrize("old", [face_up, face_down])
def test_a_new_field_spell_sends_the_own_old_one_to_the_graveyard(old: type) -> None:
    table = Table(yugi=side(field=[old("Mystic Plasma Zone")], hand=["Mystic Plasma Zone"]))
    table.yugi.activates("Mystic Plasma Zone")
    table.everyone_passes()

    assert table.yugi.spells == table.yugi.graveyard == ["Mystic Plasma Zone"]
    assert table.happened(Moved)[0].why is Why.REPLACED
    assert table.happened(Destroyed) == []
    assert table.yugi.sees("Mystic Plasma Zone").position == "face-up"


@pytest.mark.rule("MR-SPELL-09")
def test_a_field_spell_may_be_set_over_the_own_old_one() -> None:
    table = Table(
        yugi=side(
            field=["Dark Blade", face_up("Mystic Plasma Zone")], hand=["Mystic Plasma Zone"]
        )
    )
    table.yugi.sets("Mystic Plasma Zone")

    assert table.yugi.graveyard == ["Mystic Plasma Zone"]
    assert table.yugi.sees("Mystic Plasma Zone").position == "Set"
    assert table.yugi.sees("Dark Blade").attack == 1800


@pytest.mark.rule("MR-SPELL-10")
def test_each_player_may_have_a_field_spell_in_force() -> None:
    table = Table(
        yugi=side(hand=["Mystic Plasma Zone"], field=["Dark Blade"]),
        kaiba=side(field=[face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Mystic Plasma Zone")
    table.everyone_passes()

    assert table.yugi.spells == table.kaiba.spells == ["Mystic Plasma Zone"]
    blade = table.yugi.sees("Dark Blade")
    assert (blade.attack, blade.defense) == (1800 + 2 * 500, 1500 - 2 * 400)


@pytest.mark.rule("MR-SPELL-12", "MR-SPELL-13", "SD-15")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_in_the_opponents_turn_a_quick_play_spell_is_activated_from_the_field_only(
    format: str,
) -> None:
    table = Table(
        format=format,
        yugi=side(hand=["Rush Recklessly"], field=["Uraby", "Rush Recklessly"]),
        kaiba=side(hand=["Silver Fang"]),
    )
    assert table.yugi.options("activate") == ["Rush Recklessly", "Rush Recklessly"]
    table.turn_ends()
    table.kaiba.summons("Silver Fang")

    assert table.yugi.options("activate") == ["Rush Recklessly"]
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    assert table.yugi.hand == ["Rush Recklessly"]


@pytest.mark.rule("MR-SPELL-12")
def test_a_quick_play_spell_is_activated_from_the_hand_in_any_phase_of_the_own_turn() -> None:
    table = Table(phase="draw phase", yugi=side(hand=["Rush Recklessly"], field=["Uraby"]))

    for timing in (
        "draw phase",
        "standby phase",
        "main phase 1",
    ):
        assert table.yugi.may("activate", "Rush Recklessly", at=timing)
    table.yugi.enters_battle_phase()
    assert table.yugi.may("activate", "Rush Recklessly")
    table.yugi.ends_turn()
    assert table.yugi.may("activate", "Rush Recklessly", at="end phase")


@pytest.mark.rule("MR-SPELL-13")
def test_a_quick_play_spell_is_not_activated_in_the_turn_it_was_set() -> None:
    table = Table(yugi=side(hand=["Rush Recklessly"], field=["Uraby"]))
    table.yugi.sets("Rush Recklessly")
    table.everyone_passes()
    assert not table.yugi.may("activate", "Rush Recklessly")

    table.turn_ends()
    table.kaiba.ends_turn()
    assert table.yugi.may("activate", "Rush Recklessly")


@pytest.mark.rule("MR-SPELL-14")
def test_another_set_spell_is_activated_in_the_turn_it_was_set_but_not_in_the_opponents() -> (
    None
):
    table = Table(yugi=side(hand=["Pot of Greed", "Raigeki"]), kaiba=side(field=["Uraby"]))
    table.yugi.sets("Pot of Greed")
    table.yugi.sets("Raigeki")
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Pot of Greed"]

    table.yugi.enters_battle_phase()
    assert not table.yugi.may("activate", "Raigeki")
    table.turn_ends()
    table.kaiba.attacks_with("Uraby")
    assert not table.yugi.may("activate", "Raigeki")
    table.everyone_passes()
    table.turn_ends()
    assert table.yugi.may("activate", "Raigeki")


@pytest.mark.rule("MR-SPELL-15", "MR-GLOS-13")
def test_any_number_of_spells_and_traps_is_set_unseen() -> None:
    names = ["Waboku", "Pot of Greed", "Book of Moon", "Mirror Force", "Trap Hole"]
    table = Table(yugi=side(hand=names))
    for name in names:
        table.yugi.sets(name)

    assert table.yugi.spells == names
    assert {table.yugi.sees(name).position for name in names} == {"Set"}
    seen = table.seen_by(table.kaiba).sides[0]
    assert [card.is_known for card in seen.on_field()] == [False] * 5
    told = [event.card for event in table.told(table.kaiba) if isinstance(event, SetDown)]
    assert told == [HIDDEN] * 5


@pytest.mark.rule("MR-FIELD-08")
def test_a_quick_effect_of_a_field_spell_is_used_from_its_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any fast effect of a face-up card answers, also that of the Field Zone."""
    realm = field_spell("Realm", 900000062, Activate(), Quick(do=GainLife(500)))
    deal_in(monkeypatch, realm)
    table = Table(
        yugi=side(field=[face_up("Realm")]), kaiba=side(hand=["Uraby"]), turn_player="kaiba"
    )
    table.kaiba.summons("Uraby")
    table.yugi.activates("Realm")
    table.everyone_passes()

    assert table.yugi.life == 8500
