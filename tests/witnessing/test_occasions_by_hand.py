"""A card by hand waits for what its text waits for, where that is understood."""

import pytest

from engine.core.cards import Facts
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    AtPhase,
    ByHand,
    Cards,
    Claimed,
    DeclaresAttack,
    During,
    If,
    Ignition,
    IsActivated,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    Phase,
    Place,
    Quick,
    Summon,
    SummonedIf,
    Trigger,
    When,
    Whose,
)
from engine.yugioh.pool.state import State
from tests.witnessing.test_by_hand import HERON, TRAP, by_hand, made

NORMALLY = (Summon.NORMAL, Summon.TRIBUTE)
SINGS = "You cannot sing this turn."
"""What limits, and is not understood: the whole card is done by hand."""


def first(text: str, facts: Facts = HERON) -> Activatable:
    """The effect of the first sentence of a card by hand as a whole."""
    card, state = made(f"{text} {SINGS}", facts)
    assert state == State.BY_HAND
    found = next(each for each, places in by_hand(card).items() if 0 in places)
    assert isinstance(found, Activatable)
    return found


@pytest.mark.parametrize(
    ("when", "during"),
    [
        ("During the Main Phase", During(None, (Phase.MAIN_1, Phase.MAIN_2))),
        ("During your opponent's Battle Phase", During(Whose.THEIRS, (Phase.BATTLE,))),
        ("During your opponent's turn", During(Whose.THEIRS)),
        ("During the Main Phase, if it hums", None),
    ],
)
@pytest.mark.parametrize("from_hand", [True, False])
def test_the_turn_and_the_phases_of_a_quick_effect_are_read(
    when: str, during: During | None, *, from_hand: bool
) -> None:
    """Artifact Lancea: nobody is asked in their own turn."""
    cost = "discard this card; " if from_hand else ""
    found = first(f"{when} (Quick Effect): You can {cost}hum 1 tune.")

    assert isinstance(found, Quick)
    assert found.condition == during
    assert found.where is (Place.HAND if from_hand else Place.FIELD)
    assert found.do == ByHand((0,))


@pytest.mark.parametrize(
    ("text", "kind", "when"),
    [
        ("If this card is Normal Summoned", If, IsSummoned(THIS, NORMALLY)),
        ("If this card is sent to the GY", If, IsSentToGraveyard(THIS)),
        (
            "When an opponent's monster declares an attack",
            When,
            DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        ),
        ("During your End Phase", If, AtPhase(Phase.END, Whose.YOURS)),
    ],
)
@pytest.mark.parametrize("deed", ["You can hum 1 tune; whistle it.", "Hum 1 tune."])
def test_an_occasion_that_is_understood_is_awaited(
    text: str, kind: type[If | When], when: Trigger, deed: str
) -> None:
    """Ice Ryzeal, Fallen of Albaz: nobody claims it while nothing of that has happened."""
    found = first(f"{text}: {deed}")
    assert isinstance(found, kind)
    assert found.when == when
    assert found.do == ByHand((0,))
    assert found.you_can, "what is not sure is never forced"


@pytest.mark.parametrize(
    "text",
    [
        "If this card is hummed: You can hum 1 tune.",
        "If this card is Normal Summoned and hums: You can hum 1 tune.",
    ],
)
def test_an_occasion_that_is_not_understood_is_claimed(text: str) -> None:
    assert isinstance(first(text), Claimed)


def test_what_is_paid_and_aimed_at_stays_by_hand() -> None:
    found = first("If this card is Normal Summoned: You can discard 1 card; hum 1 tune.")
    assert (found.cost, found.target) == (ByHand((0,)), None)


def test_a_quick_effect_awaits_what_it_answers() -> None:
    said = "When your opponent activates a Spell Card (Quick Effect): You can hum; whistle."
    found = first(said)
    assert isinstance(found, Quick)
    assert isinstance(found.when, IsActivated)


@pytest.mark.parametrize(
    "limit",
    [
        "If Summoned this way, you cannot hum for the rest of this turn, except tunes.",
        "For the rest of this turn, you can only hum tunes.",
        "You cannot hum during the turn you activate this effect, except tunes.",
        "(This Special Summon is treated as a hum.)",
    ],
)
def test_what_limits_its_player_is_nothing_to_be_claimed(limit: str) -> None:
    card, state = made(f"Once per turn: You can hum. {SINGS} {limit}")
    assert state == State.BY_HAND
    assert [*by_hand(card).values()] == [(0,), (1,)]


def test_what_lasts_is_applied_in_an_own_main_phase_and_claimed_at_no_other_time() -> None:
    """Ryzeal Duo Drive: a monster that gains by its materials answers no Summon."""
    card, _ = made("This card gains 100 tunes for each tune. You cannot hum this turn.")
    (found,) = by_hand(card)
    assert isinstance(found, Ignition)
    assert found.where is Place.FIELD


def test_a_trap_that_stays_awaits_nothing_as_it_comes() -> None:
    found = first("Activate this card by humming: Whistle.", TRAP)
    assert isinstance(found, Activate)
    assert found.when is None


@pytest.mark.parametrize(
    ("said", "kinds"),
    [
        ("Must be Fusion Summoned using tunes as material.", []),
        ("Must first be either Fusion Summoned, or hummed and Special Summoned.", [SummonedIf]),
    ],
)
def test_a_usual_summon_that_is_asked_for_is_no_way_of_its_own(
    said: str, kinds: list[type]
) -> None:
    """Guardian Chimera."""
    facts = {**HERON, "abilities": ("Fusion", "Effect")}
    card, _ = made(f"2 hums\n{said} {SINGS}", facts)
    assert [type(each) for each in card.effects if isinstance(each, SummonedIf)] == kinds
