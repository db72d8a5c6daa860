"""Which rule a refusal stands on, where the same reason can stand on several."""

from tests.rulings.test_why_not import FIVE_SET, bars
from tests.table import Table, side


def test_a_full_row_refuses_the_hand_its_activation_by_a_rule_of_its_own() -> None:
    table = Table(yugi=side(field=FIVE_SET, hand=["Shrink"]))

    assert not table.yugi.may("activate", "Shrink")
    assert ("NO_SPELL_ZONE", "MR-SPELL-11") in bars(table.yugi, "activate", "Shrink")
    assert bars(table.yugi, "Set", "Shrink") == [("NO_SPELL_ZONE", "MR-FIELD-03")]


def test_a_set_spell_waits_for_the_own_main_phase_by_a_rule_of_its_own() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Dark Hole"], hand=["Raigeki"]))
    table.yugi.changes_position("Uraby")
    table.yugi.passes()

    assert table.asked == "kaiba RESPOND"
    assert bars(table.kaiba, "activate", "Dark Hole") == [("NOT_YOUR_TURN", "MR-SPELL-14")]
    assert bars(table.kaiba, "activate", "Raigeki") == [("NOT_YOUR_TURN", "MR-SPELL-01")]


def test_a_slow_effect_answers_nothing_whatever_the_speed_of_the_chain() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"], hand=["Dark Hole"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.passes()

    assert table.asked == "yugi RESPOND"
    assert bars(table.yugi, "activate", "Exiled Force") == [("CHAIN_OPEN", "MR-CHAIN-10")]
    table.everyone_passes()


def test_a_slow_card_cannot_be_chained_in_the_turn_of_the_other_player_either() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=["Uraby"]), kaiba=side(hand=["Raigeki"]))
    table.yugi.activates("Dark Hole")

    assert table.asked == "kaiba RESPOND"
    assert bars(table.kaiba, "activate", "Raigeki") == [
        ("TOO_SLOW", "MR-CHAIN-10"),
        ("NOT_YOUR_TURN", "MR-SPELL-01"),
    ]
    table.everyone_passes()


def test_each_effect_has_its_own_time_in_the_damage_step() -> None:
    theirs = side(field=["Silver Fang", "Shrink"], hand=["Kuriboh"])
    table = Table(yugi=side(field=["Uraby"]), kaiba=theirs)
    table.yugi.attacks_with("Uraby")
    assert table.kaiba.may("activate", "Shrink", at="start of the damage step")
    assert bars(table.kaiba, "activate", "Kuriboh") == [("DAMAGE_STEP", "MR-DSTEP-17")]
    assert table.kaiba.may("activate", "Kuriboh", at="during damage calculation")
    assert bars(table.kaiba, "activate", "Shrink") == [("DAMAGE_STEP", "MR-DSTEP-03")]
    table.everyone_passes()
