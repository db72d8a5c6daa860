// Select menus of messages: a button that opens a list to choose one or several from.

import { el, freshId, icon, ICONS } from "./dom.js";
import { say } from "./words.js";

/** What can be chosen in a select: {value, label, description, emoji, chosen}. */
export function choicesOf(select, store) {
  const given = new Set((select.default_values ?? []).map((one) => one.id));
  if (select.type === 3) {
    return select.options.map((option) => ({ ...option, chosen: Boolean(option.default) }));
  }
  const people = [...store.people.values()].map((one) => ({ value: one.id, label: one.name }));
  const channels = [...store.channels.values()]
    .filter((one) => one.kind !== "dm")
    .map((one) => ({ value: one.id, label: `#${one.name}` }));
  const offered = { 5: people, 6: [], 7: people, 8: channels }[select.type];
  return offered.map((one) => ({ ...one, chosen: given.has(one.value) }));
}

const menus = new WeakMap();

/** The select menu of a message; it asks the server once a choice is complete. */
export function selectView(select, place) {
  const menu = new SelectMenu(select, place);
  menus.set(menu.element, menu);
  return menu.element;
}

/** What is being chosen in the selects of `before` goes on in those of `after` that offer the same. */
export function carryOver(before, after) {
  const renewed = [...after.querySelectorAll(".select")].map((element) => menus.get(element));
  for (const element of before.querySelectorAll(".select")) {
    const menu = menus.get(element);
    const same = renewed.find((one) => one.offer === menu.offer);
    if (!menu.panel.hidden && same && !same.select.disabled) same.goOn(menu);
  }
}

class SelectMenu {
  constructor(select, place) {
    this.select = select;
    this.place = place;
    this.least = select.min_values ?? 1;
    this.most = select.max_values ?? 1;
    this.choices = choicesOf(select, place.store);
    this.chosen = new Set(this.choices.filter((one) => one.chosen).map((one) => one.value));
    this.single = this.most === 1 && this.least <= 1;
    this.offer = JSON.stringify([select.custom_id, this.least, this.most, this.choices]);
    this.build();
  }

  build() {
    const name = this.select.placeholder ?? say("choose");
    const list = freshId("select");
    this.summary = el("span", { class: "select-summary" });
    this.opener = el(
      "button",
      {
        type: "button",
        class: "select-opener",
        disabled: Boolean(this.select.disabled),
        "data-part": this.select.custom_id,
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": list,
        onclick: () => (this.panel.hidden ? this.open() : this.close()),
      },
      this.summary,
      icon(ICONS.open),
    );
    this.list = el("div", {
      id: list,
      role: "listbox",
      class: "select-list",
      "aria-label": name,
      "aria-multiselectable": this.single ? null : "true",
    });
    this.panel = el("div", { class: "select-panel", hidden: true }, this.list, this.footer());
    this.element = el(
      "div",
      { class: "select", onkeydown: (event) => this.key(event), onfocusout: (e) => this.left(e) },
      this.opener,
      this.panel,
    );
    this.options = this.choices.map((choice) => this.optionView(choice));
    this.list.append(...this.options);
    if (!this.options.length) this.list.append(el("p", { class: "quiet" }, say("nothingSuits")));
    this.show();
  }

  footer() {
    if (this.single) return null;
    this.confirm = el(
      "button",
      { type: "button", class: "button button-primary", onclick: () => this.send() },
      say("confirm"),
    );
    const howMany = this.least === this.most ? "chooseExactly" : this.least ? "chooseSome" : "chooseUpTo";
    const amount = say(howMany, { least: this.least, most: this.most });
    return el("div", { class: "select-footer" }, el("span", { class: "quiet" }, amount), this.confirm);
  }

  optionView(choice) {
    return el(
      "div",
      {
        role: "option",
        tabindex: -1,
        class: "select-option",
        "data-value": choice.value,
        "data-part": `${this.select.custom_id} ${choice.value}`,
        onclick: () => this.pick(choice.value),
      },
      this.single ? null : el("span", { class: "tick", "aria-hidden": "true" }),
      choice.emoji && el("span", { class: "emoji", "aria-hidden": "true" }, choice.emoji.name),
      el(
        "span",
        { class: "select-words" },
        el("span", {}, choice.label),
        choice.description && el("small", {}, choice.description),
      ),
    );
  }

  show() {
    const labels = this.choices
      .filter((one) => this.chosen.has(one.value))
      .map((one) => one.label);
    this.summary.textContent = labels.join(", ") || this.select.placeholder || say("choose");
    this.summary.classList.toggle("quiet", !labels.length);
    for (const option of this.options) {
      option.setAttribute("aria-selected", String(this.chosen.has(option.dataset.value)));
    }
    if (this.confirm) {
      this.confirm.disabled = this.chosen.size < this.least || this.chosen.size > this.most;
    }
  }

  /** Be open, with what was chosen in `other`. */
  goOn(other) {
    this.chosen = other.chosen;
    this.show();
    this.unfold();
  }

  unfold() {
    this.panel.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
  }

  open() {
    this.unfold();
    const first = this.options.find((one) => this.chosen.has(one.dataset.value));
    (first ?? this.options[0])?.focus();
    this.panel.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.panel.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
  }

  pick(value) {
    if (this.single) {
      const emptied = this.least === 0 && this.chosen.has(value);
      this.chosen = new Set(emptied ? [] : [value]);
      this.show();
      this.send();
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.show();
  }

  send() {
    this.close();
    this.opener.focus();
    // In the order they are listed, as Discord sends them.
    const values = this.choices.map((one) => one.value).filter((one) => this.chosen.has(one));
    this.place.act({ do: "choose", custom_id: this.select.custom_id, values }, this.opener);
  }

  left(event) {
    if (event.relatedTarget && !this.element.contains(event.relatedTarget)) this.close();
  }

  key(event) {
    if (this.panel.hidden) {
      if (event.key === "ArrowDown" && event.target === this.opener) this.takeKey(event, () => this.open());
      return;
    }
    const at = this.options.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.options.length - 1 };
    if (event.key === "Escape") {
      this.takeKey(event, () => {
        this.close();
        this.opener.focus();
      });
    } else if (event.key in moves) {
      const to = Math.max(0, Math.min(moves[event.key], this.options.length - 1));
      this.takeKey(event, () => this.options[to]?.focus());
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      this.takeKey(event, () => this.pick(this.options[at].dataset.value));
    } else if (event.key.length === 1) this.jump(event.key, at);
  }

  jump(letter, at) {
    const starts = (option) =>
      option.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
    const after = this.options.slice(at + 1).find(starts);
    (after ?? this.options.find(starts))?.focus();
  }

  takeKey(event, what) {
    event.preventDefault();
    event.stopPropagation();
    what();
  }
}
