// Files and pictures of messages.

import { covered } from "./covers.js";
import { el, icon, ICONS } from "./dom.js";
import { say } from "./words.js";

/**
 * Where this page finds a file of the server: files are kept on the machine that serves the
 * page, whatever host name their address has.
 */
export function localAddress(address) {
  const whole = new URL(address, location.href);
  const ours = whole.pathname.startsWith("/attachments/");
  return ours ? `${whole.pathname}${whole.search}` : whole.href;
}

/** The attachment of `message` which an `attachment://name` or plain address means. */
export function attachmentNamed(address, message) {
  const name = address.startsWith("attachment://") ? address.slice(13) : null;
  return message.attachments.find((one) => one.filename === name || one.url === address);
}

/** Size in bytes as people write it. */
function inBytes(size) {
  if (size < 1024) return `${size} B`;
  if (size < 1024 ** 2) return `${(size / 1024).toFixed(1)} KB`;
  return `${(size / 1024 ** 2).toFixed(1)} MB`;
}

/** A picture, or a card with the file's name, size and a link to download it. */
export function attachmentView(attachment, place, pictures = true) {
  if (pictures && attachment.content_type?.startsWith("image/")) {
    return imageView(attachment.url, attachment, place, "picture");
  }
  const size = attachment.size === undefined ? null : inBytes(attachment.size);
  return el(
    "div",
    { class: "file" },
    icon(ICONS.file),
    el(
      "a",
      {
        href: localAddress(attachment.url),
        download: attachment.filename,
        "aria-label": say("download", { file: attachment.filename }),
      },
      attachment.filename,
    ),
    size && el("span", { class: "file-size" }, size),
  );
}

/** The picture at `address`, described by `told.description` and hidden if it is a spoiler. */
export function imageView(address, told, place, kind) {
  const attachment = attachmentNamed(address, place.message);
  const words = told.description ?? attachment?.description ?? say("image");
  const image = el("img", {
    class: kind,
    src: localAddress(attachment?.url ?? address),
    alt: words,
    title: told.description,
    loading: "lazy",
  });
  const frame = el("a", { href: image.src, target: "_blank", rel: "noopener noreferrer" }, image);
  frame.className = `frame frame-${kind}`;
  return told.spoiler ? covered(frame) : frame;
}
