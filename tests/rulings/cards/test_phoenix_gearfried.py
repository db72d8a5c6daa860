"""Phoenix Gearfried, a Gemini: a Gemini for each Spell, and an Equip Card against others."""

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, AXE, OTHER = "Phoenix Gearfried", "Axe of Despair", "Evocator Chevalier"


def again(*mine: Lying, theirs: tuple[Lying, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """A table at which it was Normal Summoned again, in the opponent's next turn."""
    table = Table(
        yugi=side(field=[attacking(CARD), *mine], graveyard=[OTHER]),
        kaiba=side(field=[*theirs], hand=[*hand]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.turn_ends()
    return table


def test_faq_8431_once_a_spell_of_theirs_has_resolved_a_gemini_comes() -> None:
    table = again(hand=("Upstart Goblin",))
    table.kaiba.activates("Upstart Goblin")
    table.chain_resolves()
    table.yugi.activates(CARD, targeting=OTHER)
    table.everyone_passes()

    assert table.chains() == [["Upstart Goblin"], [CARD]]
    assert table.yugi.monsters == [CARD, OTHER]


def test_not_for_a_trap_nor_for_a_spell_of_its_own() -> None:
    table = again(theirs=(face_down("Jar of Greed"),))
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    own = Table(yugi=side(field=[attacking(CARD)], hand=["Upstart Goblin"], graveyard=[OTHER]))
    own.yugi.summons(CARD)
    own.everyone_passes()
    own.yugi.activates("Upstart Goblin")
    own.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
    assert not own.was_offered(own.yugi, CARD)


def test_faq_8431_what_targets_a_monster_is_negated_for_an_equip_card() -> None:
    table = again(face_up(AXE, on=CARD), hand=("Book of Moon",))
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.chains() == [["Book of Moon", CARD]]
    assert table.kaiba.graveyard == ["Book of Moon"]
    assert AXE in table.yugi.graveyard
    assert table.yugi.sees(CARD).position == "face-up Attack"


def test_qa_8606_a_spell_whose_activation_was_negated_brings_no_gemini() -> None:
    table = again(face_up(AXE, on=CARD), hand=("Book of Moon",))
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.chains() == [["Book of Moon", CARD]]


def test_what_targets_no_monster_is_not_answered() -> None:
    table = again(face_up(AXE, on=CARD), hand=("Mystical Space Typhoon", "Upstart Goblin"))
    table.kaiba.activates("Mystical Space Typhoon", targeting=AXE)

    assert not table.yugi.may("activate", CARD)


def test_qa_8748_it_answers_twice_on_one_chain() -> None:
    table = again(
        face_up(AXE, "S1", on=CARD),
        face_up("Megamorph", "S2", on=CARD),
        hand=("Book of Moon", "Book of Moon"),
    )
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.yugi.activates(CARD)
    table.yugi.chooses(AXE)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.chains()[0] == ["Book of Moon", CARD, "Book of Moon", CARD]
    assert table.yugi.sees(CARD).position == "face-up Attack"


def test_where_a_spell_was_negated_and_another_resolved_a_gemini_comes() -> None:
    table = again(face_up(AXE, on=CARD), hand=("Book of Moon", "Mystical Space Typhoon"))
    table.kaiba.activates("Mystical Space Typhoon", targeting=AXE)
    table.yugi.passes()
    table.everyone_passes()

    assert table.was_offered(table.yugi, CARD)


def test_before_its_second_summon_it_answers_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), face_up(AXE, on=CARD)], graveyard=[OTHER]),
        kaiba=side(hand=["Book of Moon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
