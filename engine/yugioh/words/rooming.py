"""How many Main Monster Zones are left once the first of two steps has freed and taken some."""

from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import Step, Whose
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.changes import Change
from engine.yugioh.words.reached import is_of_extra_deck
from engine.yugioh.words.steps import may_free, steps_in, whom


def zones_after(first: Step, duel: Duel, speaker: Speaker) -> int:
    """So many of the speaker's at most; below 1 where none is (FAQ 12771)."""
    leaving = *speaker.leaving, *may_free(first, duel, speaker)
    return len(main_zones(duel, speaker.player, leaving)) - _taken(first)


def _taken(first: Step) -> int:
    """How many it takes at least: what comes from an Extra Deck may lie elsewhere."""
    done = [each for each in steps_in(first) if getattr(each, "to", None) is not Whose.THEIRS]
    coming = [noun for each in done for noun in whom(each, Change.SUMMONED)]
    tokens = sum(each.made for each in done)
    return tokens + sum(not is_of_extra_deck(noun) for noun in coming)
