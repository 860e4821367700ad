import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { CONVERSATION_EVENT, MESSAGE_EVENT } from "@cardplaza/contract/messages/message-words";
import { UNREAD_POLL_MS } from "@cardplaza/contract/notifications/notification-words";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { usePollWithoutStream, useStreamOpen } from "../../../lib/live/use-poll-without-stream.ts";
import { query } from "../../../lib/query.ts";
import { atMostEvery } from "./at-most-every.ts";

const COUNT = query["GET /api/conversations/unread-count"]();

/** How many conversations have something unread. Menus and title share what was read. */
export function useUnreadConversations(): number {
  const { data } = useQuery({ ...COUNT, refetchInterval: usePollWithoutStream(UNREAD_POLL_MS) });
  return data?.count ?? 0;
}

export const readUnreadAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: COUNT.queryKey });

/** In a busy group there are several messages a second. */
const READ_EVERY_MS = 500;

/** Keeps the count up to date, in tabs that nobody looks at too: their title shows it. */
export function useUnreadNews() {
  const queryClient = useQueryClient();
  const news = useMemo(
    () => atMostEvery(READ_EVERY_MS, () => void readUnreadAgain(queryClient)),
    [queryClient],
  );
  useEffect(() => news.stop, [news]);
  useLiveEvent(MESSAGE_EVENT, news.call);
  useLiveEvent(CONVERSATION_EVENT, news.call);
  useLiveEvent(STREAM_EVENT.gap, news.call);
  // What happened after the count was read and before there was a stream is in no event.
  const isOpen = useStreamOpen();
  useEffect(() => {
    if (isOpen) news.call();
  }, [isOpen, news]);
}
