import type { Conversation } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { CHANGE_MINUTES } from "@cardplaza/contract/messages/message-limits";
import { MINUTE_MS } from "@cardplaza/contract/time";

export type MessageAct =
  | "reply"
  | "answerPrivately"
  | "copy"
  | "forward"
  | "pin"
  | "unpin"
  | "remind"
  | "edit"
  | "markUnread"
  | "deleteForMe"
  | "deleteForAll"
  | "report";

interface Where {
  conversation: Pick<Conversation, "kind" | "state" | "canWrite" | "isAdmin">;
  me: string;
  now: Date;
}

/** Reactions go with writing; members of a chapter's thread react to what its officers write. */
export const canReact = (
  { deletedAt, isWaiting, kind }: Message,
  { state, canWrite, kind: where }: Where["conversation"],
) => kind === "text" && !deletedAt && !isWaiting && state === "open" && (canWrite || where === "chapter");

/** A lead, a contact, a note or a referral is made of what somebody else wrote to the reader alone. */
export const isForBusiness = (
  { kind, senderId, deletedAt }: Message,
  { conversation, me }: Pick<Where, "conversation" | "me">,
) => conversation.kind === "direct" && kind === "text" && !deletedAt && senderId !== null && senderId !== me;

/** What the reader can do with a message, in the order of its menu. */
export function messageActs(message: Message, { conversation, me, now }: Where): MessageAct[] {
  if (message.kind === "note") return [];
  if (message.deletedAt) return ["deleteForMe"];
  const { canWrite, state, kind, isAdmin } = conversation;
  const { senderId, isWaiting, body, pinned } = message;
  const isOwn = senderId === me;
  const isFromOther = !isOwn && senderId !== null;
  const isYoung = now.getTime() - Date.parse(message.at) < CHANGE_MINUTES * MINUTE_MS;
  const isOpen = state === "open";
  const mayPin = isOpen && !isWaiting && (kind === "chapter" ? isAdmin : canWrite);
  const acts: [MessageAct, boolean][] = [
    ["reply", canWrite && !isWaiting],
    ["answerPrivately", kind === "chapter" && isFromOther],
    ["copy", body !== ""],
    ["forward", !isWaiting],
    [pinned ? "unpin" : "pin", mayPin],
    ["remind", !isWaiting],
    ["edit", isOwn && isYoung && canWrite && body !== ""],
    ["markUnread", isFromOther],
    ["report", isFromOther],
    ["deleteForMe", true],
    ["deleteForAll", isOwn && isYoung],
  ];
  return acts.filter(([, isOffered]) => isOffered).map(([act]) => act);
}
