"""Fusion and Ritual Summons: effects with an activation, materials at resolution."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
from engine.yugioh.language import (
    THIS,
    Attribute,
    Cards,
    CardText,
    Continuous,
    Frame,
    FusionMaterials,
    IsUnaffected,
    Kind,
    Named,
    OnlySummonedBy,
    Place,
    Type,
)
from engine.yugioh.language.cards import fusion_monster
from engine.yugioh.state.events.chain import Activated, ChainEnded
from engine.yugioh.state.events.moves import Moved, Tributed
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, improper, side
from tests.table.inventing import deal_in
from tests.table.laying import Start

WINGMAN = "Elemental HERO Flame Wingman"
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"
RITUAL = ["Black Luster Ritual", "Black Luster Soldier"]


@pytest.mark.rule("MR-FUS-01", "MR-FUS-02", "MR-FUS-08")
def test_a_fusion_needs_its_spell_and_exactly_its_materials() -> None:
    bare = Table(yugi=side(hand=[AVIAN, BURSTINATRIX], extra=[WINGMAN]))
    wrong = Table(yugi=side(hand=["Polymerization", AVIAN, "Uraby"], extra=[WINGMAN]))
    grave = Table(
        yugi=side(hand=["Polymerization", AVIAN], graveyard=[BURSTINATRIX], extra=[WINGMAN])
    )

    assert not bare.yugi.may("Special Summon", WINGMAN)
    assert not wrong.yugi.may("activate", "Polymerization")
    assert not grave.yugi.may("activate", "Polymerization")


@pytest.mark.rule("MR-FUS-03", "MR-FUS-04", "MR-FUS-05", "MR-FUS-06", "MR-FUS-09", "MR-FUS-10")
def test_materials_come_from_hand_and_field_face_down_too_and_are_shown() -> None:
    table = Table(
        yugi=side(
            hand=["Polymerization", AVIAN],
            field=[face_down(BURSTINATRIX, "M1")],
            extra=[WINGMAN],
        )
    )
    table.yugi.activates("Polymerization", position="Defense")
    table.everyone_passes()

    assert len(table.happened(Revealed)[0].cards) == 2
    assert table.questions(Reason.ZONE)[-1] == ["M1", "M2", "M3", "M4", "M5", "E1", "E2"]
    assert table.questions(Reason.POSITION) == [["Attack", "Defense"]]
    assert table.yugi.graveyard == [AVIAN, BURSTINATRIX, "Polymerization"]
    assert table.yugi.monsters == [WINGMAN]
    story = table.story(Activated, Summoned, Moved)
    assert story.index("Activated") < story.index("Summoned")


@pytest.mark.rule("MR-FUS-07", "MR-SS-03")
def test_a_negated_polymerization_takes_no_material() -> None:
    table = Table(
        yugi=side(hand=["Polymerization", AVIAN, BURSTINATRIX], extra=[WINGMAN]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Polymerization")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.hand == [AVIAN, BURSTINATRIX]
    assert table.yugi.monsters == []


@pytest.mark.rule("MR-SS-04")
def test_only_what_came_in_its_own_way_is_revived() -> None:
    table = Table(
        yugi=side(
            hand=["Monster Reborn"],
            graveyard=[improper("Number 39: Utopia"), WINGMAN, improper("Junk Warrior")],
        )
    )
    assert not table.yugi.may("activate", "Monster Reborn")

    revived = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Number 39: Utopia"]))
    assert revived.yugi.may("activate", "Monster Reborn")


@pytest.mark.rule("MR-RIT-01", "MR-RIT-02", "MR-RIT-03", "MR-RIT-10")
def test_the_levels_of_the_tributes_reach_the_total_without_the_monster_itself() -> None:
    right = Table(yugi=side(hand=[*RITUAL, "Uraby"], field=["Battle Ox"]))
    low = Table(yugi=side(hand=[*RITUAL, "Uraby"], field=["Sonic Chick"]))
    alone = Table(yugi=side(hand=RITUAL))

    assert right.yugi.may("activate", "Black Luster Ritual")
    assert not low.yugi.may("activate", "Black Luster Ritual")
    assert not alone.yugi.may("activate", "Black Luster Ritual")


@pytest.mark.rule("MR-RIT-03")
def test_no_tribute_may_be_needless() -> None:
    table = Table(yugi=side(hand=RITUAL, field=["Battle Ox", "Uraby", "Feral Imp"]))
    table.yugi.activates("Black Luster Ritual")
    table.driver.everyone_passes()
    decision = table.driver.decision

    assert decision is not None
    assert decision.reason is Reason.TRIBUTE
    assert decision.accepts((0, 1))
    assert not decision.accepts((0, 1, 2))
    table.yugi.chooses("Battle Ox", "Uraby")


@pytest.mark.rule("MR-RIT-04", "MR-RIT-05", "MR-RIT-06", "MR-RIT-07", "MR-RIT-08", "MR-RIT-11")
def test_a_ritual_summon_tributes_from_hand_and_field_at_resolution() -> None:
    table = Table(yugi=side(hand=[*RITUAL, "Uraby"], field=[face_down("Battle Ox", "M1")]))
    table.yugi.activates("Black Luster Ritual", position="Defense")
    table.everyone_passes()

    assert len(table.happened(Revealed)[0].cards) == 2
    assert table.questions(Reason.ZONE)[-1] == ["M1", "M2", "M3", "M4", "M5"]
    assert table.yugi.sees("Black Luster Soldier").position == "face-up Defense"
    assert table.yugi.graveyard == ["Uraby", "Battle Ox", "Black Luster Ritual"]


@pytest.mark.rule("MR-RIT-06", "MR-RIT-09")
def test_the_tributes_are_chosen_after_the_answers_and_the_spell_goes_last() -> None:
    table = Table(
        yugi=side(hand=[*RITUAL, "Uraby"], field=[attacking("Battle Ox")]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Black Luster Ritual")
    table.kaiba.activates("Jar of Greed")
    assert table.yugi.graveyard == []
    table.everyone_passes()

    told = table.story(Activated, Tributed, Summoned, ChainEnded)
    assert told == ["Activated", "Activated", "Tributed", "Summoned", "ChainEnded"]
    assert table.yugi.graveyard[-1] == "Black Luster Ritual"


@pytest.mark.rule("MR-RIT-03", "MR-RIT-09")
def test_a_tribute_lost_in_answer_leaves_too_few_levels_and_nothing_is_tributed() -> None:
    table = Table(
        yugi=side(hand=[*RITUAL, "Uraby"], field=[attacking("Battle Ox")]),
        kaiba=side(field=["Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates("Black Luster Ritual")
    table.kaiba.activates("Raigeki Break", targeting="Battle Ox")
    table.everyone_passes()

    assert table.yugi.hand == ["Black Luster Soldier", "Uraby"]
    assert table.yugi.graveyard == ["Battle Ox", "Black Luster Ritual"]


@pytest.mark.rule("MR-RIT-09", "MR-SS-03")
def test_a_negated_ritual_tributes_nothing() -> None:
    table = Table(
        yugi=side(hand=[*RITUAL, "Uraby"], field=[attacking("Battle Ox")]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Black Luster Ritual")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.hand == ["Black Luster Soldier", "Uraby"]
    assert table.yugi.monsters == ["Battle Ox"]


@pytest.mark.rule("MR-FUS-02")
def test_flame_wingman_burns_for_the_attack_of_what_it_slays() -> None:
    table = Table(yugi=side(field=[WINGMAN]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(WINGMAN)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -600), ("kaiba", "EFFECT", -1500)]


@pytest.mark.rule("MR-SPELL-05")
@pytest.mark.parametrize(
    ("start", "offered"),
    [
        (side(hand=["Black Luster Soldier"], field=["Dark Magician", "Uraby"]), False),
        (side(hand=RITUAL, field=["Dark Magician", "Uraby"]), True),
        (side(hand=RITUAL[1:], field=[RITUAL[0], "Dark Magician", "Uraby"]), True),
        (side(hand=["Black Luster Ritual"], field=["Dark Magician", "Uraby"]), False),
    ],
    ids=["without the Spell", "Spell in hand", "Spell Set", "without the monster"],
)
def test_a_ritual_monster_comes_by_its_ritual_spell_alone(
    start: Start, *, offered: bool
) -> None:
    table = Table(yugi=start)

    assert table.yugi.may("activate", "Black Luster Ritual") is offered
    assert not table.yugi.may("Normal Summon", "Black Luster Soldier")
    assert not table.yugi.may("Special Summon", "Black Luster Soldier")


@pytest.mark.rule("MR-RIT-11", "MR-MISC-01")
@pytest.mark.parametrize(
    ("name", "pile"), [("Black Luster Soldier", Place.DECK), (WINGMAN, Place.EXTRA_DECK)]
)
def test_what_returns_to_the_deck_goes_to_the_one_it_belongs_in(name: str, pile: Place) -> None:
    table = Table(
        yugi=side(field=["Ehren, Lightsworn Monk"]), kaiba=side(field=[defending(name)])
    )
    table.yugi.attacks_with("Ehren, Lightsworn Monk")
    table.everyone_passes()
    lying = table.driver.duel.state.sides[table.kaiba.seat].pile(pile)

    assert [card.face_up for card in lying if card.text.name == name] == [False]


@pytest.mark.rule("MR-FUS-08")
def test_what_nobody_knows_the_materials_of_hinders_no_other_fusion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Fusion Monster whose first line was not understood is dueled by hand."""
    deal_in(monkeypatch, CardText("Riddle", 900000071, Kind.MONSTER, frame=Frame.FUSION))
    hand = ["Polymerization", AVIAN, BURSTINATRIX]
    alone = Table(yugi=side(hand=hand, extra=["Riddle"]))
    beside = Table(yugi=side(hand=hand, extra=["Riddle", WINGMAN]))
    assert not alone.yugi.may("activate", "Polymerization")
    beside.yugi.activates("Polymerization")
    beside.everyone_passes()
    assert beside.yugi.monsters == [WINGMAN]


