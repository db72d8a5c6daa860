"""One side of the table, addressed by card names: what a player does, may do, and has."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.protocol import Decision, Pick, Seat
from engine.yugioh.facts.numbers import attack, defense, level
from engine.yugioh.language import Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.events.battle import AttackDeclared, AttackRenewed
from engine.yugioh.state.events.chain import Targeted
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Action, Reason, Reply, Verb
from engine.yugioh.state.side import Side
from engine.yugioh.state.spots import CardId, Row
from tests.table.driving import NAMES, SAID, VERBS, WINDOWS, Driver, Wanted
from tests.table.laying import LETTERS, happened

CHANCES = (Reason.ACT, *WINDOWS)
OFFERS = (Reason.WHETHER, Reason.DETACH)
"""The questions of "do you want to?"."""
POSITIONS = {
    Position.ATTACK: "face-up Attack",
    Position.DEFENSE: "face-up Defense",
    Position.FACE_DOWN: "face-down Defense",
}


@dataclass(frozen=True, slots=True)
class Look:
    """A card as anybody at the table who may look at everything sees it."""

    name: str
    place: str
    zone: str
    position: str
    attack: int
    defense: int
    controller: str
    owner: str
    on: str
    level: int


def look(driver: Driver, card: Card) -> Look:
    """See where and how `card` lies. `position` is "" off the field."""
    on_field = card.place is Place.FIELD
    in_row = card.row in (Row.MONSTER, Row.EXTRA_MONSTER)
    position = POSITIONS[card.position] if in_row else "face-up" if card.face_up else "Set"
    return Look(
        card.text.name,
        card.place.name.lower(),
        f"{LETTERS[card.row]}{card.zone + 1}" if on_field and card.row else "",
        position if on_field else "",
        attack(driver.duel, card),
        defense(driver.duel, card),
        NAMES[card.controller],
        NAMES[card.owner],
        card.equipped_to.text.name if card.equipped_to else "",
        level(driver.duel, card),
    )


class Player:
    """A player. What they do passes the windows before it; what they have is only looked at."""

    def __init__(self, driver: Driver, seat: Seat) -> None:
        self.driver, self.seat = driver, seat

    # What a player does

    def summons(self, name: str, *, tributing: Sequence[str] = (), zone: str = "") -> None:
        """Normal or Tribute Summon."""
        self._uses_up_summon(Verb.NORMAL_SUMMON, name, tributing, zone)

    def sets(self, name: str, *, tributing: Sequence[str] = (), zone: str = "") -> None:
        """Set a monster, Spell or Trap."""
        self._uses_up_summon(Verb.SET, name, tributing, zone)

    def flip_summons(self, name: str) -> None:
        """Flip Summon."""
        self._acts(Verb.FLIP_SUMMON, name)

    def special_summons(
        self, name: str, *, using: Sequence[str] = (), zone: str = "", position: str = ""
    ) -> None:
        """Special Summon by the card's own text or its procedure, without activation."""
        self.wants(zone, position)
        self._acts(Verb.SPECIAL_SUMMON, name)
        if using:
            self._chooses_if_asked((Reason.MATERIAL,), using)

    def pendulum_summons(self, *names: str) -> None:
        """Pendulum Summon these monsters together."""
        self._acts(Verb.PENDULUM_SUMMON)
        self._chooses_if_asked((Reason.PENDULUM,), names)

    def changes_position(self, name: str) -> None:
        """Change the position of a monster by hand."""
        self._acts(Verb.CHANGE_POSITION, name)

    def activates(
        self,
        name: str,
        *,
        targeting: str = "",
        cost: str = "",
        zone: str = "",
        position: str = "",
        at: str | None = None,
        effect: int | None = None,
    ) -> None:
        """Activate at the first chance from here, or at that timing; never after a chain.

        Where the card has several effects that it may use now, `effect` is the index of one.
        """
        self.wants(zone, position)
        self._to_activation(name, at)
        self._takes(Verb.ACTIVATE, name, effect)
        if cost:
            self._chooses_if_asked((Reason.DISCARD, Reason.TRIBUTE), [cost])
            self._has_paid(cost)
        if targeting:
            self._chooses_if_asked((Reason.TARGET,), [targeting])
            self._has_targeted(targeting)

    def applies(self, name: str) -> None:
        """Do what the card lets this player do once, without activating anything."""
        self._acts(Verb.APPLY, name)

    def attacks_with(self, name: str, *, at: str = "") -> None:
        """Declare an attack, after entering the Battle Phase if need be."""
        if not self.driver.is_at("battle phase"):
            self.enters_battle_phase()
        self._acts(Verb.ATTACK, name)
        if at:
            self._chooses_if_asked((Reason.ATTACK_TARGET,), [at])
            self._has_attacked(at)

    def attacks_again(self, *, at: str = "Direct") -> None:
        """In a replay, go on with the attack against that target."""
        self._to_question(f"attack {at} in a replay", Reason.REPLAY)
        self.driver.choose(at)

    def calls_off(self) -> None:
        """In a replay, stop the attack."""
        self._to_question("stop the attack in a replay", Reason.REPLAY)
        self.driver.answer(())

    def chooses(self, *names: str) -> None:
        """Answer this player's next questions, each with as many names as it asks for."""
        left = list(names)
        while left:
            decision = self._to_question(f"choose {left[0]}")
            most = decision.most if isinstance(decision, Pick) else 1
            self.driver.choose(*left[:most])
            del left[:most]

    def agrees(self) -> None:
        """Say yes to "do you want to?"."""
        self._to_question("agree", *OFFERS)
        self.driver.choose(Reply.YES.name.capitalize())

    def declines(self) -> None:
        """Say no to "do you want to?"."""
        self._to_question("decline", *OFFERS)
        self.driver.choose(Reply.NO.name.capitalize())

    def passes(self) -> None:
        """Let this player's next chance to respond go by."""
        self.driver.pass_to(self._is_asked(WINDOWS), f"have {self} pass")
        self.driver.answer(())

    def enters_battle_phase(self) -> None:
        """Go to the Battle Phase, and let its beginning pass."""
        self._acts(Verb.TO_BATTLE_PHASE)
        self.driver.pass_to(self._is_asked([Reason.ACT]), f"have {self} enter the Battle Phase")

    def announces_battle_phase(self) -> None:
        """Announce the Battle Phase; what answers its beginning is not passed by this."""
        self._acts(Verb.TO_BATTLE_PHASE)

    def enters_main_phase_2(self) -> None:
        """Go from the Battle Phase to Main Phase 2."""
        self._acts(Verb.TO_MAIN_PHASE_2)
        self.driver.pass_to(self._is_asked([Reason.ACT]), f"have {self} enter Main Phase 2")

    def leaves_battle_phase(self) -> None:
        """Announce the end of the Battle Phase; what follows it is not passed by this."""
        self._acts(Verb.TO_MAIN_PHASE_2)

    def ends_turn(self) -> None:
        """Announce the end of the turn; the End Phase is not passed by this."""
        self._acts(Verb.END_TURN)

    def wants(self, *orders: str) -> None:
        """Order zones ("M3") and positions ("Defense") for the next such questions."""
        self.driver.orders += [(self.seat, order) for order in orders if order]

    # What a player may do

    def may(self, verb: str, name: str | None = None, *, at: str | None = None) -> bool:
        """Whether this is offered: an activation at the next chance, else in the open."""
        reasons = CHANCES if VERBS[verb] is Verb.ACTIVATE else (Reason.ACT,)
        is_asked = self._is_asked(reasons)
        decision = self.driver.pass_to(
            lambda decision: is_asked(decision) and self.driver.is_at(at),
            f"ask whether {self} may {verb}" + (f" at {at}" if at else ""),
        )
        return self._offered(decision, VERBS[verb], name) is not None

    def options(self, verb: str) -> list[str]:
        """The names of the cards with which this player may do that now."""
        decision = self.driver.pass_to(self._is_asked(CHANCES), f"ask {self} to {verb}")
        return [
            self.driver.name(option.card)
            for option in _actions(decision)
            if option.verb is VERBS[verb] and option.card is not None
        ]

    # What a player has

    @property
    def life(self) -> int:
        """Life Points."""
        return self._side.life

    @property
    def monsters(self) -> list[str]:
        """The monsters this player controls, from their left."""
        return _names(self.driver.duel.state.monsters(self.seat))

    @property
    def spells(self) -> list[str]:
        """The Spells and Traps this player controls, from their left, the Field Spell last."""
        return _names(self.driver.duel.state.spells(self.seat))

    @property
    def field(self) -> list[str]:
        """All that this player controls: monsters, then Spells and Traps."""
        return self.monsters + self.spells

    @property
    def hand(self) -> list[str]:
        """The hand, the newest card last."""
        return _names(self._side.hand)

    @property
    def graveyard(self) -> list[str]:
        """The Graveyard, the newest card last."""
        return _names(self._side.graveyard)

    @property
    def banished(self) -> list[str]:
        """The banished cards, the newest last."""
        return _names(self._side.banished)

    @property
    def deck(self) -> list[str]:
        """The Deck, the top card first."""
        return _names(self._side.deck[::-1])

    def sees(self, name: str) -> Look:
        """The card of that name that this player controls or owns, on the field if it is."""
        cards = [card for card in self.driver.duel.state.cards if card.text.name == name]
        mine = [card for card in cards if self.seat in (card.controller, card.owner)]
        assert mine, f"{self} has no {name}"
        mine.sort(
            key=lambda card: (card.place is not Place.FIELD, card.controller != self.seat)
        )
        return look(self.driver, mine[0])

    def __str__(self) -> str:
        return NAMES[self.seat]

    # How it is done

    @property
    def _side(self) -> Side:
        return self.driver.duel.state.sides[self.seat]

    def _is_asked(self, reasons: Sequence[object]) -> Wanted:
        return lambda decision: decision.seat == self.seat and decision.reason in reasons

    def _to_question(self, what: str, *reasons: Reason) -> Decision:
        """Pass to this player's next question that is not a mere chance to do something."""

        def is_it(decision: Decision) -> bool:
            if decision.seat != self.seat or decision.reason in CHANCES:
                return False
            return not reasons or decision.reason in reasons

        return self.driver.pass_to(is_it, f"have {self} {what}")

    def _to_activation(self, name: str, at: str | None) -> None:
        def is_it(decision: Decision) -> bool:
            if not self._is_asked(CHANCES)(decision) or not self.driver.is_at(at):
                return False
            offered = self._offered(decision, Verb.ACTIVATE, name) is not None
            return offered or bool(self.driver.duel.state.chain.links)

        self.driver.pass_to(is_it, f"have {self} activate {name}")

    def _acts(self, verb: Verb, name: str | None = None) -> None:
        what = f"have {self} {SAID[verb]} {name or ''}"
        self.driver.pass_to(self._is_asked([Reason.ACT]), what)
        self._takes(verb, name)

    def _takes(self, verb: Verb, name: str | None, effect: int | None = None) -> None:
        decision = self.driver.decision
        assert decision is not None
        index = self._offered(decision, verb, name, effect)
        what = f"have {self} {SAID[verb]} {name or ''}"
        assert index is not None, self.driver.plight(what)
        self.driver.answer((index,))

    def _offered(
        self, decision: Decision, verb: Verb, name: str | None, effect: int | None = None
    ) -> int | None:
        for index, option in enumerate(_actions(decision)):
            if option.verb is not verb or effect not in (None, option.effect):
                continue
            if name is None or (option.card is not None and self._is(option.card, name)):
                return index
        return None

    def _is(self, card: CardId, name: str) -> bool:
        return self.driver.is_called(card, name)

    def _uses_up_summon(
        self, verb: Verb, name: str, tributing: Sequence[str], zone: str
    ) -> None:
        self.wants(zone)
        self._acts(verb, name)
        if tributing:
            self._chooses_if_asked((Reason.TRIBUTE,), tributing)

    def _chooses_if_asked(self, reasons: tuple[Reason, ...], names: Sequence[str]) -> None:
        """A question with one possible answer is not asked."""
        decision = self.driver.decision
        if decision is not None and decision.reason in reasons:
            self.driver.choose(*names)

    def _has_paid(self, name: str) -> None:
        moves = [event for event in happened(self.driver.duel) if isinstance(event, Moved)]
        paid = [move.card for move in moves if move.why in (Why.DISCARDED, Why.TRIBUTED)]
        assert any(self._is(card, name) for card in paid), f"{name} is not paid"

    def _has_targeted(self, name: str) -> None:
        events = happened(self.driver.duel)
        targeted = next(event for event in reversed(events) if isinstance(event, Targeted))
        assert any(self._is(card, name) for card in targeted.cards), f"{name} is not targeted"

    def _has_attacked(self, name: str) -> None:
        declared = next(
            event
            for event in reversed(happened(self.driver.duel))
            if isinstance(event, AttackDeclared | AttackRenewed)
        )
        target = declared.target
        attacked = name == "Direct" if target is None else self._is(target, name)
        assert attacked, f"{name} is not attacked"


def _actions(decision: Decision) -> list[Action]:
    """The options of a chance to act or respond."""
    options = decision.options if isinstance(decision, Pick) else ()
    return [option for option in options if isinstance(option, Action)]


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.text.name for card in cards]
