"""What can be pressed or chosen from: a class declares its id once, and reads its values."""

import inspect
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar, cast

import discord
from discord import ui

from bot.shared.host import Interaction
from bot.shared.ids import Id
from bot.shared.replies import guarded

ItemT = TypeVar("ItemT", bound="ui.Button[Any] | ui.Select[Any]")
_NOTHING = r"(?!)"
"""The pattern of a class that declares no id: it matches none."""


def _is_unfit(component: type, name: str, annotated: Collection[str]) -> bool:
    """Whether a value of an id cannot be an attribute of `name`."""
    return name not in annotated or hasattr(component, name)


class _Declared(ui.DynamicItem[ItemT], template=_NOTHING):
    """A component as it was pressed; each value of its id is an attribute of that name."""

    declared: ClassVar[Id]

    def __init_subclass__(cls, *, id: Id | str | None = None) -> None:
        if id is None:
            super().__init_subclass__(template=_NOTHING)
            return
        cls.declared = Id(id) if isinstance(id, str) else id
        annotated = {name for each in cls.__mro__ for name in inspect.get_annotations(each)}
        unfit = [name for name in cls.declared.names if _is_unfit(cls, name, annotated)]
        if unfit:
            raise TypeError(f"{cls.__name__} has to declare {unfit} as attributes of its own")
        super().__init_subclass__(template=cls.declared.pattern)

    def __init__(self, item: ItemT, values: Mapping[str, Any]) -> None:
        super().__init__(item)
        self.values = values
        for name, value in values.items():
            setattr(self, name, value)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The component as it stood in the message."""
        return cls(cast(ItemT, item), cls.declared.values(match))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Answer the press; a failure is apologised for."""
        await self.pressed(interaction)

    async def pressed(self, interaction: Interaction) -> None:
        """Answer the press."""
        raise NotImplementedError


class DeclaredButton(_Declared[ui.Button[Any]]):
    """A button; `class Turn(DeclaredButton, id="turn:{page:int}")` has an attribute `page`."""

    @classmethod
    def button(
        cls,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        **values: object,
    ) -> ui.Button[Any]:
        """The button with these values in its id, to be laid out."""
        return ui.Button(label=label, style=style, custom_id=cls.declared.write(**values))


class DeclaredMenu(_Declared[ui.Select[Any]]):
    """A menu, declared as a button is; `self.item.values` are what was chosen in it."""

    @classmethod
    def menu(
        cls, placeholder: str, options: Sequence[discord.SelectOption], **values: object
    ) -> ui.Select[Any]:
        """The menu with these values in its id, to be laid out."""
        return ui.Select(
            custom_id=cls.declared.write(**values),
            placeholder=placeholder,
            options=list(options),
        )
