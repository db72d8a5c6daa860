"""Dark Sanctuary: Spirit Messages come as monsters, and a coin turns attacks back."""

import pytest

from engine.yugioh.language import Kind
from engine.yugioh.state.events.chance import Coin, CoinTossed
from engine.yugioh.state.events.moves import Attached
from tests.rulings.cards.test_destiny_board import BOARD, DECK, FIRST, FOURTH, SECOND, THIRD
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

SANCTUARY = "Dark Sanctuary"


def _laid(
    *others: str | Lying,
    hand: tuple[str, ...] = (),
    foes: tuple[str | Lying, ...] = (),
    theirs: tuple[str, ...] = (),
    extra: tuple[str, ...] = (),
) -> Table:
    """It is the turn of kaiba, whose End Phase brings the first message."""
    return Table(
        yugi=side(
            field=[face_up(SANCTUARY), face_up(BOARD), *others],
            deck=DECK,
            hand=hand,
            extra=extra,
        ),
        kaiba=side(field=foes, hand=theirs),
        turn_player="kaiba",
    )


def _comes(table: Table, *, position: str = "Attack") -> None:
    """Let the End Phase of kaiba bring a message as a monster."""
    table.kaiba.ends_turn()
    table.yugi.wants(position)
    table.yugi.agrees()
    table.everyone_passes()


def _with_first(
    *others: str | Lying,
    hand: tuple[str, ...] = (),
    foes: tuple[str | Lying, ...] = (),
    theirs: tuple[str, ...] = (),
    extra: tuple[str, ...] = (),
) -> Table:
    """It is the turn of yugi, who has the first message as a monster."""
    table = _laid(*others, hand=hand, foes=foes, theirs=theirs, extra=extra)
    _comes(table)
    return table


def test_a_message_comes_as_a_normal_monster_if_its_player_wants_that() -> None:
    table = _with_first()
    seen = table.yugi.sees(FIRST)

    assert table.yugi.monsters == [FIRST]
    assert table.yugi.spells == [BOARD, SANCTUARY]
    assert (seen.attack, seen.defense, seen.level) == (0, 0, 1)


def test_declined_it_is_placed_as_a_spell() -> None:
    table = _laid()
    table.kaiba.ends_turn()
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.spells == [BOARD, FIRST, SANCTUARY]


def test_monsters_count_for_the_victory_of_the_board() -> None:
    table = _laid()
    for _ in range(2):
        _comes(table)
        table.yugi.ends_turn()
        table.everyone_passes()
    table.kaiba.ends_turn()
    table.yugi.declines()
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.yugi.monsters == [FIRST, SECOND]
    assert table.yugi.spells == [BOARD, THIRD, SANCTUARY]
    table.kaiba.ends_turn()
    table.yugi.agrees()
    table.everyone_passes()

    assert FOURTH not in table.yugi.deck
    assert table.result == ("yugi", "CARD_EFFECT")


