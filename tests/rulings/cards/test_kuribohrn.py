"""Kuribohrn: what fell in battle comes back, and Kuribohs come as the opponent attacks."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

CARD, KURIBOH, WINGED = "Kuribohrn", "Kuriboh", "Winged Kuriboh"
HERE = "battle phase"


def fallen(*, hand: tuple[str, ...] = (CARD,), monsters: tuple[str, ...] = ("Uraby",)) -> Table:
    """A table of kaiba's turn, in which monsters of yugi have fallen in battle."""
    table = Table(
        yugi=side(hand=hand, field=[attacking(each) for each in monsters]),
        kaiba=side(field=[attacking("Summoned Skull"), attacking("Blue-Eyes White Dragon")]),
        turn_player="kaiba",
    )
    attackers = ("Summoned Skull", "Blue-Eyes White Dragon")
    for attacker, each in zip(attackers, monsters, strict=False):
        table.kaiba.attacks_with(attacker, at=each)
        table.everyone_passes()
    return table


def test_at_the_end_of_the_battle_phase_it_is_discarded_for_what_fell() -> None:
    table = fallen()
    table.kaiba.leaves_battle_phase()
    table.yugi.activates(CARD, at=HERE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.graveyard == [CARD]
    assert table.phase == "main phase 2"


def test_what_fell_in_an_earlier_turn_does_not_come() -> None:
    table = fallen()
    table.kaiba.leaves_battle_phase()
    table.everyone_passes()
    offer = [f"activate {CARD}"]
    assert table.questions(Reason.TRIGGER).count(offer) == 1
    for _ in range(2):
        table.turn_ends()
        table.turn_player.enters_battle_phase()
        table.turn_player.enters_main_phase_2()

    assert table.questions(Reason.TRIGGER).count(offer) == 1


def test_what_fell_otherwise_does_not_come() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Silver Fang"], graveyard=["Uraby"]),
        kaiba=side(hand=["Fissure"], field=["Feral Imp"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Fissure")
    table.everyone_passes()
    table.kaiba.enters_battle_phase()
    table.kaiba.enters_main_phase_2()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_12577_also_what_fell_on_the_opponents_field() -> None:
    dragon = "Blue-Eyes White Dragon"
    table = Table(
        yugi=side(hand=[CARD], field=[attacking("Summoned Skull"), attacking(dragon)]),
        kaiba=side(hand=["Change of Heart"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Change of Heart", targeting="Summoned Skull")
    table.everyone_passes()
    table.kaiba.attacks_with("Summoned Skull", at=dragon)
    table.everyone_passes()
    table.kaiba.leaves_battle_phase()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [dragon, "Summoned Skull"]


def test_q_a_19451_two_of_them_come_one_after_the_other() -> None:
    table = fallen(hand=(CARD, CARD), monsters=("Uraby", "Silver Fang"))
    table.kaiba.leaves_battle_phase()
    table.yugi.activates(CARD, targeting="Uraby")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Silver Fang", "Uraby"]
    assert table.chains() == [[CARD], [CARD]]


def attacked(*graveyard: str, hand: tuple[str, ...] = ()) -> Table:
    """A table on which a monster of kaiba has declared an attack."""
    table = Table(
        yugi=side(graveyard=[CARD, *graveyard], field=[face_down("Negate Attack")]),
        kaiba=side(field=[attacking("Uraby")], hand=hand),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    return table


def test_at_an_attack_of_the_opponent_any_number_of_kuribohs_come() -> None:
    table = attacked(KURIBOH, WINGED, "Silver Fang")
    table.yugi.activates(CARD)
    assert "Silver Fang" not in table.options
    table.yugi.chooses(KURIBOH, WINGED)
    table.everyone_passes()

    table.kaiba.calls_off()

    assert sorted(table.yugi.monsters) == [KURIBOH, WINGED]
    assert table.yugi.banished == [CARD]


def test_faq_12577_not_where_it_is_the_only_one_there() -> None:
    table = attacked("Silver Fang")

    assert not table.yugi.may("activate", CARD)


def test_faq_12577_what_has_gone_meanwhile_does_not_keep_the_others() -> None:
    table = attacked(KURIBOH, WINGED, hand=("Called by the Grave",))
    table.yugi.activates(CARD)
    table.yugi.chooses(KURIBOH, WINGED)
    table.kaiba.activates("Called by the Grave", targeting=KURIBOH)
    table.everyone_passes()

    table.kaiba.calls_off()

    assert table.yugi.monsters == [WINGED]


def test_not_at_an_attack_of_ones_own() -> None:
    table = Table(yugi=side(graveyard=[CARD, KURIBOH], field=[attacking("Uraby")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
    assert not table.was_asked(table.yugi, Reason.TARGET)
