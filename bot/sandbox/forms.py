"""Filling in a form as a person's client lets one, and what is sent of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.sandbox.doing import CannotDo, resolve_user, user_meant
from bot.sandbox.options import attach
from bot.sandbox.payloads import attachment_json
from bot.sandbox.records import Channel, Json, Modal
from bot.sandbox.world import World

ROW, STRING_SELECT, TEXT_INPUT, USER_SELECT, MENTIONABLE_SELECT = 1, 3, 4, 5, 7
TEXT_DISPLAY, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 10, 18, 19, 21, 22, 23


@dataclass(slots=True)
class Form:
    """A form being filled in with `fields`, by custom_id or label."""

    world: World
    channel: Channel
    fields: Mapping[str, object]
    resolved: Json = field(default_factory=dict)
    used: set[str] = field(default_factory=set)

    def fill(self, modal: Modal) -> list[Json]:
        """The components as an interaction carries them.

        Raises CannotDo where a field is not in the form.
        """
        filled = [
            self._top(number, each) for number, each in enumerate(modal.components, start=1)
        ]
        for name in self.fields:
            if name not in self.used:
                raise CannotDo(f"the form {modal.title!r} has no field {name!r}")
        return filled

    def _top(self, number: int, component: Json) -> Json:
        shape: Json = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == ROW:
            shape["components"] = [
                self._field(each, each.get("label") or "") for each in component["components"]
            ]
        elif component["type"] == LABEL:
            shape["component"] = self._field(component["component"], component["label"])
        return shape

    def _field(self, component: Json, label: str) -> Json:
        custom_id = component["custom_id"]
        given = self.fields.get(custom_id, self.fields.get(label))
        self.used |= {custom_id, label}
        fill = FIELDS.get(component["type"])
        if fill is None:
            raise CannotDo(f"the field {label!r} is of a type that cannot be filled in here")
        shape = {"type": component["type"], "id": component.get("id") or 100 + len(self.used)}
        return shape | {"custom_id": custom_id} | fill(self, component, given, label)

    def text(self, component: Json, given: object, label: str) -> Json:
        """A text within its bounds; untouched, the one that stood there.

        Raises CannotDo where it is none.
        """
        value = component.get("value") or "" if given is None else given
        if not isinstance(value, str):
            raise CannotDo(f"the field {label!r} takes a text, not {value!r}")
        if not value and component.get("required", True) is not False:
            raise CannotDo(f"the field {label!r} is required")
        least, most = component.get("min_length") or 0, component.get("max_length") or 4000
        if value and not least <= len(value) <= most:
            raise CannotDo(f"the field {label!r} takes {least} to {most} characters")
        return {"value": value}

    def choices(self, component: Json, given: object, label: str) -> Json:
        """Some of the options, by value or label; untouched, those chosen by default."""
        options = component["options"]
        default = [each["value"] for each in options if each.get("default")]
        values = chosen(options, default if given is None else [str(e) for e in several(given)])
        self._count(component, values, label)
        return {"values": values}

    def one_choice(self, component: Json, given: object, label: str) -> Json:
        """One of the options, or None."""
        picked = self.choices(component, None if given is None else [given], label)["values"]
        return {"value": picked[0] if picked else None}

    def tick(self, component: Json, given: object, label: str) -> Json:
        """Ticked or not."""
        return {"value": bool(component.get("default") if given is None else given)}

    def users(self, component: Json, given: object, label: str) -> Json:
        """The ids of some people."""
        found = [user_meant(self.world, each) for each in several(given)]
        values = [resolve_user(self.world, u, self.channel, self.resolved) for u in found]
        self._count(component, values, label)
        return {"values": values}

    def files(self, component: Json, given: object, label: str) -> Json:
        """The ids of some files, each given as its name and content."""
        uploaded = [attach(self.world, self.channel, each) for each in several(given)]
        for each in uploaded:
            self.resolved.setdefault("attachments", {})[each.id] = attachment_json(each)
        values = [each.id for each in uploaded]
        self._count(component, values, label)
        return {"values": values}

    def _count(self, component: Json, values: Sequence[str], label: str) -> None:
        required = component.get("required", True) is not False
        if not values and not required:
            return
        count_within(component, values, label)


FIELDS: dict[int, Callable[[Form, Json, object, str], Json]] = {
    STRING_SELECT: Form.choices,
    TEXT_INPUT: Form.text,
    USER_SELECT: Form.users,
    MENTIONABLE_SELECT: Form.users,
    FILE_UPLOAD: Form.files,
    RADIO: Form.one_choice,
    CHECKBOXES: Form.choices,
    CHECKBOX: Form.tick,
}


def several(given: object) -> Sequence[object]:
    """What is given for a field that takes several; nothing where it is untouched.

    Raises CannotDo where it is no list.
    """
    if given is not None and not isinstance(given, list | tuple):
        raise CannotDo(f"several are given as a list, not {given!r}")
    return given or ()


def chosen(options: Sequence[Json], given: Sequence[str]) -> list[str]:
    """The values of the options given by value or label.

    Raises CannotDo where there is no such option.
    """
    by_word = {each["label"]: each["value"] for each in options}
    by_word |= {each["value"]: each["value"] for each in options}
    for word in given:
        if word not in by_word:
            raise CannotDo(f"there is no option {word!r}; there are: {', '.join(by_word)}")
    return [by_word[word] for word in given]


def count_within(component: Json, values: Sequence[str], label: str) -> None:
    """Raise `CannotDo` where there are too few or too many `values`, or one twice."""
    least, most = component.get("min_values"), component.get("max_values")
    least, most = (1 if least is None else least), (1 if most is None else most)
    if len(set(values)) != len(values):
        raise CannotDo(f"{label!r} takes each value once")
    if not least <= len(values) <= most:
        raise CannotDo(f"{label!r} takes {least} to {most} values, not {len(values)}")