@pytest.mark.rule("MR-SS-04")
@pytest.mark.parametrize(("by", "offered"), [("Polymerization", True), ("Dark Fusion", False)])
def test_a_fusion_monster_comes_by_nothing_but_what_its_text_names(
    by: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Evil HERO Wild Cyclone (FAQ 7378)."""
    parts = FusionMaterials((Cards(like=(Named(AVIAN),)), Cards(like=(Named(BURSTINATRIX),))))
    cyclone = fusion_monster(
        "Cyclone", 900000072, parts, OnlySummonedBy(by), level=8, attack=1900, defense=2300,
        attribute=Attribute.WIND, type=Type.FIEND,
    )  # fmt: skip
    deal_in(monkeypatch, cyclone)
    hand = ["Polymerization", AVIAN, BURSTINATRIX]
    table = Table(yugi=side(hand=hand, extra=["Cyclone"]))
    assert table.yugi.may("activate", "Polymerization") is offered


@pytest.mark.rule("MR-FUS-04", "MR-GLOS-05")
def test_what_is_unaffected_by_the_effect_is_no_material_on_the_field(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Q&A 20031."""
    spared = Continuous(fact=IsUnaffected(THIS, Kind.SPELL))
    avian = changed(by_name(AVIAN), effects=(spared,), frame=Frame.EFFECT)
    deal_in(monkeypatch, avian)
    hand = ["Polymerization", BURSTINATRIX]
    on_field = Table(yugi=side(hand=hand, field=[AVIAN], extra=[WINGMAN]))
    in_hand = Table(yugi=side(hand=[*hand, AVIAN], extra=[WINGMAN]))
    assert not on_field.yugi.may("activate", "Polymerization")
    assert in_hand.yugi.may("activate", "Polymerization")


@pytest.mark.rule("MR-FUS-01")
@pytest.mark.parametrize("fallen", [False, True])
def test_a_fusion_monster_that_lies_face_up_in_the_extra_deck_is_not_fusion_summoned(
    fallen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Madolche Puddingcessoeur and Instant Fusion (Q&A 18666)."""
    deal_in(monkeypatch, changed(by_name(WINGMAN), scale=1))
    hand = ["Polymerization", AVIAN, BURSTINATRIX, "Dark Hole"]
    on_field, in_extra = ([WINGMAN], []) if fallen else ([], [WINGMAN])
    table = Table(yugi=side(hand=hand, field=on_field, extra=in_extra))
    if fallen:
        table.yugi.activates("Dark Hole")
        table.everyone_passes()
    assert table.yugi.may("activate", "Polymerization") is not fallen
