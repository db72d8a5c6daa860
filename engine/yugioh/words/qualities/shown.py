"""Qualities that the front of a card shows."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from engine.core.remembering import once_for_each
from engine.yugioh.asked import (
    QUALITIES,
    QualityRules,
    all_that,
    fits,
    is_shown,
    is_within,
    pointed_at,
    register_quality,
    worth,
)
from engine.yugioh.facts.numbers import (
    attack,
    attributes_of,
    level,
    name_of,
    number_of,
    original_attack,
    type_of,
)
from engine.yugioh.facts.printed import Term, is_a, printed
from engine.yugioh.field.places import (
    can_be_normal_summoned,
    is_of_archetype,
    own_kind,
    text_there,
)
from engine.yugioh.language import (
    FORMER,
    AttackOf,
    Bound,
    CardText,
    Differs,
    EffectMonster,
    Former,
    FusionMaterials,
    Has,
    HasNamesake,
    Kind,
    Kindred,
    LevelOf,
    MadeOfThose,
    Mentions,
    Named,
    NamedIn,
    Node,
    NormalSummonable,
    Not,
    Of,
    OfArchetype,
    OfDeclared,
    OfOnlyType,
    Place,
    Quality,
    SharesAttribute,
    SharesKind,
    Stat,
    ThatCard,
    Within,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, SEATS
from engine.yugioh.summoning.fusion_materials import are_all, services

Q = TypeVar("Q", bound=Quality)


class ShownRules(QualityRules[Q]):
    """What is read from the front of a card."""

    def is_shown(self, quality: Q) -> bool:
        return True


class PrintedRules(ShownRules[Q]):
    """What is printed on a card, as it counts where the card lies."""

    @abstractmethod
    def prints(self, quality: Q, text: CardText) -> bool: ...

    def fits(self, quality: Q, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return self.prints(quality, text_there(card))


class EffectMonsterRules(PrintedRules[EffectMonster]):
    """It has effects."""

    def prints(self, quality: EffectMonster, text: CardText) -> bool:
        return bool(text.effects)


class OfArchetypeRules(PrintedRules[OfArchetype]):
    """It belongs to the archetype."""

    def prints(self, quality: OfArchetype, text: CardText) -> bool:
        return is_of_archetype(quality.name, text)

    def is_named_so(self, quality: OfArchetype, name: str) -> bool:
        return quality.name in name


@once_for_each
def named_by(text: CardText) -> tuple[str, ...]:
    """The cards that the text names: as it is told, or else those of which its effects speak.

    A name that stands for an archetype is that of no card.
    """
    said = tuple(name for each in text.sentences for name in _named_in(each))
    return text.mentions or tuple(dict.fromkeys(said))


def _named_in(node: Node) -> Sequence[str]:
    names = (part.name for part in parts(node) if isinstance(part, Named | Mentions))
    several = ((name,) if isinstance(name, str) else name for name in names)
    return [name for each in several if isinstance(each, tuple) for name in each]


class MentionsRules(PrintedRules[Mentions]):
    """Its text names one of those cards."""

    def prints(self, quality: Mentions, text: CardText) -> bool:
        return any(_is_one_of(name, quality.name) for name in named_by(text))


class NamedInRules(ShownRules[NamedIn]):
    """The text of one of those cards names it."""

    def fits(self, quality: NamedIn, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """It is asked by its name where it lies (Q&A 18082, 22369)."""
        tellers = pointed_at(quality.on, duel, speaker)
        name = name_of(duel, card)
        return any(name in named_by(each.text) for each in tellers)


class NormalSummonableRules(PrintedRules[NormalSummonable]):
    """It can be Normal Summoned or Set."""

    def prints(self, quality: NormalSummonable, text: CardText) -> bool:
        return can_be_normal_summoned(text)


class HasRules(ShownRules[Has]):
    """It has that number, and the number is so."""

    def fits(self, quality: Has, duel: Duel, speaker: Speaker, card: Card) -> bool:
        number = number_of(quality.stat, duel, card)
        if number is None:
            return False
        if isinstance(quality.number, Bound):
            return quality.number.holds(number)
        return _is_within(quality.number, number, duel, speaker)

    def prints(self, quality: Has, text: CardText) -> bool | None:
        number = printed(quality.stat, text)
        if number is None:
            return False
        return quality.number.holds(number) if isinstance(quality.number, Bound) else None


class OfRules(ShownRules[Of]):
    """It is what one of the terms says."""

    def fits(self, quality: Of, duel: Duel, speaker: Speaker, card: Card) -> bool:
        text, type_now = text_there(card), type_of(duel, card)
        attributes = attributes_of(duel, card)
        kept = None if card.also is None else card.also.icon
        return any(
            is_a(term, text, type_now, attributes) or term is kept for term in _terms(quality)
        )

    def prints(self, quality: Of, text: CardText) -> bool:
        attributes = () if text.attribute is None else (text.attribute,)
        return any(is_a(term, text, text.type, attributes) for term in _terms(quality))


class OfDeclaredRules(ShownRules[OfDeclared]):
    """It is what was declared; before anything was, it may be."""

    def fits(self, quality: OfDeclared, duel: Duel, speaker: Speaker, card: Card) -> bool:
        declared = speaker.declared
        if isinstance(declared, Kind):
            return declared in (card.text.kind, None if card.also is None else card.also.kind)
        return declared is None or type_of(duel, card) is declared


def _is_one_of(own: str, name: str | tuple[str, ...]) -> bool:
    return own == name if isinstance(name, str) else own in name


class NamedRules(ShownRules[Named]):
    """It has that name, or the name of one of those cards; until a target is chosen, any may
    be that of the target, or another one.
    """

    def fits(self, quality: Named, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if isinstance(quality.name, str | tuple):
            return _is_one_of(name_of(duel, card), quality.name)
        if _awaits_target(quality, speaker):
            return True
        alike = pointed_at(quality.name, duel, speaker)
        return any(name_of(duel, card) == name_of(duel, other) for other in alike)

    def prints(self, quality: Named, text: CardText) -> bool | None:
        if isinstance(quality.name, str | tuple):
            return _is_one_of(text.called, quality.name)
        return None


def _awaits_target(quality: Quality, speaker: Speaker) -> bool:
    """Whether it asks for the name of a target that is not chosen yet."""
    named = isinstance(quality, Named) and isinstance(quality.name, ThatCard)
    return named and not speaker.targets


class HasNamesakeRules(ShownRules[HasNamesake]):
    """Another monster that lies face-up on the field has its name."""

    def fits(self, quality: HasNamesake, duel: Duel, speaker: Speaker, card: Card) -> bool:
        others = (
            each
            for seat in SEATS
            for each in duel.state.monsters(seat)
            if each is not card and each.face_up
        )
        return any(name_of(duel, each) == name_of(duel, card) for each in others)


class DiffersRules(ShownRules[Differs]):
    """Its number is not its original one, which effects can change (MR-GLOS-25)."""

    def fits(self, quality: Differs, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if quality.stat is Stat.ATTACK:
            return attack(duel, card) != original_attack(duel, card)
        number = number_of(quality.stat, duel, card)
        return number is not None and number != (printed(quality.stat, card.text) or 0)


class OfOnlyTypeRules(ShownRules[OfOnlyType]):
    """Its Type is the original Type of all these monsters, which have no other."""

    def fits(self, quality: OfOnlyType, duel: Duel, speaker: Speaker, card: Card) -> bool:
        models = all_that(quality.of, duel, speaker)
        types = dict.fromkeys(text_there(each).type for each in models)
        return list(types) == [type_of(duel, card)]


class MadeOfThoseRules(ShownRules[MadeOfThose]):
    """What the cost was paid with is what it would be Fusion Summoned with."""

    def fits(self, quality: MadeOfThose, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Until a cost is paid with them, any may be."""
        if not isinstance(card.text.materials, FusionMaterials):
            return False
        given = list(pointed_at(FORMER, duel, speaker))
        if not given:
            return speaker.paid is None
        each = [services(card.text, one, duel, speaker, fusing=False) for one in given]
        return are_all(card.text.materials, each)


