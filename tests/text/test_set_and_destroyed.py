"""Spells and Traps that answer their own destruction, and what an archetype was once called."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from cards.witnessing.comparing import same_family
from tests.text.japanese import TRAP


def test_a_trap_that_only_answers_its_own_destruction_is_read_by_both_languages() -> None:
    english = "If this Set card is destroyed and sent to the GY: Draw 1 card."
    japanese = (
        "①：セットされたこのカードが破壊され墓地へ送られた場合に発動する。"
        "自分は１枚ドローする。"
    )

    assert twice_read(parse(TRAP, [english]), parse(TRAP, [japanese], "ja"))


def test_one_that_answers_what_comes_to_others_has_to_be_activated() -> None:
    with pytest.raises(UnknownTextError):
        parse(TRAP, ["If this card is sent to the GY: Draw 1 card."])


def test_an_archetype_was_once_called_with_a_particle_behind_it() -> None:
    assert same_family("Gravekeeper's", "墓守の")
    assert same_family("Gravekeeper's", "墓守")
    assert not same_family("Gravekeeper's", "墓")
