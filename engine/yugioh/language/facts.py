"""What is true as long as something lasts: differing numbers, permissions and bans."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Amount, Noun
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import EQUIPPED, Cards, EquippedMonster
from engine.yugioh.language.terms import Kind, Place, Position, Summon, Whose


@word
class Fact(Node):
    """Something that holds, without being activated, while its source lasts."""

    @property
    def is_gain(self) -> bool:
        """Whether it says what somebody gains or loses."""
        return False


@word
class Gains(Fact):
    """These monsters have so much more (or less) ATK and DEF."""

    who: Noun
    attack: int | Amount = 0
    defense: int | Amount = 0

    @property
    def is_gain(self) -> bool:
        """Whether it says what somebody gains or loses."""
        return True


@word
class Pierces(Fact):
    """These monsters inflict piercing battle damage to monsters in Defense Position.

    `to` names whom it is inflicted to, where that need not be the attacker's opponent. With
    `doubly`, it is twice as much.
    """

    who: Noun
    to: Whose | None = None
    doubly: bool = False


@word
class DoublesBattleDamage(Fact):
    """The battle damage that these monsters inflict to their opponent, in these battles, is
    doubled.
    """

    who: Noun
    against: Noun


@word
class HandsOnBattleDamage(Fact):
    """The battle damage you would take, from battles of these, your opponent takes instead."""

    who: Noun | None = None


@word
class BanishesSlain(Fact):
    """What these destroy by battle is banished, and never comes to the Graveyard."""

    who: Noun


@word
class NegatesSlain(Fact):
    """The effects of these monsters that those destroy by battle are negated, in the Monster
    Zone and in the Graveyard (FAQ 5302).
    """

    who: Noun
    of: Noun


@word
class AttacksOften(Fact):
    """These monsters can attack so many times in each Battle Phase (MR-BATTLE-07)."""

    who: Noun
    times: PositiveInt


@word
class AttacksMore(Fact):
    """These monsters can attack so many times more than once in each Battle Phase."""

    who: Noun
    attacks: Amount


@word
class AttacksAgain(Fact):
    """These monsters can attack once more in this Battle Phase, on top of one attack.

    `in_a_row` it has to be before any other monster attacks; with `on_monsters`, not directly.
    """

    who: Noun
    in_a_row: bool = False
    on_monsters: bool = False


@word
class AttacksEach(Fact):
    """These monsters can attack every monster of the opponent once each."""

    who: Noun


@word
class GivesControl(Fact):
    """Whoever says so controls the equipped monster while that holds (MR-CTRL-01)."""

    who: EquippedMonster = EQUIPPED


@word
class KeepsController(Fact):
    """Control of these monsters cannot switch."""

    who: Noun


@word
class CannotBeTargeted(Fact):
    """These cards cannot be targeted by effects (MR-GLOS-32), or by those of that player."""

    who: Noun
    by: Whose | None = None


@word
class IsUnaffected(Fact):
    """These cards are not affected by the effects of that kind of card (MR-GLOS-05).

    With None, of any kind; with `of`, only by the effects of that player; by those of the cards
    that `but` names they are.
    """

    who: Noun
    by: Kind | None
    of: Whose | None = None
    but: Cards | None = None


@word
class EffectsNegated(Fact):
    """The effects of that card are negated; `buried`, also in the Graveyard it goes to."""

    who: Noun
    buried: bool = False


@word
class SummonsTwice(Fact):
    """That player can Normal Summon or Set a monster twice in a turn."""

    player: Whose


@word
class CannotAttack(Fact):
    """These monsters cannot attack, or go on with an attack before the Damage Step."""

    who: Noun
    only_declare: bool = False
    """They cannot declare one; the one that was declared goes on."""


@word
class CannotDeclareAttacks(Fact):
    """That player cannot declare attacks."""

    player: Whose


@word
class AttacksWithOne(Fact):
    """That player, or with none named each, attacks with 1 monster only in a Battle Phase."""

    player: Whose | None = None


@word
class AttacksDirectly(Fact):
    """These monsters can attack the player directly, though the player has monsters."""

    who: Noun


@word
class AttacksFromDefense(Fact):
    """These monsters can attack directly while in face-up Defense Position; their ATK is then
    halved during that damage calculation.
    """

    who: Noun


@word
class CannotBeAttacked(Fact):
    """These monsters cannot be targeted for attacks by their controller's opponent.

    Where it is not said whose they are, your opponent cannot target those of yours alone.
    With `passed`, they do not keep the opponent from attacking directly.
    """

    who: Noun
    passed: bool = False


@word
class DrawsAttacks(Fact):
    """Your opponent's monsters can attack none but these."""

    who: Noun