class SharesAttributeRules(ShownRules[SharesAttribute]):
    """It is of the Attribute of one of those cards, wherever they are."""

    def fits(self, quality: SharesAttribute, duel: Duel, speaker: Speaker, card: Card) -> bool:
        alike = pointed_at(quality.of, duel, speaker)
        own = text_there(card).attribute
        return own is not None and any(each.text.attribute is own for each in alike)


class SharesKindRules(ShownRules[SharesKind]):
    """It is a monster, a Spell or a Trap, as one of those cards is."""

    def fits(self, quality: SharesKind, duel: Duel, speaker: Speaker, card: Card) -> bool:
        alike = pointed_at(quality.of, duel, speaker)
        own = _kinds_there(card)
        return any(kind in own for each in alike for kind in _kinds_there(each))


def _kinds_there(card: Card) -> tuple[Kind, ...]:
    """What the card is where it lies: a Monster Card among the Spells is one of these."""
    as_spell = card.place is Place.FIELD and card.row not in MONSTER_ROWS
    own = own_kind(card.text, as_spell=as_spell)
    return (own,) if card.also is None else (own, card.also.kind)


class KindredRules(ShownRules[Kindred]):
    """It is of the same Type, Attribute and Level as one of those cards, but not of its name.

    As that is when it is asked, which a card that left or lies face-down does not show
    (FAQ 6154, Q&A 17759); of several Attributes, one is enough (Q&A 17765). Until a target is
    chosen, any may be.
    """

    def fits(self, quality: Kindred, duel: Duel, speaker: Speaker, card: Card) -> bool:
        alike = list(pointed_at(quality.of, duel, speaker))
        if not alike:
            return isinstance(quality.of, ThatCard)
        shown = (each for each in alike if each.place is Place.FIELD and each.face_up)
        return any(_is_kindred(duel, card, each) for each in shown)


