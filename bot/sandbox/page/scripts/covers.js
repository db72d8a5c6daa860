// Covers over what is marked as a spoiler.

import { el, icon, ICONS } from "./dom.js";
import { say } from "./words.js";

/** `view` hidden beneath a cover until it is pressed. */
export function covered(view) {
  const cover = el("button", { type: "button", class: "cover" }, icon(ICONS.eye), say("spoiler"));
  const whole = el("div", { class: "covered" }, cover, view);
  view.inert = true;
  cover.addEventListener("click", () => {
    view.inert = false;
    whole.classList.add("shown");
    cover.remove();
  });
  return whole;
}
