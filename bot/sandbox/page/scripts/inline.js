// Discord's markdown within a line: emphasis, code, links, mentions, moments, spoilers.

import { el } from "./dom.js";
import { moment } from "./timestamps.js";
import { say } from "./words.js";

// Each rule: what it looks like at the start of a text, and the element it becomes.
const RULES = [
  [/^\\([^\w\s]|_)/, ([, sign]) => sign],
  [/^``(.+?)``(?!`)/s, ([, code]) => el("code", {}, code.trim())],
  [/^`([^`]+)`/, ([, code]) => el("code", {}, code)],
  [/^<t:(-?\d{1,11})(?::([tTdDfFsSR]))?>/, ([, at, style]) => moment(Number(at), style)],
  [/^<@!?(\d+)>/, ([, id], known) => person(id, known)],
  [/^<#(\d+)>/, ([, id], known) => channel(id, known)],
  [/^<\/([^:>]+):\d+>/, ([, name], known) => command(name, known)],
  [/^<a?:(\w+):\d+>/, ([, name]) => el("span", { class: "emoji" }, `:${name}:`)],
  [/^<(https?:\/\/[^\s>]+)>/, ([, address], known) => jumpOrLink(address, null, known)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, to], known) => jumpOrLink(to, inline(text, known), known)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, ([address], known) => jumpOrLink(address, null, known)],
  [/^\|\|(.+?)\|\|/s, ([, text], known) => spoiler(inline(text, known))],
  [/^\*\*\*(\S.*?)\*\*\*(?!\*)/s, ([, text], known) => el("em", {}, el("strong", {}, inline(text, known)))],
  [/^\*\*(\S.*?)\*\*(?!\*)/s, ([, text], known) => el("strong", {}, inline(text, known))],
  [/^__(\S.*?)__(?!_)/s, ([, text], known) => el("u", {}, inline(text, known))],
  [/^~~(\S.*?)~~/s, ([, text], known) => el("s", {}, inline(text, known))],
  [/^\*(?![\s*])((?:\*\*.*?\*\*|[^*])+?)\*(?!\*)/s, ([, text], known) => el("em", {}, inline(text, known))],
  [/^_(?![\s_])((?:__.*?__|[^_])+?)_(?![\w_])/s, ([, text], known) => el("em", {}, inline(text, known))],
];
const MARKS = /[\\`<[|*_~]|https?:\/\//;

/** The elements and texts that one run of `text` is shown as. */
export function inline(text, known) {
  const shown = [];
  let plain = "";
  let rest = text;
  let before = "";
  while (rest) {
    const next = rest.search(MARKS);
    const still = next < 0 ? rest : rest.slice(0, next);
    plain += still;
    rest = rest.slice(still.length);
    before = still.at(-1) ?? before;
    if (!rest) break;
    const [found, make] = ruleFor(rest, before) ?? [];
    if (found) {
      if (plain) shown.push(plain);
      plain = "";
      shown.push(make(found, known));
    } else plain += rest[0];
    before = found ? found[0].at(-1) : rest[0];
    rest = rest.slice(found ? found[0].length : 1);
  }
  if (plain) shown.push(plain);
  return shown;
}

function ruleFor(rest, before) {
  // An underscore within a word, as in my_deck_file, is no emphasis.
  if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(before)) return null;
  for (const [looks, make] of RULES) {
    const found = looks.exec(rest);
    if (found) return [found, make];
  }
  return null;
}

function person(id, known) {
  return el("span", { class: "mention" }, `@${known.people.get(id)?.name ?? say("someone")}`);
}

function channel(id, known) {
  const place = known.channels.get(id);
  return place
    ? el("button", { type: "button", class: "mention", onclick: () => known.visit(id) }, `#${place.name}`)
    : el("span", { class: "mention" }, `#${say("somewhere")}`);
}

function command(name, known) {
  return el(
    "button",
    { type: "button", class: "mention", onclick: () => known.begin?.(name) },
    `/${name}`,
  );
}

function jumpOrLink(address, words, known) {
  const target = jumpTarget(address, known);
  if (!target) return link(address, words ?? address);
  const visit = () => known.visit(target.channel.id, target.message);
  const name = words ?? known.title(target.channel);
  return el("button", { type: "button", class: "mention", onclick: visit }, name);
}

/** Where on this page a link to a channel or message of Discord leads, if anywhere. */
export function jumpTarget(address, known) {
  const found = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(address);
  const place = found && known.channels.get(found[1]);
  return place ? { channel: place, message: found[2] ?? null } : null;
}

/** A link that opens elsewhere and tells the other place nothing. */
export function link(address, words) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, words);
}

function spoiler(content) {
  const cover = el("span", { class: "spoiler", role: "button", tabindex: 0 });
  const inside = el("span", { class: "spoiler-text", "aria-hidden": "true" }, content);
  const show = () => {
    cover.classList.add("shown");
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
    inside.removeAttribute("aria-hidden");
  };
  cover.setAttribute("aria-label", say("spoiler"));
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  });
  cover.append(inside);
  return cover;
}
