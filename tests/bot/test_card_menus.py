"""Cards of a table fit into what Discord takes, and are read from what is shown alone."""

from dataclasses import replace

import pytest

from bot.duels.match.drafts import Moment, Opened
from bot.duels.panel.board import status
from bot.duels.panel.panel import panel, sheet_of
from bot.duels.seen.closely import opened
from bot.duels.seen.sight import Sight
from bot.shared.components import Component
from engine.core.prompts import Choice, ChoiceKind, Prompt, Shape
from engine.core.reading import Because, Group, Listed, Number, Offer, Reading, Refusal
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.pieces import BUTTON, SELECT, ids, pieces, printed
from tests.bot.test_widgets import PHASES, assert_acceptable, sight

PLACES = ("hand", "field", "their-field", "graveyard", "their-graveyard", "banished", "chain")
NOW = Moment(7, 99999)
OFFERS = tuple(Offer(n, f"Act {n % 3}", ChoiceKind.MAIN, "e" * 400) for n in range(30))
REFUSALS = tuple(
    Refusal(f"Act {n}", "e", (Because("r" * 200, "MR-SUM-01"),) * 5) for n in range(9)
)
NUMBERS = (Number("ATK", "2300", "1800"), Number("DEF", "0", "0"))
LONG = Reading(1, 1, "N" * 90, "hand", False, ("l" * 200,), ("t" * 900,) * 9, NUMBERS)
LONGEST = replace(LONG, state=("s" * 300,) * 9, offers=OFFERS, refusals=REFUSALS)


def groups(each: int, acting: int = 0) -> tuple[Group, ...]:
    """So many cards in every place, of which the first few can act."""
    found, handle = [], 0
    for place in PLACES:
        cards = []
        for _ in range(each):
            options = (handle,) if handle < acting else ()
            name = f"Card {handle} {'n' * 90}"
            cards.append(Listed(handle, 1, name, "where", "l" * 90, options=options))
            handle += 1
        found.append(Group(place, "T" * 90, tuple(cards)))
    return tuple(found)


def seen(each: int, acting: int = 0) -> Sight:
    """A player's own move with so many cards."""
    choices = tuple(Choice(f"Play {n}", "d", card=n, act=f"Act {n}") for n in range(acting))
    prompt = Prompt(Shape.PICK, "?", (*choices, *PHASES))
    return sight(prompt, cards=groups(each, acting), moment=NOW)


def menu(shown: Component) -> Component:
    """The menu of cards."""
    menus = pieces(shown, SELECT)
    return next(each for each in menus if each["custom_id"].startswith(("read:", "look:")))


@pytest.mark.parametrize("each", [1, 3, 4, 5, 25, 60])
@pytest.mark.parametrize("acting", [0, 1, 5, 6, 24, 60])
def test_every_crowd_of_cards_fits(each: int, acting: int) -> None:
    crowd = seen(each, acting)
    assert_acceptable(panel(crowd))
    assert_acceptable(panel(replace(crowd, place="graveyard")))
    assert_acceptable(status(replace(crowd, audience=None, question=None), is_seated=True))


def test_a_place_that_is_opened_tells_its_cards_at_once() -> None:
    """Nobody has to open a menu to see what lies there."""
    crowd = replace(sight(Prompt(Shape.PICK, "?", PHASES)), cards=groups(15), place="graveyard")
    (pile,) = [group for group in groups(15) if group.place == "graveyard"]

    told = printed(panel(crowd)).splitlines()

    assert all(any(card.name in line for line in told) for card in pile.cards)


def test_what_can_act_comes_first_and_large_places_are_opened_by_one_option() -> None:
    options = menu(panel(seen(10, acting=6)))["options"]
    assert [option["value"] for option in options[:6]] == ["0", "1", "2", "3", "4", "5"]
    assert options[0]["description"].startswith("▸ Act 0 · ")
    assert "place:their-graveyard" in [option["value"] for option in options]
    assert not any(option["value"] == "place:chain" for option in options)


def opens(shown: Component) -> list[int]:
    """The handles of the cards that have a button, in their order."""
    return [int(each.split(":")[-1]) for each in ids(shown) if each.startswith("open:")]


