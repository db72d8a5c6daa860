// The fields of the bot's forms: text, selects, files, boxes to tick.

import { el, freshId } from "./dom.js";
import { contentOf, tooLarge } from "./files.js";
import { choicesOf } from "./selects.js";
import { say } from "./words.js";

const TEXT_INPUT = 4;
const FILES = 19;
const RADIOS = 21;
const BOXES = 22;
const BOX = 23;
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** The field for `component`, or null where this page has none for its type. */
export function modalField(component, label, description, store) {
  const make = kindOf(component);
  return make ? new ModalField(component, label, description, make(component, store)) : null;
}

function kindOf(component) {
  if (component.type === TEXT_INPUT) return textInput;
  if (component.type === FILES) return fileInput;
  if (component.type === BOX) return oneBox;
  if (component.type === RADIOS) return (radios) => boxes(radios, radios.options, true);
  if (component.type === BOXES) return (group) => boxes(group, group.options, false);
  if (!SELECTS.has(component.type)) return null;
  return (select, store) =>
    (select.max_values ?? 1) > 1
      ? boxes(select, choicesOf(select, store), false)
      : dropdown(select, choicesOf(select, store));
}

/** One labelled control; `inner`: {element, focus(), read(), problem()}. */
class ModalField {
  constructor(component, label, description, inner) {
    this.component = component;
    this.name = component.custom_id;
    this.inner = inner;
    this.label = label;
    this.complaint = el("p", { class: "complaint", hidden: true });
    const id = inner.element.id;
    const required = component.required ?? true;
    const name = [
      el("span", { class: "field-name" }, label),
      required ? el("span", { class: "need required", "aria-hidden": "true" }, say("required")) : null,
    ];
    const hint = description && el("p", { class: "field-hint" }, description);
    this.element = inner.grouped
      ? el("fieldset", { class: "field" }, el("legend", {}, name), hint, inner.element, this.complaint)
      : el("div", { class: "field" }, el("label", { for: id }, name), hint, inner.element, this.complaint);
  }

  check() {
    const problem = this.inner.problem(this.label);
    this.complaint.textContent = problem;
    this.complaint.hidden = !problem;
    return !problem;
  }

  read() {
    return this.inner.read();
  }

  focus() {
    this.inner.focus();
  }
}

function textInput(component) {
  const long = component.style === 2;
  const required = component.required ?? true;
  const element = el(long ? "textarea" : "input", {
    id: freshId("field"),
    rows: long ? 5 : null,
    type: long ? null : "text",
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    autocomplete: "off",
    "aria-required": String(required),
    value: component.value ?? "",
  });
  return {
    element,
    focus: () => element.focus(),
    read: () => element.value,
    problem: (field) => {
      if (!element.value) return required ? say("missing", { field }) : "";
      // The browser checks minlength only after typing, not after a value was given.
      const least = component.min_length ?? 0;
      return element.value.length < least ? say("tooShort", { least }) : "";
    },
  };
}

function dropdown(select, choices) {
  const required = select.required ?? true;
  const element = el(
    "select",
    { id: freshId("field"), "aria-required": String(required) },
    el("option", { value: "" }, select.placeholder ?? say("choose")),
    choices.map((one) => el("option", { value: one.value, selected: one.chosen }, one.label)),
  );
  return {
    element,
    focus: () => element.focus(),
    read: () => (element.value ? [element.value] : []),
    problem: (field) => (required && !element.value ? say("missing", { field }) : ""),
  };
}

function boxes(group, choices, single) {
  const name = freshId("field");
  const controls = choices.map((one) =>
    el("input", {
      type: single ? "radio" : "checkbox",
      name,
      value: one.value,
      checked: Boolean(one.chosen ?? one.default),
    }),
  );
  const element = el(
    "div",
    { class: "boxes" },
    choices.map((one, at) =>
      el(
        "label",
        { class: "box" },
        controls[at],
        el("span", {}, one.label, one.description && el("small", {}, one.description)),
      ),
    ),
  );
  const read = () => controls.filter((one) => one.checked).map((one) => one.value);
  return {
    element,
    grouped: true,
    focus: () => controls[0]?.focus(),
    read: () => (single ? (read()[0] ?? null) : read()),
    problem: (field) => amountProblem(group, read().length, single ? 1 : choices.length, field),
  };
}

function amountProblem(group, count, all, field) {
  const required = group.required ?? true;
  const least = group.min_values ?? (required ? 1 : 0);
  const most = group.max_values ?? all;
  if (count === 0) return required && least > 0 ? say("missing", { field }) : "";
  if (count < least) return say("tooFew", { least });
  return count > most ? say("tooMany", { most }) : "";
}

function oneBox(component) {
  const element = el("input", {
    type: "checkbox",
    id: freshId("field"),
    checked: Boolean(component.default),
  });
  return { element, focus: () => element.focus(), read: () => element.checked, problem: () => "" };
}

function fileInput(component) {
  const most = component.max_values ?? 1;
  const element = el("input", { type: "file", id: freshId("field"), multiple: most > 1 });
  return {
    element,
    focus: () => element.focus(),
    read: () => Promise.all([...element.files].map(contentOf)),
    problem: (field) => {
      const large = [...element.files].find(tooLarge);
      if (large) return say("tooLarge", { file: large.name });
      return amountProblem(component, element.files.length, most, field);
    },
  };
}
