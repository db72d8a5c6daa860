// Where a person writes: plain text, or a slash command chosen from a list.

import { CommandForm } from "./command_form.js";
import { el, freshId, icon, ICONS } from "./dom.js";
import { OptionList } from "./option_list.js";
import { say } from "./words.js";

const SLASH = 1;

/** `ask(request)` sends plain requests, `call(request)` those that may open a form. */
export class Composer {
  constructor(store, ask, call) {
    this.store = store;
    this.ask = ask;
    this.call = call;
    this.form = null;
    this.element = el("div", { id: "writing", class: "composer" });
    this.build();
  }

  build() {
    const id = freshId("composer");
    this.label = el("label", { for: id, class: "unseen" });
    this.input = el("textarea", {
      id,
      rows: 1,
      maxlength: 2000,
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.list.hide(),
    });
    this.list = new OptionList(freshId("commands"), ({ command }) => this.begin(command));
    this.list.attach(this.input);
    this.slash = el(
      "button",
      {
        type: "button",
        class: "slash icon-button",
        onmousedown: (event) => event.preventDefault(),
        onclick: () => this.typeSlash(),
      },
      el("span", { "aria-hidden": "true" }, "/"),
    );
    this.sendButton = el(
      "button",
      { type: "button", class: "send icon-button", onclick: () => this.send() },
      icon(ICONS.send),
    );
    this.complaint = el("p", { class: "complaint", role: "alert", hidden: true });
    const line = el("div", { class: "line" }, this.slash, this.label, this.input, this.sendButton);
    this.typing = el("div", { class: "typing" }, this.list.element, this.complaint, line);
    this.element.append(this.typing);
  }

  /** Say what it is for in the channel that is looked at, in the language spoken now. */
  render() {
    const channel = this.store.channels.get(this.store.here);
    const words = say("sayLabel", { channel: this.store.title(channel) });
    this.label.textContent = words;
    this.input.placeholder = words;
    this.slash.setAttribute("aria-label", say("showCommands"));
    this.slash.title = say("showCommands");
    this.sendButton.setAttribute("aria-label", say("send"));
    if (this.form && this.form.channel !== this.store.here) this.end();
  }

  /** The slash commands that may be used where one is. */
  commands() {
    const privately = this.store.channels.get(this.store.here)?.kind === "dm";
    return this.store.commands.filter(
      (command) =>
        command.kind === SLASH && !(privately ? command.guild_only : command.private_only),
    );
  }

  /** Begin a command, as by typing a slash. */
  typeSlash() {
    if (this.form) return;
    if (!this.input.value.startsWith("/")) this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typed() {
    this.complain("");
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    if (!this.input.value.startsWith("/")) {
      this.list.hide();
      return;
    }
    const found = suiting(this.commands(), this.input.value.slice(1));
    this.list.show(found.map(asChoice), say("noCommands"), 0);
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  /** Open the form of a command (or of the command that is called `command`). */
  begin(command) {
    const known = typeof command === "string" ? this.commands().find((one) => one.name === command) : command;
    if (!known) return;
    this.input.value = "";
    this.list.hide();
    this.form = new CommandForm(known, this.store.here, {
      store: this.store,
      ask: this.ask,
      call: this.call,
      done: () => this.end(),
    });
    this.element.replaceChildren(this.form.element);
    this.form.focus();
  }

  /** Let one write on, in the message or in the form that is open. */
  focus() {
    if (this.form) this.form.focus();
    else this.input.focus();
  }

  end() {
    if (!this.form) return;
    const inside = this.element.contains(document.activeElement);
    this.form = null;
    this.element.replaceChildren(this.typing);
    this.typed();
    if (inside) this.input.focus();
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.list.hide(); // it says the same
      this.complain(say("noCommands"));
      return;
    }
    this.input.value = "";
    this.typed();
    try {
      await this.ask({ do: "say", channel: this.store.here, text });
    } catch (refusal) {
      this.input.value = text;
      this.complain(refusal.message);
    }
  }

  complain(words) {
    this.complaint.textContent = words;
    this.complaint.hidden = !words;
  }
}

/** The commands whose name or description holds what was typed, best first. */
function suiting(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (command) => {
    const names = [command.shown.toLowerCase(), command.name.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return command.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return commands
    .map((command) => [rank(command), command])
    .filter(([place]) => place < 3)
    .sort(([one], [other]) => one - other)
    .map(([, command]) => command);
}

function asChoice(command) {
  const words = [
    el("strong", {}, `/${command.shown}`),
    el("span", { class: "option-more" }, command.description),
  ];
  const needed = command.options.filter((option) => option.required);
  words.splice(1, 0, ...needed.map((option) => el("span", { class: "chip" }, option.shown)));
  return { command, words };
}
