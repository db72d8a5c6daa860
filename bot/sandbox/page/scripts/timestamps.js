// Moments in the reader's language, relative ones kept true while they are shown.

import { el } from "./dom.js";
import { currentLocale, say } from "./words.js";

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

let clock = () => Date.now();

/** Tell the time by `now` (milliseconds), and keep every relative moment on the page true. */
export function startClock(now) {
  clock = now;
  setInterval(() => {
    for (const moment of document.querySelectorAll("time[data-relative]")) {
      const words = relative(Number(moment.dataset.relative));
      if (moment.textContent !== words) moment.textContent = words;
    }
  }, 500);
}

/** How far `seconds` (since 1970) is from now, in words. */
export function relative(seconds) {
  const distance = Math.round(seconds - clock() / 1000);
  const [unit, length] =
    UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  const form = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "always" });
  return form.format(Math.trunc(distance / length), unit);
}

function inForm(seconds, style) {
  return new Intl.DateTimeFormat(currentLocale(), FORMS[style] ?? FORMS.f).format(
    new Date(seconds * 1000),
  );
}

/** The element that shows a moment as Discord's `<t:seconds:style>` does. */
export function moment(seconds, style = "f") {
  const attributes = {
    class: "moment",
    datetime: new Date(seconds * 1000).toISOString(),
    title: inForm(seconds, "F"),
  };
  if (style !== "R") return el("time", attributes, inForm(seconds, style));
  return el("time", { ...attributes, "data-relative": seconds }, relative(seconds));
}

/** When a message was written: the time, with the date unless it is today. */
export function writtenAt(seconds) {
  const written = new Date(seconds * 1000);
  const today = new Date(clock()).toDateString() === written.toDateString();
  const words = today ? say("today", { time: inForm(seconds, "t") }) : inForm(seconds, "s");
  const attributes = { datetime: written.toISOString(), title: inForm(seconds, "F") };
  return el("time", { class: "written", ...attributes }, words);
}
