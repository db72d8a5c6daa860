"""Facts that hold from now on.

Belongs here: from when on and of which cards a fact is true that an effect makes so.
Does not belong here: what the fact means, which it says in its room of `words/facts`, and when
it ends.
"""

from dataclasses import fields

from engine.core.changing import changed, with_changes
from engine.yugioh.asked import differs_by_card, pointed_at, prints, worth
from engine.yugioh.facts.reach import applies, is_unaffected
from engine.yugioh.field.arrows import column_of
from engine.yugioh.language import (
    FORMER,
    THAT,
    Among,
    Amount,
    AnyOf,
    Apply,
    Cards,
    Choose,
    Fact,
    Former,
    Kind,
    Node,
    Noun,
    PerCard,
    Place,
    Step,
    Subject,
    ThatCard,
    ThisCard,
    ThoseThere,
    Until,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.claims import Offers, among
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.saying import claims_of
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.facts.base import (
    adds_up,
    is_new,
    is_of_those_there,
    rules_of_fact,
)
from engine.yugioh.words.once_offers import offer_at_once
from engine.yugioh.words.postponing import pointers_of
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import stands_still, those
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register


def _reaches_nothing(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would concern only cards that it does not reach.

    Nor does what a monster would make of its numbers reach it once it has gone or lies
    face-down, or shows that number already (FAQ 10615).
    """
    who, rules = getattr(fact, "who", None), rules_of_fact(fact)
    if rules.of_own_numbers(fact) and isinstance(who, ThisCard):
        return not (stands_still(duel, speaker) and rules.gains(fact, duel, speaker.card))
    who = _pronoun(fact)
    if who is None:
        return False
    cards = pointed_at(who, duel, speaker)
    return not any(_is_reached(card, fact, duel, speaker) for card in cards)


def _is_reached(card: Card, fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether the fact comes to hold of a card pointed at: not if unaffected (MR-GLOS-05).

    What lies face-down has no numbers and effects to be changed (MR-INFO-06, MR-INFO-10).
    """
    covered = card.place is Place.FIELD and not card.face_up
    if is_unaffected(duel, card, speaker):
        return False
    return not (covered and rules_of_fact(fact).of_face_up(fact))


def _pronoun(fact: Fact) -> Noun | None:
    """The pronoun of which the fact is said, where it is said of cards pointed at."""
    who = getattr(fact, "who", None)
    return who if isinstance(who, ThatCard | Former | Subject) else None


def _is_gained(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it makes anything so of its targets that is not so already (Q&A 23322)."""
    who = _pronoun(fact)
    if not isinstance(who, ThatCard):
        return True
    rules = rules_of_fact(fact)
    return any(rules.gains(fact, duel, card) for card in pointed_at(who, duel, speaker))


def _speaking_of_reached(fact: Fact, duel: Duel, speaker: Speaker) -> Speaker:
    """The speaker, pointing at those cards alone that the fact reaches."""

    def reached(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        return tuple(mark for mark in marks if _is_reached(mark.card, fact, duel, speaker))

    subject = reached(() if speaker.subject is None else (speaker.subject,))
    return changed(
        speaker,
        targets=reached(speaker.targets),
        former=reached(speaker.former),
        subject=subject[0] if subject else None,
    )


def lasting(fact: Fact, until: Until) -> Step:
    """The step by which that is a fact until then."""
    return Apply(fact, until)


def means_those_there(who: Noun) -> bool:
    """Whether a change is made to the monsters there are, and not to who comes later."""
    described = who.of if isinstance(who, Choose) else who
    if isinstance(described, AnyOf):
        return all(map(means_those_there, described.each))
    return isinstance(described, Cards) and described.place in (Place.FIELD, None)


def _is_said_of_those_there(fact: Fact, who: Noun) -> bool:
    """Whether it is said of the cards that there are now, not of any that come later."""
    return isinstance(who, ThoseThere) or (is_of_those_there(fact) and means_those_there(who))


def _is_so_already(step: Apply, duel: Duel, speaker: Speaker) -> bool:
    """Whether its player has made the same so for the same time, said of no card pointed at."""
    if not _is_said_once(step.fact) or any(map(_points, parts(step.fact))):
        return False
    own = any(isinstance(part, ThisCard) for part in parts(step.fact))
    return any(
        lasting.fact == step.fact
        and lasting.lasts_through(step.until, duel.state.turn.number)
        and lasting.speaker.player == speaker.player
        and (not own or lasting.speaker.own == mark(speaker.card))
        for lasting in duel.state.lingering.facts
    )


def _adds_nothing(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it adds so much for each card of which there is none, before its cost is paid.

    Q&A 21367, 23120. What comes later may still be counted, so that this is asked of what an
    effect begins with alone (Q&A 21009); and so may a Spell that is about to be laid, and what
    its cost banishes.
    """
    if not adds_up(fact):
        return False
    amounts = [getattr(fact, each.name) for each in fields(fact)]
    counted = [each for each in amounts if isinstance(each, PerCard)]
    said = [part for each in counted for part in parts(each)]
    open_yet = any(map(_points, said)) or any(map(_may_be_laid, said))
    open_yet = open_yet or any(_is_about_to_be_banished(part, speaker) for part in said)
    more = any(isinstance(each, Amount) and each not in counted for each in amounts)
    if not counted or open_yet or more or any(each for each in amounts if type(each) is int):
        return False
    return not any(worth(each, duel, speaker) for each in counted)


def _may_be_laid(part: Node) -> bool:
    """Whether it describes Spells and Traps of one's own field."""
    return (
        isinstance(part, Cards)
        and part.kind is not Kind.MONSTER
        and part.place in (Place.FIELD, None)
        and part.whose is not Whose.THEIRS
    )


def _is_about_to_be_banished(part: Node, speaker: Speaker) -> bool:
    """Whether it describes banished cards, and its cost takes such from a Graveyard, other than
    the card itself (FAQ 14575; Q&A 23120).
    """
    return (
        isinstance(part, Cards)
        and part.place is Place.BANISHED
        and any(
            card is not speaker.card
            and card.place is Place.GRAVEYARD
            and all(prints(each, card.text) for each in part.like)
            for card in speaker.leaving
        )
    )


def _points(part: Node) -> bool:
    """Whether it is said of cards that were pointed at, or does something when it likes."""
    described = isinstance(part, Cards | AnyOf | ThisCard)
    return isinstance(part, Step) or (isinstance(part, Noun) and not described)


def _is_said_once(fact: Fact) -> bool:
    """Whether nothing comes of saying it again; of numbers and effects that is asked apart."""
    return not (adds_up(fact) or rules_of_fact(fact).of_face_up(fact))


def _is_said_of(fact: Fact, by: Speaker, duel: Duel, card: Card) -> bool:
    who = getattr(fact, "who", None)
    return who is not None and applies(who, duel, by, card)


def _one_by_one(fact: Fact, speaker: Speaker) -> list[Speaker]:
    """Who says it: of an amount that differs from card to card, once for each card there is."""
    amounts = (getattr(fact, each.name) for each in fields(fact))
    if getattr(fact, "who", None) != FORMER or not any(
        differs_by_card(each) for each in amounts if isinstance(each, Amount)
    ):
        return [speaker]
    return [changed(speaker, former=(each,), subject=each) for each in speaker.former]


def _counted(fact: Fact, duel: Duel, speaker: Speaker) -> Fact:
    """The fact with what it comes to for each card dealt with before, when said of others."""
    amounts = ((each.name, getattr(fact, each.name)) for each in fields(fact))
    told = {
        name: worth(amount, duel, speaker)
        for name, amount in amounts
        if isinstance(amount, PerCard) and isinstance(amount.of, Former)
    }
    return with_changes(fact, told) if told else fact


def _is_same_of(held: Fact, fact: Fact) -> bool:
    """Whether both say the same, of whichever cards, and nothing comes of saying it again."""
    if type(held) is not type(fact) or not _is_said_once(fact):
        return False
    return with_changes(held, {"who": THAT}) == with_changes(fact, {"who": THAT})


class ApplyRules(StepRules[Apply]):
    """From now until then, that is a fact."""

    def could(self, step: Apply, duel: Duel, speaker: Speaker) -> bool:
        """Not where the same is so already for that time (Q&A 14161, 14162)."""
        could = rules_of_fact(step.fact).could(step.fact, duel, speaker, step.until)
        return (
            could
            and not _adds_nothing(step.fact, duel, speaker)
            and not _is_so_already(step, duel, speaker)
        )

    def suits(self, step: Apply, card: Card) -> bool:
        return rules_of_fact(step.fact).suits(step.fact, card)

    def may_target(self, step: Apply, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Not where an effect has made the same so of it for as long (FAQ 14338)."""
        if isinstance(getattr(step.fact, "who", None), ThatCard) and any(
            _is_same_of(lasting.fact, step.fact)
            and lasting.lasts_through(step.until, duel.state.turn.number)
            and _is_said_of(lasting.fact, lasting.speaker, duel, card)
            for lasting in duel.state.lingering.facts
        ):
            return False
        return rules_of_fact(step.fact).gains(step.fact, duel, card)

    def calls_off_attack(self, step: Apply) -> bool:
        return rules_of_fact(step.fact).protects(step.fact)

    def could_follow(self, step: Apply, first: Step, duel: Duel, speaker: Speaker) -> bool:
        return rules_of_fact(step.fact).could(step.fact, duel, speaker)

    async def carry_out(self, step: Apply, duel: Duel, speaker: Speaker) -> Done:
        fact, rules = step.fact, rules_of_fact(step.fact)
        if _reaches_nothing(fact, duel, speaker):
            return NOT_DONE
        if step.until is Until.WHILE_THIS_FACE_UP and not stands_still(duel, speaker):
            return NOT_DONE
        left = DONE
        who = getattr(fact, "who", None)
        if isinstance(who, Among):
            left = (await those(who, duel, speaker)).done(ok=True)
            if not left.former:
                return NOT_DONE
            fact, speaker, who = with_changes(fact, {"who": FORMER}), speaker.after(left), None
        if isinstance(who, Noun) and _is_said_of_those_there(fact, who):
            chosen = await those(who, duel, speaker)
            left = chosen.done(bool(chosen.cards))
            if isinstance(who, Choose) and not left.ok:
                return left
            fact = with_changes(_counted(fact, duel, speaker), {"who": FORMER})
            speaker = speaker.after(left)
        anew = is_new(fact, duel, speaker) and _is_gained(fact, duel, speaker)
        for by in _one_by_one(fact, speaker):
            self._begin(rules.settled(fact, duel, by), step.until, duel, by)
        if any(among(claims_of(fact), Offers)):
            await offer_at_once(duel, speaker)
        return changed(left, ok=anew)

    def _begin(self, fact: Fact, until: Until, duel: Duel, speaker: Speaker) -> None:
        """Have that be so from now on."""
        said = (speaker.card.id, speaker.player, fact, until)
        column = column_of(speaker.card.spot)
        told = speaker if _pronoun(fact) is None else _speaking_of_reached(fact, duel, speaker)
        duel.emit(Applied(*said, *pointers_of(told), column=column))

    def worth(self, step: Apply, prospect: Prospect) -> int:
        if not adds_up(step.fact) and prospect.is_so_already(step.fact):
            return -1
        return rules_of_fact(step.fact).worth(step.fact, prospect)


register(Apply, ApplyRules())
