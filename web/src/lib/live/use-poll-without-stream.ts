import { useSyncExternalStore } from "react";
import { isStreamOpen, onStreamOpenChange } from "./live-listeners.ts";

/** Whether live events come now. */
export const useStreamOpen = () => useSyncExternalStore(onStreamOpenChange, isStreamOpen, () => false);

/**
 * For `refetchInterval`: while live events come, nobody needs to ask. Look once more at `STREAM_EVENT.open`: what happened
 * before it is in no event.
 */
export const usePollWithoutStream = (everyMs: number): number | false => (useStreamOpen() ? false : everyMs);
