"""What is understood of a card in part by hand: more than whole effects."""

from dataclasses import replace

import pytest

from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    ByHand,
    Cards,
    Choose,
    Claimed,
    Discard,
    If,
    Ignition,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    Limit,
    Place,
    Quick,
    Summon,
    Target,
    Whose,
)
from engine.yugioh.pool.state import State
from tests.witnessing.test_by_hand import DRAWS, HERON, HUMS, LASTING, SPELL, by_hand, made

HAND_CARDS = Cards(whose=Whose.YOURS, place=Place.HAND)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            "If this card is sent to the GY: You can hum.",
            If(IsSentToGraveyard(THIS), you_can=True),
        ),
        ("If this card is Special Summoned: Hum.", If(IsSummoned(THIS, (Summon.SPECIAL,)))),
        (
            "Once per turn: You can discard 1 card; hum.",
            Ignition(cost=Discard(Choose(HAND_CARDS)), limit=Limit.ONCE_EACH),
        ),
        (
            "(Quick Effect): You can target 1 monster on the field; hum at it.",
            Quick(target=Target(Cards(Kind.MONSTER, place=Place.FIELD))),
        ),
        (
            "You can discard this card, then target 1 hummed tune; hum.",
            Ignition(cost=Discard(THIS), where=Place.HAND),
        ),
        (
            "If a tune is hummed: You can discard this card; sing.",
            Claimed(cost=Discard(THIS), where=Place.HAND),
        ),
    ],
)
def test_what_stands_before_the_deed_is_played_by_the_rules(
    text: str, read: Activatable
) -> None:
    card, state = made(text)
    assert card.effects == (replace(read, do=ByHand((0,))),)
    assert state == State.IN_PART_BY_HAND


@pytest.mark.parametrize(
    "text",
    [
        "(Quick Effect): You can hum.",
        "You can hum 1 tune; whistle.",
        "You can discard 1 card, and if you do, hum.",
    ],
)
def test_a_kind_and_a_place_alone_are_not_much_to_understand(text: str) -> None:
    assert made(text)[1] == State.BY_HAND


@pytest.mark.parametrize(
    "told",
    [
        'You can only use this effect of "Nobody\'s Heron" once per turn.',
        'You can only use each effect of "Nobody\'s Heron" once per turn.',
    ],
)
def test_how_often_it_is_used_is_enough_to_be_understood(told: str) -> None:
    card, state = made(f"{HUMS} {told}")
    assert state == State.IN_PART_BY_HAND
    assert card.effects == (Ignition(do=ByHand((0,)), limit=Limit.ONCE_BY_NAME),)


@pytest.mark.parametrize(
    "exception",
    [
        'You can hum 1 tune, except "Nobody\'s Heron" or "Dr. Nobody"; whistle.',
        'You can whistle; hum 1 tune, except "Nobody\'s Heron", then sing.',
        "If a tune is hummed (except during the Damage Step): You can whistle.",
        "During your Main Phase, except the turn this card was sent to the GY: You can hum.",
        "You can whistle; hum 1 tune, except a Winged Beast monster.",
    ],
)
def test_what_leaves_out_something_of_its_own_limits_nothing_else(exception: str) -> None:
    card, state = made(f"{DRAWS} {exception}")
    assert state == State.IN_PART_BY_HAND
    assert [*by_hand(card).values()] == [(1,)]


def test_what_goes_on_with_a_deed_is_part_of_it() -> None:
    humming = "If this card is Special Summoned: You can hum. Otherwise, whistle."
    card, state = made(f"{humming} {DRAWS}")
    assert state == State.IN_PART_BY_HAND
    assert [*by_hand(card).values()] == [(0, 1)]
    assert made(f"{DRAWS} Otherwise, whistle.")[1] == State.BY_HAND


@pytest.mark.parametrize(
    "follows", ["When Summoned this way: You can sing.", "When you do: Sing."]
)
def test_an_occasion_that_another_sentence_tells_has_all_done_by_hand(follows: str) -> None:
    assert made(f"{DRAWS} {HUMS} {follows}")[1] == State.BY_HAND


