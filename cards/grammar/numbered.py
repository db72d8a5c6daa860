"""The text box of a language that numbers the effects of a card, such as Japanese."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from cards.grammar.anaphora import (
    ANY_HOST,
    Alternative,
    alternatives,
    is_from_hand,
    limit_of,
    must_choose,
    plain_host,
    settled,
)
from cards.grammar.entries import PLAIN
from cards.grammar.printing import Form, Language, entry_of, put, put_if
from cards.grammar.terms import words
from cards.grammar.trees import becomes_monster
from cards.grammar.uninflected import Uninflected
from cards.grammar.unions import union_of
from cards.names import translated
from engine.yugioh.language import (
    EQUIPPED,
    Activatable,
    Activate,
    BecameMonster,
    CardText,
    ComesOnce,
    ComesUnder,
    Continuous,
    Effect,
    Fact,
    Flip,
    FromHandIf,
    Icon,
    If,
    Ignition,
    IsSummoned,
    Kind,
    Limit,
    MustBeSummoned,
    MustTribute,
    NeverMaterial,
    NeverSpecialSummoned,
    Node,
    OnlyPlacedBy,
    OnlySet,
    OnlySummonedBy,
    OnlyTheseMaterials,
    PendulumSummonedAs,
    Place,
    Remains,
    RestsInGraveyard,
    StandsForTuner,
    SummonedByGiving,
    SummonedIf,
    SummonedUpon,
    SummonStands,
    Throughout,
    Trigger,
    When,
    Whenever,
    WinsIf,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts

RULES = (
    Remains,
    WinsIf,
    NeverSpecialSummoned,
    MustBeSummoned,
    NeverMaterial,
    ComesOnce,
    ComesUnder,
    SummonedByGiving,
    SummonedUpon,
    FromHandIf,
    MustTribute,
    OnlyPlacedBy,
    OnlySet,
    OnlySummonedBy,
    OnlyTheseMaterials,
    PendulumSummonedAs,
    RestsInGraveyard,
    StandsForTuner,
    SummonStands,
)
"""What is no effect, and stands before those without a number."""
NUMBERS = "①②③④⑤⑥⑦⑧⑨"
TIMING = "timing"
"""The topic of a trigger that is told as a timing with a name, not as a clause."""


class Numbered(Uninflected):
    """How such a language puts whole effects, and the cards they stand on."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words("Box", self.code)
        self.once = {
            None: "",
            Limit.ONCE_EACH: self.words["once-each"],
            Limit.ONCE_PER_BATTLE: self.words["once-per-battle"],
            Limit.ONCE_FACE_UP: self.words["once-face-up"],
        }

    def forms(self) -> Mapping[str, Form]:
        """Its forms, those of whole effects too."""
        return {**super().forms(), "when": self.when, "in-hand": self.in_hand}

    def language(self) -> Language:
        """The language with all that it can put."""
        return Language(self.forms(), self.box, settled, self.paragraph, self.say, self.once)

    @abstractmethod
    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what, before the word for "activate"."""

    def paying(self, effect: Activate) -> str:
        """The cost, as what is done to activate this card."""
        return self.say(effect.cost) if effect.cost else ""

    @abstractmethod
    def on(self, effect: Activatable) -> str:
        """On what it is activated."""

    def say(self, node: Node) -> str:
        """The word; a whole effect with its full stop."""
        return self.effect(node) if isinstance(node, Activatable) else super().say(node)

    def box(self, card: CardText) -> tuple[str, ...]:
        """The rules and effects of the card, each a paragraph; a line of our own for none."""
        if not card.effects:
            return (self.words["no-effect"],)
        rules, numbered, limited, once = self._rules(card), list[str](), "", ""
        effects, limits = settled(card), set[Limit | None]()
        options = alternatives(effects)
        for effect in (each for each in effects if each not in options[1:]):
            chosen = effect in options
            sentence = self._one_of(options) if chosen else self._with_limits(effect, card)
            if not chosen and _is_rule(effect, card):
                rules += [sentence] if sentence else []
            elif isinstance(effect, Whenever) and numbered:
                numbered[-1] += sentence
            elif sentence:
                limit = limit_of(effect)
                limits.add(limit)
                named = limit in (Limit.ONCE_BY_NAME, Limit.ONE_BY_NAME)
                limited += NUMBERS[len(numbered)] if named else ""
                once += NUMBERS[len(numbered)] if limit is Limit.ONCE_PER_DUEL else ""
                numbered.append(f"{self.once.get(limit, '')}{sentence}")
        known = self._known_as(card)
        by_name = self._by_name(limits, limited, len(numbered))
        rules = [*known, *by_name, *self._in_duel(once, len(numbered)), *rules]
        return (*rules, *(f"{NUMBERS[n]}：{each}" for n, each in enumerate(numbered)))

    def _known_as(self, card: CardText) -> list[str]:
        name = translated(card.known_as, self.code) if card.known_as else ""
        return [self.words["known-as"].format(self.quoted(name))] if name else []

    def _by_name(self, limits: set[Limit | None], which: str, among: int) -> list[str]:
        """The rule of how often effects of cards of that name are used, if there is one."""
        if Limit.ONE_BY_NAME in limits:
            return [self.words["one-by-name"].format(which)]
        if Limit.ONCE_BY_NAME not in limits:
            return []
        each = "each-" if len(which) > 1 else ""
        of = "-of" if among > 1 else ""
        return [self.words[f"{each}once-by-name{of}"].format(which)]

    def _in_duel(self, which: str, among: int) -> list[str]:
        """The rule of which effects of cards of that name are used once in the Duel."""
        of = "-of" if among > 1 else ""
        return [self.words[f"once-per-duel{of}"].format(each) for each in which]

    def _rules(self, card: CardText) -> list[str]:
        """The rules that stand before the effects: how often and when it is activated."""
        activatable = effects_of(card.effects, Activatable)
        once = any(each.limit is Limit.ONE_ACTIVATION for each in activatable)
        rules = [self.words["one-activation"]] if once else []
        oaths = (each.oath for each in effects_of(settled(card), Activate) if each.oath)
        return [*rules, *(self.words["oath-card"].format(self._sworn(oath)) for oath in oaths)]

    def _with_limits(self, effect: Effect, card: CardText) -> str:
        """The effect with what is said after it: what nobody can do, and what is sworn."""
        sentence = self.paragraph(effect, card)
        if limit_of(effect) is Limit.ONCE_PER_CHAIN:
            sentence = sentence.replace("。", f"{self.words['once-per-chain']}。", 1)
        if isinstance(effect, Activatable) and effect.unanswerable:
            sentence += self.words["unanswerable"]
        if isinstance(effect, Activatable) and effect.unanswered:
            sentence += self.words["unanswered"]
        if isinstance(effect, Activatable) and effect.undeniable:
            what = "card" if isinstance(effect, Activate) else "effect"
            sentence += self.words[f"undeniable-{what}"]
        if isinstance(effect, Activatable) and effect.oath and not isinstance(effect, Activate):
            sentence += self.words["oath-effect"].format(self._sworn(effect.oath))
        if isinstance(effect, Ignition) and effect.quick_if:
            sentence += self.words["quick-if"].format(self.say(effect.quick_if))
        return sentence

    def _sworn(self, oath: Fact) -> str:
        """What has to hold for the whole turn, except for what the effect itself summons."""
        return put_if(oath, self.code, "oath") or self.say(oath)

    def _one_of(self, options: Sequence[Alternative]) -> str:
        """The effects of which one is chosen."""
        if union := union_of(options):
            position = self.plain(union.position)
            how = self.words["in-position"].format(position) if position else ""
            return self.words["union"].format(self.counted(union.host, 1), how)
        said = "".join(f"●{self.say(each)}" for each in options)
        return self.words["must-choose" if must_choose(options) else "choose"].format(said)

    def paragraph(self, effect: Effect, card: CardText) -> str:
        """One effect as a paragraph, without its number; nothing where all is tacit."""
        if isinstance(effect, Activate) and card.stays and not becomes_monster(effect.do):
            return self._stays(effect, card)
        if not isinstance(effect, Continuous) or effect.where is not Place.FIELD:
            return self.say(effect)
        is_worn = card.is_monster and EQUIPPED in parts(effect)
        came = BecameMonster() in parts(effect)
        there = "" if effect.fact.is_gain or is_worn or came else self.words["while-there"]
        return there.format(self._zone(card)) + self.say(effect)

    def _zone(self, card: CardText) -> str:
        if card.kind is Kind.MONSTER:
            return self.words["monster-zone"]
        if card.scale is not None:
            return self.words["pendulum-zone"]
        return self.words["field-zone" if card.icon is Icon.FIELD else "spell-zone"]

    def _stays(self, effect: Activate, card: CardText) -> str:
        """The activation of a card that stays on the field; nothing, if it does no more."""
        deed = self._deed(effect)
        plain = effect == Activate(cost=effect.cost, do=effect.do)
        if effect.cost and (plain or not effect.do):
            return self.words["activated"].format(self.paying(effect)) + deed
        if effect.target and (card.icon is not Icon.EQUIP or (deed and not effect.cost)):
            return self.words["activated"].format(self.on(effect)) + deed
        if not effect.do:
            return self._comes_to_stay(effect)
        if effect.cost:
            return self.say(effect)
        return self.words["at-activation"].format(self.say(effect.do))

    def _deed(self, effect: Activatable) -> str:
        return self.say(effect.do) + self.words["stop"] if effect.do else ""

    def _comes_to_stay(self, effect: Activate) -> str:
        """When it is activated, and on what; that Equip Spells can be equipped is tacit."""
        if effect.when:
            when = self._occasion(effect.when, self.words["when"])
            return self.words["activated-when"].format(when)
        if effect.condition:
            return self.words["activated-if"].format(self.say(effect.condition))
        if effect.target is None or effect.target.of == ANY_HOST:
            return ""
        return self.words["equip-only"].format(self.say(plain_host(effect.target.of)))

    def _occasion(self, trigger: Trigger | None, ending: str) -> str:
        """When it happens; `ending` follows a clause, not a timing that is named."""
        if trigger is None:
            return ""
        entry = entry_of(trigger)
        is_named = entry is not None and entry.topic == TIMING
        return self.say(trigger) + ("" if is_named else ending)

    def when(self, effect: Activatable, ending: str) -> str:
        """When it is activated, and what must be so."""
        occasion, condition = self._occasion(effect.when, ending), effect.condition
        if condition is None or isinstance(condition, Throughout):  # that has its own sentence
            return occasion
        if instead := put_if(condition, self.code, "instead"):
            return instead
        so = f"{self.say(condition)}{self.words['if']}"
        if not occasion:
            return put_if(condition, self.code, "within") or so
        if turn := put_if(condition, self.code, "of_the_turn"):
            return f"{turn}{occasion}"
        aside = put_if(condition, self.code, "aside")
        if not aside and isinstance(effect.when, IsSummoned):
            aside = put_if(condition, self.code, "summoned")
        return occasion + (aside or f"{self.words['comma']}{so}")

    def in_hand(self, effect: Activatable) -> str:
        """That the card is in the hand, where what is done does not tell it."""
        return "" if is_from_hand(effect) else self.words["in-hand"]

    def effect(self, effect: Activatable) -> str:
        """An effect that is activated."""
        said = self.words
        after = put_if(effect, self.code, "after") or ""
        optional = not isinstance(effect, When | If | Flip) or effect.you_can
        if isinstance(effect.condition, Throughout):
            how = PLAIN if optional else "always"
            after = put(effect.condition, self.code, how) + said["stop"] + after
        opening = self.activation(put(effect, self.code), effect)
        if not opening and isinstance(effect, Activate):
            return f"{self._deed(effect)}{after}"
        activated = said["can-activate" if optional else "activates"]
        return f"{opening}{activated}{self._deed(effect)}{after}"


def _is_rule(effect: Effect, card: CardText) -> bool:
    """Whether it is no effect, and bears no number."""
    if isinstance(effect, Activate):
        return card.stays and effect.do is None
    if isinstance(effect, SummonedIf):
        return effect.only
    return isinstance(effect, RULES)
