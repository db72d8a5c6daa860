// Building elements from text and attributes; text is never read as HTML.

/**
 * An element with attributes, listeners (`onclick: f`) and children. `true` is an empty
 * attribute; `null`, `undefined` and `false` are left out, among children too.
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter(present));
  return element;
}

function present(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/** A line drawing from a path on a 24 by 24 grid, hidden from screen readers. */
export function icon(path) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

export const ICONS = {
  drawer: "M4 6h16M4 12h16M4 18h16",
  settings:
    "M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  send: "M4 12l16-8-6 16-3-7z",
  close: "M6 6l12 12M18 6L6 18",
  down: "M12 5v14M6 13l6 6 6-6",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  link: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  open: "M6 9l6 6 6-6",
  thread: "M6 4v9a3 3 0 0 0 3 3h9M14 12l4 4-4 4",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
};

/** A round mark with a name's first letter, in a colour that the name always has. */
export function avatar(name, bot = false) {
  let hue = 3;
  for (const letter of name) hue = (hue * 37 + letter.codePointAt(0)) % 1009;
  const mark = el(
    "span",
    { class: bot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true" },
    [...name][0] ?? "?",
  );
  mark.style.setProperty("--hue", String((hue * 77) % 360));
  return mark;
}

/** Make `parent` hold exactly `children`, without touching those already in place. */
export function arrange(parent, children) {
  children.forEach((child, position) => {
    if (parent.childNodes[position] !== child) {
      parent.insertBefore(child, parent.childNodes[position] ?? null);
    }
  });
  while (parent.childNodes.length > children.length) parent.lastChild.remove();
}

let count = 0;

/** An id that no other element of the page has. */
export function freshId(stem) {
  count += 1;
  return `${stem}-${count}`;
}
