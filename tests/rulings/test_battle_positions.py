"""Battle positions: how a monster stands, and who may change it when."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import (
    SUBJECT,
    Activate,
    Among,
    Cards,
    ChangePosition,
    DeclaresAttack,
    GainLife,
    IsSummoned,
    IsTurned,
    Kind,
    Lot,
    Place,
    Position,
    Summon,
    Whose,
    trap,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, laying, side
from tests.table.inventing import deal_in

NIGHT = "Nightmare"


@pytest.mark.rule("MR-POS-01", "SD-14")
def test_there_are_three_positions_and_none_is_face_down_attack() -> None:
    assert [position.name for position in Position] == ["ATTACK", "DEFENSE", "FACE_DOWN"]


@pytest.mark.rule("MR-POS-03", "MR-TURN-08", "MR-POS-02")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_only_monsters_in_face_up_attack_position_may_attack(format: str) -> None:
    table = Table(
        format=format,
        yugi=side(field=["Uraby", defending("Silver Fang"), face_down("Feral Imp")]),
    )
    table.yugi.enters_battle_phase()

    assert table.yugi.options("attack") == ["Uraby"]


@pytest.mark.rule("MR-POS-04", "MR-EFF-07", "MR-CARD-08")
def test_a_set_monster_stands_face_down_and_offers_no_effect() -> None:
    table = Table(yugi=side(hand=["Exiled Force"]), kaiba=side(field=["Uraby"]))
    table.yugi.sets("Exiled Force")

    assert table.yugi.sees("Exiled Force").position == "face-down Defense"
    table.everyone_passes()
    assert not table.yugi.may("activate", "Exiled Force")


@pytest.mark.rule("MR-POS-05")
def test_a_set_monster_that_survives_an_attack_stands_in_face_up_defense() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Giant Soldier of Stone")])
    )
    table.yugi.attacks_with("Uraby", at="Giant Soldier of Stone")
    table.everyone_passes()

    assert table.kaiba.sees("Giant Soldier of Stone").position == "face-up Defense"


@pytest.mark.rule("MR-POS-05", "MR-SUM-17")
def test_a_monster_special_summoned_in_defense_is_face_up() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Mystical Elf"]))
    table.yugi.activates("Monster Reborn", targeting="Mystical Elf", position="Defense")
    table.everyone_passes()

    assert table.yugi.sees("Mystical Elf").position == "face-up Defense"


@pytest.mark.rule("MR-POS-06")
def test_positions_are_changed_by_hand_in_the_own_main_phases_only() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Silver Fang", defending("Mystical Elf")]),
    )
    assert table.yugi.options("change position") == ["Uraby"]
    table.yugi.enters_battle_phase()
    assert table.yugi.options("change position") == []
    table.yugi.enters_main_phase_2()
    assert table.yugi.options("change position") == ["Uraby"]
    table.turn_ends()
    assert table.kaiba.options("change position") == ["Silver Fang", "Mystical Elf"]


@pytest.mark.rule("MR-POS-07")
def test_each_monster_changes_once_a_turn() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang"]))
    table.yugi.changes_position("Uraby")
    table.everyone_passes()
    assert table.yugi.options("change position") == ["Silver Fang"]

    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert table.yugi.options("change position") == ["Silver Fang"]

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.options("change position") == ["Uraby", "Silver Fang"]


@pytest.mark.rule("MR-POS-08", "MR-SUM-14")
def test_a_monster_that_came_this_turn_does_not_change() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Monster Reborn"], graveyard=["Silver Fang"]),
    )
    table.yugi.summons("Uraby")
    table.yugi.activates("Monster Reborn", targeting="Silver Fang")
    table.everyone_passes()
    assert table.yugi.monsters == ["Uraby", "Silver Fang"]
    assert table.yugi.options("change position") == []

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.options("change position") == ["Uraby", "Silver Fang"]


@pytest.mark.rule("MR-POS-08")
def test_a_flip_summon_is_that_monsters_change_of_position() -> None:
    table = Table(yugi=side(field=[face_down("Uraby")]))
    table.yugi.flip_summons("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("change position", "Uraby")


@pytest.mark.rule("MR-POS-09")
def test_a_monster_that_attacked_does_not_change_in_main_phase_2() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang"]))
    table.yugi.attacks_with("Uraby")
    table.yugi.enters_main_phase_2()

    assert table.yugi.options("change position") == ["Silver Fang"]


@pytest.mark.rule("MR-POS-09")
@pytest.mark.parametrize("trap", ["Negate Attack", "Call of the Haunted"])
def test_one_whose_attack_was_not_fought_does_not_change_either(trap: str) -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=[trap], graveyard=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(trap)
    if trap == "Call of the Haunted":
        table.yugi.calls_off()
        table.yugi.enters_main_phase_2()
    table.everyone_passes()

    assert table.phase == "main phase 2"
    assert table.yugi.options("change position") == ["Silver Fang"]


@pytest.mark.rule("MR-POS-07", "MR-POS-09")
def test_one_that_changed_or_attacked_and_is_covered_then_is_not_flip_summoned() -> None:
    changed = Table(yugi=side(field=["Uraby"], hand=["Book of Moon"]))
    changed.yugi.changes_position("Uraby")
    fought = Table(yugi=side(field=["Uraby"], hand=["Book of Moon"]))
    fought.yugi.attacks_with("Uraby")
    fought.yugi.enters_main_phase_2()
    for table in (changed, fought):
        table.yugi.activates("Book of Moon", targeting="Uraby")
        table.everyone_passes()

        assert table.yugi.sees("Uraby").position == "face-down Defense"
        assert not table.yugi.may("Flip Summon", "Uraby")


@pytest.mark.rule("MR-POS-10", "MR-SUM-12")
def test_face_up_monsters_change_sides_and_face_down_ones_are_flip_summoned() -> None:
    table = Table(yugi=side(field=["Uraby", defending("Silver Fang"), face_down("Feral Imp")]))
    assert table.yugi.options("change position") == ["Uraby", "Silver Fang"]
    assert table.yugi.options("Flip Summon") == ["Feral Imp"]

    table.yugi.changes_position("Uraby")
    table.yugi.changes_position("Silver Fang")
    table.yugi.flip_summons("Feral Imp")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.yugi.sees("Silver Fang").position == "face-up Attack"
    assert table.yugi.sees("Feral Imp").position == "face-up Attack"
    assert not table.was_asked(table.yugi, Reason.POSITION)


@pytest.mark.rule("MR-POS-12")
def test_an_effect_changes_a_monster_that_was_summoned_this_turn() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=["Book of Moon"]))
    table.yugi.summons("Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-down Defense"
    assert not table.yugi.may("Flip Summon", "Uraby")


@pytest.mark.rule("MR-POS-12", "MR-POS-07")
def test_a_change_by_an_effect_does_not_use_up_the_one_by_hand() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Book of Moon"]))
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()
    table.yugi.flip_summons("Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Attack"


@pytest.mark.rule("MR-CARD-08", "MR-EFF-02")
def test_a_face_down_monsters_lasting_effect_does_not_hold() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down("Marauding Captain"), "Celtic Guardian"]),
    )
    table.yugi.attacks_with("Uraby")

    assert table.options == ["Marauding Captain", "Celtic Guardian"]
    table.yugi.chooses("Celtic Guardian")


@pytest.mark.rule("SD-30")
def test_in_a_speed_duel_a_monster_that_attacked_cannot_change_any_more() -> None:
    table = Table(format="speed", yugi=side(field=["Uraby", "Silver Fang"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.options("change position") == []
    assert not table.yugi.may("enter Main Phase 2")
    table.turn_ends()
    assert table.turn_player is table.kaiba


@pytest.mark.rule("MR-CARD-08")
def test_a_monster_turned_face_down_loses_what_was_added_to_it() -> None:
    table = Table(
        yugi=side(field=["Dark Blade"], hand=["Rush Recklessly", "Book of Moon"]),
        kaiba=side(field=[face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Dark Blade")
    table.everyone_passes()
    assert table.yugi.sees("Dark Blade").attack == 1800 + 500 + 700

    table.yugi.activates("Book of Moon", targeting="Dark Blade")
    table.everyone_passes()
    assert table.yugi.sees("Dark Blade").attack == 1800
    table.yugi.flip_summons("Dark Blade")
    assert table.yugi.sees("Dark Blade").attack == 1800 + 500


@pytest.mark.rule("MR-POS-12")
@pytest.mark.parametrize("flips", [False, True])
def test_what_answers_a_change_to_defense_position_asks_how_the_monster_stood_before(
    flips: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 4823, 4126: from Attack Position; one that is flipped defended before."""
    attackers = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK)
    fall = trap("Fall", 1, Activate(IsTurned(attackers, Position.DEFENSE), do=GainLife(500)))
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, fall.passcode: fall})
    table = Table(
        yugi=side(field=[face_down("Fall")], hand=["Swords of Revealing Light"]),
        kaiba=side(field=[face_down("Uraby") if flips else "Uraby"]),
        turn_player="yugi" if flips else "kaiba",
    )
    if flips:
        table.yugi.activates("Swords of Revealing Light")
        table.chain_resolves()
    else:
        table.kaiba.changes_position("Uraby")

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
    assert table.yugi.may("activate", "Fall") is not flips


