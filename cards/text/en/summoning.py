"""Special Summons, in English."""

from cards.text.anaphora import Known
from cards.text.en.nouns import described
from cards.text.en.steps import done, taken
from cards.text.en.terms import POSITION
from engine.yugioh.language import (
    Choose,
    EachPlayer,
    ExcavateAndSummon,
    NormalSummonOne,
    Otherwise,
    SpecialSummon,
    TheySummonToBattle,
    Whose,
)


@done.register
def _(step: SpecialSummon) -> str:
    position = f" in {POSITION[step.position]}" if step.position else ""
    zone = " to your zone this card points to" if step.pointed_to else ""
    fallen = isinstance(step.what, Known) and step.what.fallen
    zone = " to your field" if fallen and step.to is not Whose.THEIRS else zone
    zone = " to your opponent's field" if step.to is Whose.THEIRS else zone
    return f"Special Summon {taken(step.what)}{zone}{position}"


@done.register
def _(step: EachPlayer) -> str:
    said = done(step.step)
    if isinstance(step.step, SpecialSummon):
        return f"each player {said.replace('Summon', 'Summons', 1).replace('your ', 'their ')}"
    return f"each player does this: {said}"


@done.register
def _(step: Otherwise) -> str:
    return f"{done(step.first)}, otherwise {done(step.second)}"


@done.register
def _(_step: NormalSummonOne) -> str:
    return "immediately after this effect resolves, Normal Summon or Set 1 monster"


@done.register
def _(step: ExcavateAndSummon) -> str:
    """What there is to do where a Deck has not so many cards goes without saying."""
    top = f"{step.count} cards" if step.count > 1 else "card"
    summoned = f"Special Summon all revealed {described(step.what, many=True)}"
    positions = "face-up Attack Position or face-down Defense Position"
    shown = f"both players reveal the top {top} of their Decks, then {summoned} in {positions}"
    return f"{shown}, also add any remaining cards to their hand"


@done.register
def _(step: TheySummonToBattle) -> str:
    theirs = taken(Choose(step.what)).replace("your opponent's", "their", 1)
    battles = "have it battle the chosen monster (neither player takes battle damage)"
    return f"your opponent must Special Summon {theirs} in Attack Position and {battles}"
