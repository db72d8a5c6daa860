"""Scenarios of decks and partners."""

from cards.duelmasters import cards as pool
from cards.duelmasters import decks, named
from engine.duelmasters.game.decks import faults, fits_partner, may_be_partner
from engine.duelmasters.language.printed import Card, Civ, Kind, Side
from tests.duelmasters.vectors.scenario import Differs, Json, Vector

ELSEWHERE = ("psychic creature", "GR creature", "starts in the battle zone")


def known(facts: Json, code: int) -> Card:
    """A card that only the scenario knows."""
    kind = Kind.ELSEWHERE if facts["kind"] in ELSEWHERE else Kind(facts["kind"])
    civs = tuple(Civ(each) for each in facts["civilizations"])
    side = Side(facts["name"], kind, civs, facts["cost"])
    return Card(code, facts["name"], (side,), banned=facts.get("regulation") == "premium")


def judge_deck(vector: Vector) -> None:
    """Raise Differs where the deck is judged otherwise."""
    text, deck = vector.text, vector.text["deck"]
    base = decks()[deck["base"]]
    others = {each["name"]: known(each, 9000 + n) for n, each in enumerate(text["facts"])}
    by_name = {**named(), **others}
    cards = [pool()[code] for code in base.cards]
    for name in deck.get("remove", ()):
        cards.remove(by_name[name])
    cards += [by_name[name] for name in deck.get("add", ())]
    partner = by_name[deck["partner"]] if "partner" in deck else pool()[base.partner]
    found = [fault.value for fault in faults(partner, cards)]
    expect = text["expect"]
    if (not found) != expect["valid"]:
        raise Differs(f"faults: {found}")
    if missing := [each for each in expect.get("problems", ()) if each not in found]:
        raise Differs(f"not found: {missing}")


def judge_partner(vector: Vector) -> None:
    """Raise Differs where the partner is judged otherwise."""
    text = vector.text
    partner = named()[text["partner"]]
    expect = text["expect"]
    if may_be_partner(partner) != expect["valid"]:
        raise Differs("the partner is judged otherwise")
    for name, fits in expect.get("fits", {}).items():
        if fits_partner(named()[name], partner) != fits:
            raise Differs(f"{name} is judged otherwise")
