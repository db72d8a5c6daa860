// The fields of a slash command's form: one labelled control for each option.

import { Completion } from "./completion.js";
import { el, freshId } from "./dom.js";
import { contentOf, tooLarge } from "./files.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const ATTACHMENT = 11;
const UNDESCRIBED = "…";

/**
 * The field of `option`. `desk`: {store, complete(option, typed)} where `complete` resolves to
 * the choices the bot offers.
 */
export class OptionField {
  constructor(option, desk) {
    this.option = option;
    this.desk = desk;
    this.id = freshId("option");
    this.control = this.makeControl();
    this.complaint = el("p", { class: "complaint", id: `${this.id}-complaint`, hidden: true });
    this.control.addEventListener("input", () => this.complain(""));
    this.element = this.build();
  }

  get isFile() {
    return this.option.type === ATTACHMENT;
  }

  build() {
    const { shown, description, required } = this.option;
    const need = required ? "required" : "optional";
    return el(
      "div",
      { class: "field" },
      el(
        "label",
        { for: this.id },
        el("span", { class: "field-name" }, shown),
        el("span", { class: `need ${need}`, "aria-hidden": "true" }, say(need)),
      ),
      this.completion?.element ?? this.control,
      description !== UNDESCRIBED && el("p", { class: "field-hint", id: `${this.id}-hint` }, description),
      this.complaint,
    );
  }

  makeControl() {
    const { type, choices, autocomplete, required } = this.option;
    const common = {
      id: this.id,
      name: this.option.name,
      "aria-required": required ? "true" : null,
      "aria-describedby": `${this.id}-hint ${this.id}-complaint`,
    };
    if (choices?.length) return this.dropdown(common, choices);
    if (type === BOOLEAN) return this.dropdown(common, booleans());
    if (type === USER) return this.dropdown(common, this.people());
    if (type === CHANNEL) return this.dropdown(common, this.channels());
    if (type === ATTACHMENT) return el("input", { type: "file", ...common });
    const line = this.line(common);
    if (autocomplete) this.completion = new Completion(line, (typed) => this.desk.complete(this.option, typed));
    return line;
  }

  line(common) {
    const { type, min_value: least, max_value: most, max_length: longest } = this.option;
    const number = type === INTEGER || type === NUMBER;
    return el("input", {
      type: number && !this.option.autocomplete ? "number" : "text",
      autocomplete: "off",
      spellcheck: "false",
      min: number ? least : null,
      max: number ? most : null,
      step: type === NUMBER ? "any" : null,
      maxlength: longest,
      ...common,
    });
  }

  dropdown(common, choices) {
    this.choices = choices;
    const words = say(this.option.required ? "choose" : "unset");
    return el(
      "select",
      common,
      el("option", { value: "" }, words),
      choices.map((choice, at) => el("option", { value: String(at) }, choice.name)),
    );
  }

  people() {
    return [...this.desk.store.people.values()].map(({ id, name }) => ({ name, value: id }));
  }

  channels() {
    return [...this.desk.store.channels.values()]
      .filter((one) => one.kind !== "dm")
      .map(({ id, name }) => ({ name: `#${name}`, value: id }));
  }

  /** What was filled in, without files; undefined if nothing. */
  value() {
    if (this.isFile || this.control.value === "") return undefined;
    if (this.choices) return this.choices[Number(this.control.value)].value;
    const chosen = this.completion?.value() ?? this.control.value;
    const number = this.option.type === INTEGER || this.option.type === NUMBER;
    return number ? Number(chosen) : chosen;
  }

  /** What was filled in, files with their content. */
  async read() {
    const file = this.isFile ? this.control.files[0] : null;
    return file ? contentOf(file) : this.value();
  }

  /** Whether the field is as the bot wants it; otherwise it says what is wrong. */
  check() {
    const file = this.isFile ? this.control.files[0] : null;
    const empty = this.isFile ? !file : this.control.value.trim() === "";
    if (file && tooLarge(file)) this.complain(say("tooLarge", { file: file.name }));
    else if (empty && this.option.required) this.complain(say("missing", { field: this.option.shown }));
    else if (!this.control.validity.valid) this.complain(this.control.validationMessage);
    else this.complain("");
    return this.complaint.hidden;
  }

  complain(words) {
    this.complaint.textContent = words;
    this.complaint.hidden = !words;
    if (words) this.control.setAttribute("aria-invalid", "true");
    else this.control.removeAttribute("aria-invalid");
  }

  focus() {
    this.control.focus();
  }
}

function booleans() {
  return [
    { name: say("yes"), value: true },
    { name: say("no"), value: false },
  ];
}
