import type { LiveEvent, LiveEventName } from "@cardplaza/contract/live/live-stream";
import { memberToken, subscribeToMemberToken } from "../tokens.ts";
import { subscribeToLive } from "./live-stream.ts";

type Subscribe = (onEvent: (event: LiveEvent) => void) => () => void;

/** Many listeners on one subscription, which is there as long as somebody listens. */
export function createLiveListeners(subscribe: Subscribe) {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let unsubscribe: (() => void) | undefined;

  const receive = ({ event, data }: LiveEvent) => {
    for (const listener of listeners.get(event) ?? []) {
      try {
        listener(data);
      } catch (error) {
        // The other listeners must still get the event.
        console.error(error);
      }
    }
  };

  return function listen<Data>(name: LiveEventName<Data>, onEvent: (data: Data) => void): () => void {
    const listener = (data: unknown) => onEvent(data as Data);
    const same = listeners.get(name) ?? new Set();
    listeners.set(name, same.add(listener));
    unsubscribe ??= subscribe(receive);
    return () => {
      if (!same.delete(listener)) return;
      if (same.size === 0) listeners.delete(name);
      if (listeners.size > 0) return;
      unsubscribe?.();
      unsubscribe = undefined;
    };
  };
}

/** The stream of the member who is signed in; with the next member's token it begins again. */
export function followMember(onEvent: (event: LiveEvent) => void): () => void {
  let token = memberToken();
  let stop = subscribeToLive(memberToken, onEvent);
  const stopFollowing = subscribeToMemberToken(() => {
    if (memberToken() === token) return;
    token = memberToken();
    stop();
    if (token !== null) stop = subscribeToLive(memberToken, onEvent);
  });
  return () => {
    stopFollowing();
    stop();
  };
}

export const listenToLive = createLiveListeners(followMember);
