// A text field with what the bot offers while one types.

import { el, freshId } from "./dom.js";
import { OptionList } from "./option_list.js";
import { say } from "./words.js";

const PAUSE = 120;

/** Wraps `input`; `ask(typed)` resolves to choices {name, value}. */
export class Completion {
  constructor(input, ask) {
    this.input = input;
    this.ask = ask;
    this.asked = 0;
    this.picked = null;
    this.list = new OptionList(freshId("offers"), (choice) => this.pick(choice));
    this.list.attach(input);
    this.element = el("div", { class: "completion" }, input, this.list.element);
    input.addEventListener("input", () => this.typed());
    input.addEventListener("focus", () => this.offer());
    input.addEventListener("blur", () => this.hide());
    input.addEventListener("keydown", (event) => this.list.key(event));
  }

  typed() {
    this.picked = null;
    this.list.await();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.offer(), PAUSE);
  }

  async offer() {
    this.asked += 1;
    const turn = this.asked;
    const choices = await this.ask(this.input.value);
    // A later question was asked meanwhile: its answer is the one to show.
    if (turn !== this.asked || document.activeElement !== this.input) return;
    this.list.show(
      choices.map((choice) => ({ ...choice, words: [el("span", {}, choice.name)] })),
      say("nothingSuits"),
    );
  }

  pick(choice) {
    this.asked += 1;
    this.picked = choice;
    this.input.value = choice.name;
    this.list.hide();
    this.input.focus();
  }

  hide() {
    this.asked += 1;
    clearTimeout(this.pause);
    this.list.hide();
  }

  /** The value of the picked choice; the typed text if none was picked. */
  value() {
    return this.picked?.value ?? this.input.value;
  }
}