def _is_kindred(duel: Duel, card: Card, other: Card) -> bool:
    """Whether they are of one Type, Attribute and Level, and of different names."""
    shared = [each for each in attributes_of(duel, card) if each in attributes_of(duel, other)]
    return (
        bool(shared)
        and type_of(duel, card) is type_of(duel, other)
        and 0 < level(duel, card) == level(duel, other)
        and name_of(duel, card) != name_of(duel, other)
    )


class NotRules(QualityRules[Not]):
    """It is not so; the front shows it where it shows the contrary."""

    def fits(self, quality: Not, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if isinstance(quality.what, Of) and _is_of_another(quality.what, duel, card):
            return True
        if _awaits_target(quality.what, speaker):
            return True
        return not fits(quality.what, duel, speaker, card)

    def is_shown(self, quality: Not) -> bool:
        return is_shown(quality.what)

    def prints(self, quality: Not, text: CardText) -> bool | None:
        told = QUALITIES[type(quality.what)].prints(quality.what, text)
        return None if told is None else not told


def _is_of_another(quality: Of, duel: Duel, card: Card) -> bool:
    """Whether it is of several Attributes, and of one that is not named (Q&A 7300)."""
    several, named = attributes_of(duel, card), _terms(quality)
    others = [each for each in several if each not in named]
    return 0 < len(others) < len(several)


def _terms(quality: Of) -> tuple[Term, ...]:
    return quality.what if isinstance(quality.what, tuple) else (quality.what,)


def _is_within(limit: Within, number: int, duel: Duel, speaker: Speaker) -> bool:
    """Until a target is chosen, any may be; a card that has gone has no ATK to go by, unless
    the effect itself was paid with it (FAQ 6106).
    """
    amount = limit.amount
    if isinstance(amount, AttackOf):
        cards = list(pointed_at(amount.of, duel, speaker))
        if not cards and isinstance(amount.of, ThatCard):
            return True
        paid = isinstance(amount.of, Former) and cards
        if not (paid or any(_stands(card, speaker) for card in cards)):
            return False
    if limit.above and isinstance(amount, LevelOf) and not worth(amount, duel, speaker):
        return False  # of a Link Monster there is no Level to be higher than
    return is_within(number, limit, duel, speaker)


def _stands(card: Card, speaker: Speaker) -> bool:
    """Whether it is face-up on the field; the speaking card, since its costs were paid."""
    stayed = card is not speaker.card or speaker.paid is None or speaker.paid.is_same
    return card.place is Place.FIELD and card.face_up and stayed


register_quality(EffectMonster, EffectMonsterRules())
register_quality(OfArchetype, OfArchetypeRules())
register_quality(Mentions, MentionsRules())
register_quality(NamedIn, NamedInRules())
register_quality(NormalSummonable, NormalSummonableRules())
register_quality(Has, HasRules())
register_quality(Of, OfRules())
register_quality(OfDeclared, OfDeclaredRules())
register_quality(Named, NamedRules())
register_quality(HasNamesake, HasNamesakeRules())
register_quality(Differs, DiffersRules())
register_quality(MadeOfThose, MadeOfThoseRules())
register_quality(OfOnlyType, OfOnlyTypeRules())
register_quality(Kindred, KindredRules())
register_quality(SharesAttribute, SharesAttributeRules())
register_quality(SharesKind, SharesKindRules())
register_quality(Not, NotRules())
