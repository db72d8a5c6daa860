// The page's own words, in the language of the person who reads them.

import { ENGLISH } from "./words/en.js";
import { JAPANESE } from "./words/ja.js";
import { CHINESE } from "./words/zh.js";

export const LOCALES = { "en-US": "English", ja: "日本語", "zh-CN": "简体中文" };

let spoken = ENGLISH;
let locale = "en-US";

/** Speak the language of `wanted` from now on; English where it has none of its own. */
export function speak(wanted) {
  locale = wanted;
  spoken = wanted.startsWith("ja") ? JAPANESE : wanted.startsWith("zh") ? CHINESE : ENGLISH;
  document.documentElement.lang = wanted === "zh-CN" ? "zh-Hans" : wanted;
}

/** The locale spoken now. */
export function currentLocale() {
  return locale;
}

/** The sentence `key`, with `{name}` filled in from `values`. */
export function say(key, values = {}) {
  const sentence = spoken[key] ?? ENGLISH[key];
  if (sentence === undefined) throw new Error(`The page has no words for "${key}".`);
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
