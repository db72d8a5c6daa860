"""What is wrong with a deck of 2004 is said in its words, also by the list of March 2004."""

import pytest

from bot.decks.ban_lists import BanList, ban_list, list_meant
from bot.decks.choice import is_legal
from bot.decks.layouts.check import checked
from bot.decks.store import KeptDeck
from bot.library.library import Library
from bot.library.own_lists import own_lists_of
from cards.decks import EXPERT
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.names import names
from cards.yugioh import BOOK, by_name
from engine.core.game import DeckList
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.decks import deck_list
from engine.yugioh.language import Ability, Frame

(LIST,) = YUGIOH.limits["expert"]
PLAIN = [
    code
    for code, card in BOOK.items()
    if card.frame is Frame.NORMAL and Ability.PENDULUM not in card.abilities
]


async def of_march() -> BanList:
    library = Library()
    try:
        meant = await list_meant(library, "2004-03 (ocg)")
        assert meant is not None
        return await ban_list(library, meant)
    finally:
        await library.close()


def holding(*cards: str, side: int = 0, in_side: str = "") -> DeckList:
    """A deck of 40 cards with these among them."""
    own = [by_name(name).passcode for name in cards]
    others = [code for code in PLAIN if code not in own]
    extra = [by_name(in_side).passcode] if in_side else []
    beside = [*others[40 : 40 + side - len(extra)], *extra]
    return deck_list((*own, *others[: 40 - len(own)]), side=beside)


def told(language: str, deck: DeckList, list: BanList | None = None) -> str:
    """What `/deck check` answers."""
    kept = KeptDeck(1, YUGIOH.key, "Mine", deck)
    view = checked(language, YUGIOH, names(language), kept, "expert", list)
    return "\n".join(
        text for each in view.walk_children() if (text := getattr(each, "content", ""))
    )


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (
            holding("Junk Synchron"),
            {
                "en": "Junk Synchron is of a kind that this format does not have",
                "ja": "「ジャンク・シンクロン」はこのフォーマットにはない種類のカードです。",
                "zh": "该赛制中没有“废品同步士”这种类型的卡",
            },
        ),
        (
            holding(side=14),
            {
                "en": "The Side Deck has 14 cards, but needs 15 or none: add",
                "ja": "サイドデッキは14枚ですが、15枚か0枚でなければなりません。",
                "zh": "副牌组有14张卡，必须为15张或0张",
            },
        ),
        (
            holding(side=15, in_side="Dark Paladin"),
            {
                "en": "Dark Paladin belongs in the Fusion Deck: move it there.",
                "ja": "は融合デッキのカードです。融合デッキに移してください。",
                "zh": "应放在融合牌组，请移到融合牌组。",
            },
        ),
        (
            holding(*["Kuriboh"] * 4),
            {
                "en": "in the Main Deck, Fusion Deck and Side Deck together",
                "ja": "メインデッキ・融合デッキ・サイドデッキを合わせて",
                "zh": "主要牌组、融合牌组和副牌组",
            },
        ),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_said_in_the_words_of_the_format(
    language: str, deck: DeckList, said: dict[str, str]
) -> None:
    assert said[language] in told(language, deck)


@pytest.mark.rule("EXG-03", "EXG-06")
def test_a_card_that_the_format_does_not_know_is_only_taken_out() -> None:
    deck = holding("Decode Talker", side=15, in_side="Stardust Dragon")
    faults = YUGIOH.faults("expert", deck)

    assert [fault.reason for fault in faults] == [DeckFault.UNKNOWN_KIND] * 2


def test_by_the_master_rule_the_deck_is_called_as_ever() -> None:
    (fault,) = YUGIOH.faults("master", holding(*["Kuriboh"] * 4))

    assert "Main Deck, Extra Deck and Side Deck" in YUGIOH.fault(fault, "en")


@pytest.mark.rule("EXG-31", "EXG-02")
@pytest.mark.parametrize(
    ("language", "forbidden", "limited"),
    [
        (
            "en",
            "Yata-Garasu is Forbidden on the list 2004-03 (OCG): remove it.",
            "Pot of Greed is in the deck 2 times, but the list 2004-03 (OCG) allows at most 1",
        ),
        (
            "ja",
            "「八汰烏」は2004-03 (OCG)の禁止カードです。",
            "「強欲な壺」が2枚入っていますが、2004-03 (OCG)では",
        ),
        (
            "zh",
            "是2004-03 (OCG)的禁止卡，请从牌组中取出。",
            "牌组中有2张卡是“强欲之壶”，但按2004-03 (OCG)，",
        ),
    ],
)
async def test_the_list_of_march_2004_names_the_card_and_why(
    language: str, forbidden: str, limited: str
) -> None:
    deck = holding("Yata-Garasu", "Pot of Greed", "Pot of Greed", *["Last Turn"] * 2)
    listed = await of_march()

    assert YUGIOH.faults("expert", deck) == ()
    said = told(language, deck, listed)
    assert forbidden in said
    assert limited in said
    assert len(YUGIOH.faults("expert", deck, listed.limits)) == 2
    assert not is_legal(YUGIOH, "expert", deck, listed)


@pytest.mark.rule("EXG-31")
@pytest.mark.parametrize("ready", EXPERT, ids=lambda ready: ready.key)
async def test_the_ready_decks_of_2004_keep_to_the_list(ready: object) -> None:
    (deck,) = (each.deck for each in YUGIOH.ready_decks if each == ready)

    assert is_legal(YUGIOH, "expert", deck, await of_march())


@pytest.mark.rule("EXG-31")
def test_the_list_is_what_is_known_of_it() -> None:
    said = {most: [c for c, n in LIST.copies.items() if n == most] for most in (0, 1, 2)}

    assert {most: len(codes) for most, codes in said.items()} == {0: 15, 1: 38, 2: 8}
    assert (LIST.name, LIST.since, LIST.others) == ("2004-03 (OCG)", "2004-03-01", None)
    for most, name in ((0, "Raigeki"), (1, "Jinzo"), (2, "Last Turn"), (0, "Imperial Order")):
        assert LIST.copies[by_name(name).passcode] == most


def test_the_list_belongs_to_the_format_of_its_time() -> None:
    assert [each.name for each in own_lists_of("expert")] == [LIST.name]
    assert own_lists_of("master") == ()
