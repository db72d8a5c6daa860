"""What a monster is summoned with, in Japanese: the first line of its text."""

from dataclasses import replace
from functools import singledispatch

from cards.text.ja.nouns import described, wide
from cards.text.names import translated
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


def _of(noun: Cards) -> str:
    """Such monsters: that they are monsters goes without saying in the tree."""
    return described(replace(noun, kind=Kind.MONSTER))


def _named(noun: Cards) -> str:
    name = noun.name
    return f"「{translated(name, 'ja')}」" if name else _of(noun)


@given.register
def _(materials: LinkMaterials) -> str:
    apart = "カード名が異なる" if materials.named_apart else ""
    more = "以上" if materials.or_more else ""
    return f"{apart}{_of(materials.of)}{wide(materials.count)}体{more}"


@given.register
def _(materials: XyzMaterials) -> str:
    return f"レベル{wide(materials.level)}{_of(materials.of)}×{wide(materials.count)}"


@given.register
def _(materials: SynchroMaterials) -> str:
    tuner = "チューナー" if materials.tuner == Cards() else _named(materials.tuner)
    return f"{tuner}＋チューナー以外の{_of(materials.others)}{wide(materials.least)}体以上"


@given.register
def _(materials: FusionMaterials) -> str:
    return "＋".join(_named(part) for part in materials.parts)
