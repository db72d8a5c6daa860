"""Premature Burial: for 800 LP a monster comes back, and falls when the card is destroyed."""

from tests.table import Table, side

CARD = "Premature Burial"
BACK = "Summoned Skull"


def revived(*hand: str) -> Table:
    table = Table(yugi=side(hand=[CARD, *hand], graveyard=[BACK]))
    table.yugi.activates(CARD, targeting=BACK)
    table.everyone_passes()
    return table


def test_the_monster_comes_in_attack_position_and_is_equipped() -> None:
    table = revived()

    assert table.yugi.life == 7200
    assert table.yugi.sees(BACK).position == "face-up Attack"
    assert table.yugi.sees(CARD).on == BACK


def test_the_monster_is_destroyed_with_the_card() -> None:
    table = revived("Mystical Space Typhoon")
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_turned_face_down_the_monster_stays_and_the_card_is_destroyed() -> None:
    table = revived("Book of Moon")
    table.yugi.activates("Book of Moon", targeting=BACK)
    table.everyone_passes()

    assert table.yugi.monsters == [BACK]
    assert CARD in table.yugi.graveyard
