// The first page: who to be.

import { avatar, el } from "./dom.js";
import { LOCALES, say } from "./words.js";

/** The list of `people` one may be; `unknown` is a name that was asked for in vain. */
export function landing(people, unknown) {
  return el(
    "main",
    { class: "landing" },
    el("img", { class: "emblem", src: "/page/icon.svg", alt: "" }),
    el("h1", {}, say("server")),
    unknown && el("p", { class: "complaint", role: "alert" }, say("unknownPerson", { name: unknown })),
    el("h2", {}, say("whoToBe")),
    el("ul", { class: "faces" }, people.map(face)),
    el("p", { class: "quiet" }, say("landing")),
  );
}

function face({ name, locale }) {
  return el(
    "li",
    {},
    el(
      "a",
      { class: "face", href: `/?as=${encodeURIComponent(name)}`, "aria-label": say("be", { name }) },
      avatar(name),
      el("strong", {}, name),
      el("span", { class: "quiet" }, LOCALES[locale] ?? locale),
    ),
  );
}
