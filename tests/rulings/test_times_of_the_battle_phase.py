"""What is used as the Battle Phase begins or ends, and by monsters that have battled."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Apply,
    AtPhase,
    Attribute,
    BattlePhaseEnds,
    CannotSpecialSummon,
    Cards,
    Continuous,
    Did,
    Draw,
    Effect,
    Feat,
    Frame,
    Gains,
    If,
    Ignition,
    Kind,
    Limit,
    Of,
    Phase,
    Quick,
    StandsInBattle,
    ThisIs,
    Trigger,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText
from tests.table import Table, face_down, side

GAIN = Apply(Gains(THIS, 500), Until.END_OF_THEIR_TURN)
BATTLED = ThisIs(Cards(like=(Did(Feat.BATTLED),)))


def drawer(*effects: Effect) -> CardText:
    """A made-up monster of 1900 ATK with those effects."""
    return replace(
        by_name("Gemini Elf"), name="Drawer", passcode=9001, frame=Frame.EFFECT, effects=effects
    )


def drawing(when: Trigger, condition: ThisIs | None = None) -> CardText:
    """One that draws a card then, if its player wishes."""
    return drawer(If(when, condition, do=Draw(1), you_can=True))


@pytest.mark.rule("MR-BATTLE-03")
@pytest.mark.parametrize("whose_turn", ["yugi", "kaiba"])
def test_it_is_used_as_the_battle_phase_of_either_player_begins(
    whose_turn: str, lay_beside: Callable[..., None]
) -> None:
    lay_beside(drawing(AtPhase(Phase.BATTLE)))
    laid = side(field=["Drawer"])
    table = Table(yugi=laid) if whose_turn == "yugi" else Table(kaiba=laid)
    table.yugi.announces_battle_phase()
    player = getattr(table, whose_turn)
    player.activates("Drawer")
    table.chain_resolves()
    assert len(player.hand) == 1
    table.everyone_passes()


@pytest.mark.rule("MR-BATTLE-03")
def test_it_is_not_used_before_nor_later_in_the_battle_phase(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(drawing(AtPhase(Phase.BATTLE)))
    table = Table(yugi=side(field=["Drawer"]))
    assert not table.yugi.may("activate", "Drawer")
    table.yugi.announces_battle_phase()
    table.everyone_passes()
    assert table.was_offered(table.yugi, "Drawer")
    assert not table.yugi.may("activate", "Drawer")


@pytest.mark.rule("MR-BATTLE-09")
def test_it_is_used_as_the_battle_phase_ends(lay_beside: Callable[..., None]) -> None:
    lay_beside(drawing(BattlePhaseEnds()))
    table = Table(yugi=side(field=["Drawer"]))
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("activate", "Drawer")
    table.yugi.leaves_battle_phase()
    table.yugi.activates("Drawer")
    table.chain_resolves()
    assert len(table.yugi.hand) == 1
    table.everyone_passes()


@pytest.mark.rule("MR-BATTLE-09")
def test_one_that_was_attacked_has_battled_as_well(lay_beside: Callable[..., None]) -> None:
    """Q&A 9205: what counts is that damage was calculated."""
    lay_beside(drawing(BattlePhaseEnds(), BATTLED))
    table = Table(yugi=side(field=["Kuriboh"]), kaiba=side(field=["Drawer"]))
    table.yugi.attacks_with("Kuriboh")
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.kaiba.activates("Drawer")
    table.chain_resolves()
    assert len(table.kaiba.hand) == 1
    table.everyone_passes()


@pytest.mark.rule("MR-BATTLE-09")
def test_one_whose_attack_was_negated_has_not_battled(lay_beside: Callable[..., None]) -> None:
    lay_beside(drawing(BattlePhaseEnds(), BATTLED))
    table = Table(
        yugi=side(field=["Drawer"]),
        kaiba=side(field=[face_down("Negate Attack"), "Kuriboh"]),
    )
    table.yugi.attacks_with("Drawer")
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()
    assert not table.was_offered(table.yugi, "Drawer")


@pytest.mark.rule("MR-BATTLE-09")
def test_one_turned_face_down_and_up_since_has_not_battled(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 6806."""
    lay_beside(drawing(BattlePhaseEnds(), BATTLED))
    laid = side(field=["Drawer", face_down("Ceasefire")], hand=["Book of Moon"])
    table = Table(yugi=laid)
    table.yugi.attacks_with("Drawer")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Drawer")
    table.chain_resolves()
    table.yugi.activates("Ceasefire")
    table.chain_resolves()
    table.yugi.leaves_battle_phase()
    table.everyone_passes()
    assert not table.was_offered(table.yugi, "Drawer")


