import type { Message } from "@cardplaza/contract/messages/message";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { isSameDay } from "../sync/message-time.ts";

export type ThreadRow =
  | { kind: "day"; key: string; at: string }
  | { kind: "new"; key: string }
  | { kind: "note"; key: string; message: Message }
  | { kind: "message"; key: string; message: Message; isOwn: boolean; isFirst: boolean; isLast: boolean };

interface Reader {
  me: string;
  /** Where they left off when they opened the thread; null if nothing was unread. */
  leftOffAt: number | null;
}

/** What one person wrote within these minutes stands together. */
const TOGETHER_MS = 5 * MINUTE_MS;

/** Messages with what stands between them: days, and the line above the first new one. */
export function threadRows(messages: readonly Message[], { me, leftOffAt }: Reader): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const firstNew = leftOffAt === null ? undefined : firstNewAfter(messages, leftOffAt, me);
  let before: Message | undefined;
  for (const message of messages) {
    const { _id, at, kind, senderId } = message;
    const isNewDay = !before || !isSameDay(before.at, at);
    if (isNewDay) rows.push({ kind: "day", key: `day of ${_id}`, at });
    if (message === firstNew) rows.push({ kind: "new", key: "new" });
    if (kind === "note") rows.push({ kind, key: _id, message });
    else {
      const isFirst = isNewDay || message === firstNew || !standsWith(before, message);
      const last = rows.at(-1);
      if (!isFirst && last?.kind === "message") last.isLast = false;
      const isOwn = senderId === me;
      // The key stays when a message that is being sent becomes one that was.
      rows.push({
        kind: "message",
        key: isOwn ? message.clientId : _id,
        message,
        isOwn,
        isFirst,
        isLast: true,
      });
    }
    before = message;
  }
  return rows;
}

/** The first that somebody else wrote after this place. */
export const firstNewAfter = (messages: readonly Message[], leftOffAt: number, me: string) =>
  messages.find(({ seq, senderId, kind }) => seq > leftOffAt && senderId !== me && kind !== "note");

const standsWith = (before: Message | undefined, { senderId, at }: Message) =>
  before?.kind === "text" &&
  before.senderId === senderId &&
  senderId !== null &&
  Date.parse(at) - Date.parse(before.at) < TOGETHER_MS;
