"""Putting a question to a player: what is asked, why, and each option in words."""

from collections.abc import Sequence
from enum import Enum

from cards.grammar.terms import rank
from cards.messages import Lazy
from cards.talk import deeds
from cards.talk.by_hand import JUDGING, OF_CARDS, OF_PLANS, announced, planned
from cards.talk.describing import detail, facts, joined, numbers, standing, strength
from cards.talk.exchanging import piles_of
from cards.talk.happenings import Happening, Views, sentence
from cards.talk.labels import DETAIL, apart, distinct, shorten, starting, with_mark
from cards.talk.menus import titles
from cards.talk.scene import Scene, zone
from cards.talk.telling import occasion
from cards.talk.tongue import Tongue, key, slug
from cards.text import passages
from engine.core.changing import changed
from engine.core.prompts import Choice, ChoiceKind, Prompt, Shape
from engine.core.protocol import (
    Arrange,
    Choosable,
    Decision,
    Exchange,
    Name,
    Number,
    Pick,
    Seat,
)
from engine.core.values import value
from engine.yugioh.language import CardText, Phase, Place, Position
from engine.yugioh.state.by_hand import REFUSALS, HandMove, HandStand, Plan
from engine.yugioh.state.reasons import Action, Copy, Reason, Verb
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.views.board import CardView
from engine.yugioh.views.lying import Lying, are_alike, heap_of
from engine.yugioh.views.sight import Sight

MOVING_ON = (Verb.TO_BATTLE_PHASE, Verb.TO_MAIN_PHASE_2, Verb.END_TURN)
SECOND = (Verb.SET, Verb.CHANGE_POSITION)
"""What seldom is what a player came to the card for."""
ACTIVE = (Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)
"""The phases that the turn player leaves when they have done all they want."""
AIMING = (Reason.ATTACK_TARGET, Reason.REPLAY)
"""What asks for the target of an attack."""
MOST_TOLD = 3
"""How many sentences of what just happened lead up to a question at most."""


@value
class Option:
    """An option in words; `deed` and `mark` tell it from others with the same label.

    `effect` is the text of the effect that it uses, and `deed` what that does; `act` is the
    label without the name of its card.
    """

    label: str
    mark: str = ""
    detail: str = ""
    effect: str = ""
    deed: str = ""
    act: str = ""


