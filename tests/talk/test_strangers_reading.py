"""A stranger reads the same, whatever the cards are that they may not know."""

from collections.abc import Callable

import pytest

from cards.games.yugioh import YUGIOH
from cards.talk import TONGUES
from engine.core.protocol import Seat
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.why_not import UnknownCardError, why_not
from tests.table import Table, face_down, side
from tests.talk.reading import KAIBA, YUGI, reader, shown, told

Play = Callable[[str], Table]
"""A duel played with that card where strangers do not see it."""


def hand_looked_at(secret: str) -> Table:
    table = Table(
        yugi=side(field=["Mind Haxorz"]),
        kaiba=side(hand=[secret, "Waboku"], field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.activates("Mind Haxorz")
    table.everyone_passes()
    return table


def back_pointed_at(secret: str) -> Table:
    table = Table(
        yugi=side(hand=["The Inexperienced Spy"]), kaiba=side(hand=["Waboku", secret])
    )
    table.yugi.activates("The Inexperienced Spy")
    table.everyone_passes()
    return table


def back_looked_at(secret: str) -> Table:
    table = back_pointed_at(secret)
    table.yugi.chooses(secret)
    table.everyone_passes()
    return table


def hand_struck_by_chance(secret: str) -> Table:
    table = Table(yugi=side(field=["White Magical Hat"]), kaiba=side(hand=[secret, "Waboku"]))
    table.yugi.attacks_with("White Magical Hat")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Waboku"]
    return table


def deck_excavated(secret: str) -> Table:
    top = ["Raigeki", "Waboku", "Silver Fang"]
    table = Table(yugi=side(hand=["Pot of Duality"], deck=[*top, secret, "Battle Ox"]))
    table.yugi.activates("Pot of Duality")
    table.everyone_passes()
    return table


def deck_chosen_from(secret: str) -> Table:
    five = ["Raigeki", "Waboku", "Silver Fang", "Battle Ox", "Feral Imp"]
    table = Table(yugi=side(hand=["Painful Choice"], deck=[secret, *five, secret]))
    table.yugi.activates("Painful Choice")
    table.everyone_passes()
    table.yugi.chooses(*five)
    return table


def decks_searched_by_both(secret: str) -> Table:
    mage = "Apprentice Magician"
    table = Table(
        yugi=side(field=[mage], deck=[mage, secret]),
        kaiba=side(field=["Magician's Circle"], deck=["Dark Magician Girl", secret]),
    )
    table.yugi.attacks_with(mage)
    table.kaiba.activates("Magician's Circle")
    table.everyone_passes()
    return table


def answer_in_hand_kept(secret: str) -> Table:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(hand=[secret]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.kaiba.life == 6500
    return table


def hero_called_by_chance(secret: str) -> Table:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["A Hero Emerges"], hand=[secret, "Feral Imp"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("A Hero Emerges")
    table.everyone_passes()
    assert table.kaiba.hand == [secret]
    return table


def decks_shown_to_opponents(secret: str) -> Table:
    table = Table(
        yugi=side(hand=["Nobleman of Crossout"], deck=["Uraby", secret]),
        kaiba=side(field=[face_down("Man-Eater Bug")], deck=["Man-Eater Bug", secret]),
    )
    table.yugi.activates("Nobleman of Crossout", targeting="Man-Eater Bug")
    table.everyone_passes()
    assert table.kaiba.banished.count("Man-Eater Bug") == 2
    return table


def cards_drawn_and_set(secret: str) -> Table:
    table = Table(yugi=side(hand=["Pot of Greed"], deck=[secret, "Waboku", "Uraby"]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    table.yugi.sets("Waboku")
    return table


PLAYS: tuple[tuple[Play, tuple[Seat | None, ...], tuple[str, str]], ...] = (
    (hand_looked_at, (None,), ("Raigeki", "Gorz the Emissary of Darkness")),
    (back_pointed_at, (None, YUGI), ("Raigeki", "Gorz the Emissary of Darkness")),
    (back_looked_at, (None,), ("Raigeki", "Gorz the Emissary of Darkness")),
    (hand_struck_by_chance, (None, YUGI), ("Raigeki", "Mystic Tomato")),
    (deck_excavated, (None, KAIBA), ("Dark Hole", "Sangan")),
    (deck_chosen_from, (None, KAIBA), ("Dark Hole", "Sangan")),
    (decks_searched_by_both, (None,), ("Dark Hole", "Summoned Skull")),
    (answer_in_hand_kept, (None, YUGI), ("Gorz the Emissary of Darkness", "Raigeki")),
    (answer_in_hand_kept, (None, YUGI), ("Kuriboh", "Battle Fader")),
    (hero_called_by_chance, (None, YUGI), ("Gorz the Emissary of Darkness", "Raigeki")),
    (decks_shown_to_opponents, (None,), ("Dark Hole", "Sangan")),
    (cards_drawn_and_set, (None, KAIBA), ("Dark Hole", "Sangan")),
)
"""What is played, to whom it stays a secret, and two cards that they must not tell apart."""


def reads(table: Table, seat: Seat | None, language: str) -> tuple[object, ...]:
    """All that is shown, told, asked, and read of single cards."""
    match, who = table.driver.match, reader(seat, language)
    cards = YUGIOH.cards(match, who)
    handles = sorted({card.handle for group in cards for card in group.cards})
    read = [YUGIOH.read(match, who, handle) for handle in handles]
    prompt = YUGIOH.ask(match, who)
    return shown(table, seat, language), told(table, seat, language), prompt, cards, read


def questions(table: Table) -> tuple[object, ...]:
    """How many questions were answered, and who is asked now: silence must tell nothing."""
    match = table.driver.match
    return match.number, [(each.seat, each.reason) for each in match.awaited()]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize(
    ("play", "strangers", "secrets"), PLAYS, ids=[play.__name__ for play, _, _ in PLAYS]
)
def test_a_stranger_cannot_tell_hidden_cards_apart(
    play: Play, strangers: tuple[Seat | None, ...], secrets: tuple[str, str], language: str
) -> None:
    first, second = (play(secret) for secret in secrets)

    for seat in strangers:
        assert reads(first, seat, language) == reads(second, seat, language)
    assert questions(first) == questions(second)


@pytest.mark.rule("MR-INFO-01")
@pytest.mark.parametrize("card", ["Raigeki", "Gorz the Emissary of Darkness"])
def test_nobody_is_told_why_a_card_back_cannot_be_used(card: str) -> None:
    table = back_pointed_at(card)
    duel = table.driver.duel
    (back,) = [each.id for each in duel.state.cards if each.text.name == card]

    with pytest.raises(UnknownCardError):
        why_not(duel, YUGI, CardId(back), None)


@pytest.mark.rule("MR-GLOS-30")
@pytest.mark.parametrize("language", TONGUES)
def test_who_looks_reads_what_they_see(language: str) -> None:
    name = YUGIOH.names(language)
    table = hand_looked_at("Raigeki")
    (code,) = {
        c.text.passcode for c in table.driver.duel.state.cards if c.text.name == "Raigeki"
    }

    assert any(name[code] in line for line in told(table, YUGI, language))
