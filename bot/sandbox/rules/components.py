"""The rules of components that no shape tells: what suits together, sums, unique ids.

Source: Discord's component reference; the sum of 4,000 characters is stated by discord.py.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Problem

ROW, STRING_SELECT, TEXT_INPUT, LABEL, RADIO_GROUP = 1, 3, 4, 18, 21
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6
MOST_COMPONENTS, MOST_TEXT = 40, 4000
MOST_ROWS, MOST_IN_FORM = 5, 5


@dataclass(slots=True)
class Survey:
    """What a walk through a tree of components has found so far."""

    filenames: Collection[str] = ()
    count: int = 0
    length: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, path: str, words: str) -> None:
        """Note one more problem."""
        self.problems.append(Problem(path, words))

    def walk(self, components: list[Json], path: str = "components") -> None:
        """Check every component of the list, and all below it."""
        for index, each in enumerate(components):
            self._walk(each, f"{path}.{index}")

    def _walk(self, component: Json, path: str) -> None:
        self.count += 1
        self._note_ids(component, path)
        self._look_inside(component, path)
        self.walk(component.get("components", []), f"{path}.components")
        for key in ("accessory", "component"):
            if key in component:
                self._walk(component[key], f"{path}.{key}")

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

    def _look_inside(self, component: Json, path: str) -> None:
        match component["type"]:
            case 1:
                self._row(component["components"], path)
            case 2:
                self._button(component, path)
            case 3 | 5 | 6 | 7 | 8 | 21 | 22:
                self._select(component, path)
            case 10:
                self.length += len(component["content"])
            case 11:
                self._media(component["media"], f"{path}.media")
            case 12:
                for index, item in enumerate(component["items"]):
                    self._media(item["media"], f"{path}.items.{index}.media")
            case 13:
                self._media(component["file"], f"{path}.file", attached=True)

    def _row(self, children: list[Json], path: str) -> None:
        if len(children) > 1 and any(e["type"] in (*SELECTS, TEXT_INPUT) for e in children):
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

    def _select(self, select: Json, path: str) -> None:
        least, most = select.get("min_values"), select.get("max_values")
        least, most = (1 if least is None else least), (1 if most is None else most)
        if least > most:
            self.complain(path, f"min_values {least} is more than max_values {most}")
        kind, options = select["type"], select.get("options")
        if options is None:
            return
        if len({each["value"] for each in options}) < len(options):
            self.complain(path, "two options have the same value")
        if kind == STRING_SELECT and most > len(options):
            self.complain(path, f"max_values {most} is more than the {len(options)} options")
        chosen = sum(1 for each in options if each.get("default"))
        if chosen > (most if kind != RADIO_GROUP else 1):
            self.complain(path, f"{chosen} options are chosen by default, at most {most} may")

    def _media(self, media: Json, path: str, attached: bool = False) -> None:
        url = media["url"]
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                self.complain(path, f"{url!r} names no attached file")
        elif attached:
            self.complain(path, "must be an attachment:// of this message")
        elif not url.startswith(("http://", "https://")):
            self.complain(path, f"{url!r:.60} is no web address")


def layout_problems(components: list[Json], filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of the components of a Components V2 message with these attached files."""
    survey = Survey(filenames)
    survey.walk(components)
    yield from survey.problems
    for count, most, what in (
        (survey.count, MOST_COMPONENTS, "components"),
        (survey.length, MOST_TEXT, "characters"),
    ):
        if count > most:
            yield Problem("components", f"{count} {what}, at most {most} are allowed")


def rows_problems(components: list[Json]) -> Iterator[Problem]:
    """The problems of the components of a message without the Components V2 flag."""
    if len(components) > MOST_ROWS:
        yield Problem("components", f"{len(components)} rows, at most {MOST_ROWS} are allowed")
    for index, each in enumerate(components):
        if each["type"] != ROW:
            words = f"a component of type {each['type']} may not stand here"
            yield Problem(f"components.{index}", words)
    survey = Survey()
    survey.walk(components)
    yield from survey.problems


def form_problems(form: Json) -> Iterator[Problem]:
    """The problems of a modal."""
    components = form["components"]
    if len(components) > MOST_IN_FORM:
        words = f"must have a length between 1 and {MOST_IN_FORM}, not {len(components)}"
        yield Problem("components", words)
        return
    survey = Survey()
    survey.walk(components)
    yield from survey.problems or _label_problems(components)


def _label_problems(components: list[Json]) -> Iterator[Problem]:
    """A text input is named by the Label around it, or in a row by its own label."""
    for index, each in enumerate(components):
        if each["type"] == LABEL:
            if each["component"].get("label"):
                yield Problem(
                    f"components.{index}", "a text input in a Label has no label itself"
                )
        elif each["type"] == ROW and not all(t.get("label") for t in each["components"]):
            yield Problem(f"components.{index}", "a text input in a row needs a label")
