"""Why what a card lets its player do once, when they like, cannot be done now."""

from engine.yugioh.state.reasons import Verb
from engine.yugioh.views.why_not import why_not
from tests.table import Table, side

WILL = "Last Will"
DECK = ["Summoned Skull", "Man-Eater Bug"]


def reasons(table: Table, name: str) -> list[tuple[Verb | None, str, str]]:
    driver = table.yugi.driver
    asked = driver.decision
    card = next(c for c in driver.duel.state.cards if c.text.name == name)
    mine = asked if asked is not None and asked.seat == table.yugi.seat else None
    found = why_not(driver.duel, table.yugi.seat, card.id, mine)
    return [(bar.verb, bar.reason.name, bar.rule) for bar in found]


def test_it_is_explained_by_its_condition_and_offered_without_a_reason_against_it() -> None:
    table = Table(yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=DECK), kaiba=side())
    table.yugi.activates(WILL)
    table.everyone_passes()
    assert reasons(table, WILL) == [(Verb.APPLY, "CONDITION", "MR-CARD-17")]

    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.may("apply", WILL)
    assert reasons(table, WILL) == []
    table.yugi.enters_battle_phase()
    assert table.yugi.may("apply", WILL)
    assert reasons(table, WILL) == []

    table.yugi.applies(WILL)
    table.everyone_passes()
    assert [verb for verb, *_ in reasons(table, WILL)] == [None]


def test_without_a_monster_in_the_deck_there_is_nothing_to_do() -> None:
    table = Table(
        yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=["Summoned Skull"]),
        kaiba=side(),
    )
    table.yugi.activates(WILL)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.yugi.may("apply", WILL)
    assert reasons(table, WILL) == [(Verb.APPLY, "NOTHING_TO_DO", "MR-CARD-17")]