@pytest.mark.rule("MR-GLOS-27")
def test_once_while_face_up_is_once_also_in_later_turns(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(drawer(Ignition(do=Draw(1), limit=Limit.ONCE_FACE_UP)))
    table = Table(yugi=side(field=["Drawer"]))
    table.yugi.activates("Drawer")
    table.chain_resolves()
    assert not table.yugi.may("activate", "Drawer")
    table.turn_ends()
    table.turn_ends()
    assert not table.yugi.may("activate", "Drawer")


@pytest.mark.rule("MR-GLOS-27")
def test_turned_face_down_and_up_again_it_can_be_used_once_more(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 16839."""
    lay_beside(drawer(Ignition(do=Draw(1), limit=Limit.ONCE_FACE_UP)))
    table = Table(yugi=side(field=["Drawer"], hand=["Book of Moon"]))
    table.yugi.activates("Drawer")
    table.chain_resolves()
    table.yugi.activates("Book of Moon", targeting="Drawer")
    table.chain_resolves()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Drawer")
    table.everyone_passes()
    assert table.yugi.may("activate", "Drawer")


@pytest.mark.rule("MR-DSTEP-13")
def test_where_neither_of_two_is_destroyed_both_stay(lay_beside: Callable[..., None]) -> None:
    lay_beside(
        drawer(
            Continuous(StandsInBattle(THIS)),
            Continuous(StandsInBattle(Cards(Kind.MONSTER), THIS)),
        )
    )
    table = Table(yugi=side(field=["Drawer"]), kaiba=side(field=["Kuriboh"]))
    table.yugi.attacks_with("Drawer")
    table.everyone_passes()
    assert (table.yugi.monsters, table.kaiba.monsters) == (["Drawer"], ["Kuriboh"])
    assert table.kaiba.life == 8000 - (1900 - 300)


@pytest.mark.rule("MR-SS-01")
def test_what_neither_player_can_special_summon(lay_beside: Callable[..., None]) -> None:
    dark = Cards(Kind.MONSTER, like=(Of(Attribute.DARK),))
    lay_beside(
        drawer(
            Continuous(CannotSpecialSummon(Whose.YOURS, dark)),
            Continuous(CannotSpecialSummon(Whose.THEIRS, dark)),
        )
    )
    table = Table(
        yugi=side(field=["Drawer"], hand=["Monster Reborn"], graveyard=["Battle Ox"]),
        kaiba=side(graveyard=["Kuriboh"]),
    )
    assert table.yugi.may("activate", "Monster Reborn")
    table.yugi.activates("Monster Reborn", targeting="Kuriboh")
    table.chain_resolves()
    assert "Kuriboh" in table.yugi.monsters


@pytest.mark.rule("MR-EFF-02")
def test_until_the_end_of_the_opponents_turn_is_of_their_next_one(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(drawer(Quick(do=GAIN, limit=Limit.ONCE_FACE_UP)))
    table = Table(yugi=side(field=["Drawer"]))
    table.yugi.activates("Drawer")
    table.chain_resolves()
    table.turn_ends()
    assert table.yugi.sees("Drawer").attack == 2400
    table.turn_ends()
    assert table.yugi.sees("Drawer").attack == 1900


@pytest.mark.rule("MR-EFF-02")
def test_or_of_this_one_if_it_is_theirs(lay_beside: Callable[..., None]) -> None:
    lay_beside(drawer(Quick(do=GAIN, limit=Limit.ONCE_FACE_UP)))
    table = Table(kaiba=side(field=["Drawer"]))
    table.yugi.announces_battle_phase()
    table.kaiba.activates("Drawer")
    table.chain_resolves()
    assert table.kaiba.sees("Drawer").attack == 2400
    table.turn_ends()
    assert table.kaiba.sees("Drawer").attack == 1900
