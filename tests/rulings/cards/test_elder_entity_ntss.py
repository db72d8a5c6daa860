"""Elder Entity N'tss: comes for a Synchro and an Xyz Monster, by no Fusion Summon."""

from collections.abc import Sequence

import pytest

from engine.yugioh.language import Summon
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, SYNCHRO, XYZ = "Elder Entity N'tss", "Junk Warrior", "Number 39: Utopia"


def ready(*, graveyard: Sequence[str] = (), hand: Sequence[str] = ()) -> Table:
    """A table at which it can come."""
    both = [attacking(SYNCHRO), attacking(XYZ)]
    return Table(
        yugi=side(field=both, extra=[CARD, CARD], graveyard=graveyard, hand=hand),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )


def test_faq_11878_it_comes_once_the_two_are_sent_to_the_graveyard() -> None:
    table = ready()
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == [SYNCHRO, XYZ]
    assert table.happened(Summoned)[-1].way is Summon.SPECIAL
    assert table.chains() == []


@pytest.mark.parametrize(
    "field", [[attacking(SYNCHRO)], [attacking(XYZ)], [attacking(SYNCHRO), attacking(SYNCHRO)]]
)
def test_both_have_to_be_there(field: list[Lying]) -> None:
    table = Table(
        yugi=side(field=field, extra=[CARD]),
        kaiba=side(field=[attacking(SYNCHRO), attacking(XYZ)]),
    )

    assert not table.yugi.may("Special Summon", CARD)


def test_qa_6878_not_where_they_would_be_banished() -> None:
    table = Table(
        yugi=side(field=[attacking(SYNCHRO), attacking(XYZ)], extra=[CARD]),
        kaiba=side(field=[face_up("Macro Cosmos")]),
    )

    assert not table.yugi.may("Special Summon", CARD)


def test_it_comes_once_a_turn_by_its_name() -> None:
    table = Table(
        yugi=side(
            field=[attacking(each) for each in (SYNCHRO, XYZ, SYNCHRO, XYZ)],
            extra=[CARD, CARD],
        )
    )
    table.yugi.special_summons(CARD, using=[SYNCHRO, XYZ])
    table.everyone_passes()
    assert not table.yugi.may("Special Summon", CARD)

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Special Summon", CARD)


def test_qa_17171_no_effect_brings_it() -> None:
    table = ready(graveyard=[CARD], hand=["Monster Reborn", "Instant Fusion"])

    assert not table.yugi.may("activate", "Monster Reborn")
    assert not table.yugi.may("activate", "Instant Fusion")


def test_faq_11878_once_a_turn_it_brings_a_monster_of_level_4_from_the_hand() -> None:
    table = Table(yugi=side(field=[attacking(CARD)], hand=["Uraby", "Summoned Skull"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [CARD, "Uraby"]
    assert not table.yugi.may("activate", CARD)


def test_faq_11878_sent_to_the_graveyard_it_destroys_a_card() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon"), face_down("Fake Trap")]),
    )
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.yugi.activates(CARD, targeting="Fake Trap")
    table.everyone_passes()

    assert table.kaiba.spells == []
