"""Blue-Eyes Chaos Dragon: those it changes have no ATK left, and it pierces them."""

from engine.yugioh.language import Pierces
from engine.yugioh.state.events.lasting import Applied
from tests.table import Table, attacking, defending, side
from tests.table.laying import Lying

CARD, FORM = "Blue-Eyes Chaos Dragon", "Chaos Form"
BLUE_EYES, SKULL = "Blue-Eyes White Dragon", "Summoned Skull"


def attacks(
    at: str, *field: str | Lying, given: str = BLUE_EYES, theirs: tuple[str, ...] = ()
) -> Table:
    """It was Ritual Summoned with that monster, and declares an attack."""
    table = Table(
        yugi=side(field=[given], hand=[CARD, FORM]),
        kaiba=side(field=[*field, *theirs]),
    )
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at=at)
    return table


def test_faq_13842_all_of_theirs_change_and_lose_all_and_it_pierces() -> None:
    table = attacks("Summoned Skull", attacking(SKULL), defending("Celtic Guardian"))
    table.yugi.activates(CARD)
    table.chain_resolves()

    skull, guard = table.kaiba.sees(SKULL), table.kaiba.sees("Celtic Guardian")
    assert skull.position == "face-up Defense"
    assert guard.position == "face-up Attack"
    assert (skull.attack, guard.attack) == (0, 0)
    table.everyone_passes()
    assert table.kaiba.life == 5000


def test_not_where_blue_eyes_was_not_used() -> None:
    table = attacks(SKULL, attacking(SKULL), given="Ancient Gear Golem")

    assert not table.yugi.may("activate", CARD)


def test_blue_eyes_that_was_banished_for_it_was_used_too() -> None:
    """Q&A 23155: so it is asked elsewhere of what Chaos Form banishes."""
    table = Table(
        yugi=side(graveyard=[BLUE_EYES], hand=[CARD, FORM]),
        kaiba=side(field=[attacking(SKULL)]),
    )
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at=SKULL)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [BLUE_EYES]
    assert table.kaiba.life == 5000


def test_q_a_10699_monsters_without_any_atk_and_def_are_changed_all_the_same() -> None:
    table = attacks("Marshmallon", attacking("Marshmallon"))

    assert table.yugi.may("activate", CARD)


def test_q_a_21958_not_where_they_control_link_monsters_alone() -> None:
    alone = attacks("Linkuriboh", attacking("Linkuriboh", "M1"))
    beside = attacks(SKULL, attacking(SKULL), attacking("Linkuriboh", "M2"))

    assert not alone.yugi.may("activate", CARD)
    assert beside.yugi.may("activate", CARD)


def test_q_a_21957_it_pierces_even_where_nothing_could_be_changed() -> None:
    table = attacks(SKULL, attacking(SKULL), theirs=("Compulsory Evacuation Device",))
    table.yugi.activates(CARD)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=SKULL)
    table.chain_resolves()

    assert [type(each.fact) for each in table.happened(Applied)] == [Pierces]
    table.yugi.calls_off()


def test_faq_13842_it_cannot_be_summoned_by_other_effects() -> None:
    table = Table(yugi=side(graveyard=[CARD], hand=["Monster Reborn"]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_the_opponent_can_neither_target_nor_destroy_it_by_effects() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Uraby"]),
        kaiba=side(hand=["Raigeki", "Change of Heart"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert not table.kaiba.may("activate", "Change of Heart")
