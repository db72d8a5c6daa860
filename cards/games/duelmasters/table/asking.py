"""Questions in words: what is asked, and each option as it is offered."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cards.games.duelmasters.table.asked_by import asking_text
from cards.games.duelmasters.table.lying import FIELD, Lying
from cards.games.duelmasters.table.reading import stands
from cards.games.duelmasters.table.scene import Scene, way_of
from cards.talk.labels import DETAIL, distinct, shorten, starting
from engine.core.changing import changed
from engine.core.prompts import Choice, ChoiceKind, Prompt, Shape
from engine.core.protocol import Arrange, Choosable, Decision, Number, Pick, Seat
from engine.core.reading import HAND
from engine.core.values import value
from engine.duelmasters.acts.asking import AttackWith, Declare, Go, Reason, Use, Yes
from engine.duelmasters.facts.reading import power
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.views.knowing import knows


@value
class Told:
    """An option in words; `mark` tells it from others of the same label."""

    label: str
    mark: str = ""
    detail: str = ""
    act: str = ""
    card: int | None = None
    kind: ChoiceKind = ChoiceKind.MAIN


class Asking:
    """One question to the reader's seat."""

    def __init__(self, decision: Decision, scene: Scene, lying: Lying) -> None:
        self.decision = decision
        self.reason = Reason(decision.reason.value)
        self.scene = scene
        self.table = scene.table
        self.lying = lying

    def prompt(self) -> Prompt:
        """The question in words, with the text of the card whose effect asks."""
        return changed(self.plain(), effect=self.effect())

    def effect(self) -> str:
        """What of its card asks the question, or what should be known; "" for nothing."""
        if self.is_last_chance():
            return self.scene.say("hint-attack")
        number = self.about()
        if not number or self.reason not in OF_EFFECTS:
            return ""
        piece = self.table.here(number)
        card, _ = self.table.borne[number]
        in_battle = piece is not None and piece.zone is Zone.BATTLE
        sides = card.sides[:1] if in_battle else card.sides
        return asking_text(sides, self.scene.language)

    def is_last_chance(self) -> bool:
        """Whether cards can be used that cannot be after an attack (DM-TURN-5)."""
        options = getattr(self.decision, "options", ())
        attacks = [each for each in options if isinstance(each, AttackWith)]
        return bool(attacks) and any(isinstance(each, Use) for each in options)

    def plain(self) -> Prompt:
        """The question in words, without that text."""
        decision, text = self.decision, self.text()
        about = self.lying.handles.get(self.about())
        if isinstance(decision, Number):
            return Prompt(Shape.NUMBER, text, (), decision.least, decision.most, about=about)
        if isinstance(decision, Arrange):
            count = len(decision.options)
            choices = self.choices(decision.options)
            return Prompt(Shape.ARRANGE, text, choices, count, count)
        assert isinstance(decision, Pick)
        return Prompt(
            Shape.PICK,
            text,
            self.choices(decision.options),
            decision.least,
            decision.most,
            None if decision.least else self.decline(),
            about=about,
        )

    def decline(self) -> str:
        """The empty answer."""
        own = f"decline-{self.slug}"
        return self.scene.say(own if own in self.scene.words else "decline")

    @property
    def slug(self) -> str:
        """How keys of messages call the reason."""
        slug = self.reason.replace("_", "-")
        return f"{slug}-nothing" if self.is_of_nothing else slug

    @property
    def is_of_nothing(self) -> bool:
        """Whether no card can be chosen, which nobody else may learn: so it is asked."""
        pick = self.decision
        return self.reason is Reason.CHOOSE and isinstance(pick, Pick) and not pick.options

    def about(self) -> int:
        """The number of what the question is about, 0 for nothing."""
        number = getattr(self.decision, "about", None)
        return number if type(number) is int else 0

    def text(self) -> str:
        """What is asked."""
        facts: dict[str, int | str] = {"what": "", "card": "", "number": self.most()}
        if self.reason is Reason.SHIELDS:
            facts |= self.scene.person(Seat(self.about()))
        elif self.about():
            facts["card"] = self.subject(self.about())
        if self.reason in (Reason.DECLARE, Reason.BLOCK):
            facts["what"] = self.what()
        facts["count"] = self.count()
        return self.scene.words.fill(f"ask-{self.slug}", facts)

    def subject(self, number: int) -> str:
        """The card whose effect asks, wherever it has gone."""
        piece = self.table.here(number)
        if piece is not None:
            return self.scene.noun(piece)
        card, _ = self.table.borne[number]
        return self.scene.code_name(card.code)

    def most(self) -> int:
        """How many are chosen at most."""
        return self.decision.most if isinstance(self.decision, Pick) else 1

    def count(self) -> str:
        """How many are to be chosen."""
        decision = self.decision
        least = decision.least if isinstance(decision, Pick) else 1
        most = min(self.most(), len(getattr(decision, "options", ())))
        key = "count-between" if least else "count-up-to"
        key = "count-exactly" if least == most else key
        return self.scene.say(key, least=least, most=most)

    def what(self) -> str:
        """What may be answered: an attack, shields on their way, the end of the turn."""
        attack, scene = self.table.attack, self.scene
        if self.table.on_way:
            return scene.say("what-shields")
        if attack is None:
            return scene.say("what-turn-end")
        attacker = scene.fighting(attack.attacker)
        if not attack.target:
            return scene.of("attacks-player", attack.player, attacker=attacker)
        target = scene.fighting(attack.target)
        return scene.say("attacks-creature", attacker=attacker, target=target)

    def choices(self, options: Sequence[Choosable]) -> tuple[Choice, ...]:
        """The options in words, in their order."""
        told = [self.option(option, n) for n, option in enumerate(options)]
        labels = distinct(
            [each.label for each in told], [each.mark for each in told], self.marked
        )
        return tuple(self.choice(each, label) for each, label in zip(told, labels, strict=True))

    def marked(self, label: str, mark: str) -> str:
        """A label with what tells it from others."""
        return self.scene.say("marked", label=label, mark=mark)

    def choice(self, told: Told, label: str) -> Choice:
        """An option under that label."""
        number = told.card or 0
        return Choice(
            label,
            shorten(starting(told.detail), DETAIL),
            told.kind,
            self.lying.handles.get(number),
            act=told.act,
            where=self.lying.places.get(number, ""),
        )

    def option(self, option: Choosable, at: int) -> Told:
        """An option by what it is."""
        if type(option) is int:
            say = PLAIN.get(self.reason, Asking.piece)
            return say(self, option, at)
        return KINDS[type(option)](self, option)

    def piece(self, number: int, at: int) -> Told:
        """A card; one that waits may have gone from where it was."""
        piece = self.table.here(number)
        if piece is None:
            return Told(self.scene.title(self.table.borne[number][0]), card=number)
        if not knows(self.table, self.scene.reader.seat, piece):
            return Told(self.scene.say("unknown-card"), str(at + 1))
        where, several = self.scene.where(piece), self.lie_apart()
        detail = self.scene.dots(where if several else "", stands(self.scene, piece))
        return Told(self.with_power(piece), where, detail or where, card=number)

    def lie_apart(self) -> bool:
        """Whether the cards that can be chosen lie in several places, or in no usual one."""
        numbers = [each for each in getattr(self.decision, "options", ()) if type(each) is int]
        places = {self.lying.places.get(number) for number in numbers}
        return len(places) > 1 or not places <= {*FAMILIAR}

    def with_power(self, piece: Piece) -> str:
        """A card by name, a creature with its power."""
        if piece.zone is not Zone.BATTLE or not self.scene.power(piece):
            return self.scene.name(piece)
        return self.marked(self.scene.name(piece), str(power(self.table, piece)))

    def seat(self, number: int, at: int) -> Told:
        """A player."""
        return Told(self.scene.reader.names[number])

    def shield(self, number: int, at: int) -> Told:
        """A shield by its place; one that lies face-up by its name too."""
        label = self.scene.say("shield-number", number=number)
        shields = self.table.zone(Seat(self.about()), Zone.SHIELDS)
        options = getattr(self.decision, "options", ())
        piece = shields[number - 1] if len(options) == len(shields) else None
        if piece is not None and knows(self.table, self.scene.reader.seat, piece):
            label = self.marked(label, self.scene.name(piece))
        return Told(label)

    def mode(self, number: int, at: int) -> Told:
        """One of several effects, with its words where the card has one such choice."""
        if not number:
            return Told(self.scene.say("mode-number", number=at + 1))
        card, _ = self.table.borne[self.about()]
        return Told(self.scene.mode(card, number))

    def side(self, number: int, at: int) -> Told:
        """A side of a card."""
        card, _ = self.table.borne[self.about()]
        return Told(self.scene.title(card, number))

    def number(self, number: int, at: int) -> Told:
        """A number."""
        return Told(str(number))

    def use(self, option: Use) -> Told:
        """A card to be used, and how."""
        piece = self.table.pieces[option.number]
        several = len(piece.card.sides) > 1
        name = self.scene.title(piece.card, option.side if several else None)
        way = "free" if option.free else way_of(option.word, piece.card.sides[option.side].kind)
        cost = str(option.cost)
        fuel = self.table.here(option.fuel) if option.fuel else None
        more = self.scene.say("with-fuel", card=self.with_power(fuel)) if fuel else ""
        card = self.scene.say("named-card", name=name)
        act = self.scene.say(f"act-{way}", cost=cost)
        return Told(
            self.scene.say(f"do-{way}", card=card, cost=cost),
            more or self.scene.where(piece),
            more,
            self.marked(act, more) if more else act,
            option.number,
        )

    def attack(self, option: AttackWith) -> Told:
        """An attack on a player or a creature of theirs."""
        scene = self.scene
        target = scene.reader.names[option.player]
        creature = self.table.here(option.target) if option.target else None
        if creature is not None:
            target = scene.say("card-of", card=self.with_power(creature), player=target)
        attacker, act = self.table.pieces[option.number], scene.say("act-attack", target=target)
        return Told(
            scene.say("do-attack", card=scene.name(attacker), target=target),
            detail=act,
            act=act,
            card=option.number,
        )

    def declare(self, option: Declare) -> Told:
        """An ability to be declared."""
        piece = self.table.pieces[option.number]
        ability = self.scene.say(f"ability-{option.ability.replace('_', '-')}")
        name = self.scene.name(piece)
        label = self.scene.say("declare-option", ability=ability, card=name)
        return Told(label, card=option.number)

    def yes(self, option: Yes) -> Told:
        """To do it."""
        return Told(self.scene.say("yes"))

    def go(self, option: Go) -> Told:
        """To end the turn."""
        return Told(self.scene.say("end-turn"), kind=ChoiceKind.PHASE)


OF_EFFECTS = (Reason.CHOOSE, Reason.DESIGNATE, Reason.MODE, Reason.MAY, Reason.NUMBER)
"""What an effect of a card asks."""
FAMILIAR = (HAND, FIELD)
"""The places whose cards stand in the panel, so that it is clear where they lie."""
PLAIN: Mapping[Reason, Callable[[Asking, int, int], Told]] = {
    Reason.DESIGNATE: Asking.seat,
    Reason.SHIELDS: Asking.shield,
    Reason.MODE: Asking.mode,
    Reason.SIDE: Asking.side,
    Reason.NUMBER: Asking.number,
}
"""What a number means where it is no card."""
KINDS: Mapping[type, Callable[[Asking, Any], Told]] = {
    Use: Asking.use,
    AttackWith: Asking.attack,
    Declare: Asking.declare,
    Yes: Asking.yes,
    Go: Asking.go,
}
