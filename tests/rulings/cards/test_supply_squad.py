"""Supply Squad: once a turn, a card for monsters that were destroyed."""

import pytest

from tests.table import Table, defending, face_down, face_up, side

CARD = "Supply Squad"


def test_two_monsters_at_once_are_one_card_and_the_next_ones_none() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Summoned Skull"]),
        kaiba=side(field=[face_up(CARD), "Uraby", "Battle Ox"], deck=["Kuriboh", "Sangan"]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
    assert table.chains() == [["Raigeki"], [CARD]]


def test_a_token_destroyed_by_battle_counts() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_up(CARD), defending("Sheep Token")], deck=["Kuriboh"]),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]


def test_a_monster_whose_summon_was_negated_was_not_on_the_field() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Uraby"]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.summons("Uraby")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.hand == []


def test_gone_before_it_resolves_it_draws_nothing() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_down("Mystical Space Typhoon")]),
        kaiba=side(field=[face_up(CARD), "Uraby"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.hand == ["Mokey Mokey"]
    raided = Table(
        yugi=side(hand=["Raigeki"], field=[face_down("Mystical Space Typhoon")]),
        kaiba=side(field=[face_up(CARD), "Uraby"]),
    )
    raided.yugi.activates("Raigeki")
    raided.chain_resolves()
    raided.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    raided.everyone_passes()
    assert raided.chains() == [["Raigeki"], [CARD, "Mystical Space Typhoon"]]
    assert raided.kaiba.hand == []


def test_with_sangan_both_wait_on_one_chain() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[face_up(CARD), "Sangan"], deck=["Raigeki", "Kuriboh"]),
    )
    table.yugi.activates("Raigeki")
    table.chain_resolves()
    if table.asked == "kaiba TRIGGER_ORDER":
        table.driver.choose("Sangan")
    table.everyone_passes()

    assert sorted(table.chains()[1]) == ["Sangan", CARD]
    assert sorted(table.kaiba.hand) == ["Kuriboh", "Raigeki"]


def test_it_draws_nothing_from_the_graveyard() -> None:
    table = Table(yugi=side(graveyard=[CARD], field=["Uraby"], hand=["Dark Hole"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"]]


def test_destroyed_with_the_monster_or_before_it_draws_nothing() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), "Junk Synchron", "Gemini Elf"], extra=["Black Rose Dragon"]
        )
    )
    table.yugi.special_summons("Black Rose Dragon")
    table.yugi.activates("Black Rose Dragon")
    table.everyone_passes()
    assert table.chains() == [["Black Rose Dragon"]]
    chained = Table(
        yugi=side(hand=["Dark Hole", "Mystical Space Typhoon"]),
        kaiba=side(field=[face_up(CARD), "Uraby"]),
    )
    chained.yugi.activates("Dark Hole")
    chained.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    chained.everyone_passes()
    assert chained.kaiba.hand == []


@pytest.mark.rule("MR-CHAIN-06")
def test_what_was_destroyed_before_its_activation_resolved_does_not_count() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]),
        kaiba=side(field=["Raigeki Break"], hand=["Silver Fang"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting="Uraby")
    table.everyone_passes()
    assert table.chains() == [[CARD, "Raigeki Break"]]
