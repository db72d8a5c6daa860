"""The rules of components in messages and forms: nesting, sizes, sums, unique ids.

Source: Discord's component reference; the sum of 4,000 characters is stated by discord.py.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Field, Problem, check, flag, many, text, whole

(ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT) = range(
    1, 8
)
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(8, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
LINK, PREMIUM = 5, 6

SELECTS = frozenset(
    (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
)
TOP_OF_MESSAGE = frozenset((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER))
IN_CONTAINER = TOP_OF_MESSAGE - {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
MOST_COMPONENTS, MOST_TEXT = 40, 4000
MOST_ROWS, MOST_IN_FORM = 5, 5

_CUSTOM_ID = text("custom_id", 1, 100, required=True)
_SELECT = (
    _CUSTOM_ID,
    text("placeholder", 0, 150),
    whole("min_values", 0, 25),
    whole("max_values", 1, 25),
    flag("disabled"),
)
_OPTION = (
    text("label", 1, 100, required=True),
    text("value", 1, 100, required=True),
    text("description", 0, 100),
    flag("default"),
)
_OPTIONED = {STRING_SELECT: 25, RADIO_GROUP: 10, CHECKBOX_GROUP: 10}

FIELDS: dict[int, tuple[Field, ...]] = {
    ROW: (many("components", 1, 5, required=True),),
    BUTTON: (
        whole("style", 1, 6, required=True),
        text("custom_id", 1, 100),
        text("label", 0, 80),
        text("url", 1, 512),
        flag("disabled"),
        Field("emoji", "object"),
    ),
    STRING_SELECT: (*_SELECT, many("options", 1, 25, required=True)),
    TEXT_INPUT: (
        _CUSTOM_ID,
        whole("style", 1, 2, required=True),
        text("label", 1, 45),
        text("value", 0, 4000),
        text("placeholder", 0, 100),
        whole("min_length", 0, 4000),
        whole("max_length", 1, 4000),
        flag("required"),
    ),
    **dict.fromkeys((USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT), _SELECT),
    SECTION: (
        many("components", 1, 3, required=True),
        Field("accessory", "object", required=True),
    ),
    TEXT: (text("content", 1, 4000, required=True),),
    THUMBNAIL: (
        Field("media", "object", required=True),
        text("description", 0, 1024),
        flag("spoiler"),
    ),
    GALLERY: (many("items", 1, 10, required=True),),
    FILE: (Field("file", "object", required=True), flag("spoiler")),
    SEPARATOR: (whole("spacing", 1, 2), flag("divider")),
    CONTAINER: (
        many("components", 1, 40, required=True),
        whole("accent_color", 0, 0xFFFFFF),
        flag("spoiler"),
    ),
    LABEL: (
        text("label", 1, 45, required=True),
        text("description", 1, 100),
        Field("component", "object", required=True),
    ),
    FILE_UPLOAD: (_CUSTOM_ID, whole("min_values", 0, 10), whole("max_values", 1, 10)),
    RADIO_GROUP: (_CUSTOM_ID, many("options", 2, 10, required=True)),
    CHECKBOX_GROUP: (_CUSTOM_ID, many("options", 1, 10, required=True)),
    CHECKBOX: (_CUSTOM_ID, flag("default")),
}


@dataclass(slots=True)
class Survey:
    """What a walk through a tree of components has found so far."""

    filenames: Collection[str] = ()
    in_form: bool = False
    count: int = 0
    length: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, path: str, words: str) -> None:
        """Note one more problem."""
        self.problems.append(Problem(path, words))

    def walk_all(self, components: Any, allowed: Collection[int], path: str) -> None:
        """Check every component of the list; only `allowed` types may stand there."""
        if not isinstance(components, list):
            return
        for index, each in enumerate(components):
            self.walk(each, allowed, f"{path}.{index}")

    def walk(self, component: Any, allowed: Collection[int], path: str) -> None:
        """Check `component` and all below it."""
        kind = kind_of(component)
        if kind not in FIELDS:
            self.complain(path, f"is no component (type {kind!r})")
            return
        self.count += 1
        if kind not in allowed:
            self.complain(path, f"a component of type {kind} may not stand here")
        before = len(self.problems)
        self.problems += check(FIELDS[kind], component, path)
        if len(self.problems) > before:
            return
        self._note_ids(component, path)
        self._look_inside(kind, component, path)

    def _note_ids(self, component: Json, path: str) -> None:
        custom_id = component.get("custom_id")
        if custom_id is not None:
            if custom_id in self.custom_ids:
                self.complain(path, f"the custom_id {custom_id!r} is used twice")
            self.custom_ids.add(custom_id)
        number = component.get("id")
        if number:
            if number in self.ids:
                self.complain(path, f"the id {number} is used twice")
            self.ids.add(number)

    def _look_inside(self, kind: int, component: Json, path: str) -> None:
        match kind:
            case 1:
                self._row(component, path)
            case 2:
                self._button(component, path)
            case 9:
                self.walk_all(component["components"], {TEXT}, f"{path}.components")
                self.walk(component["accessory"], {BUTTON, THUMBNAIL}, f"{path}.accessory")
            case 10:
                self.length += len(component["content"])
            case 11:
                self._media(component["media"], f"{path}.media")
            case 12:
                for index, item in enumerate(component["items"]):
                    media = item.get("media") if isinstance(item, dict) else None
                    self._media(media, f"{path}.items.{index}.media")
            case 13:
                self._media(component["file"], f"{path}.file", attached=True)
            case 17:
                self.walk_all(component["components"], IN_CONTAINER, f"{path}.components")
            case 18:
                self.walk(component["component"], IN_LABEL, f"{path}.component")
            case 3 | 5 | 6 | 7 | 8 | 21 | 22:
                self._select(kind, component, path)

    def _row(self, row: Json, path: str) -> None:
        children = row["components"]
        allowed = {TEXT_INPUT} if self.in_form else SELECTS | {BUTTON}
        self.walk_all(children, allowed, f"{path}.components")
        alone = SELECTS | {TEXT_INPUT}
        if len(children) > 1 and any(kind_of(each) in alone for each in children):
            self.complain(path, "a select or text input must be alone in its row")

    def _button(self, button: Json, path: str) -> None:
        style = button["style"]
        if style == PREMIUM:
            if button.get("sku_id") is None or button.get("custom_id") or button.get("label"):
                self.complain(path, "a premium button has a sku_id and nothing else")
            return
        if not button.get("label") and not button.get("emoji"):
            self.complain(path, "a button needs a label or an emoji")
        wanted, unwanted = ("url", "custom_id") if style == LINK else ("custom_id", "url")
        if not button.get(wanted):
            self.complain(path, f"a button of style {style} needs a {wanted}")
        if button.get(unwanted):
            self.complain(path, f"a button of style {style} may not have a {unwanted}")

    def _select(self, kind: int, select: Json, path: str) -> None:
        least, most = select.get("min_values"), select.get("max_values")
        least, most = (1 if least is None else least), (1 if most is None else most)
        if least > most:
            self.complain(path, f"min_values {least} is more than max_values {most}")
        if kind not in _OPTIONED:
            return
        self._options(kind, select["options"], most, path)

    def _options(self, kind: int, options: list[Any], most: int, path: str) -> None:
        before = len(self.problems)
        for index, option in enumerate(options):
            self.problems += check(_OPTION, option, f"{path}.options.{index}")
        if len(self.problems) > before:
            return
        if len({each["value"] for each in options}) < len(options):
            self.complain(path, "two options have the same value")
        if kind == STRING_SELECT and most > len(options):
            self.complain(path, f"max_values {most} is more than the {len(options)} options")
        chosen = sum(1 for each in options if each.get("default"))
        if chosen > (most if kind != RADIO_GROUP else 1):
            self.complain(path, f"{chosen} options are chosen by default, at most {most} may")

    def _media(self, media: Any, path: str, attached: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str):
            self.complain(path, "needs a url")
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                self.complain(path, f"{url!r} names no attached file")
        elif attached:
            self.complain(path, "must be an attachment:// of this message")
        elif not url.startswith(("http://", "https://")):
            self.complain(path, f"{url!r:.60} is no web address")


def kind_of(component: Any) -> int:
    """The type of `component`; 0 for what is none."""
    kind = component.get("type") if isinstance(component, dict) else None
    return kind if isinstance(kind, int) else 0


def layout_problems(components: Any, filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of the components of a Components V2 message with these attached files."""
    if not isinstance(components, list):
        yield Problem("components", "must be a list")
        return
    survey = Survey(filenames)
    survey.walk_all(components, TOP_OF_MESSAGE, "components")
    yield from survey.problems
    if survey.count > MOST_COMPONENTS:
        yield Problem(
            "components", f"{survey.count} components, at most {MOST_COMPONENTS} are allowed"
        )
    if survey.length > MOST_TEXT:
        yield Problem(
            "components", f"{survey.length} characters, at most {MOST_TEXT} are allowed"
        )


