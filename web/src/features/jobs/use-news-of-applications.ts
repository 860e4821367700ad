import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { useLiveEvent } from "../../lib/live/use-live-event.ts";

/** Whatever the other side does rings the bell, which then leads to this very page. */
export function useNewsOfApplications(lookAgain: () => void) {
  useLiveEvent(NOTIFICATION_EVENT, lookAgain);
  useLiveEvent(STREAM_EVENT.gap, lookAgain);
}