def test_up_to_ten_cards_that_can_act_have_a_button_above_those_that_move_on() -> None:
    buttons = ids(panel(seen(6, acting=6)))
    assert opens(panel(seen(6, acting=6))) == [0, 1, 2, 3, 4, 5]
    assert buttons.index("open:123456:7:99999:5") < buttons.index("answer:123456:99999:6")
    assert buttons.index("answer:123456:99999:6") < buttons.index("refresh:123456")
    assert opens(panel(seen(60, acting=11))) == [*range(10)]


def test_cards_of_the_hand_have_a_button_before_those_that_lie_elsewhere() -> None:
    hand, field = (seen(8, acting=16).cards[n] for n in range(2))
    two = replace(field, cards=tuple(replace(card, options=(0, 1)) for card in field.cards))
    shown = panel(replace(seen(8, acting=16), cards=(two, hand)))
    assert opens(shown) == [8, 9, *range(8)]


def test_a_long_card_fits_and_says_why_not_and_by_which_rule() -> None:
    shown = replace(seen(5, acting=30), reading=LONGEST)
    assert_acceptable(panel(shown))
    view = panel(replace(shown, reading=replace(LONG, text=("t",), refusals=REFUSALS[:1])))
    text = printed(view)
    assert "Act 0 (not now): " in text
    assert "(MR-SUM-01)" in text
    assert "ATK 2300 (printed: 1800)" in text
    assert "DEF 0" not in text
    assert "back:123456" in ids(view)


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_what_a_card_can_and_cannot_do_is_said_in_wide_punctuation(language: str) -> None:
    alike = (OFFERS[1], OFFERS[0], replace(OFFERS[3], effect="f"))
    read = replace(LONG, text=("t",), offers=alike, refusals=REFUSALS[:1])
    shown = replace(seen(5, acting=4), language=language, reading=read)
    view = panel(shown)
    labels, text = {each["label"] for each in pieces(view, BUTTON)}, printed(view)
    assert "（MR-SUM-01）" in text
    assert "**Act 1**：e" in text
    assert {"Act 0（1）", "Act 0（2）"} < labels


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_the_menu_of_cards_speaks_with_wide_punctuation(language: str) -> None:
    cards = (replace(groups(1, 2)[0].cards[0], options=(0, 1)), *groups(12)[0].cards)
    crowd = replace(seen(12, acting=2), language=language)
    first = replace(crowd.cards[0], cards=cards)

    options = menu(panel(replace(crowd, cards=(first, *crowd.cards[1:]))))["options"]

    assert options[0]["description"].startswith("▸ Act 0、Act 1 · ")
    assert any(option["label"].endswith("（12）") for option in options)


def test_behind_the_curtain_a_card_is_read_as_it_is_printed() -> None:
    kept = replace(seen(5, acting=3), question=None)
    shown = opened(kept, ODDS_AND_EVENS, None, Opened(NOW, 2))
    assert shown.reading is not None
    assert shown.reading.offers == ()
    assert shown.reading.refusals == ()
    assert shown.reading.state == ("l" * 90,)


def test_what_was_opened_at_another_moment_or_was_never_there_is_not_shown() -> None:
    now = seen(5)
    for what in (Opened(Moment(6, 99999), 2), Opened(NOW, 999), Opened(NOW, place="nowhere")):
        shown = opened(now, ODDS_AND_EVENS, None, what)
        assert (shown.reading, shown.place) == (None, "")
        assert sheet_of(shown) is None


def test_the_menu_says_whether_its_cards_can_be_played() -> None:
    answers = Prompt(Shape.PICK, "?", (Choice("Activate it", card=0),))
    responds = sight(answers, cards=groups(5, acting=1), moment=NOW)
    named = [
        menu(panel(each))["placeholder"] for each in (seen(5, acting=6), seen(5), responds)
    ]
    assert named == ["Play or read a card …", "Read a card …", "Read a card …"]
    assert menu(panel(seen(10, acting=60)))["placeholder"] == "Play or read a card …"


def test_the_menu_of_a_place_that_is_opened_says_it_too() -> None:
    move, waits = seen(8, acting=6), replace(seen(8, acting=6), question=None)
    named = [menu(panel(replace(each, place="hand")))["placeholder"] for each in (move, waits)]
    assert named == ["Play or read a card …", "Read a card …"]


