"""What holds while something lasts, in English."""

from functools import singledispatch

from cards.text.anaphora import Known
from cards.text.en.amounts import so_much
from cards.text.en.nouns import (
    described,
    each_of,
    group,
    is_many,
    possessive,
    thing,
)
from cards.text.en.terms import KIND
from engine.yugioh.language import (
    THAT,
    Amount,
    AttacksDirectly,
    AttacksEach,
    AttacksFromDefense,
    AttacksOften,
    BanishedInstead,
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    CannotBeTargeted,
    CannotDeclareAttacks,
    Cards,
    DoublesBattleDamage,
    EffectsNegated,
    Fact,
    Gains,
    HalvesAttack,
    IsUnaffected,
    KeepsController,
    Namesakes,
    NoBattleDamage,
    NoDamage,
    Noun,
    PerLevel,
    Pierces,
    Place,
    StandsInBattle,
    StaysThroughEndPhase,
    SummonsTwice,
    ThisCard,
    Whose,
)


@singledispatch
def held(fact: Fact) -> str:
    """What holds, as a statement."""
    raise NotImplementedError(fact)


def _s(verb: str, who: Noun) -> str:
    return verb if is_many(who) else f"{verb}s"


def subject(noun: Noun) -> str:
    """The cards as the subject of a statement about all of them."""
    whole = isinstance(noun, Cards) and noun.place is Place.FIELD
    return f"all {group(noun)}" if whole else group(noun)


@held.register
def _(fact: Gains) -> str:
    """What is gained and lost; ATK and DEF in one where they change alike."""
    if isinstance(fact.attack, PerLevel) and isinstance(fact.who, Cards):
        each = Gains(THAT, fact.attack, fact.defense)
        return held(each).replace(thing(THAT), f"each {each_of(fact.who)}", 1)
    changes = []
    if fact.attack == fact.defense:
        changes.append(_change(fact, fact.attack, "ATK/DEF"))
    else:
        pairs = ((fact.attack, "ATK"), (fact.defense, "DEF"))
        changes += [_change(fact, amount, stat) for amount, stat in pairs if amount]
    change = " and ".join(changes)
    if isinstance(fact.who, ThisCard):
        change = change.replace("this card points to", "it points to")
    return f"{subject(fact.who)} {change}"


def _change(fact: Gains, amount: int | Amount, stat: str) -> str:
    """So much of ATK, DEF or both, gained or lost."""
    number = amount.each if isinstance(amount, PerLevel) else amount
    lost = isinstance(number, int) and number < 0
    return f"{_s('lose' if lost else 'gain', fact.who)} {so_much(amount, stat)}"


@held.register
def _(fact: CannotAttack) -> str:
    attack = "declare an attack" if fact.only_declare else "attack"
    return f"{group(fact.who)} cannot {attack}"


@held.register
def _(fact: CannotBeAttacked) -> str:
    attackers = "monsters your opponent controls"
    return f"{attackers} cannot target {group(fact.who)} for attacks"


@held.register
def _(fact: StandsInBattle) -> str:
    foe = f" with {thing(fact.against)}" if fact.against else ""
    once = "once per turn, " if fact.once_a_turn else ""
    return f"{once}{group(fact.who)} cannot be destroyed by battle{foe}"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{'you take' if fact.to is Whose.YOURS else 'your opponent takes'} no battle damage"


@held.register
def _(fact: NoDamage) -> str:
    return f"{'you take' if fact.to is Whose.YOURS else 'your opponent takes'} no damage"


@held.register
def _(fact: CannotActivate) -> str:
    player = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{player} cannot activate cards, or the effects of cards, with that name"


@held.register
def _(fact: HalvesAttack) -> str:
    return f"{possessive(fact.who)} original ATK becomes halved"


@held.register
def _(fact: Pierces) -> str:
    attacks = f"{subject(fact.who)} {_s('attack', fact.who)} a Defense Position monster"
    to = {None: "", Whose.YOURS: " to you", Whose.THEIRS: " to your opponent"}[fact.to]
    return f"if {attacks}, inflict piercing battle damage{to}"


@held.register
def _(fact: DoublesBattleDamage) -> str:
    fight = f"{_s('battle', fact.who)} {thing(fact.against)}"
    inflicts = f"{'they' if is_many(fact.who) else 'it'} {_s('inflict', fact.who)}"
    return f"if {subject(fact.who)} {fight}, any battle damage {inflicts} is doubled"


@held.register
def _(fact: AttacksOften) -> str:
    many = {2: "a second attack"}.get(fact.times, f"{fact.times} attacks")
    return f"{subject(fact.who)} can make {many} during each Battle Phase"


@held.register
def _(fact: AttacksEach) -> str:
    return f"{subject(fact.who)} can attack all monsters your opponent controls, once each"


@held.register
def _(fact: KeepsController) -> str:
    if isinstance(fact.who, ThisCard):
        return "control of this face-up card on the field cannot switch"
    return f"control of {group(fact.who)} cannot switch"


@held.register
def _(fact: CannotBeTargeted) -> str:
    if isinstance(fact.who, Cards):
        players = {None: "neither player can", Whose.YOURS: "you cannot"}
        players[Whose.THEIRS] = "your opponent cannot"
        return f"{players[fact.by]} target {group(fact.who)} with card effects"
    whose = {None: "", Whose.YOURS: "your ", Whose.THEIRS: "your opponent's "}[fact.by]
    return f"{group(fact.who)} cannot be targeted by {whose}card effects"


@held.register
def _(fact: IsUnaffected) -> str:
    are = "are" if is_many(fact.who) else "is"
    if isinstance(fact.who, ThisCard):
        return f"{subject(fact.who)} {are} unaffected by {KIND[fact.by]} effects"
    by = KIND[fact.by].replace("/", "s/")
    return f"{subject(fact.who)} {are} unaffected by the effects of other {by}s"


@held.register
def _(fact: EffectsNegated) -> str:
    who = fact.who
    if isinstance(who, Cards) and who == Cards(who.kind, place=Place.FIELD):
        return f"negate all {KIND[who.kind]} effects on the field"
    if isinstance(who, Namesakes):
        namesakes = "monsters with the same original name"
        elsewhere = f"the activated effects and effects on the field of {namesakes}"
        return f"{possessive(who.of)} effects are negated, as well as {elsewhere}"
    if isinstance(who, Cards):
        return f"negate the effects of {subject(who)}"
    if isinstance(who, Known) and who.still and who.still.whose:
        return f"negate the effects of {thing(who)}"
    return f"negate {possessive(who)} effects"


@held.register
def _(fact: SummonsTwice) -> str:
    player = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{player} can conduct 2 Normal Summons/Sets"


@held.register
def _(fact: BanishedInstead) -> str:
    what = described(fact.what) if isinstance(fact.what, Cards) else thing(fact.what)
    return f"any {what} sent to the GY is banished instead"


@held.register
def _(fact: CannotDeclareAttacks) -> str:
    player = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{player} cannot declare an attack"


@held.register
def _(fact: AttacksDirectly) -> str:
    return f"{subject(fact.who)} can attack directly"


@held.register
def _(fact: AttacksFromDefense) -> str:
    direct = f"{subject(fact.who)} can attack directly while in Defense Position"
    halved = "its ATK is halved during damage calculation only"
    return f"{direct}. If it does, apply its ATK for damage calculation, and {halved}"


@held.register
def _(fact: StaysThroughEndPhase) -> str:
    does = "do" if is_many(fact.who) else "does"
    return f"{group(fact.who)} {does} not return to the hand during the End Phase"
