"""Tokens."""

from collections.abc import Sequence

from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.tokens import make_token, put_token, token_of
from engine.yugioh.asked import worth
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    Amount,
    Attribute,
    Deed,
    MakeTokens,
    Place,
    Step,
    Summon,
    Type,
    Until,
    Whose,
    token,
)
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.facts.numbers import becoming
from engine.yugioh.words.hand_acts import ANY_POINTS, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.rooming import zones_after
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


def _number(said: int | Amount | None, duel: Duel, speaker: Speaker) -> int | None:
    return None if said is None else worth(said, duel, speaker)


def _may_come(step: MakeTokens, duel: Duel, speaker: Speaker) -> bool:
    """Whether nothing forbids to Special Summon such a Token (Q&A 7947, 23412)."""
    seat, number = speaker.player, CardId(len(duel.state.cards))
    like = Card(number, token_of(duel, step.name), seat, seat, Place.NOWHERE)
    return may_special_summon(duel, seat, speaker) and is_free_to_come(duel, seat, like)


class MakeTokensRules(StepRules[MakeTokens]):
    """Special Summon so many Tokens of that name in that position (MR-TOKEN-04)."""

    needs = "MR-TOKEN-04"

    def could(self, step: MakeTokens, duel: Duel, speaker: Speaker) -> bool:
        free = main_zones(duel, player(step.to, duel, speaker), speaker.leaving)
        return _may_come(step, duel, speaker) and len(free) >= step.count

    def could_follow(self, step: MakeTokens, first: Step, duel: Duel, speaker: Speaker) -> bool:
        if step.to is not Whose.YOURS:
            return self.could(step, duel, speaker)
        room = zones_after(first, duel, speaker) >= step.count
        return room and _may_come(step, duel, speaker)

    def has_room(self, step: MakeTokens, duel: Duel, speaker: Speaker) -> bool:
        return self.could(step, duel, speaker)

    def includes(self, step: MakeTokens) -> Sequence[Deed]:
        return (Deed.SUMMON,)

    async def carry_out(self, step: MakeTokens, duel: Duel, speaker: Speaker) -> Done:
        to = player(step.to, duel, speaker)
        room = len(free_monster_zones(duel, to)) >= step.count
        if not room or not _may_come(step, duel, speaker):
            return NOT_DONE
        attack = _number(step.attack, duel, speaker)
        numbers = becoming(attack, _number(step.defense, duel, speaker))
        said = step.name, step.position
        tokens = [await make_token(duel, speaker.player, *said, to) for _ in range(step.count)]
        for each in tokens:
            duel.emit(Summoned(each.id, Summon.SPECIAL, speaker.player))
        left = Done(True, marked(tokens))
        made = tuple(each.id for each in tokens)
        for fact in numbers:
            about = speaker.card.id, speaker.player
            duel.emit(Applied(*about, fact, Until.WHILE_FACE_UP, former=made))
        return left

    def worth(self, step: MakeTokens, prospect: Prospect) -> int:
        return A_CARD // 2 if not prospect.duel.state.monsters(prospect.speaker.player) else 0


register(MakeTokens, MakeTokensRules())

NAME, NO_PASSCODE = "Token", 999_999_999
"""What a Token is called of which its maker says everything else."""
MOST_TOKENS, MOST_LEVEL = 5, 12


def _has_zone(duel: Duel, speaker: Speaker) -> bool:
    free = main_zones(duel, speaker.player, speaker.leaving)
    return may_special_summon(duel, speaker.player, speaker) and bool(free)


async def _make(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    """Special Summon the Tokens that are described, as far as there is room (MR-TOKEN-04)."""
    level, attack, defense = done.numbers
    assert isinstance(done.way, Attribute)
    assert isinstance(done.kind, Type)
    text = token(
        NAME,
        NO_PASSCODE,
        attribute=done.way,
        type=done.kind,
        level=level,
        attack=attack,
        defense=defense,
    )
    if not _has_zone(duel, speaker):
        return False
    count = min(done.number, len(free_monster_zones(duel, speaker.player)))
    tokens = [await put_token(duel, speaker.player, text, None) for _ in range(count)]
    for made in tokens:
        duel.emit(Summoned(made.id, Summon.SPECIAL, speaker.player))
    return bool(tokens)


register_act(
    HandAct.TOKEN,
    ActRules(
        deed=_make,
        ways=tuple(Attribute),
        kinds=tuple(Type),
        numbers=(1, MOST_TOKENS),
        more=((1, MOST_LEVEL), ANY_POINTS, ANY_POINTS),
        is_open=_has_zone,
    ),
)
