"""That a card can be Xyz Summoned upon another one, as texts of all years tell it."""

import re

UPON = re.compile(
    r"(?P<head>[Yy]ou can also Xyz Summon )(?P<who>this card|a card of this name)"
    r" by using (?P<upon>(?:1 |an? |\")(?:(?!you control).)+you control(?: [^.,;()\"]+?)??)"
    r"(?: as (?:the )?(?:Xyz M|m)aterial)?"
    r"(?P<but>,? (?:except|other than) \"[^\"]+\")?"
    r"(?: \(transfer its materials[^()]*\))?\."
    r"(?: \((?:Transfer its|If you used an Xyz Monster|Xyz Materials attached)[^()]*\))?"
)
"""How it is told, once the card is named no more."""


def in_printed_words(said: str, name: str) -> str:
    """The text, with that sentence as it is printed, where the card has one."""

    def printed(found: re.Match[str]) -> str:
        upon = re.sub("^1 ", "a ", found["upon"])
        but = (found["but"] or "").replace(" other than ", " except ")
        as_material = f"{upon}{but} as material. (Transfer its materials to this card.)"
        return f"{found['head']}{found['who']} by using {as_material}"

    named = f'also Xyz Summon "{name}" by'
    return UPON.sub(printed, said.replace(named, "also Xyz Summon a card of this name by"))
