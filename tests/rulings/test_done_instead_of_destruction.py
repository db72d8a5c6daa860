"""What is done instead of cards being destroyed, by whoever says so and wants it."""

from engine.yugioh.language import (
    THIS,
    Banish,
    Cards,
    Cause,
    Choose,
    Continuous,
    Destroy,
    DoesInstead,
    Kind,
    Limit,
    Of,
    Place,
    SendToGraveyard,
    Type,
    Whose,
)
from engine.yugioh.state.reasons import Reason
from tests.rulings.inventing import named, rewrite
from tests.table import Table, face_down, side
from tests.table.laying import Lying

DRAGONS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),))
OTHERS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)
GOSPEL, BIG, SMALL = "Mokey Mokey", "Blue-Eyes White Dragon", "Hunter Dragon"
BANISHED = DoesInstead(DRAGONS, Banish(THIS))


def say(
    table: Table, said: DoesInstead, name: str = GOSPEL, where: Place = Place.GRAVEYARD
) -> None:
    """Have the card say that while it lies in that place."""
    duel = table.driver.duel
    rewrite(duel, named(duel, name), (Continuous(said, where=where),))


def struck(*field: str | Lying, said: DoesInstead = BANISHED, copies: int = 1) -> Table:
    """Kaiba has these monsters, and a card in the Graveyard; Yugi strikes them all."""
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[*field], graveyard=[GOSPEL] * copies)
    )
    say(table, said)
    table.yugi.activates("Raigeki")
    return table


def attacked(said: DoesInstead = BANISHED) -> Table:
    """A Dragon of Kaiba's loses a battle, while a card says that in the Graveyard."""
    table = Table(
        yugi=side(field=[BIG]), kaiba=side(field=["Luster Dragon"], graveyard=[GOSPEL])
    )
    say(table, said)
    table.yugi.attacks_with(BIG)
    return table


def test_one_deed_is_enough_for_all_that_would_be_destroyed_together() -> None:
    """Q&A 10769, 19352, 14002: those that it does not speak of are destroyed."""
    table = struck(BIG, SMALL, "Silver Fang")
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.monsters == [BIG, SMALL]
    assert table.kaiba.banished == [GOSPEL]
    assert table.kaiba.graveyard == ["Silver Fang"]


def test_its_player_may_let_them_be_destroyed() -> None:
    table = struck(BIG)
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.banished == []


def test_of_two_copies_one_alone_is_used() -> None:
    """Q&A 16683."""
    table = struck(BIG, copies=2)
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.banished == [GOSPEL]
    assert table.kaiba.graveyard == [GOSPEL]


def test_what_lies_face_down_shows_no_type_to_an_effect() -> None:
    """Q&A 18425."""
    table = struck(face_down(BIG))
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.WHETHER)
    assert table.kaiba.monsters == []


def test_in_battle_it_is_decided_in_calculation_and_done_after_it() -> None:
    """Q&A 16935, FAQ of Salamangreat Balelynx."""
    table = attacked()
    table.kaiba.agrees()

    assert table.life_changes() == [("kaiba", "BATTLE", -1100)]
    table.everyone_passes()
    assert table.kaiba.monsters == ["Luster Dragon"]
    assert table.kaiba.banished == [GOSPEL]


def test_what_effects_alone_call_for_is_not_done_in_battle() -> None:
    table = attacked(DoesInstead(DRAGONS, Banish(THIS), Cause.EFFECT))
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.WHETHER)
    assert table.kaiba.monsters == []


def test_nor_is_what_battles_call_for_done_for_an_effect() -> None:
    table = struck(BIG, said=DoesInstead(DRAGONS, Banish(THIS), Cause.BATTLE))
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_an_effect_of_ones_own_is_none_of_the_opponent() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=[BIG], graveyard=[GOSPEL]))
    say(table, DoesInstead(DRAGONS, Banish(THIS), by=Whose.THEIRS))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_what_would_be_destroyed_itself_cannot_be_destroyed_instead() -> None:
    """Q&A 11254, 17672, 18233."""
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[GOSPEL, BIG]))
    say(table, DoesInstead(THIS, Destroy(Choose(OTHERS))), where=Place.FIELD)
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.WHETHER)
    assert table.kaiba.monsters == []


def test_another_card_is_destroyed_instead_of_the_one() -> None:
    table = Table(
        yugi=side(hand=["Smashing Ground"]), kaiba=side(field=["Battle Ox", BIG, SMALL])
    )
    say(table, DoesInstead(THIS, Destroy(Choose(OTHERS))), BIG, Place.FIELD)
    table.yugi.activates("Smashing Ground")
    table.kaiba.agrees()
    table.kaiba.chooses(SMALL)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Battle Ox", BIG]
    assert table.kaiba.graveyard == [SMALL]


def test_by_name_it_is_done_once_in_a_turn() -> None:
    said = DoesInstead(DRAGONS, Banish(THIS), limit=Limit.ONCE_BY_NAME)
    table = Table(
        yugi=side(hand=["Raigeki", "Raigeki"]),
        kaiba=side(field=[BIG], graveyard=[GOSPEL, GOSPEL]),
    )
    say(table, said)
    table.yugi.activates("Raigeki")
    table.kaiba.agrees()
    table.everyone_passes()
    assert table.kaiba.monsters == [BIG]

    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.banished == [GOSPEL]


def test_who_alone_sees_that_nothing_can_be_sent_is_asked_all_the_same() -> None:
    held = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),))
    said = DoesInstead(THIS, SendToGraveyard(Choose(held)))
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[GOSPEL], hand=["Pot of Greed"])
    )
    say(table, said, where=Place.FIELD)
    table.yugi.activates("Raigeki")
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_what_can_be_done_once_keeps_one_of_two_that_are_struck_together() -> None:
    """Each says it of itself, and one card is there to be banished."""
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[BIG, SMALL], graveyard=[GOSPEL])
    )
    lost = Choose(Cards(whose=Whose.YOURS, place=Place.GRAVEYARD))
    for name in (BIG, SMALL):
        say(table, DoesInstead(THIS, Banish(lost)), name, Place.FIELD)
    table.yugi.activates("Raigeki")
    table.kaiba.agrees()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.banished == [GOSPEL]
    assert len(table.kaiba.monsters) == 1
