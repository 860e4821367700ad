import { UNREAD_POLL_MS } from "@cardplaza/contract/notifications/notification-words";
import type { Notification } from "@cardplaza/contract/notifications/notifications";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { usePollWithoutStream } from "../../lib/live/use-poll-without-stream.ts";
import { query } from "../../lib/query.ts";
import { isSessionOver } from "../../lib/session-over.ts";

export type NotificationView = "panel" | "all" | "unread";

export const UNREAD_COUNT = query["GET /api/notifications/unread-count"]().queryKey;
export const LISTS = "GET /api/notifications";

/** The unread count: updated at once by the live stream, and fetched every half minute while there is none. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: UNREAD_COUNT,
    queryFn: () => logged(api["GET /api/notifications/unread-count"]()),
    refetchInterval: usePollWithoutStream(UNREAD_POLL_MS),
  });
  return data?.count ?? 0;
}

/** A list, page by page. Refetched whenever it is shown. */
export function useNotificationList(view: NotificationView) {
  const list = useInfiniteQuery({
    queryKey: [LISTS, view],
    queryFn: ({ pageParam }) =>
      logged(
        api["GET /api/notifications"]({
          query: { cursor: pageParam ?? undefined, unread: view === "unread" ? "true" : undefined },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: "always",
    // A failure is only logged, so the list has to recover by itself.
    refetchInterval: ({ state }) => (state.status === "error" ? UNREAD_POLL_MS : false),
  });
  const notifications: Notification[] | undefined = list.data?.pages.flatMap((page) => page.notifications);
  return { ...list, notifications };
}

// As specified, these failures are only logged: the last list, or the skeleton, stays.
async function logged<T>(fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch (error) {
    if (!isSessionOver(error)) console.error("Notifications were not fetched.", error);
    throw error;
  }
}
