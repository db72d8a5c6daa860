"""What a monster is summoned with, in English: the first line of its text."""

from dataclasses import replace
from functools import singledispatch

from cards.text.en.nouns import described
from engine.yugioh.language import (
    Cards,
    FusionMaterials,
    Kind,
    LinkMaterials,
    Materials,
    SynchroMaterials,
    XyzMaterials,
)


@singledispatch
def given(materials: Materials) -> str:
    """The materials, without a full stop."""
    raise NotImplementedError(materials)


def _of(noun: Cards, *, many: bool) -> str:
    """Such monsters: that they are monsters goes without saying in the tree."""
    return described(replace(noun, kind=Kind.MONSTER), many=many)


def _named(noun: Cards) -> str:
    name = noun.name
    return f'"{name}"' if name else f"1 {_of(noun, many=False)}"


@given.register
def _(materials: LinkMaterials) -> str:
    apart = " with different names" if materials.named_apart else ""
    more = "+" if materials.or_more else ""
    many = materials.count > 1 or materials.or_more
    return f"{materials.count}{more} {_of(materials.of, many=many)}{apart}"


@given.register
def _(materials: XyzMaterials) -> str:
    return f"{materials.count} Level {materials.level} {_of(materials.of, many=True)}"


@given.register
def _(materials: SynchroMaterials) -> str:
    tuner = "1 Tuner" if materials.tuner == Cards() else _named(materials.tuner)
    return f"{tuner} + {materials.least}+ non-Tuner {_of(materials.others, many=True)}"


@given.register
def _(materials: FusionMaterials) -> str:
    return " + ".join(_named(part) for part in materials.parts)
