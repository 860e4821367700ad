import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/** Of its own processor time: on a busy machine an honest file takes longer, too. */
const MOST_CPU_MS = 5_000;
const LOOK_EVERY_MS = 200;
/** Ends a thread that only waits. */
const MOST_MS = 60_000;
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
  mostCpuMs = MOST_CPU_MS,
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
      clearInterval(looking);
      clearTimeout(deadline);
      void worker.terminate();
      resolve(found);
    };
    const look = async () => {
      const { user, system } = await worker.cpuUsage();
      if ((user + system) / 1000 > mostCpuMs) finish(null);
    };
    // Fails once the thread has ended, of which we are told anyway.
    const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
    const deadline = setTimeout(() => finish(null), MOST_MS);
    worker.once("message", finish);
    worker.once("error", () => finish(null));
    worker.once("exit", () => finish(null));
  });
}
