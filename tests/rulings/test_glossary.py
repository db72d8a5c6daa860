"""What the words of the game mean: Tribute, destroy, target, "when" and "if", and others."""

import pytest

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.life import LifeChanged, LifeWhy
from engine.yugioh.state.events.moves import Destroyed, Moved, Shuffled, Tributed, Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_up, side


@pytest.mark.rule("MR-GLOS-01", "MR-GLOS-23")
def test_a_tributed_monster_is_sent_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Sangan"], hand=["Cyber Dragon"], deck=["Uraby", "Dark Magician"])
    )
    table.yugi.summons("Cyber Dragon")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Sangan"]
    assert table.chains() == [["Sangan"]]
    assert table.yugi.hand == ["Uraby"]


@pytest.mark.rule("MR-GLOS-02", "MR-EFF-04")
def test_a_tribute_paid_as_a_cost_is_made_before_the_opponent_responds() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"]), kaiba=side(field=["Uraby", "Jar of Greed"])
    )
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert table.yugi.graveyard == ["Exiled Force"]
    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.may("activate", "Jar of Greed")


@pytest.mark.rule("MR-GLOS-03", "MR-GLOS-20")
def test_tributes_discards_and_returns_are_no_destruction() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"], hand=["Summoned Skull", "Pot of Greed"]),
        kaiba=side(
            field=[defending("Wall of Illusion"), "Magic Jammer"],
            hand=["Kuriboh"],
        ),
    )
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()

    assert table.yugi.hand[-1] == "Silver Fang"
    assert [event.why for event in table.happened(Moved)][-1] is Why.RETURNED
    assert len(table.happened(Tributed)) == 1
    assert table.happened(Destroyed) == []


@pytest.mark.rule("MR-GLOS-04")
def test_spells_and_traps_are_not_tributed() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang", "Waboku"], hand=["Summoned Skull"]))
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])

    assert table.questions(Reason.TRIBUTE) == [["Uraby", "Silver Fang"]]


@pytest.mark.rule("MR-GLOS-06", "MR-GLOS-07")
def test_every_activation_is_one_link_and_what_lasts_makes_none() -> None:
    table = Table(
        yugi=side(field=["Dark Blade"], hand=["Mystic Plasma Zone", "Uraby"]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Mystic Plasma Zone")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert [event.link for event in table.happened(Activated)] == [1, 2]


@pytest.mark.rule("MR-GLOS-13")
def test_setting_is_told_without_a_name() -> None:
    table = Table(yugi=side(hand=["Uraby", "Waboku"]))
    table.yugi.sets("Uraby")
    table.yugi.sets("Waboku")

    assert table.yugi.sees("Uraby").position == "face-down Defense"
    assert table.yugi.sees("Waboku").position == "Set"
    assert [event.card for event in table.happened(SetDown)] == [0, 1]
    assert {event.card for event in table.told(None) if isinstance(event, SetDown)} == {-1}


@pytest.mark.rule("MR-GLOS-14")
def test_battle_damage_is_told_apart_from_damage_by_effects() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Summoned Skull"]),
        kaiba=side(field=["Silver Fang", "Magic Cylinder"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1300), ("yugi", "EFFECT", -1500)]


@pytest.mark.rule("MR-GLOS-16")
def test_an_equip_card_is_destroyed_with_its_monster() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")], hand=["Dark Hole"])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.field == []
    assert [event.why for event in table.happened(Destroyed)] == [
        Why.DESTROYED_BY_EFFECT,
        Why.DESTROYED_BY_RULE,
    ]


@pytest.mark.rule("MR-GLOS-16")
def test_an_equip_card_stays_when_the_control_of_its_monster_moves() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.activates("Change of Heart", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.kaiba.spells == ["Axe of Despair"]
    assert table.yugi.sees("Uraby").attack == 2500


@pytest.mark.rule("MR-GLOS-18", "MR-MISC-05")
def test_a_search_is_no_draw_and_shows_the_card_and_shuffles_the_deck() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=["Sangan"], deck=["Raigeki", "Uraby"])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert [event.why for event in table.happened(Moved)][-1] is Why.ADDED
    assert table.story(Revealed, Shuffled) == ["Revealed", "Shuffled"]


@pytest.mark.rule("MR-GLOS-24")
def test_discards_as_a_cost_and_by_the_hand_limit_are_told_apart_and_go_to_the_graveyard() -> (
    None
):
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Uraby"]), kaiba=side(field=["Silver Fang"])
    )
    table.yugi.activates("Raigeki Break", targeting="Silver Fang")
    table.everyone_passes()

    whys = [event.why for event in table.happened(Moved)]
    assert whys == [Why.DISCARDED, Why.DESTROYED_BY_EFFECT, Why.USED]
    assert table.yugi.graveyard == ["Uraby", "Raigeki Break"]


@pytest.mark.rule("MR-GLOS-25")
def test_the_printed_values_come_back_when_what_raised_them_is_gone() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_up("Axe of Despair", on="Uraby")],
            hand=["Mystical Space Typhoon"],
        )
    )
    assert table.yugi.sees("Uraby").attack == 2500
    table.yugi.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500


@pytest.mark.rule("MR-GLOS-31")
def test_a_target_is_chosen_at_activation_and_told_to_both() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=["Jar of Greed", face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Mystic Plasma Zone")

    assert [type(event).__name__ for event in table.told(table.kaiba)][-1] == "Targeted"
    assert table.asked == "kaiba RESPOND"


@pytest.mark.rule("MR-GLOS-31")
def test_an_effect_whose_target_is_gone_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]), kaiba=side(field=["Jar of Greed", "Waboku"])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.kaiba.graveyard == ["Jar of Greed"]


@pytest.mark.rule("MR-GLOS-32")
def test_what_is_chosen_at_resolution_is_not_targeted() -> None:
    table = Table(
        yugi=side(hand=["Fissure"]), kaiba=side(field=["Silver Fang", "Petit Dragon"])
    )
    table.yugi.activates("Fissure")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.kaiba.graveyard == ["Petit Dragon"]


@pytest.mark.rule("MR-GLOS-42")
def test_a_direct_attack_takes_the_attackers_atk() -> None:
    table = Table(yugi=side(field=["Cyber Dragon"]))
    table.yugi.attacks_with("Cyber Dragon", at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 5900
    assert [event.why for event in table.happened(LifeChanged)] == [LifeWhy.BATTLE]


@pytest.mark.rule("MR-GLOS-43")
def test_responses_are_effects_of_spell_speed_2_or_more() -> None:
    table = Table(
        yugi=side(hand=["Uraby"]),
        kaiba=side(
            field=[
                "Exiled Force",
                "Raigeki",
                "Rush Recklessly",
                "Jar of Greed",
                "Magic Jammer",
            ],
            hand=["Dark Hole", "Book of Moon", "Kuriboh"],
        ),
    )
    table.yugi.summons("Uraby")

    assert table.kaiba.options("activate") == ["Rush Recklessly", "Jar of Greed"]


@pytest.mark.rule("MR-GLOS-16", "MR-EFF-04")
def test_an_equip_card_is_destroyed_as_soon_as_its_monster_is_paid_as_a_cost() -> None:
    table = Table(
        yugi=side(field=["Exiled Force", face_up("Axe of Despair", on="Exiled Force")]),
        kaiba=side(field=["Uraby", "Jar of Greed"]),
    )
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert table.yugi.graveyard == ["Exiled Force", "Axe of Despair"]
    assert table.kaiba.monsters == ["Uraby"]
