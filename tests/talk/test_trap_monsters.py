"""A Trap that has become a monster is shown as one, and as a Trap still."""

import pytest

from cards.games.yugioh import YUGIOH
from tests.table import Table, face_down, side
from tests.talk.reading import YUGI, reader

SLIME = "Metal Reflect Slime"


@pytest.mark.parametrize(
    ("language", "line", "still"),
    [
        ("en", "[Aqua / Effect]  Level 10 · WATER · ATK 0 / DEF 3000", "also a Trap"),
        ("ja", "【水族／効果】 レベル10・水属性・攻撃力0／守備力3000", "罠カードとしても扱う"),
        ("zh", "【水族／效果】 等级10・水属性・攻击力0／守备力3000", "也视为陷阱卡"),
    ],
)
def test_the_page_of_a_trap_that_became_a_monster(language: str, line: str, still: str) -> None:
    table = Table(yugi=side(field=[face_down(SLIME)]))
    table.yugi.activates(SLIME)
    table.everyone_passes()
    match = table.driver.match
    groups = YUGIOH.cards(match, reader(YUGI, language))
    (card,) = next(group.cards for group in groups if group.place == "field")
    reading = YUGIOH.read(match, reader(YUGI, language), card.handle)

    assert reading.lines == (line,)
    assert still in reading.state


def test_set_it_is_no_monster_to_anybody() -> None:
    table = Table(yugi=side(field=[face_down(SLIME)]))
    groups = YUGIOH.cards(table.driver.match, reader(YUGI))
    (card,) = next(group.cards for group in groups if group.place == "field")
    reading = YUGIOH.read(table.driver.match, reader(YUGI), card.handle)

    assert reading.lines == ("[Continuous Trap]",)
    assert "also a Trap" not in reading.state
