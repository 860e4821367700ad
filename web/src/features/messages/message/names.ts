import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";

/** What somebody of the conversation is called. */
export const nameIn = ({ participants }: ConversationDetail, id: string | null): string =>
  participants.find(({ _id }) => _id === id)?.name ?? FORMER_MEMBER_NAME;
