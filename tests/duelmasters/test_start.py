"""The start of a game, its decks, and who wins it."""

import pytest

from cards.duelmasters import cards, decks, named
from engine.core.protocol import Seat
from engine.duelmasters.game.decks import DeckFault, faults, fits_partner, may_be_partner
from engine.duelmasters.game.setups import PartySetup, lay_out, open_match
from engine.duelmasters.language.printed import Card, Kind, Side, Zone
from engine.duelmasters.state.events import HouseRuled, OrderDecided, ShieldsSet, Shuffled
from engine.duelmasters.state.table import House
from engine.duelmasters.turn.opening import set_out
from tests.duelmasters.vectors.__main__ import run_out
from tests.duelmasters.vectors.setting import Chronicle

SEED = bytes(range(32))
LISTS = tuple(decks().values())


def started(seats: int, order: tuple[int, ...] = (), house: House | None = None) -> Chronicle:
    """The start of a game of so many, carried out."""
    setup = PartySetup(SEED, (LISTS * 2)[:seats], tuple(map(Seat, order)), house or House())
    party = lay_out(setup, cards())
    party.ledger = chronicle = Chronicle(seats)
    run_out(set_out(party, setup.order, ()))
    for player in party.table.players:
        zones = player.zones
        assert len(zones[Zone.SHIELDS]) == party.table.house.shields
        assert len(zones[Zone.HAND]) == party.table.house.hand
        assert [piece.shown for piece in zones[Zone.PARTNER]] == [True]
    return chronicle


@pytest.mark.rule(
    "DP-100.1", "DP-103.1", "DP-103.2-1", "DP-103.3-2", "DP-103.3-3", "DP-200.1-2", "DP-000.1"
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_start_with_partner_shields_and_hand(seats: int) -> None:
    told = [type(event) for event in started(seats).events]

    assert told.index(Shuffled) < told.index(ShieldsSet) < told.index(OrderDecided)


@pytest.mark.rule("DP-100.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_or_more_cannot_start(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        lay_out(PartySetup(SEED, (LISTS * 2)[:seats]), cards())


@pytest.mark.rule("DP-103.4", "DP-103.5-1", "DP-103.5-2", "DP-000.3")
def test_an_agreed_order_is_kept_and_its_first_player_draws_too() -> None:
    setup = PartySetup(SEED, LISTS[:3], (Seat(2), Seat(0), Seat(1)))
    match = open_match(setup, cards())
    match.start()

    (decision,) = match.awaited()
    assert decision.seat == 2
    assert len(match.table.table.zone(Seat(2), Zone.HAND)) == 7  # type: ignore[attr-defined]


@pytest.mark.rule("DP-103.4")
def test_an_order_that_leaves_a_seat_out_is_refused() -> None:
    with pytest.raises(ValueError, match="no order of all seats"):
        lay_out(PartySetup(SEED, LISTS[:3], (Seat(0), Seat(1))), cards())


@pytest.mark.rule("DP-001.3")
def test_rules_of_the_house_are_told_before_the_start() -> None:
    events = started(3, house=House(shields=5, void_wins=False)).events

    assert events[:2] == [HouseRuled("shields", 5), HouseRuled("void_wins", 0)]


@pytest.mark.rule("DP-101.1-2", "DP-101.1a", "DP-101.1b", "DP-201.2")
@pytest.mark.parametrize("letter", sorted(decks()))
def test_the_ready_decks_can_be_played(letter: str) -> None:
    deck = decks()[letter]

    assert faults(cards()[deck.partner], [cards()[code] for code in deck.cards]) == []


def with_one_more(card: Card) -> list[DeckFault]:
    """The faults of deck A with that card in the place of its first one."""
    deck = decks()["A"]
    rest = [cards()[code] for code in deck.cards][1:]
    return faults(cards()[deck.partner], [card, *rest])


@pytest.mark.rule("DP-101.1-1", "DM-GEN-4")
def test_a_card_that_the_regulation_forbids_is_refused() -> None:
    side = Side("禁じられた札", Kind.CREATURE, (), 7)

    assert with_one_more(Card(900, side.name, (side,), banned=True)) == [DeckFault.BANNED]


@pytest.mark.rule("DP-101.1c-1", "DP-101.1c-2", "DP-101.1c-3")
def test_a_card_that_starts_elsewhere_is_refused() -> None:
    side = Side("滅亡の起源 零無", Kind.ELSEWHERE, (), None)

    assert with_one_more(Card(901, side.name, (side,))) == [DeckFault.ZONE]


@pytest.mark.rule("DP-101.1d")
def test_a_card_that_is_only_not_for_official_events_is_accepted() -> None:
    assert with_one_more(named()["DECKY THE HALL"]) == []


@pytest.mark.rule("DP-101.1b", "DM-TWIN-5")
def test_a_twin_pact_card_is_named_by_both_sides_in_a_deck() -> None:
    partner = named()["偽りの王 ヴィルヘルム"]
    twins = ["天地命動 バラギアラ / 輪廻暴冥", "天地命動 バラギアラ / 輪廻暴炎"]

    assert faults(partner, [named()[name] for name in twins]) == [DeckFault.SIZE]
    doubled = faults(partner, [named()[twins[0]]] * 2)
    assert doubled == [DeckFault.SIZE, DeckFault.DUPLICATE]


@pytest.mark.rule("DP-201.1-1", "DP-201.1a")
def test_who_may_be_a_partner() -> None:
    able = ["聖霊王アルカディアス", "龍風混成 ザーディクリカ", "MAX・ザ・ジョニー"]
    unable = ["青銅の鎧", "ホーリー・スパーク", "奇石 ミクセル / ジャミング・チャフ"]
    twin = named()["魔導管理室 カリヤドネ / ハーミット・サークル"]

    assert all(may_be_partner(named()[name]) for name in able)
    assert not any(may_be_partner(named()[name]) for name in unable)
    assert may_be_partner(twin)


@pytest.mark.rule("DP-201.2-ex", "DP-201.2a", "DP-201.2a-ex", "DM-CIV-1")
def test_which_cards_fit_the_civilizations_of_a_partner() -> None:
    twin = named()["魔導管理室 カリヤドネ / ハーミット・サークル"]
    fitting = [name for name, card in named().items() if fits_partner(card, twin)]

    assert {"エナジー・ライト", "ソーラー・レイ", "魂と記憶の盾", "逆転王女プリン"} <= {
        *fitting
    }
    assert not {"滅将連結 パギャラダイダ", "フェアリー・ライフ"} & {*fitting}
