"""Why something cannot be done in a duel of 2004 is said by the rules of its own book."""

import pytest

from engine.yugioh.state.apply.laying import Start
from engine.yugioh.views.why_not import why_not
from tests.rulings.expert.laid import expert
from tests.table import side
from tests.table.driving import VERBS

FULL = ["Uraby", "Battle Ox", "Silver Fang", "Mystical Elf", "Feral Imp"]
FIVE_SET = ["Waboku", "Jar of Greed", "Trap Hole", "Mirror Force", "Magic Jammer"]


@pytest.mark.parametrize(
    ("yours", "verb", "name", "reason", "rule"),
    [
        (side(hand=["Dark Magician"]), "Normal Summon", "", "TRIBUTES", "EXG-08"),
        (side(hand=["Dark Magician"]), "Set", "", "TRIBUTES", "EXG-08"),
        (side(hand=["Black Luster Soldier"]), "Set", "", "OTHER_SUMMON", "EXG-12"),
        (side(hand=["Black Luster Ritual"]), "activate", "", "NOTHING_TO_DO", "EXG-12"),
        (side(field=FULL, hand=["Sangan"]), "Set", "Sangan", "NO_MONSTER_ZONE", "EXG-05"),
        (side(hand=["Waboku"]), "activate", "", "NOT_SET_FIRST", "EX-MP-20"),
        (
            side(field=FIVE_SET, hand=["Pot of Greed"]),
            "activate",
            "Pot of Greed",
            "NO_SPELL_ZONE",
            "EX-MP-21",
        ),
        (side(hand=["Change of Heart"]), "activate", "", "NO_TARGET", "EXG-22"),
        (side(hand=["Exiled Force"]), "activate", "", "WRONG_PLACE", "EX-MP-14"),
        (side(field=["Uraby"]), "attack", "", "WRONG_PHASE", "EX-BP-05"),
        (side(field=["Mirror Force"]), "activate", "", "NO_OCCASION", "MR-CARD-17"),
    ],
)
def test_the_rule_named_is_one_of_2004_where_its_book_has_one(
    yours: Start, verb: str, name: str, reason: str, rule: str
) -> None:
    table = expert(yours)
    duel, seat = table.driver.duel, table.yugi.seat
    own = [card for card in duel.state.cards if card.controller == seat]
    card = next(
        c for c in own if c.text.name == name or (not name and c.text.name != "Mokey Mokey")
    )

    found = why_not(duel, seat, card.id, table.driver.decision)

    told = [(bar.reason.name, bar.rule) for bar in found if bar.verb is VERBS[verb]]
    assert (reason, rule) in told
