import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { limitConcurrency } from "../../../../platform/load/limit-concurrency.ts";

const AT_ONCE = Math.min(2, availableParallelism());
const IDLE_MS = 30_000;

// A separate file, because the built server is one file and a worker needs its own.
const READER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const jsqr = require(workerData);
  const read = jsqr.default ?? jsqr;
  parentPort.on("message", ({ data, width, height }) => {
    const found = read(new Uint8ClampedArray(data.buffer), width, height, { inversionAttempts: "dontInvert" });
    parentPort.postMessage(found ? found.data : null);
  });
`;

interface Reader {
  worker: Worker;
  idle?: NodeJS.Timeout;
}

const resting: Reader[] = [];
const queued = limitConcurrency({ atOnce: AT_ONCE, waiting: 200 });

/** What a phone would read in an RGBA picture. In a worker, because it is pure computation. */
export function readCodePicture(
  data: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): Promise<string | null> {
  return queued(async () => {
    const reader = resting.pop() ?? startReader();
    clearTimeout(reader.idle);
    const text = await ask(reader.worker, { data, width, height });
    // Stays for a while for members who go on designing, then ends.
    reader.idle = setTimeout(() => retire(reader), IDLE_MS).unref();
    resting.push(reader);
    return text;
  });
}

function startReader(): Reader {
  const jsqr = createRequire(import.meta.url).resolve("jsqr");
  const worker = new Worker(READER, { eval: true, workerData: jsqr });
  worker.unref();
  return { worker };
}

function retire(reader: Reader): void {
  resting.splice(resting.indexOf(reader), 1);
  void reader.worker.terminate();
}

const ask = (worker: Worker, picture: { data: Uint8Array<ArrayBuffer>; width: number; height: number }) =>
  new Promise<string | null>((resolve, reject) => {
    const onMessage = (text: string | null) => {
      worker.off("error", onError);
      resolve(text);
    };
    const onError = (error: unknown) => {
      worker.off("message", onMessage);
      reject(error);
    };
    worker.once("message", onMessage);
    worker.once("error", onError);
    worker.postMessage(picture, [picture.data.buffer]);
  });
