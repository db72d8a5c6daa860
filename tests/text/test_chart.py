"""How the reader finds its way: its rules, its work, and what it tells of what it declines."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.chart import (
    MOST_READINGS,
    Chart,
    Grammar,
    Hole,
    Rule,
    TooManyReadingsError,
)
from cards.grammar.reader.making import rules_of
from cards.grammar.reader.printed import printed_rules
from cards.grammar.reader.rules import grammar, rules, written
from cards.grammar.reader.tokens import tokens
from cards.grammar.reader.tongues import tongue
from cards.grammar.reader.words import names
from engine.yugioh.language import (
    Activate,
    AddToHand,
    AnyOf,
    Cards,
    CardText,
    Choose,
    Draw,
    Frame,
    Kind,
    Place,
    SynchroMaterials,
    Target,
    Then,
    YouCan,
    spell,
)

SPELL = spell("A Spell of Ours", 1)
SYNCHRO = CardText("A Synchro of Ours", 2, Kind.MONSTER, frame=Frame.SYNCHRO)
MOST_RULES = 5_650
"""So many rules are made ready in 1.5 s of one core, of the 3 s that a start may take."""
LONG = {
    "steps": ("Step", "draw 1 card", ", then draw 1 card"),
    "choices": ("Step", "destroy all monsters you control", " and draw 1 card"),
    "words before a noun": ("Thing", "1 monster", " that has no material"),
    "conditions": ("Condition", "you control a monster", " and you control a Spell"),
}


def work(category: str, text: str) -> int:
    chart = Chart(grammar(old=True), tokens(text))
    chart.spans(category, 0)
    return chart.steps


@pytest.mark.parametrize("what", LONG)
def test_the_work_grows_with_a_power_of_the_length_of_a_text(what: str) -> None:
    category, begin, again = LONG[what]
    counted = [work(category, begin + again * times) for times in (8, 16, 32)]

    assert counted[0] > 0
    assert counted[1] <= 8 * counted[0]
    assert counted[2] <= 8 * counted[1]


def test_an_ambiguous_grammar_is_asked_once_at_each_word() -> None:
    """All 2ⁿ ways to read n words are one thing that was understood."""
    one = [
        Rule("Word", ("a",), lambda _: "a"),
        Rule("Words", (Hole("x", "Word"),), lambda _: "read"),
        Rule("Words", (Hole("x", "Word"), Hole("y", "Words")), lambda _: "read"),
        Rule("Words", (Hole("x", "Word"), Hole("y", "Words"), "a"), lambda _: "read"),
    ]
    counted = []
    for length in (10, 20, 40):
        chart = Chart(Grammar(one), tokens("a " * length))
        assert chart.whole("Words") == ("read",)
        counted.append(chart.steps)

    assert counted[1] <= 8 * counted[0]
    assert counted[2] <= 8 * counted[1]


def test_what_has_too_many_readings_is_not_read() -> None:
    numbers = range(MOST_READINGS + 1)
    many = [next(rules_of("Word", "a", f"{number}", {})) for number in numbers]

    with pytest.raises(TooManyReadingsError):
        Chart(Grammar(many), tokens("a")).whole("Word")


def test_a_rule_may_begin_with_itself() -> None:
    rules_of_words = [
        Rule("Words", ("a",), lambda _: 1),
        Rule("Words", (Hole("x", "Words"), "a"), lambda filled: filled["x"] + 1),
    ]

    assert Chart(Grammar(rules_of_words), tokens("a " * 30)).whole("Words") == (30,)


def test_rules_may_begin_with_each_other() -> None:
    circle = [
        Rule("Odd", ("a",), lambda _: "odd"),
        Rule("Odd", (Hole("x", "Even"), "a"), lambda _: "odd"),
        Rule("Even", (Hole("x", "Odd"), "a"), lambda _: "even"),
        Rule("Either", (Hole("x", "Odd"),), lambda filled: filled["x"]),
        Rule("Either", (Hole("x", "Even"),), lambda filled: filled["x"]),
    ]
    chart = Chart(Grammar(circle), tokens("a " * 7))

    assert chart.whole("Either") == ("odd",)
    assert chart.whole("Even") == ()


def test_what_begins_with_itself_stays_bounded() -> None:
    """All ways to put n words in pairs of pairs are one thing that was understood."""
    pairs = [
        Rule("Words", ("a",), lambda _: "read"),
        Rule("Words", (Hole("x", "Words"), Hole("y", "Words")), lambda _: "read"),
    ]
    counted = []
    for length in (10, 20, 40):
        chart = Chart(Grammar(pairs), tokens("a " * length))
        assert chart.whole("Words") == ("read",)
        counted.append(chart.steps)

    assert counted[1] <= 8 * counted[0]
    assert counted[2] <= 8 * counted[1]


def test_a_rule_for_what_no_rule_makes_is_refused() -> None:
    with pytest.raises(KeyError, match="Nothing"):
        Grammar([Rule("Words", (Hole("x", "Nothing"),), lambda _: "read")])


@pytest.mark.parametrize(
    "meaning", ["Drow(2)", "Draw(2", "Draw(n)", "1 + 1", "Draw()", "Draw(of=2)"]
)
def test_a_rule_that_means_nothing_is_refused(meaning: str) -> None:
    with pytest.raises((KeyError, SyntaxError, TypeError, ValueError)):
        list(rules_of("Step", "draw 2 cards", meaning, {"Draw": Draw}))


def test_a_phrasing_stands_for_every_choice_in_it() -> None:
    made = rules_of("Step", "[you |]draw {n:int} card~", "Draw(n)", {"Draw": Draw})

    assert [rule.pieces for rule in made] == [
        ("you", "draw", Hole("n", "int"), "card"),
        ("you", "draw", Hole("n", "int"), "cards"),
        ("draw", Hole("n", "int"), "card"),
        ("draw", Hole("n", "int"), "cards"),
    ]


def test_a_rule_has_meanings_for_what_fills_it() -> None:
    meaning = "None if n=1 else (n,) if n>2 else 0"
    grammar = Grammar(rules_of("Word", "{n:int}", meaning, {}))

    assert [Chart(grammar, tokens(n)).whole("Word") for n in "123"] == [(), (0,), ((3,),)]


@pytest.mark.parametrize("asked", ["m=1", "n.nothing", "n.whose=OURS", "n=", "n=Nobody"])
def test_a_meaning_asked_for_what_there_is_not_is_refused(asked: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        list(rules_of("Word", "{n:int}", f"n if {asked}", {}))


def test_there_are_no_more_rules_than_are_soon_made_ready() -> None:
    assert sum(1 for _ in rules()) <= MOST_RULES


def meant(rule: Rule) -> object:
    """What a rule without holes makes; nothing where that makes no sense."""
    try:
        return rule.category, rule.pieces, rule.build({})
    except (TypeError, ValueError):  # compiled, a word is strict about what fills its slots
        return None


@pytest.mark.parametrize("code", ["en", "ja"])
def test_no_rule_is_written_that_an_entry_makes(code: str) -> None:
    printed = printed_rules(code, old=True)
    made = [meant(rule) for rule in printed if {*map(type, rule.pieces)} == {str}]
    again = [
        phrasing
        for _, category, phrasing, meaning in written(code)
        if not {"[", "{"} & set(phrasing)
        for rule in rules_of(category, phrasing, meaning, names(), tongue(code).cut)
        if meant(rule) in filter(None, made)
    ]

    assert made
    assert not again


def test_what_no_card_shows_is_composed() -> None:
    found = "add 1 Level 3 or lower WIND Insect monster from your Deck or GY to your hand"

    read = parse(SPELL, (f"Draw 1 card, then you can {found}.",))

    (effect,) = read.effects
    assert isinstance(effect, Activate)
    assert isinstance(effect.do, Then)
    assert effect.do.first == Draw(1)
    assert isinstance(effect.do.second, YouCan)
    assert isinstance(effect.do.second.step, AddToHand)
    chosen = effect.do.second.step.what
    assert isinstance(chosen, Choose)
    assert isinstance(chosen.of, AnyOf)
    assert [each.place for each in chosen.of.each] == [Place.DECK, Place.GRAVEYARD]


def test_materials_are_composed() -> None:
    read = parse(SYNCHRO, ("1 Tuner + 1+ non-Tuner WATER monsters",))

    assert isinstance(read.materials, SynchroMaterials)
    assert read.materials.others != Cards()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "Destroy all Spell and Trap Cards on the field.",
            "Destroy all Spells/Traps on the field.",
        ),
        ("Increase your Life Points by 1000 points.", "Gain 1000 LP."),
        (
            "Special Summon 1 Dragon-Type monster from your Graveyard.",
            "Special Summon 1 Dragon monster from your GY.",
        ),
    ],
)
def test_older_words_are_read_as_those_of_today(old: str, new: str) -> None:
    assert parse(SPELL, (old,)) == parse(SPELL, (new,))


def test_what_is_declined_tells_the_first_words_not_understood() -> None:
    with pytest.raises(UnknownTextError) as told:
        parse(SPELL, ("Draw 2 cards, then dance around the table.",))

    assert told.value.words == "dance around the table"
    assert told.value.understood == "Draw 2 cards"


def test_a_trap_does_not_target_itself_besides() -> None:
    """FAQ of Escape of the Unchained."""
    text = "Target 1 WATER monster you control and 1 card on the field; destroy both."
    (effect,) = parse(CardText("A Trap of Ours", 2, Kind.TRAP), (text,)).effects

    assert isinstance(effect, Activate)
    assert effect.target is not None
    assert effect.target.besides == Target(Cards(place=Place.FIELD, other=True))
