"""D.D.M. - Different Dimension Master: a Spell for one of one's banished monsters."""

import pytest

from tests.table import Table, face_down, side

CARD, SKULL, OX = "D.D.M. - Different Dimension Master", "Summoned Skull", "Battle Ox"
COST = ["Dark Hole", "Mystical Space Typhoon"]


def with_it(*, banished: list[str], hand: list[str], kaiba: str = "Mirror Force") -> Table:
    return Table(
        yugi=side(field=[CARD], hand=hand, banished=banished),
        kaiba=side(field=[face_down(kaiba), OX], banished=["Kuriboh"]),
    )


def test_faq_6430_a_spell_is_discarded_as_cost_and_the_target_comes() -> None:
    table = with_it(banished=[SKULL], hand=[*COST, "Sakuretsu Armor"])
    table.yugi.activates(CARD, cost="Dark Hole", targeting=SKULL)
    assert table.yugi.graveyard == ["Dark Hole"]

    table.everyone_passes()
    assert table.yugi.monsters == [CARD, SKULL]
    assert table.yugi.banished == []


@pytest.mark.parametrize(
    ("banished", "hand"),
    [(["Dark Hole"], COST), ([], COST), ([SKULL], ["Sakuretsu Armor", "Uraby"])],
    ids=["no monster is banished", "only theirs is", "no Spell in the hand"],
)
def test_it_asks_for_a_spell_in_the_hand_and_a_banished_monster_of_ones_own(
    banished: list[str], hand: list[str]
) -> None:
    table = with_it(banished=banished, hand=hand)

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize(
    ("answer", "left"), [("Book of Moon", [CARD, SKULL]), ("Ring of Destruction", [SKULL])]
)
def test_faq_6430_what_becomes_of_it_meanwhile_changes_nothing(
    answer: str, left: list[str]
) -> None:
    table = with_it(banished=[SKULL], hand=["Dark Hole"], kaiba=answer)
    table.yugi.activates(CARD)
    table.kaiba.activates(answer, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == left


def test_it_is_used_once_a_turn() -> None:
    table = with_it(banished=[SKULL, "Uraby"], hand=COST)
    table.yugi.activates(CARD, cost="Dark Hole", targeting=SKULL)
    table.everyone_passes()
    assert not table.yugi.may("activate", CARD)

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", CARD)
