// Discord's markdown as elements: the blocks of a text, line by line.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d+\.) +(\S.*)$/;
const FENCE = /^(.*?)```(?:([\w+#-]*)\n)?/s;

/** The elements that `text` is shown as; `known` names people, channels and commands. */
export function markdown(text, known) {
  const shown = [];
  let rest = text;
  while (rest) {
    const opening = FENCE.exec(rest);
    const end = opening ? rest.indexOf("```", opening[0].length) : -1;
    if (end < 0) {
      shown.push(...lines(rest, known));
      break;
    }
    const before = opening[1].replace(/\n$/, "");
    if (before) shown.push(...lines(before, known));
    const code = rest.slice(opening[0].length, end).replace(/\n$/, "");
    shown.push(el("pre", { tabindex: 0 }, el("code", { "data-language": opening[2] || null }, code)));
    rest = rest.slice(end + 3).replace(/^\n/, "");
  }
  return shown;
}

function lines(text, known) {
  const all = text.split("\n");
  const shown = [];
  let plain = [];
  const endPlain = () => {
    if (plain.length) shown.push(el("p", {}, inline(plain.join("\n"), known)));
    plain = [];
  };
  for (let at = 0; at < all.length; ) {
    const block = blockAt(all, at, known);
    if (block) {
      endPlain();
      shown.push(block.element);
      at += block.lines;
    } else {
      plain.push(all[at]);
      at += 1;
    }
  }
  endPlain();
  return shown;
}

function blockAt(all, at, known) {
  const heading = HEADING.exec(all[at]);
  if (heading) {
    // A page has one h1 and the channel is its h2: headings of messages come beneath.
    const element = el(
      `h${heading[1].length + 2}`,
      { class: `heading-${heading[1].length}` },
      inline(heading[2], known),
    );
    return { element, lines: 1 };
  }
  const subtext = SUBTEXT.exec(all[at]);
  if (subtext) {
    return { element: el("small", { class: "subtext" }, inline(subtext[1], known)), lines: 1 };
  }
  if (all[at].startsWith(">>> ")) {
    const quoted = [all[at].slice(4), ...all.slice(at + 1)].join("\n");
    return { element: el("blockquote", {}, lines(quoted, known)), lines: all.length - at };
  }
  if (all[at].startsWith("> ") || all[at] === ">") return quote(all, at, known);
  return ITEM.test(all[at]) ? list(all, at, known) : null;
}

function quote(all, at, known) {
  let end = at;
  while (end < all.length && (all[end].startsWith("> ") || all[end] === ">")) end += 1;
  const quoted = all.slice(at, end).map((line) => line.slice(2));
  return { element: el("blockquote", {}, lines(quoted.join("\n"), known)), lines: end - at };
}

function list(all, at, known) {
  const [, indent, mark] = ITEM.exec(all[at]);
  const numbered = /\d/.test(mark);
  const element = numbered
    ? el("ol", { start: Number.parseInt(mark, 10) })
    : el("ul");
  let line = at;
  while (line < all.length) {
    const item = ITEM.exec(all[line]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length + 1 && element.lastChild) {
      const nested = list(all, line, known);
      element.lastChild.append(nested.element);
      line += nested.lines;
    } else {
      if (/\d/.test(item[2]) !== numbered) break;
      element.append(el("li", {}, inline(item[3], known)));
      line += 1;
    }
  }
  return { element, lines: line - at };
}