def rows_problems(components: Any) -> Iterator[Problem]:
    """The problems of the components of a message without the Components V2 flag."""
    if not isinstance(components, list):
        yield Problem("components", "must be a list")
        return
    if len(components) > MOST_ROWS:
        yield Problem("components", f"{len(components)} rows, at most {MOST_ROWS} are allowed")
    survey = Survey()
    survey.walk_all(components, {ROW}, "components")
    yield from survey.problems


def form_problems(form: Any) -> Iterator[Problem]:
    """The problems of a modal."""
    fields = (
        text("custom_id", 1, 100, required=True),
        text("title", 1, 45, required=True),
        many("components", 1, MOST_IN_FORM, required=True),
    )
    found = check(fields, form, "")
    yield from found
    if not found:
        survey = Survey(in_form=True)
        survey.walk_all(form["components"], {ROW, LABEL, TEXT}, "components")
        yield from survey.problems or _label_problems(form["components"])


def _label_problems(components: list[Json]) -> Iterator[Problem]:
    """A text input is named by the Label around it, or in a row by its own label."""
    for index, each in enumerate(components):
        if each.get("type") == ROW:
            for text_input in each.get("components", ()):
                if not text_input.get("label"):
                    yield Problem(f"components.{index}", "a text input in a row needs a label")
        elif each.get("type") == LABEL and (each.get("component") or {}).get("label"):
            yield Problem(f"components.{index}", "a text input in a Label has no label itself")
