import { workers } from "./register-worker.ts";
import { USE_NEW_VERSION } from "./worker-messages.ts";

const LOOK_AFTER_MS = 3_600_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Tells when a new version has been loaded and waits. Looks for one when a tab that was open for long is used again. */
export function watchForNewVersion(registration: ServiceWorkerRegistration) {
  const look = () => {
    // The first worker of a browser replaces nothing.
    waiting = workers()?.controller ? registration.waiting : null;
    for (const listener of listeners) listener();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOK_AFTER_MS) return;
    lookedAt = Date.now();
    void registration.update().catch(() => {});
  });
}

export const newVersion = {
  isThere: () => waiting !== null,
  onChange(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Only because somebody asked: what is typed in other tabs stays there. */
  use() {
    const container = workers();
    const reload = () => location.reload();
    // In another tab it may be in use already.
    if (waiting?.state !== "installed" || !container) return reload();
    container.addEventListener("controllerchange", reload, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    waiting.postMessage(USE_NEW_VERSION);
  },
};
