"""Imperion Magnum: negates one activation a turn, and leaves the two that it was made of."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, face_up, side

CARD = "Imperion Magnum the Superconductive Battlebot"
VALKYRION, BERSERKION = PARTS = (
    "Valkyrion the Magna Warrior",
    "Berserkion the Electromagna Warrior",
)
FUSION, DEVICE, BREAK = "Polymerization", "Compulsory Evacuation Device", "Raigeki Break"


def test_it_is_fusion_summoned_with_the_two_and_nothing_that_stands_for_one() -> None:
    table = Table(yugi=side(hand=[FUSION, *PARTS], extra=[CARD]))
    table.yugi.activates(FUSION)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    for parts in ([VALKYRION, "Goddess with the Third Eye"], [VALKYRION, "Uraby"]):
        assert not Table(yugi=side(hand=[FUSION, *parts], extra=[CARD])).yugi.may(
            "activate", FUSION
        )


def test_faq_12581_it_cannot_be_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_12581_a_spell_of_the_opponent_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(hand=["Dark Hole", "Raigeki"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    assert table.kaiba.graveyard == ["Dark Hole"]
    table.kaiba.activates("Raigeki")

    assert not table.yugi.may("activate", CARD)


def test_faq_12581_so_is_the_effect_of_a_monster_but_not_that_of_a_spell() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=["Exiled Force"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Exiled Force", targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    temple = "Temple of the Kings"
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(
            field=[face_up(temple), "Mystical Beast of Serket"], hand=["Blue-Eyes White Dragon"]
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates(temple)
    assert not table.yugi.may("activate", CARD)


def test_not_an_activation_of_ones_own() -> None:
    table = Table(yugi=side(field=[attacking(CARD)], hand=["Pot of Greed"]))
    table.yugi.activates("Pot of Greed")

    assert not table.yugi.may("activate", CARD)


def test_faq_12581_in_the_damage_step_too() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon"), face_down("Rush Recklessly")]),
    )
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.kaiba.activates("Rush Recklessly", targeting=CARD, at="before damage calculation")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert "Rush Recklessly" in table.kaiba.graveyard
    assert table.kaiba.life == 7000


def is_triggered(table: Table) -> bool:
    """Whether what it does as it leaves the field was offered."""
    return any(f"activate {CARD}" in each for each in table.questions(Reason.TRIGGER))


def gone(
    *, by: str = BREAK, hand: tuple[str, ...] = (), deck: tuple[str, ...] = PARTS
) -> Table:
    """A table on which an effect of kaiba has made it leave the field."""
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=hand, deck=deck),
        kaiba=side(field=[face_down(by)], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(by, targeting=CARD)
    table.chain_resolves()
    return table


def test_faq_12581_it_leaves_the_two_from_hand_or_deck() -> None:
    for hand, deck in (((), PARTS), (PARTS, ()), (PARTS[:1], PARTS[1:])):
        table = gone(hand=hand, deck=deck)
        table.yugi.activates(CARD)
        table.everyone_passes()

        assert sorted(table.yugi.monsters) == sorted(PARTS)


def test_faq_12581_not_where_one_of_them_is_missing() -> None:
    table = gone(hand=(VALKYRION,), deck=(VALKYRION,))
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_q_a_19431_not_once_it_has_gone_back_to_the_extra_deck() -> None:
    table = gone(by=DEVICE)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert not is_triggered(table)


def test_not_as_it_leaves_by_battle_or_by_an_effect_of_ones_own() -> None:
    table = Table(yugi=side(field=[attacking(CARD)], hand=["Dark Hole"], deck=PARTS))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not is_triggered(table)


def test_faq_12581_it_needs_two_zones() -> None:
    for filled in (3, 4):
        others = [attacking("Mokey Mokey", f"M{n}") for n in range(1, filled + 1)]
        table = Table(
            yugi=side(
                field=[attacking(CARD, "M5" if filled == 3 else "E1"), *others], deck=PARTS
            ),
            kaiba=side(field=[face_down(BREAK)], hand=["Kuriboh"]),
            turn_player="kaiba",
        )
        table.kaiba.activates(BREAK, targeting=CARD)
        table.everyone_passes()

        assert is_triggered(table) is (filled == 3)


def test_faq_12581_where_one_zone_is_left_by_then_neither_comes() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD, "M5"), attacking("Mokey Mokey")], deck=PARTS),
        kaiba=side(field=[face_down(BREAK), face_down("Ojama Trio")], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(BREAK, targeting=CARD)
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()

    assert table.yugi.deck == [*PARTS]
