import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { FORMER_MEMBER } from "@cardplaza/contract/messages/message-words";

/** What somebody of the conversation is called. */
export const nameIn = ({ participants }: ConversationDetail, id: string | null): string =>
  participants.find(({ _id }) => _id === id)?.name ?? FORMER_MEMBER;
