// The sidebar: channels with their threads, private messages, and who one is.

import { avatar, el, icon, ICONS } from "./dom.js";
import { say } from "./words.js";

/** Shows the channels of `store`; a drawer where the page is narrow. */
export class Rooms {
  constructor(store, openSettings) {
    this.store = store;
    this.openSettings = openSettings;
    this.nav = el("nav", {});
    this.self = el("div", { class: "self" });
    this.title = el("h1", {});
    this.backdrop = el("div", { class: "backdrop", hidden: true, onclick: () => this.close() });
    this.element = el(
      "aside",
      { class: "rooms", id: "rooms", onkeydown: (event) => this.key(event) },
      el("header", { class: "rooms-head" }, this.title),
      this.nav,
      this.self,
    );
  }

  /** How many messages of all channels were not read. */
  unread() {
    return [...this.store.channels.keys()]
      .map((id) => this.store.unread(id))
      .reduce((sum, count) => sum + count, 0);
  }

  render() {
    const focused = this.nav.contains(document.activeElement)
      ? document.activeElement.dataset.channel
      : null;
    const channels = [...this.store.channels.values()];
    const texts = channels.filter((one) => one.kind === "text");
    const dms = channels.filter((one) => one.kind === "dm");
    this.title.textContent = say("server");
    this.nav.setAttribute("aria-label", say("rooms"));
    this.nav.replaceChildren(
      this.section(say("channels"), texts.map((one) => this.room(one, this.threads(one, channels)))),
      this.section(
        say("privateMessages"),
        dms.length ? dms.map((one) => this.room(one)) : [el("li", { class: "quiet" }, say("noPrivateMessages"))],
      ),
    );
    if (focused) this.nav.querySelector(`[data-channel="${focused}"]`)?.focus();
    this.renderSelf();
  }

  section(heading, items) {
    return el("section", {}, el("h2", {}, heading), el("ul", {}, items));
  }

  threads(channel, channels) {
    const threads = channels.filter(
      (one) => one.parent === channel.id && (!one.archived || one.id === this.store.here),
    );
    if (!threads.length) return null;
    return el(
      "ul",
      { class: "threads", "aria-label": say("threads", { channel: channel.name }) },
      threads.map((one) => this.room(one)),
    );
  }

  room(channel, below = null) {
    const here = channel.id === this.store.here;
    const unread = here ? 0 : this.store.unread(channel.id);
    const mark = unread
      ? el("span", { class: "badge", "aria-label": say("unread", { count: unread }) }, unread > 99 ? "99+" : unread)
      : null;
    const button = el(
      "button",
      {
        type: "button",
        class: unread ? "room unread" : "room",
        "aria-current": here ? "page" : null,
        "data-channel": channel.id,
        onclick: () => {
          this.store.visit(channel.id);
          this.close();
        },
      },
      this.sign(channel),
      el("span", { class: "room-name" }, channel.name),
      mark,
    );
    return el("li", {}, button, below);
  }

  sign(channel) {
    if (channel.kind === "dm") return avatar(channel.name, true);
    if (channel.kind === "thread") return icon(ICONS.thread);
    return el("span", { class: "hash", "aria-hidden": "true" }, "#");
  }

  renderSelf() {
    const { name, locale } = this.store.me;
    const settings = el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("settings"),
        title: say("settings"),
        onclick: () => this.openSettings(),
      },
      icon(ICONS.settings),
    );
    const words = el(
      "div",
      { class: "self-words" },
      el("strong", {}, name),
      el("span", { class: "quiet" }, locale),
    );
    const away = el(
      "a",
      { class: "icon-button", href: "/", "aria-label": say("switchPerson"), title: say("switchPerson") },
      icon(ICONS.swap),
    );
    this.self.replaceChildren(avatar(name), words, away, settings);
  }

  open(opener) {
    this.opener = opener;
    opener.setAttribute("aria-expanded", "true");
    this.element.classList.add("open");
    this.backdrop.hidden = false;
    (this.nav.querySelector("[aria-current]") ?? this.nav.querySelector("button"))?.focus();
  }

  close() {
    if (!this.element.classList.contains("open")) return;
    this.element.classList.remove("open");
    this.backdrop.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    this.opener.focus();
  }

  key(event) {
    if (event.key === "Escape") this.close();
  }
}