@word
class AttacksOnly(Fact):
    """These monsters can attack nothing but those, and no player."""

    who: Noun
    what: Noun


@word
class MillsToAttack(Fact):
    """That player sends so many cards from the top of their Deck to declare an attack."""

    player: Whose
    cards: PositiveInt = 1


@word
class PaysToAttack(Fact):
    """Whoever controls one of these monsters has to pay so many Life Points to declare an
    attack with it.
    """

    who: Noun
    life: PositiveInt


@word
class StandsInBattle(Fact):
    """These monsters cannot be destroyed by battle, or by that with these monsters.

    With `once_a_turn`, each of them is spared once, and that turn no more by this card.
    """

    who: Noun
    against: Noun | None = None
    once_a_turn: bool = False


@word
class CannotActivate(Fact):
    """That player cannot activate cards, or effects of cards, with the name of one of these."""

    player: Whose
    named_like: Noun


@word
class CannotBeActivated(Fact):
    """Those very cards cannot be activated, wherever they have gone; their effects can."""

    which: Noun


@word
class CannotUseEffects(Fact):
    """These monsters cannot activate their effects, whoever controls them; or that `player`
    cannot activate effects of these, whatever they are unaffected by.
    """

    who: Noun
    player: Whose | None = None


@word
class AttackBecomes(Fact):
    """The ATK of these monsters is that number, whatever else changes it."""

    who: Noun
    attack: int | Amount


@word
class DefenseBecomes(Fact):
    """The DEF of these monsters is that number, whatever else changed it before."""

    who: Noun
    defense: int | Amount


@word
class StandsAgainstEffects(Fact):
    """These cards cannot be destroyed by card effects, or by those of that player.

    With `once_a_turn`, only those are spared that would be destroyed first in a turn.
    """

    who: Noun
    by: Whose | None = None
    once_a_turn: bool = False


@word
class CannotAttackDirectly(Fact):
    """These monsters cannot attack the player directly, or with `theirs` not the opponent."""

    who: Noun
    theirs: bool = False


@word
class CannotSummon(Fact):
    """That player cannot Summon monsters, but can Normal Set them."""

    player: Whose


@word
class CannotBeTributed(Fact):
    """These monsters cannot be Tributed for a Tribute Summon, or `at_all`, whatever for."""

    who: Noun
    at_all: bool = False


@word
class CannotServe(Fact):
    """These monsters cannot be material of a summon in those ways."""

    who: Noun
    ways: tuple[Summon, ...]


@word
class BanishedInstead(Fact):
    """Any of these cards that is sent to the Graveyard is banished instead."""

    what: Noun


@word
class CannotSpecialSummon(Fact):
    """That player cannot Special Summon monsters, or none but these monsters.

    With `out_of`, that is so of monsters that come from there alone; with `such`, of these.
    """

    player: Whose
    but: Cards | None = None
    out_of: Place | None = None
    such: Cards | None = None


@word
class BothHold(Fact):
    """The one fact and the other."""

    first: Fact
    second: Fact


@word
class StandsIn(Fact):
    """These monsters are changed to that face-up battle position, and again if need be."""

    who: Noun
    position: Position


@word
class ReversesGains(Fact):
    """What would be added to ATK and DEF is subtracted, and the other way round."""


@word
class CannotChangePosition(Fact):
    """The battle position of these monsters cannot be changed by hand."""

    who: Noun


@word
class StaysThroughEndPhase(Fact):
    """These monsters cannot activate what returns them to the hand in the End Phase."""

    who: Noun
