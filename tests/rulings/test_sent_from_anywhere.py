"""A monster goes to the Graveyard from wherever it was, where no place is named."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Cards,
    EffectMonster,
    Frame,
    GainLife,
    If,
    IsSentToGraveyard,
    IsTributed,
    Kind,
    Of,
    Place,
    Quality,
    Slays,
    Trigger,
)
from tests.table import Table, attacking, face_down, face_up, side


def _answers(when: Trigger, lay_beside: Callable[..., None]) -> None:
    effects = (If(when, do=GainLife(500)),)
    lay_beside(
        replace(by_name("Luster Dragon"), name="Answering", passcode=9001, effects=effects)
    )


@pytest.mark.parametrize(
    ("kind", "place", "gained"),
    [
        (Kind.MONSTER, None, 500),
        (Kind.TRAP, None, 0),
        (Kind.MONSTER, Place.DECK, 500),
        (Kind.MONSTER, Place.FIELD, 0),
    ],
)
def test_what_is_sent_from_the_deck_is_a_monster_as_well(
    kind: Kind, place: Place | None, gained: int, lay_beside: Callable[..., None]
) -> None:
    _answers(IsSentToGraveyard(Cards(kind, place=place)), lay_beside)
    table = Table(
        yugi=side(field=[attacking("Answering")], hand=["Foolish Burial"], deck=["Kuriboh"])
    )
    table.yugi.activates("Foolish Burial")
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained


@pytest.mark.rule("MR-RIT-01")
def test_faq_15117_what_a_ritual_tributes_from_the_hand_is_tributed(
    lay_beside: Callable[..., None],
) -> None:
    _answers(IsTributed(Cards(Kind.MONSTER)), lay_beside)
    hand = ["Black Luster Ritual", "Black Luster Soldier", "Blue-Eyes White Dragon"]
    table = Table(yugi=side(field=[attacking("Answering")], hand=hand))
    table.yugi.activates("Black Luster Ritual")
    table.everyone_passes()

    assert table.yugi.life == 8500


@pytest.mark.parametrize(("foe", "gained"), [("Embodiment of Apophis", 0), ("Kuriboh", 500)])
def test_qa_19360_a_trap_that_battled_as_a_monster_is_none_in_the_graveyard(
    foe: str, gained: int, lay_beside: Callable[..., None]
) -> None:
    """Hydrogeddon."""
    _answers(Slays(THIS, sent=True), lay_beside)
    table = Table(
        yugi=side(field=[attacking("Answering")]),
        kaiba=side(field=[face_down("Embodiment of Apophis"), attacking("Kuriboh")]),
    )
    table.yugi.announces_battle_phase()
    table.kaiba.activates("Embodiment of Apophis", position="Defense")
    table.chain_resolves()
    table.yugi.attacks_with("Answering", at=foe)
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained


REMOVALS = ["Mystical Space Typhoon", "Offerings to the Doomed"]


@pytest.mark.parametrize(("like", "gained"), [(Of(Frame.NORMAL), 500), (EffectMonster(), 0)])
def test_qa_22195_a_gemini_monster_is_a_normal_monster_in_the_graveyard(
    like: Quality, gained: int, lay_beside: Callable[..., None]
) -> None:
    """Guardragon Garmides."""
    _answers(IsSentToGraveyard(Cards(Kind.MONSTER, like=(like,))), lay_beside)
    table = Table(
        yugi=side(
            field=[attacking("Answering"), attacking("Evocator Chevalier")], hand=REMOVALS
        )
    )
    table.yugi.summons("Evocator Chevalier")
    table.everyone_passes()
    table.yugi.activates("Offerings to the Doomed", targeting="Evocator Chevalier")
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained


@pytest.mark.parametrize(
    ("place", "gained"),
    [(None, 500), (Place.FIELD, 0)],
)
def test_qa_24158_a_monster_card_that_was_an_equip_card_is_a_monster_in_the_graveyard(
    place: Place | None, gained: int, lay_beside: Callable[..., None]
) -> None:
    """Salamangreat Gazelle."""
    _answers(IsSentToGraveyard(Cards(Kind.MONSTER, place=place)), lay_beside)
    uraby = face_up("Uraby", "S2", on="Answering")
    table = Table(yugi=side(field=[attacking("Answering"), uraby], hand=REMOVALS))
    table.yugi.activates("Mystical Space Typhoon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained


@pytest.mark.parametrize(("place", "gained"), [(None, 0), (Place.FIELD, 500)])
def test_qa_24158_a_trap_that_was_a_monster_is_none_in_the_graveyard(
    place: Place | None, gained: int, lay_beside: Callable[..., None]
) -> None:
    """Guardragon Garmides."""
    _answers(IsSentToGraveyard(Cards(Kind.MONSTER, place=place)), lay_beside)
    apophis = face_down("Embodiment of Apophis")
    table = Table(yugi=side(field=[attacking("Answering"), apophis], hand=REMOVALS))
    table.yugi.activates("Embodiment of Apophis", position="Defense")
    table.everyone_passes()
    table.yugi.activates("Offerings to the Doomed", targeting="Embodiment of Apophis")
    table.everyone_passes()

    assert table.yugi.life == 8000 + gained
