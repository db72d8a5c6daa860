"""What may be read and asked about: hidden cards only once they have been shown."""

from engine.core.match import Told
from engine.core.protocol import Event, Seat
from engine.yugioh.state.events.lasting import PostponedBegan
from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.spots import CardId
from tests.fuzz.watching import seen_secrets, spoken_secrets
from tests.fuzz.witness import Witness, is_shown_by
from tests.table import Table, face_down, side

NOTHING: Told = {None: (), Seat(0): (), Seat(1): ()}
DECK = ["Gemini Elf", "Sangan", "Raigeki", "Uraby", "Kuriboh"]


def test_cards_in_a_deck_may_be_asked_about_once_they_are_revealed() -> None:
    table = Table(yugi=side(hand=["Painful Choice"], deck=DECK))
    table.yugi.activates("Painful Choice")
    table.everyone_passes()
    match = table.driver.match

    assert seen_secrets(match, table.driver.told) == []
    assert len(seen_secrets(match, NOTHING)) == len(DECK)


def test_a_card_in_the_hand_may_be_read_of_while_its_effect_resolves() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(hand=["Battle Fader"]))
    match = table.driver.match
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Battle Fader")

    while table.kaiba.hand:
        assert spoken_secrets(match, NOTHING) == []
        (decision,) = match.awaited()
        match.answer(decision.seat, decision.default())

    assert table.kaiba.monsters == ["Battle Fader"]


def test_whose_effect_it_was_that_left_something_to_be_done_is_known_to_all() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    duel, hidden = table.driver.duel, CardId(0)

    assert is_shown_by(duel, PostponedBegan(hidden), None)
    assert not is_shown_by(duel, LookedAt((hidden,), (), Seat(0)), None)


def test_who_joins_while_a_flip_waits_for_damage_knows_that_it_was_told() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Sangan")]))
    table.yugi.attacks_with("Uraby", at="Sangan")
    duel, match = table.driver.duel, table.driver.match
    table.driver.pass_to(lambda _: bool(duel.timeline.deferred), "a flip that waits")
    witness, handed = Witness(duel), set[type[Event]]()
    while duel.state.battle is not None:
        witness.listen(duel)
        handed |= {type(event) for event in duel.timeline.occasion}
        for decision in match.awaited():
            match.answer(decision.seat, decision.default())

    assert Flipped in handed
    assert witness.leaks == []
