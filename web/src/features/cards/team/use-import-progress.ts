import { TEAM_IMPORT_EVENT, type TeamImportProgress } from "@cardplaza/contract/cards/team/team-import-words";
import { useEffect, useState } from "react";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";

const NOTHING_DONE: TeamImportProgress = { done: 0, total: 1 };

/** How much of a running import is done, from 0 to 1, by live events of the server. */
export function useImportProgress(isRunning: boolean): number {
  const [{ done, total }, setProgress] = useState(NOTHING_DONE);
  useLiveEvent(TEAM_IMPORT_EVENT, (progress) => {
    if (isRunning) setProgress(progress);
  });
  useEffect(() => {
    if (isRunning) return () => setProgress(NOTHING_DONE);
  }, [isRunning]);
  return done / total;
}