def test_a_spell_that_goes_on_without_marks_is_still_activated_once() -> None:
    card, state = made("Target 1 monster on the field; hum at it. All others whistle.", SPELL)
    assert state == State.BY_HAND
    going_on = "Target 1 monster on the field; hum at it. Special Summon 1 tune."
    card, state = made(going_on, SPELL)
    assert state == State.IN_PART_BY_HAND
    target = Target(Cards(Kind.MONSTER, place=Place.FIELD))
    assert card.effects == (Activate(target=target, do=ByHand((0, 1))),)
    assert made(f"Draw 1 card. {going_on}", SPELL)[1] == State.BY_HAND


def test_how_often_the_card_is_activated_belongs_to_its_activation() -> None:
    once = 'You can only activate 1 "Nobody\'s Heron" per turn.'
    card, state = made(f"Once per turn: You can hum. {once}", LASTING)
    assert state == State.IN_PART_BY_HAND
    assert card.effects[0] == Activate(limit=Limit.ONE_ACTIVATION)
    assert by_hand(card) == {card.effects[1]: (0,)}


def test_a_limit_holds_wherever_the_effect_is_used() -> None:
    sentence = "You can banish this card from your hand or GY; hum."
    card, _ = made(
        f'{sentence} You can only use this effect of "Nobody\'s Heron" once per turn.'
    )
    limits = [each.limit for each in card.effects if isinstance(each, Ignition)]
    assert limits == [Limit.ONCE_BY_NAME, Limit.ONCE_BY_NAME]


def test_what_the_facts_say_as_well_has_nothing_done_by_hand() -> None:
    card, state = made(f"Cannot be Normal Summoned/Set. {DRAWS} {HUMS}")
    assert (state, card.special_only) == (State.IN_PART_BY_HAND, True)
    assert [*by_hand(card).values()] == [(2,)]
    ritual = {**HERON, "abilities": ("Ritual", "Effect")}
    card, state = made(f'You can Ritual Summon this card with "Hum". {DRAWS} {HUMS}', ritual)
    assert state == State.IN_PART_BY_HAND
    assert [*by_hand(card).values()] == [(2,)]


@pytest.mark.parametrize(
    ("waits", "state"),
    [
        ("If a tune is hummed while this card is in your GY: You can sing.", "in-part-by-hand"),
        (HUMS, "by-hand"),
    ],
)
def test_a_card_that_has_to_be_there_already_is_claimed(waits: str, state: str) -> None:
    ja = {"ja": "このカードが墓地に存在する状態で、歌が歌われた場合に発動できる。"}
    assert made(f"{DRAWS} {waits}", elsewhere=ja)[1] == state


BATTLED = "If this card destroys a monster by battle: You can hum."


@pytest.mark.parametrize(
    ("japanese", "numbers"),
    [
        ("自分は１枚ドローする。", ()),
        ("自分は２枚ドローする。", (0,)),
        ("鼻歌を歌う。", ()),
    ],
)
def test_an_effect_that_japanese_tells_otherwise_is_done_by_hand(
    japanese: str, numbers: tuple[int, ...]
) -> None:
    """What both languages say alike, or one of them alone is read, is played by the rules."""
    ja = f"①：このカードが召喚した時に発動できる。{japanese}②：発動できる。歌う。"
    text = f"When this card is Normal Summoned: You can draw 1 card. {BATTLED}"
    card, state = made(text, elsewhere={"ja": ja})
    assert state == State.IN_PART_BY_HAND
    assert {at for places in by_hand(card).values() for at in places} == {*numbers, 1}


def test_what_japanese_decides_holds_for_an_effect_of_a_card_in_part_by_hand() -> None:
    ja = "①：このカードが召喚した場合に発動できる。自分は１枚ドローする。②：発動できる。歌う。"
    text = f"When this card is Normal Summoned: You can draw 1 card. {BATTLED}"
    card, _ = made(text, elsewhere={"ja": ja})
    assert isinstance(card.effects[0], If)