class Asking:
    """One question to the player whose eyes `sight` is; `lying` is what lies before them."""

    def __init__(
        self, decision: Decision, sight: Sight, scene: Scene, tongue: Tongue, lying: Lying
    ) -> None:
        assert isinstance(decision.reason, Reason)
        self.decision = decision
        self.reason = decision.reason
        self.sight = sight
        self.scene = scene
        self.tongue = tongue
        self.words = tongue.words
        self.lying = lying

    def prompt(self) -> Prompt:
        """The question in words."""
        about, is_judged = self.handle(self.subject()), self.reason in OF_PLANS
        asked = changed(self.plain(), about=about, effect=self.effect())
        is_verdict = self.reason in JUDGING
        return changed(asked, is_judged=is_judged, is_verdict=is_verdict)

    def plain(self) -> Prompt:
        """The question in words, without the card that asks."""
        decision, text = self.decision, self.text()
        if isinstance(decision, Number):
            back = self.decline() if decision.is_optional else None
            return Prompt(Shape.NUMBER, text, (), decision.least, decision.most, back)
        if isinstance(decision, Name):
            return Prompt(Shape.NAME, text)
        if isinstance(decision, Arrange):
            count = len(decision.options)
            return Prompt(Shape.ARRANGE, text, self.choices(decision.options), count, count)
        assert isinstance(decision, Pick)
        is_exchange = isinstance(decision, Exchange)
        return Prompt(
            Shape.EXCHANGE if is_exchange else Shape.PICK,
            text,
            self.choices(decision.options),
            decision.least,
            decision.most,
            None if decision.least else self.decline(),
            is_routine(decision),
            piles=piles_of(decision, self.words) if isinstance(decision, Exchange) else (),
        )

    def text(self) -> str:
        """What is asked, and why."""
        facts = Lazy(
            card=self.about,
            count=lambda: self.tongue.count(*self.bounds(), self.counted_as()),
            number=lambda: "–".join(dict.fromkeys(map(str, self.bounds()))),
            phase=self.phase,
            what=self.what,
            **planned(self.decision, self.sight, self.scene, self.tongue),
        )
        return self.words.fill(f"ask-{slug(self.reason)}", facts)

    def decline(self) -> str:
        """The empty answer."""
        own = f"decline-{slug(self.reason)}"
        return self.words.say(own if own in self.words else "decline")

    def subject(self) -> CardId | None:
        """The card that the question is about."""
        return card_of(getattr(self.decision, "about", None))

    def about(self) -> str:
        """What the question is about, in words."""
        card = self.subject()
        if card is None:
            return self.words.say("an-effect")
        view = self.named(card)
        noun, met = self.tongue.noun(view, self.scene), self.met(view)
        return self.marked(noun, met) if met else noun

    def named(self, card: CardId) -> CardView:
        """The card as it can be named: one whose position is asked may lie in the Deck yet."""
        if self.reason in JUDGING:
            return self.sight.announced(card)
        is_coming = self.reason is Reason.POSITION
        return self.sight.offered(card) if is_coming else self.sight.card(card)

    def met(self, card: CardView) -> str:
        """What counts of a monster in the battle that is asked about, if one is."""
        return strength(card, self.tongue) if self.reason in AIMING else ""

    def handle(self, card: CardId | None) -> int | None:
        """The handle of a card; None for none, and for one that the player does not know."""
        return None if card is None else self.lying.handle(card)

    def effect(self) -> str:
        """The text of the effect that asks, or that can be answered; "" where there is none.

        What oneself has activated was read before, so it is told of other players alone.
        """
        card, table = self.subject(), self.scene.table
        chain = table.chain[: table.resolving or None]
        link = next((link for link in reversed(chain) if link.card.id == card), None)
        if card is None and self.reason is Reason.RESPOND and chain:
            link = None if self.scene.is_reader(chain[-1].player) else chain[-1]
        if link is None or link.card.text is None:
            return announced(self.decision, self.sight, self.scene.reader.language)
        return passages.passage(link.card.text, link.effect, self.scene.reader.language)

    def counted_as(self) -> str:
        """As what it is counted: "monsters" where all that can be are, on the field."""
        cards = [card_of(each) for each in getattr(self.decision, "options", ())]
        views = [self.sight.card(card) for card in cards if card is not None]
        all_are = all(view.is_monster and view.place is Place.FIELD for view in views)
        return "monsters" if views and all_are else "count"

    def bounds(self) -> tuple[int, int]:
        """How many are to be chosen, at least and at most."""
        decision = self.decision
        return (decision.least, decision.most) if isinstance(decision, Pick) else (1, 1)

    def phase(self) -> str:
        """The phase, and whose it is."""
        table = self.scene.table
        name = self.tongue.phase(table.phase, only_main=Phase.MAIN_2 not in table.phases)
        if self.scene.is_reader(table.turn_player):
            return self.words.say("your-phase", phase=name)
        player = self.scene.player(table.turn_player)
        return self.words.say("their-phase", phase=name, player=player)

    def what(self) -> str:
        """What has just happened: the newest link of the chain, the event, or the phase."""
        table = self.scene.table
        if table.chain:
            link = table.chain[-1]
            cards: dict[str, Views] = {"card": link.card, "targets": link.targets}
            values = {"link": link.number, "is-card": link.is_card}
            newest = Happening("activated", link.player, cards, values)
            return sentence(newest, self.scene, self.tongue)
        if not self.sight.occasion() and self.is_asked_to_let_go():
            return self.words.say("phase-is-ending", phase=self.phase())
        told = list(occasion(self.sight, self.scene, self.tongue)[-MOST_TOLD:])
        if not told and table.battle is not None and table.battle.timing is not None:
            attack = {"attacker": table.battle.attacker, "target": table.battle.target}
            timing = {"timing": table.battle.timing}
            reached = Happening("timing-now", None, attack, timing)
            told.append(sentence(reached, self.scene, self.tongue))
        told = told or [self.words.say("phase-is-now", phase=self.phase())]
        return self.tongue.together(told)

    def is_asked_to_let_go(self) -> bool:
        """Whether the turn player wants to leave the phase, and the other is asked."""
        table = self.scene.table
        return table.phase in ACTIVE and not self.scene.is_reader(table.turn_player)

    def choices(self, options: Sequence[Choosable]) -> tuple[Choice, ...]:
        """The options in words, in their order."""
        likes = self.likes(options)
        first = [n for n, like in enumerate(likes) if like is None]
        told = [self.option(options[n]) for n in first]
        labels = distinct(
            apart(
                [each.label for each in told],
                [each.deed for each in told],
                self.tongue.with_deed,
            ),
            [each.mark for each in told],
            self.marked,
        )
        named = titles(options, self.tongue)
        choices = {
            n: self.choice(options[n], each, label, named.get(options[n], ""))
            for n, each, label in zip(first, told, labels, strict=True)
        }
        return tuple(
            choices[n] if like is None else changed(choices[like], like=like)
            for n, like in enumerate(likes)
        )

    def choice(self, option: Choosable, told: Option, label: str, group: str) -> Choice:
        """An option of which this is `told`, under that label and in the menu of that name."""
        card = card_of(option)
        heap = None
        if card is not None:
            heap = heap_of(self.sight.offered(card), self.sight.audience or Seat(0))
        return Choice(
            label,
            shorten(starting(told.detail), DETAIL),
            kind(option),
            self.handle(card),
            told.effect,
            told.act,
            told.deed,
            heap.value if heap else "",
            code=option.code if isinstance(option, Copy) else 0,
            group=group,
        )

    def likes(self, options: Sequence[Choosable]) -> list[int | None]:
        """For each option the first one before it that differs only in the copy it takes.

        Nobody tells copies apart in a hand or a Deck (MR-GEN-06), and nobody needs to in a
        Graveyard, or in a part of a deck between two Duels.
        """
        found: list[tuple[int, object, CardView]] = []
        likes: list[int | None] = []
        for n, option in enumerate(options):
            like, card = None, card_of(option)
            if isinstance(option, Copy):
                like = next((at for at in range(n) if options[at] == option), None)
            if card is not None and isinstance(option, int | Action):
                act = changed(option, card=None) if isinstance(option, Action) else None
                view = self.sight.offered(card)
                like = next(
                    (at for at, done, other in found if done == act and are_alike(view, other)),
                    None,
                )
                if like is None:
                    found.append((n, act, view))
            likes.append(like)
        return likes

    def marked(self, label: str, mark: str) -> str:
        """A label with the mark that tells it from another."""
        return self.words.say("marked", label=label, mark=mark)

    def option(self, option: Choosable) -> Option:
        """An option in words, by what it is."""
        if isinstance(option, Action):
            return self.action(option)
        if isinstance(option, int):
            card = self.sight.offered(CardId(option))
            name = joined(self.tongue.name(card, self.scene), self.met(card))
            where = self.tongue.where(card, self.scene)
            lie_apart = self.reason in OF_CARDS and not self.are_all_of_a_hand()
            return Option(name, where, detail(card, self.scene, self.tongue, apart=lie_apart))
        if isinstance(option, Spot):
            if option.row is None:
                return Option(self.tongue.term(option.place))
            return Option(self.tongue.zone(zone(option.row, option.zone, option.seat)))
        if isinstance(option, Copy):
            part = self.words.say(f"part-{slug(option.part)}")
            return Option(self.scene.names[option.code], part, part)
        assert isinstance(option, Enum), option
        if isinstance(option, HandMove | HandStand):
            facts = planned(self.decision, self.sight, self.scene, self.tongue)
            return Option(self.words.fill(key(option), Lazy(**facts)))
        return Option(self.tongue.term(option))

    def are_all_of_a_hand(self) -> bool:
        """Whether all cards that can be chosen lie in a hand."""
        cards = map(card_of, getattr(self.decision, "options", ()))
        views = (self.sight.offered(card) for card in cards if card is not None)
        return all(view.place is Place.HAND for view in views)

    def action(self, option: Action) -> Option:
        """What a player may do of their own accord."""
        if option.card is None:
            return Option(self.words.say(f"do-{slug(option.verb)}"))
        card = self.sight.card(option.card)
        facts = Lazy(
            card=lambda: self.tongue.noun(card, self.scene),
            position=lambda: self.tongue.term(other_position(card)),
            summon=lambda: deeds.summon_term(card, self.tongue),
            rank=lambda: rank(_text(card), self.scene.reader.language),
        )
        label = self.words.fill(f"do-{deeds.called(option.verb, option.effect, card)}", facts)
        language, where = self.scene.reader.language, self.tongue.where(card, self.scene)
        effect = deeds.effect_text(option.verb, option.effect, card, language)
        does = passages.deed(_text(card), option.effect, language) if effect else ""
        act = deeds.act(option.verb, option.effect, card, self.tongue)
        if aim := self.aim(option):
            label, act = (with_mark(starting(each), aim, self.marked) for each in (label, act))
        return Option(label, where, self.action_detail(card), effect, does, act)

    def aim(self, option: Action) -> str:
        """What it will pay, target and Tribute unasked; "" where it asks, or does not."""
        if given := self.sight.tributes(option):
            return self.words.say("aims-tributes", cards=self._whose(given))
        paid, targets = self.sight.pays(option), self.sight.aims(option)
        costs = self.words.say("aims-cost", cards=self._whose(paid)) if paid else ""
        aims = self.words.say("aims-at", targets=self._whose(targets)) if targets else ""
        both = bool(costs and aims)
        return self.words.say("aims-both", costs=costs, aims=aims) if both else costs or aims

    def _whose(self, cards: Sequence[CardView]) -> str:
        told = [self.tongue.whose(each, self.scene, self.sight.audience) for each in cards]
        return self.tongue.listing(told)

    def action_detail(self, card: CardView) -> str:
        """What helps to choose the action: for a monster on the field, how it stands."""
        if card.place is Place.FIELD and card.is_monster:
            return joined(standing(card, self.tongue), numbers(card, self.tongue))
        return facts(card, self.tongue)


def _text(card: CardView) -> CardText:
    assert card.text is not None
    return card.text


def is_routine(decision: Decision) -> bool:
    """Whether the choice seldom matters: in which zone a card is put."""
    return isinstance(decision, Pick) and decision.reason is Reason.ZONE


def other_position(card: CardView) -> Position:
    """The position a monster would change to."""
    return Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK


def kind(option: Choosable) -> ChoiceKind:
    """Which kind of option it is."""
    if not isinstance(option, Action):
        if isinstance(option, HandMove):
            return ChoiceKind.PHASE
        is_second = option in REFUSALS or option is HandStand.TAKE_BACK
        return ChoiceKind.SECOND if is_second else ChoiceKind.MAIN
    if option.verb in MOVING_ON:
        return ChoiceKind.PHASE
    return ChoiceKind.SECOND if option.verb in SECOND else ChoiceKind.MAIN


def card_of(option: Choosable | None) -> CardId | None:
    """The card that an option is about, if it is about one."""
    if isinstance(option, Action | Plan):
        return option.card
    return CardId(option) if isinstance(option, int) else None
