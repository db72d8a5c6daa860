"""Obelisk the Tormentor: three Tributes, and nobody answers its coming."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

CARD = "Obelisk the Tormentor"
THREE = ["Uraby", "Silver Fang", "Feral Imp"]


def summoned(*answers: str) -> Table:
    """A table on which it was Tribute Summoned, against those Set cards."""
    table = Table(
        yugi=side(hand=[CARD], field=THREE), kaiba=side(field=[face_down(a) for a in answers])
    )
    table.yugi.summons(CARD)
    return table


def revived(**more: list[str]) -> Table:
    """A table on which it was Special Summoned."""
    table = Table(yugi=side(hand=["Monster Reborn", *more.get("hand", [])], graveyard=[CARD]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()
    return table


def test_faq_4998_it_takes_three_tributes_and_cannot_be_set() -> None:
    table = summoned()
    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == sorted(THREE)

    few = Table(yugi=side(hand=[CARD], field=THREE[:2]))
    assert not few.yugi.may("Normal Summon", CARD)
    assert not Table(yugi=side(hand=[CARD], field=THREE)).yugi.may("Set", CARD)


def test_faq_4998_what_would_negate_its_summon_cannot_be_activated() -> None:
    table = summoned("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert not table.was_offered(table.kaiba, "Solemn Judgment")


def test_q_a_8159_nothing_is_activated_as_it_is_summoned_but_later_it_is() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=THREE),
        kaiba=side(field=[face_down("Bottomless Trap Hole"), face_down("Mirror Force")]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    assert not table.was_offered(table.kaiba, "Bottomless Trap Hole")
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    assert CARD in table.yugi.graveyard


def test_special_summoned_it_is_answered() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD]),
        kaiba=side(field=[face_down("Bottomless Trap Hole")]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.chain_resolves()
    table.kaiba.activates("Bottomless Trap Hole")
    table.everyone_passes()

    assert table.yugi.banished == [CARD]


def test_faq_4998_neither_player_can_target_it_while_it_lies_face_up() -> None:
    device = "Compulsory Evacuation Device"
    for lying, may in ((attacking(CARD), False), (face_down(CARD), True)):
        mine = Table(yugi=side(field=[lying], hand=["Book of Moon"]))
        assert not mine.yugi.may("activate", "Book of Moon")
        theirs = Table(
            yugi=side(field=[lying]), kaiba=side(field=[face_down(device)]), turn_player="kaiba"
        )
        assert theirs.kaiba.may("activate", device) is may


def test_faq_4998_two_are_tributed_to_destroy_all_monsters_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Uraby", "Silver Fang"]),
        kaiba=side(field=[attacking("Summoned Skull"), face_down("Feral Imp")]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.monsters == [CARD]
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", CARD)


def test_faq_4998_it_can_be_one_of_the_two() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Uraby"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted([CARD, "Uraby"])
    assert table.kaiba.monsters == []


def test_having_declared_an_attack_it_cannot_use_it_any_more() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Uraby", "Silver Fang"]),
        kaiba=side(field=["Summoned Skull", "Feral Imp"]),
    )
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", CARD)


def test_faq_4998_special_summoned_it_goes_in_the_end_phase() -> None:
    table = revived()
    table.yugi.ends_turn()
    table.everyone_passes()

    assert CARD in table.yugi.graveyard
    assert table.chains()[-1] == [CARD]


def test_tribute_summoned_it_stays() -> None:
    table = summoned()
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == [CARD]
    assert not table.was_asked(table.yugi, Reason.END_PHASE_ORDER)


def test_q_a_8167_face_down_it_stays_until_an_end_phase_in_which_it_lies_face_up() -> None:
    table = revived(hand=["Book of Eclipse"])
    table.yugi.activates("Book of Eclipse")
    table.everyone_passes()
    table.turn_ends()
    assert table.yugi.sees(CARD).place == "field"
    table.turn_ends()
    table.yugi.flip_summons(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert CARD in table.yugi.graveyard


def test_q_a_8167_turned_face_down_in_response_it_goes_all_the_same() -> None:
    answer = "Book of Eclipse"
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD]),
        kaiba=side(field=[face_down(answer)]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates(answer, at="end phase")
    table.everyone_passes()

    assert CARD in table.yugi.graveyard
