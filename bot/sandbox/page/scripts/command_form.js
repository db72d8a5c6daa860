// The form of one slash command: its options as fields, sent as one.

import { el, icon, ICONS } from "./dom.js";
import { OptionField } from "./fields.js";
import { say } from "./words.js";

/**
 * Fill in `command`. `desk`: {store, ask(request), done()}; `done` is called when the command
 * was sent or given up.
 */
export class CommandForm {
  constructor(command, channel, desk) {
    this.command = command;
    this.channel = channel;
    this.desk = desk;
    this.fields = command.options.map(
      (option) =>
        new OptionField(option, {
          store: desk.store,
          complete: (asked, typed) => this.complete(asked, typed),
        }),
    );
    this.build();
  }

  build() {
    const name = `/${this.command.shown}`;
    this.complaint = el("p", { class: "complaint", role: "alert", hidden: true });
    this.runButton = el(
      "button",
      { type: "submit", class: "button button-primary" },
      icon(ICONS.send),
      el("span", {}, say("run")),
    );
    const cancel = el(
      "button",
      { type: "button", class: "button button-plain", onclick: () => this.desk.done() },
      say("cancel"),
    );
    this.element = el(
      "form",
      {
        class: "command-form",
        "aria-label": name,
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.send();
        },
        onkeydown: (event) => event.key === "Escape" && this.desk.done(),
      },
      el("header", {}, el("strong", {}, name), el("span", { class: "quiet" }, this.command.description)),
      el("div", { class: "fields" }, this.fields.map((field) => field.element)),
      this.complaint,
      el("footer", {}, cancel, this.runButton),
    );
  }

  focus() {
    (this.fields.find((field) => field.option.required) ?? this.fields[0] ?? this.runButton).focus();
  }

  async complete(option, typed) {
    const others = this.fields.filter((field) => field.option !== option);
    const answer = await this.desk
      .ask({
        do: "complete",
        command: this.command.name,
        channel: this.channel,
        option: option.name,
        typed,
        options: filledIn(others.map((field) => [field.option.name, field.value()])),
      })
      .catch(() => ({ choices: [] }));
    return answer.choices;
  }

  async send() {
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    this.wait(true);
    try {
      const values = await Promise.all(
        this.fields.map(async (field) => [field.option.name, await field.read()]),
      );
      await this.desk.call({
        do: "call",
        command: this.command.name,
        channel: this.channel,
        options: filledIn(values),
      });
      this.desk.done();
    } catch (refusal) {
      // What was filled in stays, so that nothing has to be typed twice.
      this.complaint.textContent = refusal.message;
      this.complaint.hidden = false;
    } finally {
      this.wait(false);
    }
  }

  wait(waiting) {
    this.complaint.hidden = true;
    this.runButton.disabled = waiting;
    this.runButton.classList.toggle("waiting", waiting);
  }
}

function filledIn(pairs) {
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
