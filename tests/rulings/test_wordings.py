"""How often and until when: "can", "when" and "if", once per turn, the end of the turn."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-GLOS-10")
def test_what_is_done_is_not_asked_and_what_can_be_done_is() -> None:
    must = Table(yugi=side(field=[face_down("Skelengel")]))
    must.yugi.flip_summons("Skelengel")
    must.everyone_passes()
    can = Table(yugi=side(hand=["Marauding Captain", "Uraby"]))
    can.yugi.summons("Marauding Captain")
    can.everyone_passes()

    assert must.chains() == [["Skelengel"]]
    assert not must.was_asked(must.yugi, Reason.TRIGGER)
    assert can.chains() == []
    assert can.questions(Reason.TRIGGER) == [["activate Marauding Captain"]]


@pytest.mark.rule("MR-GLOS-11")
def test_an_optional_when_effect_misses_its_timing_when_destroyed_by_chain_link_2() -> None:
    table = Table(
        yugi=side(
            field=[
                "Uraby",
                "Silver Fang",
                face_up("Axe of Despair", on="Uraby"),
                "Jar of Greed",
            ]
        ),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    table.chain_resolves()

    assert table.yugi.graveyard == ["Axe of Despair", "Jar of Greed"]
    assert not table.yugi.may("activate", "Axe of Despair")


@pytest.mark.rule("MR-GLOS-11")
def test_an_optional_when_effect_is_usable_when_it_is_the_last_thing_to_happen() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang", face_up("Axe of Despair", on="Uraby")]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    table.chain_resolves()

    assert table.yugi.may("activate", "Axe of Despair")


@pytest.mark.rule("MR-GLOS-11")
def test_an_optional_when_effect_misses_its_timing_by_a_tribute_for_a_summon() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Silver Fang", face_up("Axe of Despair", on="Uraby")],
            hand=["Summoned Skull"],
        ),
    )
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Axe of Despair"]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


@pytest.mark.rule("MR-GLOS-12")
def test_an_if_effect_does_not_miss_its_timing() -> None:
    table = Table(
        yugi=side(field=["Sangan", "Jar of Greed"], deck=["Uraby", "Kuriboh"]),
        kaiba=side(field=["Raigeki Break"], hand=["Feral Imp"]),
    )
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Raigeki Break", targeting="Sangan")
    table.everyone_passes()

    assert table.chains() == [["Jar of Greed", "Raigeki Break"], ["Sangan"]]


@pytest.mark.rule("MR-GLOS-35", "MR-GLOS-27")
def test_an_effect_once_per_turn_by_name_is_not_used_by_a_second_copy() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]),
        kaiba=side(field=["Sangan", "Sangan"], deck=["Uraby", "Silver Fang", "Feral Imp"]),
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.kaiba.chooses("Sangan")
    table.kaiba.chooses("Feral Imp")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"], ["Sangan"]]
    assert table.kaiba.hand == ["Feral Imp"]


@pytest.mark.rule("MR-GLOS-28")
def test_each_player_has_their_own_once_per_turn() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Sangan"], deck=["Uraby", "Raigeki"]),
        kaiba=side(field=["Sangan"], deck=["Silver Fang", "Raigeki"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"], ["Sangan", "Sangan"]]
    assert table.yugi.hand == ["Uraby"]
    assert table.kaiba.hand == ["Silver Fang"]


@pytest.mark.rule("MR-GLOS-27", "MR-GLOS-29")
def test_once_per_turn_begins_anew_with_the_next_turn() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(
            field=["Sangan"],
            hand=["Monster Reborn", "Dark Hole"],
            deck=["Raigeki", "Skull Servant", "Silver Fang"],
        ),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.chooses("Silver Fang")
    table.turn_ends()
    table.kaiba.activates("Monster Reborn", targeting="Sangan")
    table.everyone_passes()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains()[-2:] == [["Dark Hole"], ["Sangan"]]
    assert table.kaiba.hand[-1] == "Skull Servant"


@pytest.mark.rule("MR-GLOS-45")
def test_what_lasts_until_the_end_of_the_turn_holds_in_the_end_phase() -> None:
    table = Table(yugi=side(field=["Uraby", "Jar of Greed"], hand=["Rush Recklessly"]))
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()
    table.yugi.ends_turn()
    assert table.yugi.may("activate", "Jar of Greed", at="end phase")
    assert table.yugi.sees("Uraby").attack == 2200
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500
