// What this person knows: people, channels, messages, commands, and what was read.

/** Order of two ids: numbers too large for JavaScript, written in decimals. */
export function older(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/**
 * One person's view of the server. Dispatches `changed` (detail: set of "me", "channels",
 * "commands", or a channel's id whose messages changed).
 */
export class Store extends EventTarget {
  constructor() {
    super();
    this.me = null;
    this.people = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.here = null;
    this.aim = null;
    this.dismissed = new Set();
    this.ahead = 0;
  }

  /** Take in one packet of the server. */
  receive(packet) {
    const parts = {
      state: () => this.takeState(packet),
      message: () => this.takeMessage(packet.message),
      gone: () => this.forget(packet.channel, packet.id),
      channel: () => this.takeChannel(packet.channel, packet.messages),
      closed: () => this.close(packet.id),
      commands: () => this.takeCommands(packet.commands),
      me: () => this.takeMe(packet.me),
    };
    parts[packet.t]?.();
  }

  takeState(state) {
    this.me = state.me;
    this.ahead = state.now * 1000 - Date.now();
    this.people = new Map(state.people.map((person) => [person.id, person]));
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map();
    for (const [channel, messages] of Object.entries(state.messages)) {
      this.messages.set(channel, new Map(messages.map((message) => [message.id, message])));
    }
    this.commands = state.commands;
    this.readings ??= this.recall();
    if (!this.channels.has(this.here)) this.here = this.firstChannel();
    this.tell("me", "channels", "commands", ...this.channels.keys());
  }

  takeMe(me) {
    this.me = me;
    this.tell("me", "channels", "commands", ...this.channels.keys());
  }

  takeMessage(message) {
    if (!this.messages.has(message.channel)) this.messages.set(message.channel, new Map());
    this.messages.get(message.channel).set(message.id, message);
    this.people.set(message.author.id, { ...message.author });
    this.tell(message.channel);
  }

  forget(channel, id) {
    this.messages.get(channel)?.delete(id);
    this.tell(channel);
  }

  /** Hide a message from this page alone. */
  dismiss(message) {
    this.dismissed.add(message.id);
    this.tell(message.channel);
  }

  takeChannel(channel, messages) {
    this.channels.set(channel.id, channel);
    this.messages.set(channel.id, new Map(messages.map((message) => [message.id, message])));
    this.tell("channels", channel.id);
  }

  close(channel) {
    this.channels.delete(channel);
    this.messages.delete(channel);
    if (this.here === channel) this.visit(this.firstChannel());
    else this.tell("channels");
  }

  takeCommands(commands) {
    this.commands = commands;
    this.tell("commands");
  }

  /** Go to a channel, and to a message of it if one is named. */
  visit(channel, message = null) {
    this.here = channel;
    this.aim = message;
    this.markRead();
    this.tell("channels", channel);
  }

  /** The messages of `channel`, oldest first. */
  log(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])]
      .filter((message) => !this.dismissed.has(message.id))
      .sort((one, other) => older(one.id, other.id));
  }

  message(channel, id) {
    return this.messages.get(channel)?.get(id);
  }

  /** How many messages of others in `channel` were not read. */
  unread(channel) {
    const read = this.readings?.[channel] ?? "0";
    return this.log(channel).filter(
      (message) => message.author.id !== this.me.id && older(read, message.id) < 0,
    ).length;
  }

  /** The channel that is looked at now counts as read. */
  markRead() {
    const last = this.log(this.here).at(-1);
    if (!last || !this.readings || this.readings[this.here] === last.id) return;
    this.readings[this.here] = last.id;
    sessionStorage.setItem(`read:${this.me.id}`, JSON.stringify(this.readings));
    this.tell("channels");
  }

  recall() {
    return JSON.parse(sessionStorage.getItem(`read:${this.me.id}`) ?? "{}");
  }

  firstChannel() {
    return [...this.channels.values()].find((channel) => channel.kind === "text")?.id ?? null;
  }

  /** What a person reads as the channel's name. */
  title(channel) {
    return channel?.kind === "text" ? `#${channel.name}` : (channel?.name ?? "");
  }

  /** The server's time, in milliseconds. */
  now() {
    return Date.now() + this.ahead;
  }

  tell(...what) {
    this.dispatchEvent(new CustomEvent("changed", { detail: new Set(what) }));
  }
}
