import { useSyncExternalStore } from "react";

/** Whether the page fills the screen, and the switch; null where the browser cannot. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const canFill = typeof document !== "undefined" && document.fullscreenEnabled;
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused by the browser: the view already fills the window.
    done.catch(() => {});
  };
  return { isFull, toggle: canFill ? toggle : null };
}

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
