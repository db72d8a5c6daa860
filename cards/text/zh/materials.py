"""What a monster is summoned with, in Chinese: the first line of its text."""

from dataclasses import replace
from functools import singledispatch

from cards.text.names import translated
from cards.text.zh.nouns import described
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
    return f"“{translated(name, 'zh')}”" if name else _of(noun)


@given.register
def _(materials: LinkMaterials) -> str:
    apart = "卡名不同的" if materials.named_apart else ""
    more = "以上" if materials.or_more else ""
    return f"{apart}{_of(materials.of)}{materials.count}只{more}"


@given.register
def _(materials: XyzMaterials) -> str:
    return f"等级{materials.level}{_of(materials.of)}×{materials.count}"


@given.register
def _(materials: SynchroMaterials) -> str:
    tuner = "协调" if materials.tuner == Cards() else _named(materials.tuner)
    return f"{tuner}＋协调以外的{_of(materials.others)}{materials.least}只以上"


@given.register
def _(materials: FusionMaterials) -> str:
    return "＋".join(_named(part) for part in materials.parts)
