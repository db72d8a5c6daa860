"""Entries are whole, and say what is wrong with one that is not."""

import pytest

from cards.grammar.columns import EntryError, check, parsed
from cards.grammar.entries import Entry, by_word, entries_of
from cards.grammar.printing import check_forms, put
from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.chart import Chart, Grammar
from cards.grammar.reader.printed import printed_rules, rules_of_entry
from cards.grammar.reader.rules import rules
from cards.grammar.reader.tokens import tokens
from cards.grammar.reader.tongues import tongue
from cards.grammar.vocabulary import WORDS
from cards.languages import LANGUAGES
from cards.text.page import TEXT
from engine.yugioh.language import (
    Banish,
    BearsCounters,
    CannotActivateCards,
    Cards,
    Choose,
    Counter,
    DealsBattleDamage,
    Destroy,
    Discard,
    Draw,
    During,
    Face,
    IsDestroyed,
    Kind,
    Node,
    Pierces,
    Place,
    PlaceCounters,
    SendToGraveyard,
    ThisCard,
    ThisIs,
    Was,
    Whose,
    spell,
)

SPELL = spell("A Spell of Ours", 1)
HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
WHOLE = 'en = "draw {count}"\nja = "{count}枚"\nzh = "抽{count}张"\n'


def entries_in(source: str) -> list[Entry]:
    return list(entries_of("here.toml", parsed("here.toml", source)))


def test_a_form_that_a_language_does_not_have_is_named() -> None:
    assert TEXT.keys() == set(LANGUAGES)
    bent = WHOLE.replace("{count}张", "{count:bent}张")
    with pytest.raises(
        EntryError, match=r"zh has no such forms:\nhere.toml, Draw 1: {count:bent}"
    ):
        check_forms(entries_in(f"[[Draw]]\n{bent}"), "zh", {"": str})
    check_forms(entries_in(f"[[Draw]]\n{bent}"), "en", {"": str})


def test_a_form_that_not_every_word_has_is_its_plain_one_elsewhere() -> None:
    is_set = ThisIs(Cards(place=Place.FIELD, face=Face.DOWN))

    assert put(Was(is_set), "en") == "this card was Set when this effect was activated"
    assert put(Was(During(Whose.YOURS)), "en").startswith("it is your turn")


def test_a_form_that_no_word_has_is_named_also_where_not_every_word_has_it() -> None:
    bent = WHOLE.replace("{count}张", "{count:bent?}张")
    with pytest.raises(EntryError, match=r"{count:bent\?}"):
        check_forms(entries_in(f"[[Draw]]\n{bent}"), "zh", {"": str})


def test_all_that_a_language_does_not_say_is_listed_at_once() -> None:
    files = {
        "here.toml": parsed("here.toml", f"[[Draw]]\n{WHOLE}[Kind]\nTRAP = {{ fr = 'Piège' }}")
    }

    with pytest.raises(EntryError) as error:
        check(files, ["en", "fr"])
    assert str(error.value).splitlines() == [
        "en is missing in here.toml, 1 times: Kind.TRAP",
        "fr is missing in here.toml, 1 times: Draw 1",
    ]


def test_the_first_entry_that_fits_is_printed() -> None:
    assert put(Draw(1), "en") == "draw 1 card"
    assert put(Draw(2, Whose.THEIRS), "en") == "your opponent draws 2 cards"
    assert put(Discard(Choose(HAND, 2, up_to=True)), "ja") == "手札を２枚まで捨てる"
    assert put(Discard(ThisCard()), "zh") == "从手牌将此卡舍弃"
    assert put(Discard(ThisCard(), to_graveyard=True), "en") == "discard this card to the GY"
    assert put(Discard(ThisCard(), True), "ja") == "このカードを手札から墓地へ捨てる"


def test_a_form_that_an_entry_says_itself_in_may_be_that_of_its_last() -> None:
    said = """
[[Draw]]
for = "who=THEIRS"
en = "they draw{*:much}"
ja = "引く"
zh = "抽"
"""
    last = f"[[Draw]]\n{WHOLE}much.en = ' {{count}}'\n"

    theirs, yours = by_word(entries_in(said + last))[Draw]

    assert theirs.phrases["en"]["much"] == yours.phrases["en"]["much"]
    assert "much" not in theirs.phrases["ja"]


