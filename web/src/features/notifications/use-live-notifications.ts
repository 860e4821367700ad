import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";
import { fetchAgain, showUnreadCount } from "./notification-cache.ts";
import { UNREAD_COUNT } from "./use-notifications.ts";

/** Keeps badge and lists up to date while the page is open, ahead of the next poll. */
export function useLiveNotifications() {
  const queryClient = useQueryClient();
  useLiveEvent(NOTIFICATION_EVENT, ({ unreadCount }) => {
    showUnreadCount(queryClient, () => unreadCount);
    // Two that arrive at once were counted separately, so the count is fetched as well.
    void fetchAgain(queryClient);
  });
  useLiveEvent(STREAM_EVENT.gap, () => void fetchAgain(queryClient));
  // A page that opens a record reads its notices, maybe after the count was fetched and before there was a stream.
  useLiveEvent(STREAM_EVENT.open, () => void queryClient.invalidateQueries({ queryKey: UNREAD_COUNT }));
}
