"""Summons with materials, and cards placed face-up, put together by hand."""

from collections.abc import Sequence

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import Summon
from engine.yugioh.state.by_hand import Plan
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.spots import HIDDEN, Row
from tests.by_hand.made_up import CARDS
from tests.by_hand.playing import activated, resolving, ways
from tests.table import Table, attacking, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS)


def composing(table: Table) -> None:
    """Yugi puts together what a Spell by hand does."""
    activated(table, "By Hand Spell")
    resolving(table)


def at_table(
    *field: str | Lying,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    graveyard: Sequence[str] = (),
    extra: Sequence[str] = (),
) -> Table:
    """Yugi puts together what a Spell by hand does, with these cards."""
    table = Table(
        yugi=side(
            field=[*field],
            hand=["By Hand Spell", *hand],
            deck=[*deck],
            graveyard=[*graveyard],
            extra=[*extra],
        ),
        kaiba=side(field=["Sangan"]),
    )
    composing(table)
    return table


def done(table: Table, act: str, card: str, materials: Sequence[str], way: str = "") -> None:
    """Yugi puts the act together, and Kaiba agrees."""
    proposed(table, act, card, materials, way)
    table.driver.choose("Agree")


def proposed(table: Table, act: str, card: str, given: Sequence[str], way: str = "") -> None:
    """Yugi proposes the act."""
    table.driver.choose(act)
    if table.asked == "yugi HAND_CARDS":
        table.driver.choose(card)
    if table.asked == "yugi HAND_MATERIALS":
        table.driver.choose(*given)
    if way:
        table.driver.choose(way)
    table.driver.choose("Propose")


def test_a_fusion_monster_is_fusion_summoned_with_what_is_banished() -> None:
    table = at_table(
        hand=["Elemental HERO Avian"],
        graveyard=["Elemental HERO Burstinatrix"],
        extra=["Elemental HERO Flame Wingman"],
    )
    given = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    done(table, "Fusion_summon", "Elemental HERO Flame Wingman", given, "Banished")

    assert table.yugi.field == ["Elemental HERO Flame Wingman"]
    assert sorted(table.yugi.banished) == given
    assert ways(table) == [Summon.FUSION]
    wingman = table.driver.duel.state.monsters(Seat(0))[0]
    assert wingman.arrival.proper
    assert len(wingman.arrival.made_of) == 2


def test_what_comes_and_its_materials_are_shown_with_the_proposal() -> None:
    table = at_table(
        hand=["Elemental HERO Avian", "Kuriboh"],
        deck=["Elemental HERO Burstinatrix"],
        extra=["Elemental HERO Flame Wingman", "Elemental HERO Tempest"],
    )
    given = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    proposed(table, "Fusion_summon", "Elemental HERO Flame Wingman", given, "Graveyard")

    asked = table.driver.decision
    assert asked is not None
    plan = getattr(asked, "about", None)
    assert isinstance(plan, Plan)
    assert HIDDEN not in plan.acts[0].named
    (shown,) = [each for each in table.happened(Revealed) if len(each.cards) > 1]
    names = {table.driver.duel.card(card).text.name for card in shown.cards}
    assert names == {"Elemental HERO Flame Wingman", *given}


def test_a_monster_that_is_treated_as_fusion_summoned_needs_no_materials() -> None:
    table = at_table("Gemini Elf", extra=["Thousand-Eyes Restrict"])
    done(table, "Fusion_summon", "Thousand-Eyes Restrict", [])

    assert table.yugi.field == ["Gemini Elf", "Thousand-Eyes Restrict"]
    assert ways(table) == [Summon.FUSION]


def test_what_waits_for_its_synchro_summon_is_triggered() -> None:
    table = at_table("Junk Synchron", "Gemini Elf", extra=["Junk Warrior"])
    done(table, "Synchro_summon", "Junk Warrior", ["Junk Synchron", "Gemini Elf"], "Graveyard")
    table.everyone_passes()

    assert ways(table) == [Summon.SYNCHRO]
    assert table.chains()[-1] == ["Junk Warrior"]
    sent = [each for each in table.happened(Moved) if each.why is Why.MATERIAL]
    assert len(sent) == 2


