import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Start } from "../sync/thread-store.ts";
import type { ThreadWindow } from "../sync/thread-window.ts";
import { firstNewAfter } from "./thread-rows.ts";

/** The place that the way to the thread names: of a message, or its id. */
interface Named {
  at: number | undefined;
  messageId: string | null;
}

/** With more unread than this the reader begins where they left off, which may be pages ago. */
const MANY_UNREAD = 30;

/** Where an opened thread begins: at a named message, at the first of many unread ones, else at the end. */
export function whereToBegin(
  { unread, state, readSeq }: Pick<ConversationDetail, "unread" | "state" | "readSeq">,
  { at, messageId }: Named,
  me: string,
) {
  /** Null: nothing is unread, and no line of new messages is shown. */
  const leftOffAt = unread > 0 && state === "open" ? readSeq : null;
  const isNamed = messageId !== null || at !== undefined;
  const atUnread = !isNamed && leftOffAt !== null && unread > MANY_UNREAD;
  const start: Start = messageId
    ? { aroundMessage: messageId }
    : isNamed
      ? { around: at }
      : atUnread
        ? { around: leftOffAt }
        : {};
  const isRight = ({ messages }: ThreadWindow) =>
    !atUnread || firstNewAfter(messages, leftOffAt, me) !== undefined;
  return { leftOffAt, start, isRight };
}
