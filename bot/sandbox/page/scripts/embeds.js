// Embeds: the framed cards of messages without layout components.

import { imageView } from "./attachments.js";
import { el } from "./dom.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { colour } from "./parts.js";
import { writtenAt } from "./timestamps.js";

/** The element that shows one embed of `place.message`. */
export function embedView(embed, place) {
  const view = el(
    "article",
    { class: "embed" },
    embed.author && el("div", { class: "embed-author" }, linked(embed.author.name, embed.author.url)),
    embed.title && el("h3", { class: "embed-title" }, linked(inline(embed.title, place.store), embed.url)),
    embed.description && el("div", { class: "text" }, markdown(embed.description, place.store)),
    embed.fields?.length ? fieldsView(embed.fields, place) : null,
    embed.image && imageView(embed.image.url, embed.image, place, "picture"),
    embed.thumbnail && imageView(embed.thumbnail.url, embed.thumbnail, place, "thumbnail"),
    footerView(embed),
  );
  if (typeof embed.color === "number") {
    view.style.setProperty("--accent-colour", colour(embed.color));
  }
  return view;
}

function linked(words, address) {
  return address ? link(address, words) : words;
}

function fieldsView(fields, place) {
  return el(
    "dl",
    { class: "embed-fields" },
    fields.map((field) =>
      el(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field" },
        el("dt", {}, inline(field.name, place.store)),
        el("dd", { class: "text" }, markdown(field.value, place.store)),
      ),
    ),
  );
}

function footerView(embed) {
  if (!embed.footer && !embed.timestamp) return null;
  return el(
    "footer",
    { class: "embed-footer" },
    embed.footer?.text,
    embed.footer && embed.timestamp ? " · " : null,
    embed.timestamp && writtenAt(Date.parse(embed.timestamp) / 1000),
  );
}
