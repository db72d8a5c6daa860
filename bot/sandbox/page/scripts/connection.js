// The socket to the server: requests with answers, and reconnecting when it drops.

import { say } from "./words.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
const ANSWERS = new Set(["done", "failed", "modal", "choices"]);

/** The server's word why a request was not done. */
export class Refused extends Error {}

/**
 * One person's socket. Dispatches `packet` (detail: what the server told) and `status`
 * (detail: "open" or "lost").
 */
export class Connection extends EventTarget {
  constructor(address) {
    super();
    this.address = address;
    this.waiting = new Map();
    this.nonces = 0;
    this.pause = FIRST_PAUSE;
  }

  open() {
    this.socket = new WebSocket(this.address);
    this.socket.addEventListener("open", () => {
      this.pause = FIRST_PAUSE;
      this.dispatchEvent(new CustomEvent("status", { detail: "open" }));
    });
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lose());
  }

  /** Send `request`; resolves to the server's answer, rejects with `Refused`. */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused(say("unsent")));
        return;
      }
      this.nonces += 1;
      const nonce = `${Date.now()}-${this.nonces}`;
      this.waiting.set(nonce, { resolve, reject });
      this.socket.send(JSON.stringify({ ...request, nonce }));
    });
  }

  receive(packet) {
    if (!ANSWERS.has(packet.t)) {
      this.dispatchEvent(new CustomEvent("packet", { detail: packet }));
      return;
    }
    const asked = this.waiting.get(packet.nonce);
    this.waiting.delete(packet.nonce);
    if (packet.t === "failed") asked?.reject(new Refused(wordsFor(packet)));
    else asked?.resolve(packet);
  }

  lose() {
    for (const asked of this.waiting.values()) asked.reject(new Refused(say("unsent")));
    this.waiting.clear();
    this.dispatchEvent(new CustomEvent("status", { detail: "lost" }));
    setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

function wordsFor(failure) {
  return failure.code === "interaction_failed" ? say("failed") : failure.why;
}