@pytest.mark.parametrize(
    ("comes", "offered"), [("Link Spider", False), ("Mystic Tomato", True)]
)
def test_what_is_answered_is_turned_face_down_only_if_it_can_be(
    comes: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Evilswarm Nightmare, on Link Monsters alone (FAQ 9825)."""
    theirs = IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS), (Summon.NORMAL, Summon.SPECIAL))
    turned = ChangePosition(Among(Lot.ANSWERED, Cards(Kind.MONSTER)), Position.FACE_DOWN)
    night = trap(NIGHT, 900000041, Activate(when=theirs, do=turned))
    deal_in(monkeypatch, night)
    table = Table(
        yugi=side(hand=["Mystic Tomato"], field=["Mokey Mokey"], extra=["Link Spider"]),
        kaiba=side(field=[NIGHT]),
    )
    if comes == "Link Spider":
        table.yugi.special_summons(comes)
    else:
        table.yugi.summons(comes)
    assert table.kaiba.may("activate", NIGHT) is offered


@pytest.mark.parametrize(
    ("attacker", "to", "offered"),
    [
        ("Link Spider", Position.DEFENSE, False),
        ("Uraby", Position.DEFENSE, True),
        ("Uraby", Position.ATTACK, False),
    ],
)
def test_qa_14645_21958_the_attacker_is_turned_only_if_it_can_be(
    attacker: str, to: Position, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Number 98: Antitopian."""
    attack = DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS))
    night = trap(NIGHT, 900000041, Activate(when=attack, do=ChangePosition(SUBJECT, to)))
    deal_in(monkeypatch, night)
    table = Table(yugi=side(field=[attacking(attacker)]), kaiba=side(field=[NIGHT]))
    table.yugi.attacks_with(attacker)

    assert table.kaiba.may("activate", NIGHT) is offered
