"""Ritual Summons whose Levels are those of the monster summoned, and what else is given."""

import pytest

from engine.yugioh.language import (
    Activate,
    AnyOf,
    Attribute,
    Cards,
    CardText,
    CountsAsAllTributes,
    Frame,
    Ignition,
    Kind,
    Named,
    Of,
    Place,
    RitualSummon,
    Type,
    Whose,
    monster,
    ritual_spell,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side
from tests.table.inventing import deal_in

SOLDIER, PALADIN, ILLUSION = "Black Luster Soldier", "Paladin of White Dragon", "Relinquished"
RITUAL = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Frame.RITUAL),))
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Named("Uraby"),))
NORMAL = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Frame.NORMAL),))


def stand_in(on_field: bool) -> CardText:
    """A monster of Level 1 that can be all that is Tributed for a Ritual Summon."""
    return monster(
        "Stand-in",
        2,
        CountsAsAllTributes(Cards(Kind.MONSTER, like=(Of(Frame.RITUAL),)), on_field),
        attribute=Attribute.WATER,
        type=Type.AQUA,
        level=1,
        attack=0,
    )


def contract(do: RitualSummon) -> CardText:
    """A Ritual Spell that does it."""
    return ritual_spell("Contract", 1, Activate(do=do))


@pytest.mark.rule("MR-RIT-03")
@pytest.mark.parametrize(
    ("exactly", "held", "may"),
    [
        (True, ["Uraby"], True),
        (True, ["Summoned Skull"], False),
        (True, ["Kuriboh", "Summoned Skull"], False),
        (False, ["Summoned Skull"], True),
        (False, ["Kuriboh"], False),
    ],
)
def test_the_levels_are_those_of_the_monster_and_not_above_where_that_is_said(
    exactly: bool, held: list[str], may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 5784 of Contract with the Abyss: the total is the same as its Level."""
    deal_in(monkeypatch, contract(RitualSummon(RITUAL, exactly=exactly)))
    table = Table(yugi=side(hand=["Contract", PALADIN, *held]))
    assert table.yugi.may("activate", "Contract") is may


@pytest.mark.rule("MR-RIT-03", "MR-RIT-08")
def test_each_monster_is_offered_at_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """A face-down monster may be Tributed (FAQ 5784 of Contract with the Abyss)."""
    deal_in(monkeypatch, contract(RitualSummon(RITUAL, exactly=True)))
    hand = ["Contract", PALADIN, SOLDIER, ILLUSION]
    table = Table(yugi=side(hand=hand, field=[face_down("Uraby", "M1"), "Battle Ox"]))
    table.yugi.activates("Contract")
    table.driver.everyone_passes()
    assert table.questions(Reason.CHOOSE)[-1] == [PALADIN, SOLDIER]
    table.yugi.chooses(SOLDIER)
    table.yugi.chooses("Uraby", "Battle Ox")
    table.everyone_passes()
    assert SOLDIER in table.yugi.monsters
    assert {"Uraby", "Battle Ox"} <= set(table.yugi.graveyard)


@pytest.mark.rule("MR-RIT-03")
def test_some_are_banished_from_the_graveyard_besides(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is Tributed goes to the Graveyard, and what lies there is banished."""
    deal_in(monkeypatch, contract(RitualSummon(RITUAL, 8, banishing=BURIED)))
    table = Table(
        yugi=side(hand=["Contract", SOLDIER, "Battle Ox"], graveyard=["Uraby", "Feral Imp"])
    )
    table.yugi.activates("Contract")
    table.everyone_passes()
    assert table.yugi.monsters == [SOLDIER]
    assert table.yugi.banished == ["Uraby"]
    assert table.yugi.graveyard == ["Feral Imp", "Battle Ox", "Contract"]


def test_normal_monsters_are_sent_from_the_deck_and_none_is_tributed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Q&A 12349: it is done though what is sent does not come to the Graveyard."""
    do = RitualSummon(RITUAL, exactly=True, giving=None, sending=NORMAL)
    deal_in(monkeypatch, contract(do))
    hand = ["Contract", SOLDIER, "Battle Ox"]
    table = Table(
        yugi=side(
            hand=hand, deck=["Uraby", "Kuriboh", "Feral Imp"], field=[face_up("Macro Cosmos")]
        )
    )
    table.yugi.activates("Contract")
    table.everyone_passes()
    assert table.yugi.monsters == [SOLDIER]
    assert sorted(table.yugi.banished) == ["Contract", "Feral Imp", "Uraby"]
    assert table.yugi.hand == ["Battle Ox"]


def test_a_monster_comes_from_the_graveyard_but_is_not_given_for_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    buried = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.RITUAL),))
    do = RitualSummon(AnyOf(RITUAL, buried), exactly=True)
    deal_in(monkeypatch, contract(do))
    alone = Table(yugi=side(hand=["Contract", PALADIN]))
    table = Table(yugi=side(hand=["Contract", "Uraby"], graveyard=[PALADIN]))
    assert not alone.yugi.may("activate", "Contract")
    table.yugi.activates("Contract")
    table.everyone_passes()
    assert table.yugi.monsters == [PALADIN]
    assert table.yugi.graveyard == ["Uraby", "Contract"]


@pytest.mark.rule("MR-RIT-03")
def test_the_card_itself_has_to_be_one_of_those_given_and_not_needless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offers = monster(
        "Offering",
        1,
        Ignition(do=RitualSummon(RITUAL, with_this=True)),
        attribute=Attribute.LIGHT,
        type=Type.FAIRY,
        level=2,
        attack=0,
    )
    deal_in(monkeypatch, offers)
    hand = [SOLDIER, "Summoned Skull", "Battle Ox", "Uraby"]
    table = Table(yugi=side(hand=hand, field=["Offering"]))
    table.yugi.activates("Offering")
    table.everyone_passes()
    assert table.yugi.monsters == [SOLDIER]
    assert table.yugi.graveyard == ["Summoned Skull", "Offering"]


@pytest.mark.rule("MR-RIT-03")
@pytest.mark.parametrize(
    ("where", "on_field", "may"),
    [("hand", False, True), ("field", True, True), ("hand", True, False)],
)
def test_one_card_can_be_all_that_is_tributed(
    where: str, on_field: bool, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 9163 and 20935: in the hand, or face-down on the field; the latter only there."""
    deal_in(monkeypatch, contract(RitualSummon(RITUAL, exactly=True)), stand_in(on_field))
    hand = ["Contract", SOLDIER, *(["Stand-in"] if where == "hand" else [])]
    field = [face_down("Stand-in")] if where == "field" else []
    table = Table(yugi=side(hand=hand, field=field))
    assert table.yugi.may("activate", "Contract") is may
    if may:
        table.yugi.activates("Contract")
        table.everyone_passes()
        assert table.yugi.monsters == [SOLDIER]
        assert table.yugi.graveyard == ["Stand-in", "Contract"]


def test_negated_on_the_field_it_counts_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """FAQ 20935: not while its effects are negated."""
    deal_in(monkeypatch, contract(RitualSummon(RITUAL, exactly=True)), stand_in(on_field=False))
    drained = side(hand=["Contract", SOLDIER], field=["Stand-in", face_up("Skill Drain")])
    table = Table(yugi=drained)
    assert not table.yugi.may("activate", "Contract")
