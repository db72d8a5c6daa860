"""Branch!: when a Fusion Monster falls, one of its materials comes back."""

from tests.table import Table, face_up, side
from tests.table.laying import Lying

CARD = "Branch!"
WINGMAN = "Elemental HERO Flame Wingman"
PARTS = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]


def fused(*hand: str, theirs: tuple[str | Lying, ...] = (), branches: int = 1) -> Table:
    table = Table(
        yugi=side(
            hand=["Polymerization", *PARTS, *hand],
            field=[face_up(CARD)] * branches,
            extra=[WINGMAN],
            graveyard=["Uraby"],
        ),
        kaiba=side(field=[*theirs]),
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()
    assert table.yugi.monsters == [WINGMAN]
    return table


def test_faq_6513_one_material_is_targeted_and_comes() -> None:
    table = fused("Dark Hole")
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(CARD)
    assert sorted(table.options) == PARTS
    table.yugi.chooses(PARTS[1])
    table.everyone_passes()

    assert table.yugi.monsters == [PARTS[1]]


def test_faq_6513_it_answers_in_the_damage_step() -> None:
    table = fused(theirs=("Blue-Eyes White Dragon",))
    table.yugi.attacks_with(WINGMAN, at="Blue-Eyes White Dragon")
    table.yugi.activates(CARD, targeting=PARTS[0])
    table.everyone_passes()

    assert table.yugi.monsters == [PARTS[0]]


def test_faq_6513_each_of_several_can_be_used() -> None:
    table = fused("Dark Hole", branches=2)
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(CARD, targeting=PARTS[0])
    table.yugi.activates(CARD, targeting=PARTS[1])
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == PARTS


def test_faq_6513_what_fell_as_a_later_link_misses_the_timing() -> None:
    table = fused("Upstart Goblin", "Raigeki Break")
    table.yugi.sets("Raigeki Break")
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates("Upstart Goblin")
    table.yugi.activates("Raigeki Break", targeting=WINGMAN)
    table.everyone_passes()

    assert WINGMAN in table.yugi.graveyard
    assert not table.was_offered(table.yugi, CARD)


def test_qa_14076_one_that_fell_face_down_is_answered_too() -> None:
    table = fused("Book of Moon", "Dark Hole")
    table.yugi.activates("Book of Moon", targeting=WINGMAN)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(CARD, targeting=PARTS[0])
    table.everyone_passes()

    assert table.yugi.monsters == [PARTS[0]]


def test_qa_14077_what_left_the_graveyard_since_is_no_material_any_more() -> None:
    table = fused("Monster Reborn", "Dark Hole")
    table.yugi.activates("Monster Reborn", targeting=PARTS[0])
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [PARTS[1]]


def test_qa_14078_one_that_was_revived_leaves_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), WINGMAN], hand=["Dark Hole"], graveyard=[*PARTS])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_one_that_was_not_destroyed_is_not_answered() -> None:
    table = fused("Summoned Skull")
    table.yugi.summons("Summoned Skull", tributing=[WINGMAN])
    table.everyone_passes()

    assert WINGMAN in table.yugi.graveyard
    assert not table.was_offered(table.yugi, CARD)


def test_the_opponents_fusion_monster_leaves_ones_own_nothing() -> None:
    table = fused(theirs=("Blue-Eyes White Dragon", face_up(CARD)))
    table.yugi.attacks_with(WINGMAN, at="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)
