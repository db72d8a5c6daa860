"""Whatever can be said in the language can be read aloud in each language."""

import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cards.text.page import TEXT
from engine.yugioh.language import (
    Activate,
    CardText,
    Counter,
    Effect,
    EquippedMonster,
    Every,
    Icon,
    Kind,
    PlaceCounters,
)
from tests.language.words import trees

CARDS = st.builds(
    CardText,
    name=st.just("Kuriboh"),
    passcode=st.just(40640057),
    kind=st.sampled_from((Kind.MONSTER, Kind.SPELL, Kind.TRAP)),
    effects=st.lists(trees(Effect, 4), min_size=1, max_size=3).map(tuple),
    icon=st.sampled_from(Icon),
)
ON_NO_DESCRIPTION = PlaceCounters(Every(EquippedMonster()), Counter.SPELL, 1)
BROKEN = re.compile(r"None|  |[{}<>_]|を，|。。|\.\.|, ,|、、|，，")


@pytest.mark.parametrize("spoken", TEXT)
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(card=CARDS)
@example(card=CardText("Kuriboh", 40640057, Kind.SPELL, (Activate(do=ON_NO_DESCRIPTION),)))
def test_any_card_can_be_read_aloud(spoken: str, card: CardText) -> None:
    for paragraph in TEXT[spoken](card):
        assert paragraph
        assert not BROKEN.search(paragraph), paragraph
        assert paragraph[-1] in ".。)"
