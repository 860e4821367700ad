import type { LiveEvent, LiveEventName } from "@cardplaza/contract/live/live-stream";
import { memberToken, subscribeToMemberToken } from "../tokens.ts";
import { subscribeToLive } from "./live-stream.ts";

type OnEvent = (event: LiveEvent) => void;
type OnState = (isOpen: boolean) => void;
type Subscribe = (onEvent: OnEvent, onState: OnState) => () => void;

/** Many listeners on one subscription, which is there as long as somebody listens. */
export function createLiveListeners(subscribe: Subscribe) {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  const stateListeners = new Set<() => void>();
  let isOpen = false;
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

  const setOpen = (now: boolean) => {
    if (now === isOpen) return;
    isOpen = now;
    for (const listener of stateListeners) listener();
  };

  function listen<Data>(name: LiveEventName<Data>, onEvent: (data: Data) => void): () => void {
    const listener = (data: unknown) => onEvent(data as Data);
    const same = listeners.get(name) ?? new Set();
    listeners.set(name, same.add(listener));
    unsubscribe ??= subscribe(receive, setOpen);
    return () => {
      if (!same.delete(listener)) return;
      if (same.size === 0) listeners.delete(name);
      if (listeners.size > 0) return;
      unsubscribe?.();
      unsubscribe = undefined;
      setOpen(false);
    };
  }

  return {
    listen,
    /** Whether events come now, in this tab or by another one. */
    isOpen: () => isOpen,
    onOpenChange(listener: () => void): () => void {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}

/** The stream of the member who is signed in; with the next member's token it begins again. */
export function followMember(onEvent: OnEvent, onState?: OnState): () => void {
  let token = memberToken();
  let stop = subscribeToLive(memberToken, onEvent, { onState });
  const stopFollowing = subscribeToMemberToken(() => {
    if (memberToken() === token) return;
    token = memberToken();
    stop();
    if (token !== null) stop = subscribeToLive(memberToken, onEvent, { onState });
  });
  return () => {
    stopFollowing();
    stop();
  };
}

const live = createLiveListeners(followMember);
export const { listen: listenToLive, isOpen: isStreamOpen, onOpenChange: onStreamOpenChange } = live;
