"""Creeping Doom Manta: no Trap can be activated upon its Normal Summon."""

from collections.abc import Callable

from engine.yugioh.language import Activate, Cards, Kind, NormalSummonOne, Place, Whose
from engine.yugioh.language.cards import quick_play
from tests.table import Table, face_down, face_up, side

MANTA = "Creeping Doom Manta"
TORRENT = face_down("Torrential Tribute")


def test_no_trap_answers_its_normal_summon() -> None:
    table = Table(yugi=side(hand=[MANTA]), kaiba=side(field=[TORRENT]))
    table.yugi.summons(MANTA)
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, "Torrential Tribute")
    assert table.yugi.monsters == [MANTA]


def test_neither_player_can_activate_one_then_nor_on_the_chain_that_answers_it() -> None:
    table = Table(
        yugi=side(hand=[MANTA], field=[face_down("Jar of Greed")]),
        kaiba=side(field=[TORRENT, face_down("Enemy Controller")]),
    )
    table.yugi.summons(MANTA)
    table.kaiba.activates("Enemy Controller", effect=0)

    assert table.asked == "yugi RESPOND"
    assert not table.yugi.may("activate", "Jar of Greed")


def test_another_summon_is_answered() -> None:
    table = Table(yugi=side(hand=["Kuriboh"], field=[MANTA]), kaiba=side(field=[TORRENT]))
    table.yugi.summons("Kuriboh")
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_so_is_its_own_special_summon() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[MANTA]), kaiba=side(field=[TORRENT])
    )
    table.yugi.activates("Monster Reborn")
    table.chain_resolves()
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_traps_can_be_activated_later_in_the_turn() -> None:
    table = Table(
        yugi=side(hand=[MANTA]), kaiba=side(field=[face_down("Mirror Force"), TORRENT])
    )
    table.yugi.summons(MANTA)
    table.yugi.attacks_with(MANTA)
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_its_summon_can_be_negated() -> None:
    table = Table(yugi=side(hand=[MANTA]), kaiba=side(field=[face_down("Solemn Judgment")]))
    table.yugi.summons(MANTA)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == [MANTA]


def test_with_its_effects_negated_traps_answer_it() -> None:
    table = Table(
        yugi=side(hand=[MANTA], field=["Summoned Skull"]),
        kaiba=side(field=[face_up("Skill Drain"), TORRENT]),
    )
    table.yugi.summons(MANTA)
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_a_summon_granted_upon_its_own_is_no_longer_that_moment(
    lay_beside: Callable[..., None],
) -> None:
    """What positions a face-up card holds is asked before that moment as well."""
    held = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
    lay_beside(quick_play("Granter", 9001, Activate(do=NormalSummonOne(held))))
    table = Table(
        yugi=side(hand=[MANTA, "Granter", "Kuriboh"]),
        kaiba=side(field=[face_up("Final Attack Orders"), face_down("Solemn Judgment")]),
    )
    table.yugi.summons(MANTA)
    table.kaiba.passes()
    table.yugi.activates("Granter")
    table.chain_resolves()
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == [MANTA]
