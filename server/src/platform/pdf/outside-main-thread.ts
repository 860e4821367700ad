import { isMainThread } from "node:worker_threads";

/** Drawing stops everything else in its thread, so `drawPdf` does it in another one. */
export function requireThread(): void {
  if (isMainThread) throw new Error("PDFs are not drawn in the main thread: see drawPdf");
}
