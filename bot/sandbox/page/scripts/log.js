// The list of messages of the channel that is looked at.

import { arrange, el, icon, ICONS } from "./dom.js";
import { failureView, messageView } from "./message.js";
import { News } from "./news.js";
import { carryOver } from "./selects.js";
import { say } from "./words.js";

const SAME_BREATH = 5 * 60;
const NEAR_END = 96;

/** Shows `store.here`'s messages, keeps them true, and sends what is pressed in them. */
export class MessageLog {
  constructor(store, connection, openModal, openMenu) {
    this.store = store;
    this.connection = connection;
    this.openModal = openModal;
    this.shown = new Map();
    this.failures = new Map();
    this.channel = null;
    this.desk = {
      store,
      failures: this.failures,
      act: (message, request, control) => this.act(message, request, control),
      openMenu,
    };
    this.build();
  }

  build() {
    // What a log tells by itself is each message whole, at every edit; the news tell what is new.
    this.list = el("div", {
      id: "messages",
      class: "log",
      role: "log",
      "aria-live": "off",
      tabindex: 0,
    });
    this.news = new News(this.store);
    this.pill = el(
      "button",
      { type: "button", class: "pill", hidden: true, onclick: () => this.toEnd() },
      icon(ICONS.down),
      el("span", {}),
    );
    this.element = el("div", { class: "log-frame" }, this.list, this.pill, this.news.element);
    this.list.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.following = true;
    this.top = 0;
    const watcher = new ResizeObserver(() => this.following && this.toEnd());
    watcher.observe(this.list);
    // Pictures grow after they were put in; `load` does not bubble, but it is captured.
    this.list.addEventListener("load", () => this.following && this.toEnd(), true);
  }

  /** Forget what is drawn, as after a change of language. */
  redraw() {
    this.shown.clear();
    this.render();
  }

  render() {
    const channel = this.store.channels.get(this.store.here);
    if (!channel) return;
    if (this.channel !== channel.id) {
      this.channel = channel.id;
      this.shown.clear();
      this.following = true;
    }
    this.list.setAttribute("aria-label", say("messagesIn", { channel: this.store.title(channel) }));
    const messages = this.store.log(channel.id);
    const fresh = messages.filter((one) => !this.shown.has(one.id));
    this.news.tell(channel.id, messages);
    const focused = this.focusedPart();
    arrange(this.list, [this.beginning(channel), ...this.views(messages)]);
    this.refocus(focused);
    if (this.shown.has(this.store.aim)) this.toMessage(this.store.aim);
    else if (this.following || fresh.some((one) => this.answersMe(one))) this.toEnd();
    else if (fresh.length) this.showPill();
    this.store.aim = null;
  }

  /** Whether `message` is there because of something that this person has done. */
  answersMe(message) {
    const me = this.store.me;
    const mine = message.author.id === me.id || message.reply_to_command?.user === me.name;
    return mine || message.ephemeral;
  }

  views(messages) {
    let before = null;
    const kept = new Map();
    for (const message of messages) {
      const compact = follows(message, before);
      const old = this.shown.get(message.id);
      const same = old?.message === message && old.compact === compact;
      if (old && old.message !== message) this.failures.delete(message.id);
      const view = same ? old.view : messageView(message, compact, this.desk);
      if (old && !same) carryOver(old.view, view);
      kept.set(message.id, { message, compact, view });
      before = message;
    }
    this.shown = kept;
    return [...kept.values()].map((one) => one.view);
  }

  beginning(channel) {
    const key = `${channel.id} ${channel.name} ${document.documentElement.lang}`;
    if (this.opening?.key === key) return this.opening.view;
    const sentence = { text: "emptyText", thread: "emptyThread", dm: "emptyPrivate" }[channel.kind];
    const view = el(
      "div",
      { class: "beginning" },
      el("p", { class: "beginning-title" }, say(sentence, { channel: channel.name })),
      el("p", { class: "quiet" }, say("emptyHint")),
    );
    this.opening = { key, view };
    return view;
  }

  async act(message, request, control) {
    const view = this.shown.get(message.id)?.view;
    if (!view || view.getAttribute("aria-busy") === "true") return;
    this.failures.delete(message.id);
    view.querySelector(".failure")?.remove();
    view.setAttribute("aria-busy", "true");
    control.classList.add("waiting");
    try {
      const answer = await this.connection.ask({ ...request, message: message.id });
      if (answer.t === "modal") this.openModal(answer);
    } catch (refusal) {
      this.fail(message.id, refusal.message);
    } finally {
      view.removeAttribute("aria-busy");
      control.classList.remove("waiting");
    }
  }

  /** Say beneath the message why what was asked was not done. */
  fail(id, why) {
    this.failures.set(id, why);
    const content = this.shown.get(id)?.view.querySelector(".content");
    content?.querySelector(".failure")?.remove();
    content?.append(failureView(why));
    if (this.following) this.toEnd();
  }

  focusedPart() {
    const focused = document.activeElement;
    const message = focused?.closest?.("[data-message]");
    if (!message || !this.list.contains(message)) return null;
    return { message: message.dataset.message, part: focused.dataset.part, focused };
  }

  /**
   * Put the focus back where it was, when the message it was in has been drawn anew. What was
   * pressed may be gone: then to the heading above what can be pressed now, which is read out.
   */
  refocus(before) {
    if (!before || before.focused.isConnected) return;
    const view = this.shown.get(before.message)?.view;
    if (!view) {
      this.list.focus({ preventScroll: true });
      return;
    }
    const parts = [...view.querySelectorAll("[data-part]:not(:disabled)")];
    const part = parts.find((one) => before.part && one.dataset.part === before.part);
    const next = part ?? headingAbove(parts[0], view) ?? parts[0] ?? view;
    if (!next.matches("button, a")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  /** What grows below does not end the following; only who scrolls up does. */
  scrolled() {
    const top = this.list.scrollTop;
    const left = this.list.scrollHeight - top - this.list.clientHeight;
    if (left < NEAR_END) this.following = true;
    else if (top < this.top) this.following = false;
    this.top = top;
    if (this.following) this.pill.hidden = true;
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
    this.top = this.list.scrollTop;
    this.following = true;
    this.pill.hidden = true;
  }

  toMessage(id) {
    const { view } = this.shown.get(id);
    this.following = false;
    view.scrollIntoView({ block: "center" });
    this.top = this.list.scrollTop;
    view.focus({ preventScroll: true });
  }

  showPill() {
    this.pill.lastChild.textContent = say("newMessages");
    this.pill.hidden = false;
  }
}

/** The last heading of `view` before its first control, or of all where it has none. */
function headingAbove(control, view) {
  const headings = [...view.querySelectorAll("h3, h4, h5")];
  const isBefore = (one) =>
    !control || one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  return headings.filter(isBefore).at(-1);
}

function follows(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      before.ephemeral === message.ephemeral &&
      !message.reply_to_command &&
      message.at - before.at < SAME_BREATH,
  );
}
