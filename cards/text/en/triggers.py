"""What may happen, in English."""

from functools import singledispatch

from cards.text.anaphora import is_any_way, named_ways
from cards.text.en.nouns import a, card_of, counted, described, thing
from cards.text.en.terms import KIND, OWNER, PHASE, PLACE, POSITION, SUMMON, TIMING
from engine.yugioh.language import (
    AtDamageStep,
    AtPhase,
    BattlePhaseEnds,
    BeforeDraw,
    Cards,
    Cause,
    DealsBattleDamage,
    DeclaresAttack,
    Deed,
    Draws,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsResolved,
    IsSentToGraveyard,
    IsSummoned,
    IsTurned,
    LeavesField,
    Place,
    Summon,
    TakesDamage,
    ThisCard,
    Timing,
    Trigger,
    Whose,
    WouldBeSummoned,
)

CAUSE = {None: "", Cause.BATTLE: "battle", Cause.EFFECT: "card effect"}


DEED = {
    Deed.ADD_FROM_DECK: "add a card from the Deck to the hand",
    Deed.SUMMON_FROM_DECK: "Special Summon from the Deck",
    Deed.SEND_FROM_DECK: "send a card from the Deck to the GY",
    Deed.DESTROY_ON_FIELD: "destroy a card on the field",
}


WAS_FACE_DOWN = "was face-down at the start of the Damage Step"
NO_OTHER = "(and no other cards)"
ATTACKERS = {None: "an", Whose.YOURS: "your", Whose.THEIRS: "an opponent's"}
PAST = ((" battles", " battled"), (" attacks", " attacked"), (" is attacked", " was attacked"))
"""What is said of a battle before and after damage calculation."""


@singledispatch
def told(trigger: Trigger) -> str:
    """What happens, as a clause after "when"."""
    raise NotImplementedError(trigger)


@told.register
def _(trigger: DeclaresAttack) -> str:
    attack = "a direct attack" if trigger.directly else "an attack"
    return f"{thing(trigger.who)} declares {attack}"


@told.register
def _(trigger: IsSummoned) -> str:
    way = f"{ways(trigger.ways)} " if trigger.ways else ""
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        subject, ending = ("you", "") if who.whose is Whose.YOURS else ("your opponent", "s")
        return f"{subject} {way}Summon{ending} {a(described(who))}"
    return f"{thing(who)} is {way}Summoned"


@told.register
def _(trigger: WouldBeSummoned) -> str:
    way = "" if is_any_way(trigger.ways) else f"{ways(trigger.ways)} "
    return f"{thing(trigger.who)} would be {way}Summoned"


def ways(summoned: tuple[Summon, ...]) -> str:
    """The ways of a summon, as a list."""
    named = [SUMMON[way] for way in named_ways(summoned)]
    return " or ".join(part for part in (", ".join(named[:-1]), named[-1]) if part)


@told.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        subject = "you activate" if which.whose is Whose.YOURS else "your opponent activates"
        return f"{subject} {card_of(which, effect=trigger.effect)}{_closer(trigger)}"
    if trigger.effect is None:
        return f"{card_of(which, effect=None)} is activated{_closer(trigger)}"
    return f"{card_of(which, effect=trigger.effect)}{_closer(trigger)} is activated"


def _closer(trigger: IsActivated) -> str:
    """What the effect has to target and to do."""
    targeting = f" that targets {thing(trigger.targeting)}" if trigger.targeting else ""
    if trigger.targeting and trigger.alone:
        targeting = f" that targets exactly {counted(trigger.targeting, 1)} {NO_OTHER}"
    deeds = " or ".join(DEED[deed] for deed in trigger.including)
    return targeting + (f" that would {deeds}" if deeds else "")


@told.register
def _(trigger: IsResolved) -> str:
    return f"{a(KIND[trigger.kind])} Card that was activated resolves"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)} is flipped face-up"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)} leaves the field"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)} is destroyed{_by(trigger.by)}"


