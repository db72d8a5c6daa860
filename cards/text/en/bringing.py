"""What brings monsters from elsewhere, and what concerns them there, in English."""

from cards.text.anaphora import Known
from cards.text.en.amounts import number, so_many_times
from cards.text.en.conditions import stated
from cards.text.en.facts import held
from cards.text.en.nouns import a, counted, described, group, possessive, thing
from cards.text.en.steps import done
from cards.text.en.terms import ATTRIBUTE, PLACE, POSITION, SUMMON, TYPE
from cards.text.en.triggers import told
from cards.text.tokens import stats
from engine.yugioh.language import (
    AttackBecomes,
    CannotAttackDirectly,
    CannotBeTributed,
    CannotSpecialSummon,
    CannotSummon,
    Cards,
    CoLinked,
    DefenseBecomes,
    Detached,
    DetachesInstead,
    DetachMaterial,
    Face,
    FusionSummon,
    HasMaterial,
    InBattleStep,
    IsAttacked,
    MadeWith,
    MakeTokens,
    MustBeSummoned,
    Named,
    Not,
    Noun,
    OriginalAttackOf,
    OriginalDefenseOf,
    Place,
    Provided,
    RitualSummon,
    Slays,
    StandsAgainstEffects,
    SummonedUpon,
    ThisIs,
    Was,
    Whose,
)

MENTIONED = "Fusion Materials mentioned on it"
FACE_OF = {Face.UP: "face-up on the field", Face.DOWN: "Set"}
"""How the card itself lies."""


def only_way(effect: MustBeSummoned) -> str:
    """The one way in which the monster can be summoned."""
    return f"Must be {SUMMON[effect.way]} Summoned."


def stacking(effect: SummonedUpon) -> str:
    """Upon which monster it can be summoned as well."""
    way = f"You can also Xyz Summon this card by using {thing(effect.upon)} as material."
    return f"{way} (Transfer its materials to this card.)"


@done.register
def _(step: FusionSummon) -> str:
    what = "1 Fusion Monster" if step.what == Cards() else counted(step.what, 1)
    places = " or ".join(PLACE[place] for place in step.places)
    using = f"by banishing {MENTIONED}" if step.banishing else "using monsters"
    materials = f"{using} from your {places}"
    return f"Fusion Summon {what} from your Extra Deck, {materials}"


@done.register
def _(step: RitualSummon) -> str:
    name = step.what.name
    if name and step.what == Cards(None, Whose.YOURS, Place.HAND, like=(Named(name),)):
        tributes = "You must also Tribute monsters from your hand or field"
        levels = f"whose total Levels equal {step.level} or more"
        return f'this card is used to Ritual Summon "{name}". {tributes} {levels}'
    tributes = "Tribute monsters from your hand or field whose total Levels equal"
    return f"{tributes} {step.level} or more, and Ritual Summon {counted(step.what, 1)}"


@done.register
def _(step: MakeTokens) -> str:
    many = "s" if step.count > 1 else ""
    position = f" in {POSITION[step.position]}" if step.position else ""
    numbers = _becoming(step)
    becomes = f", and {numbers}" if numbers else ""
    tokens = f'{step.count} "{step.name}{many}"{_stats(step)}'
    return f"Special Summon {tokens}{position}{becomes}"


def _stats(step: MakeTokens) -> str:
    """What the Tokens are, in brackets."""
    if (known := stats(step)) is None:
        return ""
    kind, attribute, level, attack, defense = known
    return f" ({TYPE[kind]}/{ATTRIBUTE[attribute]}/Level {level}/ATK {attack}/DEF {defense})"


def _becoming(step: MakeTokens) -> str:
    if step.attack and step.attack == step.defense:
        return f"its ATK/DEF become equal to {number(step.attack)}"
    pairs = (("ATK", step.attack), ("DEF", step.defense))
    return " and ".join(f"its {stat} becomes {number(it)}" for stat, it in pairs if it)


@done.register
def _(step: DetachMaterial) -> str:
    if step.count is None:
        return f"detach all materials from {thing(step.of)}"
    many = "s" if step.count > 1 else ""
    return f"detach {step.count} material{many} from {thing(step.of)}"


