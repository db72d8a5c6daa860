"""Atlantean Marksman: battle damage brings an Atlantean; as a cost it strikes a Set card."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD, NUMBER = "Atlantean Marksman", "Number 17: Leviathan Dragon"
DECK = [CARD, "Big Jaws", "Atlantean Dragoons", "Atlantean Pikeman", "Spiral Serpent"]


def detached(*set_cards: str) -> Table:
    """A table on which it was detached for a WATER monster, against these Set cards."""
    table = Table(
        yugi=side(field=[Lying(NUMBER, materials=(CARD,))]),
        kaiba=side(field=[*map(face_down, set_cards)], hand=["Kuriboh"]),
    )
    table.yugi.activates(NUMBER)
    return table


def test_faq_10220_battle_damage_brings_another_atlantean_from_the_deck() -> None:
    table = Table(yugi=side(field=[CARD], deck=DECK))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.yugi.chooses("Atlantean Pikeman")
    table.everyone_passes()

    (offered,) = table.questions(Reason.CHOOSE)
    assert sorted(offered) == ["Atlantean Dragoons", "Atlantean Pikeman"]
    assert table.yugi.monsters == [CARD, "Atlantean Pikeman"]


def test_faq_10220_it_need_not_be_used() -> None:
    table = Table(yugi=side(field=[CARD], deck=DECK))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_without_battle_damage_it_brings_none() -> None:
    table = Table(yugi=side(field=[CARD], deck=DECK), kaiba=side(field=[face_down("Kuriboh")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_10220_as_a_cost_it_destroys_a_set_card_of_the_opponent() -> None:
    table = detached("Waboku", "Uraby")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.chains() == [[NUMBER], [CARD]]
    assert table.kaiba.graveyard == ["Uraby"]
    assert table.kaiba.spells == ["Waboku"]


def test_faq_10220_it_targets_no_face_up_card() -> None:
    number = Lying(NUMBER, materials=(CARD,))
    table = Table(yugi=side(field=[number]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.activates(NUMBER)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_qa_71_a_target_that_was_turned_face_up_is_not_destroyed() -> None:
    table = detached("Uraby", "Ceasefire")
    table.yugi.chooses("Uraby")
    table.kaiba.activates("Ceasefire")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_qa_71_nor_is_a_trap_that_is_activated_in_response() -> None:
    table = detached("Call of the Haunted", "Uraby")
    table.yugi.chooses("Call of the Haunted")
    table.everyone_passes()

    assert "Call of the Haunted" in table.kaiba.graveyard


def test_qa_12964_it_is_used_only_once_the_chain_has_resolved() -> None:
    table = Table(
        yugi=side(
            field=[CARD, "Treeborn Frog", "Atlantean Pikeman"],
            hand=["Poseidra, the Atlantean Dragon"],
        ),
        kaiba=side(field=[face_down("Waboku"), face_down("Uraby")]),
    )
    table.yugi.activates("Poseidra, the Atlantean Dragon")
    table.chain_resolves()

    assert table.yugi.monsters == ["Poseidra, the Atlantean Dragon"]
    assert table.kaiba.spells == ["Waboku"]
    assert table.asked == "yugi TRIGGER_ORDER"
    table.yugi.chooses("Poseidra, the Atlantean Dragon", "Waboku")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Waboku"]