def _by(cause: Cause | tuple[Cause, ...] | None) -> str:
    causes = cause if isinstance(cause, tuple) else (cause,) if cause else ()
    return f" by {' or '.join(CAUSE[each] for each in causes)}" if causes else ""


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    attack = f" with {ATTACKERS[trigger.attacked_by]} attacking monster"
    own = f" by {OWNER[trigger.by]} {CAUSE[by]}" if by and trigger.by else _by(by)
    fell = own + (attack if trigger.attacked_by else "")
    destroyed = f"destroyed{fell} and " if by else ""
    place = "Monster Zone" if trigger.as_monster else trigger.origin and PLACE[trigger.origin]
    came = f" from the {place}" if place else ""
    effect = " by a card effect" if trigger.by_effect else ""
    after = ", after it was flipped face-up" if trigger.flipped else ""
    yours = trigger.attacked_by or trigger.face_up
    face_up = "this face-up card" if trigger.face_up else thing(trigger.which)
    lying, whose = (f"{face_up} you control", "your") if yours else (face_up, "the")
    came = "" if trigger.attacked_by else came
    return f"{lying} is {destroyed}sent{came} to {whose} GY{effect}{after}"


@told.register
def _(trigger: AtDamageStep) -> str:
    said = battle(trigger)
    if Timing.AFTER_CALCULATION in trigger.timings:
        for now, then in PAST:
            said = said.replace(now, then)
    return f"{timings(trigger)}, if {said}"


def timings(trigger: AtDamageStep) -> str:
    """The timings of the Damage Step that it names."""
    return " or ".join(TIMING[timing] for timing in trigger.timings)


@told.register
def _(trigger: DealsBattleDamage) -> str:
    damaged = "you" if trigger.to is Whose.YOURS else "your opponent"
    how = " by a direct attack" if trigger.directly else ""
    return f"{thing(trigger.who)} inflicts battle damage to {damaged}{how}"


@told.register
def _(trigger: AtPhase) -> str:
    place = PLACE[trigger.where]
    there = "" if trigger.where is Place.FIELD else f", while this card is in your {place}"
    return f"during {OWNER[trigger.whose]} {PHASE[trigger.phase]}{there}"


def battle(trigger: AtDamageStep) -> str:
    """Who fights whom."""
    damaged = {None: "", Whose.YOURS: "you", Whose.THEIRS: "your opponent"}[trigger.damage_to]
    ending = f" and {damaged} would take battle damage" if damaged else ""
    if trigger.fighter:
        against = f" {thing(trigger.foe)}" if trigger.foe else ""
        return f"{thing(trigger.fighter)} battles{against}{ending}"
    attacker, attacked = trigger.attacker, trigger.attacked
    if attacker and attacked:
        if isinstance(attacked, ThisCard):
            return f"this card is attacked by {thing(attacker)}{ending}"
        return f"{thing(attacker)} attacks {thing(attacked)}{ending}"
    if attacked:
        face_down = f", and {WAS_FACE_DOWN}" if trigger.was_face_down else ""
        return f"{thing(attacked)} is attacked{face_down}{ending}"
    subject = thing(attacker).replace("an opponent's", "your opponent's") if attacker else ""
    return f"{subject or 'a monster'} attacks{ending}"


@told.register
def _(trigger: TakesDamage) -> str:
    who = "you take" if trigger.who is Whose.YOURS else "your opponent takes"
    source = "you control" if trigger.by is Whose.YOURS else "your opponent controls"
    return f"{who} damage from a card {source}"


@told.register
def _(trigger: Draws) -> str:
    draws = "you draw" if trigger.who is Whose.YOURS else "your opponent draws"
    outside = f" outside of the {PHASE[trigger.outside]}" if trigger.outside else ""
    if trigger.normal:
        whose = OWNER[trigger.who] if trigger.who is Whose.YOURS else "their"
        return f"{draws} a card for {whose} normal draw{outside}"
    card = a(described(trigger.of)) if trigger.of else "a card(s)"
    return f"{draws} {card}{outside}"


@told.register
def _(trigger: BeforeDraw) -> str:
    return f"during {OWNER[trigger.who]} Draw Phase, before the normal draw"


@told.register
def _(trigger: IsTurned) -> str:
    return f"{thing(trigger.which)} is changed to {POSITION[trigger.position]}"


@told.register
def _(_trigger: BattlePhaseEnds) -> str:
    return "the Battle Phase ends"
