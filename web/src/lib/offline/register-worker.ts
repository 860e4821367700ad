const WORKER_PATH = "/worker.js";

/** Null where a browser has none: it may forbid them, and everything else works without. */
export const workers = (): ServiceWorkerContainer | null =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;

/** Starts the worker once the page is idle, for members only: a visitor's first page brings nothing more. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // In development a worker of a built product on the same address would answer with its old files.
  if (import.meta.env.DEV) {
    for (const old of (await workers()?.getRegistrations()) ?? []) await old.unregister();
    return undefined;
  }
  await idle();
  return workers()
    ?.register(WORKER_PATH, { scope: "/", updateViaCache: "none" })
    .catch(() => undefined);
}

export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
