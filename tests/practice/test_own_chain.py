"""It never answers its own links in a way that hurts it or is for nothing."""

from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.core.game import Level
from engine.yugioh.language import Activate, And, Apply, CardText, Until
from engine.yugioh.language.cards import trap
from engine.yugioh.state.reasons import Reason
from tests.practice.asking import KAIBA, LEVELS, answered, asked_again
from tests.table import Table, side
from tests.table.inventing import deal_in

LEARNED = (Level.NORMAL, Level.HARD)
"""The levels that respond at all."""
every_level = pytest.mark.parametrize("level", LEVELS)
learned = pytest.mark.parametrize("level", LEARNED)


def attacked(*traps: str, yugi: tuple[str, ...] = ()) -> Table:
    """Yugi attacks a weaker monster of Kaiba, who has these cards Set."""
    table = Table(
        yugi=side(field=["Summoned Skull", *yugi]), kaiba=side(field=["Gemini Elf", *traps])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.driver.pass_to(lambda each: each.seat == KAIBA, "ask Kaiba")
    return table


@every_level
def test_it_does_not_negate_its_own_trap(level: Level) -> None:
    table = attacked("Sakuretsu Armor", "Seven Tools of the Bandit")
    table.kaiba.activates("Sakuretsu Armor")
    asked_again(table)

    assert table.options == ["activate Seven Tools of the Bandit"]
    assert answered(table, level) == []


@every_level
def test_it_does_not_negate_its_own_spell(level: Level) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Magic Jammer"], hand=["Pot of Greed", "Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    asked_again(table)

    assert table.options == ["activate Magic Jammer"]
    assert answered(table, level) == []


@every_level
def test_it_does_not_negate_an_attack_that_its_own_trap_ends(level: Level) -> None:
    table = attacked("Sakuretsu Armor", "Negate Attack")
    table.kaiba.activates("Sakuretsu Armor")
    asked_again(table)

    assert table.options == ["activate Negate Attack"]
    assert answered(table, level) == []


@learned
def test_it_answers_an_attack_with_one_of_two_such_traps(level: Level) -> None:
    table = attacked("Sakuretsu Armor", "Negate Attack")

    assert len(answered(table, level)) == 1


def removing(targets: tuple[str, ...]) -> Table:
    """Kaiba has activated one of two Typhoons at the first of Yugi's cards."""
    table = Table(
        yugi=side(field=[*targets]),
        kaiba=side(field=["Mystical Space Typhoon", "Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting=targets[0])
    asked_again(table)
    return table


@every_level
def test_it_does_not_remove_the_same_card_twice(level: Level) -> None:
    table = removing(("Mirror Force",))

    assert table.options == ["activate Mystical Space Typhoon"]
    assert answered(table, level) == []


@every_level
def test_of_two_cards_it_aims_at_the_one_that_is_not_removed_yet(level: Level) -> None:
    table = removing(("Mirror Force", "Magic Cylinder"))
    table.kaiba.activates("Mystical Space Typhoon")
    table.driver.pass_to(lambda each: each.reason is Reason.TARGET, "be asked for a target")

    assert answered(table, level) == ["Magic Cylinder"]
    table.kaiba.chooses("Magic Cylinder")


@every_level
@pytest.mark.parametrize("name", ["Threatening Roar", "Waboku"])
def test_it_does_not_chain_a_second_copy_for_nothing(level: Level, name: str) -> None:
    table = attacked(name, name)
    table.kaiba.activates(name)
    asked_again(table)

    assert table.options == [f"activate {name}"]
    assert answered(table, level) == []


def longer_waboku() -> CardText:
    """A made-up Trap that makes the same so, until the end of the next turn."""
    (says,) = by_name("Waboku").effects
    assert isinstance(says, Activate)
    assert isinstance(says.do, And)
    first, second = says.do.first, says.do.second
    assert isinstance(first, Apply)
    assert isinstance(second, Apply)
    until = Until.END_OF_NEXT_TURN
    do = And(replace(first, until=until), replace(second, until=until))
    return trap("Lasting Waboku", 900000031, Activate(do=do))


@every_level
def test_it_uses_nothing_that_holds_already(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_in(monkeypatch, longer_waboku())
    table = attacked("Lasting Waboku", "Waboku")
    table.kaiba.activates("Lasting Waboku")
    table.chain_resolves()
    table.driver.pass_to(
        lambda each: each.seat == KAIBA and each.reason is Reason.RESPOND, "be asked again"
    )

    assert table.options == ["activate Waboku"]
    assert answered(table, level) == []


@learned
def test_it_still_answers_what_the_other_player_chains(level: Level) -> None:
    table = attacked("Sakuretsu Armor", "Seven Tools of the Bandit", yugi=("Dark Bribe",))
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates("Dark Bribe")
    asked_again(table)

    assert answered(table, level) == ["activate Seven Tools of the Bandit"]


@learned
def test_it_turns_over_no_monster_that_its_own_spell_destroys(level: Level) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Luster Dragon"], hand=["Raigeki", "Book of Moon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    asked_again(table)

    assert table.options == ["activate Book of Moon"]
    assert answered(table, level) == []
