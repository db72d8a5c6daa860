"""What each audience may see of the table (MR-INFO)."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import Place, Position
from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.views.board import CardView, TableView
from engine.yugioh.views.sight import Sight
from tests.table.laying import Lying, defending, face_down, face_up, lay, side

YUGI, KAIBA = Seat(0), Seat(1)
DUEL = lay(
    (
        side(
            field=["Gemini Elf", face_down("Man-Eater Bug"), face_down("Mirror Force")],
            hand=["Dark Magician", "Pot of Greed"],
            graveyard=["Dark Hole", "Sangan"],
        ),
        side(
            field=[
                defending("Summoned Skull"),
                face_up("Axe of Despair", on="Summoned Skull"),
                Lying("Swords of Revealing Light", face_up=True),
            ],
            hand=["Waboku"],
            life=6500,
        ),
    )
)


def board(seat: Seat | None) -> TableView:
    return Sight(DUEL, seat).board()


def names(cards: tuple[CardView, ...]) -> list[str | None]:
    return [card.text.name if card.text else None for card in cards]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
def test_a_player_sees_their_own_set_cards_and_hand() -> None:
    mine = board(YUGI).sides[0]

    assert names(tuple(mine.on_field())) == ["Gemini Elf", "Man-Eater Bug", "Mirror Force"]
    assert mine.hand is not None
    assert names(mine.hand) == ["Dark Magician", "Pot of Greed"]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("seat", [KAIBA, None])
def test_others_see_that_cards_are_set_and_how_many_are_in_hand(seat: Seat | None) -> None:
    theirs = board(seat).sides[0]

    assert names(tuple(theirs.on_field())) == ["Gemini Elf", None, None]
    assert theirs.hand is None
    assert theirs.hand_count == 2
    hidden = tuple(theirs.on_field())[1]
    assert (hidden.id, hidden.attack, hidden.defense) == (None, None, None)
    assert (hidden.position, hidden.zone) == (Position.FACE_DOWN, 1)


@pytest.mark.parametrize("seat", [YUGI, KAIBA, None])
def test_everybody_sees_the_graveyard_and_the_life_points(seat: Seat | None) -> None:
    table = board(seat)

    assert names(table.sides[0].graveyard) == ["Dark Hole", "Sangan"]
    assert [side.life for side in table.sides] == [8000, 6500]


def test_numbers_are_those_of_now_and_equip_cards_name_their_monster() -> None:
    skull, axe, swords = board(None).sides[1].on_field()

    assert (skull.attack, skull.defense, skull.position) == (3500, 1200, Position.DEFENSE)
    assert axe.equipped_to == skull
    assert swords.turns_left == 3


def test_nobody_sees_a_deck_but_who_searches_it() -> None:
    top = DUEL.state.sides[YUGI].deck[-1].id

    assert not Sight(DUEL, YUGI).card(top).is_known
    assert Sight(DUEL, YUGI).offered(top).is_known
    assert not Sight(DUEL, KAIBA).offered(top).is_known
    assert Sight(DUEL, KAIBA).card(top).place is Place.DECK


def test_what_was_shown_of_a_deck_is_forgotten_once_it_is_shuffled() -> None:
    duel = lay((side(), side()))
    deck = [card.id for card in duel.state.sides[YUGI].deck]
    duel.emit(Revealed((deck[-1],), YUGI))
    assert Sight(duel, KAIBA).offered(deck[-1]).is_known

    duel.emit(Shuffled(YUGI, tuple(deck)))

    assert not Sight(duel, KAIBA).offered(deck[-1]).is_known


def test_those_who_know_a_card_alike_share_its_view_until_something_happens() -> None:
    duel = lay((side(graveyard=["Uraby"], field=[face_down("Kuriboh")]), side()))
    mine, theirs = (Sight(duel, seat).board().sides[YUGI] for seat in (YUGI, KAIBA))
    deck = tuple(card.id for card in duel.state.sides[YUGI].deck)

    assert mine.graveyard[0] is theirs.graveyard[0]
    assert [card.is_known for card in (*mine.on_field(), *theirs.on_field())] == [True, False]

    duel.emit(Shuffled(YUGI, deck))

    assert Sight(duel, YUGI).board().sides[YUGI].graveyard[0] is not mine.graveyard[0]