def test_words_in_brackets_are_said_where_they_hold() -> None:
    assert put(Destroy(ThisCard()), "en") == "destroy this card"
    assert put(Destroy(ThisCard(), banish=True), "zh") == "将此卡破坏并除外"
    assert put(Banish(ThisCard(), face_down=True), "en") == "banish this card, face-down"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (f"[[Drew]]\n{WHOLE}", "there is no word Drew"),
        (f"[[Draw]]\n{WHOLE.replace('{count}张', '{cards}')}", "Draw has no field cards"),
        (f"[[Draw]]\n{WHOLE}for = 'who=NOBODY'", "who cannot be NOBODY"),
        (f"[[Draw]]\n{WHOLE}for = 'count?'", "a test is written"),
        (f"[[Draw]]\n{WHOLE.replace('{count}枚', '{count枚')}", "a hole is written"),
        (f"[[Draw]]\n{WHOLE.replace('{count}枚', '[{count}枚')}", "a bracket is not closed"),
        (f"[[Draw]]\n{WHOLE}fr = 'Piochez'", "'fr' is no language"),
        (f"[[Draw]]\n{WHOLE}read = [3]", "3 is no text"),
        (f"[[Draw]]\n{WHOLE}old = ['take {{cards}}']", "Draw has no field cards"),
        (f"[[Draw]]\n{WHOLE}for = 3", "3 is no text"),
        ("[[Draw]]\nen = 1\nja = 'x'\nzh = 'x'\n", "1 is no text"),
    ],
)
def test_an_entry_that_cannot_be_used_says_what_to_change(source: str, told: str) -> None:
    with pytest.raises(EntryError, match="here") as error:
        entries_in(source)
    assert told in str(error.value)


def test_an_entry_that_is_never_printed_is_named() -> None:
    tested = f"[[Draw]]\n{WHOLE}for = 'who=THEIRS'\n"
    always = f"[[Draw]]\n{WHOLE}"

    assert len(by_word(entries_in(tested + always))[Draw]) == 2
    with pytest.raises(EntryError, match=r"here.toml, Draw 2: it is never printed"):
        by_word(entries_in(always + tested))


def test_a_phrase_that_is_read_only_is_a_rule_of_the_reader() -> None:
    read = "read = ['[who=THEIRS?[they|your opponent] take {count} card[s|]]']"
    [entry] = entries_in(f"[[Draw]]\n{WHOLE}{read}")
    of_entry = Grammar([*rules(), *rules_of_entry(entry)])

    for said in ("They take 3 cards", "Your opponent take 3 card"):
        assert Chart(of_entry, tokens(said)).whole("Move") == (Draw(3, Whose.THEIRS),)
    assert put(Draw(3), "en") == "draw 3 cards"


def test_an_old_phrase_is_read_where_neither_costs_nor_targets_are_marked() -> None:
    old = "Return 1 card on the field to the owners' hands"
    now = "Return 1 card on the field to the owner's hand"

    assert parse(SPELL, (f"{old}.",)) == parse(SPELL, (f"{now}.",))
    with pytest.raises(UnknownTextError):
        parse(SPELL, (f"Pay 300 LP; {old.lower()}.",))


def test_what_holds_another_word_is_read_with_it() -> None:
    read = "read = ['[what=Choose?destroy just {what.count} {what.of:Many}]']"
    [entry] = entries_in(f"[[Destroy]]\n{WHOLE.replace('count', 'what')}{read}")
    chart = Chart(Grammar([*rules(), *rules_of_entry(entry)]), tokens("Destroy just 2 cards"))

    assert chart.whole("Move") == (Destroy(Choose(Cards(), 2)),)


def read_as_printed(node: Node) -> tuple[object, ...]:
    """What the rules of entries alone make of the words that are printed for it."""
    [category] = [
        each for family, each in tongue("en").families.items() if isinstance(node, family)
    ]
    others = (each for each in rules() if each.category != category)
    chart = Chart(Grammar([*others, *printed_rules()]), tokens(put(node, "en")))
    return chart.whole(category)


@pytest.mark.parametrize(
    "node",
    [
        Draw(2, Whose.THEIRS),
        Destroy(ThisCard(), banish=True),
        PlaceCounters(ThisCard(), Counter.SPELL, 2, most=3),
        Pierces(ThisCard(), Whose.YOURS),
        CannotActivateCards(Kind.TRAP, effects=True),
        BearsCounters(ThisCard(), Counter.SPELL, 1),
        IsDestroyed(ThisCard()),
        DealsBattleDamage(ThisCard(), Whose.THEIRS, directly=True),
    ],
    ids=lambda node: type(node).__name__,
)
def test_what_an_entry_prints_is_read_without_another_rule(node: Node) -> None:
    assert read_as_printed(node) == (node,)


def test_a_word_without_an_entry_is_named() -> None:
    assert "Known" in WORDS.words
    with pytest.raises(NotImplementedError, match="SendToGraveyard"):
        put(SendToGraveyard(ThisCard()), "en", "gerund")
