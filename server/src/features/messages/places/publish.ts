import {
  CONVERSATION_EVENT,
  MESSAGE_EVENT,
  type MessageEvent,
} from "@cardplaza/contract/messages/message-words";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";

/** Tells these members, on all their devices, that something was written or changed in a conversation. */
export const publishMessage = (
  { live }: Pick<Services, "live">,
  tx: Tx,
  memberIds: readonly string[],
  event: MessageEvent,
) => live.publishAll(tx, memberIds, MESSAGE_EVENT, event);

/** Tells them that their place in it changed, or who is in it. */
export const publishConversation = (
  { live }: Pick<Services, "live">,
  tx: Tx,
  memberIds: readonly string[],
  conversationId: string,
) => live.publishAll(tx, memberIds, CONVERSATION_EVENT, { conversationId });
