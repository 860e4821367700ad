import type { LiveEventName } from "@cardplaza/contract/live/live-stream";
import { useEffect, useEffectEvent } from "react";
import { listenToLive } from "./live-listeners.ts";

/**
 * Calls the handler at every such event while the component is there. All listeners share one connection, and
 * all tabs of the browser do. Events can be missed: listen to `STREAM_EVENT.gap` too, and fetch again then.
 */
export function useLiveEvent<Data>(name: LiveEventName<Data>, handler: (data: Data) => void) {
  const onEvent = useEffectEvent(handler);
  useEffect(() => listenToLive<Data>(name, (data) => onEvent(data)), [name]);
}
