"""What has left is asked what it was, and says from where it is now that it has left."""

from dataclasses import replace

import pytest

from engine.yugioh.language import (
    FOE,
    THIS,
    Among,
    Apply,
    AtDamageStep,
    Attribute,
    Cards,
    ChangePosition,
    Draw,
    Gains,
    If,
    InflictDamage,
    IsSummoned,
    Kind,
    LeavesField,
    Lot,
    Position,
    Summon,
    Timing,
    Type,
    Until,
    When,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in

LEAVER = monster(
    "Restless Traveler",
    900000011,
    If(LeavesField(THIS), do=Draw(1), you_can=True),
    type=Type.FIEND,
    attribute=Attribute.DARK,
    level=4,
    attack=1000,
)


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, LEAVER)


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.usefixtures("leaving")
@pytest.mark.parametrize("remover", ["Raigeki Break", "Compulsory Evacuation Device"])
def test_a_monster_that_left_by_an_effect_says_so_from_where_it_is(remover: str) -> None:
    """FAQ 13521, 9699: from the Graveyard, from the hand, or where it is banished."""
    table = Table(
        yugi=side(field=[LEAVER.name]),
        kaiba=side(field=[remover], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(remover, targeting=LEAVER.name)
    table.chain_resolves()
    table.yugi.activates(LEAVER.name)
    table.everyone_passes()

    assert "Mokey Mokey" in table.yugi.hand


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.usefixtures("leaving")
def test_a_monster_banished_face_up_says_that_it_left() -> None:
    """FAQ 13521: where it was banished face-up."""
    table = Table(
        yugi=side(field=["D.D. Warrior Lady"]), kaiba=side(field=[attacking(LEAVER.name)])
    )
    table.yugi.attacks_with("D.D. Warrior Lady")
    table.yugi.activates("D.D. Warrior Lady")
    table.chain_resolves()
    table.kaiba.activates(LEAVER.name)
    table.everyone_passes()

    assert (table.kaiba.banished, table.kaiba.hand) == ([LEAVER.name], ["Mokey Mokey"])


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.usefixtures("leaving")
def test_a_monster_destroyed_by_battle_says_that_it_left() -> None:
    """FAQ 9699: in the Damage Step, too."""
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking(LEAVER.name)])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(LEAVER.name)
    table.everyone_passes()

    assert table.kaiba.hand == ["Mokey Mokey"]


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.usefixtures("leaving")
def test_a_monster_tributed_says_that_it_left() -> None:
    """Q&A 12590: as a Tribute for a Tribute Summon."""
    table = Table(yugi=side(field=[LEAVER.name], hand=["Summoned Skull"]))
    table.yugi.summons("Summoned Skull", tributing=[LEAVER.name])
    table.yugi.activates(LEAVER.name)
    table.everyone_passes()

    assert table.yugi.hand == ["Mokey Mokey"]


