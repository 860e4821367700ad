import type { Notification } from "@cardplaza/contract/notifications/notifications";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { LISTS, UNREAD_COUNT } from "./use-notifications.ts";

interface Page {
  notifications: Notification[];
  unreadCount: number;
  nextCursor: string | null;
}

/** Shows as read what `read` picks, in every list on the screen. Rows stay where they are. */
export function showAsRead(queryClient: QueryClient, read: (notification: Notification) => boolean) {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: [LISTS] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((each) => (read(each) ? { ...each, isRead: true } : each)),
        })),
      },
  );
}

export function showUnreadCount(queryClient: QueryClient, count: (known: number) => number) {
  queryClient.setQueryData<{ count: number }>(
    UNREAD_COUNT,
    (data) => data && { count: Math.max(0, count(data.count)) },
  );
}

export async function fetchAgain(queryClient: QueryClient) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: UNREAD_COUNT }),
    queryClient.invalidateQueries({ queryKey: [LISTS] }),
  ]);
}
