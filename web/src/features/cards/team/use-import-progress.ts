import type { LiveEvent } from "@cardplaza/contract/live/live-stream";
import { TEAM_IMPORT_EVENT, type TeamImportProgress } from "@cardplaza/contract/cards/team/team-import-words";
import { useEffect, useState } from "react";
import { subscribeToLive } from "../../../lib/live/live-stream.ts";
import { memberToken } from "../../../lib/tokens.ts";

/** How much of a running import is done, from 0 to 1, as the server tells it. */
export function useImportProgress(isRunning: boolean): number {
  const [{ done, total }, setProgress] = useState<TeamImportProgress>({ done: 0, total: 1 });
  useEffect(() => {
    if (!isRunning) return;
    const receive = ({ event, data }: LiveEvent) => {
      if (event === TEAM_IMPORT_EVENT) setProgress(data as TeamImportProgress);
    };
    const stop = subscribeToLive(memberToken, receive);
    return () => {
      stop();
      setProgress({ done: 0, total: 1 });
    };
  }, [isRunning]);
  return done / total;
}
