"""What players may know, and what face-down cards are taken for."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.yugioh.asked import all_that
from engine.yugioh.language import (
    THAT,
    Activate,
    AnyOf,
    Attribute,
    Cards,
    Destroy,
    Face,
    Frame,
    Has,
    Kind,
    Not,
    Of,
    OfArchetype,
    Place,
    Stat,
    Target,
    Type,
    Whose,
    at_least,
    at_most,
)
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.targets import lawful_targets
from tests.table import Table, defending, face_down, face_up, side
from tests.table.laying import Lying

UTOPIA = "Number 39: Utopia"


LEVELS = (at_most(4), at_least(4), at_most(3))


@pytest.mark.rule("MR-INFO-01", "MR-INFO-02", "MR-INFO-03")
def test_counts_graveyards_and_life_points_are_known_to_everybody() -> None:
    table = Table(
        yugi=side(
            hand=["Uraby", "Raigeki"],
            graveyard=["Silver Fang", "Dark Hole"],
            banished=["Battle Ox"],
            field=["Feral Imp", face_up("Mystic Plasma Zone")],
            life=4700,
        )
    )

    for audience in (table.yugi, table.kaiba, None):
        seen = table.seen_by(audience).sides[0]
        assert (seen.life, seen.hand_count, seen.deck_count) == (4700, 2, 5)
        assert [c.text.name for c in seen.graveyard if c.text] == ["Silver Fang", "Dark Hole"]
        assert [c.text.name for c in seen.banished if c.text] == ["Battle Ox"]
        assert [c.text.name for c in seen.on_field() if c.text] == [
            "Feral Imp",
            "Mystic Plasma Zone",
        ]


@pytest.mark.rule("MR-INFO-01")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    mine = table.seen_by(table.yugi).sides[0].hand

    assert mine is not None
    assert [card.text.name for card in mine if card.text] == ["Uraby"]
    assert table.seen_by(table.kaiba).sides[0].hand is None
    assert table.seen_by(None).sides[0].hand is None


@pytest.mark.rule("MR-INFO-04")
def test_looking_at_a_graveyard_does_not_change_its_order() -> None:
    names = ["Silver Fang", "Dark Hole", "Battle Ox"]
    table = Table(yugi=side(graveyard=names))
    for audience in (table.kaiba, None, table.yugi):
        seen = table.seen_by(audience).sides[0].graveyard
        assert [card.text.name for card in seen if card.text] == names

    assert table.yugi.graveyard == names


@pytest.mark.rule("MR-INFO-05")
def test_the_opponent_sees_of_a_set_card_only_that_it_is_there() -> None:
    table = Table(yugi=side(field=["Waboku", face_down("Mystic Plasma Zone")]))
    seen = list(table.seen_by(table.kaiba).sides[0].on_field())

    assert [(card.id, card.text, card.face_up) for card in seen] == [(None, None, False)] * 2


@pytest.mark.rule("MR-INFO-06")
def test_a_face_down_card_in_a_monster_zone_counts_as_a_monster() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[face_down("Uraby")]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


@pytest.mark.rule("MR-INFO-06")
def test_its_level_is_that_of_no_known_monster() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[face_down("Uraby"), "Silver Fang", "Feral Imp"]),
    )
    speaker = Speaker(table.driver.duel.state.cards[0], table.yugi.seat)
    theirs = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    found = {
        asked: [
            card.text.name
            for card in lawful_targets(
                Activate(target=Target(theirs.also(*asked)), do=Destroy(THAT)),
                table.driver.duel,
                speaker,
            )
        ]
        for asked in ((), *((Has(Stat.LEVEL, level),) for level in LEVELS))
    }

    assert list(found.values()) == [
        ["Uraby", "Silver Fang", "Feral Imp"],
        ["Silver Fang", "Feral Imp"],
        ["Feral Imp"],
        ["Silver Fang"],
    ]


@pytest.mark.rule("MR-INFO-07")
def test_a_face_down_spell_or_trap_may_be_targeted_as_one() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado"], hand=[]),
        kaiba=side(field=["Waboku", "Pot of Greed", face_down("Uraby")]),
    )
    table.yugi.activates("Dust Tornado")
    table.yugi.chooses("Pot of Greed")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Waboku", "Pot of Greed"]]
    assert table.kaiba.graveyard == ["Pot of Greed"]


@pytest.mark.rule("MR-INFO-09", "MR-GLOS-16")
def test_an_equip_card_is_destroyed_when_its_monster_is_turned_face_down() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")], hand=["Book of Moon"])
    )
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.field == ["Uraby"]
    assert sorted(table.yugi.graveyard) == ["Axe of Despair", "Book of Moon"]


@pytest.mark.rule("MR-INFO-10")
def test_the_lowest_atk_is_sought_among_face_up_monsters() -> None:
    table = Table(
        yugi=side(hand=["Fissure"]),
        kaiba=side(field=[face_down("Skull Servant"), "Uraby", defending("Battle Ox")]),
    )
    table.yugi.activates("Fissure")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


@pytest.mark.rule("MR-INFO-08", "MR-INFO-10")
def test_what_needs_an_attribute_does_not_concern_a_face_down_monster() -> None:
    table = Table(
        yugi=side(field=[face_down("Dark Blade"), face_up("Mystic Plasma Zone")]),
    )
    assert table.yugi.sees("Dark Blade").attack == 1800
    table.yugi.flip_summons("Dark Blade")

    assert table.yugi.sees("Dark Blade").attack == 2300


@pytest.mark.rule("MR-INFO-11")
@pytest.mark.parametrize(("covered", "found"), [(False, [UTOPIA]), (True, [])])
def test_a_face_down_xyz_monster_is_not_known_to_be_one(
    *, covered: bool, found: list[str]
) -> None:
    lying = Lying(UTOPIA, materials=("Uraby", "Silver Fang"))
    table = Table(yugi=side(hand=["Book of Moon"]), kaiba=side(field=[lying, "Battle Ox"]))
    if covered:
        table.yugi.activates("Book of Moon", targeting=UTOPIA)
        table.everyone_passes()
        assert table.kaiba.sees(UTOPIA).position == "face-down Defense"
    an_xyz = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Frame.XYZ),))
    effect = Activate(target=Target(an_xyz), do=Destroy(THAT))
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)

    assert [card.text.name for card in lawful_targets(effect, duel, speaker)] == found


SHOWN_BY_THE_FRONT: tuple[Cards, ...] = (
    Cards(Kind.MONSTER),
    Cards(like=(OfArchetype("Laval"),)),
    Cards(like=(Of(Type.PYRO),)),
    Cards(like=(Of(Attribute.FIRE),)),
    Cards(like=(Has(Stat.LEVEL, at_least(4)),)),
    Cards(like=(Not(Of(Frame.XYZ)),)),
    Cards(face=Face.UP),
)


@pytest.mark.rule("MR-INFO-10")
@pytest.mark.parametrize("asked", SHOWN_BY_THE_FRONT)
@pytest.mark.parametrize("pays", [False, True])
def test_nothing_is_known_of_a_card_banished_face_down_faq_9374_qa_17783_19644(
    asked: Cards, pays: bool
) -> None:
    table = Table(yugi=side(banished=["Laval Burner", "Laval Burner"]))
    duel = table.driver.duel
    shown, covered = duel.state.sides[table.yugi.seat].pile(Place.BANISHED)
    covered.face_up = False
    mine = replace(asked, whose=Whose.YOURS, place=Place.BANISHED)
    speaker = Speaker(shown, table.yugi.seat, pays=pays)

    assert all_that(mine, duel, speaker) == [shown]
    assert all_that(AnyOf(mine, mine), duel, speaker) == [shown]
    any_card = Cards(whose=Whose.YOURS, place=Place.BANISHED)
    assert all_that(any_card, duel, speaker) == [shown, covered]


def summoning(name: str, *, hand: Sequence[str] = (), deck: Sequence[str] = ()) -> Table:
    """A table on which yugi has Normal Summoned that monster, and everybody has passed."""
    table = Table(yugi=side(hand=[name, *hand], deck=deck))
    table.yugi.summons(name)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-INFO-01", "MR-CHAIN-02")
@pytest.mark.parametrize(
    ("name", "has", "lacks"),
    [
        ("Marauding Captain", {"hand": ["Silver Fang"]}, {"hand": ["Summoned Skull"]}),
        ("Sonic Bird", {"deck": ["Black Luster Ritual"]}, {"deck": ["Raigeki"]}),
    ],
)
def test_whether_somebody_is_asked_tells_nobody_what_their_hand_or_deck_holds(
    name: str, has: dict[str, list[str]], lacks: dict[str, list[str]]
) -> None:
    able, unable = summoning(name, **has), summoning(name, **lacks)

    assert able.questions(Reason.TRIGGER) == [[f"activate {name}"]]
    assert unable.questions(Reason.TRIGGER) == [[]]
    assert len(able.driver.asked) == len(unable.driver.asked)


@pytest.mark.rule("MR-INFO-03")
def test_nobody_is_asked_where_everybody_sees_that_there_is_nothing() -> None:
    assert summoning("Marauding Captain").questions(Reason.TRIGGER) == []
