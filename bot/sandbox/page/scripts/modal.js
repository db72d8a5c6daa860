// A form the bot opened in front of everything else.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { modalField } from "./modal_fields.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Shows one form at a time; `ask(request)` sends it. */
export class ModalForm {
  constructor(store, ask) {
    this.store = store;
    this.ask = ask;
    this.element = el("dialog", { class: "modal" });
  }

  /** Show the form of `answer`: {nonce, modal: {custom_id, title, components}}. */
  open({ nonce, modal }) {
    this.nonce = nonce;
    this.fields = [];
    const parts = modal.components.map((component) => this.part(component));
    this.complaint = el("p", { class: "complaint", role: "alert", hidden: true });
    this.submit = el("button", { type: "submit", class: "button button-primary" }, say("submit"));
    const cancel = el(
      "button",
      { type: "button", class: "button button-plain", onclick: () => this.element.close() },
      say("cancel"),
    );
    const form = el(
      "form",
      { novalidate: true, onsubmit: (event) => this.send(event) },
      el("h2", { id: "modal-title" }, modal.title),
      el("div", { class: "modal-parts" }, parts),
      this.complaint,
      el("footer", {}, cancel, this.submit),
    );
    this.element.setAttribute("aria-labelledby", "modal-title");
    this.element.replaceChildren(form);
    this.element.showModal();
    this.fields[0]?.focus();
  }

  part(component) {
    if (component.type === TEXT) {
      return el("div", { class: "text" }, markdown(component.content, this.store));
    }
    if (component.type === ROW) return component.components.map((one) => this.field(one, one.label));
    if (component.type === LABEL) {
      return this.field(component.component, component.label, component.description);
    }
    return el("p", { class: "unknown" }, say("unknownPart", { type: component.type }));
  }

  field(component, label, description) {
    const field = modalField(component, label, description, this.store);
    if (!field) return el("p", { class: "unknown" }, say("unknownPart", { type: component.type }));
    this.fields.push(field);
    return field.element;
  }

  async send(event) {
    event.preventDefault();
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    this.wait(true);
    try {
      const pairs = this.fields.map(async (field) => [field.name, await field.read()]);
      const fields = Object.fromEntries(await Promise.all(pairs));
      const answer = await this.ask({ do: "submit", modal: this.nonce, fields });
      if (answer.t === "modal") this.open(answer);
      else this.element.close();
    } catch (refusal) {
      this.complaint.textContent = refusal.message;
      this.complaint.hidden = false;
    } finally {
      this.wait(false);
    }
  }

  wait(waiting) {
    if (waiting) this.complaint.hidden = true;
    this.submit.disabled = waiting;
    this.submit.classList.toggle("waiting", waiting);
  }
}
