import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { usePages } from "../../../lib/use-pages.ts";
import type { ListQuery } from "./changed-list.ts";
import { detailOf, LIST } from "./conversation-cache.ts";

/** In a search a conversation has a line for each message that was found. */
export const lineKey = ({ _id, found }: Conversation) => (found ? `${_id} ${found.messageId}` : _id);

/** The one with the newest line first. A page that moved while it was read may hold one twice: it is shown once. */
export function useConversations(asked: ListQuery) {
  const list = usePages([LIST, asked], (cursor) => api[LIST]({ query: { ...asked, cursor } }));
  const all = list.data?.pages.flatMap(({ conversations }) => conversations);
  const conversations: Conversation[] | undefined = all && [
    ...new Map(all.map((conversation) => [lineKey(conversation), conversation])).values(),
  ];
  return { ...list, conversations };
}

export const useUnreadCount = () =>
  useQuery({ ...query["GET /api/conversations/unread-count"](), staleTime: 0 });

export const LABELS = query["GET /api/conversations/labels"]();
/** The member's own, those of leads with them. */
export const useLabels = () => useQuery({ ...LABELS, staleTime: 0, select: ({ labels }) => labels });

export const useConversation = (id: string) =>
  useQuery({ ...detailOf(id), staleTime: 0, refetchOnWindowFocus: true });