def test_materials_lie_beneath_an_xyz_monster() -> None:
    table = at_table("Gemini Elf", hand=["Kuriboh"], extra=["Number 39: Utopia"])
    done(table, "Xyz_summon", "Number 39: Utopia", ["Gemini Elf", "Kuriboh"])

    utopia = table.driver.duel.state.monsters(Seat(0))[0]
    assert {each.text.name for each in utopia.materials} == {"Gemini Elf", "Kuriboh"}
    assert ways(table) == [Summon.XYZ]


def test_an_xyz_monster_takes_over_what_lies_beneath_its_only_material() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf", "Battle Ox"],
            hand=["By Hand Spell"],
            extra=["Number 39: Utopia", "Number C39: Utopia Ray"],
        )
    )
    table.yugi.special_summons("Number 39: Utopia", using=["Gemini Elf", "Battle Ox"])
    composing(table)
    done(table, "Xyz_summon", "Number C39: Utopia Ray", ["Number 39: Utopia"])

    ray = table.driver.duel.state.monsters(Seat(0))[0]
    beneath = {each.text.name for each in ray.materials}
    assert beneath == {"Gemini Elf", "Battle Ox", "Number 39: Utopia"}


@pytest.mark.parametrize(
    ("given", "came"),
    [(["Gemini Elf", "Battle Ox"], False), (["Junk Warrior", "Battle Ox"], True)],
)
def test_a_link_monster_needs_a_zone_that_the_rules_let_it_have(
    given: list[str], came: bool
) -> None:
    """Nothing is given for it where it would have none."""
    at = attacking("Junk Warrior", zone="E1")
    table = at_table(at, "Gemini Elf", "Battle Ox", extra=["Honeybot"])
    done(table, "Link_summon", "Honeybot", given, "Graveyard")

    assert ways(table) == ([Summon.LINK] if came else [])
    assert (given[0] in table.yugi.field) is not came


def test_what_can_be_no_fusion_material_is_none_by_hand_either() -> None:
    """Chimeratech Fortress Dragon says so of itself."""
    table = at_table(
        "Chimeratech Fortress Dragon", "Battle Ox", extra=["Thousand-Eyes Restrict"]
    )
    given = ["Chimeratech Fortress Dragon", "Battle Ox"]
    done(table, "Fusion_summon", "Thousand-Eyes Restrict", given, "Graveyard")

    assert ways(table) == []
    assert table.yugi.graveyard == ["By Hand Spell"]


def test_who_cannot_special_summon_summons_nothing_so() -> None:
    table = at_table("Gemini Elf", extra=["Thousand-Eyes Restrict"])
    table.driver.choose("No_special_summons")
    table.driver.choose("Me")
    table.driver.answer((0,))
    done(table, "Fusion_summon", "Thousand-Eyes Restrict", [])

    assert ways(table) == []


def test_a_ritual_monster_comes_from_the_deck_and_its_tributes_are_tributed() -> None:
    table = at_table("Gemini Elf", "Battle Ox", deck=["Black Luster Soldier"])
    given = ["Gemini Elf", "Battle Ox"]
    done(table, "Ritual_summon", "Black Luster Soldier", given, "Tributed")

    assert table.yugi.field == ["Black Luster Soldier"]
    assert ways(table) == [Summon.RITUAL]
    sent = [each for each in table.happened(Moved) if each.why is Why.TRIBUTED]
    assert len(sent) == 2


@pytest.mark.parametrize(
    ("card", "lies"),
    [
        ("Umi", ""),
        ("Messenger of Peace", "spells"),
        ("Stargazer Magician", "spells"),
        ("Gemini Elf", "spells"),
    ],
)
def test_cards_are_placed_face_up_where_cards_of_their_kind_lie(card: str, lies: str) -> None:
    table = at_table(deck=[card, "Pot of Greed"])
    table.driver.choose("Place")
    table.driver.choose("Propose")
    table.driver.choose("Agree")
    table.everyone_passes()

    (placed,) = [each for each in table.happened(Moved) if each.why is Why.PLACED]
    there = table.driver.duel.card(placed.card)
    assert (there.text.name, there.face_up) == (card, True)
    assert there.row is (Row.SPELL if lies else Row.FIELD_SPELL)
    assert table.yugi.monsters == []
    assert len(table.happened(Activated)) == 1


def test_a_monster_of_the_field_lies_as_a_spell_once_it_is_placed() -> None:
    table = at_table("Gemini Elf")
    table.driver.choose("Place")
    table.driver.choose("Propose")
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.spells == ["Gemini Elf"]
    table.yugi.ends_turn()
    assert table.yugi.spells == ["Gemini Elf"]
