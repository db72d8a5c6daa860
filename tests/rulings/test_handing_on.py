"""What a step leaves is handed on to the words that come after it, and written nowhere."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import (
    FORMER,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Cards,
    Destroy,
    EachPlayer,
    Every,
    Excavate,
    GainLife,
    Kind,
    NegateAttack,
    Otherwise,
    Place,
    Reveal,
    Step,
    Then,
    Whose,
)
from engine.yugioh.state.card import marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.steps import carry_out
from tests.table import side
from tests.table.laying import lay

GAIN, HALT = GainLife(500), NegateAttack()
"""What can always be done, and what never can while there is no attack."""
MONSTERS = Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)))


def speaking() -> tuple[Duel, Speaker]:
    duel = lay(
        (
            side(hand=["Pot of Greed"], deck=["Uraby", "Silver Fang"]),
            side(field=["Gemini Elf", "Battle Ox"], deck=["Feral Imp"]),
        )
    )
    return duel, Speaker(duel.state.sides[0].hand[0], Seat(0))


def done(step: Step, duel: Duel, speaker: Speaker) -> Done:
    """Carry out a step that asks nobody anything."""
    process = carry_out(step, duel, speaker)
    with pytest.raises(StopIteration) as end:
        process.send(None)
    left = end.value.value
    assert isinstance(left, Done)
    return left


def names(left: Done) -> list[str]:
    return [mark.card.text.name for mark in left.former or ()]


@pytest.mark.parametrize(
    ("step", "ok"),
    [
        (And(GAIN, HALT), True),
        (And(HALT, GAIN), True),
        (And(HALT, HALT), False),
        (AlsoAfterThat(GAIN, HALT), True),
        (AlsoAfterThat(HALT, GAIN), True),
        (AndIfYouDo(GAIN, HALT), False),
        (AndIfYouDo(HALT, GAIN), False),
        (Then(GAIN, GAIN), True),
        (Otherwise(HALT, GAIN), True),
        (Otherwise(HALT, HALT), False),
    ],
)
def test_joined_steps_are_done_where_what_counts_was(step: Step, ok: bool) -> None:
    assert done(step, *speaking()).ok is ok


def test_a_step_leaves_the_cards_it_dealt_with_and_their_attack() -> None:
    duel, speaker = speaking()
    left = done(MONSTERS, duel, speaker)

    assert names(left) == ["Gemini Elf", "Battle Ox"]
    assert left.attack == 1900 + 1700
    assert (speaker.former, speaker.former_attack) == ((), None)


@pytest.mark.parametrize("join", [And, AndIfYouDo, Then, AlsoAfterThat])
def test_the_second_of_joined_steps_is_handed_what_the_first_left(
    join: type[And | AndIfYouDo | Then | AlsoAfterThat],
) -> None:
    duel, speaker = speaking()
    left = done(join(MONSTERS, Reveal(FORMER)), duel, speaker)

    assert names(left) == ["Gemini Elf", "Battle Ox"]


def test_a_step_that_deals_with_no_cards_leaves_those_from_before() -> None:
    duel, speaker = speaking()
    left = done(And(And(MONSTERS, GAIN), Reveal(FORMER)), duel, speaker)

    assert names(left) == ["Gemini Elf", "Battle Ox"]
    assert left.attack == 3600


def test_of_two_steps_that_deal_with_cards_the_later_one_counts() -> None:
    duel, speaker = speaking()
    hand = Reveal(Every(Cards(whose=Whose.YOURS, place=Place.HAND)))
    left = done(And(MONSTERS, hand), duel, speaker)

    assert names(left) == ["Pot of Greed"]
    assert left.attack == 3600


def test_what_each_player_does_leaves_what_you_dealt_with() -> None:
    duel, speaker = speaking()
    hand = Reveal(Every(Cards(whose=Whose.YOURS, place=Place.HAND)))

    assert names(done(EachPlayer(hand), duel, speaker)) == ["Pot of Greed"]


def test_cards_that_were_turned_over_are_handed_on_beside_those_dealt_with() -> None:
    duel, speaker = speaking()
    left = done(And(Excavate(2), MONSTERS), duel, speaker)
    after = speaker.after(left)

    assert [mark.card.text.name for mark in after.excavated] == ["Uraby", "Silver Fang"]
    assert [mark.card.text.name for mark in after.former] == ["Gemini Elf", "Battle Ox"]


def test_what_leaves_nothing_leaves_the_speaker_as_it_was() -> None:
    duel, speaker = speaking()
    before = speaker.after(Done(True, marked(duel.state.sides[1].deck), 7))

    assert before.after(done(GAIN, duel, before)) is before
    assert (before.former_attack, len(before.former)) == (7, 1)
