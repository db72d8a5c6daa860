"""Decks of Duel Party: read, written, checked, and laid out."""

import pytest

from cards.duelmasters import cards, names
from cards.games.duelmasters import DUELMASTERS
from cards.games.duelmasters.deck_lists import MAIN, PARTNER
from cards.languages import LANGUAGES
from engine.core.changing import changed
from engine.core.decks import DeckList, TooManyCardsError, UnreadableDeckError
from engine.core.game import FaultySetupError, OutdatedSetupError
from engine.duelmasters.state.table import House
from tests.duelmasters.hosted.tables import party, readers

READY = [each.deck for each in DUELMASTERS.ready_decks]
SEED = bytes(32)


@pytest.mark.parametrize("deck", READY)
def test_what_is_written_is_read_again(deck: DeckList) -> None:
    lists = DUELMASTERS.deck_lists
    (code,) = lists.as_codes(deck)

    assert lists.read(lists.as_file(deck)).deck == deck
    assert lists.read_code(f"Mine: {code.text} !").deck == deck
    assert [each.deck for each in lists.found_in(code.text)] == [deck]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text", ["", "Hello", "Deck\nno such card", "3 Dark Magician", "ydke://AA==!!!", "Partner"]
)
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(UnreadableDeckError):
        DUELMASTERS.deck_lists.read(text.encode())
    with pytest.raises(UnreadableDeckError):
        DUELMASTERS.deck_lists.read_code(text)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("terror pit", "デーモン・ハンド"),
        ("2x デーモン・ハンド", "デーモン・ハンド"),
        ("奇石 ミクセル／ジャミング・チャフ", "奇石 ミクセル / ジャミング・チャフ"),
        ("ジャミング・チャフ", "奇石 ミクセル / ジャミング・チャフ"),
        ("Mixel, Strange Stone / Jamming Chaff", "奇石 ミクセル / ジャミング・チャフ"),
        ("輪廻暴冥", "天地命動 バラギアラ / 輪廻暴冥"),
    ],
)
def test_a_list_of_names_needs_no_heading_and_is_read_however_it_is_spaced(
    written: str, meant: str
) -> None:
    code = next(code for code, card in cards().items() if card.name == meant)
    brought = DUELMASTERS.deck_lists.read(f"{written}\n".encode())

    assert set(brought.deck.codes) == {code}
    assert brought.deck[PARTNER] == ()


@pytest.mark.parametrize(
    "heads", [("Partner", "Deck"), ("パートナー：", "デッキ"), ("搭档", "牌组")]
)
def test_a_line_that_names_no_card_is_told_and_the_others_are_read(
    heads: tuple[str, str],
) -> None:
    first, second = heads
    text = f"{first}\nTerror Pit\n{second}\nEnergy Stream\nTrowel Pit\nロスト・ソウル\n"
    brought = DUELMASTERS.deck_lists.read(text.encode())
    (remark,) = brought.remarks

    assert [len(brought.deck[part]) for part in (PARTNER, MAIN)] == [1, 2]
    assert (remark.count, remark.lines) == (1, ((5, "Trowel Pit"),))
    for language in LANGUAGES:
        assert "Trowel Pit" in DUELMASTERS.say(
            language, remark.key, count=1, lines="Trowel Pit (5)"
        )


def test_the_side_that_several_cards_have_names_none_of_them() -> None:
    with pytest.raises(UnreadableDeckError):
        DUELMASTERS.deck_lists.read("天地命動 バラギアラ".encode())


def test_more_than_is_kept_is_refused() -> None:
    name = names("en")[1]
    with pytest.raises(TooManyCardsError):
        DUELMASTERS.deck_lists.read(f"Deck\n99 {name}\n99 {name}".encode())


@pytest.mark.rule("DP-101.1-1", "DP-101.1-2", "DP-101.1b", "DP-201.1-1", "DP-201.2a")
def test_every_fault_is_named_with_its_card() -> None:
    deck = READY[0]
    cheap = next(code for code, card in cards().items() if (card.first.cost or 9) < 5)
    strange = next(c for c in READY[1]["party"] if cards()[c].civilizations == ("nature",))
    main = deck["party"]

    def reasons(wrong: DeckList) -> set[str]:
        found = DUELMASTERS.faults("duel-party", wrong)
        said = [DUELMASTERS.fault(each, language) for each in found for language in LANGUAGES]
        assert all(said)
        return {str(each.reason) for each in found}

    assert reasons(deck) == set()
    assert reasons(deck.with_part("party", main[1:])) == {"size"}
    assert reasons(deck.with_part("party", (main[1], *main[1:]))) == {"duplicate"}
    assert reasons(deck.with_part("party", (strange, *main[1:]))) == {"civilization"}
    assert reasons(deck.with_part("party", (9_999, *main[1:]))) == {"unknown"}
    assert reasons(deck.with_part("partner", ())) == {"size", "partners"}
    assert "partner" in reasons(deck.with_part("partner", (cheap,)))


def test_only_three_to_six_with_legal_decks_are_laid_out() -> None:
    for count in (2, 7):
        with pytest.raises(ValueError, match="cannot play"):
            DUELMASTERS.setup("duel-party", READY[:1] * count, SEED)
    with pytest.raises(FaultySetupError):
        DUELMASTERS.setup("duel-party", [*READY[:2], DeckList({})], SEED)


def test_a_setup_of_other_rules_or_cards_is_outdated_until_it_is_renewed() -> None:
    setup = DUELMASTERS.setup("duel-party", READY, SEED)
    for old in (changed(setup, version="0"), changed(setup, cards="others")):
        with pytest.raises(OutdatedSetupError):
            DUELMASTERS.open(old)
        assert DUELMASTERS.renew(old) == setup


@pytest.mark.rule("DP-001.3")
def test_every_rule_of_the_house_can_be_set_and_has_words() -> None:
    setup = DUELMASTERS.setup("duel-party", READY, SEED)
    rules = DUELMASTERS.house["duel-party"]
    usual = DUELMASTERS.open(setup)
    usual.start()
    house = party(usual).table.house
    assert {rule.key.replace("-", "_") for rule in rules} == {*House.__dataclass_fields__}
    for rule in rules:
        name = rule.key.replace("-", "_")
        assert getattr(house, name) == rule.usual
        for setting in rule.others:
            match = DUELMASTERS.open(changed(setup, house=((rule.key, setting),)))
            assert getattr(party(match).table.house, name) == setting
            told = DUELMASTERS.tell(match, match.start()[None], readers(match)[0])
            assert told[0].startswith("House rule: ")
            for language in LANGUAGES:
                said = DUELMASTERS.say(language, f"house-{rule.key}", setting=setting)
                board = DUELMASTERS.show(match, readers(match, language)[0])
                assert any(said in block.lines for block in board.blocks)
    with pytest.raises(OutdatedSetupError):
        DUELMASTERS.open(changed(setup, house=(("tea", 1),)))
