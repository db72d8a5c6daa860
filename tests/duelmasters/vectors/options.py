"""What a question offers, as scenarios speak of it."""

from dataclasses import fields, is_dataclass

from engine.core.protocol import Choosable, Decision, Number, Pick
from engine.duelmasters.acts.asking import AttackWith, Declare, Go, Reason, Use
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Take, UseFree
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from tests.duelmasters.vectors.scenario import Json, Vector
from tests.duelmasters.vectors.setting import is_card, seat

USES = ("summon", "cast", "generate", "galaxshield")


def uses(word: object) -> bool:
    """Whether a tree of words lets cards be used without paying."""
    if isinstance(word, tuple):
        return any(uses(each) for each in word)
    if isinstance(word, UseFree) or (isinstance(word, Take) and word.use):
        return True
    return is_dataclass(word) and any(uses(getattr(word, f.name)) for f in fields(word))


def piece_of(party: Party, option: Choosable) -> Piece | None:
    """The card that an option is."""
    if isinstance(option, Use | AttackWith | Declare):
        return party.table.here(option.number)
    return party.table.here(option) if type(option) is int else None


def is_free(decision: Decision) -> bool:
    """Whether it is a free decision of the turn player."""
    return decision.reason in (Reason.PLAY, Reason.CHARGE)


def matches_card(party: Party, vector: Vector, option: Choosable, card: Json) -> bool:
    """Whether the option is the card that is described."""
    piece = piece_of(party, option)
    if piece is None or not is_card(piece, card["name"]):
        return False
    if "owner" in card and piece.owner != seat(vector, card["owner"]):
        return False
    return "zone" not in card or piece.zone.value == card["zone"]


def matches_use(party: Party, option: Choosable, step: Json) -> bool:
    """Whether the option uses the card in that way."""
    if not isinstance(option, Use):
        return False
    piece = party.table.pieces[option.number]
    word = step.get("action", step["do"])
    name = step["name"]
    if name not in (piece.card.name, piece.card.sides[option.side].name):
        return False
    wanted = "summon" if option.word == "fushigibirth" else option.word
    if wanted != word or bool(step.get("free", False)) != option.free:
        return False
    return "from" not in step or piece.zone.value == step["from"]


def matches_attack(party: Party, vector: Vector, option: Choosable, step: Json) -> bool:
    """Whether the option is that attack."""
    if not isinstance(option, AttackWith):
        return False
    if not is_card(party.table.pieces[option.number], step["name"]):
        return False
    target = step.get("target")
    if target is None:
        return True
    if "player" in target:
        return not option.target and option.player == seat(vector, target["player"])
    creature = party.table.here(option.target)
    return (
        creature is not None
        and option.player == seat(vector, target["owner"])
        and is_card(creature, target["name"])
    )


def offers(party: Party, vector: Vector, decision: Decision, step: Json) -> bool:
    """Whether this decision offers the action that a `can` or `cannot` speaks of."""
    action = step["action"]
    if not isinstance(decision, Pick):
        return False
    reason, options = decision.reason, decision.options
    if action in USES and reason is Reason.PLAY:
        anyhow = [o for o in options if matches_use(party, o, {**step, "free": _free(o)})]
        return bool(anyhow)
    if action in USES and reason is Reason.CHOOSE:
        return "from" not in step and any(
            matches_card(party, vector, o, {"name": step["name"]})
            and _zone(party, o) in (Zone.HAND, Zone.GRAVEYARD)
            for o in options
        )
    if action == "attack":
        return any(matches_attack(party, vector, o, step) for o in options)
    if action == "end_turn":
        return reason is Reason.PLAY and Go.END in options
    if action == "designate":
        wanted = seat(vector, step["target"]["player"])
        return reason is Reason.DESIGNATE and wanted in options
    if action == "answer":
        about = party.table.here(decision.about) if type(decision.about) is int else None
        return reason is Reason.MAY and about is not None and is_card(about, step["name"])
    return _offers_card(party, vector, decision, step)


def _free(option: Choosable) -> bool:
    return isinstance(option, Use) and option.free


def _zone(party: Party, option: Choosable) -> Zone | None:
    piece = piece_of(party, option)
    return None if piece is None else piece.zone


def _offers_card(party: Party, vector: Vector, decision: Pick, step: Json) -> bool:
    reasons = {
        "block": Reason.BLOCK,
        "declare": Reason.DECLARE,
        "choose": Reason.CHOOSE,
        "charge": Reason.CHARGE,
    }
    if decision.reason is not reasons.get(step["action"]):
        return False
    return any(matches_card(party, vector, option, step) for option in decision.options)


KINDS = {
    Reason.DESIGNATE: "designate",
    Reason.PARTNER_RETURN: "partner_return",
    Reason.DECLARE: "declare",
    Reason.MAY: "answer",
}


def kind_of(decision: Decision) -> str:
    """How scenarios call the decision."""
    if isinstance(decision, Number):
        return "choose"
    return KINDS.get(Reason(decision.reason.value), "choose")
