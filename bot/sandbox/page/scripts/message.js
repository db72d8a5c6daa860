// One message as it is shown: who wrote it, what it says and holds, what can be done with it.

import { attachmentView } from "./attachments.js";
import { avatar, el, icon, ICONS } from "./dom.js";
import { embedView } from "./embeds.js";
import { markdown } from "./markdown.js";
import { partViews } from "./parts.js";
import { moment, writtenAt } from "./timestamps.js";
import { say } from "./words.js";

const SUPPRESSED_EMBEDS = 1 << 2;
const COMPONENTS_V2 = 1 << 15;

/**
 * The element of `message`. `desk` is what it may do: {store, act(message, request, control),
 * openMenu(message, at), failures}. A `compact` message follows another by the same author.
 */
export function messageView(message, compact, desk) {
  const place = {
    message,
    store: desk.store,
    act: (request, control) => desk.act(message, request, control),
  };
  const name = message.author.name;
  const more = moreButton(message, desk);
  return el(
    "article",
    {
      class: classes(message, compact),
      tabindex: -1,
      "data-message": message.id,
      "aria-label": name,
      oncontextmenu: (event) => {
        if (event.target.closest("a, button, pre") || String(getSelection())) return;
        event.preventDefault();
        desk.openMenu(message, more);
      },
    },
    usedCommand(message, desk.store),
    el("div", { class: "gutter" }, compact ? moment(message.at, "t") : avatar(name, message.author.bot)),
    el(
      "div",
      { class: "content" },
      compact ? null : byline(message),
      bodyOf(message, place),
      threadLink(message, desk.store),
      failureView(desk.failures.get(message.id)),
      message.ephemeral ? ephemeralNote(message, desk.store) : null,
    ),
    message.thinking ? null : more,
  );
}

function classes(message, compact) {
  return [
    "message",
    compact && "compact",
    message.ephemeral && "ephemeral",
    message.author.bot && "by-bot",
  ]
    .filter(Boolean)
    .join(" ");
}

function usedCommand(message, store) {
  const used = message.reply_to_command;
  if (!used) return null;
  const onMessage = store.commands.some((one) => one.kind === 3 && one.name === used.name);
  return el(
    "div",
    { class: "used" },
    el("span", {}, say("used", { name: used.user })),
    el("strong", {}, onMessage ? used.name : `/${used.name}`),
  );
}

function byline(message) {
  return el(
    "header",
    { class: "byline" },
    el("strong", { class: "author" }, message.author.name),
    message.author.bot ? el("span", { class: "tag" }, say("bot")) : null,
    writtenAt(message.at),
  );
}

function bodyOf(message, place) {
  if (message.thinking) {
    return el(
      "p",
      { class: "thinking", role: "status" },
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      say("thinking", { name: message.author.name }),
    );
  }
  const body = el(
    "div",
    { class: "body" },
    message.content && el("div", { class: "text" }, markdown(message.content, place.store)),
    looseAttachments(message).map((one) => attachmentView(one, place)),
    message.flags & SUPPRESSED_EMBEDS ? [] : message.embeds.map((one) => embedView(one, place)),
    partViews(message.components, place),
  );
  if (message.edited) markEdited(body);
  return body;
}

/** The attachments that no component or embed shows already. */
function looseAttachments(message) {
  if (message.flags & COMPONENTS_V2) return [];
  const shown = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return message.attachments.filter(
    (one) => !shown.includes(one.url) && !shown.includes(`attachment://${one.filename}`),
  );
}

function markEdited(body) {
  const mark = el("span", { class: "edited" }, say("edited"));
  const last = body.querySelector(":scope > .text > p:last-of-type");
  (last ?? body).append(mark);
}

function threadLink(message, store) {
  const thread = store.channels.get(message.thread);
  if (!thread) return null;
  return el(
    "button",
    { type: "button", class: "thread-link", onclick: () => store.visit(thread.id) },
    icon(ICONS.thread),
    el("span", {}, thread.name),
  );
}

/** The inline word that something asked through the message was not done. */
export function failureView(why) {
  return why ? el("p", { class: "failure", role: "alert" }, why) : null;
}

function ephemeralNote(message, store) {
  return el(
    "footer",
    { class: "only-you" },
    icon(ICONS.eye),
    el("span", {}, say("onlyYou")),
    el(
      "button",
      { type: "button", class: "link-button", onclick: () => store.dismiss(message) },
      say("dismiss"),
    ),
  );
}

function moreButton(message, desk) {
  return el(
    "button",
    {
      type: "button",
      class: "more icon-button",
      "aria-label": say("more"),
      "aria-haspopup": "menu",
      onclick: (event) => desk.openMenu(message, event.currentTarget),
    },
    icon(ICONS.more),
  );
}
