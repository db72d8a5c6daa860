"""Special Summons by an effect from the Extra Deck, and out of a Pendulum Zone."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Attribute,
    Cards,
    Choose,
    Frame,
    Ignition,
    In,
    Kind,
    Of,
    Place,
    Position,
    SpecialSummon,
    Target,
    Type,
    When,
    Whose,
    Zone,
)
from engine.yugioh.language.cards import CardText, pendulum_monster, spell
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_up, side
from tests.table.laying import Lying

DRAGON, WINGMAN = "Blue-Eyes Ultimate Dragon", "Elemental HERO Flame Wingman"
FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]


def caller(*frames: Frame, count: int = 1, position: Position | None = None) -> CardText:
    """A made-up Spell that summons from the Extra Deck."""
    such = Cards(Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK, like=(Of(frames),))
    return spell(
        "Call", 9001, Activate(do=SpecialSummon(Choose(such, count), position=position))
    )


def called(extra: list[str], *field: str | Lying) -> Table:
    """The table once it has resolved, as far as its player has not to choose."""
    table = Table(yugi=side(field=field, hand=["Call"], extra=extra))
    table.yugi.activates("Call")
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-SS-04", "MR-LINK-13")
@pytest.mark.parametrize(
    ("frame", "name"),
    [
        (Frame.FUSION, DRAGON),
        (Frame.SYNCHRO, "Goyo Guardian"),
        (Frame.XYZ, "Number 39: Utopia"),
    ],
)
def test_who_needs_no_linked_zone_comes_to_any(
    frame: Frame, name: str, lay_beside: Callable[..., None]
) -> None:
    """Summoner of Illusions (FAQ 5249, Q&A 10438)."""
    lay_beside(caller(frame))
    table = called([name])

    assert table.yugi.monsters == [name]
    assert table.questions(Reason.ZONE)[-1] == ["M1", "M2", "M3", "M4", "M5", "E1", "E2"]
    assert [each.way.name for each in table.happened(Summoned)] == ["SPECIAL"]


@pytest.mark.rule("MR-SS-04")
def test_who_must_be_fusion_summoned_does_not_come(lay_beside: Callable[..., None]) -> None:
    """FAQ 5231."""
    lay_beside(caller(Frame.FUSION))
    alone = Table(yugi=side(hand=["Call"], extra=[WINGMAN]))
    assert not alone.yugi.may("activate", "Call")
    table = called([WINGMAN, DRAGON])

    assert table.yugi.monsters == [DRAGON]


@pytest.mark.rule("MR-SS-04")
def test_who_came_so_has_not_come_in_its_own_way(lay_beside: Callable[..., None]) -> None:
    lay_beside(caller(Frame.FUSION))
    table = Table(yugi=side(hand=["Call", "Dark Hole", "Monster Reborn"], extra=[DRAGON]))
    table.yugi.activates("Call")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert DRAGON in table.yugi.graveyard
    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.rule("MR-LINK-10", "MR-LINK-15", "MR-LINK-26")
def test_a_link_monster_needs_an_extra_monster_zone_or_one_pointed_to(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(caller(Frame.LINK))
    free = called(["Link Spider"])
    assert free.questions(Reason.ZONE)[-1] == ["E1", "E2"]
    taken = attacking("Decode Talker", "E1")
    linked = called(["Link Spider"], taken)
    assert linked.questions(Reason.ZONE)[-1] == ["M1", "M3"]
    lay_beside(caller(Frame.LINK, position=Position.DEFENSE))
    assert not Table(yugi=side(hand=["Call"], extra=["Link Spider"])).yugi.may(
        "activate", "Call"
    )


@pytest.mark.rule("MR-LINK-13", "MR-SUM-08")
def test_an_extra_monster_zone_is_room_where_no_other_is(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(caller(Frame.FUSION))
    table = called([DRAGON], *FIVE)
    assert table.yugi.sees(DRAGON).zone in ("E1", "E2")
    both = attacking("Goyo Guardian", "E1")
    full = Table(yugi=side(field=[*FIVE, both], hand=["Call"], extra=[DRAGON]))

    assert not full.yugi.may("activate", "Call")


@pytest.mark.rule("MR-SS-04")
def test_temple_of_the_kings_brings_a_fusion_monster() -> None:
    """FAQ 5231: one that need not be Fusion Summoned."""
    table = Table(
        yugi=side(
            field=[face_up("Temple of the Kings"), "Mystical Beast of Serket"],
            extra=[DRAGON, WINGMAN],
        )
    )
    table.yugi.activates("Temple of the Kings")
    table.everyone_passes()
    assert table.asked == "yugi CHOOSE"
    assert DRAGON in table.options
    assert WINGMAN not in table.options
    table.yugi.chooses(DRAGON)

    assert table.yugi.monsters == [DRAGON]


MINE = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(Zone.PENDULUM),))


def scale(*pendulum: Ignition, special: tuple[When, ...] = ()) -> CardText:
    """A made-up Pendulum Monster."""
    return pendulum_monster(
        "Dancer",
        9003,
        *special,
        scale=5,
        pendulum=pendulum,
        type=Type.SPELLCASTER,
        attribute=Attribute.WATER,
        attack=1200,
        defense=1600,
        level=4,
    )


@pytest.mark.rule("MR-PEND-08")
def test_a_scale_summons_itself(lay_beside: Callable[..., None]) -> None:
    """Performage Water Dancer (FAQ 20406)."""
    lay_beside(scale(Ignition(do=SpecialSummon(THIS))))
    table = Table(yugi=side(field=[face_up("Dancer", "S1")]))
    table.yugi.activates("Dancer")
    table.yugi.wants("M2", "Defense")
    table.everyone_passes()
    look = table.yugi.sees("Dancer")

    assert (look.zone, look.position) == ("M2", "face-up Defense")
    assert table.yugi.spells == []
    assert not table.yugi.may("change position", "Dancer")


@pytest.mark.rule("MR-PEND-08")
def test_a_scale_is_summoned_by_another_card(lay_beside: Callable[..., None]) -> None:
    """Majespecter Gust (FAQ 12810): not once it has left the Pendulum Zone."""
    lay_beside(
        scale(), spell("Gust", 9001, Activate(target=Target(MINE), do=SpecialSummon(THAT)))
    )
    table = Table(yugi=side(field=[face_up("Dancer", "S5")], hand=["Gust"]))
    table.yugi.activates("Gust")
    table.everyone_passes()
    assert table.yugi.monsters == ["Dancer"]
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Dancer")
    table.everyone_passes()
    assert table.kaiba.life == 6800
    lost = Table(
        yugi=side(field=[face_up("Dancer", "S5")], hand=["Gust"]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    lost.yugi.activates("Gust")
    lost.kaiba.activates("Mystical Space Typhoon", targeting="Dancer")
    lost.everyone_passes()

    assert lost.yugi.monsters == []


@pytest.mark.rule("MR-PEND-08", "MR-SUM-08")
def test_a_scale_needs_a_free_monster_zone_and_one_of_ours_can_come_so(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(spell("Gust", 9001, Activate(target=Target(MINE), do=SpecialSummon(THAT))))
    full = Table(yugi=side(field=[face_up("Dragonpulse Magician", "S5"), *FIVE], hand=["Gust"]))
    assert not full.yugi.may("activate", "Gust")
    table = Table(yugi=side(field=[face_up("Dragonpulse Magician", "S5")], hand=["Gust"]))
    table.yugi.activates("Gust")
    table.everyone_passes()

    assert table.yugi.monsters == ["Dragonpulse Magician"]
