"""What a browser may ask for: each request of the page's socket, and doing it as a person."""

import base64
import binascii
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.records import Json, Modal
from bot.sandbox.views import Outcome

Modals = dict[str, Modal]
"""The forms open in one browser, by the nonce of the request that opened them."""


class UploadedFile(BaseModel):
    """A file in a request: its name, and its content in Base64."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(min_length=1, max_length=260)
    base64: str

    def content(self) -> tuple[str, bytes]:
        """Name and content; `CannotDo` if the content is no Base64."""
        try:
            return self.name, base64.b64decode(self.base64, validate=True)
        except binascii.Error as error:
            raise CannotDo(f"{self.name} did not arrive whole; send it again") from error


OptionValue = bool | int | float | str | UploadedFile
FieldValue = bool | str | None | list[str] | list[UploadedFile]


class Request(BaseModel):
    """What every request has; `nonce` is repeated in its answer."""

    model_config = ConfigDict(extra="forbid", strict=True)

    nonce: str = Field(min_length=1, max_length=64)

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Do the request as `person`; return the answer, without its nonce."""
        raise NotImplementedError

    def answer(self, outcome: Outcome, modals: Modals) -> Json:
        """What the browser is told of `outcome`; a form is kept among `modals`."""
        if outcome.modal is None:
            return {"t": "done"}
        modals[self.nonce] = outcome.modal
        return {"t": "modal", "modal": outcome.modal.brief()}


class Call(Request):
    """Use a slash command."""

    do: Literal["call"]
    command: str
    channel: str
    options: dict[str, OptionValue]

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Use the command; the answer tells of a form that it opened."""
        outcome = await person.call(self.command, self.channel, options=unpacked(self.options))
        return self.answer(outcome, modals)


class Complete(Request):
    """Ask what the bot offers for an option while it is typed."""

    do: Literal["complete"]
    command: str
    channel: str
    option: str
    typed: str
    options: dict[str, OptionValue]

    async def perform(self, person: Person, modals: Modals) -> Json:
        """The answer holds the choices."""
        choices = await person.complete(
            self.command, self.option, self.typed, self.channel, unpacked(self.options)
        )
        shown = [{"name": each.name, "value": each.value} for each in choices]
        return {"t": "choices", "choices": shown}


class Press(Request):
    """Press a button."""

    do: Literal["press"]
    message: str
    custom_id: str

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Press the button; the answer tells of a form that it opened."""
        return self.answer(await person.press(self.message, self.custom_id), modals)


class Choose(Request):
    """Choose in a select."""

    do: Literal["choose"]
    message: str
    custom_id: str
    values: list[str]

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Choose the values; the answer tells of a form that it opened."""
        outcome = await person.choose(self.message, self.custom_id, self.values)
        return self.answer(outcome, modals)


class Submit(Request):
    """Send a form which this browser has open."""

    do: Literal["submit"]
    modal: str
    fields: dict[str, FieldValue]

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Send the form, and close it unless the bot failed to answer.

        Raises CannotDo where it is not open any more.
        """
        modal = modals.get(self.modal)
        if modal is None:
            raise CannotDo("this form is not open any more; open it again")
        outcome = await person.submit(modal, unpacked(self.fields))
        modals.pop(self.modal, None)
        return self.answer(outcome, modals)


class Context(Request):
    """Use a message command."""

    do: Literal["context"]
    command: str
    message: str

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Use the command; the answer tells of a form that it opened."""
        return self.answer(await person.context(self.command, self.message), modals)


class Say(Request):
    """Write a message."""

    do: Literal["say"]
    channel: str
    text: str = Field(min_length=1, max_length=2000)

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Write the message."""
        person.say(self.channel, self.text)
        return {"t": "done"}


class Set(Request):
    """Change what a person can set."""

    do: Literal["set"]
    locale: str | None = Field(default=None, min_length=2, max_length=10)
    takes_dms: bool | None = None

    async def perform(self, person: Person, modals: Modals) -> Json:
        """Change what was named."""
        if self.locale is not None:
            person.locale = self.locale
        if self.takes_dms is not None:
            person.takes_dms = self.takes_dms
        return {"t": "done"}


AnyRequest = Call | Complete | Press | Choose | Submit | Context | Say | Set
REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(
    Annotated[AnyRequest, Field(discriminator="do")]
)


def unpacked(values: Json) -> dict[str, Any]:
    """`values` with every uploaded file as a pair of name and content."""
    return {name: unpacked_value(value) for name, value in values.items()}


def unpacked_value(value: Any) -> Any:
    """`value`, or each value of a list, with an uploaded file as a pair of name and content."""
    if isinstance(value, UploadedFile):
        return value.content()
    if isinstance(value, list):
        return [unpacked_value(each) for each in value]
    return value