@held.register
def _(fact: DetachesInstead) -> str:
    falls = f"if {thing(fact.who)} would be destroyed"
    return f"{falls}, you can detach 1 material from that monster instead"


@thing.register
def _(_noun: Detached) -> str:
    return "as many of the detached monsters as possible"


@done.register
def _(step: Provided) -> str:
    return f"if {stated(step.condition)}, {done(step.step)}"


@stated.register
def _(condition: ThisIs) -> str:
    if condition.such == Cards(place=Place.FIELD, face=Face.UP):
        return "this card is face-up on the field"
    if condition.such == Cards(like=(Not(HasMaterial()),)):
        return "this card has no material"
    if condition.such.position and condition.such.face is Face.UP:
        return f"this card is in face-up {POSITION[condition.such.position]}"
    return f"this card is {_such(condition.such)}"


def _such(noun: Cards) -> str:
    if noun == Cards(place=Place.FIELD, face=noun.face) and noun.face:
        return FACE_OF[noun.face]
    if noun == Cards(like=(CoLinked(),)):
        return "co-linked"
    if noun == Cards(position=noun.position) and noun.position:
        return f"in {POSITION[noun.position]}"
    return a(described(noun))


@stated.register
def _(condition: Was) -> str:
    now = stated(condition.condition)
    was = now.replace("this card is ", "this card was ", 1)
    return f"{was} when this effect was activated"


@told.register
def _(trigger: IsAttacked) -> str:
    return f"{thing(trigger.which)} is targeted for an attack"


@told.register
def _(trigger: Slays) -> str:
    sent = " and sends it to the GY" if trigger.sent else ""
    return f"{thing(trigger.who)} destroys a monster by battle{sent}"


@held.register
def _(fact: AttackBecomes) -> str:
    amount = f"{fact.attack}" if isinstance(fact.attack, int) else number(fact.attack)
    whose = possessive(fact.who)
    return f"{whose} ATK becomes {amount.replace(whose, 'its', 1)}"


@held.register
def _(fact: DefenseBecomes) -> str:
    amount = fact.defense if isinstance(fact.defense, int) else number(fact.defense)
    return f"{possessive(fact.who)} DEF becomes {amount}"


@held.register
def _(fact: StandsAgainstEffects) -> str:
    effects = "an opponent's card effects" if fact.by is Whose.THEIRS else "card effects"
    effects = "your card effects" if fact.by is Whose.YOURS else effects
    if fact.once_a_turn:
        first = "the first time each turn they would be destroyed"
        return f"{group(fact.who)} are not destroyed by {effects} {first}"
    return f"{group(fact.who)} cannot be destroyed by {effects}"


@held.register
def _(fact: CannotAttackDirectly) -> str:
    return f"{group(fact.who)} cannot attack directly"


@held.register
def _(fact: CannotSummon) -> str:
    who = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{who} cannot Summon monsters"


@held.register
def _(fact: CannotSpecialSummon) -> str:
    who = "you" if fact.player is Whose.YOURS else "your opponent"
    if fact.but is None:
        return f"{who} cannot Special Summon"
    return f"{who} cannot Special Summon monsters, except {described(fact.but, many=True)}"


@held.register
def _(fact: CannotBeTributed) -> str:
    return f"{group(fact.who)} cannot be Tributed for a Tribute Summon"


@told.register
def _(_trigger: InBattleStep) -> str:
    return "it is the Battle Step"


@number.register
def _(amount: OriginalAttackOf) -> str:
    return f"{so_many_times(amount.times)}{original(amount.of, 'ATK')}"


@number.register
def _(amount: OriginalDefenseOf) -> str:
    return original(amount.of, "DEF")


def original(of: Noun, stat: str) -> str:
    """The original ATK or DEF of the card, or of all those described."""
    if isinstance(of, Cards):
        return f"the original {stat} of the {described(of)}"
    there = " in the GY" if isinstance(of, Known) and of.fallen else ""
    return f"{possessive(of)} original {stat}{there}"


@stated.register
def _(condition: MadeWith) -> str:
    return f"{a(described(condition.such))} was used as its material"
