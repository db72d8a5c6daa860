// The list beneath a text field from which one is chosen by arrow keys or touch.

import { el } from "./dom.js";

/** A listbox steered from a text field; `choose(choice)` is called with what is chosen. */
export class OptionList {
  constructor(id, choose) {
    this.choose = choose;
    this.choices = [];
    this.at = -1;
    this.element = el("div", { id, class: "option-list", role: "listbox", hidden: true });
  }

  /** Make `input` the field that steers this list. */
  attach(input) {
    this.input = input;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", this.element.id);
  }

  get shown() {
    return !this.element.hidden;
  }

  /** Show `choices`, each with `words` (elements); `none` is said when there are none. */
  show(choices, none, first = -1) {
    this.choices = choices;
    this.options = choices.map((choice, at) => this.option(choice, at));
    this.element.replaceChildren(
      ...(choices.length ? this.options : [el("p", { class: "quiet" }, none)]),
    );
    this.element.setAttribute("aria-label", nameOf(this.input));
    this.element.hidden = false;
    this.element.removeAttribute("aria-busy");
    this.input.setAttribute("aria-expanded", "true");
    this.mark(choices.length ? first : -1);
  }

  /** Nothing is marked, and keys choose nothing, until `show` is called again. */
  await() {
    this.mark(-1);
    this.element.setAttribute("aria-busy", "true");
  }

  hide() {
    this.element.hidden = true;
    this.mark(-1);
    this.input.setAttribute("aria-expanded", "false");
  }

  option(choice, at) {
    return el(
      "div",
      {
        id: `${this.element.id}-${at}`,
        role: "option",
        class: "option",
        "aria-selected": "false",
        // The text field keeps the focus, or the list would close before the click.
        onmousedown: (event) => event.preventDefault(),
        onclick: () => this.choose(choice),
      },
      choice.words,
    );
  }

  mark(at) {
    this.options?.[this.at]?.setAttribute("aria-selected", "false");
    this.at = at;
    const option = this.options?.[at];
    if (!option) {
      this.input.removeAttribute("aria-activedescendant");
      return;
    }
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", option.id);
  }

  /** Take the keys that steer the list; true if `event` was one of them. */
  key(event) {
    if (!this.shown || event.isComposing) return false;
    const count = this.element.ariaBusy === "true" ? 0 : this.choices.length;
    if (event.key === "ArrowDown" && count) this.mark((this.at + 1) % count);
    else if (event.key === "ArrowUp" && count) this.mark((this.at - 1 + count) % count);
    else if ((event.key === "Enter" || event.key === "Tab") && this.at >= 0) {
      this.choose(this.choices[this.at]);
    } else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

/** What the label of `input` calls it, without what it marks for the eye alone. */
function nameOf(input) {
  const label = input.labels?.[0];
  return (label?.querySelector(".field-name") ?? label)?.textContent ?? "";
}
