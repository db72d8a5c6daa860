"""What an effect has just taken off the field keeps the numbers that are printed on it."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FORMER,
    THAT,
    THIS,
    Activate,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AttackBecomes,
    AttackOf,
    Attribute,
    Banish,
    Cards,
    Choose,
    Destroy,
    Every,
    Face,
    GainLife,
    Gains,
    HalfOf,
    Has,
    If,
    InflictDamage,
    IsSummoned,
    Kind,
    OriginalAttackOf,
    OriginalDefenseOf,
    Place,
    ReturnToExtraDeck,
    ReturnToHand,
    SendToGraveyard,
    ShuffleIntoDeck,
    Stat,
    Step,
    Summon,
    Target,
    Then,
    Type,
    Until,
    Whose,
    at_most,
)
from engine.yugioh.language.cards import monster, trap
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)


def used_on(*field: str | Lying) -> Table:
    """The made-up Trap, whose effect is used on a monster of kaiba, who may answer it."""
    table = Table(yugi=side(field=["Answer"]), kaiba=side(field=field))
    table.yugi.activates("Answer")
    return table


def hurt(amount: Amount) -> InflictDamage:
    """So much damage to the opponent."""
    return InflictDamage(Whose.THEIRS, amount)


@pytest.mark.rule("MR-GLOS-25")
@pytest.mark.parametrize("join", [And, AndIfYouDo, Then])
@pytest.mark.parametrize(
    "away", [Destroy(THAT), Banish(THAT), ReturnToHand(THAT), ShuffleIntoDeck(THAT)]
)
@pytest.mark.parametrize(
    ("amount", "lost"),
    [
        (OriginalAttackOf(THAT), 1500),
        (OriginalAttackOf(FORMER), 1500),
        (HalfOf(OriginalAttackOf(THAT)), 750),
        (AttackOf(THAT), 1500),
        (OriginalDefenseOf(THAT), 800),
    ],
)
def test_what_the_effect_takes_away_counts_as_it_is_printed(
    join: type[And | AndIfYouDo | Then],
    away: Step,
    amount: Amount,
    lost: int,
    lay_beside: Callable[..., None],
) -> None:
    """Edge Hammer (FAQ 6942), Blazing Bombardment Beast (FAQ 9255)."""
    do = join(away, hurt(amount))
    lay_beside(trap("Answer", 9001, Activate(target=Target(THEIRS), do=do)))
    table = used_on("Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -lost)]


def test_the_atk_of_what_is_destroyed_is_what_it_had_then(
    lay_beside: Callable[..., None],
) -> None:
    """Sacred Fire King Garunix (FAQ 19397); the original ATK stays what is printed."""
    do = Then(Destroy(THAT), And(hurt(AttackOf(THAT)), hurt(OriginalAttackOf(THAT))))
    lay_beside(trap("Answer", 9001, Activate(target=Target(THEIRS), do=do)))
    boost = face_up("Axe of Despair", on="Uraby")
    table = Table(yugi=side(field=["Answer"]), kaiba=side(field=["Uraby", boost]))
    table.yugi.activates("Answer")
    table.everyone_passes()

    damage = [("kaiba", "EFFECT", -2500), ("kaiba", "EFFECT", -1500)]
    assert table.life_changes() == damage


def test_the_atk_of_what_is_destroyed_may_have_been_0(
    lay_beside: Callable[..., None],
) -> None:
    do = Then(Destroy(THAT), hurt(AttackOf(THAT)))
    zero = Apply(AttackBecomes(THAT, 0), Until.END_OF_TURN)
    lay_beside(
        trap("Answer", 9001, Activate(target=Target(THEIRS), do=do)),
        trap("Weakener", 9002, Activate(target=Target(THEIRS), do=zero)),
    )
    table = Table(yugi=side(field=["Answer", "Weakener"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("Weakener")
    table.everyone_passes()
    table.yugi.activates("Answer")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.life_changes() == []


def test_a_face_down_monster_that_is_destroyed_counts_too(
    lay_beside: Callable[..., None],
) -> None:
    """Edge Hammer (FAQ 6942) can target one."""
    do = And(Destroy(THAT), hurt(OriginalAttackOf(THAT)))
    lay_beside(trap("Answer", 9001, Activate(target=Target(THEIRS), do=do)))
    table = used_on(face_down("Uraby"))
    table.everyone_passes()

    assert table.kaiba.life == 6500


def test_what_had_gone_before_the_effect_resolves_counts_no_more(
    lay_beside: Callable[..., None],
) -> None:
    """Synchro Cracker (Q&A 16865): what depends on it is not done."""
    do = And(Destroy(THAT), hurt(OriginalAttackOf(THAT)))
    lay_beside(trap("Answer", 9001, Activate(target=Target(THEIRS), do=do)))
    table = used_on("Uraby", "Compulsory Evacuation Device")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_what_is_sent_from_the_hand_or_deck_counts(lay_beside: Callable[..., None]) -> None:
    """Meteor Black Comet Dragon (FAQ 12631)."""
    mine = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
    do = AndIfYouDo(SendToGraveyard(Choose(mine)), hurt(HalfOf(OriginalAttackOf(FORMER))))
    lay_beside(trap("Answer", 9001, Activate(do=do)))
    table = Table(yugi=side(field=["Answer"], hand=["Uraby"]))
    table.yugi.activates("Answer")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -750)]


def test_a_monster_back_in_the_extra_deck_is_the_measure_by_what_is_printed(
    lay_beside: Callable[..., None],
) -> None:
    """Synchro Cracker (FAQ 12058, Q&A 16867): not by an original ATK that an effect gave it."""
    weaker = Has(Stat.ATTACK, at_most(OriginalAttackOf(THAT)))
    do = AndIfYouDo(ReturnToExtraDeck(THAT), Destroy(Every(THEIRS.also(weaker))))
    mine = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    lay_beside(trap("Answer", 9001, Activate(target=Target(mine), do=do)))
    table = Table(
        yugi=side(field=["Goyo Guardian", "Answer", "Shrink"]),
        kaiba=side(field=["Blue-Eyes White Dragon", "Summoned Skull", "Uraby"]),
    )
    table.yugi.activates("Shrink", targeting="Goyo Guardian")
    table.everyone_passes()
    table.yugi.activates("Answer")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Blue-Eyes White Dragon"]


def test_a_monster_in_the_graveyard_lends_its_atk(lay_beside: Callable[..., None]) -> None:
    """Brinegir (FAQ 14653)."""
    buried = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
    lay_beside(
        monster(
            "Borrower",
            9001,
            If(
                IsSummoned(THIS, (Summon.NORMAL,)),
                you_can=True,
                target=Target(buried),
                do=Apply(Gains(THIS, AttackOf(THAT)), Until.END_OF_TURN),
            ),
            type=Type.FISH,
            attribute=Attribute.WATER,
            attack=500,
            level=4,
        )
    )
    table = Table(yugi=side(hand=["Borrower"], graveyard=["Uraby"]))
    table.yugi.summons("Borrower")
    table.yugi.activates("Borrower", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Borrower").attack == 2000


@pytest.mark.parametrize(
    "step",
    [GainLife(AttackOf(THAT)), hurt(HalfOf(AttackOf(THAT))), hurt(OriginalAttackOf(THAT))],
)
def test_a_monster_without_atk_is_no_target_for_what_is_gained_by_it(
    step: Step, lay_beside: Callable[..., None]
) -> None:
    """Red Resonator (FAQ 12061)."""
    zero = monster(
        "Zero", 9002, type=Type.FIEND, attribute=Attribute.DARK, attack=0, defense=2000, level=4
    )
    shown = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)
    lay_beside(zero, trap("Answer", 9001, Activate(target=Target(shown), do=step)))
    alone = Table(yugi=side(field=["Answer"]), kaiba=side(field=["Zero"]))
    assert not alone.yugi.may("activate", "Answer")
    table = Table(yugi=side(field=["Answer"]), kaiba=side(field=["Zero", "Uraby"]))
    table.yugi.activates("Answer")
    table.everyone_passes()

    assert len(table.life_changes()) == 1


def test_what_is_only_done_besides_needs_no_atk(lay_beside: Callable[..., None]) -> None:
    """Draining Shield (FAQ 5994): the attack of a monster with 0 ATK is negated."""
    zero = monster(
        "Zero", 9002, type=Type.FIEND, attribute=Attribute.DARK, attack=0, defense=2000, level=4
    )
    lay_beside(zero)
    table = Table(yugi=side(field=["Zero"]), kaiba=side(field=["Draining Shield"]))
    table.yugi.attacks_with("Zero")

    assert table.kaiba.may("activate", "Draining Shield")
