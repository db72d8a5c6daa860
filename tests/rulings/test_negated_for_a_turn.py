"""What negates all monsters for a turn: it goes for those that are there, whatever they pay."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AndIfYouDo,
    Apply,
    Cards,
    EffectsNegated,
    Face,
    Frame,
    GainLife,
    GainsLevels,
    Ignition,
    Kind,
    Place,
    Target,
    Until,
    Whose,
    spell,
    trap,
)
from tests.table import Table, side
from tests.table.inventing import deal_in


def test_a_monster_that_pays_with_itself_is_negated_by_what_was_applied_to_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Junk Breaker and Stardust Dragon (Q&A 15333)."""
    every = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
    breaker = spell("Breaker", 1, Activate(do=Apply(EffectsNegated(every), Until.END_OF_TURN)))
    deal_in(monkeypatch, breaker)
    table = Table(
        yugi=side(hand=["Breaker", "Dark Hole"]),
        kaiba=side(field=["Stardust Dragon", "Uraby"]),
    )
    table.yugi.activates("Breaker")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.kaiba.activates("Stardust Dragon")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_a_monster_that_comes_later_is_not_negated_with_all_that_were_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Junk Breaker, Nordic Relic Svalinn (FAQ 11781)."""
    every = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
    breaker = spell("Breaker", 1, Activate(do=Apply(EffectsNegated(every), Until.END_OF_TURN)))
    deal_in(monkeypatch, breaker)
    table = Table(
        yugi=side(
            hand=["Breaker", "Dark Hole", "Monster Reborn"], graveyard=["Stardust Dragon"]
        ),
        kaiba=side(field=["Airknight Parshath"]),
    )
    table.yugi.activates("Breaker")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Stardust Dragon")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.yugi.activates("Stardust Dragon")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Airknight Parshath"]


def test_what_negates_traps_for_a_turn_waits_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap Stun: it goes for the Traps that are yet to be activated, too (FAQ 11781)."""
    traps = Cards(Kind.TRAP, place=Place.FIELD, other=True)
    stun = trap("Stun", 1, Activate(do=Apply(EffectsNegated(traps), Until.END_OF_TURN)))
    deal_in(monkeypatch, stun)
    table = Table(yugi=side(field=["Stun", "Uraby"]), kaiba=side(field=["Jar of Greed"]))
    table.yugi.activates("Stun")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.hand == []


@pytest.mark.parametrize("mine", [True, False])
def test_a_level_that_a_monster_made_of_its_own_is_lost_when_it_is_negated(
    mine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Galaxy Wizard (Q&A 21800); what others made of it stays."""
    raised = Apply(GainsLevels(THIS if mine else THAT, 4), Until.END_OF_TURN)
    beasts = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    raises = Ignition(do=raised, target=None if mine else beasts)
    wizard = changed(by_name("Uraby"), frame=Frame.EFFECT, effects=(raises,))
    every = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
    breaker = spell("Breaker", 1, Activate(do=Apply(EffectsNegated(every), Until.END_OF_TURN)))
    deal_in(monkeypatch, wizard, breaker)
    table = Table(yugi=side(hand=["Breaker"], field=["Uraby"]))
    table.yugi.activates("Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").level == 8
    table.yugi.activates("Breaker")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").level == (4 if mine else 8)


@pytest.mark.parametrize("negated_before", [False, True])
def test_qa_23322_what_is_negated_already_is_not_negated_again(
    negated_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joruri-P.U.N.K. Dangerous Gabu: nothing follows that hangs on it."""
    target = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
    negated = Apply(EffectsNegated(THAT), Until.END_OF_TURN)
    deal_in(
        monkeypatch,
        trap("Gabu", 1, Activate(target=target, do=AndIfYouDo(negated, GainLife(1000)))),
        trap("Veil", 2, Activate(target=target, do=negated)),
    )
    table = Table(yugi=side(field=["Gabu", "Veil"]), kaiba=side(field=["Stardust Dragon"]))
    before = table.yugi.life
    table.yugi.activates("Gabu", targeting="Stardust Dragon")
    if negated_before:
        table.yugi.activates("Veil", targeting="Stardust Dragon")
    table.everyone_passes()

    assert (table.yugi.life > before) is not negated_before
