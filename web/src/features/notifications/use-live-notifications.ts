import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";
import { useStreamOpen } from "../../lib/live/use-poll-without-stream.ts";
import { api } from "../../lib/api.ts";
import { areSomeShown, closeShown } from "../push/shown-notifications.ts";
import { fetchAgain, showUnreadCount } from "./notification-cache.ts";
import { UNREAD_COUNT } from "./use-notifications.ts";

/** Keeps badge and lists up to date while the page is open, ahead of the next poll. */
export function useLiveNotifications() {
  const queryClient = useQueryClient();
  useLiveEvent(NOTIFICATION_EVENT, ({ unreadCount }) => {
    showUnreadCount(queryClient, () => unreadCount);
    // Two that arrive at once were counted separately, so the count is fetched as well.
    void fetchAgain(queryClient);
    void closeWhatWasRead(unreadCount);
  });
  useLiveEvent(STREAM_EVENT.gap, () => void fetchAgain(queryClient));
  // What happened after the count was fetched and before there was a stream is in no event. The stream may be open before
  // the bell is there: for another part of the page, or in another tab.
  const isOpen = useStreamOpen();
  useEffect(() => {
    if (isOpen) void queryClient.invalidateQueries({ queryKey: UNREAD_COUNT });
  }, [isOpen, queryClient]);
}

/** What was read on another device goes from the screen of this device. The event says only how many are unread. */
async function closeWhatWasRead(unreadCount: number) {
  if (!(await areSomeShown())) return;
  if (unreadCount === 0) return closeShown(() => true);
  // What fails is tried with the next event.
  const newest = await api["GET /api/notifications"]({ query: {} }).catch(() => undefined);
  const read = new Set(newest?.notifications.filter(({ isRead }) => isRead).map(({ _id }) => _id));
  return closeShown((id) => read.has(id));
}
