"""Which questions the host keeps even, and which everybody sees to be asked."""

from collections import Counter

import pytest

from bot.duels.windows.window import is_window, passes_at_once
from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Occasion
from engine.core.protocol import Pick
from engine.duelmasters.acts.asking import Go, Reason
from engine.duelmasters.language.printed import Zone
from tests.duelmasters.hosted.tables import Moment, opened, party, watch


@pytest.mark.rule("DP-306.1a")
def test_declarations_alone_are_windows_and_who_holds_cards_is_asked_whatever_they_are() -> (
    None
):
    asked: Counter[Occasion] = Counter()

    def look(moment: Moment) -> None:
        decision, table = moment.decision, party(moment.match).table
        assert is_window(decision) == (decision.reason is Reason.DECLARE)
        if is_window(decision):
            asked[DUELMASTERS.occasion(moment.match, decision)] += 1
            hand = table.zone(decision.seat, Zone.HAND)
            partner = any(each.shown for each in table.zone(decision.seat, Zone.PARTNER))
            assert hand or partner or table.on_way

    for number in range(3):
        watch(opened(number), number, look, 300)
    assert min(asked[each] for each in (Occasion.ATTACK, Occasion.LEAVING)) > 20


@pytest.mark.rule("DM-TURN-6", "DM-KW-14")
def test_nobody_ends_a_turn_unasked_whatever_they_could_do() -> None:
    ends = 0

    def look(moment: Moment) -> None:
        nonlocal ends
        decision = moment.decision
        if decision.reason is Reason.PLAY and isinstance(decision, Pick):
            assert not passes_at_once(decision)
            assert decision.least == 1
            if Go.END in decision.options:
                ends += decision.options == (Go.END,)
                (safe,) = decision.default()
                assert decision.options[safe] is Go.END

    for number in range(3):
        watch(opened(number), number, look, 300)
    assert ends > 10
