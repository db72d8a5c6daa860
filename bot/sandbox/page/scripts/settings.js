// What a person can set: the language, and whether the bot may write privately.

import { el, freshId } from "./dom.js";
import { LOCALES, say } from "./words.js";

/** A dialog; `ask(request)` sends what is set. */
export class Settings {
  constructor(store, ask) {
    this.store = store;
    this.ask = ask;
    this.element = el("dialog", { class: "modal settings" });
  }

  open() {
    this.render();
    this.element.showModal();
  }

  /** Draw it anew, if it is open. */
  render() {
    if (this.element.open) this.element.replaceChildren();
    const close = el(
      "button",
      { type: "button", class: "button button-primary", onclick: () => this.element.close() },
      say("close"),
    );
    this.complaint = el("p", { class: "complaint", role: "alert", hidden: true });
    this.element.setAttribute("aria-label", say("settings"));
    this.element.replaceChildren(
      el("h2", {}, say("settings")),
      this.language(),
      this.privateMessages(),
      this.others(),
      this.complaint,
      el("footer", {}, close),
    );
  }

  language() {
    const id = freshId("language");
    const known = { ...LOCALES };
    known[this.store.me.locale] ??= this.store.me.locale;
    const choice = el(
      "select",
      { id, onchange: () => this.set({ locale: choice.value }) },
      Object.entries(known).map(([locale, name]) =>
        el("option", { value: locale, selected: locale === this.store.me.locale }, name),
      ),
    );
    return el("div", { class: "field" }, el("label", { for: id }, say("language")), choice);
  }

  privateMessages() {
    const box = el("input", {
      type: "checkbox",
      checked: this.store.me.takes_dms,
      onchange: () => this.set({ takes_dms: box.checked }),
    });
    return el("label", { class: "box" }, box, el("span", {}, say("takesDms")));
  }

  others() {
    const people = [...this.store.people.values()].filter(
      (one) => !one.bot && one.id !== this.store.me.id,
    );
    return el(
      "ul",
      { class: "others" },
      people.map((one) =>
        el(
          "li",
          {},
          el("a", { href: `/?as=${encodeURIComponent(one.name)}`, target: "_blank" }, say("openAs", { name: one.name })),
        ),
      ),
    );
  }

  async set(change) {
    try {
      await this.ask({ do: "set", ...change });
    } catch (refusal) {
      this.complaint.textContent = refusal.message;
      this.complaint.hidden = false;
    }
  }
}
