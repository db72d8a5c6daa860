// What messages are made of: the component types of Discord that bots send, as elements.

import { attachmentNamed, attachmentView, imageView, localAddress } from "./attachments.js";
import { covered } from "./covers.js";
import { el, icon, ICONS } from "./dom.js";
import { jumpTarget, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { selectView } from "./selects.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

const VIEWS = {
  1: (row, place) => el("div", { class: "row" }, partViews(row.components, place)),
  2: buttonView,
  3: selectView,
  5: selectView,
  6: selectView,
  7: selectView,
  8: selectView,
  9: sectionView,
  10: (text, place) => el("div", { class: "text" }, markdown(text.content, place.store)),
  11: (thumbnail, place) => imageView(thumbnail.media.url, thumbnail, place, "thumbnail"),
  12: galleryView,
  13: fileView,
  14: separatorView,
  17: containerView,
};

/**
 * The elements of `components` in `place`: {message, store, act}, where `act(request)` asks
 * the server and resolves when it has been done.
 */
export function partViews(components, place) {
  return components.map((component) => {
    const view = VIEWS[component.type];
    if (view) return view(component, place);
    return el("p", { class: "unknown" }, say("unknownPart", { type: component.type }));
  });
}

/** `#rrggbb` of a colour as a number. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function emojiView(emoji) {
  if (!emoji) return null;
  const sign = emoji.id ? `:${emoji.name}:` : emoji.name;
  return el("span", { class: "emoji", "aria-hidden": "true" }, sign);
}

function buttonView(button, place) {
  const label = [emojiView(button.emoji), button.label && el("span", {}, button.label)];
  const style = `button button-${STYLES[button.style] ?? "secondary"}`;
  const target = button.url && jumpTarget(button.url, place.store);
  if (target) {
    const visit = () => place.store.visit(target.channel.id, target.message);
    return el("button", { type: "button", class: style, onclick: visit }, label);
  }
  if (button.url) {
    const anchor = link(button.url, label);
    anchor.className = style;
    anchor.append(icon(ICONS.link));
    return anchor;
  }
  return el(
    "button",
    {
      type: "button",
      class: style,
      disabled: Boolean(button.disabled),
      "aria-label": button.label ? null : button.emoji?.name,
      "data-part": button.custom_id,
      onclick: (event) =>
        place.act({ do: "press", custom_id: button.custom_id }, event.currentTarget),
    },
    label,
  );
}

function sectionView(section, place) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, partViews(section.components, place)),
    el("div", { class: "section-accessory" }, partViews([section.accessory], place)),
  );
}

function containerView(container, place) {
  const view = el("div", { class: "container" }, partViews(container.components, place));
  if (typeof container.accent_color === "number") {
    view.classList.add("accented");
    view.style.setProperty("--accent-colour", colour(container.accent_color));
  }
  return container.spoiler ? covered(view) : view;
}

function separatorView(separator) {
  const size = separator.spacing === 2 ? "wide" : "narrow";
  return separator.divider === false
    ? el("div", { class: `gap ${size}` })
    : el("hr", { class: `separator ${size}` });
}

function galleryView(gallery, place) {
  const images = gallery.items.map((item) => imageView(item.media.url, item, place, "picture"));
  return el("div", { class: "gallery", "data-count": Math.min(images.length, 4) }, images);
}

function fileView(file, place) {
  const attachment = attachmentNamed(file.file.url, place.message);
  const shown = attachment ?? {
    filename: file.name ?? decodeURIComponent(file.file.url.split("/").at(-1)),
    size: file.size,
    url: localAddress(file.file.url),
  };
  return attachmentView(shown, place, false);
}
