// What a screen reader is told of messages: of a new one its words, of an edited one what is new.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const TEXT = 10;
const FIRST = 5;
const LAST = 3;
const COUNTDOWN = /<t:\d+:R>/g;

/** Tells what is new in the messages of the channel that is looked at, politely. */
export class News {
  constructor(store) {
    this.store = store;
    this.channel = null;
    this.known = new Map();
    this.element = el("div", { class: "news unseen", "aria-live": "polite" });
  }

  /** Tell what is new in the `messages` of `channel`; of another channel than before, nothing. */
  tell(channel, messages) {
    const known = this.known;
    this.known = new Map(messages.map((one) => [one.id, versionOf(one, known.get(one.id))]));
    if (this.channel !== channel) {
      this.channel = channel;
      this.element.replaceChildren();
      return;
    }
    const changed = messages.filter((one) => known.get(one.id)?.message !== one);
    const told = changed.flatMap((one) => this.wordsFor(one, known.get(one.id)));
    if (told.length) this.element.replaceChildren(...told);
  }

  /** What is told of `message`, whose version `before` was known, unless it is new. */
  wordsFor(message, before) {
    if (message.thinking || message.author.id === this.store.me.id) return [];
    const lines = fresh(linesOf(message), before);
    if (!lines.length) return [];
    const words = lines.map((line) => this.read(line));
    const left = words.length - FIRST - LAST;
    if (left > 1) words.splice(FIRST, left, el("p", {}, say("moreNews", { count: left })));
    if (!before) words.unshift(el("p", {}, message.author.name));
    return words;
  }

  read(line) {
    const words = markdown(line, this.store).map((part) => part.textContent);
    return el("p", {}, words.join(" "));
  }
}

/** A message with its lines, and those it had before: who opens a card and goes back knows them. */
function versionOf(message, known) {
  if (known?.message === message) return known;
  return { message, lines: linesOf(message), earlier: known?.lines ?? [] };
}

/** The lines that the message did not have `before`, whatever a countdown says in them. */
function fresh(lines, before) {
  const known = new Set([...(before?.lines ?? []), ...(before?.earlier ?? [])].map(withoutCountdown));
  return lines.filter((line) => !known.has(withoutCountdown(line)));
}

function withoutCountdown(line) {
  return line.replace(COUNTDOWN, "");
}

function linesOf(message) {
  const embeds = message.embeds.flatMap((one) => [one.title, one.description]);
  return [message.content, ...embeds, ...textsIn(message.components)]
    .flatMap((text) => (text ?? "").split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);
}

function textsIn(components) {
  return components.flatMap((one) =>
    one.type === TEXT ? [one.content] : textsIn(one.components ?? []),
  );
}
