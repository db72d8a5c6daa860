"""Whatever a fact forbids, "why can't I" names the card that says so."""

from dataclasses import replace
from enum import Enum

import pytest

from engine.core.protocol import Pick, Seat
from engine.yugioh.language import Fact, Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Forbids, among
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.saying import claims_of
from engine.yugioh.summoning.materials import SERVING
from engine.yugioh.views.closely import Forbidden, closely
from engine.yugioh.views.sight import Sight
from engine.yugioh.views.why_not import NEEDED
from engine.yugioh.words.facts.base import FACTS
from tests.language.facts import every_way
from tests.table import Table, attacking, defending, face_down, face_up, side

SOURCE = "Jar of Greed"
YOURS = side(
    hand=["Silver Fang", "Dark Hole", "Cyber Dragon", "Luster Dragon"],
    field=[
        attacking("Battle Ox", "M1"),
        attacking("Uraby", "M3"),
        face_down("Mystical Elf", "M2"),
        face_up("Dragonpulse Magician", "S1"),
        face_up("Dragonpit Magician", "S5"),
        face_down(SOURCE, "S3"),
    ],
)
THEIRS = side(field=[defending("Mystical Elf")])
OF_OTHERS = {
    Deed.GO_ON_ATTACKING: "an attack that ends was declared already",
    Deed.ATTACK_IT: "the monster is not among those that can be attacked",
    Deed.ATTACK_OTHERS: "the monsters are not among those that can be attacked",
    Deed.TARGET_IT: "the card is not among those that can be targeted",
    Deed.TRIBUTE_IT: "the monster is not among those that can be Tributed",
    Deed.TRIBUTE_AT_ALL: "the monster is not among those that can be Tributed",
    Deed.SWITCH_CONTROL: "an effect does nothing to the card",
    Deed.COVER: "an effect does nothing to the card",
    Deed.DRAW_BY_EFFECT: "an effect draws nothing",
    Deed.RETURN_ITSELF: "the game would do it by itself",
    Deed.BANISH_IT: "the card is not among those that can be banished",
    Deed.BANISH_TO_PAY: "the card is not among those that can be banished",
    **dict.fromkeys(SERVING.values(), "the monster is not among those that can be material"),
}
"""What is not done by a player with a card of theirs, so nobody asks why they cannot."""


def forbidden() -> dict[tuple[type[Fact], Verb | Deed], list[Fact]]:
    """What each fact forbids, with the ways of saying it that do."""
    found: dict[tuple[type[Fact], Verb | Deed], list[Fact]] = {}
    for word in FACTS:
        for fact in every_way(word):
            for claim in among(claims_of(fact), Forbids):
                found.setdefault((word, claim.what), []).append(fact)
    return found


FORBIDDEN = forbidden()


def laid(fact: Fact) -> Table:
    """A table at which that fact holds of all cards of Yugi's, by a card of theirs."""
    table = Table(yugi=YOURS, kaiba=THEIRS)
    duel = table.driver.duel
    mine = [card for card in duel.state.cards if card.owner == Seat(0)]
    source = next(card for card in mine if card.text.name == SOURCE)
    former = tuple(card.id for card in mine if card is not source)
    duel.emit(Applied(source.id, Seat(0), fact, Until.END_OF_TURN, former=former))
    return table


def refusals(table: Table, what: object = None) -> list[Forbidden]:
    """All that Yugi, who is not offered that, is told they cannot do with their cards."""
    duel, asked = table.driver.duel, table.driver.decision
    assert isinstance(asked, Pick)
    options = (each for each in asked.options if getattr(each, "verb", None) is not what)
    asked = replace(asked, options=tuple(options))
    own = [card for card in duel.state.cards if _is_at_hand(card)]
    each = (closely(duel, Sight(duel, Seat(0)), card.id, asked) for card in own)
    return [refusal for close in each for refusal in close.barred]


def _is_at_hand(card: Card) -> bool:
    return card.owner == Seat(0) and card.place.name in ("HAND", "FIELD")


def names_the_card(refusal: Forbidden) -> bool:
    named = [view.text.name for view in refusal.by if view.text is not None]
    return refusal.bar.reason is Barrier.FORBIDDEN and named == [SOURCE]


@pytest.mark.parametrize(
    ("word", "what"),
    FORBIDDEN,
    ids=lambda each: each.name if isinstance(each, Enum) else each.__name__,
)
def test_whatever_a_fact_forbids_the_card_that_says_so_is_named(
    word: type[Fact], what: Verb | Deed
) -> None:
    if what in OF_OTHERS:
        return
    assert any(is_named(fact, what) for fact in FORBIDDEN[word, what])


def is_named(fact: Fact, what: Verb | Deed) -> bool:
    """Whether somebody who cannot do that is told by which card."""
    table = laid(fact)
    if what is Deed.ATTACK_DIRECTLY:
        table.yugi.enters_battle_phase()
    if any(claim.after_another for claim in among(claims_of(fact), Forbids)):
        table.yugi.attacks_with("Uraby", at="Mystical Elf")
        table.everyone_passes()
    if what is Deed.NORMAL_SET:
        what = Verb.SET
    verbs = {what, *(verb for verb, needed in NEEDED.items() if needed is what)}
    return any(
        names_the_card(each)
        and (each.bar.directly if what is Deed.ATTACK_DIRECTLY else each.bar.verb in verbs)
        for each in refusals(table, what)
    )


def test_a_card_that_forbids_nothing_is_never_named() -> None:
    told = [each for each in refusals(Table(yugi=YOURS, kaiba=THEIRS)) if each.by]

    assert told == []
