// The chat of one person: sidebar, messages and composer around one socket.

import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { el, icon, ICONS } from "./dom.js";
import { MessageLog } from "./log.js";
import { MessageMenu } from "./menu.js";
import { ModalForm } from "./modal.js";
import { Rooms } from "./rooms.js";
import { Settings } from "./settings.js";
import { Store } from "./store.js";
import { startClock } from "./timestamps.js";
import { say, speak } from "./words.js";

const SAID_FOR = 2500;

/** The chat as the person called `name`; its `element` fills the page. */
export class Chat {
  constructor(name) {
    this.store = new Store();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/people/${encodeURIComponent(name)}`);
    const ask = (request) => this.connection.ask(request);
    const call = (request) => this.call(request);
    this.modal = new ModalForm(this.store, ask);
    this.settings = new Settings(this.store, ask);
    this.menu = new MessageMenu(this.store, (message, command) => this.useOn(message, command));
    this.log = new MessageLog(
      this.store,
      this.connection,
      (answer) => this.modal.open(answer),
      (message, opener) => this.menu.open(message, opener),
    );
    this.rooms = new Rooms(this.store, () => this.settings.open());
    this.composer = new Composer(this.store, ask, call);
    this.store.begin = (command) => this.composer.begin(command);
    this.build();
    this.listen();
  }

  build() {
    this.title = el("h2", { class: "room-title" });
    this.drawer = el(
      "button",
      {
        type: "button",
        class: "drawer-button icon-button",
        "aria-controls": "rooms",
        "aria-expanded": "false",
        onclick: () => this.rooms.open(this.drawer),
      },
      icon(ICONS.drawer),
      el("span", { class: "dot", hidden: true }),
    );
    this.status = el("p", { class: "status", role: "status", hidden: true });
    const main = el(
      "main",
      { class: "chat" },
      el("header", { class: "chat-head" }, this.drawer, this.title),
      this.status,
      this.log.element,
      this.composer.element,
    );
    this.skips = [
      { words: "skipToMessages", link: skipLink(this.log.list, () => this.log.list.focus()) },
      { words: "skipToWriting", link: skipLink(this.composer.element, () => this.composer.focus()) },
    ];
    this.element = el(
      "div",
      { class: "frame-of-page", hidden: true },
      el("div", { class: "skips" }, this.skips.map((skip) => skip.link)),
      this.rooms.element,
      this.rooms.backdrop,
      main,
      this.menu.element,
      this.modal.element,
      this.settings.element,
    );
  }

  listen() {
    this.connection.addEventListener("packet", (event) => this.store.receive(event.detail));
    this.connection.addEventListener("status", (event) => this.showStatus(event.detail));
    this.store.addEventListener("changed", (event) => this.render(event.detail));
    document.addEventListener("visibilitychange", () => this.read());
    document.addEventListener("keydown", (event) => this.key(event));
    startClock(() => this.store.now());
  }

  open() {
    this.connection.open();
  }

  render(changed) {
    if (changed.has("me")) this.speak();
    this.read();
    this.rooms.render();
    this.renderTitle();
    if (changed.has(this.store.here) || changed.has("me") || changed.has("channels")) this.log.render();
    if (changed.has("channels") || changed.has("me")) this.composer.render();
    if (this.element.hidden) this.show();
  }

  show() {
    this.element.hidden = false;
    // Where there is no keyboard on the screen to jump up, one can write at once.
    if (matchMedia("(hover: hover)").matches) this.composer.input.focus();
  }

  /** A slash pressed anywhere begins a command. */
  key(event) {
    const writing = event.target.closest("input, textarea, select, dialog");
    if (event.key !== "/" || writing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.composer.typeSlash();
  }

  speak() {
    speak(this.store.me.locale);
    this.drawer.setAttribute("aria-label", say("openRooms"));
    for (const { link, words } of this.skips) link.textContent = say(words);
    this.log.redraw();
    if (this.settings.element.open) this.settings.render();
  }

  read() {
    if (this.store.me && document.visibilityState === "visible") this.store.markRead();
  }

  renderTitle() {
    const channel = this.store.channels.get(this.store.here);
    const title = this.store.title(channel);
    const unread = this.rooms.unread();
    this.title.textContent = title;
    this.drawer.lastChild.hidden = unread === 0;
    const count = unread ? `(${unread}) ` : "";
    document.title = `${count}${title} · ${this.store.me.name} · ${say("server")}`;
  }

  async call(request) {
    const answer = await this.connection.ask(request);
    if (answer.t === "modal") this.modal.open(answer);
  }

  async useOn(message, command) {
    try {
      await this.call({ do: "context", command, message: message.id });
    } catch (refusal) {
      this.log.fail(message.id, refusal.message);
    }
  }

  showStatus(status) {
    clearTimeout(this.fading);
    if (status === "lost") {
      this.wasLost = true;
      this.sayStatus(say("lost"), "bad");
    } else if (this.wasLost) {
      this.wasLost = false;
      this.sayStatus(say("back"), "good");
      this.fading = setTimeout(() => (this.status.hidden = true), SAID_FOR);
    }
  }

  sayStatus(words, mood) {
    this.status.textContent = words;
    this.status.dataset.mood = mood;
    this.status.hidden = false;
  }
}

/** A link over all the channels to `place`: of those that the keyboard reaches first. */
function skipLink(place, focus) {
  const go = (event) => {
    event.preventDefault();
    focus();
  };
  return el("a", { class: "skip", href: `#${place.id}`, onclick: go });
}