@pytest.mark.parametrize("mark", [": ", "："])
def test_what_a_label_says_of_an_effect_is_not_said_twice(mark: str) -> None:
    """By hand, effects that have no number are told apart by their beginning."""
    effects = (
        "During your Main Phase: You can draw 1 card.",
        "If it is sent there: Destroy it.",
    )
    offers = tuple(
        Offer(n, f"Use it{mark}{effect[:30]}…", ChoiceKind.MAIN, effect)
        for n, effect in enumerate(effects)
    )
    card = replace(LONG, text=(), offers=offers)
    text = printed(panel(replace(seen(5, acting=2), reading=card)))
    assert [f"**Use it**: {effect}" in text for effect in effects] == [True, True]


@pytest.mark.parametrize("label", ["Activate", "Activate (targets your Waboku)"])
def test_of_several_effects_it_is_said_which_one_cannot_be_used(label: str) -> None:
    because = (Because("Not yet.", "MR-SUM-01"),)
    refused = (
        Refusal("Activate", "Gains 500 ATK.", because),
        Refusal("Set", "Never mind.", because),
        Refusal("Attack", "", because),
    )
    offers = (
        Offer(0, label, ChoiceKind.MAIN, "Draws."),
        Offer(1, "Attack", ChoiceKind.MAIN),
    )
    card = replace(LONG, text=(), offers=offers, refusals=refused)
    text = printed(panel(replace(seen(5, acting=2), reading=card)))
    assert "Activate (“Gains 500 ATK.”) (not now): Not yet. (MR-SUM-01)" in text
    assert "Set (not now): Not yet." in text
    assert "Attack (not now): Not yet." in text


def test_an_effect_is_called_by_its_number_where_the_text_has_one() -> None:
    refused = (Refusal("Activate", "Gains 500 ATK.", (Because("Not yet.", "MR-SUM-01"),)),)
    offers = tuple(Offer(n, "Use", ChoiceKind.MAIN, f"Draws {n}.") for n in (1, 2))
    text = ("① Draws 1.", "② Draws 2.", "③ Gains 500 ATK.")
    card = replace(LONG, text=text, offers=offers, refusals=refused)

    shown = panel(replace(seen(5, acting=2), reading=card))

    assert "Activate ③ (not now): Not yet. (MR-SUM-01)" in printed(shown)
    assert [each["label"] for each in pieces(shown) if each["type"] == BUTTON][:2] == [
        "Use ①",
        "Use ②",
    ]


def test_many_cards_of_a_pile_that_can_act_stand_behind_one_button() -> None:
    crowd = seen(4, acting=16)
    piled = tuple(
        replace(each, is_pile=True) if each.place == "graveyard" else each
        for each in crowd.cards
    )
    few = panel(replace(crowd, cards=piled))

    button = next(each for each in pieces(few, BUTTON) if "place:" in each["custom_id"])
    assert button["custom_id"] == f"place:{crowd.record.id}:{NOW.heard}:{NOW.number}:graveyard"
    assert button["label"].endswith("(4) …")
    assert not {12, 13, 14, 15} & set(opens(few))
    assert not [each for each in ids(panel(crowd)) if each.startswith("place:")]
    assert_acceptable(few)


def test_buttons_of_two_cards_of_one_name_say_where_each_lies() -> None:
    hand, field = (seen(2, acting=4).cards[n] for n in range(2))
    twins = tuple(
        replace(
            group, cards=(replace(group.cards[0], name="Twin", where=where, options=(0, 1)),)
        )
        for group, where in ((hand, "your hand"), (field, "your M1"))
    )
    shown = pieces(panel(replace(seen(2, acting=4), cards=twins)), BUTTON)

    assert [each["label"] for each in shown][:2] == ["Twin (your hand)", "Twin (your M1)"]


@pytest.mark.parametrize("own", ["Back", "Use no materials", None])
def test_no_two_buttons_lead_back_under_one_name(own: str | None) -> None:
    choices = tuple(Choice(f"Card {n}", "d") for n in range(3))
    shown = seen(1)
    assert shown.question is not None
    prompt = Prompt(Shape.PICK, "?", choices, 0, 2, own)
    begun = replace(shown, question=replace(shown.question, prompt=prompt, has_back=True))

    labels = [each.get("label") for each in pieces(panel(begun), BUTTON)]
    assert labels.count("Back") == 1