@pytest.mark.rule("MR-EFF-05")
def test_a_synchro_material_says_that_it_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q&A 12590: as Synchro Material."""
    deal_in(monkeypatch, replace(LEAVER, level=2))
    catastor = "Ally of Justice Catastor"
    table = Table(yugi=side(field=[LEAVER.name, "X-Saber Airbellum"], extra=[catastor]))
    table.yugi.special_summons(catastor)
    table.yugi.activates(LEAVER.name)
    table.everyone_passes()

    assert table.yugi.hand == ["Mokey Mokey"]


@pytest.mark.rule("MR-XYZ-08")
@pytest.mark.usefixtures("leaving")
def test_what_becomes_xyz_material_has_not_left_the_field_so() -> None:
    """Q&A 12590, 13288: nor when it goes from there to the Graveyard."""
    utopia = "Number 39: Utopia"
    table = Table(
        yugi=side(field=[LEAVER.name, "Battle Ox"], extra=[utopia]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
    )
    table.yugi.special_summons(utopia)
    table.kaiba.activates("Raigeki Break", targeting=utopia)
    table.everyone_passes()

    assert LEAVER.name in table.yugi.graveyard
    assert table.chains() == [["Raigeki Break"]]


@pytest.mark.rule("MR-EFF-07")
@pytest.mark.usefixtures("leaving")
def test_a_face_down_monster_does_not_say_that_it_left() -> None:
    """FAQ 8129, 10881: only a face-up one does."""
    table = Table(
        yugi=side(field=[face_down(LEAVER.name)]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki Break", targeting=LEAVER.name)
    table.everyone_passes()

    assert table.yugi.graveyard == [LEAVER.name]
    assert table.chains() == [["Raigeki Break"]]


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.usefixtures("leaving")
def test_who_owns_a_monster_answers_that_it_left_the_field_of_the_other() -> None:
    """Q&A 7849, 21640."""
    lent = attacking(LEAVER.name, borrowed=True)
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Kuriboh"]), kaiba=side(field=[lent])
    )
    table.yugi.activates("Raigeki Break", targeting=LEAVER.name)
    table.chain_resolves()
    table.yugi.activates(LEAVER.name)
    table.everyone_passes()

    assert table.yugi.hand == ["Mokey Mokey"]


SKULL = "Summoned Skull"


def fighter(*effects: If | When, attack: int) -> CardText:
    """A monster of that ATK with these effects."""
    return monster(
        "Marked Beast",
        900000013,
        *effects,
        type=Type.BEAST,
        attribute=Attribute.EARTH,
        level=4,
        attack=attack,
        defense=1000,
    )


TURNS_FOE = If(
    AtDamageStep(Timing.END, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)),
    do=ChangePosition(FOE, Position.FACE_DOWN),
)
HURTS = replace(TURNS_FOE, do=InflictDamage(Whose.THEIRS, 300))


@pytest.mark.rule("MR-DSTEP-29", "MR-EFF-05")
@pytest.mark.parametrize("attacks", [True, False])
def test_who_fell_deals_with_the_monster_that_it_fought(
    attacks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 7713, 5891: destroyed by that battle, it does so at the end of the Damage Step."""
    beast = fighter(TURNS_FOE, attack=1000)
    deal_in(monkeypatch, beast)
    table = Table(
        yugi=side(field=[beast.name]),
        kaiba=side(field=[SKULL, "Uraby"]),
        turn_player="yugi" if attacks else "kaiba",
    )
    if attacks:
        table.yugi.attacks_with(beast.name, at=SKULL)
    else:
        table.kaiba.attacks_with(SKULL, at=beast.name)
    table.everyone_passes()

    assert table.yugi.graveyard == [beast.name]
    assert table.chains() == [[beast.name]]
    assert table.kaiba.sees(SKULL).position == "face-down Defense"


@pytest.mark.rule("MR-DSTEP-29", "MR-EFF-05")
def test_whom_it_fought_need_not_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """FAQ 6599, 6841: it has fought, whoever of the two has been destroyed."""
    beast = fighter(HURTS, attack=2500)
    deal_in(monkeypatch, beast)
    table = Table(yugi=side(field=[beast.name]), kaiba=side(field=[attacking(SKULL)]))
    table.yugi.attacks_with(beast.name)
    table.everyone_passes()

    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([beast.name], [SKULL])
    assert table.kaiba.life == 7700


@pytest.mark.rule("MR-EFF-05")
def test_those_monsters_whose_summon_is_answered_are_dealt_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ 9837, Q&A 11505: "that monster" of an effect that answers a summon."""
    theirs = IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS), (Summon.NORMAL,))
    loses = Gains(Among(Lot.ANSWERED, Cards(Kind.MONSTER)), -500)
    elf = fighter(When(theirs, do=Apply(loses, Until.WHILE_FACE_UP), you_can=True), attack=1600)
    deal_in(monkeypatch, elf)
    table = Table(yugi=side(field=[elf.name]), kaiba=side(field=["Uraby"], hand=["Battle Ox"]))
    table.yugi.ends_turn()
    table.kaiba.summons("Battle Ox")
    table.yugi.activates(elf.name)
    table.everyone_passes()

    assert table.kaiba.sees("Battle Ox").attack == 1200
    assert table.kaiba.sees("Uraby").attack == 1500
