import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

const GIVE_UP_AFTER_MS = 5_000;
const MOST_MEGABYTES = 192;

/**
 * Reads a file in its own thread with little memory and time, so that a damaged file delays nobody else. The
 * reader's code is passed as text, because the built server is one file and a worker needs its own. It loads
 * the library from `workerData.module` and posts its result. Null if it fails or takes too long.
 */
export function readInThread<T>(
  reader: string,
  library: string,
  data: object,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<T | null> {
  const module = createRequire(import.meta.url).resolve(library);
  const worker = new Worker(reader, {
    eval: true,
    workerData: { module, ...data },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    // Keeps the library's warnings about damaged files out of our own output.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const finish = (found: T | null) => {
      clearTimeout(deadline);
      void worker.terminate();
      resolve(found);
    };
    const deadline = setTimeout(() => finish(null), giveUpAfterMs);
    worker.once("message", finish);
    worker.once("error", () => finish(null));
    worker.once("exit", () => finish(null));
  });
}
