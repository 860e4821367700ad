import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";

/** A moment after the change, so that the next code is there. */
const AFTER_MS = 200;
const TRY_AGAIN_MS = 3_000;

/** The code of these seconds; the next one is fetched when it is due, and at once when the tab wakes up. */
export function useCode(meetingId: string, enabled = true) {
  const code = useQuery({
    ...query["GET /api/chapter-meetings/:id/code"]({ params: { id: meetingId } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === "error" || !data) return TRY_AGAIN_MS;
      return Math.max(0, Date.parse(data.changesAt) - Date.parse(data.serverTime)) + AFTER_MS;
    },
  });
  // By the server's clock: that of this device may be wrong.
  const ahead = code.data ? Date.parse(code.data.serverTime) - code.dataUpdatedAt : 0;
  return { ...code, serverNow: (now: number) => now + ahead };
}
