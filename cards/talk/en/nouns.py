"""Cards, players and places in English."""

from collections.abc import Sequence

from cards.talk.scene import Scene, zone_of
from cards.text.en.terms import ATTRIBUTE, ICON, KIND, TYPE
from engine.core.protocol import Seat
from engine.yugioh.language import Attribute, CardText, Phase, Place, Timing, Type
from engine.yugioh.views.board import CardView

PHASES = {
    Phase.DRAW: "Draw Phase",
    Phase.STANDBY: "Standby Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}
TIMINGS = {
    Timing.START: "Start of the Damage Step",
    Timing.BEFORE_CALCULATION: "Before damage calculation",
    Timing.CALCULATION: "During damage calculation",
    Timing.AFTER_CALCULATION: "After damage calculation",
    Timing.END: "End of the Damage Step",
}
PLACES = {
    Place.HAND: "hand",
    Place.DECK: "Deck",
    Place.FIELD: "field",
    Place.GRAVEYARD: "Graveyard",
    Place.BANISHED: "banished cards",
    Place.EXTRA_DECK: "Extra Deck",
    Place.MATERIAL: "Xyz Material",
    Place.SUMMONING: "about to be summoned",
    Place.NOWHERE: "nowhere",
}
ZONES = {"F": "Field Zone", "EL": "Extra Monster Zone left", "ER": "Extra Monster Zone right"}


def zone(card: CardView) -> str:
    """The zone a card lies in, with its article where it takes one; empty if it is in none."""
    code = zone_of(card)
    return f"the {ZONES[code]}" if code in ZONES else code


def name(card: CardView, scene: Scene) -> str:
    """The card's name, or what is to be seen of a card that is not known."""
    known = scene.name(card)
    if known is not None:
        return known
    if card.place is not Place.FIELD:
        return "card"
    if card.is_monster:
        noun = "face-down monster"
    else:
        noun = "face-down card" if card.row is None else "Set card"
    where = zone(card)
    return f"{noun} in {where}" if where else noun


def a(card: CardView, scene: Scene) -> str:
    """The card's name, or "a face-down monster"."""
    return name(card, scene) if card.is_known else f"a {name(card, scene)}"


def possessive(seat: Seat, scene: Scene) -> str:
    """Whose something is: "your" or "Kaiba's"."""
    return "your" if scene.is_reader(seat) else f"{scene.player(seat)}'s"


def whose(card: CardView, scene: Scene) -> str:
    """The card with whose it is: "your Gemini Elf", "Kaiba's face-down monster in M3"."""
    return f"{possessive(card.controller, scene)} {name(card, scene)}"


def where(card: CardView, scene: Scene) -> str:
    """The zone or pile a card lies in, with whose it is."""
    code = zone_of(card)
    place = ZONES.get(code, code) or PLACES[card.place]
    return f"{possessive(card.controller, scene)} {place}"


def listing(words: Sequence[str]) -> str:
    """The words as a list: "A, B and C"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def cards(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, by name where they are known and by their number where none is."""
    if any(view.is_known or view.place is Place.FIELD for view in views):
        return listing([a(view, scene) for view in views])
    return "1 card" if len(views) == 1 else f"{len(views)} cards"


def each_whose(views: Sequence[CardView], scene: Scene) -> str:
    """The cards, each with whose it is."""
    return listing([whose(view, scene) for view in views])


def whose_phase(phase: str, player: str | None) -> str:
    """A phase with whose it is."""
    return f"Your {phase}" if player is None else f"{player}'s {phase}"


def kind(text: CardText) -> str:
    """What a Spell or Trap is: "Quick-Play Spell"."""
    return f"{ICON[text.icon]} {KIND[text.kind]}"


def nature(attribute: Attribute | None, type: Type | None) -> str:
    """The Attribute and the Type of a monster."""
    said = "" if attribute is None else ATTRIBUTE[attribute]
    return f"{said} {'' if type is None else TYPE[type]}".strip()
