import type { Message } from "@cardplaza/contract/messages/message";

interface Below {
  messages: readonly Message[];
  /** There are more than these. */
  hasLater: boolean;
  /** How far it is to the end of what is loaded. */
  px: number;
}
interface Reader {
  /** What was in view, or read before. */
  readUpTo: number;
  /** As the server counts it. */
  unread: number;
  me: string;
}

const NEAR_THE_END_PX = 40;
const FAR_PX = 400;

/** How many new messages are below what is on the screen; null where there is no need to go to the newest one. */
export function newBelow({ messages, hasLater, px }: Below, { readUpTo, unread, me }: Reader): number | null {
  const isNew = ({ seq, kind, senderId }: Message) => seq > readUpTo && kind === "text" && senderId !== me;
  const here = messages.filter(isNew).length;
  if (hasLater) return Math.max(here, unread);
  return px > (here > 0 ? NEAR_THE_END_PX : FAR_PX) ? here : null;
}
