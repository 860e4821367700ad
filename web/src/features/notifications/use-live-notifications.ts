import { STREAM_EVENT, type LiveEvent } from "@cardplaza/contract/live/live-stream";
import {
  NOTIFICATION_EVENT,
  type NotificationEvent,
} from "@cardplaza/contract/notifications/notification-words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadPatiently } from "../../first-visit/load-patiently.ts";
import { memberToken } from "../../lib/tokens.ts";
import { fetchAgain, showUnreadCount } from "./notification-cache.ts";

/** Keeps badge and lists up to date while the page is open, ahead of the next poll. */
export function useLiveNotifications() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const receive = ({ event, data }: LiveEvent) => {
      if (event === NOTIFICATION_EVENT)
        showUnreadCount(queryClient, () => (data as NotificationEvent).unreadCount);
      else if (event !== STREAM_EVENT.gap) return;
      // Two that arrive at once were each counted without the other, so the server is asked as well.
      void fetchAgain(queryClient);
    };
    return subscribeLater(receive);
  }, [queryClient]);
}

/** The stream's code is fetched only now: no page waits for it. */
function subscribeLater(receive: (event: LiveEvent) => void): () => void {
  let stopped = false;
  let stop = () => {};
  const start = async () => {
    const { subscribeToLive } = await loadPatiently(() => import("../../lib/live/live-stream.ts"));
    if (!stopped) stop = subscribeToLive(memberToken, receive);
  };
  void start();
  return () => {
    stopped = true;
    stop();
  };
}
