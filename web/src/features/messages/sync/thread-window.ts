import type { Message } from "@cardplaza/contract/messages/message";

/** The page holds so many messages of a thread; what lies further away is read again when somebody scrolls there. */
export const WINDOW_MAX = 300;

/** A part of a conversation without holes, as a page of the server is. */
export interface ThreadWindow {
  /** In the order of their places. */
  messages: readonly Message[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** Every change up to this number is in these messages. */
  headSeq: number;
}

/** These messages with others put in: each once, and of two states of one the newer. */
export function mergedMessages(held: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const byId = new Map(held.map((message) => [message._id, message]));
  for (const message of incoming) {
    const known = byId.get(message._id);
    if (!known || message.changedSeq >= known.changedSeq) byId.set(message._id, message);
  }
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** With new messages and changes. What lies outside of the window is read when somebody scrolls there. */
export function withChanges(
  window: ThreadWindow,
  incoming: readonly Message[],
  upTo: number = window.headSeq,
): ThreadWindow {
  const messages = mergedMessages(
    window.messages,
    incoming.filter((message) => belongsIn(window, message)),
  );
  return cutEarlier({ ...window, messages, headSeq: Math.max(window.headSeq, upTo) });
}

function belongsIn({ messages, hasEarlier, hasLater }: ThreadWindow, { _id, seq }: Message): boolean {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return !hasLater;
  if (messages.some((held) => held._id === _id)) return true;
  return seq > last.seq ? !hasLater : seq < first.seq ? !hasEarlier : true;
}

export const withEarlier = (window: ThreadWindow, page: ThreadWindow): ThreadWindow =>
  cutLater({
    messages: mergedMessages(window.messages, page.messages),
    hasEarlier: page.hasEarlier,
    hasLater: window.hasLater,
    headSeq: Math.min(window.headSeq, page.headSeq),
  });

export const withLater = (window: ThreadWindow, page: ThreadWindow): ThreadWindow =>
  cutEarlier({
    messages: mergedMessages(window.messages, page.messages),
    hasEarlier: window.hasEarlier,
    hasLater: page.hasLater,
    headSeq: Math.min(window.headSeq, page.headSeq),
  });

const cutEarlier = (window: ThreadWindow): ThreadWindow =>
  window.messages.length <= WINDOW_MAX
    ? window
    : { ...window, messages: window.messages.slice(-WINDOW_MAX), hasEarlier: true };

const cutLater = (window: ThreadWindow): ThreadWindow =>
  window.messages.length <= WINDOW_MAX
    ? window
    : { ...window, messages: window.messages.slice(0, WINDOW_MAX), hasLater: true };
