// Where the page starts: who one is stands in the address.

import { Chat } from "./chat.js";
import { landing } from "./landing.js";
import { speak } from "./words.js";

const page = document.getElementById("page");
const name = new URLSearchParams(location.search).get("as");

speak(["ja", "zh-CN"].find((one) => navigator.language.startsWith(one.slice(0, 2))) ?? "en-US");
const people = await (await fetch("/page/people.json")).json();
if (people.some((person) => person.name === name)) {
  const chat = new Chat(name);
  page.replaceChildren(chat.element);
  chat.open();
} else {
  page.replaceChildren(landing(people, name));
}
