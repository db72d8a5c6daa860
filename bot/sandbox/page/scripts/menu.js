// The menu of one message: the bot's message commands, and copying its text.

import { el } from "./dom.js";
import { say } from "./words.js";

/** Opens beneath the button it was asked for from, and gives the focus back to it. */
export class MessageMenu {
  constructor(store, run) {
    this.store = store;
    this.run = run;
    this.element = el("div", {
      class: "menu",
      role: "menu",
      hidden: true,
      onkeydown: (event) => this.key(event),
      onfocusout: (event) => {
        if (!this.element.contains(event.relatedTarget)) this.close();
      },
    });
  }

  open(message, opener) {
    this.opener = opener;
    const commands = this.store.commands
      .filter((command) => command.kind === 3)
      .map((command) => this.item(command.shown, () => this.run(message, command.name)));
    const copy = this.item(say("copyText"), () => navigator.clipboard?.writeText(textOf(message)));
    this.element.replaceChildren(...commands, copy);
    this.element.setAttribute("aria-label", say("more"));
    this.element.hidden = false;
    this.placeBy(opener.getBoundingClientRect());
    this.element.firstChild.focus();
  }

  placeBy(box) {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const left = Math.max(8, Math.min(box.right - width, innerWidth - width - 8));
    const below = box.bottom + 4 + height < innerHeight;
    this.element.style.left = `${left}px`;
    this.element.style.top = `${below ? box.bottom + 4 : Math.max(8, box.top - height - 4)}px`;
  }

  item(words, choose) {
    return el(
      "button",
      {
        type: "button",
        role: "menuitem",
        tabindex: -1,
        onclick: () => {
          this.close();
          this.opener.focus();
          choose();
        },
      },
      words,
    );
  }

  close() {
    this.element.hidden = true;
  }

  key(event) {
    const items = [...this.element.children];
    const at = items.indexOf(document.activeElement);
    const moves = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key in moves) items[moves[event.key]].focus();
    else if (event.key === "Escape" || event.key === "Tab") {
      this.close();
      this.opener.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** All that a message says, in order. */
export function textOf(message) {
  const texts = message.content ? [message.content] : [];
  const walk = (parts) => {
    for (const part of parts) {
      if (part.type === 10) texts.push(part.content);
      if (part.components) walk(part.components);
    }
  };
  walk(message.components);
  for (const embed of message.embeds) {
    texts.push(...[embed.title, embed.description].filter(Boolean));
  }
  return texts.join("\n");
}
