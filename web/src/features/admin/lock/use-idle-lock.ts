import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { adminActiveAt, noteAdminActive } from "../../../lib/storage/admin-token.ts";
import { adminQuery, lockAdminSession } from "../admin-session.ts";
import { wasIdle } from "../idle-time.ts";

const LOOK_EVERY_MS = 15_000;
/** How exact the last activity is. */
const NOTE_AFTER_MS = 5_000;
/** Somebody who types for long makes no calls, and the server would take them for idle. */
const STAY_AFTER_MS = 5 * 60_000;
const ACTIVITY = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Locks the screen when nobody has done anything for a while, and when the session is at its end. `endsAt` is null
 * while nobody is signed in.
 */
export function useIdleLock(endsAt: string | null) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (endsAt === null) return;
    const isOver = () => wasIdle() || Date.now() >= Date.parse(endsAt);
    const look = () => {
      const over = isOver();
      if (over) lockAdminSession();
      return over;
    };
    const note = () => {
      // After a sleep the first key may come before the timer.
      if (look()) return;
      if (Date.now() - (adminActiveAt() ?? 0) > NOTE_AFTER_MS) noteAdminActive();
      const readAt = queryClient.getQueryState(adminQuery.queryKey)?.dataUpdatedAt ?? 0;
      if (Date.now() - readAt > STAY_AFTER_MS) void queryClient.fetchQuery(adminQuery).catch(() => {});
    };
    if (adminActiveAt() === null) noteAdminActive();
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    const atEnd = setTimeout(look, Date.parse(endsAt) - Date.now());
    const on = { capture: true, passive: true };
    for (const event of ACTIVITY) addEventListener(event, note, on);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      clearTimeout(atEnd);
      for (const event of ACTIVITY) removeEventListener(event, note, on);
      document.removeEventListener("visibilitychange", look);
    };
  }, [endsAt, queryClient]);
}