def test_qa_16173_what_cannot_be_attacked_lets_attacks_pass() -> None:
    table = _with_first(foes=(attacking("Uraby"),))
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert table.kaiba.may("attack", "Uraby")
    table.kaiba.attacks_with("Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == [FIRST]
    assert table.kaiba.life + table.yugi.life in (16000 - 1500, 16000 - 750)


def test_another_monster_is_attacked_and_not_the_player() -> None:
    table = _with_first(attacking("Kuriboh"), foes=(attacking("Uraby"),))
    table.turn_ends()
    table.kaiba.attacks_with("Uraby")
    table.everyone_passes()

    (tossed,) = table.happened(CoinTossed)
    negated = tossed.side is Coin.HEADS
    assert ("Kuriboh" in table.yugi.monsters) is negated


def test_qa_92_it_attacks_and_fallen_in_battle_it_takes_the_board_with_it() -> None:
    table = _with_first(foes=(attacking("Gazelle the King of Mythical Beasts"),))
    table.yugi.attacks_with(FIRST, at="Gazelle the King of Mythical Beasts")
    table.everyone_passes()

    assert table.yugi.life == 6500
    assert sorted(table.yugi.graveyard) == sorted([BOARD, FIRST])
    assert table.yugi.field == [SANCTUARY]


def test_in_the_graveyard_it_is_a_spell_again() -> None:
    table = _with_first(hand=("Monster Reborn",), foes=(attacking("Uraby"),))
    table.yugi.attacks_with(FIRST, at="Uraby")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert FIRST in table.yugi.graveyard
    assert not table.yugi.may("activate", "Monster Reborn")


def test_qa_19385_it_stays_as_it_is_without_the_sanctuary() -> None:
    table = _with_first(
        hand=("Mystical Space Typhoon",), foes=(attacking("Uraby"), attacking("Kuriboh"))
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=SANCTUARY)
    table.everyone_passes()
    assert table.yugi.monsters == [FIRST]
    table.turn_ends()
    table.kaiba.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [FIRST]
    assert table.yugi.life == 6500


def test_effects_do_nothing_to_it_but_those_of_the_board() -> None:
    table = _with_first(attacking("Kuriboh"), theirs=("Dark Hole",))
    table.turn_ends()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == [FIRST]
    table.kaiba.ends_turn()
    table.yugi.agrees()
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == [FIRST, SECOND]


def test_the_board_gone_it_goes_to_the_graveyard() -> None:
    table = _with_first(hand=("Mystical Space Typhoon",))
    table.yugi.activates("Mystical Space Typhoon", targeting=BOARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert FIRST in table.yugi.graveyard


def test_qa_12478_it_can_be_tributed_and_the_board_falls() -> None:
    table = _with_first(hand=("Summoned Skull",))
    table.yugi.summons("Summoned Skull", tributing=[FIRST])
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull"]
    assert sorted(table.yugi.graveyard) == sorted([FIRST, BOARD])


@pytest.mark.parametrize("attacks", [4])
def test_each_attack_tosses_a_coin_and_heads_turn_it_back(attacks: int) -> None:
    """FAQ 12572."""
    table = Table(
        yugi=side(field=[face_up(SANCTUARY)], life=20000),
        kaiba=side(field=[attacking("Summoned Skull")] * attacks, life=20000),
        turn_player="kaiba",
    )
    for _ in range(attacks):
        table.kaiba.attacks_with("Summoned Skull")
        table.everyone_passes()
    sides = [each.side for each in table.happened(CoinTossed)]

    assert len(sides) == attacks
    assert {*sides} == {Coin.HEADS, Coin.TAILS}
    assert table.kaiba.life == 20000 - 1250 * sides.count(Coin.HEADS)
    assert table.yugi.life == 20000 - 2500 * sides.count(Coin.TAILS)


def test_ones_own_attack_tosses_none() -> None:
    table = Table(yugi=side(field=[face_up(SANCTUARY), attacking("Uraby")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.happened(CoinTossed) == []


def test_qa_19383_a_monster_unaffected_by_spells_attacks_on() -> None:
    table = Table(
        yugi=side(field=[face_up(SANCTUARY)]),
        kaiba=side(field=[attacking("Silent Swordsman LV5")] * 4, life=20000),
        turn_player="kaiba",
    )
    for _ in range(3):
        table.kaiba.attacks_with("Silent Swordsman LV5")
        table.everyone_passes()

    assert len(table.happened(CoinTossed)) == 3
    assert table.yugi.life == 8000 - 3 * 2300
    assert table.kaiba.life == 20000


def test_qa_19392_where_nothing_can_be_special_summoned_it_is_placed() -> None:
    table = _laid(face_down("Scapegoat"))
    table.kaiba.announces_battle_phase()
    table.yugi.activates("Scapegoat")
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert FIRST in table.yugi.spells
    assert table.yugi.monsters == ["Sheep Token"] * 4


def test_qa_19389_as_xyz_material_it_has_not_left_the_field() -> None:
    """Two Level 1 monsters; the board goes on with the third message."""
    table = _laid(extra=("Number 39: Utopia",))
    _comes(table)
    duel = table.driver.duel
    message = next(card for card in duel.state.field() if card.text.name == FIRST)
    host = next(iter(duel.state.sides[table.yugi.seat].extra))
    duel.emit(Attached(message.id, message.spot, host.id))

    assert message.text.kind is Kind.SPELL
    assert table.yugi.spells == [BOARD, SANCTUARY]
