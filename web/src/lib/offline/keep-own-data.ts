import { api } from "../api.ts";
import { memberToken } from "../tokens.ts";
import { OWN_READS } from "./own-data.ts";
import { viewing } from "../storage/viewing.ts";
import { idle, workers } from "./register-worker.ts";
import { SAVED_AT } from "./saved-answers.ts";

/** What is opened in between is stored by itself. */
const FRESH_FOR_MS = 6 * 3_600_000;

/**
 * Reads once what a member wants without a network, also what they have not opened yet. The worker stores it on its way.
 */
export async function keepOwnData(): Promise<void> {
  const container = workers();
  if (!container || typeof caches === "undefined" || viewing()) return;
  await container.ready;
  if (!container.controller)
    await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
  await idle();
  for (const path of OWN_READS) {
    if (!memberToken() || !navigator.onLine) return;
    if (await isFresh(path)) continue;
    // Who is not told now is told when the screen is opened.
    await api[`GET ${path}`]().catch(() => {});
  }
}

async function isFresh(path: string): Promise<boolean> {
  const stored = await caches.match(path);
  const at = Date.parse(stored?.headers.get(SAVED_AT) ?? "");
  return Date.now() - at < FRESH_FOR_MS;
}
