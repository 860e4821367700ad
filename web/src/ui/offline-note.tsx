import { useSyncExternalStore } from "react";

const KEPT = "You are offline. What you typed stays here until you can send it.";

/** Beside the button of a form, as soon as the device has no network. A search has nothing to lose. */
export function OfflineNote({ text = KEPT }: { text?: string | undefined }) {
  if (!useOffline()) return null;
  return (
    <span
      role="status"
      data-offline-note=""
      className="basis-full text-xs font-medium text-danger in-[[role=search]]:hidden"
    >
      {text}
    </span>
  );
}

const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
