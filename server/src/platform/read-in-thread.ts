import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

const GIVE_UP_AFTER_MS = 5_000;
const MOST_MEGABYTES = 192;

/**
 * Reads a file in a thread of its own, with little memory and time, so that nobody else waits for a strange
 * one. The reader is a text, because the built server is one file and a worker needs one of its own; it finds
 * the library as `workerData.module` and posts what it found. Null where it cannot.
 */
export function readInThread<T>(reader: string, library: string, data: object): Promise<T | null> {
  const module = createRequire(import.meta.url).resolve(library);
  const worker = new Worker(reader, {
    eval: true,
    workerData: { module, ...data },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    // What the library notes about a strange file is nobody's business here.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const finish = (found: T | null) => {
      clearTimeout(deadline);
      void worker.terminate();
      resolve(found);
    };
    const deadline = setTimeout(() => finish(null), GIVE_UP_AFTER_MS);
    worker.once("message", finish);
    worker.once("error", () => finish(null));
    worker.once("exit", () => finish(null));
  });
}
